#include "measure/measurement.h"

#include <nlohmann/json.hpp>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const MeasuredVariant& variant)
{
    return {
        {"id", variant.id}, {"rounds", variant.rounds}, {"rules", variant.rules}, {"board", variant.board}};
}

Json json_of(const MeasureRun& run)
{
    Json json{{"version", run.version}, {"variant", json_of(run.variant)}};
    json["parent"] = run.parent ? json_of(*run.parent) : Json();
    json["players"] = run.seating.players;
    json["player"] = run.seating.player;
    json["iterations"] = run.seating.iterations;
    json["games"] = run.games;
    json["seed"] = run.seed;
    return json;
}

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

Json json_of(const Mean& mean)
{
    return {{"mean", mean.value}, {"error", mean.error}, {"spread", mean.spread}};
}

Json json_of(const FigureResult& result)
{
    Json json{{"variant", json_of(result.variant)}};
    if (!result.comparison)
        return json;
    json["parent"] = json_of(result.comparison->parent);
    json["difference"] = json_of(result.comparison->difference);
    json["adjusted_p"] = result.comparison->chance;
    json["real"] = result.comparison->real;
    return json;
}

} // namespace

std::string print_measurement(const Measurement& measurement)
{
    Json json{{"capitol_measure", measure_format},
              {"run", json_of(measurement.run)},
              {"games_done", json_of(measurement.sums.games)}};
    for (const Figure figure : figures_of(measurement.run))
        json["sums"][facts_of(figure).id] = json_of(measurement.sums[figure]);
    json["results"] = Json::object();
    for (const FigureResult& result : results_of(measurement.run, measurement.sums))
        json["results"][facts_of(result.figure).id] = json_of(result);
    return json.dump(1) + '\n';
}

} // namespace capitol
