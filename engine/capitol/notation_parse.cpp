#include "base/whole_number.h"
#include "capitol/floors.h"
#include "capitol/notation.h"
#include "capitol/sites.h"

#include <algorithm>

namespace capitol {

namespace {

// A whole number without sign or leading zero.
std::optional<int> parse_number(std::string_view text)
{
    const bool zero_led = text.size() > 1 && text[0] == '0';
    return text.starts_with('-') || zero_led ? std::nullopt : whole_number<int>(text);
}

template <typename Enum>
std::optional<Enum> parse_word(std::string_view text, int first, int last)
{
    for (int i = first; i <= last; ++i)
        if (print(static_cast<Enum>(i)) == text)
            return static_cast<Enum>(i);
    return {};
}

std::optional<Colour> parse_colour_letter(char letter)
{
    for (Colour colour : all_colours)
        if (print(colour)[0] == letter)
            return colour;
    return {};
}

// Reads one move from left to right; the first thing that cannot be read is the error.
class MoveReader
{
public:
    MoveReader(const Rules& rules, const Position& position, std::string_view text)
        : m_rules(rules), m_position(position), m_text(text)
    {
    }

    ParsedChoice read()
    {
        if (m_text == "pass")
            return accept({.kind = MoveKind::pass});
        if (m_text == "done")
            return accept({.kind = MoveKind::done});
        if (m_text.starts_with("bid:"))
            return read_bid(m_text.substr(4));
        if (m_text.starts_with("draw:"))
            return read_draw(m_text.substr(5));
        if (m_text.starts_with("tile@"))
            return read_tile(m_text.substr(5));
        return read_card_move();
    }

private:
    static ParsedChoice accept(const Move& move) { return {Choice(move), "", 0}; }

    ParsedChoice refuse(std::string_view part, std::string error) const
    {
        return {{}, std::move(error), static_cast<std::size_t>(part.data() - m_text.data())};
    }

    // Splits off the text before the separator; `rest` is what follows it.
    static std::string_view take(std::string_view& rest, char separator)
    {
        const auto at = rest.find(separator);
        const std::string_view part = rest.substr(0, at);
        rest = at == std::string_view::npos ? rest.substr(rest.size()) : rest.substr(at + 1);
        return part;
    }

    ParsedChoice read_bid(std::string_view cards)
    {
        Bid bid;
        while (!cards.empty()) {
            const bool more = cards.find(',') != std::string_view::npos;
            const std::string_view text = take(cards, ',');
            const auto card = parse_card(m_rules.deck(), text);
            if (!card)
                return refuse(text, "not a card of this deck, such as R3, F8 or Pb5");
            if (bid.size == max_cards)
                return refuse(text, "more cards than a deck has");
            bid.add(*card);
            if (more && cards.empty())
                return refuse(cards, "a card is missing after the comma");
        }
        return {Choice(bid), "", 0};
    }

    ParsedChoice read_draw(std::string_view text)
    {
        if (const auto pile = parse_pile(text))
            return accept({.kind = MoveKind::draw, .pile = *pile});
        return refuse(text, "not a pile: roof, floor or permit");
    }

    bool places_large_tile() const
    {
        return m_position.phase == Phase::tile && m_position.auction > 0 &&
               m_rules.tile_of(m_position.round, m_position.auction) != Tile::fountain;
    }

    ParsedChoice read_tile(std::string_view text)
    {
        Move move{.kind = MoveKind::tile};
        if (places_large_tile() && text.find('.') != std::string_view::npos)
            return refuse(
                text, "an amphitheatre or temple goes on the area's large site: leave the site number out");
        if (std::string error; !read_site(text, move, error))
            return refuse(text, error);
        if (places_large_tile())
            move.site = 0;
        return accept(move);
    }

    // `cap.5`, or `cap` for its lowest vacant small site (its first if none is vacant: `check` will say so).
    bool read_site(std::string_view text, Move& move, std::string& error) const
    {
        const auto dot = text.find('.');
        const int area = m_rules.find_area(text.substr(0, dot));
        if (area < 0) {
            error = "not an area of this board";
            return false;
        }
        move.area = static_cast<std::uint8_t>(area);
        if (dot == std::string_view::npos) {
            move.site = static_cast<std::uint8_t>(std::max(0, lowest_vacant(m_position, area)));
            return true;
        }
        const auto number = parse_number(text.substr(dot + 1));
        const int sites = m_rules.area(area).small_sites;
        if (!number || *number < 1 || *number > sites) {
            error = "not a small site of the area: 1 to " + std::to_string(sites);
            return false;
        }
        move.site = static_cast<std::uint8_t>(*number - 1);
        return true;
    }

