#include "glossary.h"

#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "capitol/readings/form.h"

using namespace capitol;

namespace {

using Id = Diagnostic::Id;

constexpr std::size_t longest = 600; // characters of a sentence or a text

QString readWords(const YamlNode& node, const std::string& path, Report& report)
{
    const std::string text = read_text(node, path, longest, report);
    if (text.empty() && node.is(YamlNode::Kind::scalar))
        report.add(Id::not_allowed, node.place, path, describe(node), "a word or a few");
    return QString::fromStdString(text);
}

QString require(const Form& form, const char* key, Report& report)
{
    const YamlNode* node = form.require(key, "a word or a few");
    return node ? readWords(*node, form.path(key), report) : QString();
}

QStringList readList(std::span<const YamlNode> nodes, const std::string& path, Report& report)
{
    QStringList all;
    for (const YamlNode& node : nodes)
        all.append(readWords(node, path, report));
    return all;
}

Words readLanguage(const YamlNode& node, const std::string& path, Report& report)
{
    const Form form(node, path, {"word", "plural", "also", "avoid"}, report);
    Words words{{require(form, "word", report)}, readList(form.list("avoid"), form.path("avoid"), report)};
    if (const YamlNode* plural = form.find("plural"))
        words.forms.append(readWords(*plural, form.path("plural"), report));
    words.forms.append(readList(form.list("also"), form.path("also"), report));
    return words;
}

Term readTerm(const YamlNode& node, std::size_t index, Report& report)
{
    const YamlNode* name = node.find("id");
    const Form form(node, name ? join("terms", name->text) : item_path("terms", index),
                    {"id", "what", "en", "it", "fr", "nl"}, report);
    Term term{QString::fromStdString(form.id("id")), {}, node.place};
    require(form, "what", report);
    for (const std::string& language : languageCodes())
        if (const YamlNode* words = form.require(language, "word, plural, also, avoid"))
            term.in[QString::fromStdString(language)] = readLanguage(*words, form.path(language), report);
    return term;
}

void refuseTaken(const QList<Term>& terms, const Term& term, Report& report)
{
    for (const Term& other : terms)
        if (other.id == term.id)
            report.add(Id::not_allowed, term.place, "terms", in_quotes(term.id.toStdString()),
                       "an id that no other term has");
}

// A text that one term asks for and another forbids could never be right.
void refuseQuarrels(const QList<Term>& terms, Report& report)
{
    QMap<QString, QString> asked; // "it: piano" -> the term
    for (const Term& term : terms)
        for (auto words = term.in.begin(); words != term.in.end(); ++words)
            for (const QString& form : words->forms)
                asked[words.key() + ": " + form] = term.id;
    for (const Term& term : terms)
        for (auto words = term.in.begin(); words != term.in.end(); ++words)
            for (const QString& word : words->avoid)
                if (const QString other = asked.value(words.key() + ": " + word); !other.isEmpty())
                    report.add(Id::not_allowed, term.place,
                               QString("terms.%1.%2.avoid").arg(term.id, words.key()).toStdString(),
                               in_quotes(word.toStdString()),
                               "no word of another term, such as " + other.toStdString());
}

std::vector<std::string> ids(const QList<Term>& terms)
{
    std::vector<std::string> ids;
    for (const Term& term : terms)
        ids.push_back(term.id.toStdString());
    return ids;
}

Exception readException(const YamlNode& node, const std::string& path, const QList<Term>& terms,
                        Report& report)
{
    const Form form(node, path, {"term", "why", "languages", "in", "texts"}, report);
    Exception exception;
    exception.term = QString::fromStdString(form.word("term", ids(terms)));
    require(form, "why", report);
    for (const YamlNode& language : form.required_list("languages"))
        exception.languages.append(
            QString::fromStdString(read_word(language, form.path("languages"), languageCodes(), report)));
    exception.where = require(form, "in", report);
    exception.texts = readList(form.required_list("texts"), form.path("texts"), report);
    return exception;
}

} // namespace

const std::vector<std::string>& languageCodes()
{
    static const std::vector<std::string> codes{"en", "it", "fr", "nl"};
    return codes;
}

Glossary readGlossary(const std::filesystem::path& file, Report& report)
{
    Glossary glossary;
    const auto tree = read_yaml_file(file, report);
    if (!tree)
        return glossary;
    const Form form(*tree, {}, {"format", "terms", "exceptions"}, report);
    read_format(*tree, report);
    const auto terms = form.required_list("terms");
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const Term term = readTerm(terms[i], i, report);
        refuseTaken(glossary.terms, term, report);
        glossary.terms.append(term);
    }
    refuseQuarrels(glossary.terms, report);
    const auto exceptions = form.list("exceptions");
    for (std::size_t i = 0; i < exceptions.size(); ++i)
        glossary.exceptions.append(
            readException(exceptions[i], item_path("exceptions", i), glossary.terms, report));
    return glossary;
}
