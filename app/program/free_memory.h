// Memory that the program has no more use for goes back to the system, which the C library of Linux would not
// see to by itself.
#pragma once

#include <QTimer>

namespace capitol::app {

// What the window draws into is large, and made anew with each size of it: such blocks would be kept in holes
// that the next size does not fit into. From now on they go back as soon as they are free. Before any other
// thread.
void giveBackLargeBlocks();

// Small blocks go back some time after a page or the window's size has changed, in a thread of their own.
class FreeMemory
{
public:
    FreeMemory();
    void changed() { m_rest.start(); }

private:
    QTimer m_rest;
};

} // namespace capitol::app
