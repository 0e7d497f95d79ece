#include "cli/file_schema.h"
#include "cli/output.h"
#include "cli/program.h"

namespace capitol {

namespace {

struct Options
{
    std::string file;
};

int run(Program&, const Options& options)
{
    const auto schema = options.file == "board" ? board_file_schema() : variant_file_schema();
    exact_output() << schema.dump(2) << '\n';
    return 0;
}

} // namespace

void add_schema(Program& program)
{
    program.add<Options>(
        program.app, "schema", "Print the JSON Schema of variant or board files, for editors that use it",
        [](CLI::App& command, Options& options) {
            command.add_option("file", options.file, "variant or board")
                ->required()
                ->check(CLI::IsMember({"variant", "board"}));
        },
        run);
}

} // namespace capitol
