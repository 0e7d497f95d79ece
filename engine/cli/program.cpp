#include "cli/program.h"

#include "base/report.h"
#include "base/suggestion.h"
#include "capitol/players/player.h"

#include <algorithm>
#include <iostream>

namespace capitol {

std::string all_lines(const Diagnostics& diagnostics)
{
    std::string lines;
    for (const Diagnostic& diagnostic : diagnostics)
        lines += (lines.empty() ? "" : "\n") + diagnostic.text();
    return lines;
}

Variant load_variant(const Library& library, const std::string& name)
{
    Loaded<Variant> loaded = library.load(name);
    if (loaded) {
        if (!loaded.diagnostics.empty())
            std::cerr << all_lines(loaded.diagnostics) << '\n';
        return *std::move(loaded.value);
    }
    const Diagnostic& first = loaded.diagnostics.front();
    const bool is_there = first.line > 0 || !first.key.empty();
    throw Failure(is_there ? status_failed : status_usage, all_lines(loaded.diagnostics));
}

RulebookWriter load_writer_for(const Program& program, const std::string& language)
{
    Loaded<RulebookWriter> loaded = load_rulebook_writer(rulebook_folders(program.called), language);
    if (!loaded)
        throw Failure(status_failed, all_lines(loaded.diagnostics));
    return *std::move(loaded.value);
}

void check_players(const Variant& variant, int players)
{
    const auto& limits = variant.rules.players;
    if (players < limits.min || players > limits.max)
        throw Failure(status_usage, variant.id + " is for " + std::to_string(limits.min) + ".." +
                                        std::to_string(limits.max) + " players, not " +
                                        std::to_string(players));
}

void check_player_name(const std::string& name)
{
    const auto names = player_names();
    if (std::ranges::find(names, name) != names.end())
        return;
    const std::string near = nearest(name, names);
    throw Failure(status_usage, "no player " + in_quotes(name) + "; known: " + one_of(names) +
                                    (near.empty() ? "" : "; did you mean " + near + "?"));
}

} // namespace capitol
