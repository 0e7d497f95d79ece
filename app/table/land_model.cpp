#include "table/land_model.h"

namespace capitol::app {

namespace {

void addShapes(QList<LandRow>& rows, const QString& kind, const std::vector<std::vector<Point>>& outlines)
{
    for (const std::vector<Point>& outline : outlines) {
        rows.append({kind, {}});
        for (const Point& point : outline)
            rows.last().outline.append({point.x, point.y});
    }
}

} // namespace

QVariant LandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LandRow& row = m_rows[index.row()];
    if (role == Kind)
        return row.kind;
    return role == Outline ? QVariant::fromValue(row.outline) : QVariant();
}

void LandModel::show(const BoardMap& board)
{
    if (const QSizeF size(board.width, board.height); size != m_size) {
        m_size = size;
        emit sizeChanged();
    }
    QList<LandRow> rows;
    addShapes(rows, QStringLiteral("water"), board.water);
    addShapes(rows, QStringLiteral("wall"), board.walls);
    change(m_rows, rows);
}

} // namespace capitol::app
