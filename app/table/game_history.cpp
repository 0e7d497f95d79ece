#include "table/game_history.h"

#include "capitol/notation.h"

#include <algorithm>

namespace capitol::app {

namespace {

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

} // namespace

QList<LogEntry> entriesOf(const Rules& rules, const Position& before, const Choice& choice,
                          const Events& events, int move)
{
    QList<LogEntry> entries;
    int round = before.round;
    for (const Event& event : events) {
        if (const auto* began = std::get_if<RoundBegan>(&event))
            round = began->round;
        if (is_told(event))
            entries.append({event, round, notationOf(rules, before, choice, event), move});
    }
    return entries;
}

GameHistory::GameHistory(const Record& record, const Rules& rules)
{
    positions.reserve(record.moves.size() + 1);
    positions.push_back(record.start_position(rules));
    for (const RecordMove& move : record.moves) {
        Position position = positions.back();
        Events events;
        apply(rules, position, move.seat, move.choice, &events);
        entries +=
            capitol::app::entriesOf(rules, positions.back(), move.choice, events, int(positions.size()));
        positions.push_back(position);
    }
}

int GameHistory::lastEntry(int move) const
{
    const auto after = std::upper_bound(entries.begin(), entries.end(), move,
                                        [](int one, const LogEntry& entry) { return one < entry.move; });
    return int(after - entries.begin()) - 1;
}

QList<int> GameHistory::roundStarts() const
{
    QList<int> starts{0};
    for (int move = 1; move <= moves(); ++move)
        if (positions[move].round > positions[move - 1].round)
            starts.append(move);
    return starts;
}

QList<LogEntry> GameHistory::entriesOf(int move, int last) const
{
    const int first = lastEntry(move - 1) + 1;
    return entries.mid(first, std::max(0, last + 1 - first));
}

} // namespace capitol::app
