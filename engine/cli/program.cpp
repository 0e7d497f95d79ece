#include "cli/program.h"

#include "base/report.h"
#include "base/suggestion.h"
#include "canal/players/player.h"
#include "capitol/players/levels.h"
#include "capitol/players/styles.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

namespace capitol {

CLI::Validator number_between(double least, double most)
{
    const auto is_number = [](const std::string& text) {
        return std::isnan(std::strtod(text.c_str(), nullptr)) ? "Value " + text + " is no number" : "";
    };
    return CLI::Range(least, most) & CLI::Validator(is_number, "");
}

std::string all_lines(const Diagnostics& diagnostics)
{
    std::string lines;
    for (const Diagnostic& diagnostic : diagnostics)
        lines += (lines.empty() ? "" : "\n") + diagnostic.text();
    return lines;
}

void check_loaded(bool is_loaded, const Diagnostics& diagnostics)
{
    if (is_loaded) {
        if (!diagnostics.empty())
            std::cerr << all_lines(diagnostics) << '\n';
        return;
    }
    const Diagnostic& first = diagnostics.front();
    const bool is_there = first.line > 0 || !first.key.empty();
    throw Failure(is_there ? status_failed : status_usage, all_lines(diagnostics));
}

Variant load_variant(const Library& library, const std::string& name)
{
    Loaded<Variant> loaded = library.load(name);
    check_loaded(loaded.value.has_value(), loaded.diagnostics);
    return *std::move(loaded.value);
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

namespace {

// Of Capitol: what else is a name than those that are listed.
std::string more_names_text()
{
    return "; ratings from " + std::to_string(lowest_rating) + " to " + std::to_string(highest_rating) +
           " in steps of " + std::to_string(rating_step) +
           ", as in rated-1450; and both these and levels in a style (" +
           one_of({style_names.begin(), style_names.end()}) + "), as in master/" +
           std::string(style_names[0]);
}

} // namespace

std::string known_players(std::string_view game)
{
    return game == canal_name ? one_of(canal::player_names()) + "; there are no ratings and no styles"
                              : one_of(player_names()) + more_names_text();
}

void check_player_names(const std::vector<std::string>& names, std::string_view game)
{
    const bool is_canal = game == canal_name;
    const auto listed = is_canal ? canal::player_names() : player_names();
    for (const std::string& name : names) {
        if (is_canal ? canal::make_player(name) != nullptr : make_player(name) != nullptr)
            continue;
        const std::string similar = nearest(name, listed);
        throw Failure(status_usage, "no player " + in_quotes(name) + "; known: " + known_players(game) +
                                        (similar.empty() ? "" : "; did you mean " + similar + "?"));
    }
}

} // namespace capitol
