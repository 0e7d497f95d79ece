// What a client has asked and not been answered yet, and what waits to be sent.
#pragma once

#include "base/system_random.h"
#include "table/message.h"

#include <string>
#include <vector>

namespace table {

inline constexpr std::size_t most_unanswered = 16; // servers keep twice as many answers

struct Unanswered
{
    std::string id;
    std::string type;
    std::string text; // the whole message, as it was sent
    bool operator==(const Unanswered&) const = default;
};

} // namespace table
