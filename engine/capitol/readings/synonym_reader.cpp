#include "capitol/readings/synonym_reader.h"

#include "base/yaml_fields.h"
#include "capitol/readings/folding.h"
#include "capitol/readings/form.h"

#include <set>

namespace capitol {
namespace {

using Id = Diagnostic::Id;

constexpr std::size_t longest_word = 40;

// Of one language.
class SynonymReader
{
public:
    explicit SynonymReader(Report& report) : m_report(report) {}

    Synonyms read(const YamlNode& node, const std::string& path)
    {
        const Form form(node, path, {"stems", "typed"}, m_report);
        Synonyms synonyms;
        synonyms.stems = words(form, "stems", form.required_list("stems"));
        synonyms.typed = words(form, "typed", form.list("typed"));
        if (const YamlNode* stems = form.find("stems"); stems && stems->items.empty())
            form.refuse(Id::out_of_range, *stems, "stems", "at least one word");
        return synonyms;
    }

private:
    std::vector<std::string> words(const Form& form, const char* key, std::span<const YamlNode> items)
    {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string path = item_path(form.path(key), i);
            words.push_back(read_text(items[i], path, longest_word, m_report));
            refuse_unfit(items[i], path, words.back());
        }
        return words;
    }

    // A word is there to be found, and leads to one thing.
    void refuse_unfit(const YamlNode& node, const std::string& path, const std::string& word)
    {
        if (!node.is(YamlNode::Kind::scalar))
            return;
        const auto parts = folded_words(word);
        if (parts.empty())
            m_report.add(Id::not_allowed, node.place, path, describe(node), "a word");
        else if (!m_taken.insert(parts).second)
            m_report.add(Id::not_allowed, node.place, path, describe(node),
                         "a word that this language has not yet");
    }

    Report& m_report;
    std::set<std::vector<std::string>> m_taken;
};

} // namespace

void read_synonyms(const YamlNode& tree, Readings& readings, Report& report)
{
    const Form form(tree, {}, {"format", "synonyms"}, report);
    read_format(tree, report);
    const YamlNode* node = form.require("synonyms", "a map of en, it, fr and nl to lists");
    if (!node)
        return;
    const Form by_language(*node, "synonyms", {languages.begin(), languages.end()}, report);
    for (const char* language : languages) {
        SynonymReader reader(report);
        const auto groups = by_language.required_list(language);
        for (std::size_t i = 0; i < groups.size(); ++i)
            readings.synonyms[language].push_back(
                reader.read(groups[i], item_path(by_language.path(language), i)));
    }
}

} // namespace capitol
