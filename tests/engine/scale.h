// How much the tests with random games do.
#pragma once

#include <QtGlobal>

namespace capitol::test {

// CAPITOL_GAMES=n plays n games of each row instead of the usual number.
inline int games(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("CAPITOL_GAMES");
    return wanted > 0 ? wanted : usual;
}

// A game that ends is shorter than this under any rules.
inline constexpr int longest_game = 20000;

} // namespace capitol::test
