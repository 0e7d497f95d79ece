// Every site of the board: the small sites of area 0 in the board file's order, its large site if it has one,
// then those of area 1, and so on. Rows never come or go while a game is on.
#pragma once

#include "capitol/rules.h"
#include "models/row_model.h"
#include "table/place_plan.h"

namespace capitol::app {

struct TableSnapshot;

// The row of a place.
int siteRow(const Rules& rules, const Place& place);

struct SiteRow
{
    int area = 0;
    int site = 0; // -1: large
    double x = 0;
    double y = 0;
    QString content{};
    int owner = -1;
    int hue = -1;
    int floors = 0;
    int roof = 0;
    bool legal = false;
    bool ghost = false;
    bool selected = false;
    bool fresh = false;
    QString name{};
    bool operator==(const SiteRow&) const = default;
};

class SiteModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Area = Qt::UserRole + 1, // int: row in AreaModel
        Site,                    // int: from 0 within the area, -1 the large site
        Large,                   // bool
        X,                       // real: centimetres from the board's west edge
        Y,                       // real: centimetres from its north edge
        Content,                 // string: "", "fountain", "building", "amphitheatre", "temple"
        Owner,                   // int: seat 0..3 of a building's owner, else -1
        Hue,                     // int: of the owner, 0..3 as the theme shows it, else -1
        Floors,                  // int: of a building, else 0
        Roof,                    // int: 0 none, 1 round, 2 triangular
        Legal,                   // bool: can be picked now, glows
        Ghost,                   // bool: `content` is the move being composed and not there yet
        Selected,                // bool: picked before its building, for the move being composed
        Fresh,                   // bool: changed by the last move
        Name                     // string: for screen readers, e.g. "Capitolium, site 3: vacant"
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);
    const SiteRow& row(int i) const { return m_rows[i]; }
    bool has(int i) const { return i >= 0 && i < m_rows.size(); }

private:
    QList<SiteRow> m_rows;
};

} // namespace capitol::app
