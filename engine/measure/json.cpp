#include "measure/json.h"

namespace measure {

Json json_of(const GameRanges& games)
{
    Json list = Json::array();
    for (const GameRange& range : games.ranges())
        list.push_back({range.first, range.end - 1});
    return list;
}

Json json_of(const FigureSums& sums)
{
    Json json;
    for (const auto& [name, field] : sum_fields)
        json[name] = sums.*field;
    return json;
}

Json json_of(const capitol::Histogram& histogram)
{
    Json json = Json::object();
    for (std::size_t amount = 0; amount < histogram.counts().size(); ++amount)
        if (histogram.counts()[amount] > 0)
            json[std::to_string(amount)] = histogram.counts()[amount];
    return json;
}

Json json_of(const Mean& mean)
{
    return {{"mean", mean.value}, {"error", mean.error}, {"spread", mean.spread}};
}

void add_comparison(Json& json, const Comparison& comparison)
{
    json["parent"] = json_of(comparison.parent);
    json["difference"] = json_of(comparison.difference);
    json["adjusted_p"] = comparison.chance;
    json["real"] = comparison.real;
}

} // namespace measure
