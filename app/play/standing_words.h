// Why nobody is asked although a game is not over, in words.
#pragma once

#include "match/match.h"

#include <QCoreApplication>

namespace capitol::app {

class StandingWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::StandingWords)

public:
    // What holds the game up; "" where nothing does, and for what is wrong with the line.
    static QString haltedBy(match::Standing standing);
    static QString waitingForLine();
};

} // namespace capitol::app
