// The reference of all knobs, written from the schema so that it cannot go stale.
#include "cli/program.h"
#include "variant/knob_text.h"

#include <iostream>

namespace capitol {

namespace {

struct Options
{
};

// The first word of a key: knobs of one group stand in one table.
std::string group_of(const Knob& knob)
{
    return knob.key.substr(0, knob.key.find('.'));
}

std::string cell(const std::string& text)
{
    std::string made;
    for (const char c : text)
        made += c == '|' ? "\\|" : std::string(1, c);
    return made;
}

void print_knob(const Knob& knob)
{
    std::cout << "| `" << knob.key << "` | " << cell(knob.meaning) << " | " << cell(allowed_values(knob))
              << " | `" << cell(print_value(knob, default_of(knob))) << "` |\n";
}

int run(Program&, const Options&)
{
    std::cout
        << "# Every knob of a variant\n\n"
           "Written by `capitol-cli knobs` from the schema that reads variant files; not by hand.\n"
           "What stands under *usual* holds where neither a file nor the one it extends says otherwise.\n";
    std::string group;
    for (const Knob& knob : schema()) {
        if (group_of(knob) != group) {
            group = group_of(knob);
            std::cout << "\n## " << group << "\n\n| knob | meaning | values | usual |\n|---|---|---|---|\n";
        }
        print_knob(knob);
    }
    return 0;
}

} // namespace

void add_knobs(Program& program)
{
    program.add<Options>(
        program.app, "knobs", "Print every knob of a variant file with its meaning, as Markdown",
        [](CLI::App&, Options&) {}, run);
}

} // namespace capitol
