// A board to scale. Sites, names, outlines, water, walls and the size can be dragged, or moved with the arrow
// keys.
#pragma once

#include "capitol/variant/board_parts.h"
#include "common/widget_theme.h"

#include <QWidget>

namespace capitol::app {

class BoardCanvas : public QWidget
{
    Q_OBJECT

public:
    BoardCanvas(const WidgetTheme& look, QWidget* parent);
    // `wrong`: what problems are about.
    void display(const BoardMap& map, const QList<BoardPart>& wrong);
    void choose(const BoardPart& part);
    const BoardPart& chosen() const { return m_chosen; }
    // Its position in the picture, in pixels.
    QPointF placeOf(const BoardPart& part) const;

    QSize sizeHint() const override { return {520, 360}; }
    QSize minimumSizeHint() const override { return {180, 130}; }

signals:
    void chosenChanged();
    void moved(const capitol::BoardPart& part, capitol::Point to);
    void cornerWanted(const capitol::BoardPart& before, capitol::Point at); // a double click on an edge
    void addWanted();                                                       // by a key
    void removeWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    double scale() const { return m_scale; } // pixels for a centimetre
    void fit();
    QPointF toBoard(QPointF pixels) const;
    Point onBoard(QPointF place) const;
    std::optional<BoardPart> partAt(QPointF place) const;
    std::optional<BoardPart> featureAt(QPointF place) const;
    int edgeAt(const BoardPart& feature, QPointF place) const;
    void step(int by);
    void stepFeature(int by);
    void nudge(double x, double y);
    void paintArea(QPainter& painter, int area) const;
    void paintHandles(QPainter& painter) const;
    void paintMark(QPainter& painter, const BoardPart& part, const QColor& colour) const;

    const WidgetTheme& m_look;
    BoardMap m_map; // what is being dragged is in it already
    QList<BoardPart> m_wrong;
    BoardPart m_chosen;
    QPointF m_grip; // from the dragged point to the pointer
    double m_scale = 1;
    bool m_dragging = false;
    bool m_hasMoved = false;
};

} // namespace capitol::app
