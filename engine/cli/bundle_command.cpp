#include "base/library_files.h"
#include "base/suggestion.h"
#include "base/text_file.h"
#include "capitol/variant/bundle.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"

#include <iostream>

namespace capitol {

namespace {

struct BundleOptions
{
    std::string variant;
    std::string output;
};

// Among the variants of either game, or a file.
std::filesystem::path file_of(const Program& program, const std::string& name)
{
    if (const auto entry = program.library.holder(name))
        return entry->file;
    const auto entry = find_entry(canal_library(program).folders(), name);
    return entry ? entry->file : path_of(name);
}

// Throws a Failure, also of what cannot be played.
Bundle bundle_of(const Program& program, const std::string& name)
{
    const std::filesystem::path file = file_of(program, name);
    Report report(display(file));
    const auto text = read_text_file(file, report);
    const bool is_canal = text && canal::is_of_canal_mania(*text);
    if (is_canal)
        load_canal_variant(program, name);
    else
        load_variant(program.library, name);
    if (!text)
        throw Failure(status_failed, all_lines(report.diagnostics()));
    Loaded<Bundle> bundle = is_canal ? canal_library(program).make_bundle(*text, file)
                                     : make_bundle(program.library, *text, file);
    if (!bundle)
        throw Failure(status_failed, all_lines(bundle.diagnostics));
    return *std::move(bundle.value);
}

std::string told(const Bundle& bundle)
{
    std::vector<std::string> parts = bundle.variants;
    for (const PlayedOn& each : bundle.equipment)
        parts.push_back("the " + each.key + " " + each.id);
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? " with " : ", ") + part;
    return text;
}

int run_bundle(Program& program, const BundleOptions& options)
{
    const Bundle bundle = bundle_of(program, options.variant);
    write_output(options.output, bundle.text);
    if (!options.output.empty() && options.output != standard_output)
        std::cout << options.output << ": " << options.variant << told(bundle) << '\n';
    return 0;
}

} // namespace

void add_bundle(Program& program)
{
    program.add<BundleOptions>(
        program.app, "bundle",
        "Write a variant of either game, its parents and what it is played on to one file, for sharing",
        [](CLI::App& command, BundleOptions& options) {
            command
                .add_option("variant", options.variant, "A file, or an id such as dutch or second-edition")
                ->required();
            command.add_option("-o,--output", options.output, "A file to write (default: print)");
        },
        run_bundle);
}

} // namespace capitol
