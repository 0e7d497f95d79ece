#include "capitol/variant/source.h"

#include "base/suggestion.h"
#include "base/text_file.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "capitol/variant/variant_reader.h"

#include <algorithm>
#include <set>

namespace capitol {
namespace {

namespace fs = std::filesystem;
using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr const char* parent_rule = "the id of a variant, or the name of a .yaml file in the same folder";
constexpr const char* lone_parent_rule = "the id of a variant";
constexpr const char* part_rule = "a map with this id";

// The ids of a bundle's variants or boards.
std::vector<std::string> parts_of(const Source& source, const char* kind)
{
    std::vector<std::string> ids;
    const YamlNode* parts = source.bundle ? source.bundle->find(kind) : nullptr;
    for (std::size_t i = 0; parts && i < parts->entries.size(); ++i)
        ids.push_back(parts->entries[i].key.text);
    return ids;
}

std::optional<Source> part_of(const Source& source, const char* kind, std::string_view id)
{
    const YamlNode* parts = source.bundle ? source.bundle->find(kind) : nullptr;
    const YamlNode* tree = parts ? parts->find(id) : nullptr;
    if (!tree)
        return std::nullopt;
    return Source{
        source.file, Report(source.report.file()), source.text, *tree, source.bundle, std::string(id),
        source.alone};
}

fs::path folder_beside(const Source& source)
{
    return source.file.has_parent_path() ? source.file.parent_path() : fs::path(".");
}

fs::path file_beside(const Source& source, const std::string& name)
{
    return source.alone ? fs::path() : file_in(folder_beside(source), name);
}

// Reports keys and parts that are none, so that what is looked for in it is a map of ids to maps.
bool check_parts(const YamlEntry& parts, Report& report)
{
    const std::string path = join("bundle", parts.key.text);
    const bool is_map = parts.value.is(Kind::map);
    if (!is_map)
        report.add(Id::wrong_type, parts.value.place, path, describe(parts.value), "a map of ids");
    bool good = is_map;
    for (const YamlEntry& part : parts.value.entries) {
        const YamlNode* id = part.value.find("id");
        const bool fits =
            is_id(part.key.text) && id && id->text == part.key.text && !part.value.find("bundle");
        if (!fits)
            report.add(Id::wrong_type, part.key.place, join(path, part.key.text), describe(part.value),
                       part_rule);
        good = good && fits;
    }
    return good;
}

std::shared_ptr<const YamlNode> bundle_in(const YamlNode& tree, Report& report)
{
    static const std::vector<std::string> known{"variants", "boards"};
    const YamlNode* bundle = tree.find("bundle");
    if (!bundle)
        return nullptr;
    bool good = bundle->is(Kind::map);
    if (!good)
        report.add(Id::wrong_type, bundle->place, "bundle", describe(*bundle), "a map of " + one_of(known));
    for (const YamlEntry& entry : bundle->entries) {
        const bool is_known = std::ranges::find(known, entry.key.text) != known.end();
        if (!is_known)
            report_unknown(entry.key, join("bundle", entry.key.text), known, nearest(entry.key.text, known),
                           report);
        good = is_known && check_parts(entry, report) && good;
    }
    return good ? std::make_shared<const YamlNode>(*bundle) : nullptr;
}

Source with_tree(Source source)
{
    if (source.text)
        source.tree = parse_yaml_text(*source.text, source.report);
    if (source.tree)
        source.bundle = bundle_in(*source.tree, source.report);
    return source;
}

// The same text by whatever path.
std::string mark_of(const Source& source)
{
    return display(identity(source.file)) + '\n' + source.part;
}

// Follows `extends` up to the root. The first source is the variant itself.
class Chain
{
public:
    Chain(Source source, const Folders& library) : m_library(library)
    {
        m_sources.push_back(std::move(source));
        while (std::optional<Source> parent = find_parent())
            m_sources.push_back(std::move(*parent));
    }

    std::vector<Source> take() { return std::move(m_sources); }

private:
    // Empty at the root, and where the parent cannot be had, which is reported.
    std::optional<Source> find_parent()
    {
        Source& child = m_sources.back();
        const std::string wanted = child.tree ? parent_of(*child.tree) : std::string();
        if (wanted.empty())
            return std::nullopt;
        const Place place = child.tree->find("extends")->place;
        const bool by_file = !child.alone && child.part.empty() && is_file_name(wanted);
        if (!by_file && !is_id(wanted))
            return refuse(child, place, wanted);
        std::optional<Source> parent = by_file ? beside(child, wanted) : by_id(child, wanted);
        if (!parent)
            return miss(child, place, wanted);
        m_seen.insert(mark_of(child));
        return m_seen.contains(mark_of(*parent)) ? report_circle(place, *parent) : parent;
    }

