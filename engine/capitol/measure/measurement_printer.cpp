#include "capitol/measure/measurement.h"

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
    json["knobs"] = run.knobs;
    json["refused_knobs"] = run.refused_knobs;
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

Json json_of(const Histogram& histogram)
{
    Json json = Json::object();
    for (std::size_t amount = 0; amount < histogram.counts().size(); ++amount)
        if (histogram.counts()[amount] > 0)
            json[std::to_string(amount)] = histogram.counts()[amount];
    return json;
}

Json json_of(const Sums& sums, Figure figure)
{
    Json json = json_of(sums[figure]);
    json["variant_counts"] = json_of(sums.variant_counts[index(figure)]);
    json["parent_counts"] = json_of(sums.parent_counts[index(figure)]);
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

Json json_of(const std::vector<FigureResult>& results)
{
    Json json = Json::object();
    for (const FigureResult& result : results)
        json[facts_of(result.figure).id] = json_of(result);
    return json;
}

// Without games there are sums, too: they are all 0.
Json knob_sums_of(const Measurement& measurement)
{
    static const FigureTable nothing{};
    Json json = Json::object();
    for (std::size_t knob = 0; knob < measurement.run.knobs.size(); ++knob) {
        const auto& tables = measurement.sums.knobs;
        const FigureTable& table = tables.empty() ? nothing : tables[knob];
        for (const Figure figure : figures_of(measurement.run))
            json[measurement.run.knobs[knob]][facts_of(figure).id] = json_of(table[index(figure)]);
    }
    return json;
}

} // namespace

std::string print_measurement(const Measurement& measurement)
{
    Json json{{"capitol_measure", measure_format},
              {"run", json_of(measurement.run)},
              {"games_done", json_of(measurement.sums.games)}};
    for (const Figure figure : figures_of(measurement.run))
        json["sums"][facts_of(figure).id] = json_of(measurement.sums, figure);
    json["knob_sums"] = knob_sums_of(measurement);
    json["results"] = json_of(results_of(measurement.run, measurement.sums));
    json["knob_results"] = Json::object();
    for (const KnobResult& knob : knob_results_of(measurement.run, measurement.sums))
        json["knob_results"][knob.key] = json_of(knob.figures);
    return json.dump(1) + '\n';
}

} // namespace capitol
