#include "capitol/auction.h"

#include "capitol/cards_in_play.h"
#include "capitol/sites.h"

#include <algorithm>
#include <bit>

namespace capitol {

namespace {

Tile tile_at_auction(const Rules& rules, const Position& position)
{
    return rules.tile_of(position.round, position.auction);
}

bool has_bidder(const Position& position)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        if (position.hand_size(seat) > 0)
            return true;
    return false;
}

int bid_cards_of_all(const Position& position)
{
    return position.bid_size[0] + position.bid_size[1] + position.bid_size[2] + position.bid_size[3];
}

void unsold(Events* events, Tile tile, UnsoldReason reason)
{
    if (events)
        events->push_back(AuctionUnsold{tile, reason});
}

struct BidSums
{
    std::array<int, max_seats> total{};
    std::array<int, max_seats> highest_card{};
};

BidSums sums_of(const Rules& rules, const Position& position)
{
    BidSums sums;
    for (Seat seat = 0; seat < position.players; ++seat) {
        for (int i = 0; i < position.bid_size[seat]; ++i) {
            const int value = rules.deck().value(position.bid_card(seat, i));
            sums.total[seat] += value;
            sums.highest_card[seat] = std::max(sums.highest_card[seat], value);
        }
    }
    return sums;
}

using Seats = std::array<bool, max_seats>;

int count(const Seats& seats)
{
    return static_cast<int>(std::count(seats.begin(), seats.end(), true));
}

// Of the seats, those with the highest amount.
template <typename Amount>
Seats best_of(const Position& position, const Seats& among, Amount amount)
{
    int best = 0;
    Seats result{};
    bool any = false;
    for (Seat seat = 0; seat < position.players; ++seat) {
        if (!among[seat] || (any && amount(seat) < best))
            continue;
        if (!any || amount(seat) > best)
            result.fill(false);
        best = amount(seat);
        any = result[seat] = true;
    }
    return result;
}

Seats narrow(const Position& position, const BidSums& sums, const Seats& tied, TieBreak rule)
{
    switch (rule) {
    case TieBreak::highest_card:
        return best_of(position, tied, [&](Seat seat) { return sums.highest_card[seat]; });
    case TieBreak::lowest_score:
        return best_of(position, tied, [&](Seat seat) { return -position.score[seat]; });
    case TieBreak::seat_order:
        break;
    }
    return best_of(position, tied, [&](Seat seat) {
        return -((seat + position.players - position.first) % position.players);
    });
}

struct AuctionResult
{
    Seats best{}; // several where nothing separates them
    bool tied = false;
    TieBreak broken_by{};
};

AuctionResult judge(const Rules& rules, const Position& position, const BidSums& sums)
{
    AuctionResult result;
    result.best = best_of(position, {true, true, true, true}, [&](Seat seat) { return sums.total[seat]; });
    result.tied = count(result.best) > 1;
    for (const TieBreak rule : rules.ruleset().auction.tie_break) {
        if (count(result.best) == 1)
            break;
        result.broken_by = rule;
        result.best = narrow(position, sums, result.best, rule);
    }
    return result;
}

// The whole table has now seen these cards.
void show_bids(const Rules& rules, Position& position, const BidSums& sums, Events* events)
{
    Seat seat = position.first;
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        CardSet bid;
        for (int card = 0; card < position.bid_size[seat]; ++card)
            rules.deck().add(bid, position.bid_card(seat, card));
        position.known[seat] = position.known[seat] | bid;
        if (!events)
            continue;
        const auto cards = position.bid_cards.begin() + position.bid_start[seat];
        events->push_back(BidRevealed{seat, {cards, cards + position.bid_size[seat]}, sums.total[seat]});
    }
}

void pay(const Rules& rules, Position& position, Seat winner, Events* events)
{
    const auto cards = position.bid_cards;
    const int start = position.bid_start[winner];
    for (int i = 0; i < position.bid_size[winner]; ++i) {
        if (events)
            events->push_back(Paid{winner, cards[start + i]});
        discard_from_hand(rules, position, winner, cards[start + i], events);
    }
}

std::uint8_t bidders(const Position& position)
{
    unsigned seats = 0;
    for (Seat seat = 0; seat < position.players; ++seat)
        seats |= position.has_bid[seat] ? 0u : 1u << seat;
    return static_cast<std::uint8_t>(seats);
}

// Where the bid of that seat begins among the others: after those of the seats from the consul up to it.
int place_of_bid(const Position& position, Seat seat)
{
    int start = 0;
    for (Seat other = position.first; other != seat; other = position.next_seat(other))
        start += position.bid_size[other];
    return start;
}

// The bids after that place make room.
void move_bids_up(Position& position, int start, int by)
{
    const auto begin = position.bid_cards.begin();
    std::copy_backward(begin + start, begin + bid_cards_of_all(position),
                       begin + bid_cards_of_all(position) + by);
    for (Seat other = 0; other < max_seats; ++other) // whoever is not there bids nothing
        if (position.bid_size[other] > 0 && position.bid_start[other] >= start)
            position.bid_start[other] = static_cast<std::uint8_t>(position.bid_start[other] + by);
}

} // namespace

