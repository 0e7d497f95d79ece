#include "cli/output.h"
#include "cli/program.h"
#include "variant/writer.h"

namespace capitol {

namespace {

struct Options
{
    std::string variant;
};

int run(Program& program, const Options& options)
{
    exact_output() << write_variant(load_variant(program.library, options.variant));
    return 0;
}

} // namespace

void add_show(Program& program)
{
    program.add<Options>(
        program.app, "show", "Print the complete rules of a variant as YAML",
        [](CLI::App& command, Options& options) {
            command.add_option("variant", options.variant, "An id such as dutch, or a file")->required();
        },
        run);
}

} // namespace capitol
