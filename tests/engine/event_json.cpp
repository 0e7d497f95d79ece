#include "event_json.h"

#include "capitol/notation.h"

namespace capitol::test {

namespace {

using nlohmann::json;

json by_seat(const std::array<int, max_seats>& amounts)
{
    json object = json::object();
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (amounts[seat] != 0)
            object[print_seat(seat)] = amounts[seat];
    return object;
}

std::string place(const Rules& rules, const TilePlaced& placed)
{
    if (placed.tile == Tile::fountain)
        return print_site(rules, placed.area, placed.site);
    return rules.area(placed.area).code;
}

struct Words
{
    const Rules& rules;
    const Position& before;

    json operator()(const Played& e) const
    {
        return {{"event", "played"}, {"seat", e.seat + 1}, {"move", print_move(rules, before, e.move)}};
    }
    json operator()(const Passed& e) const
    {
        return {{"event", "passed"}, {"seat", e.seat + 1}, {"forced", e.forced}};
    }
    json operator()(const BidRevealed& e) const
    {
        json bid = json::array();
        for (Card card : e.bid)
            bid.push_back(print_card(rules.deck(), card));
        return {{"event", "bid_revealed"}, {"seat", e.seat + 1}, {"bid", bid}, {"total", e.total}};
    }
    json operator()(const AuctionWon& e) const
    {
        json won{{"event", "auction_won"}, {"seat", e.seat + 1}, {"tile", print(e.tile)}, {"total", e.total}};
        if (e.tied)
            won["tie_broken_by"] = print(e.tie_broken_by);
        return won;
    }
    json operator()(const AuctionUnsold& e) const
    {
        return {{"event", "auction_unsold"}, {"tile", print(e.tile)}, {"reason", print(e.reason)}};
    }
    json operator()(const TilePlaced& e) const
    {
        return {
            {"event", "tile_placed"}, {"seat", e.seat + 1}, {"tile", print(e.tile)}, {"at", place(rules, e)}};
    }
    json operator()(const AreaScored& e) const
    {
        return {{"event", "area_scored"}, {"area", rules.area(e.area).code}, {"points", by_seat(e.points)}};
    }
    json operator()(const RoundScored& e) const
    {
        return {{"event", "round_scored"}, {"round", e.round}, {"totals", by_seat(e.totals)}};
    }
    json operator()(const Drew& e) const
    {
        return {{"event", "drew"}, {"seat", e.seat + 1}, {"card", print_card(rules.deck(), e.card)}};
    }
    json operator()(const StoppedDrawing& e) const
    {
        return {{"event", "stopped_drawing"}, {"seat", e.seat + 1}};
    }
    json operator()(const PileTurned& e) const { return {{"event", "pile_turned"}, {"pile", print(e.pile)}}; }
    json operator()(const RoundBegan& e) const
    {
        return {{"event", "round_began"}, {"round", e.round}, {"first", e.first + 1}};
    }
    json operator()(const GameOver& e) const
    {
        json seats = json::array();
        for (Seat seat : e.winners)
            seats.push_back(seat + 1);
        return {{"event", "game_over"}, {"winners", seats}};
    }
};

} // namespace

json event_json(const Rules& rules, const Position& before, const Event& event)
{
    return std::visit(Words{rules, before}, event);
}

} // namespace capitol::test
