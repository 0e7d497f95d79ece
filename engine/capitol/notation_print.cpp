#include "capitol/floors.h"
#include "capitol/notation.h"

namespace capitol {

namespace {

constexpr std::array tile_names{"none", "fountain", "amphitheatre", "temple"};
constexpr std::array phase_names{"construction", "bidding", "tile", "draw", "over"};
constexpr std::array pile_names{"roof", "floor", "permit"};
constexpr std::array colour_names{"black", "white", "red"};
constexpr std::array roof_names{"none", "round", "triangular"};
constexpr std::array tie_break_names{"highest_card", "seat_order", "lowest_score"};
constexpr std::array unsold_names{"tie", "no_bid", "no_room"};
constexpr std::array pile_letters{"R", "F", "P"};
constexpr std::array colour_letters{"b", "w", "r"};

std::string print_targets(const Move& move)
{
    std::string text;
    for (int i = 0; i < move.floors; ++i)
        text += (i ? "," : "") + std::to_string(move.targets[i]);
    return text;
}

bool goes_on_small_site(const Rules& rules, const Position& position)
{
    return position.auction == 0 || rules.tile_of(position.round, position.auction) == Tile::fountain;
}

std::string print_target(const Rules& rules, const Position& position, const Move& move)
{
    switch (move.kind) {
    case MoveKind::floor:
        return print_targets(canonical_floors(position.yards[position.to_move], move));
    case MoveKind::roof:
        return print_building(move.height, move.roof);
    default:
        return print_building(move.height, move.roof) + '@' + print_site(rules, move.area, move.site);
    }
}

} // namespace

std::string_view print(Tile tile)
{
    return tile_names[index(tile)];
}
std::string_view print(Phase phase)
{
    return phase_names[index(phase)];
}
std::string_view print(Pile pile)
{
    return pile_names[index(pile)];
}
std::string_view print(Colour colour)
{
    return colour_names[index(colour)];
}
std::string_view print(Roof roof)
{
    return roof_names[index(roof)];
}
std::string_view print(TieBreak tie_break)
{
    return tie_break_names[index(tie_break)];
}
std::string_view print(UnsoldReason reason)
{
    return unsold_names[index(reason)];
}

std::string print_seat(Seat seat)
{
    return std::to_string(seat + 1);
}

std::string print_card(const Deck& deck, Card card)
{
    const CardType& type = deck[card];
    const std::string colour = type.pile == Pile::permit ? colour_letters[index(type.colour)] : "";
    return pile_letters[index(type.pile)] + colour + std::to_string(type.value);
}

std::string print_building(int floors, Roof roof)
{
    return std::to_string(floors) + (roof == Roof::none ? "" : roof == Roof::round ? "r" : "t");
}

std::string print_site(const Rules& rules, int area, int site)
{
    return rules.area(area).code + '.' + std::to_string(site + 1);
}

std::string print_move(const Rules& rules, const Position& position, const Move& move)
{
    switch (move.kind) {
    case MoveKind::pass:
        return "pass";
    case MoveKind::done:
        return "done";
    case MoveKind::draw:
        return "draw:" + std::string(print(move.pile));
    case MoveKind::tile:
        return "tile@" + (goes_on_small_site(rules, position) ? print_site(rules, move.area, move.site)
                                                              : rules.area(move.area).code);
    default:
        break;
    }
    const std::string card = print_card(rules.deck(), move.card);
    return move.for_nothing ? card : card + ':' + print_target(rules, position, move);
}

std::string print_bid(const Deck& deck, const Bid& bid)
{
    std::string text = "bid:";
    for (int i = 0; i < bid.size; ++i) {
        text += i ? "," : "";
        text += print_card(deck, bid.cards[i]);
    }
    return text;
}

std::string print_choice(const Rules& rules, const Position& position, const Choice& choice)
{
    if (const Bid* bid = std::get_if<Bid>(&choice))
        return print_bid(rules.deck(), *bid);
    return print_move(rules, position, std::get<Move>(choice));
}

} // namespace capitol
