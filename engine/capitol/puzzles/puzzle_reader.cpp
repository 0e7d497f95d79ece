#include "base/suggestion.h"
#include "base/text_file.h"
#include "base/yaml_fields.h"
#include "capitol/puzzles/puzzle_file.h"

#include <algorithm>

namespace capitol {

namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr int largest_seed = std::numeric_limits<int>::max();
constexpr int most_games = 10'000'000;
constexpr int most_iterations = 1'000'000;
constexpr int percents = 100;
constexpr std::size_t most_values = 100'000; // hardly more fit into a file
constexpr std::size_t most_faults = 100;     // that anybody reads

std::string item_path(const std::string& list, std::size_t number)
{
    return list + "[" + std::to_string(number) + "]";
}

// What a map must and may say.
class MapReader
{
public:
    MapReader(const YamlNode& map, std::string path, Report& report)
        : m_map(map), m_path(std::move(path)), m_report(report)
    {
    }

    std::string path(std::string_view key) const { return join(m_path, key); }

    void expect_keys(const std::vector<std::string>& keys) const
    {
        if (!m_map.is(Kind::map))
            m_report.add(Id::wrong_type, m_map.place, m_path, describe(m_map), "a map");
        report_unknown_keys(m_map, m_path, keys, m_report);
    }

    // Null, and reported, if it is not there.
    const YamlNode* need(std::string_view key, const std::string& allowed) const
    {
        return capitol::need(m_map, m_path, std::string(key), allowed, m_report);
    }
    const YamlNode* need(std::string_view key, const std::string& allowed, Kind kind) const
    {
        const YamlNode* value = need(key, allowed);
        if (!value || value->is(kind))
            return value;
        m_report.add(Id::wrong_type, value->place, path(key), describe(*value), allowed);
        return nullptr;
    }

    int whole(std::string_view key, int min, int max) const
    {
        const YamlNode* value =
            need(key, "a whole number " + std::to_string(min) + ".." + std::to_string(max));
        return value ? read_whole(*value, path(key), min, max, m_report).value_or(min) : min;
    }

    bool flag(std::string_view key) const
    {
        const YamlNode* value = m_map.find(key);
        return value && read_flag(*value, path(key), m_report).value_or(false);
    }

    const std::vector<YamlNode>& list(std::string_view key, const std::string& allowed) const
    {
        static const std::vector<YamlNode> none;
        const YamlNode* value = need(key, allowed, Kind::list);
        return value ? value->items : none;
    }

private:
    const YamlNode& m_map;
    const std::string m_path;
    Report& m_report;
};

PuzzleTheme read_theme(const MapReader& map, Report& report)
{
    std::vector<std::string> names;
    for (const PuzzleTheme theme : puzzle_themes)
        names.emplace_back(name_of(theme));
    const YamlNode* value = map.need("theme", one_of(names));
    if (!value)
        return {};
    const auto found = std::ranges::find(names, value->text);
    if (found != names.end())
        return puzzle_themes[static_cast<std::size_t>(found - names.begin())];
    report.add(Id::not_allowed, value->place, map.path("theme"), describe(*value), one_of(names),
               nearest(value->text, names));
    return {};
}

// Plays the game as it reads it, so that every choice is checked.
class PuzzleReader
{
public:
    PuzzleReader(const Rules& rules, const YamlNode& node, const std::string& path, Report& report)
        : m_rules(rules), m_node(node), m_map(node, path, report), m_report(report)
    {
    }

    Puzzle read()
    {
        read_facts();
        if (!m_report.clean())
            return m_puzzle;
        m_position = Capitol::start(m_rules, m_puzzle.players, m_puzzle.seed);
        read_moves();
        if (m_report.clean())
            read_answers();
        return std::move(m_puzzle);
    }

private:
    void read_facts()
    {
        m_map.expect_keys(
            {"game", "seed", "players", "theme", "difficulty", "exact", "right", "answers", "moves"});
        m_puzzle.game = m_map.whole("game", 0, most_games);
        m_puzzle.seed = static_cast<std::uint32_t>(m_map.whole("seed", 0, largest_seed));
        const auto& players = m_rules.ruleset().players;
        m_puzzle.players = m_map.whole("players", players.min, players.max);
        m_puzzle.theme = read_theme(m_map, m_report);
        m_puzzle.difficulty = m_map.whole("difficulty", 1, hardest);
        m_puzzle.exact = m_map.flag("exact");
    }

