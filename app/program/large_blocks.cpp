#include "program/large_blocks.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace capitol::app {

void giveBackLargeBlocks()
{
#ifdef __GLIBC__
    ::mallopt(M_MMAP_THRESHOLD, 1024 * 1024); // bytes; unless told, it grows with what is freed
#endif
}

} // namespace capitol::app
