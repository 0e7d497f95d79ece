// The table: what the pages can ask.
#include "table/game_session.h"

#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "table/log_words.h"
#include "table/prompt.h"
#include "table/words.h"

namespace capitol::app {

GameSession::Phase GameSession::phase() const
{
    return active() ? Phase(shown().phase) : Phase::Over;
}

GameSession::StageView GameSession::stage() const
{
    if (!active())
        return StageView::Board;
    if (m_stage.view() != Stage::View::board)
        return m_stage.view() == Stage::View::reveal ? StageView::Reveal : StageView::Scoring;
    if (phase() == Phase::Bidding)
        return StageView::Bids;
    return phase() == Phase::Draw ? StageView::Drawing : StageView::Board;
}

int GameSession::step() const
{
    if (stage() == StageView::Scoring || phase() == Phase::Over)
        return 2;
    if (phase() == Phase::Draw)
        return 3;
    return phase() == Phase::Construction ? 0 : 1;
}

int GameSession::round() const
{
    return active() ? shown().round : 1;
}

int GameSession::rounds() const
{
    return active() ? m_match->rules().ruleset().rounds : 1;
}

int GameSession::consul() const
{
    return active() ? shown().first : 0;
}

QString GameSession::consulName() const
{
    return active() ? m_table.nameOf(consul()) : QString();
}

int GameSession::toMove() const
{
    return active() ? shown().to_move : 0;
}

QString GameSession::toMoveName() const
{
    return active() ? m_table.nameOf(toMove()) : QString();
}

bool GameSession::humanToMove() const
{
    return m_turn || m_bid;
}

QString GameSession::viewName() const
{
    return active() ? m_table.nameOf(m_viewer) : QString();
}

int GameSession::auction() const
{
    return active() ? shown().auction : 0;
}

int GameSession::auctions() const
{
    return active() ? m_match->rules().auctions_in(shown().round) : 0;
}

Tile GameSession::tile() const
{
    return m_view ? scene().tile() : Tile::none;
}

QString GameSession::auctionTile() const
{
    return tile() == Tile::none ? QString() : QString::fromStdString(std::string(print(tile())));
}

QString GameSession::auctionTileName() const
{
    return Words::tile(tile());
}

QString GameSession::tieRule() const
{
    return active() ? Words::tieRule(m_match->rules().ruleset().auction.tie_break) : QString();
}

int GameSession::drawsLeft() const
{
    return active() ? shown().draws_left : 0;
}

QString GameSession::drawReason() const
{
    return m_view ? Prompt(scene()).drawReason() : QString();
}

QString GameSession::prompt() const
{
    if (!m_view)
        return {};
    const QString text = Prompt(scene()).text();
    return text.isEmpty() ? m_log.last() : text;
}

QList<int> GameSession::winners() const
{
    QList<int> seats;
    if (active() && phase() == Phase::Over)
        for (int seat = 0; seat < shown().players; ++seat)
            if (capitol::winners(m_match->rules(), shown()) >> seat & 1)
                seats.append(seat);
    return seats;
}

QString GameSession::variantName() const
{
    return active() ? QString::fromStdString(in_language(m_match->record().variant.name, m_table.language))
                    : QString();
}

int GameSession::selectedCard() const
{
    return m_turn ? m_turn->row() : -1;
}

QString GameSession::selectedName() const
{
    return m_turn && m_turn->card() ? Words::card(m_match->rules().deck(), *m_turn->card()) : QString();
}

bool GameSession::canConfirm() const
{
    return m_bid || (m_turn && m_turn->move());
}

bool GameSession::canTakeBack() const
{
    return m_turn ? m_turn->canTakeBack() : m_bid && !m_bid->rows().isEmpty();
}

bool GameSession::canUndo() const
{
    return active() && m_match->canUndo();
}

bool GameSession::canPass() const
{
    return m_turn && m_turn->canPass() && !m_turn->passing();
}

bool GameSession::canPlayForNothing() const
{
    return m_turn && m_turn->canPlayForNothing();
}

bool GameSession::canDone() const
{
    return m_turn && m_turn->canDone();
}

bool GameSession::canSeal() const
{
    return m_bid.has_value();
}

bool GameSession::newBuildingLegal() const
{
    return m_turn && m_turn->takesNewBuilding();
}

bool GameSession::roofChoiceOpen() const
{
    return m_turn && m_turn->card() && m_turn->places() && m_turn->places()->roofIsOpen();
}

int GameSession::roofChoice() const
{
    return roofChoiceOpen() ? int(m_turn->places()->roof().value_or(Roof::none)) : 0;
}

int GameSession::bidCount() const
{
    return m_bid ? int(m_bid->rows().size()) : 0;
}

int GameSession::bidTotal() const
{
    return m_bid ? m_bid->total(m_match->rules().deck(), handOf(scene())) : 0;
}

QString GameSession::ghostText() const
{
    if (!m_turn || !m_view)
        return {};
    if (const auto move = m_turn->move())
        return QString::fromStdString(print_move(m_match->rules(), m_view->known, *move));
    return m_turn->card() ? cardText(m_match->rules().deck(), *m_turn->card()) : QString();
}

QString GameSession::revealText() const
{
    const auto& outcome = m_stage.reveal().outcome;
    return active() && outcome ? LogWords(m_table)(*outcome) : QString();
}

} // namespace capitol::app
