#include "play/standing_words.h"

namespace capitol::app {

QString StandingWords::haltedBy(match::Standing standing)
{
    switch (standing) {
    case match::Standing::sending:
        return tr("Your choice is on its way.");
    case match::Standing::paused:
        return tr("The game is paused.");
    case match::Standing::endedEarly:
        return tr("The game ended early, by agreement.");
    case match::Standing::cut:
    case match::Standing::lost:
    case match::Standing::inPlay:
        break;
    }
    return {};
}

QString StandingWords::waitingForLine()
{
    return tr("Waiting for the connection.");
}

} // namespace capitol::app
