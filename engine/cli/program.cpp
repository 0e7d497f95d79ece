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

void check_players(const std::string& variant, int least, int most, int players)
{
    if (players < least || players > most)
        throw Failure(status_usage, variant + " is for " + std::to_string(least) + ".." +
                                        std::to_string(most) + " players, not " + std::to_string(players));
}

void check_players(const Variant& variant, int players)
{
    check_players(variant.id, variant.rules.players.min, variant.rules.players.max, players);
}

void check_player_names(const std::vector<std::string>& names, const std::vector<std::string>& known)
{
    for (const std::string& name : names) {
        if (std::ranges::find(known, name) != known.end())
            continue;
        const std::string near = nearest(name, known);
        throw Failure(status_usage, "no player " + in_quotes(name) + "; known: " + one_of(known) +
                                        (near.empty() ? "" : "; did you mean " + near + "?"));
    }
}

void check_player_name(const std::string& name)
{
    check_player_names({name}, player_names());
}

} // namespace capitol