void clear_bids(Position& position)
{
    std::fill_n(position.bid_cards.begin(), bid_cards_of_all(position), unknown_card);
    position.bid_start.fill(0);
    position.bid_size.fill(0);
    position.has_bid.fill(false);
}

bool turn_to_bidder(Position& position)
{
    Seat seat = position.first;
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        if (position.has_bid[seat])
            continue;
        position.to_move = seat;
        return true;
    }
    return false;
}

bool begin_auction(const Rules& rules, Position& position, int number, Events* events)
{
    clear_bids(position);
    for (; number <= rules.auctions_in(position.round); ++number) {
        position.auction = static_cast<std::uint8_t>(number);
        const Tile tile = tile_at_auction(rules, position);
        const bool room = areas_with_room(rules, position, tile) != 0;
        if (!room || !has_bidder(position)) {
            unsold(events, tile, room ? UnsoldReason::no_bid : UnsoldReason::no_room);
            continue;
        }
        for (Seat seat = 0; seat < position.players; ++seat)
            position.has_bid[seat] = position.hand_size(seat) == 0;
        position.phase = Phase::bidding;
        if (events)
            events->push_back(AuctionBegan{tile, position.auction, bidders(position)});
        return turn_to_bidder(position);
    }
    position.auction = 0;
    return false;
}

Refusal check_bid(const Rules& rules, const Position& position, Seat seat, const Bid& bid)
{
    if (position.has_bid[seat])
        return {RefusalKind::already_bid};
    CardSet rest = position.hand[seat];
    for (int i = 0; i < bid.size; ++i) {
        if (bid.cards[i].type >= rules.deck().types() || !rules.deck().holds(rest, bid.cards[i]))
            return {RefusalKind::card_not_in_hand};
        rules.deck().remove(rest, bid.cards[i]);
    }
    return {};
}

void lay_bid(Position& position, Seat seat, const Bid& bid)
{
    position.has_bid[seat] = true;
    if (bid.size == 0)
        return;
    const int start = place_of_bid(position, seat);
    move_bids_up(position, start, bid.size);
    std::copy_n(bid.cards.begin(), bid.size, position.bid_cards.begin() + start);
    position.bid_start[seat] = static_cast<std::uint8_t>(start);
    position.bid_size[seat] = bid.size;
}

bool seal_bid(Position& position, Seat seat, const Bid& bid, Events* events)
{
    lay_bid(position, seat, bid);
    if (events)
        events->push_back(BidSealed{seat, std::vector(bid.cards.begin(), bid.cards.begin() + bid.size)});
    return !turn_to_bidder(position);
}

bool reveal(const Rules& rules, Position& position, Events* events)
{
    const Tile tile = tile_at_auction(rules, position);
    const BidSums sums = sums_of(rules, position);
    show_bids(rules, position, sums, events);
    const AuctionResult result = judge(rules, position, sums);
    const auto first = std::find(result.best.begin(), result.best.end(), true);
    const auto winner = static_cast<Seat>(first - result.best.begin());
    const int total = sums.total[winner]; // of all who are best
    if (total == 0 && rules.ruleset().auction.zero_bid == ZeroBid::unsold) {
        unsold(events, tile, UnsoldReason::no_bid);
        return false;
    }
    if (count(result.best) > 1) {
        unsold(events, tile, UnsoldReason::tie);
        return false;
    }
    if (events)
        events->push_back(AuctionWon{winner, tile, total, result.tied, result.broken_by});
    pay(rules, position, winner, events);
    clear_bids(position);
    position.phase = Phase::tile;
    position.to_move = winner;
    return true;
}

void legal_tile(const Rules& rules, const Position& position, LegalMoves& moves, bool all_sites)
{
    const Tile tile = tile_at_auction(rules, position);
    moves.open_plain();
    for (unsigned areas = areas_with_room(rules, position, tile); areas; areas &= areas - 1) {
        Move move{.kind = MoveKind::tile, .area = static_cast<std::uint8_t>(std::countr_zero(areas))};
        if (tile == Tile::fountain)
            move.site = static_cast<std::uint8_t>(lowest_vacant(position, move.area));
        if (tile == Tile::fountain && all_sites)
            add_for_sites(position, move, moves);
        else
            moves.add(move);
    }
    moves.close();
}

Refusal check_tile(const Rules& rules, const Position& position, const Move& move)
{
    if (move.area >= rules.area_count())
        return {RefusalKind::no_such_site};
    if (tile_at_auction(rules, position) == Tile::fountain)
        return check_small_site(rules, position, move.area, move.site);
    if (!rules.area(move.area).large_site)
        return {RefusalKind::no_large_site};
    if (position.areas[move.area].large != Tile::none)
        return {RefusalKind::large_site_taken};
    return move.site == 0 ? Refusal{} : Refusal{RefusalKind::no_such_site};
}

void place_tile(const Rules& rules, Position& position, const Move& move, Events* events)
{
    const Tile tile = tile_at_auction(rules, position);
    set_tile(rules, position, move.area, move.site, tile);
    if (events)
        events->push_back(TilePlaced{position.to_move, tile, move.area, move.site});
}

} // namespace capitol
