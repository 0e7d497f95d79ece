// The statistics as a table: one line for all games, then a group of lines each for what they can be told
// apart by.
#pragma once

#include "models/row_model.h"
#include "statistics/summary.h"

namespace capitol::app {

struct StatisticsRow
{
    QString group{}; // the heading above this line
    QString name{};
    int games = 0;
    int won = 0;
    QString score{};
    QString margin{};
    bool operator==(const StatisticsRow&) const = default;
};

class StatisticsModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("GameStatistics.rows is the one.")

public:
    enum Roles {
        Group = Qt::UserRole + 1, // string: the heading above this line, or ""
        Name,                     // string
        Games,                    // int
        Won,                      // int
        Score,                    // string: on average
        Margin                    // string: on average, ahead of the best of the others, with its sign
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;

    QVariant data(const QModelIndex& index, int role) const override;

    void show(const Summary& summary, const std::map<std::string, LocalText>& variants,
              const std::string& language);

private:
    static QString opponentName(const Opponent& opponent);

    QList<StatisticsRow> m_rows;
};

} // namespace capitol::app
