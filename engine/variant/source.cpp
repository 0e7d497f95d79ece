#include "variant/source.h"

#include "base/suggestion.h"
#include "base/text_file.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "variant/entries.h"

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
std::vector<std::string> parts_of(const VariantSource& source, const std::string& kind)
{
    std::vector<std::string> ids;
    const YamlNode* parts = source.bundle ? source.bundle->find(kind) : nullptr;
    for (std::size_t i = 0; parts && i < parts->entries.size(); ++i)
        ids.push_back(parts->entries[i].key.text);
    return ids;
}

std::optional<VariantSource> part_of(const VariantSource& source, const std::string& kind,
                                     std::string_view id)
{
    const YamlNode* parts = source.bundle ? source.bundle->find(kind) : nullptr;
    const YamlNode* tree = parts ? parts->find(id) : nullptr;
    if (!tree)
        return std::nullopt;
    return VariantSource{source.file,
                         Report(source.report.file()),
                         source.equipment,
                         source.text,
                         *tree,
                         source.bundle,
                         std::string(id),
                         source.alone};
}

fs::path folder_beside(const VariantSource& source)
{
    return source.file.has_parent_path() ? source.file.parent_path() : fs::path(".");
}

fs::path file_beside(const VariantSource& source, const std::string& name)
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

std::shared_ptr<const YamlNode> bundle_in(const YamlNode& tree, const Equipment& equipment, Report& report)
{
    std::vector<std::string> known{"variants"};
    known.insert(known.end(), equipment.begin(), equipment.end());
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

VariantSource with_tree(VariantSource source)
{
    if (source.text)
        source.tree = parse_yaml_text(*source.text, source.report);
    if (source.tree)
        source.bundle = bundle_in(*source.tree, *source.equipment, source.report);
    return source;
}

// The same text by whatever path.
std::string mark_of(const VariantSource& source)
{
    return display(identity(source.file)) + '\n' + source.part;
}

// Follows `extends` up to the root. The first source is the variant itself.
class Chain
{
public:
    Chain(VariantSource source, const Folders& library) : m_library(library)
    {
        m_sources.push_back(std::move(source));
        while (std::optional<VariantSource> parent = find_parent())
            m_sources.push_back(std::move(*parent));
    }

    std::vector<VariantSource> take() { return std::move(m_sources); }

private:
    // Empty at the root, and where the parent cannot be had, which is reported.
    std::optional<VariantSource> find_parent()
    {
        VariantSource& child = m_sources.back();
        const std::string wanted = child.tree ? parent_of(*child.tree) : std::string();
        if (wanted.empty())
            return std::nullopt;
        const Place place = child.tree->find("extends")->place;
        const bool by_file = !child.alone && child.part.empty() && is_file_name(wanted);
        if (!by_file && !is_id(wanted))
            return refuse(child, place, wanted);
        std::optional<VariantSource> parent = by_file ? beside(child, wanted) : by_id(child, wanted);
        if (!parent)
            return miss(child, place, wanted);
        m_seen.insert(mark_of(child));
        return m_seen.contains(mark_of(*parent)) ? report_circle(place, *parent) : parent;
    }

    static std::optional<VariantSource> beside(const VariantSource& child, const std::string& wanted)
    {
        const fs::path file =
            file_beside(child, wanted.substr(0, wanted.size() - std::string(".yaml").size()));
        return file.empty() ? std::nullopt : std::optional(read_source(file, *child.equipment));
    }

    std::optional<VariantSource> by_id(const VariantSource& child, const std::string& wanted) const
    {
        fs::path file = shipped_file(m_library, wanted);
        if (file.empty())
            if (std::optional<VariantSource> part = part_of(child, "variants", wanted))
                return part;
        if (file.empty())
            file = file_beside(child, wanted);
        if (file.empty())
            file = own_file(m_library, wanted);
        return file.empty() ? std::nullopt : std::optional(read_source(file, *child.equipment));
    }

    std::nullopt_t refuse(VariantSource& child, Place place, const std::string& wanted) const
    {
        const bool lone = child.alone || !child.part.empty();
        child.report.add(Id::not_allowed, place, "extends", in_quotes(wanted),
                         lone ? lone_parent_rule : parent_rule);
        return std::nullopt;
    }

    std::nullopt_t miss(VariantSource& child, Place place, const std::string& wanted) const
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

    std::nullopt_t report_circle(Place place, const VariantSource& parent)
    {
        m_sources.back().report.add(Id::extends_cycle, place, "extends", circle_to(parent),
                                    "a parent that is not based on this variant");
        return std::nullopt;
    }

    // `a -> b -> a`
    std::string circle_to(const VariantSource& parent) const
    {
        const auto same = [&](const VariantSource& source) { return mark_of(source) == mark_of(parent); };
        const auto first = std::ranges::find_if(m_sources, same);
        std::string text;
        for (auto source = first; source != m_sources.end(); ++source)
            text += source->called() + " -> ";
        return text + first->called();
    }

    const Folders& m_library;
    std::vector<VariantSource> m_sources;
    std::set<std::string> m_seen;
};

// `mine` of `mine.yaml` and of `mine.capitol.yaml`, which desktops open.
std::string name_of(const fs::path& file)
{
    const fs::path stem = file.stem();
    return display(stem.extension() == ".capitol" ? stem.stem() : stem);
}

// Parts of a bundle that what came with the program is found before.
void warn_of_idle_parts(VariantSource& source, const Folders& folders)
{
    for (const YamlEntry& kind : source.bundle ? source.bundle->entries : std::vector<YamlEntry>())
        for (const YamlEntry& part : kind.value.entries) {
            const std::string& id = part.key.text;
            const std::string name = kind.key.text == "variants" ? id : kind.key.text + "/" + id;
            if (!shipped_file(folders, name).empty())
                source.report.warn(Id::id_taken, part.key.place, "bundle." + kind.key.text + "." + id,
                                   in_quotes(id), "leave it out");
        }
}

} // namespace

