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

constexpr std::array allWords{
    Words{"too_often", QT_TRANSLATE_NOOP("capitol::app::RefusedWords",
                                         "That was too often. Wait a moment, then try again.")},
    Words{"too_long", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "That is too long for the server.")},
    Words{"no_table", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "That table is not there any more.")},
    Words{"full", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "There is no room left.")},
    Words{"bad_rules",
          QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The server does not accept these rules.")},
    Words{"bad_token", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "That seat is no longer yours.")},
    Words{"seat_taken", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "Somebody has that seat.")},
    Words{"name_taken",
          QT_TRANSLATE_NOOP(
              "capitol::app::RefusedWords",
              "Somebody at this table has your name. Leave the table, choose another name, and come back.")},
    Words{"no_seat", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "Whoever looks on cannot do that.")},
    Words{"not_host", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "Only the host can do that.")},
    Words{"not_ready", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "Not everybody is ready.")},
    Words{"started", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The game has begun already.")},
    Words{"not_started", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The game has not begun yet.")},
    Words{"illegal_move", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The rules forbid that move.")},
    Words{"not_your_turn", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "It is not your turn.")},
    Words{"stale", QT_TRANSLATE_NOOP("capitol::app::RefusedWords",
                                     "Something else happened first. Have a look, then confirm again.")},
    Words{"paused", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The game is paused.")},
    Words{"game_over", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "The game is over.")},
    Words{"busy",
          QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "Another proposal is open: decide on that first.")},
    Words{"pointless", QT_TRANSLATE_NOOP("capitol::app::RefusedWords",
                                         "That would change nothing, or it can no longer be taken back.")},
    Words{"no_proposal", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "That has been decided already.")},
    Words{"voted", QT_TRANSLATE_NOOP("capitol::app::RefusedWords", "You have voted already.")}};

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
