#include "program/opened_files.h"

#include <QFileOpenEvent>

namespace capitol::app {

bool OpenedFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    emit opened(static_cast<QFileOpenEvent*>(event)->file());
    return true;
}

} // namespace capitol::app
