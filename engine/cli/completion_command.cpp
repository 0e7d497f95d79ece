// Completions for the shells, written from the program's own options so that they cannot go stale.
#include "cli/outline.h"
#include "cli/program.h"

#include <iostream>

namespace capitol {

namespace {

struct CompletionOptions
{
    std::string shell;
};

// In single quotes, for any of the shells.
std::string quoted(const std::string& text)
{
    std::string made = "'";
    for (const char c : text)
        made += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return made + "'";
}

std::string label(const CommandOutline& command)
{
    return quoted(command.path.empty() ? "" : " " + command.path);
}

std::string words_of(const CommandOutline& command)
{
    std::string words;
    const auto add = [&](const std::string& word) { words += (words.empty() ? "" : " ") + word; };
    for (const std::string& name : command.subcommands)
        add(name);
    for (const OptionOutline& option : command.options)
        if (!option.positional)
            add(option.name);
    return words;
}

// Shared by bash and zsh: follows the words to the command they name.
void print_walk(const std::vector<CommandOutline>& commands, const std::string& words)
{
    std::cout << "    local spot='' word\n    for word in " << words
              << "; do\n        case \"$spot $word\" in\n        ";
    std::string separator;
    for (const CommandOutline& command : commands) {
        if (command.path.empty())
            continue;
        std::cout << separator << label(command);
        separator = "|";
    }
    std::cout << ") spot=\"$spot $word\" ;;\n        esac\n    done\n";
}

void print_bash(const std::vector<CommandOutline>& commands)
{
    std::cout << "_capitol_cli() {\n    local current=${COMP_WORDS[COMP_CWORD]} words=''\n";
    print_walk(commands, "\"${COMP_WORDS[@]:1:COMP_CWORD-1}\"");
    std::cout << "    case $spot in\n";
    for (const CommandOutline& command : commands)
        std::cout << "    " << label(command) << ") words=" << quoted(words_of(command)) << " ;;\n";
    std::cout << "    esac\n"
                 "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
                 "    if [[ -n $spot && $current != -* ]]; then\n"
                 "        mapfile -t -O \"${#COMPREPLY[@]}\" COMPREPLY < <(compgen -f -- \"$current\")\n"
                 "    fi\n}\n"
                 "complete -o filenames -F _capitol_cli capitol-cli\n";
}

// zsh's _describe splits at the first colon.
std::string described(const std::string& word, const std::string& description)
{
    return quoted(word + ":" + description);
}

void print_zsh_choices(const std::vector<CommandOutline>& commands, const CommandOutline& command)
{
    std::cout << "    " << label(command) << ")\n        choices=(\n";
    for (const CommandOutline& sub : commands)
        if (!sub.path.empty() && parent_of(sub) == command.path)
            std::cout << "            " << described(own_name(sub), sub.description) << '\n';
    for (const OptionOutline& option : command.options)
        if (!option.positional)
            std::cout << "            " << described(option.name, option.description) << '\n';
    std::cout << "        ) ;;\n";
}

void print_zsh(const std::vector<CommandOutline>& commands)
{
    std::cout << "#compdef capitol-cli\n_capitol_cli() {\n    local -a choices\n";
    print_walk(commands, "${words[2,CURRENT-1]}");
    std::cout << "    case $spot in\n";
    for (const CommandOutline& command : commands)
        print_zsh_choices(commands, command);
    std::cout << "    esac\n"
                 "    _describe 'command or option' choices\n"
                 "    [[ -z $spot ]] || _files\n}\n"
                 "_capitol_cli \"$@\"\n";
}

// True for fish where the command has been named, and none of its own subcommands.
std::string fish_condition(const CommandOutline& command)
{
    std::string condition;
    for (std::size_t at = 0; at < command.path.size();) {
        const std::size_t end = std::min(command.path.find(' ', at), command.path.size());
        condition += (condition.empty() ? "" : "; and ") + std::string("__fish_seen_subcommand_from ") +
                     command.path.substr(at, end - at);
        at = end + 1;
    }
    if (condition.empty())
        return "__fish_use_subcommand";
    for (const std::string& sub : command.subcommands)
        condition += "; and not __fish_seen_subcommand_from " + sub;
    return condition;
}

void print_fish(const std::vector<CommandOutline>& commands)
{
    std::cout << "complete -c capitol-cli -n __fish_use_subcommand -f\n";
    for (const CommandOutline& command : commands) {
        const std::string start = "complete -c capitol-cli -n " + quoted(fish_condition(command));
        for (const OptionOutline& option : command.options)
            if (!option.positional)
                std::cout << start << " -l " << option.name.substr(2) << (option.value.empty() ? "" : " -r")
                          << " -d " << quoted(option.description) << '\n';
        for (const CommandOutline& sub : commands)
            if (!sub.path.empty() && parent_of(sub) == command.path)
                std::cout << start << " -f -a " << own_name(sub) << " -d " << quoted(sub.description) << '\n';
    }
}

int run_completion(Program& program, const CompletionOptions& options)
{
    const auto commands = outline(program.app);
    if (options.shell == "zsh") {
        print_zsh(commands);
        return 0;
    }
    std::cout << "# Written by `capitol-cli completion " << options.shell << "`.\n";
    if (options.shell == "bash")
        print_bash(commands);
    else
        print_fish(commands);
    return 0;
}

} // namespace

void add_completion(Program& program)
{
    program.add<CompletionOptions>(
        program.app, "completion", "Print the completion for a shell",
        [](CLI::App& command, CompletionOptions& options) {
            command.add_option("shell", options.shell, "bash, zsh or fish")
                ->required()
                ->check(CLI::IsMember({"bash", "zsh", "fish"}));
        },
        run_completion);
}

} // namespace capitol
