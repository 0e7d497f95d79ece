// The system's wish that the program ends (SIGTERM, SIGINT), in its event loop.
#pragma once

#include <functional>

class QObject;

namespace capitol {

// Calls it in the thread of `context`, as often as that is wished for.
void on_termination(QObject* context, std::function<void()> end);

} // namespace capitol