std::string VariantSource::called() const
{
    const YamlNode* id = tree ? tree->find("id") : nullptr;
    return id && is_id(id->text) ? id->text : report.file();
}

VariantSource read_source(const fs::path& file, const Equipment& equipment)
{
    VariantSource source{file, Report(display(file)), &equipment};
    if (auto text = read_text_file(file, source.report))
        source.text = std::make_shared<const std::string>(std::move(*text));
    return with_tree(std::move(source));
}

VariantSource parse_source(std::string_view text, const fs::path& file, bool alone,
                           const Equipment& equipment)
{
    const bool named = !file.empty();
    VariantSource source{named ? file : fs::path("<text>"), Report(named ? display(file) : "<text>"),
                         &equipment};
    source.alone = alone || !named;
    source.text = std::make_shared<const std::string>(text);
    return with_tree(std::move(source));
}

void check_ids(VariantSource& source, const Folders& library)
{
    warn_of_idle_parts(source, library);
    const YamlNode* id = source.tree ? source.tree->find("id") : nullptr;
    if (!id || !is_id(id->text))
        return;
    if (const std::string name = name_of(source.file); !source.alone && name != id->text)
        source.report.warn(Id::name_differs, id->place, "id", in_quotes(id->text), in_quotes(name));
    const fs::path shipped = shipped_file(library, id->text);
    if (!shipped.empty() && identity(shipped) != identity(source.file))
        source.report.warn(Id::id_taken, id->place, "id", in_quotes(id->text),
                           in_quotes(free_id(library, id->text)));
}

void expect_id(VariantSource& source, std::string_view id)
{
    const YamlNode* own = source.tree ? source.tree->find("id") : nullptr;
    if (own && is_id(own->text) && own->text != id)
        source.report.add(Id::not_allowed, own->place, "id", describe(*own),
                          "the file's name without .yaml, " + in_quotes(id));
}

std::string parent_of(const YamlNode& tree)
{
    const YamlNode* extends = tree.find("extends");
    return extends && extends->is(Kind::scalar) ? extends->text : std::string();
}

std::vector<VariantSource> chain_of(VariantSource source, const Folders& library)
{
    return Chain(std::move(source), library).take();
}

std::optional<VariantSource> equipment_for(const VariantSource& source, const std::string& folder,
                                           std::string_view id, const Folders& library)
{
    if (!is_id(id))
        return std::nullopt;
    const std::string name = folder + "/" + std::string(id);
    fs::path file = shipped_file(library, name);
    if (file.empty())
        if (std::optional<VariantSource> part = part_of(source, folder, id))
            return part;
    if (file.empty())
        file = file_beside(source, name);
    if (file.empty())
        file = own_file(library, name);
    return file.empty() ? std::nullopt : std::optional(read_source(file, *source.equipment));
}

std::vector<std::string> all_equipment_for(const VariantSource& source, const std::string& folder,
                                           const Folders& library)
{
    std::vector<std::string> known = names_in_all(library, folder);
    std::ranges::move(parts_of(source, folder), std::back_inserter(known));
    if (!source.alone)
        std::ranges::move(names_in(folder_beside(source) / folder), std::back_inserter(known));
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

} // namespace capitol
