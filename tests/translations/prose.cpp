#include "prose.h"

#include "base/yaml_file.h"
#include "capitol/readings/form.h"

#include <QDirIterator>
#include <QRegularExpression>

using namespace capitol;

namespace {

using Kind = YamlNode::Kind;

class Walk
{
public:
    Walk(QString file, std::string language) : m_file(std::move(file)), m_language(std::move(language)) {}

    // Every text of a file in one language.
    void all(const YamlNode& node, const std::string& path)
    {
        add(node, path);
        visit(node, path, [this](const YamlNode& child, const std::string& to) { all(child, to); });
    }

    // The texts of maps that have one in each language.
    void translated(const YamlNode& node, const std::string& path)
    {
        if (const YamlNode* text = node.find(m_language))
            return add(*text, path);
        visit(node, path, [this](const YamlNode& child, const std::string& to) { translated(child, to); });
    }

    QList<Prose> found;

private:
    template <typename To>
    static void visit(const YamlNode& node, const std::string& path, To to)
    {
        for (std::size_t i = 0; i < node.items.size(); ++i)
            to(node.items[i], item_path(path, i));
        for (const YamlEntry& entry : node.entries)
            if (entry.key.text != "sheets")
                to(entry.value, join(path, entry.key.text));
    }

    void add(const YamlNode& node, const std::string& path)
    {
        static const QRegularExpression fact("\\{=?[\\w.]+");
        if (!node.is(Kind::scalar))
            return;
        const QString whole = QString::fromStdString(node.text).trimmed();
        found.append({m_file, QString::fromStdString(path), QString(whole).replace(fact, " "), whole});
    }

    QString m_file;
    std::string m_language;
};

std::optional<YamlNode> readSource(const QString& file)
{
    Report report(file.toStdString());
    return read_yaml_file((CAPITOL_SOURCE_DIR "/" + file).toStdString(), report);
}

QStringList variantFiles()
{
    const QDir source(CAPITOL_SOURCE_DIR);
    QStringList files;
    for (QDirIterator it(source.filePath("variants"), {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();)
        files.append(source.relativeFilePath(it.next()));
    files.sort();
    return files;
}

} // namespace

QList<Prose> readProse(const QString& language)
{
    QList<Prose> prose;
    for (const QString& file : variantFiles())
        if (const auto tree = readSource(file)) {
            Walk walk(file, language.toStdString());
            walk.translated(*tree, {});
            prose += walk.found;
        }
    for (const QString folder : {"translations/rulebook/", "translations/rulebook/canal-mania/"})
        if (const QString rulebook = folder + language + ".yaml"; const auto tree = readSource(rulebook)) {
            Walk walk(rulebook, language.toStdString());
            walk.all(*tree, {});
            prose += walk.found;
        }
    return prose;
}
