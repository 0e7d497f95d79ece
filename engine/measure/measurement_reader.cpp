#include "base/files.h"
#include "measure/measurement.h"
#include "record/strict_json.h"
#include "variant/report.h"

#include <limits>
#include <stdexcept>

namespace capitol {

namespace {

using Parsed = nlohmann::json;

// Reads what `print_measurement` wrote; a place is the path of a key.
class Reader
{
public:
    explicit Reader(std::string file) : m_file(std::move(file)) {}

    [[noreturn]] void refuse(const std::string& why) const
    {
        throw std::runtime_error(m_file + ": " + why +
                                 "; only files written by `capitol-cli measure --format json` can "
                                 "be read");
    }

    const Parsed& member(const Parsed& parent, const std::string& place, const char* key) const
    {
        if (!parent.is_object() || !parent.contains(key))
            refuse(join(place, key) + " is missing");
        return parent[key];
    }
    std::int64_t number(const Parsed& parent, const std::string& place, const char* key,
                        std::int64_t least = 0) const
    {
        return number_in(member(parent, place, key), join(place, key), least);
    }
    std::int64_t number_in(const Parsed& value, const std::string& place, std::int64_t least) const
    {
        const bool fits =
            value.is_number_integer() &&
            (!value.is_number_unsigned() ||
             value.get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int64_t>::max()});
        if (!fits || value.get<std::int64_t>() < least)
            refuse(place + " is not a whole number from " + std::to_string(least));
        return value.get<std::int64_t>();
    }
    int small_number(const Parsed& parent, const std::string& place, const char* key, int least,
                     int most) const
    {
        const std::int64_t value = number(parent, place, key, least);
        if (value > most)
            refuse(join(place, key) + " is more than " + std::to_string(most));
        return static_cast<int>(value);
    }
    std::string text(const Parsed& parent, const std::string& place, const char* key) const
    {
        const Parsed& value = member(parent, place, key);
        if (!value.is_string())
            refuse(join(place, key) + " is not a text");
        return value.get<std::string>();
    }
    std::uint64_t seed(const Parsed& parent) const
    {
        const Parsed& value = member(parent, "run", "seed");
        if (!value.is_number_unsigned())
            refuse("run.seed is not a whole number from 0");
        return value.get<std::uint64_t>();
    }

    MeasuredVariant variant(const Parsed& parent, const char* key) const
    {
        const Parsed& value = member(parent, "run", key);
        const std::string place = join("run", key);
        return {text(value, place, "id"), small_number(value, place, "rounds", 1, max_rounds),
                text(value, place, "rules"), text(value, place, "board")};
    }

    MeasureRun run(const Parsed& file) const
    {
        const Parsed& value = member(file, "", "run");
        MeasureRun run;
        run.version = text(value, "run", "version");
        run.variant = variant(value, "variant");
        if (!member(value, "run", "parent").is_null())
            run.parent = variant(value, "parent");
        run.seating.players = small_number(value, "run", "players", 2, max_seats);
        run.seating.player = text(value, "run", "player");
        run.seating.iterations = small_number(value, "run", "iterations", 1, std::numeric_limits<int>::max());
        run.games = number(value, "run", "games", 1);
        if (run.games > most_games_measured)
            refuse("run.games is more than " + std::to_string(most_games_measured));
        run.seed = seed(value);
        return run;
    }

    GameRanges games(const Parsed& file, std::int64_t most) const
    {
        GameRanges games;
        for (const Parsed& pair : list(file, "games_done")) {
            if (!pair.is_array() || pair.size() != 2)
                refuse("games_done is not a list of pairs, first and last game");
            const std::int64_t first = number_in(pair[0], "games_done", 0);
            const std::int64_t last = number_in(pair[1], "games_done", 0);
            if (last < first || last >= most || games.in({first, last + 1}).count() > 0)
                refuse("games_done has games twice, backwards or beyond the last");
            games.add({first, last + 1});
        }
        return games;
    }

    FigureSums figure(const Parsed& sums, const char* id, std::int64_t games) const
    {
        const Parsed& value = member(sums, "sums", id);
        FigureSums figure;
        for (const auto& [name, field] : sum_fields)
            figure.*field = number(value, join("sums", id), name);
        if (!can_be(figure, games))
            refuse(join("sums", id) + " cannot be the sums of " + std::to_string(games) +
                   " games; measure them again");
        return figure;
    }

private:
    const Parsed& list(const Parsed& parent, const char* key) const
    {
        const Parsed& value = member(parent, "", key);
        if (!value.is_array())
            refuse(std::string(key) + " is not a list");
        return value;
    }

    const std::string m_file;
};

} // namespace

Measurement read_measurement(const std::filesystem::path& file)
{
    const Reader reader(display(file));
    const ParsedJson parsed = parse_json(read_file(file, most_data));
    if (!parsed.value)
        reader.refuse(parsed.error);
    const Parsed& value = *parsed.value;
    const std::int64_t format = reader.number(value, "", "capitol_measure");
    if (format != measure_format)
        reader.refuse("its format is " + std::to_string(format) + ", this program knows " +
                      std::to_string(measure_format));
    Measurement measurement{reader.run(value), {}};
    measurement.sums.games = reader.games(value, measurement.run.games);
    const Parsed& sums = reader.member(value, "", "sums");
    for (const Figure figure : figures_of(measurement.run))
        measurement.sums.figures[index(figure)] =
            reader.figure(sums, facts_of(figure).id, measurement.sums.games.count());
    return measurement;
}

} // namespace capitol
