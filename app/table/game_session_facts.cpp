// The table: what the pages can ask.
#include "table/game_session.h"

#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "common/outside_text.h"
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
    if (stageShown().view() != ShownPosition::View::board)
        return stageShown().view() == ShownPosition::View::reveal ? StageView::Reveal : StageView::Scoring;
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
    return active() ? rules().ruleset().rounds : 1;
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
    return turn() || bid();
}

QString GameSession::viewName() const
{
    return active() ? m_table.nameOf(m_viewer) : QString();
}

bool GameSession::canUncoverHand() const
{
    return m_covered && (m_replay.watching() ? m_table.seats[m_viewer].isHuman() : m_table.humans() > 0);
}

QList<int> GameSession::seatHues() const
{
    QList<int> hues;
    for (const SeatInfo& seat : m_table.seats)
        hues.append(seat.hue);
    return hues;
}

int GameSession::auction() const
{
    return active() ? shown().auction : 0;
}

int GameSession::auctions() const
{
    return active() ? rules().auctions_in(shown().round) : 0;
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
    return active() ? Words::tieRule(rules().ruleset().auction.tie_break) : QString();
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
            if (capitol::winners(rules(), shown()) >> seat & 1)
                seats.append(seat);
    return seats;
}

QString GameSession::variantName() const
{
    return active() ? fromOutside(in_language(m_table.variant->name, m_table.language)) : QString();
}

int GameSession::selectedCard() const
{
    return turn() ? turn()->row() : -1;
}

QString GameSession::selectedName() const
{
    return turn() && turn()->card() ? Words::theCard(rules().deck(), *turn()->card()) : QString();
}

bool GameSession::canConfirm() const
{
    return bid() || (turn() && turn()->move());
}

bool GameSession::canTakeBack() const
{
    return turn() ? turn()->canTakeBack() : bid() && !bid()->rows().isEmpty();
}

bool GameSession::canUndo() const
{
    return m_match && !m_then && !m_guide.on() && !(turn() && turn()->isBound()) && m_match->canUndo();
}

bool GameSession::canRedo() const
{
    return m_match && !m_then && !m_show.busy() && !thinking() && !(turn() && turn()->isBound()) &&
           m_match->redo();
}

bool GameSession::canRestartTurn() const
{
    return canTakeBack() || (canUndo() && m_match->lastIsOfThisTurn());
}

bool GameSession::canPass() const
{
    return turn() && turn()->canPass() && !turn()->passing();
}

bool GameSession::canPlayForNothing() const
{
    return turn() && turn()->canPlayForNothing();
}

bool GameSession::canDone() const
{
    return turn() && turn()->canDone();
}

bool GameSession::canSeal() const
{
    return bid() != nullptr;
}

bool GameSession::newBuildingLegal() const
{
    return turn() && turn()->takesNewBuilding() &&
           lessonAllows(m_guide.taught(), Building{}, turn()->floorsPut());
}

bool GameSession::roofChoiceOpen() const
{
    return turn() && turn()->card() && turn()->places() && turn()->places()->roofIsOpen();
}

int GameSession::roofChoice() const
{
    return roofChoiceOpen() ? int(turn()->places()->roof().value_or(Roof::none)) : 0;
}

int GameSession::bidCount() const
{
    return bid() ? int(bid()->rows().size()) : 0;
}

int GameSession::bidTotal() const
{
    return bid() ? bid()->total(rules().deck(), handOf(scene())) : 0;
}

QString GameSession::ghostText() const
{
    if (!turn() || !m_view)
        return {};
    if (const auto move = turn()->move())
        return QString::fromStdString(print_move(rules(), m_view->known, *move));
    return turn()->card() ? cardText(rules().deck(), *turn()->card()) : QString();
}

QString GameSession::revealText() const
{
    const auto& outcome = stageShown().reveal().outcome;
    return active() && outcome ? LogWords(m_table)(*outcome) : QString();
}

QString GameSession::thenText() const
{
    if (!m_then)
        return {};
    const int move = m_replay.move();
    if (move == 0)
        return tr("The game begins.");
    const GameHistory& course = m_replay.course();
    if (course.entriesOf(move, m_replay.row()).isEmpty()) // a bid tells nothing until all are turned
        return tr("%1 seals a bid.").arg(m_table.nameOf(course.positions[move - 1].to_move));
    return LogWords(m_table)(course.entries[m_replay.row()].event);
}

} // namespace capitol::app
