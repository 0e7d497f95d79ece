// The pieces of Canal Mania, small and sharp at any size.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

// A canal through a hex, in the bank's `colour`; or, as kind 4, a surveyor's instrument.
class WaterwayGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY kindChanged) // as CanalSession's rows have it
    Q_PROPERTY(int from MEMBER m_from NOTIFY fromChanged) // sides
    Q_PROPERTY(int to MEMBER m_to NOTIFY toChanged)
    Q_PROPERTY(QColor water MEMBER m_water NOTIFY waterChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY inkChanged)
    Q_PROPERTY(QColor stone MEMBER m_stone NOTIFY stoneChanged)

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void kindChanged();
    void fromChanged();
    void toChanged();
    void waterChanged();
    void inkChanged();
    void stoneChanged();

private:
    int m_kind = 0;
    int m_from = 3;
    int m_to = 0;
    QColor m_water{"#4f93b8"};
    QColor m_ink{"#2e2620"};
    QColor m_stone{"#f1e9da"};
};

// The colour of a place or of goods, with the mark that tells it without colour.
class GoodsGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int goods MEMBER m_goods NOTIFY goodsChanged) // as CanalSession's rows have it
    Q_PROPERTY(bool city MEMBER m_city NOTIFY cityChanged)   // with a rim
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY inkChanged)    // of the mark

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void goodsChanged();
    void cityChanged();
    void inkChanged();

private:
    int m_goods = 0;
    bool m_city = false;
    QColor m_ink{"#2e2620"};
};

class CubeGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;
};

class BargeGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;
};

// A hex with points up: its outline in `colour`, and what it is filled with.
class HexGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY fillChanged)
    Q_PROPERTY(qreal line MEMBER m_line NOTIFY lineChanged) // pixels

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void fillChanged();
    void lineChanged();

private:
    QColor m_fill{Qt::transparent};
    qreal m_line = 2;
};

} // namespace capitol::app
