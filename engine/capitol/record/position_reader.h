// Reads a position part by part: what is given is checked, what is left out is derived, and what is
// impossible is refused with its path. Used only by parse_position and parse_view: in a view hidden cards are
// counted and nothing is derived from them.
#pragma once

#include "base/field.h"
#include "capitol/position.h"
#include "capitol/rules.h"

#include <optional>
#include <vector>

namespace capitol {

// `3 roofs`, `1 roof`.
std::string count_of(int count, const std::string& thing);

class PositionReader
{
public:
    // `viewer` is no_seat for a whole position.
    PositionReader(const Rules& rules, const nlohmann::json& json, Seat viewer);

    // Throws FieldFault.
    Position read();

private:
    bool is_view() const { return m_viewer != no_seat; }
    // Whether the JSON may leave cards of that hand unnamed.
    bool is_hidden(Seat seat) const { return is_view() && seat != m_viewer; }

    // Players, round, phase, first
    void read_heading();
    void read_phase();
    std::int64_t number(const char* key, std::int64_t min, std::int64_t max, std::int64_t otherwise) const;

    // What there is only so much of
    void use_floors(const Field& field, int floors);
    void use_roof(const Field& field, Seat seat, Roof roof);
    void use_tile(const Field& field, Tile tile);
    void use_card(const Field& field, Card card);
    static void expect_left(const Field& field, int left);

    // Words
    Card card_in(const Field& field) const;
    BuildingPlan building_in(const Field& field) const;
    BuildingPlan building_in(const Field& field, std::string_view text) const;

    // The board (position_board.cpp)
    void read_areas();
    std::vector<std::string> area_codes() const;
    void begin_area(int area, const std::optional<Field>& field);
    void read_area(int area, const Field& field);
    void read_sites(int area, const Field& sites);
    void read_site(int area, int site, const Field& field);
    void put_fountain(const Field& field, int area, int site);
    void put_building(const Field& field, int area, int site, Seat owner, const BuildingPlan& plan);
    void read_large(int area, const Field& field);
    void check_colours(const std::optional<Field>& areas) const;
    bool all_bear(unsigned of_colour, Shapes shapes) const;

    // The seats (position_seats.cpp)
    void read_seats();
    void read_seat(Seat seat, const Field& field);
    void read_hand(Seat seat, const Field& hand);
    int count_hidden(const Field& cards) const;
    void read_hand_count(Seat seat, const Field& field, int hidden);
    std::vector<Card> part_of_hand(Seat seat, const Field& cards) const;
    void read_yard(Seat seat, const Field& field);
    void put_in_yard(const Field& field, Seat seat, const BuildingPlan& plan);
    void read_roofs(Seat seat, const Field& field);
    void read_bid(Seat seat, const Field& field);

    // Supply, piles, chance (position_piles.cpp)
    void read_supply();
    void read_piles();
    std::vector<Card> read_cards(Pile pile, const Field& field, const char* key);
    void lay_discards(Pile pile, const std::vector<Card>& cards);
    void lay_draw_pile(Pile pile, std::vector<Card> cards, const std::optional<Field>& field);
    void lay_seen_pile(Pile pile, const std::vector<Card>& cards, const std::optional<Field>& field);
    void check_hidden() const;
    void read_shuffled(Pile pile, const Field& field);
    CardSet counted_cards(const Field& field) const;
    void read_random();

    // Whose turn it is, and in what
    void read_turn();
    void read_auction();
    void lay_bids();
    void read_draws_left();
    void read_to_move();
    Seat derived_turn() const;

    const Rules& m_rules;
    const Deck& m_deck;
    const Field m_root;
    const Seat m_viewer;
    Position m_position;
    CardSet m_cards; // that have no place yet
    int m_floors;    // that stand nowhere yet
    std::array<std::array<int, 2>, max_seats> m_roofs{};
    std::array<int, 4> m_tiles{}; // that lie nowhere yet
    std::array<std::vector<Card>, max_seats> m_bids;
};

} // namespace capitol
