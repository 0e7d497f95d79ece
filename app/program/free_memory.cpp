#include "program/free_memory.h"

#include <QThreadPool>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace capitol::app {

namespace {

constexpr auto rest = std::chrono::seconds(2); // by then what was replaced is gone

void giveBack()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

} // namespace

void giveBackLargeBlocks()
{
#ifdef __GLIBC__
    ::mallopt(M_MMAP_THRESHOLD, 1024 * 1024); // bytes; unless told, it grows with what is freed
#endif
}

FreeMemory::FreeMemory()
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    QObject::connect(&m_rest, &QTimer::timeout, [] { QThreadPool::globalInstance()->start(giveBack); });
}

} // namespace capitol::app
