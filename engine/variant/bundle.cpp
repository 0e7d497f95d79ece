#include "variant/bundle.h"

#include "base/suggestion.h"
#include "base/utf8.h"
#include "base/yaml_edit.h"
#include "base/yaml_layout.h"
#include "base/yaml_text.h"

#include <algorithm>

namespace capitol {
namespace {

namespace fs = std::filesystem;
using Id = Diagnostic::Id;

constexpr std::size_t part_indent = 6;

bool is_shipped(const VariantSource& source, std::string_view name, const Folders& library)
{
    const fs::path shipped = shipped_file(library, name);
    return source.part.empty() && !shipped.empty() && identity(shipped) == identity(source.file);
}

// Without what only a file of its own may have: a byte order mark, directives, marks around the document.
std::string as_block(std::string_view text)
{
    std::string block;
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
std::string part_text(const VariantSource& source)
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

std::string text_of(const VariantSource& source)
{
    return as_block(source.part.empty() ? *source.text : part_text(source));
}

class Binder
{
public:
    Binder(const std::vector<VariantSource>& sources, const Folders& library)
        : m_library(library), m_sources(sources), m_report(m_sources.front().report.file())
    {
    }

    Loaded<Bundle> bind(const std::vector<PlayedOn>& equipment, const ReadsTheSame& same)
    {
        add_parents();
        for (const PlayedOn& each : equipment)
            add_equipment(each);
        m_bundle.text = own_text(0) + print_bundle(m_parts);
        return checked(same);
    }

private:
    // With its parent by id, and without a bundle of its own.
    std::string own_text(std::size_t i) const
    {
        std::string text = text_of(m_sources[i]);
        if (m_sources[i].tree->find("bundle"))
            text = remove_value(text, "bundle").value_or(text);
        if (i + 1 == m_sources.size() || parent_of(*m_sources[i].tree) == m_sources[i + 1].called())
            return text;
        return set_value(text, "extends", print_scalar(m_sources[i + 1].called()), {}).value_or(text);
    }

    void add_parents()
    {
        for (std::size_t i = 1; i < m_sources.size(); ++i)
            if (const std::string id = m_sources[i].called(); !is_shipped(m_sources[i], id, m_library)) {
                m_bundle.variants.push_back(id);
                add("extends", id, {"variants", id, own_text(i)});
            }
    }

    // The nearest file that names it says where it lies.
    void add_equipment(const PlayedOn& wanted)
    {
        const auto names_it = [&](const VariantSource& source) {
            return source.tree->find(wanted.key) != nullptr;
        };
        const auto namer = std::ranges::find_if(m_sources, names_it);
        const VariantSource& from = namer == m_sources.end() ? m_sources.back() : *namer;
        const std::string name = wanted.folder + "/" + wanted.id;
        const auto found = equipment_for(from, wanted.folder, wanted.id, m_library);
        if (!found || is_shipped(*found, name, m_library))
            return;
        m_bundle.equipment.push_back(wanted);
        add(wanted.key, name, {wanted.folder, wanted.id, text_of(*found)});
    }

    // `name`: of its file, if it had one.
    void add(const std::string& key, const std::string& name, BundledPart part)
    {
        if (!shipped_file(m_library, name).empty())
            m_report.add(Id::id_taken, {}, key, in_quotes(part.id),
                         "an id that does not come with the program");
        m_parts.push_back(std::move(part));
    }

    // It must say the same to someone who has nothing but the program.
    Loaded<Bundle> checked(const ReadsTheSame& same)
    {
        Folders others = m_library;
        others.front().clear();
        Loaded<Bundle> made;
        if (m_report.clean() && !same(m_bundle.text, others))
            m_report.add(Id::syntax, {}, "bundle", "something that would be read differently in a bundle",
                         "keys on their own lines, indented with spaces");
        if (m_report.clean())
            made.value = std::move(m_bundle);
        m_report.hand_over(made.diagnostics);
        return made;
    }

    const Folders& m_library;
    const std::vector<VariantSource>& m_sources;
    Report m_report;
    std::vector<BundledPart> m_parts;
    Bundle m_bundle;
};

} // namespace

std::string print_bundle(const std::vector<BundledPart>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0 || parts[i].folder != parts[i - 1].folder)
            text += std::string(2, ' ') + parts[i].folder + ":\n";
        text +=
            std::string(part_indent - 2, ' ') + parts[i].id + ":\n" + indented(parts[i].text, part_indent);
    }
    return text.empty() ? text : "\nbundle:\n" + text;
}

std::string id_beside_shipped(const Folders& library, const std::string& folder, std::string id)
{
    while (!shipped_file(library, folder + "/" + id).empty())
        id += "-2";
    return id;
}

Loaded<Bundle> make_bundle(const std::vector<VariantSource>& sources, const std::vector<PlayedOn>& equipment,
                           const Folders& library, const ReadsTheSame& same)
{
    return Binder(sources, library).bind(equipment, same);
}

} // namespace capitol
