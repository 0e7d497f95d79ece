#include "match/game_history.h"

#include "capitol/notation.h"

#include <algorithm>

namespace capitol::app {

namespace {

// The move that an event tells of, if it is one.
struct MoveOf
{
    const Deck& deck;

    std::optional<Move> operator()(const Played& e) const { return e.move; }
    std::optional<Move> operator()(const Passed& e) const
    {
        return e.forced ? std::nullopt : std::optional(Move{.kind = MoveKind::pass});
    }
    std::optional<Move> operator()(const TilePlaced& e) const
    {
        return Move{.kind = MoveKind::tile, .area = e.area, .site = e.site};
    }
    std::optional<Move> operator()(const Drew& e) const
    {
        return Move{.kind = MoveKind::draw, .pile = deck.pile(e.card)};
    }
    std::optional<Move> operator()(const StoppedDrawing&) const { return Move{.kind = MoveKind::done}; }
    template <typename Other>
    std::optional<Move> operator()(const Other&) const
    {
        return std::nullopt;
    }
};

std::string notationOf(const Rules& rules, const View& before, const Event& event)
{
    if (const auto* revealed = std::get_if<BidRevealed>(&event)) {
        Bid bid;
        for (const Card card : revealed->bid)
            bid.add(card);
        return print_bid(rules.deck(), bid);
    }
    const std::optional<Move> move = std::visit(MoveOf{rules.deck()}, event);
    return move ? print_move(rules, before.known, *move) : std::string();
}

} // namespace

Events redacted(Events events, Seat audience)
{
    for (Event& event : events)
        event = redact(event, audience);
    return events;
}

QList<LogEntry> logOf(const Rules& rules, const View& before, const Events& events, int move)
{
    QList<LogEntry> entries;
    int round = before.known.round;
    for (const Event& event : events) {
        if (const auto* began = std::get_if<RoundBegan>(&event))
            round = began->round;
        if (is_told(event))
            entries.append({event, round, QString::fromStdString(notationOf(rules, before, event)), move});
    }
    return entries;
}

GameHistory::GameHistory(const Record& record, const Rules& of, Seat audience) : rules(&of)
{
    Position position = record.start_position(of);
    views.reserve(record.moves.size() + 1);
    views.push_back(observe(of, position, audience));
    for (const RecordMove& move : record.moves) {
        Events happened;
        apply(of, position, move.seat, move.choice, &happened);
        events.push_back(redacted(std::move(happened), audience));
        entries += logOf(of, views.back(), events.back(), int(views.size()));
        views.push_back(observe(of, position, audience));
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
        if (views[move].known.round > views[move - 1].known.round)
            starts.append(move);
    return starts;
}

QList<LogEntry> GameHistory::entriesOf(int move) const
{
    const int first = lastEntry(move - 1) + 1;
    return entries.mid(first, lastEntry(move) + 1 - first);
}

} // namespace capitol::app
