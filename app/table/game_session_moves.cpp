// The table: composing a move, making it, and why not.
#include "table/game_session.h"

#include "table/why_not.h"

namespace capitol::app {

void GameSession::explain(const Refusal& refusal)
{
    const QString text = WhyNot::text(refusal);
    if (text == m_whyNot)
        return;
    m_whyNot = text;
    if (refusal)
        m_guide.refused();
    emit changed();
}

void GameSession::picked(const Refusal& refusal)
{
    m_whyNot = WhyNot::text(refusal);
    refresh();
}

void GameSession::selectCard(int row)
{
    if (!turn() || turn()->isBound() || !m_hand.has(row))
        return;
    if (turn()->row() == row)
        turn()->deselect();
    else if (!turn()->select(row, m_hand.row(row).card))
        return picked({RefusalKind::play_for_nothing});
    picked({});
}

void GameSession::pickSite(int row)
{
    if (!turn() || !m_sites.has(row))
        return;
    picked(turn()->pick(placeOf(row)));
    settle();
}

void GameSession::pickYard(int row)
{
    if (!turn() || !m_yard.has(row))
        return;
    picked(turn()->pick(buildingOf(row)));
    settle();
}

// What is whole is made, unless it is to be confirmed.
void GameSession::settle()
{
    if (!m_whyNot.isEmpty() || !turn()->isWhole())
        return;
    if (const Move move = *turn()->move(); !asksFor(move))
        play(move);
}

bool GameSession::asksFor(const Move& move) const
{
    if (m_confirmation == Confirmation::never || turn()->isBound())
        return false;
    return m_confirmation == Confirmation::always || !m_match->couldUndo(move);
}

void GameSession::pickNewBuilding()
{
    if (!turn())
        return;
    picked(turn()->pickNewBuilding());
    settle();
}

void GameSession::pickRoof(int shape)
{
    if (!turn() || (shape != 1 && shape != 2))
        return;
    picked(turn()->pick(Roof(shape)));
    settle();
}

void GameSession::pass()
{
    if (!canPass())
        return;
    turn()->pass();
    picked({});
    settle();
}

void GameSession::takeBack()
{
    if (turn() ? turn()->takeBack() : bid() && bid()->takeBack())
        picked({});
}

void GameSession::toggleBid(int row)
{
    if (!bid() || !m_hand.has(row))
        return;
    bid()->toggle(row);
    refresh();
}

void GameSession::moveBid(int from, int to)
{
    if (!bid())
        return;
    bid()->move(from, to);
    refresh();
}

void GameSession::confirm()
{
    if (bid())
        return sealBid();
    if (canConfirm())
        play(*turn()->move());
}

void GameSession::playForNothing()
{
    if (canPlayForNothing())
        play(turn()->forNothing());
}

void GameSession::pickPile(int pile)
{
    if (turn() && pile >= 0 && pile < pile_count && turn()->canDraw(Pile(pile)))
        play(Move{.kind = MoveKind::draw, .pile = Pile(pile)});
}

void GameSession::done()
{
    if (canDone())
        play(Move{.kind = MoveKind::done});
}

void GameSession::sealBid()
{
    if (bid())
        play(bid()->bid(handOf(scene())));
}

void GameSession::askHint()
{
    if (canAskHint())
        m_adviser.ask(m_table, observe(m_match->rules(), m_match->position(), Seat(m_viewer)),
                      m_match->record().seed + m_match->record().moves.size());
}

void GameSession::showTaught()
{
    if (canShowTaught())
        propose(*m_guide.taught());
}

int GameSession::rowOf(Card card) const
{
    return int(handOf(scene()).indexOf(card));
}

// Composes the choice in place of what is composed.
void GameSession::propose(const Choice& choice)
{
    compose();
    if (const auto* made = std::get_if<Bid>(&choice); made && bid()) {
        QList<Card> hand = handOf(scene());
        for (int i = 0; i < made->size; ++i)
            for (int row = 0; row < hand.size(); ++row)
                if (hand[row] == made->cards[i] && bid()->placeOf(row) < 0) {
                    bid()->toggle(row);
                    break;
                }
    }
    if (const auto* move = std::get_if<Move>(&choice); move && turn())
        turn()->propose(*move, rowOf(move->card));
    refresh();
}

void GameSession::hoverSite(int row)
{
    explain(turn() && m_sites.has(row) ? turn()->whyNot(placeOf(row)) : Refusal{});
}

void GameSession::hoverYard(int row)
{
    explain(turn() && m_yard.has(row) ? turn()->whyNot(buildingOf(row)) : Refusal{});
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
