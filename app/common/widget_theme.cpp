#include "common/widget_theme.h"

#include <QApplication>
#include <QToolTip>
#include <QWidget>

namespace capitol::app {

QPalette WidgetTheme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, page);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::AlternateBase, panelSoft);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::Button, panelSoft);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::BrightText, warningInk);
    palette.setColor(QPalette::Light, panel);
    palette.setColor(QPalette::Midlight, panelSoft);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, bronze); // outlines: see ThemedStyle
    palette.setColor(QPalette::Shadow, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentInk);
    palette.setColor(QPalette::Link, focus);
    palette.setColor(QPalette::PlaceholderText, inkSoft);
    palette.setColor(QPalette::ToolTipBase, panelSoft);
    palette.setColor(QPalette::ToolTipText, ink);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, inkSoft);
    return palette;
}

void WidgetTheme::applyTo(QWidget& window) const
{
    window.setPalette(palette());
    QFont font = window.font();
    if (!family.isEmpty())
        font.setFamily(family);
    font.setPixelSize(textSize);
    window.setFont(font);
    for (QWidget* child : window.findChildren<QWidget*>())
        if (child->isWindow()) // menus
            child->setAttribute(Qt::WA_WindowPropagation);
    QApplication::setPalette(palette(), "QMenu"); // the lists of combo boxes use it, too
    QToolTip::setPalette(palette());
    QToolTip::setFont(font);
}

} // namespace capitol::app
