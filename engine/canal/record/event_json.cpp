#include "canal/record/event_json.h"

#include "canal/notation.h"
#include "canal/record/position_json.h"

namespace canal {

namespace {

class Printer
{
public:
    explicit Printer(const Rules& rules) : m_rules(rules) {}

    Json operator()(const EngineersDealt& event) const
    {
        Json json{{"event", "engineers_dealt"}};
        for (const Engineer engineer : event.engineer)
            json["engineers"].push_back(print(engineer));
        return json;
    }
    Json operator()(const CardDealt& event) const
    {
        return by("card_dealt", event.seat, {{"card", print(event.card)}});
    }
    Json operator()(const ContractRevealed& event) const
    {
        return {{"event", "contract_revealed"}, {"contract", contract(event.contract)}};
    }
    Json operator()(const CardRevealed& event) const
    {
        return {{"event", "card_revealed"}, {"place", event.place + 1}, {"card", print(event.card)}};
    }
    Json operator()(const RowDiscarded& event) const { return by("row_discarded", event.seat); }
    Json operator()(const Reshuffled&) const { return {{"event", "reshuffled"}}; }
    Json operator()(const CardTaken& event) const
    {
        return by("card_taken", event.seat, {{"place", event.place + 1}, {"card", print(event.card)}});
    }
    Json operator()(const CardDrawn& event) const
    {
        return by("card_drawn", event.seat, {{"card", print(event.card)}});
    }
    Json operator()(const Declared& event) const
    {
        return by("declared", event.seat, {{"card", print(event.card)}});
    }
    Json operator()(const Kept& event) const { return by("kept", event.seat); }
    Json operator()(const Swapped& event) const
    {
        return by("swapped", event.seat, {{"engineer", print(event.engineer)}});
    }
    Json operator()(const ContractTaken& event) const
    {
        return by("contract_taken", event.seat, {{"contract", contract(event.contract)}});
    }
    Json operator()(const JunctionTaken& event) const
    {
        return by(
            "junction_taken", event.seat,
            {{"contract", contract(event.contract)}, {"from", place(event.from)}, {"to", place(event.to)}});
    }
    Json operator()(const BargePlaced& event) const
    {
        return by("barge_placed", event.seat,
                  {{"contract", contract(event.contract)}, {"place", place(event.place)}});
    }
    Json operator()(const ColourChosen& event) const
    {
        return by("colour_chosen", event.seat, {{"colour", print(event.colour)}});
    }
    Json operator()(const CubeLifted& event) const
    {
        return by("cube_lifted", event.seat, {{"place", place(event.place)}});
    }
    Json operator()(const CubePlaced& event) const
    {
        return by("cube_placed", event.seat, {{"place", place(event.place)}});
    }
    Json operator()(const TileLaid& event) const
    {
        Json json = by("tile_laid", event.seat,
                       {{"contract", contract(event.contract)}, {"tile", print_tile(m_rules, event.tile)}});
        json["pay"] = cards(event.pay);
        if (event.extra.size() > 0)
            json["extra"] = cards(event.extra);
        return json;
    }
    Json operator()(const TilesTakenBack& event) const
    {
        return by("tiles_taken_back", event.seat,
                  {{"contract", contract(event.contract)}, {"count", event.count}});
    }
    Json operator()(const PaymentDiscarded&) const { return {{"event", "payment_discarded"}}; }
    Json operator()(const CanalCompleted& event) const
    {
        return by("canal_completed", event.seat, {{"contract", contract(event.contract)}});
    }
    Json operator()(const ContractReturned& event) const
    {
        return by("contract_returned", event.seat, {{"contract", contract(event.contract)}});
    }
    Json operator()(const Shipped& event) const
    {
        Json json = by("shipped", event.seat, {{"place", place(event.place)}});
        for (const Leg& leg : event.route)
            if (leg.owner != no_seat)
                json["route"].push_back({{"owner", leg.owner + 1}, {"place", place(leg.place)}});
        return json;
    }
    Json operator()(const Scored& event) const
    {
        return by("scored", event.seat, {{"points", event.points}, {"for", print(event.why)}});
    }
    Json operator()(const Discarded& event) const
    {
        return by("discarded", event.seat, {{"card", print(event.card)}});
    }
    Json operator()(const Passed& event) const { return by("passed", event.seat); }
    Json operator()(const EndBegan& event) const
    {
        return {{"event", "end_began"}, {"rounds", event.rounds}};
    }
    Json operator()(const RoundBegan& event) const
    {
        return {{"event", "round_began"}, {"round", event.round}};
    }
    Json operator()(const Asked& event) const
    {
        Json json{{"event", "asked"}};
        json.update(print_turn(m_rules, event.turn));
        return json;
    }

private:
    static Json by(const char* name, Seat seat, const Json& more = Json::object())
    {
        Json json{{"event", name}, {"seat", seat + 1}};
        json.update(more);
        return json;
    }
    template <typename Few>
    static Json cards(const Few& few)
    {
        Json list = Json::array();
        for (const Card card : few)
            list.push_back(print(card));
        return list;
    }
    std::string place(int place) const { return m_rules.place(place).id; }
    std::string contract(int contract) const { return m_rules.contract_id(contract); }

    const Rules& m_rules;
};

} // namespace

Json print_event(const Rules& rules, const Event& event)
{
    return std::visit(Printer(rules), event);
}

Json print_events(const Rules& rules, const Events& events)
{
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(print_event(rules, event));
    return list;
}

} // namespace canal
