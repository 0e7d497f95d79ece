// `capitol-cli join`: a computer player of ours at a table elsewhere.
#pragma once

#include "cli/program.h"

namespace capitol::app {

void addJoin(Program& program);

} // namespace capitol::app
