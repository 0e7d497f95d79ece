// The game that can be continued, as far as it is known: read in a thread of its own, so that the window
// never waits for the disk.
#pragma once

#include "common/latest_task.h"
#include "program/saved_game.h"

#include <QObject>

#include <functional>
#include <optional>

namespace capitol::app {

class LastGame : public QObject
{
    Q_OBJECT

public:
    // From now on it is what `look` finds, which is called in the thread; until then it stays as it was.
    void read(std::function<SavedGame()> look);
    // There is none.
    void forget();
    const std::optional<SavedGame>& game() const { return m_game; }

signals:
    void changed();

private:
    std::optional<SavedGame> m_game;
    LatestTask m_task; // reads
};

} // namespace capitol::app