    static std::optional<Source> beside(const Source& child, const std::string& wanted)
    {
        const fs::path file =
            file_beside(child, wanted.substr(0, wanted.size() - std::string(".yaml").size()));
        return file.empty() ? std::nullopt : std::optional(read_source(file));
    }

    std::optional<Source> by_id(const Source& child, const std::string& wanted) const
    {
        fs::path file = shipped_file(m_library, wanted);
        if (file.empty())
            if (std::optional<Source> part = part_of(child, "variants", wanted))
                return part;
        if (file.empty())
            file = file_beside(child, wanted);
        if (file.empty())
            file = own_file(m_library, wanted);
        return file.empty() ? std::nullopt : std::optional(read_source(file));
    }

    std::nullopt_t refuse(Source& child, Place place, const std::string& wanted) const
    {
        const bool lone = child.alone || !child.part.empty();
        child.report.add(Id::not_allowed, place, "extends", in_quotes(wanted),
                         lone ? lone_parent_rule : parent_rule);
        return std::nullopt;
    }

    std::nullopt_t miss(Source& child, Place place, const std::string& wanted) const
    {
        std::vector<std::string> known = names_in_all(m_library);
        std::ranges::move(parts_of(child, "variants"), std::back_inserter(known));
        if (!child.alone)
            std::ranges::move(names_in(folder_beside(child)), std::back_inserter(known));
        std::ranges::sort(known);
        known.erase(std::unique(known.begin(), known.end()), known.end());
        std::erase_if(known, [](const std::string& name) { return !is_id(name); });
        child.report.add(Id::unknown_variant, place, "extends", in_quotes(wanted), one_of(known),
                         nearest(wanted, known));
        return std::nullopt;
    }

    std::nullopt_t report_circle(Place place, const Source& parent)
    {
        m_sources.back().report.add(Id::extends_cycle, place, "extends", circle_to(parent),
                                    "a parent that is not based on this variant");
        return std::nullopt;
    }

    // `a -> b -> a`
    std::string circle_to(const Source& parent) const
    {
        const auto same = [&](const Source& source) { return mark_of(source) == mark_of(parent); };
        const auto first = std::ranges::find_if(m_sources, same);
        std::string text;
        for (auto source = first; source != m_sources.end(); ++source)
            text += source->called() + " -> ";
        return text + first->called();
    }

    const Folders& m_library;
    std::vector<Source> m_sources;
    std::set<std::string> m_seen;
};

} // namespace

std::string Source::called() const
{
    const YamlNode* id = tree ? tree->find("id") : nullptr;
    return id && is_id(id->text) ? id->text : report.file();
}

Source read_source(const fs::path& file)
{
    Source source{file, Report(display(file))};
    if (auto text = read_text_file(file, source.report))
        source.text = std::make_shared<const std::string>(std::move(*text));
    return with_tree(std::move(source));
}

Source parse_source(std::string_view text, const fs::path& file, bool alone)
{
    const bool named = !file.empty();
    Source source{named ? file : fs::path("<text>"), Report(named ? display(file) : "<text>")};
    source.alone = alone || !named;
    source.text = std::make_shared<const std::string>(text);
    return with_tree(std::move(source));
}

std::vector<Source> chain_of(Source source, const Folders& library)
{
    return Chain(std::move(source), library).take();
}

std::optional<Source> board_for(const Source& source, std::string_view id, const Folders& library)
{
    if (!is_id(id))
        return std::nullopt;
    const std::string name = "boards/" + std::string(id);
    fs::path file = shipped_file(library, name);
    if (file.empty())
        if (std::optional<Source> part = part_of(source, "boards", id))
            return part;
    if (file.empty())
        file = file_beside(source, name);
    if (file.empty())
        file = own_file(library, name);
    return file.empty() ? std::nullopt : std::optional(read_source(file));
}

std::vector<std::string> boards_for(const Source& source, const Folders& library)
{
    std::vector<std::string> known = names_in_all(library, "boards");
    std::ranges::move(parts_of(source, "boards"), std::back_inserter(known));
    if (!source.alone)
        std::ranges::move(names_in(folder_beside(source) / "boards"), std::back_inserter(known));
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

} // namespace capitol
