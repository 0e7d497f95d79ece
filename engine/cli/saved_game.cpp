#include "cli/saved_game.h"

#include "base/visible_text.h"

#include <iostream>

namespace capitol {

void tell_stop(const Diagnostic& stopped, std::size_t moves, std::size_t unread)
{
    std::cerr << stopped.text() << "\ncapitol-cli: " << stopped.file << ": only the " << moves
              << " moves before line " << stopped.line << " are played; that line and " << unread
              << " after it are left out\n";
}

void tell_dropped(const std::string& file)
{
    std::cerr << "capitol-cli: " << visible(file) << ": the unfinished last line is left out\n";
}

LoadedRecord load_saved_game(const Program& program, const std::string& file)
{
    LoadedRecord loaded = load_record(file, program.library);
    if (!loaded.record)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    tell_left_out(loaded, file);
    return loaded;
}

Seat seat_of_option(const std::string& option, const std::string& word, std::size_t seats,
                    const std::string& besides)
{
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '0' + static_cast<int>(seats))
        return static_cast<Seat>(word[0] - '1');
    throw Failure(status_usage, option + ' ' + visible(word) + ": this game has the seats 1.." +
                                    std::to_string(seats) + besides);
}

Seat audience_of_option(const std::string& word, std::size_t seats)
{
    return word == "spectator" ? spectator : seat_of_option("--seen-by", word, seats, ", and spectator");
}

} // namespace capitol