    ParsedChoice read_card_move()
    {
        std::string_view rest = m_text;
        const bool has_target = rest.find(':') != std::string_view::npos;
        const std::string_view name = take(rest, ':');
        const auto card = parse_card(m_rules.deck(), name);
        if (!card)
            return refuse(name,
                          "not a move: pass, done, bid:..., draw:..., tile@..., or a card of this deck");
        Move move{.card = *card, .for_nothing = !has_target};
        switch (m_rules.deck().pile(*card)) {
        case Pile::floor:
            move.kind = MoveKind::floor;
            return has_target ? read_targets(rest, move) : accept(move);
        case Pile::roof:
            move.kind = MoveKind::roof;
            return has_target ? read_roof(rest, move) : accept(move);
        case Pile::permit:
            move.kind = MoveKind::permit;
            return has_target ? read_permit(rest, move) : accept(move);
        }
        return refuse(name, "not a move");
    }

    ParsedChoice read_targets(std::string_view text, Move& move)
    {
        do {
            const bool more = text.find(',') != std::string_view::npos;
            const std::string_view part = take(text, ',');
            const auto height = parse_number(part);
            if (!height || *height > max_height || (more && text.empty()))
                return refuse(part, "not a height: 0 for a new building, or the height of an unroofed one");
            if (move.floors == max_floors_per_card)
                return refuse(part, "a card never gives so many floors");
            move.targets[move.floors++] = static_cast<std::uint8_t>(*height);
        } while (!text.empty());
        if (m_position.phase == Phase::construction)
            move = canonical_floors(m_position.yards[m_position.to_move], move);
        return accept(move);
    }

    static bool read_finished(std::string_view text, Move& move)
    {
        const auto building = parse_building(text);
        if (!building || building->roof == Roof::none)
            return false;
        move.height = static_cast<std::uint8_t>(building->floors);
        move.roof = building->roof;
        return true;
    }

    ParsedChoice read_roof(std::string_view text, Move& move)
    {
        if (!read_finished(text, move))
            return refuse(text, "not a building with its roof, such as 2r or 1t");
        return accept(move);
    }

    ParsedChoice read_permit(std::string_view text, Move& move)
    {
        const auto at = text.find('@');
        if (!read_finished(text.substr(0, at), move))
            return refuse(text, "not a building with its roof, such as 2r or 1t");
        if (at == std::string_view::npos)
            return refuse(text, "a place is missing, such as @cap or @cap.5");
        const std::string_view site = text.substr(at + 1);
        if (std::string error; !read_site(site, move, error))
            return refuse(site, error);
        return accept(move);
    }

    const Rules& m_rules;
    const Position& m_position;
    std::string_view m_text;
};

} // namespace

std::optional<Card> parse_card(const Deck& deck, std::string_view text)
{
    if (text.size() < 2)
        return {};
    const bool permit = text[0] == 'P';
    const auto colour = permit ? parse_colour_letter(text[1]) : Colour::black;
    const auto value = parse_number(text.substr(permit ? 2 : 1));
    if (!colour || !value || (!permit && text[0] != 'R' && text[0] != 'F'))
        return {};
    const Pile pile = permit ? Pile::permit : text[0] == 'R' ? Pile::roof : Pile::floor;
    const Card card = deck.find(pile, *colour, *value);
    return card == unknown_card ? std::optional<Card>() : card;
}

std::optional<BuildingPlan> parse_building(std::string_view text)
{
    BuildingPlan plan;
    if (text.ends_with('r') || text.ends_with('t')) {
        plan.roof = text.ends_with('r') ? Roof::round : Roof::triangular;
        text.remove_suffix(1);
    }
    const auto floors = parse_number(text);
    if (!floors || *floors < 1 || *floors > max_height)
        return {};
    plan.floors = *floors;
    return plan;
}

std::optional<Tile> parse_tile(std::string_view text)
{
    return parse_word<Tile>(text, 1, 3);
}

std::optional<Phase> parse_phase(std::string_view text)
{
    return parse_word<Phase>(text, 0, 4);
}

std::optional<Pile> parse_pile(std::string_view text)
{
    return parse_word<Pile>(text, 0, 2);
}

std::optional<TieBreak> parse_tie_break(std::string_view text)
{
    return parse_word<TieBreak>(text, 0, 2);
}

std::optional<UnsoldReason> parse_unsold_reason(std::string_view text)
{
    return parse_word<UnsoldReason>(text, 0, 2);
}

ParsedChoice parse_choice(const Rules& rules, const Position& position, std::string_view text)
{
    return MoveReader(rules, position, text).read();
}

} // namespace capitol
