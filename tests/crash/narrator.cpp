#include "narrator.h"

#include <cstdio>

namespace capitol::test {

void Narrator::say(const std::string& line)
{
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

Narrator::Narrator(app::GameSession& session) : m_session(session)
{
    connect(&session, &app::GameSession::changed, this, &Narrator::tell);
}

void Narrator::tell()
{
    const app::Match* match = m_session.match();
    if (!match)
        return;
    const Record& record = *match->record();
    if (m_seed != record.seed) {
        m_seed = record.seed;
        m_told = 0;
        say("game " + std::to_string(record.seed));
    }
    for (; m_told < record.moves.size(); ++m_told) {
        const Position before = record.position_after(match->rules(), m_told);
        std::string line = print_move_line(match->rules(), before, record.moves[m_told]);
        line.pop_back();
        say("made " + line);
    }
}

void Narrator::undo()
{
    say("undo");
    --m_told;
    m_session.undo();
}

} // namespace capitol::test
