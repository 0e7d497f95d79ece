#include "measure/measure_chart.h"

#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int pictureWidth = 800;
constexpr int pictureScale = 2; // of a PNG, so that it can be printed
constexpr int pictureText = 16; // pixels

QPalette pictureColours()
{
    QPalette colours;
    colours.setColor(QPalette::Base, Qt::white);
    colours.setColor(QPalette::Text, Qt::black);
    colours.setColor(QPalette::Highlight, QColor(0xb5, 0x5a, 0x3c)); // terracotta
    return colours;
}

// Far lighter than the other, so that colour is never alone. Not hatched: some programs show the patterns of
// an SVG in plain black.
constexpr QColor pictureParentFill(0xd8, 0xd4, 0xcc);

// Filled and hatched: colour is never alone.
QBrush hatched(const QPalette& palette)
{
    return {palette.color(QPalette::Text), Qt::BDiagPattern};
}

QFont pictureFont(QFont font)
{
    font.setPixelSize(pictureText);
    return font;
}

} // namespace

MeasureChart::MeasureChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    refresh();
}

void MeasureChart::setData(ChartData shown)
{
    m_data = std::move(shown);
    refresh();
}

void MeasureChart::refresh()
{
    setAccessibleName(tr("Chart"));
    setAccessibleDescription(ChartPainter::described(m_data));
    updateGeometry();
    update();
}

void MeasureChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

QSize MeasureChart::minimumSizeHint() const
{
    return ChartPainter(m_data, font(), palette(), hatched(palette()), const_cast<MeasureChart*>(this))
        .leastSize()
        .toSize();
}

void MeasureChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    ChartPainter(m_data, font(), palette(), hatched(palette()), this).paint(painter, size());
}

QSize MeasureChart::pictureSize() const
{
    QImage probe(1, 1, QImage::Format_ARGB32);
    const QSizeF least =
        ChartPainter(m_data, pictureFont(font()), pictureColours(), pictureParentFill, &probe).leastSize();
    const double height = m_data.showsDistribution() ? pictureWidth / 2.0 : 0;
    return QSizeF(std::max<double>(pictureWidth, least.width()), std::max(least.height(), height)).toSize();
}

bool MeasureChart::writeSvg(QIODevice& device) const
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setResolution(96);
    generator.setSize(pictureSize());
    generator.setViewBox(QRect({0, 0}, pictureSize()));
    generator.setTitle(tr("Chart"));
    generator.setDescription(accessibleDescription());
    QPainter painter(&generator);
    ChartPainter(m_data, pictureFont(font()), pictureColours(), pictureParentFill, &generator)
        .paint(painter, pictureSize());
    return painter.end();
}

bool MeasureChart::writePng(QIODevice& device) const
{
    QImage image(pictureSize() * pictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pictureScale);
    QPainter painter(&image);
    ChartPainter(m_data, pictureFont(font()), pictureColours(), pictureParentFill, &image)
        .paint(painter, pictureSize());
    painter.end();
    return image.save(&device, "PNG");
}

} // namespace capitol::app
