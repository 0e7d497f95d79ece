#include "cli/shard.h"

#include "base/visible_text.h"
#include "cli/program.h"

namespace capitol {

Shard read_shard(const std::string& text)
{
    Shard shard;
    int read = 0;
    const int fields = std::sscanf(text.c_str(), "%7d/%7d%n", &shard.number, &shard.count, &read);
    if (fields != 2 || static_cast<std::size_t>(read) != text.size() || shard.number < 1 ||
        shard.number > shard.count)
        throw Failure(status_usage, "--shard " + in_quotes(text) +
                                        ": which shard of how many, such as 1/8, 2/8, up to 8/8");
    return shard;
}

} // namespace capitol
