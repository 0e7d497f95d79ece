// Bars with error bars: the selected figure and related ones, of the variant and, below it, of its parent.
#pragma once

#include "measure/measure_model.h"

#include <QWidget>

namespace capitol::app {

class MeasureChart : public QWidget
{
    Q_OBJECT

public:
    explicit MeasureChart(const MeasureModel& model, QWidget* parent = nullptr);

    // Shows the figure of that row and related ones.
    void setRow(int row);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Bar
    {
        Mean mean;
        bool ofParent = false;
        QString text;
    };
    std::vector<const FigureResult*> shown() const;
    void refresh();
    QString described() const;
    int lineHeight() const;
    int rowHeight() const;
    int legendHeight() const;
    void paintLegend(QPainter& painter) const;
    void paintKey(QPainter& painter, int y, bool ofParent, const QString& name) const;
    void paintRow(QPainter& painter, const FigureResult& result, int top, double scale) const;
    void paintBar(QPainter& painter, const Bar& bar, int top, double scale) const;
    QBrush fill(bool ofParent) const;

    const MeasureModel& m_model;
    int m_row = 0;
};

} // namespace capitol::app
