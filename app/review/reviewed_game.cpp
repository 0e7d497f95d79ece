#include "review/reviewed_game.h"

namespace capitol::app {

namespace {

std::vector<View> viewsOf(const Record& record, const Rules& rules)
{
    std::vector<View> views;
    Position position = record.start_position(rules);
    for (const RecordMove& move : record.moves) {
        views.push_back(observe(rules, position, move.seat));
        apply(rules, position, move.seat, move.choice);
    }
    return views;
}

} // namespace

ReviewedGame::ReviewedGame(Record of, Review its)
    : record(std::move(of)), review(std::move(its)), rules(record.variant.playable()),
      views(viewsOf(record, rules))
{
    table.playBy(record.variant, rules);
    table.seats = seatsOf(record, capitolHues);
}

bool isSameGame(const Record& one, const Record& other)
{
    return one.variant.rules == other.variant.rules && one.seed == other.seed && one.seats == other.seats &&
           one.opening == other.opening && one.moves == other.moves;
}

} // namespace capitol::app
