#include "arena/journal.h"

#include "arena/match_identity.h"
#include "base/visible_text.h"
#include "game/seat.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>
#include <stdexcept>

namespace arena {

using capitol::display;
using capitol::visible;

namespace {

using Json = nlohmann::ordered_json;

// Far above what any game comes to.
constexpr int most_games = 10'000'000;
constexpr int largest_score = 1'000'000'000;
constexpr int most_moves = 1'000'000'000;

// A fraction, or a number that no int holds, would be bent to fit.
int whole_number_in(const Json& value, int least, int most)
{
    if (!value.is_number_integer() || value.get<double>() < least || value.get<double>() > most)
        throw std::out_of_range("found " + value.dump() + ", allowed: a whole number " +
                                std::to_string(least) + ".." + std::to_string(most));
    return value.get<int>();
}

const Json& one_a_player(const Json& list, std::size_t players)
{
    if (!list.is_array() || list.size() != players)
        throw std::out_of_range("a score and a win for each player are needed");
    return list;
}

std::vector<int> scores_in(const Json& list)
{
    std::vector<int> scores;
    for (const Json& value : list)
        scores.push_back(whole_number_in(value, -largest_score, largest_score));
    return scores;
}

// Whole numbers of so many equal parts, all of them together.
bool are_parts(const std::vector<double>& wins, int winners)
{
    double parts = 0;
    for (const double win : wins) {
        const double own = std::round(win * winners);
        if (own < 0 || std::abs(win * winners - own) > 1e-9)
            return false;
        parts += own;
    }
    return parts == winners;
}

// One win, shared equally among the seats that won; a player has that of all its seats.
std::vector<double> wins_in(const Json& list)
{
    const auto wins = list.get<std::vector<double>>();
    for (int winners = 1; winners <= game::most_seats; ++winners)
        if (are_parts(wins, winners))
            return wins;
    throw std::out_of_range("found the wins " + list.dump() + ", allowed: 1 for the winner, shared equally");
}

GameResult result_in(const Json& json, std::size_t players)
{
    return {scores_in(one_a_player(json.at("scores"), players)),
            wins_in(one_a_player(json.at("wins"), players)),
            whole_number_in(json.at("moves"), 0, most_moves)};
}

} // namespace

Journal::Journal(std::filesystem::path file, const Json& identity, std::size_t players)
    : m_journal(std::move(file))
{
    const std::string header = identity.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (m_journal.found().empty() && header.starts_with(m_journal.torn()))
        m_journal.add(header);
    else
        read(header, players);
}

void Journal::read(const std::string& header, std::size_t players)
{
    std::istringstream lines(m_journal.found());
    std::string line;
    std::getline(lines, line);
    const Json found = Json::parse(line, nullptr, false);
    if (const std::string difference = difference_of(found, Json::parse(header)); !difference.empty())
        throw std::invalid_argument(display(m_journal.file()) + " belongs to another match: " +
                                    visible(difference) + "; name a new file");
    for (int number = 2; std::getline(lines, line); ++number)
        read_game(line, number, players);
}

void Journal::read_game(std::string_view line, int number, std::size_t players)
{
    try {
        const Json json = Json::parse(line);
        const int game = whole_number_in(json.at("game"), 0, most_games - 1);
        if (!m_games.emplace(game, result_in(json, players)).second)
            throw std::out_of_range("game " + std::to_string(game) + " a second time");
    } catch (const std::exception& error) {
        throw std::runtime_error(display(m_journal.file()) + ":" + std::to_string(number) + ": " +
                                 visible(error.what()) +
                                 "; remove the line, and its game will be played again");
    }
}

void Journal::add(int game, const GameResult& result)
{
    const Json line{{"game", game}, {"scores", result.score}, {"wins", result.win}, {"moves", result.moves}};
    m_journal.add(line.dump());
}

} // namespace arena
