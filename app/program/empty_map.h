// The map of Canal Mania before anything is built on it, for the start page.
#pragma once

#include "canal/canal_rows.h"
#include "canal/variant/library.h"

#include <QObject>
#include <QStringList>

namespace capitol::app {

class EmptyMap : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.map is the one.")
    // As CanalSession has them.
    Q_PROPERTY(QStringList terrain READ terrain CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* places READ places CONSTANT)

public:
    // Of the usual variant.
    explicit EmptyMap(const canal::Library& library);

    QStringList terrain() const { return m_terrain; }
    GadgetModel* places() { return &m_places; }

private:
    QStringList m_terrain;
    GadgetRows<canal::app::PlaceRow> m_places;
};

} // namespace capitol::app
