// The rows of the lists on the page of puzzles.
#pragma once

#include "models/gadget_rows.h"

#include <QString>

namespace capitol::app {

struct PuzzleThemeRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int solved MEMBER solved)
    Q_PROPERTY(int all MEMBER all)

public:
    QString name;
    int solved = 0;
    int all = 0;
    bool operator==(const PuzzleThemeRow&) const = default;
};

struct PuzzleRow
{
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)     // in the set, from 1
    Q_PROPERTY(int result MEMBER result)     // a Puzzles.Result
    Q_PROPERTY(QString spoken MEMBER spoken) // all of it, for a screen reader

public:
    int number = 0;
    int result = 0;
    QString spoken;
    bool operator==(const PuzzleRow&) const = default;
};

} // namespace capitol::app
