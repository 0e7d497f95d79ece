#include "program/opened_files.h"

#include <QFileOpenEvent>

namespace capitol::app {

bool OpenedFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const auto* wanted = static_cast<QFileOpenEvent*>(event);
    if (wanted->file().isEmpty())
        emit followed(wanted->url().toString());
    else
        emit opened(wanted->file());
    return true;
}

} // namespace capitol::app
