#include "canal/notation.h"

#include "base/whole_number.h"
#include "canal/building.h"

#include <algorithm>

namespace canal {

namespace {

// In the order of the enumerators.
constexpr std::array tile_words{"stretch", "lock", "aqueduct", "tunnel"};
constexpr std::array card_words{"stretch", "lock", "aqueduct", "tunnel", "surveyor"};
constexpr std::array colour_words{"none", "red", "yellow", "green", "blue", "black", "purple", "white"};
constexpr std::array engineer_words{"brindley", "smeaton", "jessop", "telford", "rennie"};
constexpr std::array step_words{"contract", "cards", "goods", "barge",    "extra",   "taking",   "declare",
                                "colour",   "lift",  "cube",  "building", "discard", "delivery", "over"};
constexpr std::array standing_words{"unclaimed", "open", "complete", "returned"};
constexpr std::array points_words{"canal", "goods", "incomplete", "builder"};
constexpr std::array source_words{"sheet", "external", "inferred", "reconstructed"};
constexpr std::array side_words{"e", "ne", "nw", "w", "sw", "se"};
constexpr std::array move_words{"pass", "done", "contract",  "junction", "barge",  "swap",   "renew",
                                "take", "draw", "pick",      "declare",  "keep",   "colour", "lift",
                                "cube", "lay",  "take-back", "ship",     "discard"};

template <typename Enum, std::size_t size>
std::optional<Enum> find_word(const std::array<const char*, size>& words, std::string_view word)
{
    for (std::size_t i = 0; i < size; ++i)
        if (word == words[i])
            return static_cast<Enum>(i);
    return {};
}

std::optional<int> number_in(std::string_view word, int most)
{
    const auto number = capitol::whole_number<int>(word);
    const bool fits = number && *number >= 0 && *number <= most && word == std::to_string(*number);
    return fits ? number : std::nullopt;
}

template <typename Few>
std::string print_cards(const Few& cards)
{
    std::string text;
    for (const Card card : cards)
        text += " " + print(card);
    return text;
}

std::string print_lay(const Rules& rules, const Move& move)
{
    std::string text = " " + rules.contract_id(move.contract) + " " + print_hex(rules, move.tile.hex) + " " +
                       print(move.tile.tile) + " " + print_side(move.tile.out);
    if (move.pay.size() > 0)
        text += " with" + print_cards(move.pay);
    if (move.extra.size() > 0)
        text += " over" + print_cards(move.extra);
    return text;
}

std::string print_ship(const Rules& rules, const Move& move)
{
    std::string text = " " + rules.place(move.place).id;
    for (int i = 0; i < move.legs(); ++i) {
        const Leg leg = move.route[static_cast<std::size_t>(i)];
        text += " " + print_seat(leg.owner) + " " + rules.place(leg.place).id;
    }
    return text;
}

// Reads word by word; what is wrong is thrown and caught in `parse_move`.
class MoveReader
{
public:
    struct Fault
    {
        std::string error;
        std::size_t at;
    };

    MoveReader(const Rules& rules, const Position& position, std::string_view text)
        : m_rules(rules), m_position(position), m_text(text)
    {
    }

    Move read()
    {
        Move move;
        move.kind = read_word<MoveKind>(move_words, "a move such as pass, take, lay or ship");
        read_rest(move);
        if (m_end < m_text.size()) {
            next();
            refuse("nothing more");
        }
        return move;
    }

private:
    void read_rest(Move& move)
    {
        switch (move.kind) {
        case MoveKind::contract:
            move.contract = read_contract();
            break;
        case MoveKind::junction:
            move.place = read_place();
            move.to = read_place();
            break;
        case MoveKind::barge:
        case MoveKind::lift:
        case MoveKind::cube:
            move.place = read_place();
            break;
        case MoveKind::swap:
            move.engineer = read_word<Engineer>(engineer_words, "an engineer");
            break;
        case MoveKind::take:
        case MoveKind::pick:
        case MoveKind::discard:
            move.card = read_card();
            break;
        case MoveKind::colour:
            move.colour = read_colour();
            break;
        case MoveKind::lay:
            read_lay(move);
            break;
        case MoveKind::take_back:
            move.contract = read_contract();
            move.count = read_count();
            break;
        case MoveKind::ship:
            read_ship(move);
            break;
        default:
            break;
        }
    }

