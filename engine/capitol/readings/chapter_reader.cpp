#include "capitol/readings/chapter_reader.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"
#include "capitol/readings/form.h"
#include "capitol/readings/picture_reader.h"
#include "capitol/variant/knob_reader.h"
#include "capitol/variant/knob_text.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr int highest_number = 9999;

template <typename Words>
std::vector<std::string> to_list(const Words& words)
{
    return {words.begin(), words.end()};
}

// The enumerators stand in the order of their words.
template <typename Enum, typename Words>
Enum value_of(const Words& words, const std::string& word, Enum otherwise)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? otherwise : static_cast<Enum>(found - words.begin());
}

std::vector<std::string> ids_of(const std::vector<Sheet>& sheets)
{
    std::vector<std::string> ids;
    std::ranges::transform(sheets, std::back_inserter(ids), &Sheet::id);
    return ids;
}

class ChapterReader
{
public:
    ChapterReader(int chapter, Readings& readings, Report& report)
        : m_chapter(chapter), m_readings(readings), m_report(report)
    {
    }

    void read(const YamlNode& tree)
    {
        const Form form(tree, {}, {"format", "readings", "situations"}, m_report);
        read_format(tree, m_report);
        const auto readings = form.list("readings");
        for (std::size_t i = 0; i < readings.size(); ++i)
            m_readings.readings.push_back(read_reading(readings[i], item_path("readings", i)));
        const auto situations = form.list("situations");
        for (std::size_t i = 0; i < situations.size(); ++i)
            m_readings.situations.push_back(read_situation(situations[i], item_path("situations", i)));
    }

private:
    Reading read_reading(const YamlNode& node, const std::string& path)
    {
        const Form form(node, path,
                        {"id", "number", "judgement", "topic", "says", "sheets", "ruling", "knobs", "weight",
                         "effect", "picture"},
                        m_report);
        Reading reading;
        reading.chapter = m_chapter;
        reading.id = form.id("id");
        refuse_taken(m_readings.readings, &Reading::id, reading.id, form, "id");
        reading.number = read_number(form);
        reading.judgements = read_judgements(form);
        reading.topic = form.text("topic");
        const LocalText common = form.find("says") ? form.text("says") : LocalText();
        reading.sheets = read_sheets(form, common);
        reading.ruling = read_ruling(form, common, reading.sheets);
        reading.knobs = read_knobs(form);
        reading.weight = read_weight(form);
        reading.effect = form.text("effect");
        reading.picture = read_picture_of(form);
        return reading;
    }

    Situation read_situation(const YamlNode& node, const std::string& path)
    {
        const Form form(
            node, path,
            {"id", "likelihood", "topic", "choice", "why", "sheets", "knobs", "weight", "picture"}, m_report);
        Situation situation;
        situation.chapter = m_chapter;
        situation.id = read_situation_id(form);
        refuse_taken(m_readings.situations, &Situation::id, situation.id, form, "id");
        situation.likelihood = value_of(likelihood_words, form.word("likelihood", to_list(likelihood_words)),
                                        Likelihood::sometimes);
        situation.topic = form.text("topic");
        situation.choice = form.text("choice");
        situation.why = form.text("why");
        situation.sheets = read_touching_sheets(form);
        situation.knobs = read_knobs(form);
        situation.weight = read_weight(form);
        situation.picture = read_picture_of(form);
        return situation;
    }

    template <typename Thing, typename Field, typename Value>
    static void refuse_taken(const std::vector<Thing>& things, Field field, const Value& value,
                             const Form& form, const char* key)
    {
        if (value != Value() && std::ranges::find(things, value, field) != things.end())
            form.refuse(Id::not_allowed, *form.find(key), key, "one that no other has");
    }

    int read_number(const Form& form)
    {
        const YamlNode* node = form.require("number", "a whole number from 1");
        if (!node)
            return 0;
        const int number = read_whole(*node, form.path("number"), 1, highest_number, m_report).value_or(0);
        refuse_taken(m_readings.readings, &Reading::number, number, form, "number");
        return number;
    }

    // `U10`
    std::string read_situation_id(const Form& form)
    {
        constexpr const char* allowed = "U and a number";
        const YamlNode* node = form.require("id", allowed);
        if (!node)
            return {};
        const std::string digits = node->text.substr(std::min<std::size_t>(1, node->text.size()));
        const bool numbered = !digits.empty() && digits.find_first_not_of("0123456789") == std::string::npos;
        if (node->text.starts_with('U') && numbered)
            return node->text;
        form.refuse(node->is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, *node, "id", allowed);
        return {};
    }

