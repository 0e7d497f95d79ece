#include "canal/rules.h"

#include "canal/building.h"

#include <algorithm>
#include <numeric>

namespace canal {

namespace {

// East, north-east, north-west, west, south-west, south-east: what is added to the column, in even and in odd
// rows, and to the row.
constexpr std::array<std::array<int, side_count>, 2> column_step{
    {{1, 0, -1, -1, -1, 0}, {1, 1, 0, -1, 0, 1}}};
constexpr std::array<int, side_count> row_step{0, -1, -1, 0, 1, 1};

Land land_of(char letter)
{
    return letter == '.'   ? Land::normal
           : letter == '^' ? Land::difficult
           : letter == 'T' ? Land::place
                           : Land::none;
}

template <typename Things>
int find_id(const Things& things, std::string_view id)
{
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].id == id)
            return static_cast<int>(i);
    return -1;
}

} // namespace

std::vector<Unplayable> find_unplayable(const GameData& data)
{
    std::vector<Unplayable> all;
    const Ruleset& rules = data.ruleset;
    const auto expect = [&](bool holds, const char* key, int found, const std::string& allowed) {
        if (!holds)
            all.push_back({key, std::to_string(found), allowed});
    };
    const auto cities = static_cast<int>(std::ranges::count(data.map.places, true, &MapPlace::city));
    const auto starting =
        static_cast<int>(std::ranges::count(data.map.contracts, true, &MapContract::starting));
    const auto contracts = static_cast<int>(data.map.contracts.size());
    const int largest_hand =
        std::max(rules.cards.hand, rules.setup.hand) + std::max(rules.cards.take, rules.engineers.rennie);
    expect(rules.players.min <= rules.players.max, "players.min", rules.players.min,
           "at most players.max, " + std::to_string(rules.players.max));
    expect(starting >= rules.setup.parliament, "setup.parliament", rules.setup.parliament,
           "at most the " + std::to_string(starting) + " starting contracts of the map");
    expect(contracts > rules.setup.parliament, "setup.parliament", rules.setup.parliament,
           "fewer than the " + std::to_string(contracts) + " contracts of the map");
    expect(rules.setup.cubes >= cities + rules.goods.cubes, "setup.cubes", rules.setup.cubes,
           "at least " + std::to_string(cities + rules.goods.cubes) +
               ": one for each city, and those of a symbol");
    expect(data.deck.cards.size() <= max_cards, "deck", data.deck.cards.size(),
           "at most " + std::to_string(max_cards) + " cards");
    expect(data.deck.cards.size() >= rules.setup.face_up + rules.players.max * largest_hand, "deck",
           data.deck.cards.size(),
           "at least " + std::to_string(rules.setup.face_up + rules.players.max * largest_hand) +
               " cards: the row and what all hands may hold");
    if (!all.empty())
        return all;
    const Rules playable(data);
    expect(playable.contracts() + playable.pairs() <= no_contract, "contracts.junction_value",
           rules.contracts.junction_value,
           "less: " + std::to_string(playable.pairs()) + " pairs of places are that near each other");
    for (int contract = 0; contract < playable.contracts(); ++contract) {
        const int fewest = playable.fewest_tiles(contract);
        const std::string& id = playable.contract(contract).id;
        const std::string of = "map.contracts." + id + ".value";
        const int value = playable.contract(contract).value;
        if (playable.find_contract(id) != contract)
            all.push_back({"map.contracts." + id + ".id", id, "an id that no junction contract has"});
        expect(fewest <= value, of.c_str(), value,
               fewest > max_value ? "a contract whose places can be joined"
                                  : "at least the " + std::to_string(fewest) + " tiles of the shortest way");
        expect(fewest > value || can_be_completed(playable, contract), of.c_str(), value,
               "a contract that a canal of so many tiles can complete");
    }
    return all;
}

int Rules::fewest_tiles(int contract) const
{
    const MapContract& told = this->contract(contract);
    return told.via < 0 ? way_between(told.from, told.to)
                        : way_between(told.from, told.via) + way_between(told.via, told.to);
}

Rules::Rules(GameData data)
    : m_data(std::move(data)), m_contracts(static_cast<int>(m_data.map.contracts.size())),
      m_terms(m_data.map.contracts), m_columns(m_data.map.columns),
      m_rows(static_cast<int>(m_data.map.terrain.size())), m_deck_size(m_data.deck.cards.size())
{
    make_hexes();
    for (int in = 0; in < side_count; ++in)
        for (int out = 0; out < side_count; ++out) {
            const int turn = (out - in + side_count) % side_count;
            const bool is_sharp = turn == 1 || turn == 5;
            if (turn != 0 && (!is_sharp || ruleset().building.sharp_turns))
                m_turns[static_cast<std::size_t>(in)] |= 1U << out;
        }
    m_way.assign(static_cast<std::size_t>(places() * hexes() * side_count), out_of_reach);
    m_shortest_out.assign(m_way.size(), 0);
    m_between.assign(static_cast<std::size_t>(places() * places()), out_of_reach);
    for (int place = 0; place < places(); ++place)
        measure_ways_to(place);
    if (ruleset().contracts.junctions > 0)
        find_pairs();
}

