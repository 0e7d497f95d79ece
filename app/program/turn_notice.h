// Tells that others wait for this person, while no window of the program is in front: on the desktop and in
// the taskbar, once a turn. It is taken back when a window comes to the front or the turn is over.
#pragma once

#include "program/desktop_notice.h"

namespace capitol::app {

class TurnNotice : public QObject
{
    Q_OBJECT

public:
    explicit TurnNotice(QObject* parent = nullptr);

    void setOn(bool on); // the person wants it
    // It is this person's turn, or no longer.
    void setTurn(bool isTurn);

signals:
    void opened(const QByteArray& activation); // as of DesktopNotice

private:
    void give();

    DesktopNotice m_desktop;
    bool m_isOn = true;
    bool m_isTurn = false;
};

} // namespace capitol::app