    void read_moves()
    {
        const auto& moves = m_map.list("moves", "a list of moves such as \"1 F5:0,1\"");
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (!read_move(moves[i], item_path(m_map.path("moves"), i)))
                return;
        if (m_position.phase == Phase::over)
            refuse(m_node, m_map.path("moves"), "moves to the end of the game",
                   "moves after which somebody has a choice");
        m_puzzle.seat = m_position.to_move;
    }

    bool read_move(const YamlNode& node, const std::string& path)
    {
        const std::string& text = node.text;
        if (text.size() < 3 || text[0] < '1' || text[0] > '9' || text[1] != ' ')
            return refuse(node, path, describe(node), "a move such as \"1 F5:0,1\"");
        const auto seat = static_cast<Seat>(text[0] - '1');
        if (m_position.phase == Phase::over || !may_choose(m_position, seat))
            return refuse(node, path, describe(node), "a move of a seat that has a choice");
        const auto choice = read_choice(node, path, seat, text.substr(2));
        if (!choice)
            return false;
        m_puzzle.moves.push_back({seat, *choice});
        apply(m_rules, m_position, seat, *choice);
        return true;
    }

    std::optional<Choice> read_choice(const YamlNode& node, const std::string& path, Seat seat,
                                      const std::string& text)
    {
        const ParsedChoice parsed = parse_choice(m_rules, m_position, text);
        if (!parsed.choice)
            refuse(node, path, describe(node), "a move: " + parsed.error);
        else if (const Refusal refusal = check(m_rules, m_position, seat, *parsed.choice))
            refuse(node, path, describe(node), "a legal move: " + describe(refusal));
        else
            return parsed.choice;
        return {};
    }

    void read_answers()
    {
        const auto& answers = m_map.list("answers", "a list of {move: ..., share: ...}, the best first");
        for (std::size_t i = 0; i < answers.size() && m_report.clean(); ++i)
            read_answer(answers[i], item_path(m_map.path("answers"), i));
        const auto most = static_cast<int>(m_puzzle.answers.size()) - 1;
        if (m_report.clean() && most < 1)
            refuse(m_node, m_map.path("answers"), std::to_string(most + 1) + " answers", "two at least");
        if (!m_report.clean())
            return;
        m_puzzle.right = static_cast<std::size_t>(m_map.whole("right", 1, most));
        if (m_report.clean() && contradicts_itself(m_rules, m_puzzle))
            refuse(m_node, m_map.path("right"), "a wrong bid between two right ones", "right bids in a row");
    }

    void read_answer(const YamlNode& node, const std::string& path)
    {
        const MapReader map(node, path, m_report);
        map.expect_keys({"move", "share"});
        m_last_share = map.whole("share", 0, m_last_share); // the best come first
        const YamlNode* move = map.need("move", "a move such as \"F5:0,1\"", Kind::scalar);
        if (!move || !m_report.clean())
            return;
        const auto choice = read_choice(*move, map.path("move"), m_puzzle.seat, move->text);
        if (!choice)
            return;
        const auto is_same = [&](const PuzzleAnswer& other) {
            return is_same_choice(m_rules, *choice, other.choice);
        };
        if (std::ranges::any_of(m_puzzle.answers, is_same))
            refuse(*move, map.path("move"), describe(*move), "a choice that is not there yet");
        m_puzzle.answers.push_back({*choice, static_cast<double>(m_last_share) / percents});
    }

    bool refuse(const YamlNode& node, const std::string& path, std::string found, std::string allowed)
    {
        m_report.add(Id::not_allowed, node.place, path, std::move(found), std::move(allowed));
        return false;
    }

