#include "program/themed_style.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleOption>

namespace capitol::app {

namespace {

constexpr int darkened =
    140; // percent: what Fusion makes of Window, which these widgets use for nothing else

constexpr int menuSpace = 12; // pixels beside a text

template <typename... Widgets>
bool isAnyOf(const QObject* object)
{
    return (qobject_cast<const Widgets*>(object) || ...);
}

bool isOutlined(const QObject* object)
{
    return isAnyOf<QAbstractSpinBox, QCheckBox, QComboBox, QLineEdit, QListWidget, QPushButton, QRadioButton>(
        object);
}

void outline(QWidget& widget)
{
    const QColor wanted = widget.palette().color(QPalette::Dark).lighter(darkened);
    if (widget.palette().color(QPalette::Window) == wanted)
        return;
    QPalette own;
    own.setColor(QPalette::Window, wanted);
    widget.setPalette(own);
}

} // namespace

ThemedStyle::ThemedStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ThemedStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (!isOutlined(widget))
        return;
    widget->installEventFilter(this);
    outline(*widget);
}

void ThemedStyle::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

// The arrow to the buttons for which a tool bar has no room is a black picture.
void ThemedStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    if (element != CE_ToolButtonLabel || !widget ||
        widget->objectName() != QLatin1String("qt_toolbar_ext_button"))
        return QProxyStyle::drawControl(element, option, painter, widget);
    drawItemText(painter, option->rect, Qt::AlignCenter, option->palette, true, QStringLiteral("»"),
                 QPalette::ButtonText);
}

// Fusion lets a menu's arrow touch the text of its button.
QSize ThemedStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (type == CT_PushButton && button && button->features.testFlag(QStyleOptionButton::HasMenu))
        size.rwidth() += menuSpace;
    return size;
}

// Another theme.
bool ThemedStyle::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        outline(*static_cast<QWidget*>(object));
    return QProxyStyle::eventFilter(object, event);
}

} // namespace capitol::app
