#include "cli/file_schema.h"
#include "cli/output.h"
#include "cli/program.h"

namespace capitol {

namespace {

struct SchemaOptions
{
    std::string file;
};

int run_schema(Program&, const SchemaOptions& options)
{
    const auto schema = options.file == "board" ? board_file_schema() : variant_file_schema();
    exact_output() << schema.dump(2) << '\n';
    return 0;
}

} // namespace

void add_schema(Program& program)
{
    program.add<SchemaOptions>(
        program.app, "schema", "Print the JSON Schema of variant or board files, for editors that use it",
        [](CLI::App& command, SchemaOptions& options) {
            command.add_option("file", options.file, "variant or board")
                ->required()
                ->check(CLI::IsMember({"variant", "board"}));
        },
        run_schema);
}

} // namespace capitol
