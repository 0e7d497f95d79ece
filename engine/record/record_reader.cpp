// Reading a record. Its head is YAML like any other; the moves below it are read line by line, so that a file
// that was truncated loads up to its last whole line.
#include "record/record.h"

#include "base/field.h"
#include "base/suggestion.h"
#include "base/text_file.h"
#include "base/utf8.h"
#include "base/yaml_json.h"
#include "capitol/notation.h"
#include "capitol/variant/board_reader.h"
#include "capitol/variant/field_reader.h"

#include <algorithm>

namespace capitol {

namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

const std::vector<std::string> head_keys{"capitol", "variant", "rules", "board", "seats", "help",
                                         "undo",    "seed",    "first", "deal",  "moves"};
constexpr std::size_t longest_name = 100;

// A record's text, parted where its moves begin.
struct Parts
{
    std::string_view head;
    std::vector<std::string_view> moves; // lines
    int first_move_line = 0;
    std::string_view dropped; // what follows the last newline
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t end = text.find_last_not_of(" \t\r");
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

std::string_view without_comment(std::string_view line)
{
    return trimmed(line.substr(0, line.starts_with('#') ? 0 : line.find(" #")));
}

bool begins_moves(std::string_view line)
{
    line = without_comment(line);
    return line == "moves:" || line == "moves: []";
}

Parts part(std::string_view text)
{
    Parts parts;
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    parts.dropped = text.substr(whole);
    parts.head = text = text.substr(0, whole);
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::string_view line = text.substr(at, end - at);
        ++number;
        at = end + 1;
        if (parts.first_move_line > 0) {
            parts.moves.push_back(line);
        } else if (begins_moves(line)) {
            parts.head = text.substr(0, at);
            parts.first_move_line = number + 1;
        }
    }
    return parts;
}

std::string_view without_spaces(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return trimmed(text);
}

// Older records kept the help in a comment of the head: `# help: hint, memory`. Words that are no help are
// passed over.
AgreedHelp help_in_comment(std::string_view head)
{
    constexpr std::string_view mark = "\n# help:";
    AgreedHelp help;
    const std::size_t at = head.find(mark);
    if (at == std::string_view::npos)
        return help;
    std::string_view rest = head.substr(at + mark.size());
    rest = rest.substr(0, rest.find('\n'));
    while (!rest.empty()) {
        const std::string_view word = without_spaces(rest.substr(0, rest.find(',')));
        help.hint = help.hint || word == "hint";
        help.memory = help.memory || word == "memory";
        rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
    }
    return help;
}

class HeadReader
{
public:
    // `text` is what the tree was read from.
    HeadReader(const YamlNode& tree, std::string_view text, const Library& library, Report& report)
        : m_tree(tree), m_text(text), m_library(library), m_report(report)
    {
    }

    // Diagnostics of the variant that are not in the report go to `others`.
    std::optional<Record> read(Diagnostics& others)
    {
        check_keys();
        Record record;
        read_seats(record);
        read_undo(record);
        read_help(record);
        read_seed(record);
        if (!m_report.clean() || !read_variant(record.variant, others))
            return std::nullopt;
        const Rules rules = record.variant.playable();
        if (!check_players(rules, record))
            return std::nullopt;
        read_opening(rules, record);
        return record;
    }

private:
    void check_keys()
    {
        for (const YamlEntry& entry : m_tree.entries)
            if (std::ranges::find(head_keys, entry.key.text) == head_keys.end())
                report_unknown(entry.key, entry.key.text, head_keys, nearest(entry.key.text, head_keys),
                               m_report);
        const YamlNode* format = need("capitol", "capitol: 1");
        if (format && format->text != "1")
            refuse(*format, "capitol", "1");
        const YamlNode* moves = m_tree.find("moves");
        if (moves && !moves->is(Kind::null) && !(moves->is(Kind::list) && moves->items.empty()))
            refuse(*moves, "moves", "nothing on this line: each move goes on its own line below");
    }

    const YamlNode* need(const std::string& key, const char* allowed)
    {
        const YamlNode* node = m_tree.find(key);
        if (!node)
            report_missing(m_tree, key, allowed, m_report);
        return node;
    }

