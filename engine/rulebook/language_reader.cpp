#include "rulebook/language_reader.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"

#include <algorithm>
#include <set>

namespace capitol {
namespace {

using Names = std::set<std::string, std::less<>>;

constexpr std::size_t longest = 2000; // characters of a passage

const std::vector<std::string> phrases_of_all{"title", "note",     "silent", "and",
                                              "marks", "contents", "example"};

// Facts of variants, of the things in their lists, and of phrases; and the lists.
class Known
{
public:
    explicit Known(const Vocabulary& vocabulary) : facts{"n", "m", "variant", "base"}
    {
        facts.insert(vocabulary.arguments.begin(), vocabulary.arguments.end());
        add(vocabulary.sheet.facts);
        for (const auto& [list, rows] : vocabulary.sheet.lists) {
            lists.insert(list);
            for (const Facts& row : rows)
                add(row);
        }
    }

    Names facts;
    Names lists;

private:
    void add(const Facts& more)
    {
        for (const std::string& name : more.names())
            facts.insert(name);
    }
};

void check_names(const std::vector<std::string>& asked, const Names& names, Place place,
                 const std::string& path, Report& report)
{
    for (const std::string& name : asked)
        if (!names.contains(name))
            report.add(Diagnostic::Id::not_allowed, place, path, in_quotes(name),
                       "a fact of the game's variant_facts.h", nearest(name, {names.begin(), names.end()}));
}

template <typename Visit>
void for_each_slot(const Skeleton& skeleton, Visit visit)
{
    for (const ChapterPlan& chapter : skeleton)
        for (const Element& element : chapter.elements) {
            for (const Slot& slot : element.head)
                visit(slot);
            for (const Slot& slot : element.says)
                visit(slot);
        }
}

// Passages that the skeleton names.
Names wanted_passages(const Skeleton& skeleton)
{
    Names wanted;
    for (const ChapterPlan& chapter : skeleton)
        wanted.insert(chapter.title);
    for_each_slot(skeleton, [&](const Slot& slot) {
        for (const Slot::Choice& choice : slot.choices)
            if (!choice.is_fact)
                wanted.insert(choice.passage);
    });
    return wanted;
}

class LanguageReader
{
public:
    LanguageReader(const YamlNode& tree, const Vocabulary& vocabulary, Report& report)
        : m_tree(tree), m_known(vocabulary), m_phrases(phrases_of_all.begin(), phrases_of_all.end()),
          m_report(report)
    {
        m_phrases.insert(vocabulary.phrases.begin(), vocabulary.phrases.end());
    }

    Language language(const Skeleton& skeleton)
    {
        report_unknown_keys(
            m_tree, {}, {"format", "language", "numbers", "none_is_one", "phrases", "passages"}, m_report);
        read_format(m_tree, m_report);
        read_language();
        read_counting();
        read_all("phrases", [&](const YamlNode& map) { read_map(map, "phrases", {}, m_language.phrases); });
        demand("phrases", m_phrases, m_language.phrases);
        read_all("passages", [&](const YamlNode& map) {
            for (const YamlEntry& chapter : map.entries)
                read_map(chapter.value, join("passages", chapter.key.text), chapter.key.text + ".",
                         m_language.passages);
        });
        demand("passages", wanted_passages(skeleton), m_language.passages);
        return std::move(m_language);
    }

private:
    void read_language()
    {
        const YamlNode* language = m_tree.find("language");
        if (!language)
            return report_missing(m_tree, "language", "en, it, fr or nl", m_report);
        m_language.code = read_text(*language, "language", 2, m_report);
    }

    void read_counting()
    {
        const YamlNode* numbers = m_tree.find("numbers");
        if (!numbers || !numbers->is(YamlNode::Kind::list))
            return report_missing(m_tree, "numbers", "the words for 0, 1, 2 and so on", m_report);
        for (const YamlNode& number : numbers->items)
            m_language.counting.words.push_back(read_text(number, "numbers", 40, m_report));
        const YamlNode* none = m_tree.find("none_is_one");
        m_language.counting.none_is_one = none && none->text == "true";
    }

    template <typename Read>
    void read_all(const char* key, Read read)
    {
        const YamlNode* map = m_tree.find(key);
        if (!map)
            report_missing(m_tree, key, "a map of texts", m_report);
        else if (!map->is(YamlNode::Kind::map))
            m_report.add(Diagnostic::Id::wrong_type, map->place, key, describe(*map), "a map of texts");
        else
            read(*map);
    }

    using Passages = std::map<std::string, Wording, std::less<>>;

    void read_map(const YamlNode& map, const std::string& path, const std::string& prefix, Passages& passages)
    {
        if (!map.is(YamlNode::Kind::map))
            return m_report.add(Diagnostic::Id::wrong_type, map.place, path, describe(map), "a map of texts");
        for (const YamlEntry& entry : map.entries) {
            const std::string here = join(path, entry.key.text);
            m_keys[prefix + entry.key.text] = &entry.key;
            if (auto passage = read_passage(entry.value, here))
                passages.insert_or_assign(prefix + entry.key.text, *std::move(passage));
        }
    }

    std::optional<Wording> read_passage(const YamlNode& node, const std::string& path)
    {
        std::string words = read_text(node, path, longest, m_report);
        while (words.ends_with('\n'))
            words.pop_back();
        std::string fault;
        auto passage = Wording::parse(words, fault);
        if (!passage)
            m_report.add(Diagnostic::Id::syntax, node.place, path, fault,
                         "{fact}, {=fact} or {fact|one|more}");
        else
            check_names(passage->names(), m_known.facts, node.place, path, m_report);
        return passage;
    }

    void demand(const char* key, const Names& wanted, const Passages& have)
    {
        const YamlNode* map = m_tree.find(key);
        for (const std::string& name : wanted)
            if (map && !m_keys.contains(name))
                report_missing(*map, join(key, name), "the text of " + name, m_report);
        const std::vector<std::string> names(wanted.begin(), wanted.end());
        for (const auto& [name, passage] : have)
            if (!wanted.contains(name))
                m_report.add(Diagnostic::Id::unknown_key, m_keys[name]->place, join(key, name),
                             in_quotes(name), "what structure.yaml or the program asks for",
                             nearest(name, names));
    }

    const YamlNode& m_tree;
    const Known m_known;
    Names m_phrases;
    Report& m_report;
    Language m_language;
    std::map<std::string, const YamlNode*> m_keys;
};

} // namespace

Language read_language(const YamlNode& tree, const Skeleton& skeleton, const Vocabulary& vocabulary,
                       Report& report)
{
    return LanguageReader(tree, vocabulary, report).language(skeleton);
}

void check_facts(const Skeleton& skeleton, const Vocabulary& vocabulary, Report& report)
{
    const Known known(vocabulary);
    for (const ChapterPlan& chapter : skeleton)
        for (const Element& element : chapter.elements) {
            check_names(element.when.names(), known.facts, element.place, chapter.id, report);
            if (!element.each.empty())
                check_names({element.each}, known.lists, element.place, chapter.id, report);
        }
    for_each_slot(skeleton, [&](const Slot& slot) {
        for (const Slot::Choice& choice : slot.choices) {
            check_names(choice.when.names(), known.facts, choice.place, choice.passage, report);
            if (choice.is_fact)
                check_names({choice.passage}, known.facts, choice.place, choice.passage, report);
        }
    });
}

} // namespace capitol