    const Rules& m_rules;
    const YamlNode& m_node;
    const MapReader m_map;
    Report& m_report;
    Position m_position{};
    Puzzle m_puzzle;
    int m_last_share = percents;
};

std::optional<Variant> read_variant(const MapReader& file, const Library& library, Report& report,
                                    Diagnostics& others)
{
    const YamlNode* id = file.need("variant", "the id of a variant", Kind::scalar);
    if (!id)
        return {};
    if (!is_id(id->text)) {
        report.add(Id::not_allowed, id->place, "variant", describe(*id), id_rule);
        return {};
    }
    Loaded<Variant> loaded = library.load_id(id->text);
    if (!loaded)
        std::ranges::move(loaded.diagnostics, std::back_inserter(others));
    return std::move(loaded.value);
}

PuzzleRequest read_request(const MapReader& file, Report& report)
{
    PuzzleRequest request;
    const YamlNode* node = file.need("search", "{seed: ..., iterations: ...}", Kind::map);
    if (!node)
        return request;
    const MapReader search(*node, "search", report);
    search.expect_keys({"seed", "iterations"});
    request.seed = static_cast<std::uint64_t>(search.whole("seed", 0, largest_seed));
    request.iterations = search.whole("iterations", 2, most_iterations);
    return request;
}

std::vector<Puzzle> read_puzzles(const MapReader& file, const Rules& rules, Report& report)
{
    const YamlNode* list = file.need("puzzles", "a list of puzzles");
    if (!list || list->is(Kind::null)) // none has been found yet
        return {};
    std::vector<Puzzle> puzzles;
    const auto& items = file.list("puzzles", "a list of puzzles");
    for (std::size_t i = 0; i < items.size() && report.diagnostics().size() < most_faults; ++i) {
        Report own(report.file()); // so that each is read, whatever is wrong with others
        Puzzle puzzle = PuzzleReader(rules, items[i], item_path("puzzles", i), own).read();
        for (const Diagnostic& fault : own.diagnostics())
            report.add(fault.id, {fault.line, fault.column}, fault.key, fault.found, fault.allowed,
                       fault.suggestion);
        puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

std::optional<PuzzleFile> read_file_of(const YamlNode& tree, const Library& library, Report& report,
                                       Diagnostics& others)
{
    const MapReader file(tree, {}, report);
    file.expect_keys({"capitol_puzzles", "variant", "search", "puzzles"});
    file.whole("capitol_puzzles", 1, 1);
    const PuzzleRequest request = read_request(file, report);
    auto variant = read_variant(file, library, report, others);
    if (!variant)
        return {};
    const Rules rules = variant->playable();
    auto puzzles = read_puzzles(file, rules, report);
    if (!report.clean())
        return {};
    return PuzzleFile{*std::move(variant), request, std::move(puzzles)};
}

} // namespace

bool looks_like_puzzles(std::string_view text)
{
    return text.starts_with("capitol_puzzles:") || text.find("\ncapitol_puzzles:") != std::string_view::npos;
}

Loaded<PuzzleFile> parse_puzzles(std::string_view text, const std::filesystem::path& file,
                                 const Library& library)
{
    Loaded<PuzzleFile> loaded;
    Report report(file.empty() ? "<text>" : display(file));
    if (check_text(text, report))
        if (const auto tree = parse_yaml(text, report, most_values))
            loaded.value = read_file_of(*tree, library, report, loaded.diagnostics);
    report.hand_over(loaded.diagnostics);
    if (loaded.diagnostics.size() > most_faults)
        loaded.diagnostics.erase(loaded.diagnostics.begin() + most_faults, loaded.diagnostics.end());
    return loaded;
}

Loaded<PuzzleFile> load_puzzles(const std::filesystem::path& file, const Library& library)
{
    Report report(display(file));
    if (const auto text = read_text_file(file, report))
        return parse_puzzles(*text, file, library);
    Loaded<PuzzleFile> loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace capitol
