// A service as whatever carries the messages knows it: of which game its tables are does not matter there.
#pragma once

#include "table/message.h"

#include <functional>
#include <string>
#include <string_view>

namespace server {

using table::Connection;

// What carries the messages. `wake` may be called in any thread; after it `think` is to be called in the
// service's own.
struct Carrier
{
    std::function<void(Connection, const std::string&)> send;
    std::function<void(Connection)> close; // after what was sent
    std::function<void()> wake;
    std::function<void(const std::string&)> log; // a line about something that somebody should know
};

class AnyService
{
public:
    virtual ~AnyService() = default;
    // `peer` as for the lobby.
    virtual void open(Connection connection, const std::string& peer) = 0;
    virtual void receive(Connection connection, std::string_view bytes) = 0;
    virtual void close(Connection connection) = 0;
    // At least every second.
    virtual void tick() = 0;
    // What computer players have found.
    virtual void think() = 0;
    // Everybody is told to come back later.
    virtual void stop() = 0;
};

} // namespace server
