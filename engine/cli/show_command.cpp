#include "capitol/variant/writer.h"
#include "cli/output.h"
#include "cli/program.h"

namespace capitol {

namespace {

struct ShowOptions
{
    std::string variant;
};

int run_show(Program& program, const ShowOptions& options)
{
    exact_output() << write_variant(load_variant(program.library, options.variant));
    return 0;
}

} // namespace

void add_show(Program& program)
{
    program.add<ShowOptions>(
        program.app, "show", "Print the complete rules of a variant as YAML",
        [](CLI::App& command, ShowOptions& options) {
            command.add_option("variant", options.variant, "An id such as dutch, or a file")->required();
        },
        run_show);
}

} // namespace capitol
