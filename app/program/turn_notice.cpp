#include "program/turn_notice.h"

#include <QGuiApplication>
#include <QWindow>

#include <utility>

namespace capitol::app {

TurnNotice::TurnNotice(QObject* parent) : QObject(parent)
{
    connect(&m_desktop, &DesktopNotice::opened, this, &TurnNotice::opened);
    const auto* program = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    if (!program) // without windows
        return;
    connect(program, &QGuiApplication::focusWindowChanged, &m_desktop, [this](const QWindow* inFront) {
        if (inFront)
            m_desktop.withdraw();
    });
}

void TurnNotice::setOn(bool on)
{
    m_isOn = on;
    if (!on)
        m_desktop.withdraw();
}

void TurnNotice::setTurn(bool isTurn)
{
    if (std::exchange(m_isTurn, isTurn) == isTurn)
        return;
    if (!isTurn)
        m_desktop.withdraw();
    else if (m_isOn && !QGuiApplication::focusWindow())
        give();
}

void TurnNotice::give()
{
    m_desktop.show(tr("It is your turn"), tr("The others at your table are waiting for you."));
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (window->isVisible())
            window->alert(0); // until it is in front
}

} // namespace capitol::app
