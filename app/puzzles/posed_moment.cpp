#include "puzzles/posed_moment.h"

#include "capitol/view.h"

namespace capitol::app {

namespace {

void nameSeats(Record& record, Seat person, const QString& name)
{
    for (RecordSeat& seat : record.seats)
        seat.name = seat.player; // as nobody has named it
    record.seats[person].name = (name.isEmpty() ? usualNames().first() : name).toStdString();
    const QStringList names = namesOf(record);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        record.seats[seat].name = names[qsizetype(seat)].toStdString();
}

// What has been seen may be looked up: the answer was found by players who forget nothing.
Record recordOf(const PuzzleSet& set, std::size_t number, const QString& opponent, const QString& name)
{
    const Puzzle& puzzle = set.puzzle(number);
    Record record = record_of(set.contents->variant, puzzle, opponent.toStdString());
    nameSeats(record, puzzle.seat, name);
    record.help.memory = true;
    return record;
}

} // namespace

PosedMoment::PosedMoment(std::shared_ptr<const PuzzleSet> of, std::size_t which, const QString& opponent,
                         const QString& name)
    : set(std::move(of)), number(which), record(recordOf(*set, number, opponent, name)),
      rules(record.variant.playable()),
      view(observe(rules, record.position_after(rules, record.moves.size()), set->puzzle(number).seat))
{
    table.playBy(record.variant, rules);
    table.seats = seatsOf(record, capitolHues);
}

} // namespace capitol::app
