// What one file of a game says.
#pragma once

#include "canal/record/record.h"
#include "capitol/record/record.h"
#include "program/saved_games.h"

#include <QDateTime>
#include <QStringList>
#include <QUrl>

namespace capitol::app {

struct SavedGame
{
    QUrl file{};
    QDateTime moment{};    // last written
    bool readable = false; // if not, what follows `error` is empty
    std::string error{};   // why it cannot be read, or where its sound part ends
    GameKind kind = GameKind::capitol;
    LocalText variant{};   // its name, or its id where there is no such variant
    bool changed = false;  // its rules are not quite the variant’s
    QStringList players{}; // a seat each
    QList<int> scores{};   // a seat each
    int round = 0;         // from 1
    int rounds = 0;        // 0: open
    bool over = false;
    bool current = false; // the one that can be continued
};

// Reads a file of a game of Capitol, or of Canal Mania, whatever it is; `current` is left open. May be called
// in any thread.
SavedGame look(const std::filesystem::path& file, const Library& library);
SavedGame look(const std::filesystem::path& file, const canal::Library& library);

// What its rules are called, as text.
QString rulesName(const SavedGame& game, const std::string& language);

// What a variant of Canal Mania is called: the id where there is no such variant.
LocalText variantName(const canal::Library& library, const std::string& id);
// The rules of a record of Canal Mania, which knows them by their id: the variant itself if its rules are
// still the same.
canal::Variant variantOf(const canal::Library& library, const canal::GameSetup& setup);

} // namespace capitol::app
