#include "capitol/learning/games_file.h"

#include "base/field.h"
#include "base/strict_json.h"
#include "base/visible_text.h"
#include "base/yaml_fields.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

#include <sstream>
#include <stdexcept>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format = 1;
constexpr std::size_t most_variants = 100;
constexpr int most_choices = 1'000'000; // of a game
constexpr auto patience = std::chrono::minutes(1);

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

// The next line without its end, which goes from the text.
std::string_view take_line(std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

// What is on a line of the file, of which `read` makes something.
template <typename Read>
auto read_json(const std::filesystem::path& file, int line, std::string_view text, const char* cure,
               Read read)
{
    try {
        const ParsedJson json = parse_json(text);
        if (!json.value)
            throw FieldFault{{}, json.error, {}};
        return read(Field(*json.value, ""));
    } catch (const FieldFault& fault) {
        const std::string where = fault.at.empty() ? "" : fault.at + ": ";
        throw std::runtime_error(display(file) + ":" + std::to_string(line) + ": " +
                                 visible(where + fault.message()) + "; " + cure);
    }
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

Choice legal_choice(const Field& field, const LearnTable& table, const Position& position,
                    const std::string& word)
{
    if (position.phase == Phase::over)
        field.refuse(word + " comes after the end of the game");
    const ParsedChoice choice = parse_choice(table.rules, position, word);
    if (!choice.choice)
        field.refuse(word + ": " + choice.error);
    if (const Refusal refusal = check(table.rules, position, *choice.choice))
        field.refuse(word + ": " + describe(refusal));
    return *choice.choice;
}

// Each choice is legal, and the last one ends the game.
std::vector<Choice> read_choices(const Field& field, const LearnTable& table, std::uint64_t opening)
{
    Position position = Capitol::start(table.rules, table.players, opening);
    std::vector<Choice> choices;
    std::istringstream words(field.text());
    for (std::string word; words >> word;) {
        choices.push_back(legal_choice(field, table, position, word));
        apply(table.rules, position, choices.back());
    }
    if (position.phase != Phase::over)
        field.refuse("the game is not played to its end");
    return choices;
}

LearnGame read_game(const Field& field, const LearnTable& table, std::uint64_t opening)
{
    field.expect_keys({"free_from", "choices"});
    return {static_cast<int>(field.need("free_from").whole(1, most_choices)),
            read_choices(field.need("choices"), table, opening)};
}

LearnBlock read_block(const Field& field, const LearnPlan& plan, int block)
{
    const LearnTable table = table_of(plan, block);
    const std::vector<Field> items = field.items(games_of_block);
    if (items.size() != std::size_t{games_of_block})
        field.refuse(std::to_string(items.size()) + " games", std::to_string(games_of_block));
    LearnBlock games;
    for (int game = 0; game < games_of_block; ++game)
        games.push_back(
            read_game(items[static_cast<std::size_t>(game)], table, opening_of(plan, block, game)));
    return games;
}

// Whole lines, of which the first says the plan.
std::set<int> read_lines(const std::filesystem::path& file, std::string_view lines, const std::string& header,
                         const LearnPlan& plan, const TakeBlock& take)
{
    if (take_line(lines) != header)
        throw std::invalid_argument(display(file) + " has games of another plan; its first line must be " +
                                    header + " (or name a new file)");
    std::set<int> blocks;
    for (int number = 2; !lines.empty(); ++number) {
        const auto read = [&](const Field& line) {
            line.expect_keys({"block", "games"});
            const Field block = line.need("block");
            const auto found = static_cast<int>(block.whole(0, plan.blocks - 1));
            if (!blocks.insert(found).second)
                block.refuse("block " + std::to_string(found) + " a second time");
            return std::pair(found, read_block(line.need("games"), plan, found));
        };
        const auto [block, games] = read_json(file, number, take_line(lines),
                                              "remove the line, and its games will be played again", read);
        take(block, games);
    }
    return blocks;
}

Variant read_variant(const Field& field, const Library& library)
{
    const Field id = field.need("id");
    if (!is_id(id.text()))
        id.refuse(describe(id.json()), std::string("an id: ") + id_rule);
    Loaded<Variant> loaded = library.load_id(id.text());
    if (!loaded || nlohmann::json(json_of(*loaded.value)) != field.json())
        id.refuse("variant " + id.text() + " is not here as it was when the games were played");
    return *std::move(loaded.value);
}

std::vector<Variant> read_variants(const Field& field, const Library& library)
{
    std::vector<Variant> variants;
    for (const Field& one : field.items(most_variants))
        variants.push_back(read_variant(one, library));
    if (variants.empty())
        field.refuse("no variant", "one at least");
    return variants;
}

LearnPlan read_plan(const Field& head, const Library& library)
{
    const Field kept = head.need("learn");
    if (kept.whole(1, 1'000) != format)
        kept.refuse("format " + describe(kept.json()), "format " + std::to_string(format));
    head.expect_keys({"learn", "version", "variants", "mutated", "player", "iterations", "blocks", "seed"});
    return {read_variants(head.need("variants"), library),
            static_cast<int>(head.need("mutated").whole(0, 100)),
            head.need("player").text(),
            static_cast<int>(head.need("iterations").whole(1, most_iterations)),
            static_cast<int>(head.need("blocks").whole(1, most_blocks)),
            head.need("seed").whole64()};
}

} // namespace

GamesFile::GamesFile(std::filesystem::path file, const LearnPlan& plan, const std::string& version)
    : m_plan(plan), m_journal(std::move(file))
{
    const std::string header = header_of(plan, version);
    if (m_journal.found().empty() && header.starts_with(m_journal.torn()))
        m_journal.add(header);
    else
        m_blocks = read_lines(m_journal.file(), m_journal.found(), header, plan, [](int, const auto&) {});
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
    m_blocks.insert(block);
}

void read_games(const std::filesystem::path& file, const LearnPlan& plan, const std::string& version,
                const TakeBlock& take)
{
    const std::string text = read_file(file, most_data, patience);
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0; what follows was interrupted
    read_lines(file, std::string_view(text).substr(0, whole), header_of(plan, version), plan, take);
}

LearnPlan plan_of_games(const std::filesystem::path& file, const Library& library)
{
    const std::string text = read_file(file, most_data, patience);
    std::string_view lines = text;
    return read_json(file, 1, take_line(lines), "only files written by `capitol-cli learn play` can be read",
                     [&](const Field& head) { return read_plan(head, library); });
}

} // namespace capitol