    void refuse(const YamlNode& node, const std::string& key, std::string allowed)
    {
        m_report.add(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node.place, key,
                     describe(node), std::move(allowed));
    }

    // Reads a value as JSON and turns what is wrong with it into a diagnostic.
    template <typename Read>
    void read_value(const YamlNode& node, const std::string& key, Read read)
    {
        const nlohmann::json json = to_json(node);
        try {
            read(Field(json, key));
        } catch (const FieldFault& fault) {
            m_report.add(Id::not_allowed, node.place, fault.at, fault.found, fault.expected);
        }
    }

    // The variant

    bool read_variant(Variant& variant, Diagnostics& others)
    {
        const YamlNode* id = need("variant", "the id of a variant");
        if (!id)
            return false;
        if (!id->is(Kind::scalar) || !is_id(id->text)) {
            refuse(*id, "variant", id_rule);
            return false;
        }
        const YamlNode* rules = m_tree.find("rules");
        const YamlNode* board = m_tree.find("board");
        if (board && !rules)
            report_missing(m_tree, "rules", "the rules that are played on the board", m_report);
        Loaded<Variant> named = m_library.load_id(id->text);
        if (!rules)
            return !board && take(std::move(named), variant, others);
        if (!read_rules(*rules, board, variant, others))
            return false;
        adopt_name(named, id->text, variant);
        return true;
    }

    static bool take(Loaded<Variant> loaded, Variant& variant, Diagnostics& others)
    {
        if (loaded)
            variant = std::move(*loaded.value); // a warning is for whoever edits it
        else
            std::ranges::move(loaded.diagnostics, std::back_inserter(others));
        return loaded.value.has_value();
    }

    bool read_rules(const YamlNode& rules, const YamlNode* board, Variant& variant, Diagnostics& others)
    {
        if (!rules.is(Kind::map) || !rules.flow) {
            refuse(rules, "rules", "a map of all knobs in braces");
            return false;
        }
        const std::optional<BoardMap> map = board ? read_own_board(*board) : find_board(rules, others);
        return map && take(load_rules(rules, *map, m_report.file()), variant, others);
    }

    std::optional<BoardMap> read_own_board(const YamlNode& board)
    {
        if (!board.is(Kind::map))
            refuse(board, "board", "a map of everything that a board file says");
        BoardMap map;
        if (m_report.clean())
            map = read_board(board, m_report);
        return m_report.clean() ? std::optional(std::move(map)) : std::nullopt;
    }

    // Older records name their board only.
    std::optional<BoardMap> find_board(const YamlNode& rules, Diagnostics& others)
    {
        const YamlNode* id = rules.find("board");
        Loaded<BoardMap> loaded = m_library.load_board(id ? id->text : Ruleset().board);
        for (Diagnostic& diagnostic : loaded.diagnostics) {
            if (id && diagnostic.id == Id::unknown_board)
                m_report.add(diagnostic.id, id->place, "board", diagnostic.found, diagnostic.allowed,
                             diagnostic.suggestion);
            else
                others.push_back(std::move(diagnostic));
        }
        return std::move(loaded.value);
    }

    // The rules are the record's own; how the variant is called, and where it comes from, the library knows.
    static void adopt_name(const Loaded<Variant>& named, const std::string& id, Variant& variant)
    {
        variant.id = id;
        variant.name = named ? named.value->name : LocalText{{"en", id}};
        variant.summary = named ? named.value->summary : LocalText();
        variant.extends = named ? named.value->extends : std::string();
    }

    // Seats, seed, opening

    void read_seats(Record& record)
    {
        const YamlNode* seats = need("seats", "a list of {name: ..., player: ...}, one per seat");
        if (!seats)
            return;
        read_value(*seats, "seats", [&](const Field& list) {
            for (const Field& field : list.items(max_seats)) {
                field.expect_keys({"name", "player"});
                record.seats.push_back({word(field.need("name")), word(field.need("player"))});
            }
        });
    }

