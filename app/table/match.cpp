#include "table/match.h"

#include "capitol/notation.h"

#include <algorithm>

namespace capitol::app {

namespace {

template <typename... Kinds>
bool isOneOf(const Event& event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

// A bid was turned over, or a pile shows a card that nobody knew.
bool showsHidden(const Position& before, const Position& after, const Events& events)
{
    const auto known = [&](Pile pile) { return after.unseen[index(pile)] >= before.unseen[index(pile)]; };
    return after.random != before.random || !std::all_of(all_piles.begin(), all_piles.end(), known) ||
           std::any_of(events.begin(), events.end(), isOneOf<BidRevealed>);
}

bool isFinalAtOnce(const Rules& rules, const Choice& choice)
{
    const auto* move = std::get_if<Move>(&choice);
    return rules.ruleset().construction.placement_final == PlacementFinal::at_once && move &&
           move->kind == MoveKind::permit && !move->for_nothing;
}

bool isTheMove(const Event& event)
{
    const auto* passed = std::get_if<Passed>(&event);
    return (passed && !passed->forced) || isOneOf<Played, TilePlaced, Drew, StoppedDrawing>(event);
}

QString notationOf(const Rules& rules, const Position& before, const Choice& choice, const Event& event)
{
    if (const auto* revealed = std::get_if<BidRevealed>(&event)) {
        Bid bid;
        for (const Card card : revealed->bid)
            bid.add(card);
        return QString::fromStdString(print_bid(rules.deck(), bid));
    }
    return isTheMove(event) ? QString::fromStdString(print_choice(rules, before, choice)) : QString();
}

QList<LogEntry> entriesOf(const Rules& rules, const Position& before, const Choice& choice,
                          const Events& events)
{
    QList<LogEntry> entries;
    int round = before.round;
    for (const Event& event : events) {
        if (const auto* began = std::get_if<RoundBegan>(&event))
            round = began->round;
        entries.append({event, round, notationOf(rules, before, choice, event)});
    }
    return entries;
}

} // namespace

Match::Match(Record record, const std::filesystem::path& file)
    : m_record(std::move(record)), m_rules(m_record.variant.playable()), m_writer(file, m_record),
      m_position(m_record.position_after(m_rules, m_record.moves.size()))
{
    weighLastMove();
}

QList<LogEntry> Match::play(const Choice& choice)
{
    const Position before = m_position;
    const RecordMove move{before.to_move, choice};
    m_writer.append(m_rules, before, move);
    m_record.moves.push_back(move);
    Events events;
    apply(m_rules, m_position, choice, &events);
    m_lastIsFinal = showsHidden(before, m_position, events) || isFinalAtOnce(m_rules, choice);
    return entriesOf(m_rules, before, choice, events);
}

bool Match::canUndo() const
{
    return !isOver() && !m_record.moves.empty() && isHuman(m_record.moves.back().seat) && !m_lastIsFinal;
}

bool Match::couldUndo(const Choice& choice) const
{
    Position after = m_position;
    Events events;
    apply(m_rules, after, choice, &events);
    return after.phase != Phase::over && isHuman(after.to_move) && !showsHidden(m_position, after, events) &&
           !isFinalAtOnce(m_rules, choice);
}

void Match::undo()
{
    Record shorter = m_record;
    shorter.moves.pop_back();
    m_writer.rewrite(shorter);
    m_record = std::move(shorter);
    m_position = m_record.position_after(m_rules, m_record.moves.size());
    weighLastMove();
}

QList<LogEntry> Match::history() const
{
    Position position = m_record.start_position(m_rules);
    QList<LogEntry> entries;
    for (const RecordMove& move : m_record.moves) {
        const Position before = position;
        Events events;
        apply(m_rules, position, move.choice, &events);
        entries += entriesOf(m_rules, before, move.choice, events);
    }
    return entries;
}

void Match::weighLastMove()
{
    m_lastIsFinal = false;
    if (m_record.moves.empty())
        return;
    const Position before = m_record.position_after(m_rules, m_record.moves.size() - 1);
    Position after = before;
    Events events;
    apply(m_rules, after, m_record.moves.back().choice, &events);
    m_lastIsFinal =
        showsHidden(before, after, events) || isFinalAtOnce(m_rules, m_record.moves.back().choice);
}

} // namespace capitol::app
