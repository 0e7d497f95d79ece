// A service as whatever carries the messages knows it: of which game its tables are does not matter there.
#pragma once

#include "server/storage.h"
#include "server/tally.h"
#include "table/message.h"
#include "table/table_limits.h"

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

struct ServiceOptions
{
    std::string version; // of the server, for greetings
    table::TableLimits tables{};
    int thinkers = 1; // threads
    RecordLimits records{};
    table::Time tidy_pause = 3600 * table::second; // until tables and records are looked through again
};

class AnyService
{
public:
    virtual ~AnyService() = default;
    // `peer` as for the lobby. `named`: the table that the address named, if it did: this is its server then,
    // and another one that has it lets it go.
    virtual void open(Connection connection, const std::string& peer, const std::string& named = {}) = 0;
    virtual void receive(Connection connection, std::string_view bytes) = 0;
    virtual void close(Connection connection) = 0;
    // At least every second.
    virtual void tick() = 0;
    // What computer players have found.
    virtual void think() = 0;
    // Everybody is told to come back later.
    virtual void stop() = 0;

    virtual std::size_t tables() const = 0;
    // With a connection and a seat, at tables whose game is not over.
    virtual std::size_t persons_here() const = 0;
    // How many of them computer players have not begun to think about.
    virtual std::size_t questions() const = 0;
    virtual const Tally& tally() const = 0;
    // What happens can be stored.
    virtual bool works() const = 0;
};

} // namespace server