    // A name like 7 is a name too.
    static std::string word(const Field& field)
    {
        const std::string text = field.json().is_number_integer() || field.json().is_boolean()
                                     ? field.json().dump()
                                     : field.text();
        if (text.size() > longest_name)
            field.refuse(std::to_string(text.size()) + " bytes", "at most " + std::to_string(longest_name));
        return text;
    }

    void read_undo(Record& record)
    {
        const YamlNode* undo = m_tree.find("undo");
        if (undo && undo->text != "friendly" && undo->text != "own")
            refuse(*undo, "undo", "friendly or own");
        else if (undo)
            record.friendly_undo = undo->text == "friendly";
    }

    void read_help(Record& record)
    {
        const YamlNode* help = m_tree.find("help");
        if (!help) {
            record.help = help_in_comment(m_text);
            return;
        }
        read_value(*help, "help", [&](const Field& list) {
            for (const Field& word : list.items(2)) {
                const std::string text = word.text();
                if (text != "hint" && text != "memory")
                    word.refuse(describe(word.json()), "hint or memory");
                (text == "hint" ? record.help.hint : record.help.memory) = true;
            }
        });
    }

    void read_seed(Record& record)
    {
        if (const YamlNode* seed = need("seed", "a whole number"))
            read_value(*seed, "seed", [&](const Field& field) { record.seed = field.whole64(); });
    }

    bool check_players(const Rules& rules, const Record& record)
    {
        const YamlNode* seats = m_tree.find("seats");
        if (!seats || !m_report.clean())
            return false;
        const auto& limits = rules.ruleset().players;
        const int count = static_cast<int>(record.seats.size());
        if (count >= limits.min && count <= limits.max)
            return true;
        m_report.add(Id::out_of_range, seats->place, "seats", std::to_string(count) + " seats",
                     std::to_string(limits.min) + ".." + std::to_string(limits.max) + " seats");
        return false;
    }

    // Without a deal the seed tells it.
    void read_opening(const Rules& rules, Record& record)
    {
        std::optional<Seat> first;
        const auto players = static_cast<int>(record.seats.size());
        if (const YamlNode* node = m_tree.find("first"))
            read_value(*node, "first",
                       [&](const Field& field) { first = static_cast<Seat>(field.whole(1, players) - 1); });
        record.opening = open_from_seed(rules, players, record.seed, first);
        if (const YamlNode* node = m_tree.find("deal"))
            read_value(*node, "deal",
                       [&](const Field& field) { read_deal(rules.deck(), field, record.opening.deal); });
    }

    static void read_deal(const Deck& deck, const Field& field, Deal& deal)
    {
        field.expect_keys({"roof", "floor", "permit"});
        for (Pile pile : all_piles)
            deal.piles[index(pile)] = read_pile(deck, pile, field.need(std::string(print(pile))));
    }

    static CardList read_pile(const Deck& deck, Pile pile, const Field& field)
    {
        CardSet left = deck.of_pile(pile);
        CardList cards;
        for (const Field& item : field.items(static_cast<std::size_t>(deck.pile_size(pile)))) {
            const auto card = parse_card(deck, item.text());
            if (!card || !deck.holds(left, *card))
                item.refuse(describe(item.json()) +
                            (card ? ", a card too many" : ", not a card of this deck"));
            deck.remove(left, *card);
            cards.push_back(*card);
        }
        if (!left.empty())
            field.refuse(std::to_string(left.size()) + " cards too few, among them " +
                         print_card(deck, deck.card_at(left.lowest())));
        return cards;
    }

    const YamlNode& m_tree;
    const std::string_view m_text;
    const Library& m_library;
    Report& m_report;
};

// The text of a move line, without dash, quotes and comment; its column goes to `column`. Empty for none.
std::string_view text_of(std::string_view line, int& column)
{
    const std::string_view whole = line;
    line = without_comment(line);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (!line.starts_with("- "))
        return {};
    line.remove_prefix(std::min(line.find_first_not_of(' ', 1), line.size()));
    const bool in_quotes =
        line.size() > 1 && (line.front() == '"' || line.front() == '\'') && line.back() == line.front();
    if (in_quotes)
        line = line.substr(1, line.size() - 2);
    column = static_cast<int>(line.data() - whole.data()) + 1;
    return line;
}

// Makes the moves and keeps them, up to the first that is refused, which is reported.
class MoveReader
{
public:
    MoveReader(Record& record, Report& report)
        : m_rules(record.variant.playable()), m_position(record.start_position(m_rules)), m_record(record),
          m_report(report)
    {
    }

