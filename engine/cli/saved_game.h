// Saved games of Capitol, as far as they are sound.
#pragma once

#include "capitol/record/record.h"
#include "cli/program.h"

namespace capitol {

// With a record; what of it is left out goes to the standard error output. Throws a Failure.
LoadedRecord load_saved_game(const Program& program, const std::string& file);
// The number of a seat of that game, 1... Throws a Failure that names the option.
Seat seat_of_option(const std::string& option, const std::string& word, const Record& record,
                    const std::string& besides = {});

} // namespace capitol
