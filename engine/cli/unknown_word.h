// Did you mean: suggests a known subcommand or option for an unknown one.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace capitol {

// For a command line that could not be read: "no subcommand `arenna`; did you mean `arena`?". Empty if every
// word of it is known, or is like none.
std::string mistyped_word(const CLI::App& program);

} // namespace capitol
