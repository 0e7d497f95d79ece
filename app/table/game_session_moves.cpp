// The table: composing a move, making it, and why not.
#include "table/game_session.h"

#include "table/why_not.h"

namespace capitol::app {

void GameSession::explain(const Reason& reason)
{
    const QString text = WhyNot::text(reason);
    if (text == m_whyNot)
        return;
    m_whyNot = text;
    emit changed();
}

void GameSession::picked(const Reason& reason)
{
    m_whyNot = WhyNot::text(reason);
    refresh();
}

void GameSession::selectCard(int row)
{
    if (!m_turn || !m_hand.has(row))
        return;
    if (m_turn->row() == row)
        m_turn->deselect();
    else if (!m_turn->select(row, m_hand.row(row).card))
        return picked({Refusal::play_for_nothing});
    picked({});
}

void GameSession::pickSite(int row)
{
    if (!m_turn || !m_sites.has(row))
        return;
    picked(m_turn->pick(placeOf(row)));
    settle();
}

void GameSession::pickYard(int row)
{
    if (!m_turn || !m_yard.has(row))
        return;
    picked(m_turn->pick(buildingOf(row)));
    settle();
}

// What is whole is made, unless it is to be confirmed.
void GameSession::settle()
{
    if (!m_whyNot.isEmpty() || !m_turn->isWhole())
        return;
    if (const Move move = *m_turn->move(); !asksFor(move))
        play(move);
}

bool GameSession::asksFor(const Move& move) const
{
    // construction.placement_final: a building put on the board stays there.
    const bool stays = m_match->rules().ruleset().construction.placement_final == PlacementFinal::at_once;
    if (m_confirmation == Confirmation::never || (stays && move.kind == MoveKind::permit))
        return false;
    return m_confirmation == Confirmation::always || !m_match->couldUndo(move);
}

void GameSession::pickNewBuilding()
{
    if (!m_turn)
        return;
    picked(m_turn->pickNewBuilding());
    settle();
}

void GameSession::pickRoof(int shape)
{
    if (!m_turn || (shape != 1 && shape != 2))
        return;
    picked(m_turn->pick(Roof(shape)));
    settle();
}

void GameSession::pass()
{
    if (!canPass())
        return;
    m_turn->pass();
    picked({});
    settle();
}

void GameSession::takeBack()
{
    if (m_turn ? m_turn->takeBack() : m_bid && m_bid->takeBack())
        picked({});
}

void GameSession::toggleBid(int row)
{
    if (!m_bid || !m_hand.has(row))
        return;
    m_bid->toggle(row);
    refresh();
}

void GameSession::moveBid(int from, int to)
{
    if (!m_bid)
        return;
    m_bid->move(from, to);
    refresh();
}

void GameSession::confirm()
{
    if (m_bid)
        return sealBid();
    if (canConfirm())
        play(*m_turn->move());
}

void GameSession::playForNothing()
{
    if (canPlayForNothing())
        play(m_turn->forNothing());
}

void GameSession::pickPile(int pile)
{
    if (m_turn && pile >= 0 && pile < pile_count && m_turn->canDraw(Pile(pile)))
        play(Move{.kind = MoveKind::draw, .pile = Pile(pile)});
}

void GameSession::done()
{
    if (canDone())
        play(Move{.kind = MoveKind::done});
}

void GameSession::sealBid()
{
    if (m_bid)
        play(m_bid->bid(handOf(scene())));
}

void GameSession::hoverSite(int row)
{
    explain(m_turn && m_sites.has(row) ? m_turn->whyNot(placeOf(row)) : Reason{});
}

void GameSession::hoverYard(int row)
{
    explain(m_turn && m_yard.has(row) ? m_turn->whyNot(buildingOf(row)) : Reason{});
}

Place GameSession::placeOf(int row) const
{
    return {m_sites.row(row).area, m_sites.row(row).site};
}

Building GameSession::buildingOf(int row) const
{
    return {m_yard.row(row).floors, Roof(m_yard.row(row).roof)};
}

} // namespace capitol::app
