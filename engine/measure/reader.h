// Reads what `print_measurement` wrote; a place is the path of a key.
#pragma once

#include "base/histogram.h"
#include "measure/figure_sums.h"
#include "measure/game_ranges.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace measure {

class Reader
{
public:
    using Parsed = nlohmann::json;

    // `command` is what writes such files.
    Reader(std::string file, std::string command) : m_file(std::move(file)), m_command(std::move(command)) {}

    // All of these throw a std::runtime_error that names the file, what is wrong, and the cure.
    [[noreturn]] void refuse(const std::string& why) const;
    const Parsed& member(const Parsed& parent, const std::string& place, const char* key) const;
    std::int64_t number(const Parsed& parent, const std::string& place, const char* key,
                        std::int64_t least = 0) const;
    int small_number(const Parsed& parent, const std::string& place, const char* key, int least,
                     int most = std::numeric_limits<int>::max()) const;
    std::string text(const Parsed& parent, const std::string& place, const char* key) const;
    std::uint64_t seed(const Parsed& parent, const std::string& place, const char* key) const;
    std::vector<std::string> knobs(const Parsed& parent, const std::string& place, const char* key,
                                   const std::function<bool(const std::string& key)>& is_knob) const;
    // Of a run of so many.
    GameRanges games(const Parsed& parent, const char* key, std::int64_t most) const;
    FigureSums sums(const Parsed& parent, const std::string& place, const char* key,
                    std::int64_t games) const;
    // Of so many games, which give that sum and that sum of squares.
    capitol::Histogram histogram(const Parsed& parent, const std::string& place, const char* key,
                                 std::int64_t games, std::int64_t sum, std::int64_t squares) const;

private:
    [[noreturn]] void refuse_games(const std::string& place) const;
    const Parsed& list(const Parsed& parent, const std::string& place, const char* key) const;
    std::int64_t number_in(const Parsed& value, const std::string& place, std::int64_t least) const;
    std::int64_t amount_in(const std::string& text, const std::string& place) const;

    const std::string m_file;
    const std::string m_command;
};

} // namespace measure
