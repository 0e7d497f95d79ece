// The picture of one line of the comparison, if it has one.
#pragma once

#include "compare/comparison.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace capitol::app {

class ReadingPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::Comparison* comparison MEMBER m_comparison NOTIFY changed REQUIRED)
    Q_PROPERTY(int row MEMBER m_row NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY changed)
    Q_PROPERTY(QList<QColor> playerColours MEMBER m_playerColours NOTIFY changed)
    Q_PROPERTY(QStringList playerSymbols MEMBER m_playerSymbols NOTIFY changed)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)   // whether there is a picture
    Q_PROPERTY(QSizeF shape READ shape NOTIFY changed) // its size at text of ordinary size

public:
    explicit ReadingPicture(QQuickItem* parent = nullptr);

    bool shown() const { return picture() != nullptr; }
    QSizeF shape() const;
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    const Picture* picture() const;

    QPointer<Comparison> m_comparison;
    int m_row = -1;
    QColor m_ink;
    QColor m_paper;
    QColor m_wood;
    QList<QColor> m_playerColours;
    QStringList m_playerSymbols;
};

} // namespace capitol::app
