#include "measure/chart_painter.h"

#include "measure/figure_words.h"
#include "measure/measure_model.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace capitol::app {

namespace {

constexpr double whisker = 2; // standard errors to either side: some 95 %
constexpr double margin = 8;
constexpr int plotLines = 8; // the least height of a distribution

double farthest(const std::vector<SomeResult>& results)
{
    double most = 0;
    const auto reach = [&](const Mean& mean) { most = std::max(most, mean.value + whisker * mean.error); };
    for (const SomeResult& result : results) {
        reach(result.variant);
        if (result.comparison)
            reach(result.comparison->parent);
    }
    return most;
}

QString percent(double share)
{
    return MeasureModel::number(share, true, 1);
}

double highest(const Distribution& distribution)
{
    double most = 0;
    for (const auto* shares : {&distribution.variant, &distribution.parent})
        for (const double share : *shares)
            most = std::max(most, share);
    return most;
}

// `40`, or `40–44` for a step of more than one.
QString stepName(const Distribution& distribution, std::size_t step, bool whole)
{
    const double from = distribution.first + double(step) * distribution.width;
    const QString first = QLocale().toString(from, 'f', 0);
    return whole && distribution.width > 1
               ? first + QStringLiteral("–") + QLocale().toString(from + distribution.width - 1, 'f', 0)
               : first;
}

QString describedSteps(const ChartData& data)
{
    QStringList lines{data.title};
    const Distribution& distribution = data.distribution;
    for (std::size_t step = 0; step < distribution.variant.size(); ++step) {
        QString line =
            stepName(distribution, step, true) + QStringLiteral(": ") + percent(distribution.variant[step]);
        if (!distribution.parent.empty())
            line += QStringLiteral(" / ") + percent(distribution.parent[step]);
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

QString describedBars(const ChartData& data)
{
    QStringList lines;
    for (const SomeResult& result : data.results) {
        const bool share = isShare(result.figure);
        QString line = FigureWords::nameOf(result.figure) + QStringLiteral(": ") +
                       MeasureModel::amount(result.variant, share);
        if (result.comparison)
            line += QStringLiteral(" / ") + MeasureModel::amount(result.comparison->parent, share);
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

ChartPainter::ChartPainter(const ChartData& data, const QFont& font, const QPalette& palette,
                           const QBrush& parentFill, QPaintDevice* device)
    : m_data(data), m_font(font), m_palette(palette), m_parentFill(parentFill), m_metrics(font, device)
{
}

QString ChartPainter::described(const ChartData& data)
{
    return data.showsDistribution() ? describedSteps(data) : describedBars(data);
}

double ChartPainter::rowHeight() const
{
    return (compared() ? 3 : 2) * line() + margin * 2;
}

double ChartPainter::legendHeight() const
{
    return (compared() ? 3 : 2) * line() + margin * 2;
}

QSizeF ChartPainter::leastSize() const
{
    double widest = m_metrics.horizontalAdvance(tr("Error bars: ± 2 standard errors"));
    for (const SomeResult& result : m_data.results)
        widest = std::max(
            widest, m_metrics.horizontalAdvance(FigureWords::nameOf(result.figure) + QStringLiteral(" ★")));
    const double below =
        m_data.showsDistribution() ? (plotLines + 2) * line() : double(m_data.results.size()) * rowHeight();
    return {widest + margin * 2, legendHeight() + below + margin};
}

QBrush ChartPainter::fill(bool ofParent) const
{
    return ofParent ? m_parentFill : QBrush(colour(QPalette::Highlight));
}

void ChartPainter::paint(QPainter& painter, const QSizeF& size) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    painter.fillRect(QRectF({0, 0}, size), colour(QPalette::Base));
    if (m_data.results.empty())
        return;
    paintLegend(painter, size.width());
    if (m_data.showsDistribution())
        paintDistribution(painter, size);
    else
        paintBars(painter, size.width());
}

void ChartPainter::paintLegend(QPainter& painter, double width) const
{
    double y = margin;
    paintKey(painter, y, width, false);
    y += line();
    if (compared()) {
        paintKey(painter, y, width, true);
        y += line();
    }
    painter.setPen(colour(QPalette::Text));
    painter.drawText(QRectF(margin, y, width - 2 * margin, line()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_data.showsDistribution() ? m_data.title : tr("Error bars: ± 2 standard errors"));
}

void ChartPainter::paintKey(QPainter& painter, double y, double width, bool ofParent) const
{
    const double side = line() * 2 / 3;
    painter.setPen(colour(QPalette::Text));
    painter.setBrush(fill(ofParent));
    painter.drawRect(QRectF(margin, y + (line() - side) / 2, 2 * side, side));
    const QRectF room(margin * 2 + 2 * side, y, width - 3 * margin - 2 * side, line());
    painter.drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter,
        m_metrics.elidedText(ofParent ? m_data.parent : m_data.variant, Qt::ElideRight, room.width()));
}

void ChartPainter::paintBars(QPainter& painter, double width) const
{
    const double textWidth = m_metrics.horizontalAdvance(QStringLiteral("0000.00 ± 000.00 %"));
    const double room = std::max(40.0, width - 3 * margin - textWidth);
    const double most = farthest(m_data.results);
    double top = legendHeight();
    for (const SomeResult& result : m_data.results) {
        paintRow(painter, result, top, width, most > 0 ? room / most : 0);
        top += rowHeight();
    }
}

void ChartPainter::paintRow(QPainter& painter, const SomeResult& result, double top, double width,
                            double scale) const
{
    const bool share = isShare(result.figure);
    const bool real = result.comparison && result.comparison->real;
    QFont bold = m_font;
    bold.setBold(real);
    painter.setFont(bold);
    painter.setPen(colour(QPalette::Text));
    painter.drawText(QRectF(margin, top, width - 2 * margin, line()), Qt::AlignLeft | Qt::AlignVCenter,
                     FigureWords::nameOf(result.figure) + (real ? QStringLiteral(" ★") : QString()));
    painter.setFont(m_font);
    paintBar(painter, {result.variant, false, MeasureModel::amount(result.variant, share)}, top + line(),
             width, scale);
    if (result.comparison)
        paintBar(painter,
                 {result.comparison->parent, true, MeasureModel::amount(result.comparison->parent, share)},
                 top + 2 * line(), width, scale);
}

void ChartPainter::paintBar(QPainter& painter, const Bar& bar, double top, double width, double scale) const
{
    const QRectF box(margin, top + 2, std::max(0.0, bar.mean.value * scale), line() - 4);
    painter.setPen(colour(QPalette::Text));
    painter.setBrush(fill(bar.ofParent));
    painter.drawRect(box);
    const double low = margin + std::max(0.0, bar.mean.value - whisker * bar.mean.error) * scale;
    const double high = margin + (bar.mean.value + whisker * bar.mean.error) * scale;
    const double y = box.center().y();
    const double half = box.height() / 4;
    // A light line beneath the dark one (or the other way round) shows on the bar and beside it.
    for (const auto& [role, thickness] : {std::pair{QPalette::Base, 4.0}, std::pair{QPalette::Text, 1.5}}) {
        painter.setPen(QPen(colour(role), thickness));
        painter.drawLine(QLineF(low, y, high, y));
        painter.drawLine(QLineF(low, y - half, low, y + half));
        painter.drawLine(QLineF(high, y - half, high, y + half));
    }
    painter.drawText(QRectF(high + margin, top, width - high - margin, line()),
                     Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

void ChartPainter::paintDistribution(QPainter& painter, const QSizeF& size) const
{
    const double most = highest(m_data.distribution);
    const QString top = percent(most);
    const double left = margin * 2 + m_metrics.horizontalAdvance(top);
    const QRectF plot(left, legendHeight() + line() / 2, size.width() - left - margin,
                      size.height() - legendHeight() - 2 * line() - margin);
    painter.setPen(colour(QPalette::Text));
    const QRectF scale(0, plot.top() - line() / 2, left - margin, line());
    painter.drawText(scale, Qt::AlignRight | Qt::AlignVCenter, top);
    painter.drawText(scale.translated(0, plot.height()), Qt::AlignRight | Qt::AlignVCenter, percent(0));
    paintSteps(painter, plot, most);
    paintStepNames(painter, plot);
}

void ChartPainter::paintSteps(QPainter& painter, const QRectF& plot, double most) const
{
    const Distribution& distribution = m_data.distribution;
    const bool two = !distribution.parent.empty();
    const double step = plot.width() / double(distribution.variant.size());
    const double bar = step * 0.9 / (two ? 2 : 1);
    painter.setPen(colour(QPalette::Text));
    for (std::size_t i = 0; i < distribution.variant.size(); ++i)
        for (const bool ofParent : {false, true}) {
            if (ofParent && !two)
                continue;
            const double share = (ofParent ? distribution.parent : distribution.variant)[i];
            const double height = plot.height() * share / most;
            const double left = plot.left() + step * double(i) + (ofParent ? bar : 0);
            painter.setBrush(fill(ofParent));
            if (share > 0)
                painter.drawRect(QRectF(left, plot.bottom() - height, bar, height));
        }
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

// Under each step, or under each second, third, ... where there is no room.
void ChartPainter::paintStepNames(QPainter& painter, const QRectF& plot) const
{
    const Distribution& distribution = m_data.distribution;
    const std::size_t steps = distribution.variant.size();
    const double step = plot.width() / double(steps);
    double widest = 0;
    for (std::size_t i = 0; i < steps; ++i)
        widest = std::max(widest, m_metrics.horizontalAdvance(stepName(distribution, i, false)));
    const auto every = std::size_t(std::ceil((widest + margin) / step));
    for (std::size_t i = 0; i < steps; i += every)
        painter.drawText(QRectF(plot.left() + step * double(i), plot.bottom() + 2, widest + margin, line()),
                         Qt::AlignLeft | Qt::AlignVCenter, stepName(distribution, i, false));
}

} // namespace capitol::app
