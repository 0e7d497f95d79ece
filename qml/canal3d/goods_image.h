// The marks of all colours of places, of towns above those of cities.
#pragma once

#include <Qt3DRender/QPaintedTextureImage>

#include <QColor>
#include <QVector2D>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class GoodsImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QColor> colours MEMBER m_colours WRITE setColours NOTIFY changed) // by their number
    Q_PROPERTY(QList<QColor> inks MEMBER m_inks WRITE setInks NOTIFY changed)          // of the marks

public:
    explicit GoodsImage(Qt3DCore::QNode* parent = nullptr);

    void setColours(const QList<QColor>& colours);
    void setInks(const QList<QColor>& inks);

    // Where that place of a mark, a circle of radius 1, is in the picture.
    static QVector2D place(int goods, bool city, QPointF inMark);

signals:
    void changed();

protected:
    void paint(QPainter* painter) override;

private:
    QList<QColor> m_colours;
    QList<QColor> m_inks;
};

// A hex that glows: its rim in the colour, and less inside.
class HexImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(qreal filled MEMBER m_filled WRITE setFilled NOTIFY changed) // how much of it, 0..1

public:
    explicit HexImage(Qt3DCore::QNode* parent = nullptr);

    void setColour(const QColor& colour);
    void setFilled(qreal filled);

signals:
    void changed();

protected:
    void paint(QPainter* painter) override;

private:
    QColor m_colour{"#f5b324"};
    qreal m_filled = 0.5;
};

} // namespace capitol::app
