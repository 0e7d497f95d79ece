#include "cli/json_line.h"
#include "cli/program.h"
#include "cli/protocol.h"

#include <csignal>
#include <iostream>

namespace capitol {

namespace {

struct Options
{
};

// Ends with the input, with `quit`, or when nobody reads the answers any more.
int run(Program& program, const Options&)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    Protocol protocol(program.library);
    while (!protocol.done() && std::cout) {
        const auto line = read_line(std::cin);
        if (!line)
            break;
        std::cout << (line->too_long ? protocol.answer_too_long() : protocol.answer(line->text)) << '\n'
                  << std::flush;
    }
    return 0;
}

} // namespace

void add_protocol(Program& program)
{
    program.add<Options>(
        program.app, "protocol",
        "Control games from another program: JSON Lines on standard input and output",
        [](CLI::App&, Options&) {}, run);
}

} // namespace capitol
