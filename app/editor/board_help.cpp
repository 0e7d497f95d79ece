#include "editor/board_help.h"

#include "capitol/notation.h"
#include "capitol/rules.h"
#include "capitol/variant/board_reader.h"
#include "table/words.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

QStringList keysIn(const QString& section)
{
    QStringList all;
    const auto add = [&](const std::vector<std::string>& keys) {
        for (const std::string& key : keys)
            all.append(QString::fromStdString(key));
    };
    if (section.isEmpty())
        add(board_keys());
    else if (section == u"areas")
        add(area_keys());
    else if (section == u"size")
        all = {QStringLiteral("width"), QStringLiteral("height")};
    else if (section == u"name" || section == u"areas.name")
        for (const char* language : languages)
            all.append(QString::fromLatin1(language));
    return all;
}

} // namespace

QList<Completion> BoardHelp::completions(const YamlContext& context) const
{
    if (context.isProse)
        return {};
    const QString whole = context.whole();
    if (context.key.isEmpty())
        return keys(whole);
    return context.isItem && whole == u"areas" ? keys(whole) : values(whole);
}

QList<Completion> BoardHelp::keys(const QString& section)
{
    QList<Completion> all;
    const QString prefix = section.isEmpty() ? section : section + u'.';
    for (const QString& key : keysIn(section)) {
        const bool goesOn = section.isEmpty() && (key == u"size" || key == u"areas");
        all.append({key + (goesOn ? QStringLiteral(":") : QStringLiteral(": ")),
                    meaningOf(prefix + key).section(u'\n', 0, 0)});
    }
    return all;
}

QList<Completion> BoardHelp::values(const QString& key) const
{
    if (key == u"format")
        return {{QStringLiteral("1"), {}}};
    if (key == u"id")
        return {{QString::fromStdString(display(m_document.file().stem())), {}}};
    QList<Completion> all;
    if (key == u"areas.colour")
        for (const Colour colour : all_colours)
            all.append({QString::fromStdString(std::string(print(colour))), Words::district(colour)});
    return all;
}

QString BoardHelp::meaningOf(const QString& key)
{
    const QHash<QString, QString> words{
        {"format", tr("Always 1.")},
        {"id", tr("The file name without .yaml.")},
        {"name", tr("The name of the board, by language.")},
        {"size", tr("Width and height in centimetres, each from 1 to %1.").arg(largest_board_size)},
        {"size.width", tr("Centimetres from left to right.")},
        {"size.height", tr("Centimetres from top to bottom.")},
        {"areas", tr("The areas, each with its sites. At most %1.").arg(max_areas)},
        {"areas.code", tr("Three lower-case letters that no other area has. They are used to write moves.")},
        {"areas.colour", tr("The district: black, white or red. It decides which permits count here.")},
        {"areas.latin", tr("The name that is printed on the board.")},
        {"areas.name", tr("The name in the game’s texts, by language.")},
        {"areas.fountains", tr("How many fountains are printed here. They take the first small sites.")},
        {"areas.outline", tr("The corners in order, each [x, y] in centimetres from the top left.")},
        {"areas.label", tr("Where the name is written: the centre, [x, y].")},
        {"areas.small_sites",
         tr("The centres of the small sites, each [x, y]. From 1 to %1.").arg(max_sites_per_area)},
        {"areas.large_site", tr("The centre of the large site, [x, y]. Without this line there is none.")},
        {"water", tr("Water, for decoration only: a list of outlines, each with three corners or more.")},
        {"walls", tr("Walls, for decoration only: a list of lines, each with two points or more.")}};
    if (const QString language = key.section(u'.', -1);
        key.contains(u"name.") && keysIn(QStringLiteral("name")).contains(language))
        return KnobWords::language(language);
    return words.value(key);
}

QString BoardHelp::meaning(const YamlContext& context) const
{
    if (context.isProse)
        return {};
    const QString whole = context.whole();
    const QString below = whole.isEmpty() ? context.word : whole + u'.' + context.word;
    const bool onKey = context.key.isEmpty() || context.isItem;
    const QString own = onKey ? meaningOf(below) : QString();
    return own.isEmpty() && !context.key.isEmpty() ? meaningOf(whole) : own;
}

} // namespace capitol::app
