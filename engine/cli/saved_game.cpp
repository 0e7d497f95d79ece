#include "cli/saved_game.h"

#include "base/visible_text.h"

#include <iostream>

namespace capitol {

namespace {

void tell_stop(const LoadedRecord& loaded)
{
    std::cerr << loaded.stopped->text() << "\ncapitol-cli: " << loaded.stopped->file << ": only the "
              << loaded.record->moves.size() << " moves before line " << loaded.stopped->line
              << " are played; that line and " << loaded.unread << " after it are left out\n";
}

} // namespace

LoadedRecord load_saved_game(const Program& program, const std::string& file)
{
    LoadedRecord loaded = load_record(file, program.library);
    if (!loaded.record)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    if (loaded.stopped)
        tell_stop(loaded);
    if (!loaded.dropped.empty())
        std::cerr << "capitol-cli: " << visible(file) << ": the unfinished last line is left out\n";
    return loaded;
}

Seat seat_of_option(const std::string& option, const std::string& word, const Record& record,
                    const std::string& besides)
{
    const auto seats = static_cast<int>(record.seats.size());
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '0' + seats)
        return static_cast<Seat>(word[0] - '1');
    throw Failure(status_usage, option + ' ' + visible(word) + ": this game has the seats 1.." +
                                    std::to_string(seats) + besides);
}

} // namespace capitol
