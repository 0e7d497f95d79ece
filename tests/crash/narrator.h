// Says on standard output what a person at the table has been shown as done, move by move, at once: whoever
// kills the program knows from it what must be on disk.
#pragma once

#include "record/record.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>

namespace capitol::test {

// A line of its own, at once.
void say(const std::string& line);

// `game SEED`: this game is on the table, from its start. `made - 1 F5:0,1`: its next move, seen.
// `undo`: the last move is about to be taken back. A session of either game.
template <typename Session>
class Narrator : public QObject
{
public:
    explicit Narrator(Session& session) : m_session(session)
    {
        connect(&session, &Session::changed, this, [this] {
            if (const auto* match = m_session.match())
                tell(*match->record(), match->rules());
        });
    }

    void undo()
    {
        say("undo");
        --m_told;
        m_session.undo();
    }

private:
    template <record::RecordedGame G>
    void tell(const record::Record<G>& record, const typename G::Rules& rules)
    {
        if (m_seed != record.seed) {
            m_seed = record.seed;
            m_told = 0;
            say("game " + std::to_string(record.seed));
        }
        for (; m_told < record.moves.size(); ++m_told) {
            const auto before = record.position_after(rules, m_told);
            std::string line = record::print_move_line<G>(rules, before, record.moves[m_told]);
            line.pop_back();
            say("made " + line);
        }
    }

    Session& m_session;
    std::optional<std::uint64_t> m_seed;
    std::size_t m_told = 0;
};

} // namespace capitol::test
