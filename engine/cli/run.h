// capitol-cli: reads the command line and hands over to a subcommand. The program is made from this library,
// here or with commands that need more than the engine.
#pragma once

#include "cli/program.h"

#include <initializer_list>

namespace capitol {

using AddCommand = void (*)(Program&);

// With the engine's commands and those; the exit status.
int run_cli(int argc, char** argv, std::initializer_list<AddCommand> more = {});

} // namespace capitol
