// Small drawings in one colour, painted afresh at any size: the base of every glyph of the theme.
// Derived classes name this one in full: Qt 6.4 writes no base into the QML types otherwise.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace capitol::app {

class Glyph : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY colourChanged)

public:
    explicit Glyph(QQuickItem* parent = nullptr);

signals:
    void colourChanged();

protected:
    void componentComplete() override;

    // Called once the glyph is complete, and whenever one of its properties has changed.
    Q_SLOT virtual void refresh() { update(); }

    QColor m_colour{"#8a6836"};
};

} // namespace capitol::app
