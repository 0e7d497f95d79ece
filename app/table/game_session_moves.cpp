// The table: what is composed is made or waits, moves are taken back and made again.
#include "table/game_session.h"

namespace capitol::app {

void GameSession::undo()
{
    if (!canUndo())
        return;
    m_help.adviser()->forget();
    m_match->undo();
}

// The table after moves were taken back.
void GameSession::showAgain()
{
    m_show.clear();
    m_composer.stop();
    m_stage.reset(m_match->view());
    m_log.reset(m_table, m_match->history().entries);
    shortenCourse();
    goOn();
}

void GameSession::redo()
{
    if (canRedo())
        play(*m_match->redo());
}

void GameSession::restartTurn()
{
    while (m_composer.canTakeBack())
        m_composer.takeBack();
    if (!canRestartTurn())
        return;
    m_help.adviser()->forget();
    m_match->undoTurn();
}

void GameSession::propose(const Choice& choice)
{
    beginComposing();
    m_composer.propose(choice);
}

} // namespace capitol::app
