// The rules of one game, ready for play: knobs, map and deck, and the tables made from them. Immutable; built
// once, passed by const reference everywhere.
#pragma once

#include "canal/map.h"
#include "canal/ruleset.h"

#include <string_view>

namespace canal {

// All that a game is played by, as data.
struct GameData
{
    Ruleset ruleset;
    Map map;
    Deck deck;
    bool operator==(const GameData&) const = default;
};

// What keeps a game from being played: the key to mend, what it says, and what it may say.
struct Unplayable
{
    std::string key;
    std::string found;
    std::string allowed;
    bool operator==(const Unplayable&) const = default;
};
std::vector<Unplayable> find_unplayable(const GameData& data);

class Rules
{
public:
    // Nothing keeps it from being played.
    explicit Rules(GameData data);

    const GameData& data() const { return m_data; }
    const Ruleset& ruleset() const { return m_data.ruleset; }
    const Map& map() const { return m_data.map; }
    const Cards& deck() const { return m_data.deck.cards; }
    int deck_size() const { return m_deck_size; }

    int places() const { return static_cast<int>(m_data.map.places.size()); }
    const MapPlace& place(int place) const { return m_data.map.places[static_cast<std::size_t>(place)]; }
    int contracts() const { return m_contracts; } // of the map
    const MapContract& contract(int contract) const { return terms(contract); }
    // Those of the map, then what each seat may name: what canals can be built for.
    int canals() const { return m_contracts + max_seats * ruleset().contracts.junctions; }
    bool is_junction(int contract) const { return contract >= m_contracts; }
    // The first that the seat may name.
    int first_junction(Seat seat) const { return m_contracts + seat * ruleset().contracts.junctions; }
    std::string contract_id(int contract) const; // of seat 2 `junction-2`, `junction-2-2`
    // -1 if there is none of that id.
    int find_place(std::string_view id) const;
    int find_contract(std::string_view id) const;
    // What contracts say, by number: those of the map, then one for each pair of places that a junction
    // contract may name.
    const MapContract& terms(int number) const { return m_terms[static_cast<std::size_t>(number)]; }
    int pairs() const { return static_cast<int>(m_terms.size()) - m_contracts; }
    // The number of that pair, or no_pair.
    std::uint8_t find_pair(int from, int to) const;

    int hexes() const { return m_columns * m_rows; }
    std::uint16_t hex_at(int column, int row) const
    {
        return column < 0 || row < 0 || column >= m_columns || row >= m_rows
                   ? no_hex
                   : static_cast<std::uint16_t>(row * m_columns + column);
    }
    int column_of(int hex) const { return hex % m_columns; }
    int row_of(int hex) const { return hex / m_columns; }
    // The hex beyond that side, or no_hex.
    std::uint16_t next(int hex, int side) const { return m_hex[static_cast<std::size_t>(hex)].next[side]; }
    Land land(int hex) const { return m_hex[static_cast<std::size_t>(hex)].land; }
    std::uint8_t place_at(int hex) const { return m_hex[static_cast<std::size_t>(hex)].place; }
    std::uint16_t hex_of(int place) const { return m_place_hex[static_cast<std::size_t>(place)]; }
    bool is_buildable(int hex) const
    {
        return hex != no_hex && (land(hex) == Land::normal || land(hex) == Land::difficult);
    }
    // Whether a tile's canal may lead from one of its sides to the other.
    bool may_turn(int in, int out) const { return turns(in) >> out & 1; }
    unsigned turns(int in) const { return m_turns[static_cast<std::size_t>(in)]; } // a bit for each side

    // The fewest tiles to that place, the one in the hex included, which is entered from that side; whatever
    // lies there. `out_of_reach` if there is no way of max_value tiles.
    int way(int place, int hex, int in) const { return m_way[way_at(place, hex, in)]; }
    // The side at which that way leaves the hex; there is one.
    int shortest_out(int place, int hex, int in) const { return m_shortest_out[way_at(place, hex, in)]; }
    int way_between(int from, int to) const
    {
        return m_between[static_cast<std::size_t>(to * places() + from)];
    }
    // Of which the contract's canal can be; above `max_value` if there is no way.
    int fewest_tiles(int contract) const;
    static constexpr int out_of_reach = 99;

    PlaceSet of_colour(Colour colour) const { return m_of_colour[index(colour)]; }
    PlaceSet cities() const { return m_cities; }

private:
    struct Hex
    {
        std::array<std::uint16_t, side_count> next{};
        Land land = Land::none;
        std::uint8_t place = no_place;
    };
    void make_hexes();
    void measure_ways_to(int place);
    void find_pairs();
    PlaceSet reached_directly(int place, int tiles) const;
    std::size_t way_at(int place, int hex, int in) const
    {
        return static_cast<std::size_t>((place * hexes() + hex) * side_count + in);
    }

    GameData m_data;
    int m_contracts;
    std::vector<MapContract> m_terms;
    int m_columns;
    int m_rows;
    int m_deck_size;
    std::vector<Hex> m_hex;
    std::vector<std::uint16_t> m_place_hex;
    std::array<unsigned, side_count> m_turns{};
    std::vector<std::uint8_t> m_way;
    std::vector<std::uint8_t> m_shortest_out;
    std::vector<std::uint8_t> m_between;
    std::array<PlaceSet, 8> m_of_colour{};
    PlaceSet m_cities = 0;
};

} // namespace canal
