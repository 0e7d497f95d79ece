#include "cli/unknown_word.h"

#include "base/suggestion.h"

#include <vector>

namespace capitol {
namespace {

void add_options(const CLI::App& command, std::vector<std::string>& known)
{
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames())
            known.push_back("--" + name);
}

std::vector<std::string> subcommands_of(const CLI::App& command)
{
    std::vector<std::string> known;
    for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; }))
        known.push_back(sub->get_name());
    return known;
}

// `options` are those of the commands above, too.
std::string mistyped(const std::string& word, const CLI::App& command,
                     const std::vector<std::string>& options)
{
    const bool is_option = word.starts_with('-');
    const std::string name = word.substr(0, is_option ? word.find('=') : std::string::npos);
    const std::string similar = nearest(name, is_option ? options : subcommands_of(command));
    if (similar.empty())
        return {};
    return std::string("no ") + (is_option ? "option" : "subcommand") + " `" + name + "`; did you mean `" +
           similar + "`?";
}

} // namespace

std::string mistyped_word(const CLI::App& program)
{
    std::vector<std::string> options;
    for (const CLI::App* command = &program; command != nullptr;) {
        add_options(*command, options);
        for (const std::string& word : command->remaining())
            if (std::string told = mistyped(word, *command, options); !told.empty())
                return told;
        const auto given = command->get_subcommands();
        command = given.empty() ? nullptr : given.back();
    }
    return {};
}

} // namespace capitol
