// A measurement as a JSON file: what was measured, which games are included, their sums (which can be
// merged), and the results (for people and scripts; not read back).
#pragma once

#include "base/files.h"
#include "base/strict_json.h"
#include "base/visible_text.h"
#include "measure/json.h"
#include "measure/reader.h"
#include "measure/result.h"

#include <filesystem>

namespace measure {

template <Measured M>
struct Measurement
{
    MeasureRun<M> run;
    Sums<M> sums;
    bool operator==(const Measurement&) const = default;
    bool whole() const { return sums.games.count() == run.games; }
};

template <Measured M>
class MeasurementPrinter
{
public:
    explicit MeasurementPrinter(const Measurement<M>& measurement)
        : m_run(measurement.run), m_sums(measurement.sums)
    {
    }

    std::string print() const
    {
        Json json{{M::key, M::format}, {"run", run()}, {"games_done", json_of(m_sums.games)}};
        for (const auto figure : figures_of(m_run))
            json["sums"][M::facts_of(figure).id] = sums(figure);
        json["knob_sums"] = knob_sums();
        json["results"] = results(results_of(m_run, m_sums));
        json["knob_results"] = Json::object();
        for (const KnobResult<M>& knob : knob_results_of(m_run, m_sums))
            json["knob_results"][knob.key] = results(knob.figures);
        return json.dump(1) + '\n';
    }

private:
    Json run() const
    {
        Json json{{"version", m_run.version}, {"variant", M::json_of(m_run.variant)}};
        json["parent"] = m_run.parent ? M::json_of(*m_run.parent) : Json();
        json["players"] = m_run.seating.players;
        json["player"] = m_run.seating.player;
        json["iterations"] = m_run.seating.iterations;
        json["games"] = m_run.games;
        json["seed"] = m_run.seed;
        json["knobs"] = m_run.knobs;
        json["refused_knobs"] = m_run.refused_knobs;
        return json;
    }

    Json sums(typename M::Figure figure) const
    {
        Json json = json_of(m_sums[figure]);
        json["variant_counts"] = json_of(m_sums.variant_counts[place_of(figure)]);
        json["parent_counts"] = json_of(m_sums.parent_counts[place_of(figure)]);
        return json;
    }

    // Without games there are sums, too: they are all 0.
    Json knob_sums() const
    {
        Json json = Json::object();
        for (std::size_t knob = 0; knob < m_run.knobs.size(); ++knob) {
            const auto table = m_sums.knobs.empty() ? FigureTable<M>{} : m_sums.knobs[knob];
            for (const auto figure : figures_of(m_run))
                json[m_run.knobs[knob]][M::facts_of(figure).id] = json_of(table[place_of(figure)]);
        }
        return json;
    }

    static Json results(const std::vector<FigureResult<M>>& results)
    {
        Json json = Json::object();
        for (const FigureResult<M>& result : results) {
            Json one{{"variant", json_of(result.variant)}};
            if (result.comparison)
                add_comparison(one, *result.comparison);
            json[M::facts_of(result.figure).id] = std::move(one);
        }
        return json;
    }

    const MeasureRun<M>& m_run;
    const Sums<M>& m_sums;
};

template <Measured M>
std::string print_measurement(const Measurement<M>& measurement)
{
    return MeasurementPrinter<M>(measurement).print();
}

template <Measured M>
class MeasurementReader
{
public:
    explicit MeasurementReader(const std::string& file) : m_reader(file, M::command) {}

    Measurement<M> read(const capitol::ParsedJson& parsed) const
    {
        if (!parsed.value)
            m_reader.refuse(parsed.error);
        const Parsed& file = *parsed.value;
        const std::int64_t format = m_reader.number(file, "", M::key);
        if (format != M::format)
            m_reader.refuse("its format is " + std::to_string(format) + ", this program knows " +
                            std::to_string(M::format));
        Measurement<M> measurement{run(file), {}};
        measurement.sums.games = m_reader.games(file, "games_done", measurement.run.games);
        const Parsed& sums = m_reader.member(file, "", "sums");
        measurement.sums.figures = table(sums, "sums", measurement);
        add_counts(sums, measurement);
        add_knobs(file, measurement);
        return measurement;
    }

private:
    using Parsed = Reader::Parsed;

    MeasureRun<M> run(const Parsed& file) const
    {
        const Parsed& value = m_reader.member(file, "", "run");
        MeasureRun<M> run;
        run.version = m_reader.text(value, "run", "version");
        run.variant = described(value, "variant");
        if (!m_reader.member(value, "run", "parent").is_null())
            run.parent = described(value, "parent");
        run.seating.players = m_reader.small_number(value, "run", "players", 2, M::max_seats);
        run.seating.player = m_reader.text(value, "run", "player");
        run.seating.iterations = m_reader.small_number(value, "run", "iterations", 1);
        run.games = m_reader.number(value, "run", "games", 1);
        if (run.games > most_games_measured)
            m_reader.refuse("run.games is more than " + std::to_string(most_games_measured));
        run.seed = m_reader.seed(value, "run", "seed");
        run.knobs = m_reader.knobs(value, "run", "knobs", M::is_knob);
        run.refused_knobs = m_reader.knobs(value, "run", "refused_knobs", M::is_knob);
        if (!run.parent && !run.knobs.empty())
            m_reader.refuse("run.knobs needs run.parent");
        return run;
    }

    typename M::Described described(const Parsed& run, const char* key) const
    {
        return M::read(m_reader, m_reader.member(run, "run", key), "run." + std::string(key));
    }

    FigureTable<M> table(const Parsed& sums, const std::string& place,
                         const Measurement<M>& measurement) const
    {
        FigureTable<M> table{};
        for (const auto figure : figures_of(measurement.run))
            table[place_of(figure)] =
                m_reader.sums(sums, place, M::facts_of(figure).id, measurement.sums.games.count());
        return table;
    }

    void add_counts(const Parsed& sums, Measurement<M>& measurement) const
    {
        Sums<M>& into = measurement.sums;
        const std::int64_t games = into.games.count();
        for (const auto figure : figures_of(measurement.run)) {
            const std::string place = std::string("sums.") + M::facts_of(figure).id;
            const Parsed& value = m_reader.member(sums, "sums", M::facts_of(figure).id);
            const FigureSums& own = into[figure];
            into.variant_counts[place_of(figure)] =
                m_reader.histogram(value, place, "variant_counts", games, own.variant, own.variant_squares);
            into.parent_counts[place_of(figure)] =
                m_reader.histogram(value, place, "parent_counts", measurement.run.parent ? games : 0,
                                   own.parent, own.parent_squares);
        }
    }

    void add_knobs(const Parsed& file, Measurement<M>& measurement) const
    {
        const Parsed& sums = m_reader.member(file, "", "knob_sums");
        for (const std::string& knob : measurement.run.knobs)
            measurement.sums.knobs.push_back(
                table(m_reader.member(sums, "knob_sums", knob.c_str()), "knob_sums." + knob, measurement));
    }

    const Reader m_reader;
};

// Throws a std::runtime_error that names the file, what is wrong, and the cure.
template <Measured M>
Measurement<M> read_measurement(const std::filesystem::path& file)
{
    return MeasurementReader<M>(capitol::display(file))
        .read(capitol::parse_json(capitol::read_file(file, capitol::most_data)));
}

} // namespace measure
