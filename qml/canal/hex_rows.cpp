#include "canal/hex_rows.h"

#include "theme/model_row.h"

namespace capitol::app {

HexRows::HexRows(QObject* parent) : QObject(parent)
{
    connect(this, &HexRows::changed, this, &HexRows::find);
}

void HexRows::setMap(HexMap* map)
{
    if (map == m_map)
        return;
    m_map = map;
    connect(map, &HexMap::changed, this, &HexRows::changed);
    emit changed();
}

void HexRows::setModel(QAbstractItemModel* model)
{
    if (model == m_model)
        return;
    m_model = model;
    connect(model, &QAbstractItemModel::dataChanged, this, &HexRows::find);
    connect(model, &QAbstractItemModel::rowsInserted, this, &HexRows::find);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &HexRows::find);
    connect(model, &QAbstractItemModel::modelReset, this, &HexRows::find);
    emit changed();
}

void HexRows::find()
{
    QList<int> hexes;
    QStringList texts;
    for (int at = 0; m_model && m_map && at < m_model->rowCount(); ++at) {
        const ModelRow row(*m_model, at);
        const auto is = [&](const QString& role) { return row.value(role.toUtf8().constData()).toBool(); };
        if ((!m_only.isEmpty() && !is(m_only)) || (!m_except.isEmpty() && is(m_except)))
            continue;
        hexes.append(row.value("line").toInt() * m_map->columns() + row.value("column").toInt());
        texts.append(m_said.isEmpty() ? QString() : row.value(m_said.toUtf8().constData()).toString());
    }
    if (hexes == m_hexes && texts == m_texts)
        return;
    m_hexes = hexes;
    m_texts = texts;
    emit found();
}

} // namespace capitol::app
