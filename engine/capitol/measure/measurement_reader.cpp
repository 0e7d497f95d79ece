#include "base/files.h"
#include "base/report.h"
#include "base/strict_json.h"
#include "capitol/measure/measurement.h"
#include "capitol/variant/schema.h"

#include <algorithm>
#include <charconv>
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
            refuse(join(place, key) + " is not text");
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
        run.knobs = knobs(value, "knobs");
        run.refused_knobs = knobs(value, "refused_knobs");
        if (!run.parent && !run.knobs.empty())
            refuse("run.knobs needs run.parent");
        return run;
    }

    GameRanges games(const Parsed& file, std::int64_t most) const
    {
        GameRanges games;
        for (const Parsed& pair : list(file, "", "games_done")) {
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

    FigureTable table(const Parsed& sums, const std::string& place, const Measurement& measurement) const
    {
        FigureTable table{};
        for (const Figure figure : figures_of(measurement.run))
            table[index(figure)] =
                figure_sums(sums, place, facts_of(figure).id, measurement.sums.games.count());
        return table;
    }

    std::vector<FigureTable> knob_tables(const Parsed& file, const Measurement& measurement) const
    {
        const Parsed& sums = member(file, "", "knob_sums");
        std::vector<FigureTable> tables;
        for (const std::string& knob : measurement.run.knobs)
            tables.push_back(
                table(member(sums, "knob_sums", knob.c_str()), join("knob_sums", knob), measurement));
        return tables;
    }

    void counts(const Parsed& sums, Measurement& measurement) const
    {
        Sums& into = measurement.sums;
        const bool compared = measurement.run.parent.has_value();
        for (const Figure figure : figures_of(measurement.run)) {
            const std::string place = join("sums", facts_of(figure).id);
            const Parsed& value = member(sums, "sums", facts_of(figure).id);
            const FigureSums& own = into[figure];
            into.variant_counts[index(figure)] = histogram(value, place, "variant_counts", into.games.count(),
                                                           {own.variant, own.variant_squares});
            into.parent_counts[index(figure)] =
                histogram(value, place, "parent_counts", compared ? into.games.count() : 0,
                          {own.parent, own.parent_squares});
        }
    }

private:
    const Parsed& list(const Parsed& parent, const std::string& place, const char* key) const
    {
        const Parsed& value = member(parent, place, key);
        if (!value.is_array())
            refuse(join(place, key) + " is not a list");
        return value;
    }
    FigureSums figure_sums(const Parsed& sums, const std::string& place, const char* id,
                           std::int64_t games) const
    {
        const Parsed& value = member(sums, place, id);
        FigureSums figure;
        for (const auto& [name, field] : sum_fields)
            figure.*field = number(value, join(place, id), name);
        if (!can_be(figure, games))
            refuse(join(place, id) + " cannot be the sums of " + std::to_string(games) +
                   " games; measure them again");
        return figure;
    }

    struct SumAndSquares
    {
        std::int64_t sum;
        std::int64_t squares;
    };
    Histogram histogram(const Parsed& figure, const std::string& place, const char* key, std::int64_t games,
                        const SumAndSquares& sums) const
    {
        const Parsed& value = member(figure, place, key);
        if (!value.is_object())
            refuse(join(place, key) + " is not a map of amounts to games");
        Histogram histogram;
        for (const auto& [amount, count] : value.items()) {
            const std::int64_t many = number_in(count, join(join(place, key), amount), 1);
            if (many > games)
                refuse(join(join(place, key), amount) + " is more than the games");
            histogram.add(amount_in(amount, join(place, key)), many);
        }
        if (histogram.games() != games || !histogram.adds_up_to(sums.sum, sums.squares))
            refuse(join(place, key) + " and the sums disagree; measure them again");
        return histogram;
    }
    // As `print_measurement` writes it: digits without a sign, and no 0 before them.
    std::int64_t amount_in(const std::string& text, const std::string& place) const
    {
        std::int64_t amount = -1;
        std::from_chars(text.data(), text.data() + text.size(), amount);
        if (amount < 0 || amount > Histogram::last || std::to_string(amount) != text)
            refuse(place + " has a key that is not a whole number 0.." + std::to_string(Histogram::last));
        return amount;
    }
    std::vector<std::string> knobs(const Parsed& run, const char* key) const
    {
        std::vector<std::string> knobs;
        for (const Parsed& knob : list(run, "run", key)) {
            if (!knob.is_string() || !find_knob(knob.get<std::string>()) ||
                std::ranges::count(knobs, knob.get<std::string>()) > 0)
                refuse(join("run", key) + " is not a list of knobs, each once");
            knobs.push_back(knob.get<std::string>());
        }
        return knobs;
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
    measurement.sums.figures = reader.table(sums, "sums", measurement);
    reader.counts(sums, measurement);
    measurement.sums.knobs = reader.knob_tables(value, measurement);
    return measurement;
}

} // namespace capitol