    void read_lay(Move& move)
    {
        move.contract = read_contract();
        const auto hex = parse_hex(m_rules, next());
        if (!hex)
            refuse("a hex of the board such as 9,4");
        move.tile.hex = *hex;
        move.tile.tile = read_word<Tile>(tile_words, "stretch, lock, aqueduct or tunnel");
        const auto out = parse_side(next());
        if (!out)
            refuse("e, ne, nw, w, sw or se");
        move.tile.out = static_cast<std::uint8_t>(*out);
        move.tile.in = entered_at(move.contract, *hex);
        if (m_end < m_text.size() && next() != "with" && word() != "over")
            refuse("`with` and the cards that pay, or `over` and the extra ones");
        if (word() == "with")
            read_cards(move.pay);
        if (word() == "over")
            read_cards(move.extra);
    }

    // The side that joins what is there; where nothing does, any: `check` says so.
    std::uint8_t entered_at(std::uint8_t contract, std::uint16_t hex) const
    {
        const Canal& canal = m_position.canals[contract];
        if (!canal.is_begun())
            return 0;
        const OpenEnd end = open_end(m_rules, canal);
        if (end.place == no_place)
            return end.in;
        for (int side = 0; side < side_count; ++side)
            if (m_rules.next(hex, side) == m_rules.hex_of(end.place))
                return static_cast<std::uint8_t>(side);
        return 0;
    }

    // One at least, up to the end or `over`.
    template <typename Few>
    void read_cards(Few& cards)
    {
        const bool may_go_over = word() == "with";
        do {
            if (cards.is_full()) {
                next();
                refuse("no more cards");
            }
            cards.add(read_card());
        } while (m_end < m_text.size() && !(may_go_over && follows("over")));
        if (m_end < m_text.size())
            next();
    }

    void read_ship(Move& move)
    {
        move.place = read_place();
        for (std::size_t i = 0; i == 0 || m_end < m_text.size(); ++i) {
            if (i == max_route) {
                next();
                refuse("no more sections");
            }
            move.route[i].owner = static_cast<Seat>(read_seat());
            move.route[i].place = read_place();
        }
    }

    template <typename Enum, typename Words>
    Enum read_word(const Words& words, const char* expected)
    {
        const auto found = find_word<Enum>(words, next());
        if (!found)
            refuse(expected);
        return *found;
    }
    std::uint8_t read_contract()
    {
        const int found = m_rules.find_contract(next());
        if (found < 0)
            refuse("the id of a contract");
        return static_cast<std::uint8_t>(found);
    }
    std::uint8_t read_place()
    {
        const int found = m_rules.find_place(next());
        if (found < 0)
            refuse("the id of a place");
        return static_cast<std::uint8_t>(found);
    }
    Card read_card()
    {
        const auto card = parse_card(next());
        if (!card)
            refuse("a card such as lock or lock.red");
        return *card;
    }
    Colour read_colour()
    {
        const auto colour = parse_colour(next());
        if (!colour || *colour == Colour::any)
            refuse("red, yellow, green, blue, black or purple");
        return *colour;
    }
    std::uint8_t read_count()
    {
        const auto count = number_in(next(), max_value);
        if (!count || *count == 0)
            refuse("how many tiles");
        return static_cast<std::uint8_t>(*count);
    }
    int read_seat()
    {
        const auto seat = number_in(next(), m_position.players);
        if (!seat || *seat == 0)
            refuse("a seat from 1 to " + std::to_string(m_position.players));
        return *seat - 1;
    }

    // Words are parted by one space.
    std::string_view next()
    {
        m_begin = std::min(m_text.size(), m_end + (m_end > 0));
        m_end = std::min(m_text.find(' ', m_begin), m_text.size());
        return word();
    }
    std::string_view word() const { return m_text.substr(m_begin, m_end - m_begin); }
    bool follows(std::string_view expected) const
    {
        const std::string_view rest = m_text.substr(m_end + 1);
        return rest.substr(0, rest.find(' ')) == expected;
    }
    [[noreturn]] void refuse(std::string expected) const
    {
        throw Fault{std::move(expected) + " is needed", m_begin};
    }

