#include "capitol/learning/games_file.h"

#include "base/strict_json.h"
#include "base/visible_text.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format = 1;

Json json_of(const Variant& variant)
{
    return {{"id", variant.id},
            {"rules", write_rules_line(variant.rules)},
            {"board", describe(variant.map.board)}};
}

std::string header_of(const LearnPlan& plan, const std::string& version)
{
    Json header{{"learn", format}, {"version", version}};
    for (const Variant& variant : plan.variants)
        header["variants"].push_back(json_of(variant));
    header["mutated"] = plan.mutated;
    header["player"] = plan.player;
    header["iterations"] = plan.iterations;
    header["blocks"] = plan.blocks;
    header["seed"] = plan.seed;
    return header.dump();
}

std::runtime_error refused(const std::filesystem::path& file, int line, const std::string& why,
                           const std::string& cure)
{
    return std::runtime_error(display(file) + ":" + std::to_string(line) + ": " + visible(why) + "; " + cure);
}

nlohmann::json parsed(std::string_view text)
{
    const ParsedJson json = parse_json(text);
    if (!json.value)
        throw std::invalid_argument(json.error);
    return *json.value;
}

int whole_number(const nlohmann::json& json, const char* key, int least, int most)
{
    const auto& value = json.at(key);
    if (!value.is_number_integer() || value.get<double>() < least || value.get<double>() > most)
        throw std::out_of_range(std::string(key) + " is " + value.dump() +
                                ", allowed: " + std::to_string(least) + ".." + std::to_string(most));
    return value.get<int>();
}

std::string print_game(const LearnTable& table, const LearnGame& game, std::uint64_t opening)
{
    Position position = Capitol::start(table.rules, table.players, opening);
    std::string text;
    for (const Choice& choice : game.choices) {
        text += (text.empty() ? "" : " ") + print_choice(table.rules, position, choice);
        apply(table.rules, position, choice);
    }
    return text;
}

// Each choice is legal, and the last one ends the game.
std::vector<Choice> parse_game(const LearnTable& table, const std::string& text, std::uint64_t opening)
{
    Position position = Capitol::start(table.rules, table.players, opening);
    std::vector<Choice> choices;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (position.phase == Phase::over)
            throw std::invalid_argument(word + " comes after the end of the game");
        const ParsedChoice choice = parse_choice(table.rules, position, word);
        if (!choice.choice)
            throw std::invalid_argument(word + ": " + choice.error);
        if (const Refusal refusal = check(table.rules, position, *choice.choice))
            throw std::invalid_argument(word + ": " + describe(refusal));
        apply(table.rules, position, *choice.choice);
        choices.push_back(*choice.choice);
    }
    if (position.phase != Phase::over)
        throw std::invalid_argument("a game is not played to its end");
    return choices;
}

} // namespace

GamesFile::GamesFile(std::filesystem::path file, const LearnPlan& plan, const std::string& version)
    : m_plan(plan), m_journal(std::move(file))
{
    const std::string header = header_of(plan, version);
    if (m_journal.found().empty() && header.starts_with(m_journal.torn())) {
        m_journal.add(header);
        return;
    }
    std::istringstream lines(m_journal.found());
    std::string line;
    std::getline(lines, line);
    if (line != header)
        throw std::invalid_argument(display(m_journal.file()) +
                                    " has games of another plan; its first line must be " + header +
                                    " (or name a new file)");
    for (int number = 2; std::getline(lines, line); ++number)
        read_block(line, number);
}

void GamesFile::read_block(std::string_view line, int number)
{
    try {
        const nlohmann::json json = parsed(line);
        const int block = whole_number(json, "block", 0, m_plan.blocks - 1);
        const LearnTable table = table_of(m_plan, block);
        const auto& games = json.at("games");
        if (!games.is_array() || games.size() != std::size_t{games_of_block})
            throw std::out_of_range("a block has " + std::to_string(games_of_block) + " games");
        LearnBlock found;
        for (int game = 0; game < games_of_block; ++game) {
            const auto& one = games[static_cast<std::size_t>(game)];
            found.push_back(
                {whole_number(one, "free_from", 1, 1'000'000),
                 parse_game(table, one.at("choices").get<std::string>(), opening_of(m_plan, block, game))});
        }
        if (!m_blocks.emplace(block, std::move(found)).second)
            throw std::out_of_range("block " + std::to_string(block) + " a second time");
    } catch (const std::exception& error) {
        throw refused(m_journal.file(), number, error.what(),
                      "remove the line, and its games will be played again");
    }
}

void GamesFile::add(int block, const LearnBlock& games)
{
    const LearnTable table = table_of(m_plan, block);
    Json line{{"block", block}};
    for (int game = 0; game < games_of_block; ++game) {
        const LearnGame& one = games[static_cast<std::size_t>(game)];
        line["games"].push_back({{"free_from", one.free_from},
                                 {"choices", print_game(table, one, opening_of(m_plan, block, game))}});
    }
    m_journal.add(line.dump());
    m_blocks.emplace(block, games);
}

LearnPlan plan_of_games(const std::filesystem::path& file, const Library& library)
{
    const std::string text = read_file(file, most_data);
    try {
        const nlohmann::json json = parsed(std::string_view(text).substr(0, text.find('\n')));
        if (whole_number(json, "learn", 1, 1'000) != format)
            throw std::out_of_range("it is of another format than this program writes");
        LearnPlan plan;
        for (const auto& one : json.at("variants")) {
            const auto loaded = library.load_id(one.at("id").get<std::string>());
            if (!loaded || nlohmann::json(json_of(*loaded.value)) != one)
                throw std::out_of_range("variant " + one.at("id").get<std::string>() +
                                        " is not here as it was when the games were played");
            plan.variants.push_back(*loaded.value);
        }
        if (plan.variants.empty())
            throw std::out_of_range("it names no variant");
        plan.mutated = whole_number(json, "mutated", 0, 100);
        plan.player = json.at("player").get<std::string>();
        plan.iterations = whole_number(json, "iterations", 1, 100'000'000);
        plan.blocks = whole_number(json, "blocks", 1, most_blocks);
        plan.seed = json.at("seed").get<std::uint64_t>();
        return plan;
    } catch (const std::exception& error) {
        throw refused(file, 1, error.what(), "only files written by `capitol-cli learn play` can be read");
    }
}

} // namespace capitol
