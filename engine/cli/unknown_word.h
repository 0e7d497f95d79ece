// Did you mean: a subcommand or an option that nobody knows, and the one that it looks like.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace capitol {

// Of a command line that could not be read: "no subcommand `arenna`; did you mean `arena`?". Empty if every
// word of it is known, or is like none.
std::string mistyped_word(const CLI::App& program);

} // namespace capitol
