#include "program/closed_pages.h"

#include <QCoreApplication>
#include <QQuickWindow>

namespace capitol::app {

namespace {

// No event loop does it any more.
void deleteWhatIsLeft()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

void closePages(QQuickWindow& window)
{
    window.hide(); // while it is seen, it gives nothing back
    QMetaObject::invokeMethod(&window, "closePages");
    deleteWhatIsLeft(); // the scenes
    window.setPersistentSceneGraph(false);
    window.releaseResources(); // what is drawn of them, in the thread that draws
    deleteWhatIsLeft();        // what waited for both to be gone
}

} // namespace capitol::app
