// What the subcommands do with the second game.
#pragma once

#include "canal/rulebook/rulebook_writer.h"
#include "canal/variant/library.h"
#include "cli/program.h"

#include <filesystem>

namespace capitol {

// `--game`: `capitol_name` or `canal_name`.
void add_game_option(CLI::App& command, std::string& game);

canal::Library canal_library(const Program& program);
// As `load_variant`, the usual one without a name.
canal::Variant load_canal_variant(const Program& program, const std::string& name);
canal::RulebookWriter load_canal_writer(const Program& program, const std::string& language);
void check_players(const canal::Variant& variant, int players);

struct CanalBench
{
    std::string variant; // empty: the usual one
    int players = 4;
    double seconds = 5;
    std::uint64_t seed = 1;
    std::uint64_t simulations = 0; // of a search; 0: any number
};
int bench_canal_playouts(const Program& program, const CanalBench& options);
int bench_canal_search(const Program& program, const CanalBench& options);

// Nothing if the file is no record of that game.
std::optional<int> replay_canal(const Program& program, const std::filesystem::path& file, bool json,
                                const std::string& seen_by);
int run_canal_protocol(const Program& program, bool allow_files);

// Whatever of that game the text is, and what is wrong with it; nothing if it is none. Without a file it
// stands among no others.
struct CanalFile
{
    const char* kind;
    Diagnostics diagnostics;
    std::string dropped{}; // the unfinished last line of a record
};
std::optional<CanalFile> judge_canal(const Program& program, const std::string& text,
                                     const std::filesystem::path& file, const std::string& called);

} // namespace capitol
