// Draws a chart of a measurement: bars with whiskers of one figure and its kin, or how the games of one
// figure are distributed. On the screen and into files alike.
#pragma once

#include "measure/distribution.h"
#include "measure/some_figure.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QPalette>

class QPainter;

namespace capitol::app {

struct ChartData
{
    QString variant;
    QString parent;                  // "" for none
    std::vector<SomeResult> results; // the bars
    Distribution distribution;       // if there is one, it is drawn instead
    QString title;                   // of the distribution
    bool showsDistribution() const { return !distribution.variant.empty(); }
};

class ChartPainter
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::ChartPainter)

public:
    // `data` outlives it.
    // `parentFill` is for the bars of the parent, those of the variant are highlighted.
    ChartPainter(const ChartData& data, const QFont& font, const QPalette& palette, const QBrush& parentFill,
                 QPaintDevice* device);

    QSizeF leastSize() const;
    void paint(QPainter& painter, const QSizeF& size) const;
    // The same in words, for whoever does not see it.
    static QString described(const ChartData& data);

private:
    struct Bar
    {
        Mean mean;
        bool ofParent = false;
        QString text;
    };
    bool compared() const { return !m_data.parent.isEmpty(); }
    double line() const { return m_metrics.height(); }
    double rowHeight() const;
    double legendHeight() const;
    QColor colour(QPalette::ColorRole role) const { return m_palette.color(role); }
    QBrush fill(bool ofParent) const;
    void paintLegend(QPainter& painter, double width) const;
    void paintKey(QPainter& painter, double y, double width, bool ofParent) const;
    void paintBars(QPainter& painter, double width) const;
    void paintRow(QPainter& painter, const SomeResult& result, double top, double width, double scale) const;
    void paintBar(QPainter& painter, const Bar& bar, double top, double width, double scale) const;
    void paintDistribution(QPainter& painter, const QSizeF& size) const;
    void paintSteps(QPainter& painter, const QRectF& plot, double most) const;
    void paintStepNames(QPainter& painter, const QRectF& plot) const;

    const ChartData& m_data;
    QFont m_font;
    QPalette m_palette;
    QBrush m_parentFill;
    QFontMetricsF m_metrics;
};

} // namespace capitol::app
