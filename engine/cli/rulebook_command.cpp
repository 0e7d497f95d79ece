#include "base/files.h"
#include "capitol/rulebook/rulebook_writer.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "rulebook/html.h"
#include "rulebook/markdown.h"
#include "rulebook/plain_text.h"

namespace capitol {

namespace {

namespace fs = std::filesystem;

struct RulebookOptions
{
    std::string variant;
    std::string game = capitol_name;
    std::string language = "en";
    std::string format; // text on a terminal, markdown elsewhere
    std::string output;
};

// The pictures of `rules.md` are saved next to it: `rules-box-3.svg`.
PictureLink beside(const fs::path& file)
{
    return [file](const std::string& id, const std::string& svg) {
        fs::path picture = file;
        picture.replace_filename(file.stem().string() + "-" + id + ".svg");
        write_whole(picture, svg);
        return picture.filename().generic_string();
    };
}

bool is_printed(const RulebookOptions& options)
{
    return options.output.empty() || options.output == standard_output;
}

std::string written(const Rulebook& book, const RulebookOptions& options)
{
    if (options.format == "html")
        return to_html(book);
    if (options.format == "text")
        return to_plain_text(book, is_printed(options) ? terminal_width() : 80);
    return is_printed(options) ? to_markdown(book) : to_markdown(book, beside(options.output));
}

Rulebook capitol_book(const Program& program, const RulebookOptions& options)
{
    const RulebookWriter writer = load_writer_for(program, options.language);
    const Variant variant = load_variant(program.library, options.variant);
    return writer.rulebook(variant, load_variant(program.library, usual_variant));
}

Rulebook canal_book(const Program& program, const RulebookOptions& options)
{
    const canal::RulebookWriter writer = load_canal_writer(program, options.language);
    const canal::Variant variant = load_canal_variant(program, options.variant);
    return writer.rulebook(variant, load_canal_variant(program, canal::usual_variant));
}

int run_rulebook(Program& program, const RulebookOptions& given)
{
    RulebookOptions options = given;
    if (options.format.empty())
        options.format = is_printed(options) && is_terminal(stdout) ? "text" : "markdown";
    const bool is_canal = options.game == canal_name;
    write_output(options.output,
                 written(is_canal ? canal_book(program, options) : capitol_book(program, options), options));
    return 0;
}

} // namespace

void add_rulebook(Program& program)
{
    program.add<RulebookOptions>(
        program.app, "rulebook", "Write the complete rules of a variant in prose",
        [](CLI::App& command, RulebookOptions& options) {
            command.add_option("variant", options.variant, "An id such as dutch, or a file")->required();
            add_game_option(command, options.game);
            command.add_option("--language", options.language, "Language of the rulebook")
                ->check(CLI::IsMember(std::vector<std::string>(languages.begin(), languages.end())))
                ->capture_default_str();
            command
                .add_option("--format", options.format,
                            "text (the default in a terminal), markdown (the default elsewhere) or html")
                ->check(CLI::IsMember({"text", "markdown", "html"}));
            command.add_option("--output", options.output,
                               "The file to write; pictures for Markdown are saved next to it; - or nothing "
                               "means standard output");
        },
        run_rulebook);
}

} // namespace capitol
