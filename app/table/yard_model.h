// The yard of the seat whose view it is, with the move being composed already done: unroofed buildings first,
// highest first, then finished ones, round before triangular. Buildings of the same description share a row.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct TableSnapshot;

struct YardRow
{
    int floors = 0;
    int roof = 0;
    int count = 0;
    bool legal = false;
    bool ghost = false;
    bool selected = false;
    int hue = 0;
    QString name{};
    bool operator==(const YardRow&) const = default;
};

class YardModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Floors = Qt::UserRole + 1, // int
        Roof,                      // int: 0 none, 1 round, 2 triangular
        Count,                     // int: buildings of this description, at least 1
        Legal,                     // bool: can be picked now, glows
        Ghost,                     // bool: the move being composed makes one of them
        Selected,                  // bool: picked for the move being composed
        Hue,                       // int: of the owner, 0..3 as the theme shows it
        Name                       // string: for screen readers
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);
    void clear() { put({}); }
    const YardRow& row(int i) const { return m_rows[i]; }
    bool has(int i) const { return i >= 0 && i < m_rows.size(); }

private:
    void put(const QList<YardRow>& rows);

    QList<YardRow> m_rows;
};

} // namespace capitol::app
