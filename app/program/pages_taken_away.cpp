#include "program/pages_taken_away.h"

#include <QCoreApplication>
#include <QQuickWindow>

namespace capitol::app {

namespace {

// Also where nobody waits for events.
void deleteWhatIsLeft()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

void takePagesAway(QQuickWindow& window)
{
    window.hide(); // while it is seen, it gives nothing back
    QMetaObject::invokeMethod(&window, "closePages");
    deleteWhatIsLeft(); // the scenes
    window.setPersistentSceneGraph(false);
    window.releaseResources(); // what is drawn of them, in the thread that draws
    deleteWhatIsLeft();        // what waited for both to be gone
}

} // namespace capitol::app
