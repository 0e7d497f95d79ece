#include "base/library_files.h"
#include "base/text_file.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "capitol/puzzles/puzzle_file.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "capitol/variant/board_reader.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

struct ValidateOptions
{
    std::vector<std::string> files;
    std::string format = "text";
    bool strict = false;
};

// What a text turned out to be, and what is wrong with it.
struct Validation
{
    const char* kind = "file";
    Diagnostics diagnostics;
    std::string remark{};
};

// A text to judge: a file's, or what came by the standard input, which has no place among files.
struct Given
{
    std::string name; // as asked for
    std::filesystem::path file{};
    std::optional<std::string> text{};
    Report report;
};

void check_board_id(const Library& library, const Given& given, const YamlNode& tree, Report& report)
{
    const YamlNode* id = tree.find("id");
    if (!id || !is_id(id->text) || given.file.empty())
        return;
    const auto shipped = shipped_file(library.folders(), "boards/" + id->text);
    if (const std::string name = display(given.file.stem()); name != id->text)
        report.warn(Diagnostic::Id::name_differs, id->place, "id", in_quotes(id->text), in_quotes(name));
    if (!shipped.empty() && identity(shipped) != identity(given.file))
        report.warn(Diagnostic::Id::id_taken, id->place, "id", in_quotes(id->text), "an id of its own");
}

Validation judge_board(const Library& library, Given& given, const YamlNode& tree)
{
    Validation validation{"board", {}};
    read_board(tree, given.report);
    check_board_id(library, given, tree, given.report);
    given.report.hand_over(validation.diagnostics);
    return validation;
}

Validation judge_position(const Library& library, Given& given, const YamlNode& tree)
{
    Validation validation{"position", {}};
    const nlohmann::json json = to_json(tree);
    const YamlNode* id = tree.find("variant");
    const Loaded<Variant> variant = library.load_id(id ? id->text : usual_variant);
    validation.diagnostics = variant.diagnostics;
    if (!variant)
        return validation;
    const ParsedPosition parsed = parse_position(variant.value->playable(), json);
    if (!parsed.position)
        given.report.add(Diagnostic::Id::not_allowed, tree.place, parsed.at, parsed.error, {});
    given.report.hand_over(validation.diagnostics);
    return validation;
}

std::string told_dropped(const std::string& line)
{
    return line.empty() ? "" : ", its unfinished last line left out: " + in_quotes(line);
}

Validation judge_record(const Library& library, const Given& given)
{
    const LoadedRecord loaded = parse_record(*given.text, given.file, library);
    Validation validation{"record", loaded.faults()};
    validation.remark = told_dropped(loaded.dropped);
    return validation;
}

Validation judge(const Program& program, Given given)
{
    const Library& library = program.library;
    if (given.text)
        if (auto judged = judge_canal(program, *given.text, given.file, given.report.file()))
            return {judged->kind, std::move(judged->diagnostics), told_dropped(judged->dropped)};
    if (given.text && looks_like_record(*given.text))
        return judge_record(library, given);
    if (given.text && looks_like_puzzles(*given.text))
        return {"puzzle file", parse_puzzles(*given.text, given.file, library).diagnostics};
    std::optional<YamlNode> tree;
    if (given.text)
        tree = parse_yaml_text(*given.text, given.report);
    Validation unreadable;
    if (!tree) {
        given.report.hand_over(unreadable.diagnostics);
        return unreadable;
    }
    if (tree->find("phase") || tree->find("to_move"))
        return judge_position(library, given, *tree);
    if (tree->find("areas"))
        return judge_board(library, given, *tree);
    return {"variant", library.load_text(*given.text, given.file).diagnostics};
}

// One byte more than may be read, so that what is too large is seen to be.
std::string read_input()
{
    std::string text(max_file_size + 1, '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::cin.gcount()));
    return text;
}

Given given_by(const std::string& name)
{
    if (name == "-")
        return {"<stdin>", {}, read_input(), Report("<stdin>")};
    Given given{name, path_of(name), {}, Report(display(path_of(name)))};
    given.text = read_text_file(given.file, given.report);
    return given;
}

// What has no file is called as it was asked for.
Validation validate_named(const Program& program, const std::string& name)
{
    Given given = given_by(name);
    const std::string called = given.file.empty() ? given.name : std::string();
    Validation validation = judge(program, std::move(given));
    for (Diagnostic& diagnostic : validation.diagnostics)
        if (!called.empty() && diagnostic.file == "<text>")
            diagnostic.file = called;
    return validation;
}

Json print_diagnostic(const Diagnostic& diagnostic)
{
    return {{"severity", diagnostic.is_warning() ? "warning" : "error"},
            {"id", print(diagnostic.id)},
            {"file", diagnostic.file},
            {"line", diagnostic.line},
            {"column", diagnostic.column},
            {"key", diagnostic.key},
            {"found", diagnostic.found},
            {"allowed", diagnostic.allowed},
            {"suggestion", diagnostic.suggestion},
            {"message", diagnostic.text()}};
}

Json print_validation(const std::string& name, const Validation& validation)
{
    Json diagnostics = Json::array();
    for (const Diagnostic& diagnostic : validation.diagnostics)
        diagnostics.push_back(print_diagnostic(diagnostic));
    return {{"file", name},
            {"kind", validation.kind},
            {"valid", !has_errors(validation.diagnostics)},
            {"diagnostics", std::move(diagnostics)}};
}

void print_text(const std::string& name, const Validation& validation)
{
    if (!validation.diagnostics.empty())
        std::cout << all_lines(validation.diagnostics) << '\n';
    if (!has_errors(validation.diagnostics))
        std::cout << name << ": valid " << validation.kind << validation.remark << '\n';
}

int run_validate(Program& program, const ValidateOptions& options)
{
    bool good = true;
    Json validations = Json::array();
    for (const std::string& name : options.files) {
        const Validation validation = validate_named(program, name);
        good =
            good && (options.strict ? validation.diagnostics.empty() : !has_errors(validation.diagnostics));
        const std::string shown = name == "-" ? "<stdin>" : name;
        if (options.format == "json")
            validations.push_back(print_validation(shown, validation));
        else
            print_text(shown, validation);
    }
    if (options.format == "json")
        exact_output() << Json{{"files", std::move(validations)}}.dump(2, ' ', false,
                                                                       Json::error_handler_t::replace)
                       << '\n';
    return good ? 0 : status_failed;
}

} // namespace

void add_validate(Program& program)
{
    program.add<ValidateOptions>(
        program.app, "validate",
        "Check variant, board, record, position and puzzle files; status 1 if one has errors",
        [](CLI::App& command, ValidateOptions& options) {
            command
                .add_option("file", options.files,
                            "Files; their kind is recognised from their contents. - means standard input")
                ->required();
            command.add_option("--format", options.format, "text or json")
                ->check(CLI::IsMember({"text", "json"}))
                ->capture_default_str();
            command.add_flag("--strict", options.strict, "Status 1 for warnings too");
        },
        run_validate);
}

} // namespace capitol
