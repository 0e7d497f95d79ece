#include "table/auction_model.h"

#include "capitol/notation.h"
#include "table/table_snapshot.h"
#include "table/tile_worth.h"
#include "table/words.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

class AuctionRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::AuctionModel)

public:
    explicit AuctionRows(const TableSnapshot& scene) : m_scene(scene), m_winners(winners()) {}

    QList<AuctionRow> all() const
    {
        QList<AuctionRow> rows;
        for (int number = 1; number <= m_scene.rules().auctions_in(position().round); ++number)
            rows.append(row(number));
        return rows;
    }

private:
    const Position& position() const { return m_scene.position(); }

    AuctionRow row(int number) const
    {
        const capitol::Tile tile = m_scene.rules().tile_of(position().round, number);
        const bool over = number < position().auction;
        return {.tile = QString::fromStdString(std::string(print(tile))),
                .name = Words::tile(tile),
                .standing = over                           ? AuctionModel::Over
                            : number == position().auction ? AuctionModel::Now
                                                           : AuctionModel::ToCome,
                .winner = over ? winnerOf(number) : -1,
                .worth = over ? QString() : worth(tile)};
    }

    // What is told may begin in mid-round.
    int winnerOf(int number) const
    {
        const auto told = m_winners.size() - (position().auction - number);
        return told < 0 ? -1 : m_winners[told];
    }

    // The hues of those who have won this round's tiles, -1 for nobody.
    QList<int> winners() const
    {
        QList<int> hues;
        for (const LogEntry& entry : m_scene.told) {
            if (entry.round != position().round)
                continue;
            if (const auto* won = std::get_if<AuctionWon>(&entry.event))
                hues.append(m_scene.table.seats[won->seat].hue);
            else if (isOneOf<AuctionUnsold>(entry.event))
                hues.append(-1);
        }
        return hues;
    }

    QString worth(capitol::Tile tile) const
    {
        const Seat seat = m_scene.view().seat;
        if (seat >= position().players)
            return {};
        const TileWorth best = worth_of_tile(m_scene.rules(), position(), tile, seat);
        if (best.more == 0)
            return tr("nothing for you now");
        const QString area = m_scene.table.areaName(best.area);
        return tile == capitol::Tile::amphitheatre
                   ? tr("+%n card(s) each time: %1", nullptr, best.more).arg(area)
                   : tr("+%n point(s) each time: %1", nullptr, best.more).arg(area);
    }

    const TableSnapshot& m_scene;
    QList<int> m_winners;
};

} // namespace

QVariant AuctionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AuctionRow& row = m_rows[index.row()];
    switch (role) {
    case Tile:
        return row.tile;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Standing:
        return row.standing;
    case Winner:
        return row.winner;
    case Worth:
        return row.worth;
    }
    return {};
}

void AuctionModel::show(const TableSnapshot& scene)
{
    const bool bidding = scene.position().phase == Phase::bidding;
    change(m_rows, bidding ? AuctionRows(scene).all() : QList<AuctionRow>());
}

} // namespace capitol::app
