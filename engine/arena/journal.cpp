#include "arena/journal.h"

#include "record/disk.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <limits>
#include <sstream>
#include <stdexcept>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

// All that decides what the games come to; how many there are may change from run to run.
std::string header_of(const std::string& variant, const MatchPlan& plan)
{
    const Json header{{"arena", 1},
                      {"variant", variant},
                      {"players", plan.players},
                      {"seed", plan.seed},
                      {"iterations", plan.thinking.iterations},
                      {"milliseconds", plan.thinking.milliseconds},
                      {"patience", plan.thinking.patience}};
    return header.dump() + '\n';
}

std::string text_of(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return text.str();
}

// A fraction, or a number that no int holds, would be bent to fit.
int whole_number(const Json& value)
{
    using Limits = std::numeric_limits<int>;
    if (!value.is_number_integer() || value.get<double>() < Limits::min() ||
        value.get<double>() > Limits::max())
        throw std::out_of_range(value.dump() + " is not a whole number, or too large");
    return value.get<int>();
}

std::vector<int> whole_numbers(const Json& list)
{
    std::vector<int> numbers;
    for (const Json& value : list)
        numbers.push_back(whole_number(value));
    return numbers;
}

} // namespace

ArenaJournal::ArenaJournal(std::filesystem::path file, const std::string& variant, const MatchPlan& plan)
    : m_file(std::move(file))
{
    const std::string header = header_of(variant, plan);
    std::error_code unknown;
    const std::string text = std::filesystem::exists(m_file, unknown) ? text_of(m_file) : "";
    std::string whole = text.substr(0, text.rfind('\n') + 1);
    if (whole.empty())
        whole = header;
    read(whole, header);
    if (whole != text)
        write_whole(m_file, whole);
}

void ArenaJournal::read(const std::string& text, const std::string& header)
{
    const std::size_t seats = Json::parse(header)["players"].size();
    if (text.compare(0, header.size(), header) != 0)
        throw std::invalid_argument(m_file.string() + " is of another match; its first line must be " +
                                    header.substr(0, header.size() - 1) + " (or name a new file)");
    std::istringstream lines(text.substr(header.size()));
    int number = 1;
    for (std::string line; std::getline(lines, line);)
        read_game(line, ++number, seats);
}

void ArenaJournal::read_game(std::string_view line, int number, std::size_t seats)
{
    try {
        const Json json = Json::parse(line);
        const GameResult result{whole_numbers(json.at("scores")), json.at("wins").get<std::vector<double>>(),
                                whole_number(json.at("moves"))};
        if (result.score.size() != seats || result.win.size() != seats)
            throw std::out_of_range("a score and a win for each player are needed");
        m_games[whole_number(json.at("game"))] = result;
    } catch (const std::exception& error) {
        throw std::runtime_error(m_file.string() + ":" + std::to_string(number) + ": " + error.what());
    }
}

void ArenaJournal::add(int game, const GameResult& result) const
{
    const Json line{{"game", game}, {"scores", result.score}, {"wins", result.win}, {"moves", result.moves}};
    append_whole(m_file, line.dump() + '\n');
}

} // namespace capitol
