// A small picture of a board: its areas in their colours, their sites, and the fountains from the start.
#pragma once

#include "capitol/variant/schema.h"
#include "capitol/variant/variant.h"
#include "common/widget_theme.h"

#include <QWidget>

namespace capitol::app {

class BoardPicture : public QWidget
{
    Q_OBJECT

public:
    BoardPicture(const WidgetTheme& look, QWidget* parent);
    void display(const BoardMap& map, const AreaCounts& counts);
    QSize sizeHint() const override { return {260, 180}; }
    QSize minimumSizeHint() const override { return {130, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintArea(QPainter& painter, int area) const;
    QString spoken() const;

    const WidgetTheme& m_look;
    BoardMap m_map;
    AreaCounts m_counts;
};

} // namespace capitol::app
