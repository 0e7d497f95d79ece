// The board's areas, in the board file's order.
#pragma once

#include "models/row_model.h"

#include <QPolygonF>

namespace capitol::app {

struct TableSnapshot;

struct AreaRow
{
    QString code{};
    QString name{};
    QString latin{};
    int district = 0;
    QPolygonF outline{};
    double labelX = 0;
    double labelY = 0;
    QList<int> leaders{};
    int floors = 0;
    int margin = 0;
    int worthFirst = 0;
    int worthSecond = 0;
    int roofs = 0;
    QString leader{};
    QString detail{};
    QString points{};
    bool scoring = false;
    bool operator==(const AreaRow&) const = default;
};

class AreaModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

public:
    enum Roles {
        Code = Qt::UserRole + 1, // string: "cap"
        Name,                    // string: in the language of the interface, else as printed
        Latin,                   // string: as the board prints it, "Capitolium"
        District,                // int: 0 black, 1 white, 2 red
        Outline,                 // list of points: a simple polygon, centimetres
        LabelX,                  // real: centre of the written name, centimetres
        LabelY,                  // real
        Leaders,                 // list of int: hues of those who are first
        Floors,                  // int: of each of them
        Margin,                  // int: floors more than the next; 0 where several are first
        WorthFirst,              // int: points for first place now
        WorthSecond,             // int
        Roofs,                   // int: that fit: 0 none, 1 round, 2 triangular, 3 both
        Leader,                  // string: who leads and by what
        Detail,                  // string: what it would score now, what fits
        Points,                  // string: what each seat got and how, while it is being scored
        Scoring                  // bool: it is the area being scored
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const TableSnapshot& scene);

private:
    QList<AreaRow> m_rows;
};

} // namespace capitol::app
