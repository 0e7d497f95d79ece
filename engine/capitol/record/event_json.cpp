#include "capitol/record/event_json.h"

#include "capitol/notation.h"

#include <algorithm>

namespace capitol {

using Json = nlohmann::ordered_json;

namespace {

class EventPrinter
{
public:
    EventPrinter(const Rules& rules, const Position& before) : m_rules(rules), m_before(before) {}

    Json operator()(const Played& e) const
    {
        return {{"event", "played"}, {"seat", e.seat + 1}, {"move", print_move(m_rules, m_before, e.move)}};
    }
    Json operator()(const Passed& e) const
    {
        return {{"event", "passed"}, {"seat", e.seat + 1}, {"forced", e.forced}};
    }
    Json operator()(const BidRevealed& e) const
    {
        return {{"event", "bid_revealed"}, {"seat", e.seat + 1}, {"bid", cards(e.bid)}, {"total", e.total}};
    }
    Json operator()(const AuctionWon& e) const
    {
        Json json{
            {"event", "auction_won"}, {"seat", e.seat + 1}, {"tile", print(e.tile)}, {"total", e.total}};
        if (e.tied)
            json["tie_broken_by"] = print(e.tie_broken_by);
        return json;
    }
    Json operator()(const AuctionUnsold& e) const
    {
        return {{"event", "auction_unsold"}, {"tile", print(e.tile)}, {"reason", print(e.reason)}};
    }
    Json operator()(const TilePlaced& e) const
    {
        const std::string place =
            e.tile == Tile::fountain ? print_site(m_rules, e.area, e.site) : m_rules.area(e.area).code;
        return {{"event", "tile_placed"}, {"seat", e.seat + 1}, {"tile", print(e.tile)}, {"at", place}};
    }
    Json operator()(const AreaScored& e) const
    {
        Json points = Json::object();
        for (Seat seat = 0; seat < m_before.players; ++seat)
            if (e.points[seat] != 0)
                points[print_seat(seat)] = e.points[seat];
        return {{"event", "area_scored"}, {"area", m_rules.area(e.area).code}, {"points", std::move(points)}};
    }
    Json operator()(const RoundScored& e) const
    {
        Json totals = Json::object();
        for (Seat seat = 0; seat < m_before.players; ++seat)
            totals[print_seat(seat)] = e.totals[seat];
        return {{"event", "round_scored"}, {"round", e.round}, {"totals", std::move(totals)}};
    }
    Json operator()(const Drew& e) const
    {
        return {{"event", "drew"}, {"seat", e.seat + 1}, {"card", card(e.card)}};
    }
    Json operator()(const StoppedDrawing& e) const
    {
        return {{"event", "stopped_drawing"}, {"seat", e.seat + 1}};
    }
    Json operator()(const PileTurned& e) const { return {{"event", "pile_turned"}, {"pile", print(e.pile)}}; }
    Json operator()(const RoundBegan& e) const
    {
        return {{"event", "round_began"}, {"round", e.round}, {"first", e.first + 1}};
    }
    Json operator()(const GameOver& e) const
    {
        unsigned seats = 0;
        for (Seat seat : e.winners)
            seats |= 1u << seat;
        return {{"event", "game_over"}, {"winners", game::seat_numbers(seats)}};
    }
    Json operator()(const Dealt& e) const
    {
        Json json{{"event", "dealt"}, {"seat", e.seat + 1}, {"pile", print(e.pile)}, {"count", e.count}};
        std::vector<Card> dealt = e.cards; // a hand has no order
        std::ranges::sort(dealt, {}, [](const Card& one) { return one.type; });
        if (!dealt.empty())
            json["cards"] = cards(dealt);
        return json;
    }
    Json operator()(const TopShown& e) const
    {
        return {{"event", "top_shown"}, {"pile", print(e.pile)}, {"card", card(e.card)}};
    }
    Json operator()(const AuctionBegan& e) const
    {
        return {{"event", "auction_began"},
                {"tile", print(e.tile)},
                {"number", e.number},
                {"bidders", game::seat_numbers(e.bidders)}};
    }
    Json operator()(const BidSealed& e) const
    {
        Json json{{"event", "bid_sealed"}, {"seat", e.seat + 1}};
        if (e.bid)
            json["bid"] = cards(*e.bid);
        return json;
    }
    Json operator()(const Paid& e) const
    {
        return {{"event", "paid"}, {"seat", e.seat + 1}, {"card", card(e.card)}};
    }
    Json operator()(const TurnBegan& e) const
    {
        Json json{{"event", "turn_began"}, {"phase", print(e.phase)}, {"seat", e.seat + 1}};
        if (e.phase == Phase::draw)
            json["draws_left"] = e.draws_left;
        return json;
    }

private:
    std::string card(Card one) const { return print_card(m_rules.deck(), one); }
    Json cards(const std::vector<Card>& all) const
    {
        Json list = Json::array();
        for (const Card one : all)
            list.push_back(card(one));
        return list;
    }

    const Rules& m_rules;
    const Position& m_before;
};

} // namespace

Json print_event(const Rules& rules, const Position& before, const Event& event)
{
    return std::visit(EventPrinter(rules, before), event);
}

Json print_told_events(const Rules& rules, const Position& before, const Events& events)
{
    Json list = Json::array();
    for (const Event& event : events)
        if (is_told(event))
            list.push_back(print_event(rules, before, event));
    return list;
}

} // namespace capitol
