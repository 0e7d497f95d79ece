#include "capitol/record/record.h"

#include "base/yaml_fields.h"
#include "base/yaml_text.h"
#include "capitol/record/event_json.h"
#include "capitol/variant/board_reader.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"
#include "record/seen.h"

namespace capitol {

namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

std::string print_pile(const Deck& deck, const CardList& cards)
{
    std::string text;
    for (Card card : cards)
        text += (text.empty() ? "" : ", ") + print_card(deck, card);
    return "[" + text + "]";
}

std::string print_deal(const Deck& deck, const Deal& deal)
{
    std::string text;
    for (Pile pile : all_piles)
        text += (text.empty() ? "" : ", ") + (std::string(print(pile)) + ": ") +
                print_pile(deck, deal.piles[index(pile)]);
    return "{" + text + "}";
}

class VariantReader
{
public:
    VariantReader(const YamlNode& tree, const Library& library, Report& report)
        : m_tree(tree), m_library(library), m_report(report)
    {
    }

    // Diagnostics of the variant that are not in the report go to `others`.
    bool read_variant(Variant& variant, Diagnostics& others)
    {
        const YamlNode* id = need(m_tree, {}, "variant", "the id of a variant", m_report);
        if (!id)
            return false;
        if (!id->is(Kind::scalar) || !is_id(id->text)) {
            record::refuse(*id, "variant", id_rule, m_report);
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

private:
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
            record::refuse(rules, "rules", "a map of all knobs in braces", m_report);
            return false;
        }
        const std::optional<BoardMap> map = board ? read_own_board(*board) : find_board(rules, others);
        return map && take(load_rules(rules, *map, m_report.file()), variant, others);
    }

    std::optional<BoardMap> read_own_board(const YamlNode& board)
    {
        if (!board.is(Kind::map))
            record::refuse(board, "board", "a map of everything that a board file says", m_report);
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

    const YamlNode& m_tree;
    const Library& m_library;
    Report& m_report;
};

CardList read_pile(const Deck& deck, Pile pile, const Field& field)
{
    CardSet left = deck.of_pile(pile);
    CardList cards;
    for (const Field& item : field.items(static_cast<std::size_t>(deck.pile_size(pile)))) {
        const auto card = parse_card(deck, item.text());
        if (!card || !deck.holds(left, *card))
            item.refuse(describe(item.json()) + (card ? ", a card too many" : ", not a card of this deck"));
        deck.remove(left, *card);
        cards.push_back(*card);
    }
    if (!left.empty())
        field.refuse(std::to_string(left.size()) + " cards too few, among them " +
                     print_card(deck, deck.card_at(left.lowest())));
    return cards;
}

void read_deal(const Deck& deck, const Field& field, Deal& deal)
{
    field.expect_keys({"roof", "floor", "permit"});
    for (Pile pile : all_piles)
        deal.piles[index(pile)] = read_pile(deck, pile, field.need(std::string(print(pile))));
}

} // namespace

record::Format RecordedCapitol::format()
{
    return {"capitol", {"variant", "rules", "board"}, {"first", "deal"}, "F5:0,1", ".capitol", max_seats};
}

Position RecordedCapitol::start_recorded(const Rules& rules, const GameSetup& setup, const record::Head& head,
                                         Events* events)
{
    return capitol::start(rules, static_cast<int>(head.seats.size()), setup.opening, head.seed, events);
}

std::string RecordedCapitol::print_rules(const GameSetup& setup)
{
    return "variant: " + print_scalar(setup.variant.id) +
           "\nrules: " + write_rules_line(setup.variant.rules) +
           "\nboard: " + write_board(setup.variant.map) + "\n";
}

std::string RecordedCapitol::print_opening(const GameSetup& setup)
{
    const Deck deck(setup.variant.rules.deck);
    return "first: " + print_seat(setup.opening.first) + "\ndeal: " + print_deal(deck, setup.opening.deal) +
           "\n";
}

std::optional<GameSetup> RecordedCapitol::read_rules(const YamlNode& tree, const Library& library,
                                                     Report& report, Diagnostics& others)
{
    GameSetup setup;
    if (!VariantReader(tree, library, report).read_variant(setup.variant, others))
        return {};
    return setup;
}

// Without a deal the seed tells it.
void RecordedCapitol::read_opening(const YamlNode& tree, const Rules& rules, const record::Head& head,
                                   Report& report, GameSetup& setup)
{
    std::optional<Seat> first;
    const auto players = static_cast<int>(head.seats.size());
    const auto read_first = [&](const Field& field) {
        first = static_cast<Seat>(field.whole(1, players) - 1);
    };
    if (const YamlNode* node = tree.find("first"))
        record::read_value(*node, "first", read_first, report);
    setup.opening = open_from_seed(rules, players, head.seed, first);
    const auto read_cards = [&](const Field& field) { read_deal(rules.deck(), field, setup.opening.deal); };
    if (const YamlNode* node = tree.find("deal"))
        record::read_value(*node, "deal", read_cards, report);
}

std::string RecordedCapitol::print_event(const Rules& rules, const View& view, const Event& event)
{
    return capitol::print_event(rules, view.known, event).dump();
}

std::string print_header(const Record& record)
{
    return record::print_header<RecordedCapitol>(record);
}

std::string print_move_line(const Rules& rules, const Position& before, const RecordMove& move)
{
    return record::print_move_line<RecordedCapitol>(rules, before, move);
}

std::string print_record(const Record& record)
{
    return record::print_record<RecordedCapitol>(record);
}

bool looks_like_record(std::string_view text)
{
    return record::looks_like_record<RecordedCapitol>(text);
}

LoadedRecord parse_record(std::string_view text, const std::filesystem::path& file, const Library& library)
{
    return record::parse_record<RecordedCapitol>(text, file, library);
}

std::string print_seen(const Record& record, Seat audience)
{
    return record::print_seen<RecordedCapitol>(record, audience);
}

LoadedRecord load_record(const std::filesystem::path& file, const Library& library)
{
    return record::load_record<RecordedCapitol>(file, library);
}

} // namespace capitol
