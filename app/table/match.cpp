#include "table/match.h"

#include "table/game_history.h"

#include <algorithm>

namespace capitol::app {

namespace {

// A bid was turned over, or a pile shows a card that nobody knew.
bool showsHidden(const Position& before, const Position& after, const Events& events)
{
    const auto known = [&](Pile pile) { return after.unseen[index(pile)] >= before.unseen[index(pile)]; };
    return after.random != before.random || !std::all_of(all_piles.begin(), all_piles.end(), known) ||
           std::any_of(events.begin(), events.end(), isOneOf<BidRevealed>);
}

// construction.placement_final: floors that were put are neither moved nor taken off.
bool isFinalAtOnce(const Rules& rules, const Choice& choice)
{
    const auto* move = std::get_if<Move>(&choice);
    return rules.ruleset().construction.placement_final == PlacementFinal::at_once && move &&
           move->kind == MoveKind::floor && !move->for_nothing;
}

} // namespace

Match::Match(Record record, const std::filesystem::path& file, LateSync::Failed failed)
    : m_record(std::move(record)), m_rules(m_record.variant.playable()),
      m_writer(file, m_record, std::move(failed)),
      m_position(m_record.position_after(m_rules, m_record.moves.size()))
{
    weighLastMove();
}

QList<LogEntry> Match::play(const Choice& choice)
{
    const Position before = m_position;
    const RecordMove move{before.to_move, choice};
    m_writer.append(m_record, m_rules, before, move);
    m_record.moves.push_back(move);
    forget(move);
    Events events;
    apply(m_rules, m_position, move.seat, choice, &events);
    m_lastIsFinal = showsHidden(before, m_position, events) || isFinalAtOnce(m_rules, choice);
    return entriesOf(m_rules, before, choice, events, int(m_record.moves.size()));
}

bool Match::canUndo() const
{
    return !isOver() && !m_record.moves.empty() && isHuman(m_record.moves.back().seat) && !m_lastIsFinal &&
           mayTakeBack(m_record.moves.back().seat, m_position.to_move);
}

bool Match::mayTakeBack(Seat mover, Seat next) const
{
    return mover == next || m_record.undo_is_friendly();
}

bool Match::couldUndo(const Choice& choice) const
{
    Position after = m_position;
    Events events;
    apply(m_rules, after, choice, &events);
    return after.phase != Phase::over && isHuman(after.to_move) &&
           mayTakeBack(m_position.to_move, after.to_move) && !showsHidden(m_position, after, events) &&
           !isFinalAtOnce(m_rules, choice);
}

void Match::undo()
{
    Record shorter = m_record;
    shorter.moves.pop_back();
    m_writer.take_back(shorter);
    m_undone.push_back(m_record.moves.back());
    m_record = std::move(shorter);
    m_position = m_record.position_after(m_rules, m_record.moves.size());
    weighLastMove();
}

// What was taken back can be made again until something else is done.
void Match::forget(const RecordMove& made)
{
    if (!m_undone.empty() && m_undone.back() == made)
        m_undone.pop_back();
    else
        m_undone.clear();
}

std::optional<Choice> Match::redo() const
{
    return m_undone.empty() ? std::nullopt : std::optional(m_undone.back().choice);
}

bool Match::lastIsOfThisTurn() const
{
    if (m_record.moves.empty() || m_position.phase != Phase::draw)
        return false;
    const RecordMove& last = m_record.moves.back();
    const auto* move = std::get_if<Move>(&last.choice);
    return last.seat == m_position.to_move && move && move->kind == MoveKind::draw;
}

QList<LogEntry> Match::history() const
{
    return GameHistory(m_record, m_rules).entries;
}

void Match::weighLastMove()
{
    m_lastIsFinal = false;
    if (m_record.moves.empty())
        return;
    const Position before = m_record.position_after(m_rules, m_record.moves.size() - 1);
    Position after = before;
    Events events;
    apply(m_rules, after, m_record.moves.back().seat, m_record.moves.back().choice, &events);
    m_lastIsFinal =
        showsHidden(before, after, events) || isFinalAtOnce(m_rules, m_record.moves.back().choice);
}

} // namespace capitol::app