void Rules::make_hexes()
{
    m_hex.resize(static_cast<std::size_t>(hexes()));
    for (int hex = 0; hex < hexes(); ++hex) {
        Hex& made = m_hex[static_cast<std::size_t>(hex)];
        const int column = column_of(hex);
        const int row = row_of(hex);
        made.land =
            land_of(m_data.map.terrain[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
        for (int side = 0; side < side_count; ++side)
            made.next[static_cast<std::size_t>(side)] = hex_at(
                column + column_step[static_cast<std::size_t>(row & 1)][static_cast<std::size_t>(side)],
                row + row_step[static_cast<std::size_t>(side)]);
    }
    for (int number = 0; number < places(); ++number) {
        const MapPlace& one = place(number);
        const std::uint16_t hex = hex_at(one.column, one.row);
        m_hex[hex].place = static_cast<std::uint8_t>(number);
        m_place_hex.push_back(hex);
        m_of_colour[index(one.colour)] |= bit(number);
        if (one.city)
            m_cities |= bit(number);
    }
}

// Backwards from the place, a tile at a time.
void Rules::measure_ways_to(int place)
{
    struct Front
    {
        std::uint16_t hex;
        int in; // or -1: the hex is a place
    };
    std::uint8_t* const ways = &m_way[way_at(place, 0, 0)];
    std::uint8_t* const outs = &m_shortest_out[way_at(place, 0, 0)];
    std::uint8_t* const between = &m_between[static_cast<std::size_t>(place * places())];
    std::vector<Front> fronts{{hex_of(place), -1}};
    std::vector<Front> found;
    fronts.reserve(m_hex.size());
    found.reserve(m_hex.size());
    const auto reach = [&](std::uint16_t hex, int out, int tiles) {
        for (int in = 0; in < side_count; ++in) {
            const int at = hex * side_count + in;
            if (ways[at] == out_of_reach && may_turn(in, out)) {
                ways[at] = static_cast<std::uint8_t>(tiles);
                outs[at] = static_cast<std::uint8_t>(out);
                found.push_back({hex, in});
            }
        }
    };
    const auto step = [&](Front front, int side, int tiles) {
        const std::uint16_t before = next(front.hex, side);
        if (before == no_hex)
            return;
        const std::uint8_t passed = place_at(before);
        if (is_buildable(before)) {
            if (tiles <= max_value)
                reach(before, opposite(side), tiles);
        } else if (passed != no_place && front.in >= 0 && between[passed] == out_of_reach) {
            between[passed] = static_cast<std::uint8_t>(tiles - 1);
            fronts.push_back({before, -1});
        }
    };
    between[place] = 0;
    // A way of max_value tiles comes to a place one step later.
    for (int tiles = 1; tiles <= max_value + 1 && !fronts.empty(); ++tiles) {
        found.clear();
        for (std::size_t i = 0; i < fronts.size(); ++i) { // grows
            const Front front = fronts[i];
            if (front.in >= 0)
                step(front, front.in, tiles);
            else
                for (int side = 0; side < side_count; ++side)
                    step(front, side, tiles);
        }
        std::swap(fronts, found);
    }
}

// By so many tiles at most, and over no other place.
PlaceSet Rules::reached_directly(int place, int tiles) const
{
    struct End
    {
        std::uint16_t hex;
        int in;
    };
    PlaceSet reached = 0;
    std::vector<End> ends;
    for (int side = 0; side < side_count; ++side)
        ends.push_back({next(hex_of(place), side), opposite(side)});
    for (; tiles > 0; --tiles) {
        std::vector<End> further;
        for (const End& end : ends) {
            if (!is_buildable(end.hex))
                continue;
            for (unsigned sides = turns(end.in); sides != 0; sides &= sides - 1) {
                const int out = std::countr_zero(sides);
                const std::uint16_t beyond = next(end.hex, out);
                if (beyond != no_hex && place_at(beyond) != no_place)
                    reached |= bit(place_at(beyond));
                else
                    further.push_back({beyond, opposite(out)});
            }
        }
        ends = std::move(further);
    }
    return reached & ~bit(place);
}

void Rules::find_pairs()
{
    const int value = ruleset().contracts.junction_value;
    for (int from = 0; from < places(); ++from)
        for (PlaceSet left = reached_directly(from, value) >> from; left != 0; left &= left - 1) {
            const int to = from + std::countr_zero(left);
            MapContract& pair = m_terms.emplace_back();
            pair.name = place(from).name + " & " + place(to).name + " Junction Canal";
            pair.from = from;
            pair.to = to;
            pair.value = value;
        }
}

std::uint8_t Rules::find_pair(int from, int to) const
{
    const auto pairs = m_terms.begin() + m_contracts;
    const auto found = std::find_if(pairs, m_terms.end(), [&](const MapContract& pair) {
        return pair.from == std::min(from, to) && pair.to == std::max(from, to);
    });
    return found == m_terms.end() ? no_pair : static_cast<std::uint8_t>(found - pairs);
}

std::string Rules::contract_id(int contract) const
{
    if (!is_junction(contract))
        return this->contract(contract).id;
    const int number = contract - m_contracts;
    const int of_seat = number % ruleset().contracts.junctions;
    return "junction-" + std::to_string(number / ruleset().contracts.junctions + 1) +
           (of_seat > 0 ? "-" + std::to_string(of_seat + 1) : std::string());
}

int Rules::find_place(std::string_view id) const
{
    return find_id(m_data.map.places, id);
}

int Rules::find_contract(std::string_view id) const
{
    for (int contract = m_contracts; contract < canals(); ++contract)
        if (contract_id(contract) == id)
            return contract;
    return find_id(m_data.map.contracts, id);
}

} // namespace canal
