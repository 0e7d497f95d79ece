// How much the tests with random games do.
#pragma once

#include <QtGlobal>

namespace capitol::test {

// What that variable says, or else the usual number.
inline int number_wanted(const char* variable, int usual)
{
    const int wanted = qEnvironmentVariableIntValue(variable);
    return wanted > 0 ? wanted : usual;
}

// CAPITOL_GAMES=n plays n games of each row instead of the usual number.
inline int games(int usual)
{
    return number_wanted("CAPITOL_GAMES", usual);
}

// From initMain: Qt ends a function of a test after five minutes else.
inline void allow_hours()
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "36000000"); // milliseconds
}

// A game that ends is shorter than this under any rules.
inline constexpr int longest_game = 20000;

} // namespace capitol::test
