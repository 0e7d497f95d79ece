#include "review/review_seat_model.h"

#include "review/review_words.h"

namespace capitol::app {

namespace {

QStringList figuresOf(const SeatSummary& seat)
{
    QStringList figures{ReviewWords::percent(seat.accuracy)};
    for (const double loss : seat.losses)
        figures.append(ReviewWords::points(-loss));
    for (const double change : {seat.gained, seat.luck, seat.unforeseen})
        figures.append(ReviewWords::points(change));
    return figures;
}

ReviewSeatRow rowOf(const ReviewedGame& game, int seat, int move)
{
    const auto at = std::size_t(seat);
    const SeatInfo& who = game.table.seats[seat];
    ReviewSeatRow row{.name = who.name, .hue = who.hue};
    for (const auto& point : game.review.curve)
        row.shares.append(point[at]);
    row.share = ReviewWords::percent(row.shares[move]);
    row.figures = figuresOf(game.review.seats[at]);
    return row;
}

} // namespace

QVariant ReviewSeatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReviewSeatRow& row = m_rows[index.row()];
    switch (role) {
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Hue:
        return row.hue;
    case Shares:
        return QVariant::fromValue(row.shares);
    case Share:
        return row.share;
    case Figures:
        return row.figures;
    }
    return {};
}

void ReviewSeatModel::show(const ReviewedGame* game, int move)
{
    QList<ReviewSeatRow> rows;
    for (int seat = 0; game && seat < game->seats(); ++seat)
        rows.append(rowOf(*game, seat, move));
    change(m_rows, rows);
}

} // namespace capitol::app
