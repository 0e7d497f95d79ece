// How the server is set up. One list of settings makes the file's keys, the flags, --help and --print-config.
#pragma once

#include "base/report.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace capitol {

struct Configuration
{
    std::string game = "capitol"; // or canal-mania
    std::string data;             // the folder of journals and records
    std::string database;         // PostgreSQL's connection string; empty for the folder
    std::vector<std::string> listen{"127.0.0.1:7411"};
    std::string certificate; // files
    std::string key;
    bool plain_text = false;
    bool behind_proxy = false; // X-Forwarded-For is believed
    int tables = 2000;
    int tables_each = 100; // of them, opened from one address
    int connections = 8000;
    int connections_each = 200; // of them, from one address
    int thinkers = 1;
    std::string variants; // a folder; empty for the usual ones
    int keep_days = 0;    // of records; 0 for ever
    int keep_mebibytes = 0;
    std::string metrics; // an address; empty for none
    std::string log = "json";
    bool full_addresses = false;
};

// Takes over what the file sets. What is wrong with it is in the report.
void read_configuration(const std::filesystem::path& file, Configuration& configuration, Report& report);

// What a person who writes such a file starts from.
std::string print_default_configuration();

// Its settings as flags of the command line; only those that were given win over the file.
class ConfigurationFlags
{
public:
    explicit ConfigurationFlags(CLI::App& app);
    // After parsing.
    void apply_to(Configuration& configuration) const;

private:
    Configuration m_given;
    std::vector<CLI::Option*> m_options; // in the order of the settings
};

// What keeps its settings from going together, with how to mend it; empty for nothing.
std::string conflict_in(const Configuration& configuration);

} // namespace capitol
