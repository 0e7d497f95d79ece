#include "base/library_files.h"
#include "base/suggestion.h"
#include "base/text_file.h"
#include "capitol/variant/bundle.h"
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

std::filesystem::path file_of(const Library& library, const std::string& name)
{
    const auto entry = library.holder(name);
    return entry ? entry->file : path_of(name);
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
    load_variant(program.library, options.variant);
    const std::filesystem::path file = file_of(program.library, options.variant);
    Report report(display(file));
    const auto text = read_text_file(file, report);
    if (!text)
        throw Failure(status_failed, all_lines(report.diagnostics()));
    const Loaded<Bundle> bundle = make_bundle(program.library, *text, file);
    if (!bundle)
        throw Failure(status_failed, all_lines(bundle.diagnostics));
    write_output(options.output, bundle.value->text);
    if (!options.output.empty() && options.output != standard_output)
        std::cout << options.output << ": " << options.variant << told(*bundle.value) << '\n';
    return 0;
}

} // namespace

void add_bundle(Program& program)
{
    program.add<BundleOptions>(
        program.app, "bundle", "Write a variant, its parents and its board to one file, for sharing",
        [](CLI::App& command, BundleOptions& options) {
            command.add_option("variant", options.variant, "A file, or an id such as dutch")->required();
            command.add_option("-o,--output", options.output, "A file to write (default: print)");
        },
        run_bundle);
}

} // namespace capitol
