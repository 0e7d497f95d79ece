// Points as a table. Either the last scoring: a row for each area scored so far, then the round's sum and the
// scores after it. Or where the points of a whole game came from: a row for each area, then the sum.
#pragma once

#include "models/row_model.h"
#include "table/playable_capitol.h"

#include <QVariantList>

namespace capitol::app {

struct TableSnapshot;
struct Seating;

struct ScoreRow
{
    QString name{};
    QList<int> points{};
    int kind = 0;
    bool fresh = false;
    bool operator==(const ScoreRow&) const = default;
};

class ScoreModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Name = Qt::UserRole + 1, // string: the area's Latin name, "This round", "Total"
        Points,                  // list of ints, a seat each
        Kind,                    // Kinds
        Fresh                    // bool: the row counted last
    };
    Q_ENUM(Roles)
    enum Kinds { Area, Round, Total };
    Q_ENUM(Kinds)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);
    // `round`: from 1; 0 stands for all.
    void gather(const Seating& table, const QList<LogEntry>& entries, int round);

private:
    QList<ScoreRow> m_rows;
};

} // namespace capitol::app
