#include "measure/reader.h"

#include "base/report.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace measure {

using capitol::Histogram;
using capitol::join;

void Reader::refuse(const std::string& why) const
{
    throw std::runtime_error(m_file + ": " + why + "; only files written by `" + m_command +
                             " --format json` can be read");
}

const Reader::Parsed& Reader::member(const Parsed& parent, const std::string& place, const char* key) const
{
    if (!parent.is_object() || !parent.contains(key))
        refuse(join(place, key) + " is missing");
    return parent[key];
}

const Reader::Parsed& Reader::list(const Parsed& parent, const std::string& place, const char* key) const
{
    const Parsed& value = member(parent, place, key);
    if (!value.is_array())
        refuse(join(place, key) + " is not a list");
    return value;
}

std::int64_t Reader::number(const Parsed& parent, const std::string& place, const char* key,
                            std::int64_t least) const
{
    return number_in(member(parent, place, key), join(place, key), least);
}

std::int64_t Reader::number_in(const Parsed& value, const std::string& place, std::int64_t least) const
{
    const bool fits = value.is_number_integer() &&
                      (!value.is_number_unsigned() ||
                       value.get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int64_t>::max()});
    if (!fits || value.get<std::int64_t>() < least)
        refuse(place + " is not a whole number from " + std::to_string(least));
    return value.get<std::int64_t>();
}

int Reader::small_number(const Parsed& parent, const std::string& place, const char* key, int least,
                         int most) const
{
    const std::int64_t value = number(parent, place, key, least);
    if (value > most)
        refuse(join(place, key) + " is more than " + std::to_string(most));
    return static_cast<int>(value);
}

std::string Reader::text(const Parsed& parent, const std::string& place, const char* key) const
{
    const Parsed& value = member(parent, place, key);
    if (!value.is_string())
        refuse(join(place, key) + " is not text");
    return value.get<std::string>();
}

std::uint64_t Reader::seed(const Parsed& parent, const std::string& place, const char* key) const
{
    const Parsed& value = member(parent, place, key);
    if (!value.is_number_unsigned())
        refuse(join(place, key) + " is not a whole number from 0");
    return value.get<std::uint64_t>();
}

std::vector<std::string> Reader::knobs(const Parsed& parent, const std::string& place, const char* key,
                                       const std::function<bool(const std::string& key)>& is_knob) const
{
    std::vector<std::string> knobs;
    for (const Parsed& knob : list(parent, place, key)) {
        if (!knob.is_string() || !is_knob(knob.get<std::string>()) ||
            std::ranges::count(knobs, knob.get<std::string>()) > 0)
            refuse(join(place, key) + " is not a list of knobs, each once");
        knobs.push_back(knob.get<std::string>());
    }
    return knobs;
}

GameRanges Reader::games(const Parsed& parent, const char* key, std::int64_t most) const
{
    std::vector<GameRange> ranges;
    const std::string place = key;
    for (const Parsed& pair : list(parent, "", key)) {
        if (!pair.is_array() || pair.size() != 2)
            refuse(place + " is not a list of pairs, first and last game");
        const std::int64_t first = number_in(pair[0], place, 0);
        const std::int64_t last = number_in(pair[1], place, 0);
        if (last < first || last >= most)
            refuse_games(place);
        ranges.push_back({first, last + 1});
    }
    std::ranges::sort(ranges, {}, &GameRange::first); // each is then added at the end, which is quick
    GameRanges games;
    for (const GameRange& range : ranges) {
        if (!games.ranges().empty() && range.first < games.ranges().back().end)
            refuse_games(place);
        games.add(range);
    }
    return games;
}

void Reader::refuse_games(const std::string& place) const
{
    refuse(place + " has games twice, backwards or beyond the last");
}

FigureSums Reader::sums(const Parsed& parent, const std::string& place, const char* key,
                        std::int64_t games) const
{
    const Parsed& value = member(parent, place, key);
    FigureSums sums;
    for (const auto& [name, field] : sum_fields)
        sums.*field = number(value, join(place, key), name);
    if (!can_be(sums, games))
        refuse(join(place, key) + " cannot be the sums of " + std::to_string(games) +
               " games; measure them again");
    return sums;
}

Histogram Reader::histogram(const Parsed& parent, const std::string& place, const char* key,
                            std::int64_t games, std::int64_t sum, std::int64_t squares) const
{
    const Parsed& value = member(parent, place, key);
    if (!value.is_object())
        refuse(join(place, key) + " is not a map of amounts to games");
    Histogram histogram;
    for (const auto& [amount, count] : value.items()) {
        const std::int64_t many = number_in(count, join(join(place, key), amount), 1);
        if (many > games)
            refuse(join(join(place, key), amount) + " is more than the games");
        histogram.add(amount_in(amount, join(place, key)), many);
    }
    if (histogram.games() != games || !histogram.adds_up_to(sum, squares))
        refuse(join(place, key) + " and the sums disagree; measure them again");
    return histogram;
}

// As `print_measurement` writes it: digits without a sign, and no 0 before them.
std::int64_t Reader::amount_in(const std::string& text, const std::string& place) const
{
    std::int64_t amount = -1;
    std::from_chars(text.data(), text.data() + text.size(), amount);
    if (amount < 0 || amount > Histogram::last || std::to_string(amount) != text)
        refuse(place + " has a key that is not a whole number 0.." + std::to_string(Histogram::last));
    return amount;
}

} // namespace measure
