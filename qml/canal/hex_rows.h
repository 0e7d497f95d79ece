// Where the rows of a list lie on the map, and what is said of them.
#pragma once

#include "canal/hex_map.h"

#include <QAbstractItemModel>
#include <QPointer>

namespace capitol::app {

class HexRows : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::HexMap* map READ map WRITE setMap NOTIFY changed)
    // Its rows tell `column` and `line`.
    Q_PROPERTY(QAbstractItemModel* model READ model WRITE setModel NOTIFY changed)
    Q_PROPERTY(QString only MEMBER m_only NOTIFY changed)     // rows where this is true; empty: all
    Q_PROPERTY(QString except MEMBER m_except NOTIFY changed) // and not this
    Q_PROPERTY(QString said MEMBER m_said NOTIFY changed)     // what is to be in `texts`
    Q_PROPERTY(QList<int> hexes READ hexes NOTIFY found)
    Q_PROPERTY(QStringList texts READ texts NOTIFY found) // of each of `hexes`

public:
    explicit HexRows(QObject* parent = nullptr);

    HexMap* map() const { return m_map; }
    void setMap(HexMap* map);
    QAbstractItemModel* model() const { return m_model; }
    void setModel(QAbstractItemModel* model);
    QList<int> hexes() const { return m_hexes; }
    QStringList texts() const { return m_texts; }

signals:
    void changed();
    void found();

private:
    void find();

    QPointer<HexMap> m_map;
    QPointer<QAbstractItemModel> m_model;
    QString m_only;
    QString m_except;
    QString m_said;
    QList<int> m_hexes;
    QStringList m_texts;
};

} // namespace capitol::app