    const Rules& m_rules;
    const Position& m_position;
    const std::string_view m_text;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

} // namespace

const char* print(Tile tile)
{
    return tile_words[index(tile)];
}
const char* print(CardKind kind)
{
    return card_words[index(kind)];
}
const char* print(Colour colour)
{
    return colour_words[index(colour)];
}
const char* print(Engineer engineer)
{
    return engineer_words[index(engineer)];
}
const char* print(Step step)
{
    return step_words[index(step)];
}
const char* print(Standing standing)
{
    return standing_words[index(standing)];
}
const char* print(Points points)
{
    return points_words[index(points)];
}
const char* print(Source source)
{
    return source_words[index(source)];
}
const char* print_side(int side)
{
    return side_words[static_cast<std::size_t>(side)];
}

std::string print(Card card)
{
    if (!card.is_seen())
        return "?";
    const std::string kind = print(card.kind());
    return card.symbol() == Colour::none ? kind : kind + "." + print(card.symbol());
}

std::string print_seat(Seat seat)
{
    return std::to_string(seat + 1);
}

std::string print_hex(const Rules& rules, int hex)
{
    return std::to_string(rules.column_of(hex)) + "," + std::to_string(rules.row_of(hex));
}

std::optional<Colour> parse_colour(std::string_view word)
{
    const auto colour = find_word<Colour>(colour_words, word);
    return colour == Colour::none ? std::nullopt : colour;
}
std::optional<Engineer> parse_engineer(std::string_view word)
{
    return find_word<Engineer>(engineer_words, word);
}
std::optional<Step> parse_step(std::string_view word)
{
    return find_word<Step>(step_words, word);
}
std::optional<Standing> parse_standing(std::string_view word)
{
    return find_word<Standing>(standing_words, word);
}
std::optional<Points> parse_points(std::string_view word)
{
    return find_word<Points>(points_words, word);
}
std::optional<int> parse_side(std::string_view word)
{
    return find_word<int>(side_words, word);
}

std::optional<Card> parse_card(std::string_view word)
{
    const std::size_t dot = word.find('.');
    const auto kind = find_word<CardKind>(card_words, word.substr(0, dot));
    if (!kind || dot == std::string_view::npos)
        return kind ? std::optional(Card(*kind, Colour::none)) : std::nullopt;
    const auto symbol = parse_colour(word.substr(dot + 1));
    return symbol ? std::optional(Card(*kind, *symbol)) : std::nullopt;
}

std::optional<std::uint16_t> parse_hex(const Rules& rules, std::string_view word)
{
    const std::size_t comma = word.find(',');
    const auto column = number_in(word.substr(0, comma), max_columns);
    const auto row =
        comma == std::string_view::npos ? std::nullopt : number_in(word.substr(comma + 1), max_rows);
    const std::uint16_t hex = column && row ? rules.hex_at(*column, *row) : no_hex;
    return hex == no_hex ? std::nullopt : std::optional(hex);
}

std::string print_move(const Rules& rules, const Move& move)
{
    const std::string word = move_words[index(move.kind)];
    switch (move.kind) {
    case MoveKind::contract:
        return word + " " + rules.contract_id(move.contract);
    case MoveKind::junction:
        return word + " " + rules.place(move.place).id + " " + rules.place(move.to).id;
    case MoveKind::barge:
    case MoveKind::lift:
    case MoveKind::cube:
        return word + " " + rules.place(move.place).id;
    case MoveKind::swap:
        return word + " " + print(move.engineer);
    case MoveKind::take:
    case MoveKind::pick:
    case MoveKind::discard:
        return word + " " + print(move.card);
    case MoveKind::colour:
        return word + " " + print(move.colour);
    case MoveKind::lay:
        return word + print_lay(rules, move);
    case MoveKind::take_back:
        return word + " " + rules.contract_id(move.contract) + " " + std::to_string(move.count);
    case MoveKind::ship:
        return word + print_ship(rules, move);
    default:
        return word;
    }
}

ParsedMove parse_move(const Rules& rules, const Position& position, std::string_view text)
{
    try {
        return {MoveReader(rules, position, text).read(), {}, 0};
    } catch (const MoveReader::Fault& fault) {
        return {{}, fault.error, fault.at};
    }
}

} // namespace canal
