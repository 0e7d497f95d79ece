// The table: what the pages can ask.
#include "table/game_session.h"

#include "common/tell_changes.h"
#include "table/advice_words.h"
#include "table/log_words.h"

namespace capitol::app {

namespace {

// Who seals a bid by that move: at a table elsewhere, whoever is ready. A server may have told nothing of it.
Seat bidderOf(const GameHistory& course, std::size_t move)
{
    for (const Event& event : course.events[move])
        if (const auto* sealed = std::get_if<BidSealed>(&event))
            return sealed->seat;
    return course.views[move].known.to_move;
}

} // namespace

bool GameSession::humanToMove() const
{
    return m_composer.asked();
}

QString GameSession::viewName() const
{
    return active() && m_table.has(viewer()) ? m_table.nameOf(viewer()) : QString();
}

bool GameSession::canUncoverHand() const
{
    return m_covered && (m_replay.watching() ? m_table.seats[viewer()].isHere : m_table.peopleHere() > 0);
}

bool GameSession::mayUndo() const
{
    return m_match && !m_then && !guide().on() && !m_composer.isBound();
}

bool GameSession::canUndo() const
{
    return mayUndo() && m_match->canUndo();
}

bool GameSession::canRedo() const
{
    return m_match && !m_then && !m_show.busy() && !thinking() && !m_composer.isBound() && m_match->redo();
}

bool GameSession::canRestartTurn() const
{
    return m_composer.canTakeBack() || (mayUndo() && m_match->canUndoTurn());
}

QString GameSession::thenText() const
{
    if (!m_then)
        return {};
    const int move = m_replay.move();
    const GameHistory& course = *m_course;
    if (course.isLeap(move))
        return tr("What happened before this was not seen here.");
    if (move == 0)
        return tr("The game begins.");
    if (course.lastEntry(move - 1) == m_replay.row()) // a bid tells nothing until all are turned
        return tr("%1 seals a bid.").arg(m_table.nameOf(bidderOf(course, std::size_t(move - 1))));
    return LogWords(m_table)(course.entries[m_replay.row()].event);
}

QString GameSession::sentenceFor(const Rules& rules, const Position& position, Seat seat,
                                 const Choice& choice) const
{
    return AdviceWords(m_table, observe(rules, position, seat)).move(choice);
}

GameSession::Told GameSession::now() const
{
    return {.active = active(),
            .recorded = recorded(),
            .humanToMove = humanToMove(),
            .thinking = thinking(),
            .viewSeat = viewSeat(),
            .viewName = viewName(),
            .handCovered = handCovered(),
            .canUncoverHand = canUncoverHand(),
            .canUndo = canUndo(),
            .canRedo = canRedo(),
            .canRestartTurn = canRestartTurn(),
            .canNext = canNext(),
            .thenText = thenText(),
            .harvestRound = harvestRound()};
}

void GameSession::tell()
{
    static constexpr std::tuple changes{std::pair{&Told::active, &GameSession::activeChanged},
                                        std::pair{&Told::recorded, &GameSession::recordedChanged},
                                        std::pair{&Told::humanToMove, &GameSession::humanToMoveChanged},
                                        std::pair{&Told::thinking, &GameSession::thinkingChanged},
                                        std::pair{&Told::viewSeat, &GameSession::viewSeatChanged},
                                        std::pair{&Told::viewName, &GameSession::viewNameChanged},
                                        std::pair{&Told::handCovered, &GameSession::handCoveredChanged},
                                        std::pair{&Told::canUncoverHand, &GameSession::canUncoverHandChanged},
                                        std::pair{&Told::canUndo, &GameSession::canUndoChanged},
                                        std::pair{&Told::canRedo, &GameSession::canRedoChanged},
                                        std::pair{&Told::canRestartTurn, &GameSession::canRestartTurnChanged},
                                        std::pair{&Told::canNext, &GameSession::canNextChanged},
                                        std::pair{&Told::thenText, &GameSession::thenTextChanged},
                                        std::pair{&Told::harvestRound, &GameSession::harvestRoundChanged}};
    tellChanges(*this, m_told, now(), changes);
    m_help.tell();
    emit changed();
}

} // namespace capitol::app
