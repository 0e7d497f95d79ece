#include "canal/canal_words.h"

#include "common/outside_text.h"

namespace canal::app {

using capitol::app::fromOutside;

QString Words::colour(Colour colour)
{
    switch (colour) {
    case Colour::red:
        return tr("red");
    case Colour::yellow:
        return tr("yellow");
    case Colour::green:
        return tr("green");
    case Colour::blue:
        return tr("blue");
    case Colour::black:
        return tr("black");
    case Colour::purple:
        return tr("purple");
    case Colour::any:
        return tr("any colour");
    case Colour::none:
        break;
    }
    return {};
}

QString Words::kind(CardKind kind)
{
    switch (kind) {
    case CardKind::stretch:
        return tr("Stretch");
    case CardKind::lock:
        return tr("Lock");
    case CardKind::aqueduct:
        return tr("Aqueduct");
    case CardKind::tunnel:
        return tr("Tunnel");
    case CardKind::surveyor:
        return tr("Surveyor");
    }
    return {};
}

QString Words::card(Card card)
{
    if (!card.is_seen())
        return tr("Hidden card");
    if (card.symbol() == Colour::none)
        return kind(card.kind());
    return tr("%1, goods: %2", "a card and its symbol").arg(kind(card.kind()), colour(card.symbol()));
}

QString Words::engineer(Engineer engineer)
{
    static const QStringList names{QStringLiteral("Brindley"), QStringLiteral("Smeaton"),
                                   QStringLiteral("Jessop"), QStringLiteral("Telford"),
                                   QStringLiteral("Rennie")};
    return names[int(engineer)];
}

QString Words::power(const Rules& rules, Engineer engineer)
{
    const EngineerRules& of = rules.ruleset().engineers;
    switch (engineer) {
    case Engineer::brindley:
        return of.brindley ? tr("A stretch card can pay for a lock.") : QString();
    case Engineer::smeaton:
        return tr("A surveyor counts as %n card(s).", nullptr, of.smeaton);
    case Engineer::jessop:
        return tr("A tunnel costs %n tunnel card(s).", nullptr, of.jessop);
    case Engineer::telford:
        return tr("An aqueduct costs %n aqueduct card(s).", nullptr, of.telford);
    case Engineer::rennie:
        return of.rennie_picks ? tr("You may take %n face-up card(s), or one instead of the top card.",
                                    nullptr, of.rennie)
                               : tr("You may take %n face-up card(s).", nullptr, of.rennie);
    }
    return {};
}

QString Words::place(const Rules& rules, int place)
{
    return fromOutside(rules.place(place).name);
}

QString Words::contract(const Rules& rules, int terms)
{
    return fromOutside(rules.terms(terms).name);
}

QString Words::ends(const Rules& rules, int terms)
{
    const MapContract& of = rules.terms(terms);
    const QString ends =
        tr("%1 – %2", "the termini of a canal").arg(place(rules, of.from), place(rules, of.to));
    return of.via < 0 ? ends : tr("%1, via %2").arg(ends, place(rules, of.via));
}

QString Words::refusal(const Refusal& refusal)
{
    switch (refusal.kind) {
    case RefusalKind::none:
        return {};
    case RefusalKind::game_over:
        return tr("The game is over.");
    case RefusalKind::not_your_turn:
        return tr("It is another player’s turn.");
    case RefusalKind::not_in_this_step:
        return tr("You cannot do that now.");
    case RefusalKind::contract_needed:
        return tr("You have no contract, so you must take one in phase 1.");
    case RefusalKind::too_many_open:
        return tr("You cannot have more than %n open contract(s).", nullptr, refusal.a);
    case RefusalKind::not_in_parliament:
        return tr("That contract is not in parliament.");
    case RefusalKind::no_junction_left:
        return tr("You have no junction contract left.");
    case RefusalKind::too_far_apart:
        return tr("The two places of a junction contract can be at most %n tile(s) apart.", nullptr,
                  refusal.a);
    case RefusalKind::pair_named:
        return tr("You have already chosen these two places.");
    case RefusalKind::not_a_terminus:
        return tr("The barge must start at one of the contract’s two termini.");
    case RefusalKind::own_engineer:
        return tr("That is already your engineer.");
    case RefusalKind::no_cards_to_draw:
        return tr("There are no build cards left to draw.");
    case RefusalKind::row_empty:
    case RefusalKind::not_face_up:
        return tr("There is no such build card face up.");
    case RefusalKind::only_rennie:
        return tr("Only Rennie can take a face-up card instead of the top one.");
    case RefusalKind::more_to_take:
        return tr("You can only stop once you have %n card(s) in hand.", nullptr, refusal.a);
    case RefusalKind::no_symbol:
        return tr("The card has no goods symbol.");
    case RefusalKind::no_such_colour:
        return tr("No place has that colour.");
    case RefusalKind::colour_full:
        return tr("There is no room left in that colour.");
    case RefusalKind::no_cube_there:
        return tr("There is no cube there.");
    case RefusalKind::not_first_case:
        return tr("Cubes go to connected places first, and to the city before the towns; they are removed in "
                  "the reverse order.");
    case RefusalKind::not_your_contract:
        return tr("That is not one of your open contracts.");
    case RefusalKind::not_beside_barge:
        return tr("A canal must continue from its barge.");
    case RefusalKind::no_tile_in_place:
        return tr("Tiles cannot be laid on towns or cities, or off the board.");
    case RefusalKind::leads_off_board:
        return tr("The canal would leave the board.");
    case RefusalKind::wrong_terrain:
        return tr("Stretches and locks go on normal terrain, aqueducts and tunnels on difficult terrain.");
    case RefusalKind::hex_full:
        return tr("This hex already has %n canal(s).", nullptr, refusal.a);
    case RefusalKind::own_below:
        return tr("You cannot build over a canal of yours.");
    case RefusalKind::hex_twice:
        return tr("This canal already has a tile here.");
    case RefusalKind::too_many_tiles:
        return tr("The contract allows only %n tile(s).", nullptr, refusal.a);
    case RefusalKind::same_neighbour:
        return tr("Two neighbouring tiles of a section cannot be of the same type.");
    case RefusalKind::no_such_turn:
        return tr("A canal cannot bend so sharply within a hex.");
    case RefusalKind::no_tile_left:
        return tr("You have no tiles of that type left.");
    case RefusalKind::place_twice:
        return tr("A canal cannot reach a place twice.");
    case RefusalKind::third_place:
        return tr("The canal of a junction contract cannot go through a third place.");
    case RefusalKind::via_missing:
        return tr("The canal must first go through the place named on the contract.");
    case RefusalKind::dead_end:
        return tr("The canal could then no longer be completed within the contract’s value.");
    case RefusalKind::card_not_in_hand:
        return tr("You do not have those cards.");
    case RefusalKind::wrong_card:
        return tr("That card cannot pay for this tile.");
    case RefusalKind::too_few_cards:
        return tr("You do not have enough cards for this tile.");
    case RefusalKind::too_many_cards:
        return tr("This tile costs fewer cards.");
    case RefusalKind::extra_cards:
        return tr("To build over a canal you must discard %n extra card(s).", nullptr, refusal.a);
    case RefusalKind::surveyor_not_extra:
        return tr("Surveyors cannot be used as extra cards.");
    case RefusalKind::tiles_stay:
        return tr("You cannot take tiles back.");
    case RefusalKind::tiles_before:
        return tr("You can only take tiles back before laying the first tile of an action, and only once per "
                  "canal.");
    case RefusalKind::not_so_many_tiles:
        return tr("This canal has only %n tile(s).", nullptr, refusal.a);
    case RefusalKind::no_section:
        return tr("No canal of that player leads there.");
    case RefusalKind::colour_twice:
        return tr("A route cannot include two places of the same colour.");
    case RefusalKind::last_not_own:
        return tr("The last section of the route must be yours.");
    case RefusalKind::no_route:
        return tr("A cube must travel along at least one section.");
    case RefusalKind::can_still_ship:
        return tr("In the final delivery you must ship a cube if you can.");
    case RefusalKind::may_not_pass:
        return tr("This cannot be skipped.");
    }
    return {};
}

} // namespace canal::app
