// The frame of a position: who plays, when, whose turn it is, and what there is only so much of.
#include "capitol/record/position_reader.h"

#include "base/report.h"
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "capitol/sites.h"

#include <algorithm>

namespace capitol {

std::string count_of(int count, const std::string& thing)
{
    return std::to_string(count) + " " + thing + (count == 1 ? "" : "s");
}

PositionReader::PositionReader(const Rules& rules, const nlohmann::json& json, Seat viewer)
    : m_rules(rules), m_deck(rules.deck()), m_root(json, ""), m_viewer(viewer), m_cards(m_deck.all()),
      m_floors(rules.ruleset().pieces.floors)
{
    for (auto& roofs : m_roofs)
        roofs = {rules.all_roofs(Roof::round), rules.all_roofs(Roof::triangular)};
    for (const auto& round : rules.ruleset().auction.schedule)
        for (Tile tile : round)
            ++m_tiles[index(tile)];
    for (int area = 0; area < rules.area_count(); ++area)
        m_tiles[index(Tile::fountain)] += rules.area(area).printed_fountains;
}

Position PositionReader::read()
{
    m_root.expect_keys({"variant", "players", "round", "phase", "first", "to_move", "auction", "draws_left",
                        "seats", "areas", "piles", "supply", "random"});
    read_heading();
    read_areas();
    read_seats();
    read_supply();
    read_piles();
    read_random();
    read_turn();
    if (is_view())
        check_hidden();
    m_position.seen_by = m_viewer;
    return m_position;
}

void PositionReader::use_floors(const Field& field, int floors)
{
    m_floors -= floors;
    if (m_floors < 0)
        field.refuse("more floors are in use than the game has (" +
                     std::to_string(m_rules.ruleset().pieces.floors) + ")");
}

void PositionReader::use_roof(const Field& field, Seat seat, Roof roof)
{
    if (--m_roofs[seat][index(roof) - 1] < 0)
        field.refuse("seat " + print_seat(seat) + " has only " +
                     count_of(m_rules.all_roofs(roof), std::string(print(roof)) + " roof"));
}

void PositionReader::use_tile(const Field& field, Tile tile)
{
    if (--m_tiles[index(tile)] < 0)
        field.refuse("a " + std::string(print(tile)) + " more than are auctioned or printed on the board");
}

void PositionReader::use_card(const Field& field, Card card)
{
    if (!m_deck.holds(m_cards, card))
        field.refuse("a card too many: the deck has " +
                     count_of(m_deck[card].copies, print_card(m_deck, card)));
    m_deck.remove(m_cards, card);
}

void PositionReader::expect_left(const Field& field, int left)
{
    if (field.whole(0, max_floors) != left)
        field.refuse(describe(field.json()), std::to_string(left) + ", as the pieces in play leave");
}

Card PositionReader::card_in(const Field& field) const
{
    const std::string text = field.text();
    if (text == "?")
        field.refuse("a hidden card: this is what a seat sees, not a position");
    const auto card = parse_card(m_deck, text);
    if (!card)
        field.refuse(in_quotes(text) + " is not a card of this deck");
    return *card;
}

// `3` may come as a number.
BuildingPlan PositionReader::building_in(const Field& field) const
{
    const bool bare = field.json().is_number_unsigned();
    return building_in(field, bare ? field.json().dump() : field.text());
}

BuildingPlan PositionReader::building_in(const Field& field, std::string_view text) const
{
    const auto plan = parse_building(text);
    if (!plan)
        field.refuse(in_quotes(text) + " is not a building; expected floors 1.." +
                     std::to_string(max_height) + " and an optional roof, such as 2r, 1t or 3");
    return *plan;
}

void PositionReader::read_heading()
{
    const auto& limits = m_rules.ruleset().players;
    const std::optional<Field> seats = m_root.find("seats");
    const std::optional<Field> players = m_root.find("players");
    if (!players && !seats)
        m_root.need("players");
    const auto count =
        players ? players->whole(limits.min, limits.max)
                : static_cast<std::int64_t>(seats->items(static_cast<std::size_t>(limits.max)).size());
    if (count < limits.min)
        seats->refuse("the variant needs at least " + count_of(limits.min, "seat"));
    m_position.players = static_cast<std::uint8_t>(count);
    if (is_view() && m_viewer != spectator && m_viewer >= count)
        m_root.refuse("a view of seat " + print_seat(m_viewer) + ", but there are " +
                      count_of(static_cast<int>(count), "seat"));
    m_position.round = static_cast<std::uint8_t>(number("round", 1, m_rules.ruleset().rounds, 1));
    m_position.first = static_cast<Seat>(number("first", 1, count, 1) - 1);
    read_phase();
}

void PositionReader::read_phase()
{
    const auto field = m_root.find("phase");
    if (!field)
        return;
    const auto phase = parse_phase(field->text());
    if (!phase)
        field->refuse(describe(field->json()), "construction, bidding, tile, draw or over");
    m_position.phase = *phase;
}

std::int64_t PositionReader::number(const char* key, std::int64_t min, std::int64_t max,
                                    std::int64_t otherwise) const
{
    const auto field = m_root.find(key);
    return field ? field->whole(min, max) : otherwise;
}

void PositionReader::read_turn()
{
    const Phase phase = m_position.phase;
    if (phase == Phase::bidding || phase == Phase::tile)
        read_auction();
    else if (const auto auction = m_root.find("auction"))
        auction->refuse("there is an auction only in the phases `bidding` and `tile`");
    if (phase == Phase::bidding)
        lay_bids();
    read_draws_left();
    read_to_move();
}

void PositionReader::read_auction()
{
    const Field field = m_root.need("auction");
    const int auctions = m_rules.auctions_in(m_position.round);
    if (auctions == 0)
        field.refuse("round " + std::to_string(m_position.round) + " has no auction");
    m_position.auction = static_cast<std::uint8_t>(field.whole(1, auctions));
    const Tile tile = m_rules.tile_of(m_position.round, m_position.auction);
    if (areas_with_room(m_rules, m_position, tile) == 0)
        field.refuse("there is no vacant site for the " + std::string(print(tile)));
}

// An empty hand bids nothing by itself. What others bid is in no view, so there the viewer's lies first.
void PositionReader::lay_bids()
{
    int start = 0;
    Seat seat = m_position.first;
    for (int i = 0; i < m_position.players; ++i, seat = m_position.next_seat(seat)) {
        const bool is_empty = !is_view() && m_position.hand_size(seat) == 0;
        m_position.has_bid[seat] = m_position.has_bid[seat] || is_empty;
        if (!m_bids[seat].empty())
            m_position.bid_start[seat] = static_cast<std::uint8_t>(start);
        std::ranges::copy(m_bids[seat], m_position.bid_cards.begin() + start);
        m_position.bid_size[seat] = static_cast<std::uint8_t>(m_bids[seat].size());
        start += m_position.bid_size[seat];
    }
}

void PositionReader::read_draws_left()
{
    const auto& knobs = m_rules.ruleset().draw;
    if (m_position.phase == Phase::draw) {
        const int most = knobs.count +
                         m_rules.area_count() * std::max(knobs.amphitheatre_first, knobs.amphitheatre_second);
        m_position.draws_left =
            static_cast<std::uint8_t>(m_root.need("draws_left").whole(1, std::min(most, 255)));
    } else if (const auto field = m_root.find("draws_left")) {
        field->refuse("cards are drawn only in the phase `draw`");
    }
}

void PositionReader::read_to_move()
{
    const auto field = m_root.find("to_move");
    m_position.to_move = field ? static_cast<Seat>(field->whole(1, m_position.players) - 1) : derived_turn();
    if (m_position.phase == Phase::over)
        m_position.to_move = m_position.first; // nobody's turn
    if (!field)
        return;
    if (m_position.phase == Phase::construction && m_position.passed[m_position.to_move])
        field->refuse("seat " + print_seat(m_position.to_move) + " has passed");
    if (m_position.phase == Phase::bidding && m_position.to_move != derived_turn())
        field->refuse("seats bid from the consul clockwise: it is the turn of seat " +
                      print_seat(derived_turn()));
}

Seat PositionReader::derived_turn() const
{
    if (m_position.phase == Phase::tile)
        m_root.need("to_move");
    Seat seat = m_position.first;
    for (int i = 0; i < m_position.players; ++i, seat = m_position.next_seat(seat))
        if ((m_position.phase == Phase::construction && !m_position.passed[seat]) ||
            (m_position.phase == Phase::bidding && !m_position.has_bid[seat]))
            return seat;
    return m_position.first;
}

ParsedPosition parse_position(const Rules& rules, const nlohmann::json& json)
{
    try {
        return {PositionReader(rules, json, no_seat).read(), {}, {}};
    } catch (const FieldFault& fault) {
        return {std::nullopt, fault.message(), fault.at};
    }
}

ParsedView parse_view(const Rules& rules, const nlohmann::json& json, Seat audience)
{
    try {
        return {View{audience, PositionReader(rules, json, audience).read()}, {}, {}};
    } catch (const FieldFault& fault) {
        return {std::nullopt, fault.message(), fault.at};
    }
}

} // namespace capitol
