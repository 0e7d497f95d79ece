#include "measure/measure_chart.h"

#include "measure/figure_words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace capitol::app {

namespace {

constexpr double whisker = 2; // standard errors to either side: some 95 %
constexpr int margin = 8;

double farthest(const std::vector<const FigureResult*>& results)
{
    double most = 0;
    const auto reach = [&](const Mean& mean) { most = std::max(most, mean.value + whisker * mean.error); };
    for (const FigureResult* result : results) {
        reach(result->variant);
        if (result->comparison)
            reach(result->comparison->parent);
    }
    return most;
}

} // namespace

MeasureChart::MeasureChart(const MeasureModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    connect(&model, &QAbstractItemModel::dataChanged, this, &MeasureChart::refresh);
    connect(&model, &QAbstractItemModel::modelReset, this, &MeasureChart::refresh);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &MeasureChart::refresh);
    refresh();
}

void MeasureChart::setRow(int row)
{
    m_row = row;
    refresh();
}

void MeasureChart::refresh()
{
    setAccessibleName(tr("Chart"));
    setAccessibleDescription(described());
    updateGeometry();
    update();
}

void MeasureChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

std::vector<const FigureResult*> MeasureChart::shown() const
{
    std::vector<const FigureResult*> kin;
    if (m_row < 0 || m_row >= m_model.rowCount())
        return kin;
    const Figure chosen = m_model.results()[std::size_t(m_row)].figure;
    for (const FigureResult& result : m_model.results())
        if (are_kin(result.figure, chosen))
            kin.push_back(&result);
    return kin;
}

// The same in words, for whoever does not see it.
QString MeasureChart::described() const
{
    QStringList lines;
    for (const FigureResult* result : shown()) {
        const bool share = facts_of(result->figure).share;
        QString line = FigureWords::nameOf(result->figure) + QStringLiteral(": ") +
                       MeasureModel::amount(result->variant, share);
        if (result->comparison)
            line += QStringLiteral(" / ") + MeasureModel::amount(result->comparison->parent, share);
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

int MeasureChart::lineHeight() const
{
    return fontMetrics().height();
}

int MeasureChart::rowHeight() const
{
    const int bars = m_model.parentName().isEmpty() ? 1 : 2;
    return (1 + bars) * lineHeight() + margin * 2;
}

int MeasureChart::legendHeight() const
{
    return (m_model.parentName().isEmpty() ? 2 : 3) * lineHeight() + margin * 2;
}

QSize MeasureChart::minimumSizeHint() const
{
    int widest = fontMetrics().horizontalAdvance(tr("Error bars: ± 2 standard errors"));
    for (const FigureResult* result : shown())
        widest = std::max(widest, fontMetrics().horizontalAdvance(FigureWords::nameOf(result->figure) +
                                                                  QStringLiteral(" ★")));
    return {widest + margin * 2, legendHeight() + int(shown().size()) * rowHeight() + margin};
}

// Filled and hatched: colour is never alone.
QBrush MeasureChart::fill(bool ofParent) const
{
    return ofParent ? QBrush(palette().color(QPalette::Text), Qt::BDiagPattern)
                    : QBrush(palette().color(QPalette::Highlight));
}

void MeasureChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    const auto results = shown();
    if (results.empty())
        return;
    paintLegend(painter);
    const int textWidth = fontMetrics().horizontalAdvance(QStringLiteral("0000.00 ± 000.00 %"));
    const double room = std::max(40, width() - 3 * margin - textWidth);
    const double most = farthest(results);
    int top = legendHeight();
    for (const FigureResult* result : results) {
        paintRow(painter, *result, top, most > 0 ? room / most : 0);
        top += rowHeight();
    }
}

void MeasureChart::paintLegend(QPainter& painter) const
{
    int y = margin;
    paintKey(painter, y, false, m_model.variantName());
    y += lineHeight();
    if (!m_model.parentName().isEmpty()) {
        paintKey(painter, y, true, m_model.parentName());
        y += lineHeight();
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(margin, y, width() - 2 * margin, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Error bars: ± 2 standard errors"));
}

void MeasureChart::paintKey(QPainter& painter, int y, bool ofParent, const QString& name) const
{
    const int side = lineHeight() * 2 / 3;
    painter.setPen(palette().color(QPalette::Text));
    painter.setBrush(fill(ofParent));
    painter.drawRect(margin, y + (lineHeight() - side) / 2, 2 * side, side);
    const QRect room(margin * 2 + 2 * side, y, width() - 3 * margin - 2 * side, lineHeight());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name, Qt::ElideRight, room.width()));
}

void MeasureChart::paintRow(QPainter& painter, const FigureResult& result, int top, double scale) const
{
    const bool share = facts_of(result.figure).share;
    const bool real = result.comparison && result.comparison->real;
    QFont font = painter.font();
    font.setBold(real);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(margin, top, width() - 2 * margin, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     FigureWords::nameOf(result.figure) + (real ? QStringLiteral(" ★") : QString()));
    font.setBold(false);
    painter.setFont(font);
    paintBar(painter, {result.variant, false, MeasureModel::amount(result.variant, share)},
             top + lineHeight(), scale);
    if (result.comparison)
        paintBar(painter,
                 {result.comparison->parent, true, MeasureModel::amount(result.comparison->parent, share)},
                 top + 2 * lineHeight(), scale);
}

void MeasureChart::paintBar(QPainter& painter, const Bar& bar, int top, double scale) const
{
    const QRectF box(margin, top + 2, std::max(0.0, bar.mean.value * scale), lineHeight() - 4);
    painter.setPen(palette().color(QPalette::Text));
    painter.setBrush(fill(bar.ofParent));
    painter.drawRect(box);
    const double low = margin + std::max(0.0, bar.mean.value - whisker * bar.mean.error) * scale;
    const double high = margin + (bar.mean.value + whisker * bar.mean.error) * scale;
    const double y = box.center().y();
    const double half = box.height() / 4;
    // A light line beneath the dark one (or the other way round) shows on the bar and beside it.
    for (const auto& [role, thickness] : {std::pair{QPalette::Base, 4.0}, std::pair{QPalette::Text, 1.5}}) {
        painter.setPen(QPen(palette().color(role), thickness));
        painter.drawLine(QLineF(low, y, high, y));
        painter.drawLine(QLineF(low, y - half, low, y + half));
        painter.drawLine(QLineF(high, y - half, high, y + half));
    }
    painter.drawText(QRectF(high + margin, top, width() - high - margin, lineHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

} // namespace capitol::app
