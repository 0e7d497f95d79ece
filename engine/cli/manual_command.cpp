// The manual page of capitol-cli, written from the program's own options so that it cannot go stale.
#include "cli/outline.h"
#include "cli/program.h"
#include "cli/version.h"

#include <iostream>

namespace capitol {

namespace {

struct ManualOptions
{
};

// Hyphens that are meant as such, and no line that looks like a request.
std::string roff(const std::string& text)
{
    std::string made;
    for (const char c : text)
        made += c == '-' ? "\\-" : c == '\\' ? "\\e" : std::string(1, c);
    const bool is_request = !made.empty() && (made[0] == '.' || made[0] == '\'');
    return is_request ? "\\&" + made : made;
}

void print_option(const OptionOutline& option)
{
    const std::string value = option.value.empty() ? "" : " \\fI" + roff(option.value) + "\\fR";
    std::cout << ".TP\n"
              << (option.positional ? "\\fI" : "\\fB") << roff(option.name) << "\\fR" << value << '\n'
              << roff(option.description) << '\n';
}

void print_command(const CommandOutline& command)
{
    std::cout << ".SS capitol\\-cli " << roff(command.path) << '\n' << roff(command.description) << ".\n";
    for (const OptionOutline& option : command.options)
        if (option.name != "--help")
            print_option(option);
    if (!command.footer.empty())
        std::cout << ".PP\n" << roff(command.footer) << '\n';
}

constexpr const char* end = R"(.SH EXIT STATUS
0 if all went well, 1 if what was asked for is not well, such as a file with errors, 2 if it makes no sense,
130 if it was told to stop before its end.
.SH FILES
.TP
.I $XDG_DATA_HOME/capitol/variants
Your own variants; $CAPITOL_VARIANTS instead, if it is set.
.TP
.I \(ti/.local/share/capitol/variants
The same where $XDG_DATA_HOME is not set.
.SH SEE ALSO
.BR capitol (6)
)";

int run_manual(Program& program, const ManualOptions&)
{
    const auto commands = outline(program.app);
    std::cout << ".TH CAPITOL\\-CLI 6 \"\" \"Capitol " << version << "\" Games\n"
              << ".SH NAME\ncapitol\\-cli \\- the board game Capitol without a window\n"
              << ".SH SYNOPSIS\n.B capitol\\-cli\n.I command\n[\\fIoptions\\fR]\n"
              << ".SH DESCRIPTION\n"
              << roff(program.app.get_description()) << '\n'
              << ".SH COMMANDS\nEvery command has \\fB\\-\\-help\\fR.\n";
    for (const CommandOutline& command : commands)
        if (!command.path.empty())
            print_command(command);
    std::cout << end;
    return 0;
}

} // namespace

void add_manual(Program& program)
{
    program.add<ManualOptions>(
        program.app, "manual", "Print the manual page, in roff", [](CLI::App&, ManualOptions&) {},
        run_manual);
}

} // namespace capitol
