#include "cli/stop_signal.h"

#include <csignal>

namespace capitol {

namespace {

volatile std::sig_atomic_t s_told_to_stop = 0;

void note_stop(int signal)
{
    s_told_to_stop = 1;
    std::signal(signal, SIG_DFL);
}

} // namespace

void heed_stop_signals()
{
    std::signal(SIGINT, note_stop);
    std::signal(SIGTERM, note_stop);
}

bool told_to_stop()
{
    return s_told_to_stop != 0;
}

} // namespace capitol
