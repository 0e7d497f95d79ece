// How `--help` is written, the same with every version of CLI11: newer ones leave out “Usage:”.
#pragma once

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <utility>

namespace capitol {

class HelpFormat : public CLI::Formatter
{
public:
    std::string make_usage(const CLI::App* app, std::string name) const override
    {
        std::string usage = CLI::Formatter::make_usage(app, std::move(name));
        CLI::detail::trim(usage);
        const std::string label = get_label("Usage") + ":";
        return (usage.starts_with(label) ? usage : label + ' ' + usage) + '\n';
    }
};

// To be called before it gets subcommands.
inline void format_help(CLI::App& app)
{
    app.formatter(std::make_shared<HelpFormat>());
}

} // namespace capitol
