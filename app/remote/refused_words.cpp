#include "remote/refused_words.h"

#include "common/outside_text.h"

#include <QCoreApplication>

#include <array>

namespace capitol::app {

namespace {

struct Words
{
    const char* code;
    const char* text;
};

#define WORDS(text) QT_TRANSLATE_NOOP("capitol::app::RefusedWords", text)

constexpr std::array allWords{
    Words{"too_often", WORDS("That was too often. Wait a moment, then try again.")},
    Words{"too_long", WORDS("That is too long for the server.")},
    Words{"no_table", WORDS("That table is not there any more.")},
    Words{"full", WORDS("There is no room left.")},
    Words{"bad_rules", WORDS("The server does not accept these rules.")},
    Words{"bad_token", WORDS("That seat is no longer yours.")},
    Words{"seat_taken", WORDS("Somebody has that seat.")},
    Words{"name_taken", WORDS("Somebody at this table has your name. Choose another one in the settings.")},
    Words{"no_seat", WORDS("Whoever looks on cannot do that.")},
    Words{"not_host", WORDS("Only the host can do that.")},
    Words{"not_ready", WORDS("Not everybody is ready.")},
    Words{"started", WORDS("The game has begun already.")},
    Words{"not_started", WORDS("The game has not begun yet.")},
    Words{"illegal_move", WORDS("The rules forbid that move.")},
    Words{"not_your_turn", WORDS("It is not your turn.")},
    Words{"stale", WORDS("Something else happened first. Have a look, then confirm again.")},
    Words{"paused", WORDS("The game is paused.")},
    Words{"game_over", WORDS("The game is over.")},
    Words{"busy", WORDS("Another proposal is open: decide on that first.")},
    Words{"pointless", WORDS("That would change nothing, or it can no longer be taken back.")},
    Words{"no_proposal", WORDS("That has been decided already.")},
    Words{"voted", WORDS("You have voted already.")}};

} // namespace

QString wordsOf(const table::Refused& refused)
{
    for (const Words& words : allWords)
        if (refused.code == words.code)
            return QCoreApplication::translate("capitol::app::RefusedWords", words.text);
    return QCoreApplication::translate("capitol::app::RefusedWords", "The server refused that: %1")
        .arg(fromOutside(refused.message));
}

} // namespace capitol::app