    // How many lines there are after the one that is refused.
    std::size_t read(const Parts& parts)
    {
        int number = parts.first_move_line;
        for (std::size_t i = 0; i < parts.moves.size(); ++i, ++number)
            if (!without_comment(parts.moves[i]).empty() && !read_line(parts.moves[i], number))
                return parts.moves.size() - i - 1;
        return 0;
    }

private:
    bool read_line(std::string_view line, int number)
    {
        int column = 1;
        const std::string_view text = text_of(line, column);
        m_place = {number, column};
        if (Report bytes(m_report.file()); !check_text(line, bytes))
            return refuse(valid_utf8(trimmed(line)), "plain text in UTF-8");
        if (text.size() < 3 || text[0] < '1' || text[0] > '9' || text[1] != ' ')
            return refuse(trimmed(line), "a line such as `- 1 F5:0,1`");
        const auto seat = static_cast<Seat>(text[0] - '1');
        const ParsedChoice parsed = parse_choice(m_rules, m_position, text.substr(2));
        if (m_position.phase == Phase::over)
            return refuse(text, "nothing: the game is over");
        if (!may_choose(m_position, seat))
            return refuse(text, choice_expected());
        if (!parsed.choice)
            return refuse(text, "a move: " + parsed.error);
        if (const Refusal refusal = check(m_rules, m_position, seat, *parsed.choice))
            return refuse(text, "a legal move: " + describe(refusal));
        m_record.moves.push_back({seat, *parsed.choice});
        apply(m_rules, m_position, seat, *parsed.choice);
        return true;
    }

    std::string choice_expected() const
    {
        return m_position.phase == Phase::bidding
                   ? "a bid of a seat that has not bid yet"
                   : "a move of seat " + print_seat(m_position.to_move) + ", whose turn it is";
    }

    bool refuse(std::string_view found, std::string allowed)
    {
        m_report.add(Id::not_allowed, m_place, "moves[" + std::to_string(m_record.moves.size()) + "]",
                     in_quotes(found), std::move(allowed));
        return false;
    }

    const Rules m_rules;
    Position m_position;
    Record& m_record;
    Report& m_report;
    Place m_place;
};

} // namespace

LoadedRecord parse_record(std::string_view text, const std::filesystem::path& file, const Library& library)
{
    LoadedRecord loaded;
    Report report(file.empty() ? "<text>" : display(file));
    const Parts parts = part(text);
    const bool is_small = text.size() <= max_file_size;
    std::optional<YamlNode> tree;
    if (check_text(is_small ? parts.head : text, report)) // lines of moves are looked at one by one
        tree = parse_yaml(parts.head, report);
    if (tree && report.clean())
        loaded.record = HeadReader(*tree, parts.head, library, report).read(loaded.diagnostics);
    if (!report.clean())
        loaded.record.reset();
    report.hand_over(loaded.diagnostics);
    if (loaded.record)
        loaded.unread = MoveReader(*loaded.record, report).read(parts);
    if (!report.clean())
        loaded.stopped = report.diagnostics().front();
    loaded.dropped = valid_utf8(parts.dropped);
    return loaded;
}

bool looks_like_record(std::string_view text)
{
    return text.starts_with("capitol:") || text.find("\ncapitol:") != std::string_view::npos;
}

LoadedRecord load_record(const std::filesystem::path& file, const Library& library)
{
    Report report(display(file));
    const auto text = read_text_file(file, report);
    if (text && looks_like_record(*text))
        return parse_record(*text, file, library);
    if (text) // nothing of it is told: it may be anything
        report.add(Id::not_allowed, {1, 1}, {}, "another kind of file", "a record, with the key `capitol`");
    LoadedRecord loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace capitol
