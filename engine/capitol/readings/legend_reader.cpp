#include "capitol/readings/legend_reader.h"

#include "base/yaml_fields.h"
#include "capitol/readings/form.h"

#include <algorithm>
#include <iterator>

namespace capitol {
namespace {

using Id = Diagnostic::Id;

constexpr std::size_t longest_section = 80;

// Reports ids that an earlier entry of the list already has.
template <typename Thing>
void refuse_taken(const std::vector<Thing>& things, const Form& form, const std::string& id)
{
    if (!id.empty() && std::ranges::find(things, id, &Thing::id) != things.end())
        form.refuse(Id::not_allowed, *form.find("id"), "id", "an id that no other has");
}

void read_sections(const YamlNode& node, const std::string& path, Sheet& sheet, Report& report)
{
    if (!node.is(YamlNode::Kind::map)) {
        report.add(Id::wrong_type, node.place, path, describe(node), "a map of codes to names");
        return;
    }
    for (const YamlEntry& entry : node.entries) {
        const std::string& code = entry.key.text;
        if (code.find(' ') != std::string::npos)
            report.add(Id::not_allowed, entry.key.place, join(path, code), describe(entry.key),
                       "a code without spaces");
        sheet.codes.push_back(code);
        sheet.sections[code] = read_text(entry.value, join(path, code), longest_section, report);
    }
}

Sheet read_sheet(const YamlNode& node, const std::string& path, const Readings& readings, Report& report)
{
    const Form form(node, path, {"id", "variant", "name", "sections"}, report);
    Sheet sheet;
    sheet.id = form.id("id");
    refuse_taken(readings.sheets, form, sheet.id);
    sheet.variant = form.id("variant");
    sheet.name = form.text("name");
    if (const YamlNode* sections = form.require("sections", "a map of codes to names"))
        read_sections(*sections, form.path("sections"), sheet, report);
    return sheet;
}

Chapter read_chapter_name(const YamlNode& node, const std::string& path, const Readings& readings,
                          Report& report)
{
    const Form form(node, path, {"id", "name"}, report);
    Chapter chapter{form.id("id"), form.text("name")};
    refuse_taken(readings.chapters, form, chapter.id);
    return chapter;
}

std::vector<std::string> all_words()
{
    std::vector<std::string> words(status_words.begin(), status_words.end());
    words.insert(words.end(), judgement_words.begin(), judgement_words.end());
    words.insert(words.end(), likelihood_words.begin(), likelihood_words.end());
    words.insert(words.end(), heading_words.begin(), heading_words.end());
    std::ranges::transform(sentence_words, std::back_inserter(words), &SentenceWord::word);
    return words;
}

// What has to be filled in stands in every language, each once.
void read_places(const SentenceWord& sentence, const YamlNode& words, const Readings& readings,
                 Report& report)
{
    const YamlNode* node = words.find(sentence.word);
    for (const auto& [language, text] : readings.words.at(sentence.word))
        for (const char* place : sentence.places) {
            const std::string wanted = place ? std::string("{") + place + "}" : std::string();
            const std::size_t at = text.find(wanted);
            if (at == std::string::npos || (place && text.find(wanted, at + 1) != std::string::npos))
                report.add(Id::not_allowed, node->place, join(join("words", sentence.word), language),
                           describe(*node->find(language)), "a text with " + wanted + " in it, once");
        }
}

void read_words(const YamlNode& node, Readings& readings, Report& report)
{
    const Form form(node, "words", all_words(), report);
    for (const std::string& word : all_words())
        readings.words[word] = form.text(word);
    for (const SentenceWord& sentence : sentence_words)
        read_places(sentence, node, readings, report);
}

} // namespace

void read_legend(const YamlNode& tree, Readings& readings, Report& report)
{
    const Form form(tree, {}, {"format", "reference", "sheets", "chapters", "words"}, report);
    read_format(tree, report);
    readings.reference = form.id("reference");
    const auto sheets = form.required_list("sheets");
    for (std::size_t i = 0; i < sheets.size(); ++i)
        readings.sheets.push_back(read_sheet(sheets[i], item_path("sheets", i), readings, report));
    const auto chapters = form.required_list("chapters");
    for (std::size_t i = 0; i < chapters.size(); ++i)
        readings.chapters.push_back(
            read_chapter_name(chapters[i], item_path("chapters", i), readings, report));
    if (const YamlNode* words = form.require("words", "a map of words to texts"))
        read_words(*words, readings, report);
}

} // namespace capitol
