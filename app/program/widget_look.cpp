#include "program/widget_look.h"

#include <QWidget>

namespace capitol::app {

namespace {

constexpr int bodySize = 15; // pixels at 100 %, as in qml/theme/Theme.qml

struct Shades
{
    const char* page;
    const char* panel;
    const char* panelSoft;
    const char* line;
    const char* ink;
    const char* inkSoft;
    const char* accent;
    const char* accentInk;
};

// As in qml/theme/*Shades.qml, which C++ cannot ask; tst_measure holds the two against each other.
constexpr Shades light{"#ece2d0", "#fbf7ee", "#f4ecdd", "#d5c6ac",
                       "#2e2620", "#665746", "#a2452a", "#fffaf2"};
constexpr Shades dark{"#1d1915", "#2a241e", "#352d25", "#574b3d", "#f3eadb", "#c9b99f", "#e58e68", "#22140d"};
constexpr Shades contrast{"#000000", "#000000", "#141414", "#ffffff",
                          "#ffffff", "#f0f0f0", "#ffd84d", "#000000"};

void setInk(QPalette& palette, QPalette::ColorGroup group, const QColor& ink)
{
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(group, role, ink);
}

void wear(QWidget& window, const Preferences& preferences)
{
    window.setPalette(widgetPalette(preferences.theme()));
    QFont font = window.font();
    font.setPixelSize(bodySize * preferences.textSize() / 100);
    window.setFont(font);
}

} // namespace

QPalette widgetPalette(const QString& scheme)
{
    const Shades& shades = scheme == QStringLiteral("dark")       ? dark
                           : scheme == QStringLiteral("contrast") ? contrast
                                                                  : light;
    QPalette palette(QColor(shades.panelSoft), QColor(shades.page));
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        setInk(palette, group, QColor(shades.ink));
    setInk(palette, QPalette::Disabled, QColor(shades.inkSoft));
    palette.setColor(QPalette::Base, QColor(shades.panel));
    palette.setColor(QPalette::AlternateBase, QColor(shades.panelSoft));
    palette.setColor(QPalette::ToolTipBase, QColor(shades.panel));
    palette.setColor(QPalette::Mid, QColor(shades.line));
    palette.setColor(QPalette::PlaceholderText, QColor(shades.inkSoft));
    palette.setColor(QPalette::Highlight, QColor(shades.accent));
    palette.setColor(QPalette::HighlightedText, QColor(shades.accentInk));
    palette.setColor(QPalette::Link, QColor(shades.accent));
    return palette;
}

void dress(QWidget& window, const Preferences& preferences)
{
    const auto change = [&window, &preferences] { wear(window, preferences); };
    QObject::connect(&preferences, &Preferences::themeChanged, &window, change);
    QObject::connect(&preferences, &Preferences::textSizeChanged, &window, change);
    change();
}

} // namespace capitol::app