    std::vector<Judgement> read_judgements(const Form& form)
    {
        std::vector<Judgement> judgements;
        const auto items = form.required_list("judgement");
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string word =
                read_word(items[i], item_path(form.path("judgement"), i), to_list(judgement_words), m_report);
            judgements.push_back(value_of(judgement_words, word, Judgement::agree));
        }
        if (const YamlNode* node = form.find("judgement"); node && node->is(Kind::list) && items.empty())
            form.refuse(Id::out_of_range, *node, "judgement", "at least one judgement");
        return judgements;
    }

    std::vector<Statement> read_sheets(const Form& form, const LocalText& common)
    {
        const YamlNode* node = form.require("sheets", "a map of sheets");
        if (!node)
            return {};
        const Form sheets(*node, form.path("sheets"), ids_of(m_readings.sheets), m_report);
        std::vector<Statement> statements;
        for (const Sheet& sheet : m_readings.sheets) {
            const YamlNode* statement = sheets.require(sheet.id, "what this sheet says");
            statements.push_back(statement ? read_statement(*statement, sheets.path(sheet.id), sheet, common)
                                           : Statement());
        }
        return statements;
    }

    // Of a situation: only the texts that touch it are named.
    std::vector<Statement> read_touching_sheets(const Form& form)
    {
        std::vector<Statement> statements(m_readings.sheets.size(), Statement{Status::silent, {}, {}});
        const YamlNode* node = form.find("sheets");
        if (!node)
            return statements;
        const Form sheets(*node, form.path("sheets"), ids_of(m_readings.sheets), m_report);
        for (std::size_t i = 0; i < statements.size(); ++i) {
            const Sheet& sheet = m_readings.sheets[i];
            if (const YamlNode* statement = sheets.find(sheet.id))
                statements[i] = read_statement(*statement, sheets.path(sheet.id), sheet, {});
        }
        return statements;
    }

    Statement read_statement(const YamlNode& node, const std::string& path, const Sheet& sheet,
                             const LocalText& common)
    {
        const Form form(node, path, {"status", "section", "says"}, m_report);
        Statement statement;
        if (form.find("status"))
            statement.status =
                value_of(status_words, form.word("status", to_list(status_words)), Status::stated);
        const bool speaks = statement.status != Status::silent;
        const auto sections = speaks ? form.required_list("section") : form.list("section");
        for (std::size_t i = 0; i < sections.size(); ++i)
            statement.passages.push_back(
                read_passage(sections[i], item_path(form.path("section"), i), sheet));
        if (form.find("says") || (speaks && common.empty()))
            statement.says = form.text("says");
        else if (speaks)
            statement.says = common;
        return statement;
    }

    SheetPassage read_passage(const YamlNode& node, const std::string& path, const Sheet& sheet)
    {
        const std::size_t blank = node.text.find(' ');
        const SheetPassage passage{node.text.substr(0, blank),
                                   blank == std::string::npos ? std::string() : node.text.substr(blank + 1)};
        if (!node.is(Kind::scalar) || !sheet.sections.contains(passage.section))
            m_report.add(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node.place, path,
                         describe(node), one_of(sheet.codes) + ", then a space and the point",
                         nearest(passage.section, sheet.codes));
        return passage;
    }

    // Its own words, those of the text that decides, or what the texts have in common.
    LocalText read_ruling(const Form& form, const LocalText& common, const std::vector<Statement>& sheets)
    {
        const YamlNode* node = form.find("ruling");
        if (!node && !common.empty())
            return common;
        if (!node || node->is(Kind::map))
            return form.text("ruling");
        const auto ids = ids_of(m_readings.sheets);
        const auto sheet = std::ranges::find(ids, form.word("ruling", ids));
        if (sheet == ids.end() || sheets.empty())
            return {};
        const LocalText& says = sheets[static_cast<std::size_t>(sheet - ids.begin())].says;
        if (says.empty())
            form.refuse(Id::not_allowed, *node, "ruling", "a sheet that says something");
        return says;
    }

    std::vector<KnobReading> read_knobs(const Form& form)
    {
        std::vector<KnobReading> knobs;
        const auto items = form.list("knobs");
        for (std::size_t i = 0; i < items.size(); ++i)
            knobs.push_back(read_knob_values(items[i], item_path(form.path("knobs"), i)));
        return knobs;
    }

    // What has knobs can change play, and says how much; nothing else can.
    int read_weight(const Form& form)
    {
        const YamlNode* node = form.find("weight");
        const YamlNode* knobs = form.find("knobs");
        if (node && !knobs)
            form.refuse(Id::not_allowed, *node, "weight", "none where there are no knobs");
        if (!knobs || !(node = form.require("weight", "a whole number from 1 to 9")))
            return 0;
        return read_whole(*node, form.path("weight"), lightest, heaviest, m_report).value_or(0);
    }

    KnobReading read_knob_values(const YamlNode& node, const std::string& path)
    {
        const Form form(node, path, {"key", "values"}, m_report);
        KnobReading reading;
        const YamlNode* key = form.require("key", "a knob");
        const YamlNode* values = form.require("values", "a map of variants to values");
        if (!key || !values)
            return reading;
        const Knob* knob = find_knob(key->text);
        if (!knob) {
            form.refuse(Id::not_allowed, *key, "key", "a knob of a variant file",
                        nearest(key->text, knob_keys()));
            return reading;
        }
        reading.key = knob->key;
        read_values(*knob, *values, form.path("values"), reading);
        return reading;
    }

    void read_values(const Knob& knob, const YamlNode& node, const std::string& path, KnobReading& reading)
    {
        if (!node.find(m_readings.reference))
            report_missing(node, join(path, m_readings.reference), allowed_values(knob), m_report);
        for (const YamlEntry& entry : node.entries) {
            Ruleset rules;
            Places places;
            Report report(m_report.file());
            read_knob(knob, entry.value, rules, places, report);
            for (const Diagnostic& wrong : report.diagnostics())
                m_report.add(wrong.id, {wrong.line, wrong.column}, join(path, entry.key.text), wrong.found,
                             wrong.allowed, wrong.suggestion);
            reading.values[entry.key.text] = print_value(knob, knob.get(rules));
        }
    }

    static std::vector<std::string> knob_keys()
    {
        std::vector<std::string> keys;
        std::ranges::transform(schema(), std::back_inserter(keys), &Knob::key);
        return keys;
    }

    std::optional<Picture> read_picture_of(const Form& form)
    {
        const YamlNode* node = form.find("picture");
        return node ? std::optional(read_picture(*node, form.path("picture"), m_report)) : std::nullopt;
    }

    int m_chapter;
    Readings& m_readings;
    Report& m_report;
};

} // namespace

void read_chapter(const YamlNode& tree, int chapter, Readings& readings, Report& report)
{
    ChapterReader(chapter, readings, report).read(tree);
}

} // namespace capitol
