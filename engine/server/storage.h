// Where the journals of tables are kept, and the records of games that are over.
#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace server {

// A table that cannot be had for now: another server has it, or nothing can be read.
struct Unavailable : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

// How much is kept of games that are over; 0 for all.
struct RecordLimits
{
    int days = 0;
    int mebibytes = 0; // of all records together
};

// Whatever cannot be done throws std::runtime_error, and is not done then.
class Storage
{
public:
    Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;
    virtual ~Storage() = default;

    // How files of records end, in a storage of files: told before anything else.
    virtual void set_record_suffix(const std::string&) {}

    // Ids of tables that no server has.
    virtual std::vector<std::string> free_tables() = 0;
    // The lines of a table, which is this server's from now on; nothing if there is none of that id. Throws
    // Unavailable.
    virtual std::optional<std::string> take(const std::string& id) = 0;
    // How long ago a table that was taken got its last line.
    virtual std::chrono::milliseconds age(const std::string& id) = 0;
    // A line without its end, on the disk when it returns: of a table that was taken, or the first of a new
    // one.
    virtual void add(const std::string& id, const std::string& line) = 0;
    // The table is no more this server's; another one, or a later run, may go on with it.
    virtual void let_go(const std::string& id) = 0;
    // A table that is this server's, for ever.
    virtual void remove(const std::string& id) = 0;
    // How the journal is called in messages.
    virtual std::string name_of(const std::string& id) const = 0;

    virtual bool has_record(const std::string& id) = 0;
    virtual void keep_record(const std::string& id, const std::string& text) = 0;
    // Removes the oldest records beyond the limits, but none whose table is still there.
    virtual void forget_records(const RecordLimits& limits) = 0;

    // Asks whichever server has that table to let it go.
    virtual void ask_for(const std::string&) {}
    // To be called every second: tables that are this server's no more, or that another one asks for.
    virtual std::vector<std::string> lost() { return {}; }
    // Whether it took what it was last given.
    virtual bool works() const { return true; }
};

} // namespace server
