#include "base/read_line.h"
#include "capitol/protocol/protocol.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/protocol_loop.h"

#include <csignal>
#include <iostream>

namespace capitol {

namespace {

struct ProtocolOptions
{
    std::string game = capitol_name;
    bool allow_files = false;
};

int run_protocol(Program& program, const ProtocolOptions& options)
{
    if (options.game == canal_name)
        return run_canal_protocol(program, options.allow_files);
    Protocol protocol(program.library,
                      options.allow_files ? Protocol::Files::allowed : Protocol::Files::refused);
    return answer_lines(protocol);
}

} // namespace

int answer_lines(protocol::LineProtocol& protocol)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    std::ostream& out = exact_output();
    while (!protocol.done() && out) {
        const auto line = read_line(std::cin);
        if (!line)
            break;
        out << (line->too_long ? protocol.answer_too_long() : protocol.answer(line->text)) << '\n'
            << std::flush;
    }
    return 0;
}

void add_protocol(Program& program)
{
    program.add<ProtocolOptions>(
        program.app, "protocol",
        "Control games from another program: JSON Lines on standard input and output",
        [](CLI::App& command, ProtocolOptions& options) {
            add_game_option(command, options.game);
            command.add_flag("--allow-files", options.allow_files,
                             "Requests may name files by path: whoever controls the games may then read "
                             "records and variants with your rights");
        },
        run_protocol);
}

} // namespace capitol
