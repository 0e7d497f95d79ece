#include "server/termination.h"

#include <QSocketNotifier>

#include <csignal>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace capitol {

#ifdef _WIN32

void on_termination(QObject*, std::function<void()>) {}

#else

namespace {

int s_pipe[2];

// All that a handler may do.
void note(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(s_pipe[1], &byte, 1);
}

} // namespace

void on_termination(QObject* context, std::function<void()> end)
{
    if (::pipe(s_pipe) != 0)
        return;
    for (const int one : s_pipe)
        ::fcntl(one, F_SETFL, O_NONBLOCK);
    auto* notifier = new QSocketNotifier(s_pipe[0], QSocketNotifier::Read, context);
    QObject::connect(notifier, &QSocketNotifier::activated, context, [end = std::move(end)] {
        char byte = 0;
        if (::read(s_pipe[0], &byte, 1) == 1)
            end();
    });
    std::signal(SIGTERM, note);
    std::signal(SIGINT, note);
}

#endif

} // namespace capitol
