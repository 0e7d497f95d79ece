// The program's subcommands and options as data, from which completions and the manual are written.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace capitol {

struct OptionOutline
{
    std::string name{};  // `--variant`, or a positional's plain name
    std::string value{}; // `TEXT`, or empty for a flag
    std::string description{};
    bool positional = false;
};

struct CommandOutline
{
    std::string path{}; // `bench search`; empty for the program itself
    std::string description{};
    std::string footer{};
    std::vector<OptionOutline> options{};
    std::vector<std::string> subcommands{}; // their own names
};

// The program first, then every command that its help shows, each before its own subcommands.
std::vector<CommandOutline> outline(const CLI::App& program);
// The last word of a command's path.
std::string own_name(const CommandOutline& command);
// The path of the command it belongs to; empty for the program itself.
std::string parent_of(const CommandOutline& command);

} // namespace capitol
