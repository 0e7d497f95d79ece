// Test data that several tests have: each shipped variant with each number of players, and the boards.
#pragma once

#include "shipped.h"

#include <QTest>

namespace capitol::test {

// Columns "variant" (its id, QString) and "players" (2..4).
inline void add_shipped_rows()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    for (const std::string& id : shipped_ids)
        for (int players : {2, 3, 4})
            QTest::addRow("%s, %d players", id.c_str(), players) << QString::fromStdString(id) << players;
}

// Column "rome": whether it is the shipped board.
inline void add_board_rows()
{
    QTest::addColumn<bool>("rome");
    QTest::addRow("on the shipped board") << true;
    QTest::addRow("on any board") << false;
}

} // namespace capitol::test
