// A part of much work that several machines share.
#pragma once

#include <string>

namespace capitol {

struct Shard
{
    int number = 1;
    int count = 1;
};
// `3/8`. Throws a Failure.
Shard read_shard(const std::string& text);

} // namespace capitol
