// What can be watched of the server, in Prometheus's text format. Nothing in it tells of persons or tables.
#pragma once

#include "server/tally.h"

namespace capitol {

struct Metrics
{
    std::string version;
    std::size_t tables = 0;
    std::size_t connections = 0;
    std::uint64_t accepted = 0; // connections, ever
    std::uint64_t full = 0;     // those that there was no room for
    std::uint64_t unread = 0;   // those that did not read
    std::size_t questions = 0;  // that computer players have not begun to think about
    bool storage_works = true;
    const server::Tally& tally;
};

std::string print(const Metrics& metrics);

} // namespace capitol
