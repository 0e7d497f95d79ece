// A rounded piece of a district's ground with its pattern.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class PatternSwatch : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString pattern MEMBER m_pattern NOTIFY patternChanged)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY markChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY radiusChanged)
    Q_PROPERTY(qreal stone MEMBER m_stone NOTIFY stoneChanged) // length of one stone, in pixels

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;

signals:
    void patternChanged();
    void markChanged();
    void radiusChanged();
    void stoneChanged();

private:
    QString m_pattern;
    QColor m_mark;
    qreal m_radius = 4;
    qreal m_stone = 12;
};

} // namespace capitol::app
