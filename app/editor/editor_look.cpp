#include "editor/editor_look.h"

#include <QToolTip>
#include <QWidget>

namespace capitol::app {

QPalette EditorLook::palette() const
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
    palette.setColor(QPalette::Dark, line);
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

void EditorLook::dress(QWidget& window) const
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
    QToolTip::setPalette(palette());
    QToolTip::setFont(font);
}

QString EditorLook::tickSheet() const
{
    return QStringLiteral("QWidget { color: %1; background: %2 } ::indicator { width: %3px; height: %3px; "
                          "border: 1px solid %1; background: %4 } ::indicator:checked { background: %5; "
                          "border: 3px double %4 }")
        .arg(ink.name(), QStringLiteral("transparent"))
        .arg(textSize)
        .arg(panel.name(), accent.name());
}

} // namespace capitol::app
