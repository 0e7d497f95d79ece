#include "canal/record/position_json.h"

#include "canal/contracts.h"
#include "canal/notation.h"

namespace canal {

namespace {

Json print_cards(const Cards& cards, int hidden = 0)
{
    Json list = Json::array();
    cards.for_each([&](Card card, int copies) {
        for (; copies > 0; --copies)
            list.push_back(print(card));
    });
    for (; hidden > 0; --hidden)
        list.push_back("?");
    return list;
}

Json print_seat_state(const Rules& rules, const Position& position, Seat seat)
{
    Json json{{"score", position.score[seat]}, {"engineer", print(position.engineer[seat])}};
    json["hand"] = print_cards(position.hand[seat], position.hand_count[seat] - position.hand[seat].size());
    json["known"] = print_cards(position.known[seat]);
    json["contracts"] = Json::array();
    for (const std::uint8_t contract : position.open[seat])
        if (contract != no_contract)
            json["contracts"].push_back(rules.contract_id(contract));
    for (const Tile tile : all_tiles)
        json["tiles"][print(tile)] = position.tiles[seat][index(tile)];
    return json;
}

Json print_canal(const Rules& rules, const Position& position, int contract)
{
    const Canal& canal = position.canals[static_cast<std::size_t>(contract)];
    Json json{{"owner", canal.owner + 1}, {"standing", print(canal.standing)}};
    if (rules.is_junction(contract)) {
        const MapContract& terms = contract_of(rules, position, contract);
        json["from"] = rules.place(terms.from).id;
        json["to"] = rules.place(terms.to).id;
    }
    if (canal.is_begun())
        json["start"] = rules.place(canal.stop[0]).id;
    json["tiles"] = Json::array();
    for (std::size_t i = 0; i < canal.tiles; ++i)
        json["tiles"].push_back(print_tile(rules, canal.tile[i]));
    return json;
}

Json print_decks(const Rules& rules, const Position& position)
{
    Json json{{"row", Json::array()}, {"deck", Json::array()}};
    for (int i = 0; i < rules.ruleset().setup.face_up; ++i) {
        const Card card = position.row[static_cast<std::size_t>(i)];
        json["row"].push_back(card.is_none() ? Json() : Json(print(card)));
    }
    for (int i = position.deck_count; i-- > 0;)
        json["deck"].push_back(print(position.deck[static_cast<std::size_t>(i)]));
    json["discards"] = print_cards(position.discards);
    json["paid"] = print_cards(position.paid);
    json["drawn"] = position.drawn.is_none() ? Json() : Json(print(position.drawn));
    json["parliament"] = Json::array();
    for (int i = 0; i < position.in_parliament; ++i)
        json["parliament"].push_back(rules.contract(position.parliament[static_cast<std::size_t>(i)]).id);
    json["contract_deck"] = Json::array();
    for (int i = position.contracts_left; i-- > 0;) {
        const std::uint8_t contract = position.contract_deck[static_cast<std::size_t>(i)];
        json["contract_deck"].push_back(contract == no_contract ? "?" : rules.contract(contract).id);
    }
    return json;
}

} // namespace

std::string print_tile(const Rules& rules, const LaidTile& tile)
{
    return print_hex(rules, tile.hex) + " " + print(tile.tile) + " " + print_side(tile.out);
}

Json print_turn(const Rules& rules, const Turn& turn)
{
    Json json{{"step", print(turn.step)},
              {"to_move", turn.step == Step::over ? Json() : Json(turn.seat + 1)}};
    json["phase"] = turn.phase;
    if (turn.taken > 0)
        json["taken"] = turn.taken;
    if (turn.taking)
        json["taking"] = true;
    if (turn.may_take_extra)
        json["may_take_extra"] = true;
    if (turn.colour != Colour::none)
        json["colour"] = print(turn.colour);
    if (turn.lifts > 0)
        json["lifts"] = turn.lifts;
    if (turn.cubes > 0)
        json["cubes_to_place"] = turn.cubes;
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (turn.passed >> seat & 1)
            json["passed"].push_back(seat + 1);
    if (turn.laid)
        json["laid"] = true;
    for (int contract = 0; contract < rules.canals(); ++contract)
        if (turn.taken_back >> contract & 1)
            json["taken_back"].push_back(rules.contract_id(contract));
    if (turn.half_for != no_contract)
        json["half_for"] = rules.contract_id(turn.half_for);
    return json;
}

Json print_position(const Rules& rules, const Position& position)
{
    Json json{{"players", position.players}, {"round", position.round}, {"first", position.first + 1}};
    json.update(print_turn(rules, position.turn));
    json["seats"] = Json::array();
    for (Seat seat = 0; seat < position.players; ++seat)
        json["seats"].push_back(print_seat_state(rules, position, seat));
    json.update(print_decks(rules, position));
    json["canals"] = Json::object();
    for (int contract = 0; contract < rules.canals(); ++contract)
        if (position.canals[static_cast<std::size_t>(contract)].standing != Standing::unclaimed)
            json["canals"][rules.contract_id(contract)] = print_canal(rules, position, contract);
    json["cubes"] = Json::array();
    for (int place = 0; place < rules.places(); ++place)
        if (position.cubes & bit(place))
            json["cubes"].push_back(rules.place(place).id);
    json["ending"] = position.ending;
    json["rounds_left"] = position.rounds_left;
    if (position.seen_by == no_seat)
        json["random"] = std::to_string(position.random);
    return json;
}

} // namespace canal
