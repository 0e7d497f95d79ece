// The scores of a game, round by round: one row per seat.
#pragma once

#include "models/row_model.h"
#include "table/playable_capitol.h"

namespace capitol::app {

struct Seating;

struct ChartRow
{
    QString name{};
    int hue = 0;
    QList<int> scores{};
    bool operator==(const ChartRow&) const = default;
};

class ChartModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")
    Q_PROPERTY(int rounds READ rounds NOTIFY countChanged) // scored so far
    Q_PROPERTY(int most READ most NOTIFY countChanged)     // the highest score, at least 1

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string
        Hue,                     // int: 0..3, as the theme shows it
        Scores                   // list of ints: after each round
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    // `entries`: all that happened.
    void draw(const Seating& table, const QList<LogEntry>& entries);
    int rounds() const { return m_rows.isEmpty() ? 0 : int(m_rows.first().scores.size()); }
    int most() const;

private:
    QList<ChartRow> m_rows;
};

} // namespace capitol::app
