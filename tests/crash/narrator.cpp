#include "narrator.h"

#include <cstdio>

namespace capitol::test {

void say(const std::string& line)
{
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

} // namespace capitol::test
