#include "cli/program.h"
#include "variant/difference.h"

#include <iostream>

namespace capitol {

namespace {

struct Options
{
    std::string a;
    std::string b;
};

int run(Program& program, const Options& options)
{
    const Variant a = load_variant(program.library, options.a);
    const Variant b = load_variant(program.library, options.b);
    const auto found = differences(a.rules, b.rules);
    for (const Difference& difference : found)
        std::cout << difference.key << ": " << difference.a << " -> " << difference.b << '\n';
    if (found.empty())
        std::cout << "no differences\n";
    return 0;
}

} // namespace

void add_diff(Program& program)
{
    program.add<Options>(
        program.app, "diff", "List the rules in which two variants differ",
        [](CLI::App& command, Options& options) {
            command.add_option("a", options.a, "An id or a file")->required();
            command.add_option("b", options.b, "An id or a file")->required();
        },
        run);
}

} // namespace capitol
