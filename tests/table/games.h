// How many games are played over bad lines.
#pragma once

#include "scale.h"

namespace table::test {

// CAPITOL_TABLE_GAMES says how many.
inline int games(int usual)
{
    return capitol::test::number_wanted("CAPITOL_TABLE_GAMES", usual);
}

} // namespace table::test
