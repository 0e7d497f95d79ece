// Says on standard output what a person at the table has been shown as done, move by move, at once: whoever
// kills the program knows from it what must be on disk.
#pragma once

#include "table/game_session.h"

namespace capitol::test {

// `game SEED`: this game is on the table, from its start. `made - 1 F5:0,1`: its next move, seen.
// `undo`: the last move is about to be taken back.
class Narrator : public QObject
{
public:
    explicit Narrator(app::GameSession& session);
    void undo();
    static void say(const std::string& line);

private:
    void tell();

    app::GameSession& m_session;
    std::optional<std::uint64_t> m_seed;
    std::size_t m_told = 0;
};

} // namespace capitol::test
