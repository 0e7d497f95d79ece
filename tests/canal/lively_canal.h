// Canal Mania at a table as people play it, more or less: at random, games hardly end.
#pragma once

#include "canal/table/table_canal.h"

namespace canal::test {

struct LivelyCanal : TableCanal
{
    static Choice random_choice(const Rules& rules, const Position& position, Seat, Random& random)
    {
        std::vector<Move> scratch;
        return playout_move(rules, position, random, scratch);
    }
    static Choice random_choice(const Rules& rules, const View& view, Random& random)
    {
        return random_choice(rules, view.known, view.seat, random);
    }
};

} // namespace canal::test
