#include "cli/program.h"
#include "record/position_json.h"
#include "record/record.h"
#include "record/yaml_json.h"
#include "variant/board_reader.h"
#include "variant/text_file.h"

#include <iostream>

namespace capitol {

namespace {

struct Options
{
    std::vector<std::string> files;
};

// What a file turned out to be, and what is wrong with it.
struct Validation
{
    const char* kind = "file";
    Diagnostics diagnostics;
    std::string remark;
};

Validation judge_board(const YamlNode& tree, Report report)
{
    Validation validation{"board", {}, {}};
    read_board(tree, report);
    report.hand_over(validation.diagnostics);
    return validation;
}

Validation judge_position(const Library& library, const YamlNode& tree, Report report)
{
    Validation validation{"position", {}, {}};
    const nlohmann::json json = to_json(tree);
    const YamlNode* id = tree.find("variant");
    const Loaded<Variant> variant = library.load(id ? id->text : "schmidt");
    validation.diagnostics = variant.diagnostics;
    if (!variant)
        return validation;
    const ParsedPosition parsed = parse_position(variant.value->playable(), json);
    if (!parsed.position)
        report.add(Diagnostic::Id::not_allowed, tree.place, parsed.at, parsed.error, {});
    report.hand_over(validation.diagnostics);
    return validation;
}

Validation judge_record(const Library& library, std::string_view text, const std::filesystem::path& file)
{
    const LoadedRecord loaded = parse_record(text, file, library);
    Validation validation{"record", loaded.faults(), {}};
    if (!loaded.dropped.empty())
        validation.remark = ", its unfinished last line left out: " + in_quotes(loaded.dropped);
    return validation;
}

Validation judge(const Library& library, const std::filesystem::path& file)
{
    Validation unreadable;
    Report report(display(file));
    const auto text = read_text_file(file, report);
    if (text && looks_like_record(*text))
        return judge_record(library, *text, file);
    std::optional<YamlNode> tree;
    if (text && check_text(*text, report))
        tree = parse_yaml(*text, report);
    if (!tree) {
        report.hand_over(unreadable.diagnostics);
        return unreadable;
    }
    if (tree->find("phase") || tree->find("to_move"))
        return judge_position(library, *tree, std::move(report));
    if (tree->find("areas"))
        return judge_board(*tree, std::move(report));
    return {"variant", library.load_text(*text, file).diagnostics, {}};
}

int run(Program& program, const Options& options)
{
    int status = 0;
    for (const std::string& name : options.files) {
        const Validation validation = judge(program.library, name);
        if (validation.diagnostics.empty()) {
            std::cout << name << ": a good " << validation.kind << validation.remark << '\n';
            continue;
        }
        status = status_failed;
        std::cout << all_lines(validation.diagnostics) << '\n';
    }
    return status;
}

} // namespace

void add_validate(Program& program)
{
    program.add<Options>(
        program.app, "validate",
        "Check variant, board, record and position files; status 1 if one has errors",
        [](CLI::App& command, Options& options) {
            command.add_option("file", options.files, "Files; their kind is recognised by their content")
                ->required();
        },
        run);
}

} // namespace capitol
