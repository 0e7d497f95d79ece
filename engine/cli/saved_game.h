// Saved games, as far as they are sound.
#pragma once

#include "capitol/record/record.h"
#include "cli/program.h"

namespace capitol {

// These go to the standard error output: a line that is wrong, with how many moves come before it and how
// many lines after it; an unfinished last line.
void tell_stop(const Diagnostic& stopped, std::size_t moves, std::size_t unread);
void tell_dropped(const std::string& file);
// What of a record is left out, whichever the game.
template <record::RecordedGame G>
void tell_left_out(const record::LoadedRecord<G>& loaded, const std::string& file)
{
    if (loaded.stopped)
        tell_stop(*loaded.stopped, loaded.record->moves.size(), loaded.unread);
    if (!loaded.dropped.empty())
        tell_dropped(file);
}

// Of Capitol, with a record; what of it is left out is told. Throws a Failure.
LoadedRecord load_saved_game(const Program& program, const std::string& file);
// The number of one of so many seats, 1... Throws a Failure that names the option.
Seat seat_of_option(const std::string& option, const std::string& word, std::size_t seats,
                    const std::string& besides = {});
// Of `--seen-by`: a seat, or `spectator`.
Seat audience_of_option(const std::string& word, std::size_t seats);

} // namespace capitol
