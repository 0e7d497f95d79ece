#include "canal/happen.h"

#include "base/random.h"
#include "canal/contracts.h"

#include <algorithm>

namespace canal {

namespace {

// Those whose number everybody knows are the first to go, so that no more is said to be known than there is.
void leave_hand(Position& position, Seat seat, Card card)
{
    Cards& known = position.known[seat];
    if (known[card] > 0)
        known.remove(card);
    if (position.is_seen(seat))
        position.hand[seat].remove(card);
    else
        position.hand[seat].set(card, known[card]);
    --position.hand_count[seat];
}

void take_top(Position& position)
{
    position.deck[--position.deck_count] = no_card;
}

void draw_card(Position& position, Seat seat, Card card)
{
    take_top(position);
    ++position.hand_count[seat];
    if (position.is_seen(seat))
        position.hand[seat].add(card);
}

void open_contract(Position& position, Seat seat, std::uint8_t contract)
{
    *std::ranges::find(position.open[seat], no_contract) = contract;
    Canal& canal = position.canals[contract];
    canal.standing = Standing::open;
    canal.owner = seat;
}

void close_contract(Position& position, Seat seat, std::uint8_t contract)
{
    auto& open = position.open[seat];
    *std::remove(open.begin(), open.end(), contract) = no_contract;
}

} // namespace

PlaceSet find_connected(const Rules& rules, const Position& position)
{
    const bool barges = rules.ruleset().goods.barges_connect;
    PlaceSet places = 0;
    for (const Canal& canal : canals_of(rules, position))
        if (canal.tiles > 0 || (barges && canal.standing == Standing::open))
            places |= canal.stop_set();
    return places;
}

void happen(const Rules&, Position& position, const EngineersDealt& event)
{
    position.engineer = event.engineer;
    for (Seat seat = 1; seat < position.players; ++seat)
        if (event.engineer[seat] < event.engineer[position.first])
            position.first = seat;
}

void happen(const Rules&, Position& position, const ContractRevealed& event)
{
    position.contract_deck[--position.contracts_left] = no_contract;
    position.parliament[position.in_parliament++] = event.contract;
}

void happen(const Rules&, Position& position, const CardRevealed& event)
{
    take_top(position);
    position.row[event.place] = event.card;
}

void happen(const Rules&, Position& position, const RowDiscarded&)
{
    for (Card& card : position.row) {
        if (!card.is_none())
            position.discards.add(card);
        card = no_card;
    }
}

// Only who sees the whole position knows in which order.
void happen(const Rules&, Position& position, const Reshuffled&)
{
    const bool is_whole = position.seen_by == no_seat;
    int count = 0;
    position.discards.for_each([&](Card card, int copies) {
        for (; copies > 0; --copies)
            position.deck[static_cast<std::size_t>(count++)] = is_whole ? card : unknown_card;
    });
    position.deck_count = static_cast<std::uint8_t>(count);
    position.discards = {};
    if (!is_whole)
        return;
    auto random = capitol::Random::from_state(position.random);
    random.shuffle(position.deck.data(), count);
    position.random = random.state();
}

void happen(const Rules&, Position& position, const CardTaken& event)
{
    position.row[event.place] = no_card;
    position.hand[event.seat].add(event.card);
    position.known[event.seat].add(event.card);
    ++position.hand_count[event.seat];
}

void happen(const Rules&, Position& position, const CardDealt& event)
{
    draw_card(position, event.seat, event.card);
}

void happen(const Rules&, Position& position, const CardDrawn& event)
{
    draw_card(position, event.seat, event.card);
    position.drawn = event.card;
}

void happen(const Rules&, Position& position, const Declared& event)
{
    position.drawn = no_card;
    position.known[event.seat].add(event.card);
    if (!position.is_seen(event.seat))
        position.hand[event.seat].add(event.card);
}

void happen(const Rules&, Position& position, const Kept&)
{
    position.drawn = no_card;
}

void happen(const Rules&, Position& position, const Swapped& event)
{
    Engineer& own = position.engineer[event.seat];
    for (Seat seat = 0; seat < position.players; ++seat)
        if (seat != event.seat && position.engineer[seat] == event.engineer)
            position.engineer[seat] = own;
    own = event.engineer;
}

void happen(const Rules&, Position& position, const ContractTaken& event)
{
    auto& parliament = position.parliament;
    *std::remove(parliament.begin(), parliament.end(), event.contract) = no_contract;
    --position.in_parliament;
    open_contract(position, event.seat, event.contract);
}

void happen(const Rules& rules, Position& position, const JunctionTaken& event)
{
    position.junction[static_cast<std::size_t>(event.contract - rules.contracts())] =
        rules.find_pair(event.from, event.to);
    open_contract(position, event.seat, event.contract);
}

void happen(const Rules& rules, Position& position, const BargePlaced& event)
{
    Canal& canal = position.canals[event.contract];
    canal.stop[0] = event.place;
    canal.stops = 1;
    if (rules.ruleset().goods.barges_connect)
        position.connected |= bit(event.place);
}

void happen(const Rules&, Position&, const ColourChosen&) {}

void happen(const Rules&, Position& position, const CubeLifted& event)
{
    position.cubes &= ~bit(event.place);
}

void happen(const Rules&, Position& position, const CubePlaced& event)
{
    position.cubes |= bit(event.place);
}

void put_tile(const Rules& rules, Position& position, int contract, const LaidTile& tile)
{
    Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    canal.tile[canal.tiles++] = tile;
    if (const auto reached = rules.place_at(rules.next(tile.hex, tile.out)); reached != no_place)
        canal.stop[canal.stops++] = reached;
    if (position.once.has(tile.hex))
        position.twice.add(tile.hex);
    position.once.add(tile.hex);
    position.connected |= canal.stop_set();
    --position.tiles[canal.owner][index(tile.tile)];
}

void take_up_tile(const Rules& rules, Position& position, int contract)
{
    Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    LaidTile& tile = canal.tile[--canal.tiles];
    if (rules.place_at(rules.next(tile.hex, tile.out)) != no_place)
        canal.stop[--canal.stops] = 0;
    if (position.twice.has(tile.hex))
        position.twice.remove(tile.hex);
    else
        position.once.remove(tile.hex);
    ++position.tiles[canal.owner][index(tile.tile)];
    tile = LaidTile{};
    position.connected = find_connected(rules, position);
}

void happen(const Rules& rules, Position& position, const TileLaid& event)
{
    put_tile(rules, position, event.contract, event.tile);
    const auto pay = [&](Card card) {
        leave_hand(position, event.seat, card);
        position.paid.add(card);
    };
    std::ranges::for_each(event.pay, pay);
    std::ranges::for_each(event.extra, pay);
}

void happen(const Rules& rules, Position& position, const TilesTakenBack& event)
{
    for (int i = 0; i < event.count; ++i)
        take_up_tile(rules, position, event.contract);
}

void happen(const Rules&, Position& position, const PaymentDiscarded&)
{
    position.paid.for_each([&](Card card, int copies) { position.discards.add(card, copies); });
    position.paid = {};
}

void happen(const Rules&, Position& position, const CanalCompleted& event)
{
    position.canals[event.contract].standing = Standing::complete;
    close_contract(position, event.seat, event.contract);
}

void happen(const Rules& rules, Position& position, const ContractReturned& event)
{
    Canal& canal = position.canals[event.contract];
    canal.standing = Standing::returned;
    close_contract(position, event.seat, event.contract);
    if (!rules.ruleset().end.tiles_stay) {
        while (canal.tiles > 0)
            take_up_tile(rules, position, event.contract);
        canal.stop = {};
        canal.stops = 0;
    }
    if (rules.ruleset().goods.barges_connect)
        position.connected = find_connected(rules, position); // the barge is gone
}

void happen(const Rules&, Position& position, const Shipped& event)
{
    position.cubes &= ~bit(event.place);
}

void happen(const Rules&, Position& position, const Scored& event)
{
    position.score[event.seat] = static_cast<std::int16_t>(position.score[event.seat] + event.points);
}

void happen(const Rules&, Position& position, const Discarded& event)
{
    leave_hand(position, event.seat, event.card);
    position.discards.add(event.card);
}

void happen(const Rules&, Position&, const Passed&) {}

void happen(const Rules&, Position& position, const EndBegan& event)
{
    position.ending = true;
    position.rounds_left = event.rounds;
}

void happen(const Rules&, Position& position, const RoundBegan& event)
{
    position.round = event.round;
    if (position.ending)
        --position.rounds_left;
}

void happen(const Rules&, Position& position, const Asked& event)
{
    position.turn = event.turn;
}

} // namespace canal
