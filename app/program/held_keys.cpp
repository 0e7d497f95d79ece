#include "program/held_keys.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

namespace capitol::app {

namespace {

bool isKeyEvent(const QEvent& event)
{
    return event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease ||
           event.type() == QEvent::ShortcutOverride;
}

// Along lists and places, and the camera around the board, nearer and farther.
bool moves(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        return key.modifiers().testFlag(Qt::ControlModifier);
    default:
        return false;
    }
}

QVariant ask(QObject& editor, Qt::InputMethodQuery what)
{
    QInputMethodQueryEvent query(what);
    QCoreApplication::sendEvent(&editor, &query);
    return query.value(what);
}

// Enter ends a line; in a field of one line it decides.
bool writes(const QKeyEvent& key)
{
    QObject* editor = QGuiApplication::focusObject();
    if (!editor || key.key() == Qt::Key_Escape || !ask(*editor, Qt::ImEnabled).toBool())
        return false;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return !enter || Qt::InputMethodHints(ask(*editor, Qt::ImHints).toInt()).testFlag(Qt::ImhMultiLine);
}

} // namespace

HeldKeys::HeldKeys(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (!isKeyEvent(*event))
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!key.isAutoRepeat() || moves(key) || writes(key))
        return QObject::eventFilter(watched, event);
    event->accept(); // so that it is no shortcut either
    return true;
}

} // namespace capitol::app
