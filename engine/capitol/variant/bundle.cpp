#include "capitol/variant/bundle.h"

#include "base/yaml_edit.h"
#include "base/yaml_layout.h"
#include "capitol/variant/source.h"
#include "capitol/variant/variant_edit.h"

#include <algorithm>

namespace capitol {
namespace {

namespace fs = std::filesystem;
using Id = Diagnostic::Id;

constexpr std::size_t part_indent = 6;

bool is_shipped(const Source& source, std::string_view name, const Folders& library)
{
    const fs::path shipped = shipped_file(library, name);
    return source.part.empty() && !shipped.empty() && identity(shipped) == identity(source.file);
}

// Without what only a file of its own may have: a byte order mark, directives, marks around the document.
std::string as_block(std::string_view text)
{
    std::string block;
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        std::string line(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
        while (line.ends_with('\n') || line.ends_with('\r'))
            line.pop_back();
        if (line != "---" && line != "..." && !line.starts_with('%'))
            block += line + '\n';
    }
    return block;
}

std::string indented(const std::string& block, std::size_t blanks)
{
    std::string text;
    for (std::size_t at = 0; at < block.size();) {
        const std::size_t end = block.find('\n', at) + 1;
        const std::string line = block.substr(at, end - at);
        text += (line == "\n" ? "" : std::string(blanks, ' ')) + line;
        at = end;
    }
    return text;
}

// The lines of a part of another bundle, as far to the left as a file of its own.
std::string part_text(const Source& source)
{
    const YamlLayout layout(*source.text);
    const YamlNode& tree = *source.tree;
    if (tree.flow)
        return std::string(
            layout.text().substr(layout.offset(tree.place), layout.end_of(tree) - layout.offset(tree.place)));
    const auto deep = static_cast<std::size_t>(tree.place.column - 1);
    const std::size_t start = layout.line_start(layout.offset(tree.place));
    std::string text;
    for (std::size_t at = start; at < layout.last_line_end(tree.entries.back()); at = layout.next_line(at)) {
        const std::string_view line = layout.text().substr(at, layout.next_line(at) - at);
        text += line.substr(std::min({deep, line.find_first_not_of(' '), line.size() - 1}));
    }
    return text;
}

std::string text_of(const Source& source)
{
    return as_block(source.part.empty() ? *source.text : part_text(source));
}

class Binder
{
public:
    Binder(const Library& library, std::string_view text, const fs::path& file)
        : m_library(library), m_sources(chain_of(parse_source(text, file, false), library.folders())),
          m_report(m_sources.front().report.file())
    {
    }

    Loaded<Bundle> bind(const Variant& variant)
    {
        m_bundle.text = own_text(0);
        std::string parents;
        for (std::size_t i = 1; i < m_sources.size(); ++i)
            if (!is_shipped(m_sources[i], m_sources[i].called(), m_library.folders()))
                parents += part(m_sources[i].called(), own_text(i), m_bundle.variants);
        const std::string boards = board_of(variant);
        if (!parents.empty() || !boards.empty())
            m_bundle.text += "\nbundle:\n";
        if (!parents.empty())
            m_bundle.text += "  variants:\n" + parents;
        if (!boards.empty())
            m_bundle.text += "  boards:\n" + boards;
        return checked(variant);
    }

private:
    // With its parent by id, and without a bundle of its own.
    std::string own_text(std::size_t i) const
    {
        std::string text = text_of(m_sources[i]);
        if (m_sources[i].tree->find("bundle"))
            text = remove_value(text, "bundle").value_or(text);
        if (i + 1 < m_sources.size() && parent_of(i) != m_sources[i + 1].called())
            text = set_header(text, "extends", m_sources[i + 1].called()).value_or(text);
        return text;
    }

    std::string parent_of(std::size_t i) const { return m_sources[i].tree->find("extends")->text; }

    std::string part(const std::string& id, const std::string& text, std::vector<std::string>& ids)
    {
        const bool board = &ids == &m_bundle.boards;
        if (!shipped_file(m_library.folders(), board ? "boards/" + id : id).empty())
            m_report.add(Id::id_taken, {}, board ? "board" : "extends", in_quotes(id),
                         "an id that does not come with the program");
        ids.push_back(id);
        return std::string(part_indent - 2, ' ') + id + ":\n" + indented(text, part_indent);
    }

    // The nearest file that names a board says where it lies.
    std::string board_of(const Variant& variant)
    {
        const auto names_board = [](const Source& source) { return source.tree->find("board") != nullptr; };
        const auto namer = std::ranges::find_if(m_sources, names_board);
        const Source& from = namer == m_sources.end() ? m_sources.back() : *namer;
        const std::string& id = variant.rules.board;
        const auto board = board_for(from, id, m_library.folders());
        if (!board || is_shipped(*board, "boards/" + id, m_library.folders()))
            return {};
        return part(id, text_of(*board), m_bundle.boards);
    }

    // It must say the same to someone who has nothing but the program.
    Loaded<Bundle> checked(const Variant& variant)
    {
        Folders others = m_library.folders();
        others.front().clear();
        Loaded<Bundle> made;
        const auto read = Library(others).load_alone(m_bundle.text, m_sources.front().file);
        const bool same = read && read.value->rules == variant.rules && read.value->map == variant.map &&
                          read.value->name == variant.name && read.value->summary == variant.summary;
        if (m_report.clean() && !same)
            m_report.add(Id::syntax, {}, "bundle", "something that would be read differently in a bundle",
                         "keys on their own lines, indented with spaces");
        if (m_report.clean())
            made.value = std::move(m_bundle);
        m_report.hand_over(made.diagnostics);
        return made;
    }

    const Library& m_library;
    std::vector<Source> m_sources;
    Report m_report;
    Bundle m_bundle;
};

} // namespace

Loaded<Bundle> make_bundle(const Library& library, std::string_view text, const fs::path& file)
{
    Loaded<Variant> variant = library.load_text(text, file);
    if (!variant)
        return {std::nullopt, std::move(variant.diagnostics)};
    return Binder(library, text, file).bind(*variant.value);
}

} // namespace capitol
