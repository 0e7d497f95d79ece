// The chart in the window.
#pragma once

#include "measure/chart_painter.h"

#include <QWidget>

class QIODevice;

namespace capitol::app {

class MeasureChart : public QWidget
{
    Q_OBJECT

public:
    explicit MeasureChart(QWidget* parent = nullptr);

    void setData(ChartData shown);
    const ChartData& chartData() const { return m_data; }
    QSize minimumSizeHint() const override;

    // A picture for documents: dark on light whatever the window looks like. False if it cannot be written.
    bool writeSvg(QIODevice& device) const;
    bool writePng(QIODevice& device) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QSize pictureSize() const;

    ChartData m_data;
};

} // namespace capitol::app
