// The contracts of a game: those of the map, and the junction contracts, whose termini the seats name in
// play.
#pragma once

#include "canal/position.h"
#include "canal/rules.h"

#include <span>

namespace canal {

// Of all contracts that there are under these rules, by their numbers.
inline std::span<const Canal> canals_of(const Rules& rules, const Position& position)
{
    return std::span(position.canals).first(static_cast<std::size_t>(rules.canals()));
}

// The number of what it says (`Rules::terms`): it is one of the map, or its seat has named its termini.
inline int terms_of(const Rules& rules, const Position& position, int contract)
{
    const int map = rules.contracts();
    return contract < map ? contract : map + position.junction[static_cast<std::size_t>(contract - map)];
}
inline const MapContract& contract_of(const Rules& rules, const Position& position, int contract)
{
    return rules.terms(terms_of(rules, position, contract));
}

inline std::array<int, 2> ends_of(const MapContract& terms)
{
    return {terms.from, terms.to};
}
inline bool is_end_of(const MapContract& terms, int place)
{
    return place == terms.from || place == terms.to;
}

// Junction contracts that the seat has not taken yet.
int junctions_left(const Rules& rules, const Position& position, Seat seat);
// The one that it takes next; there is one.
std::uint8_t next_junction(const Rules& rules, const Position& position, Seat seat);
// Whether it has named that pair of places before.
bool has_named(const Rules& rules, const Position& position, Seat seat, int pair);

} // namespace canal
