#include "cli/outline.h"

namespace capitol {
namespace {

OptionOutline outline_of(const CLI::Option& option)
{
    OptionOutline made{.name = option.get_name(), .description = option.get_description()};
    made.positional = option.get_positional();
    if (!option.get_lnames().empty())
        made.name = "--" + option.get_lnames().front();
    if (option.get_items_expected_max() > 0 && !made.positional)
        made.value = option.get_type_name().substr(0, option.get_type_name().find(':'));
    return made;
}

void add(const CLI::App& command, const std::string& path, std::vector<CommandOutline>& made)
{
    CommandOutline own{
        .path = path, .description = command.get_description(), .footer = command.get_footer()};
    for (const CLI::Option* option : command.get_options())
        own.options.push_back(outline_of(*option));
    const auto shown = command.get_subcommands([](const CLI::App* sub) { return !sub->get_group().empty(); });
    for (const CLI::App* sub : shown)
        own.subcommands.push_back(sub->get_name());
    made.push_back(std::move(own));
    for (const CLI::App* sub : shown)
        add(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), made);
}

} // namespace

std::vector<CommandOutline> outline(const CLI::App& program)
{
    std::vector<CommandOutline> made;
    add(program, {}, made);
    return made;
}

std::string own_name(const CommandOutline& command)
{
    const std::size_t blank = command.path.rfind(' ');
    return blank == std::string::npos ? command.path : command.path.substr(blank + 1);
}

std::string parent_of(const CommandOutline& command)
{
    const std::size_t blank = command.path.rfind(' ');
    return blank == std::string::npos ? std::string() : command.path.substr(0, blank);
}

} // namespace capitol
