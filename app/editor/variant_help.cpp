#include "editor/variant_help.h"

#include "capitol/notation.h"
#include "table/words.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

QString text(const std::string& word)
{
    return QString::fromStdString(word);
}

} // namespace

// `deck.permit.black.4` is of `deck.permit`.
const KnobForm* VariantHelp::knobOf(QString path) const
{
    while (!path.isEmpty()) {
        if (const KnobForm* knob = m_document.game().find(path.toStdString()))
            return knob;
        path = path.section(u'.', 0, -2);
    }
    return nullptr;
}

QList<Completion> VariantHelp::completions(const YamlContext& context) const
{
    if (context.isProse)
        return {};
    return context.key.isEmpty() ? keys(context.whole()) : values(context);
}

// What the panel calls the lines that stand before the knobs.
QString VariantHelp::header(const QString& key)
{
    const QHash<QString, QString> words{
        {"format", tr("Always 1.")},
        {"id", tr("The file name without .yaml.")},
        {"game", tr("Which game it is a variant of.")},
        {"extends", tr("Anything not set here comes from that variant.")},
        {"name", tr("The name of the variant, by language.")},
        {"summary", tr("One or two sentences on how it plays, by language.")}};
    return words.value(key);
}

QList<Completion> VariantHelp::headerKeys() const
{
    QList<Completion> all;
    for (const QString& key : m_document.game().headers())
        all.append({key + QStringLiteral(": "), header(key)});
    return all;
}

// Knobs and groups of knobs right below a section; in a knob that is a map, its own keys.
QList<Completion> VariantHelp::keys(const QString& section) const
{
    QList<Completion> all = section.isEmpty() ? headerKeys() : QList<Completion>();
    if (section == u"name" || section == u"summary")
        for (const char* language : languages)
            all.append({QString::fromLatin1(language) + QStringLiteral(": "), KnobWords::language(language)});
    const QString prefix = section.isEmpty() ? section : section + u'.';
    for (const KnobForm& knob : m_document.game().knobs()) {
        const QString key = text(knob.key);
        if (!key.startsWith(prefix))
            continue;
        const QString next = key.mid(prefix.size()).section(u'.', 0, 0);
        const bool isKnob = prefix + next == key;
        const QString group = section.isEmpty() ? KnobWords::sectionName(next) : QString();
        const Completion made = isKnob ? Completion{next + QStringLiteral(": "), KnobWords::name(knob)}
                                       : Completion{next + u':', group};
        if (!all.contains(made))
            all.append(made);
    }
    if (const KnobForm* knob = m_document.game().find(section.toStdString()))
        all += partsOf(*knob);
    return all;
}

QList<Completion> VariantHelp::partsOf(const KnobForm& knob) const
{
    QList<Completion> all;
    if (knob.kind == KnobKind::permits)
        for (const Colour colour : all_colours)
            all.append({text(knob.words[index(colour)]) + QStringLiteral(": "), Words::district(colour)});
    if (knob.kind == KnobKind::area_counts) {
        const BoardMap& map = std::get<Inspection>(m_document.seen().whole).variant.map;
        for (int area = 0; area < int(map.areas.size()); ++area)
            all.append({text(map.board.areas[std::size_t(area)].code) + QStringLiteral(": "),
                        KnobWords::areaName(map, area)});
    }
    return all;
}

QList<Completion> VariantHelp::values(const YamlContext& context) const
{
    if (context.whole() == u"extends")
        return variants();
    if (context.whole() == u"format")
        return {{QStringLiteral("1"), {}}};
    if (context.whole() == u"game")
        return {{m_document.game().mark().section(u' ', 1), m_document.game().name()}};
    if (context.whole() == u"id")
        return {{text(display(m_document.file().stem())), {}}};
    const KnobForm* knob = knobOf(context.whole());
    return knob ? knobValues(*knob) : QList<Completion>();
}

QList<Completion> VariantHelp::variants() const
{
    QList<Completion> all;
    for (const VariantEntry& entry : entries_in(m_document.game().folders())) {
        const Completion made{text(entry.id), {}};
        if (entry.file != m_document.file() && !all.contains(made))
            all.append(made);
    }
    return all;
}

QList<Completion> VariantHelp::knobValues(const KnobForm& knob) const
{
    QList<Completion> all;
    switch (knob.kind) {
    case KnobKind::whole:
        all = {{QString::number(std::get<int>(m_document.seen().inheritedValue(knob))), tr("inherited")},
               {QString::number(knob.min), tr("minimum")},
               {QString::number(knob.max), tr("maximum")}};
        break;
    case KnobKind::flag:
        all = {{QStringLiteral("true"), tr("yes")}, {QStringLiteral("false"), tr("no")}};
        break;
    case KnobKind::choice:
        for (int i = 0; i < int(knob.words.size()); ++i)
            all.append({text(knob.words[std::size_t(i)]), KnobWords::word(knob, i)});
        break;
    case KnobKind::board:
        for (const auto& [id, name] : m_document.game().choices(knob))
            all.append({id, name == id ? QString() : name});
        break;
    case KnobKind::schedule:
        for (const Tile tile : {Tile::fountain, Tile::amphitheatre, Tile::temple})
            all.append({text(std::string(print(tile))), Words::tile(tile)});
        break;
    case KnobKind::tie_break:
        for (int i = 0; i < int(knob.words.size()); ++i)
            all.append({text(knob.words[std::size_t(i)]), KnobWords::tieBreak(TieBreak(i))});
        break;
    case KnobKind::buildings:
        all = {{QStringLiteral("1"), Words::building(1, Roof::none)},
               {QStringLiteral("2r"), Words::building(2, Roof::round)},
               {QStringLiteral("1t"), Words::building(1, Roof::triangular)}};
        break;
    case KnobKind::copies:
    case KnobKind::permits:
    case KnobKind::area_counts:
        break;
    }
    return all;
}

// On a key what the word and those above it make, in a value what its key means.
QString VariantHelp::meaning(const YamlContext& context) const
{
    if (context.isProse)
        return {};
    QStringList way = context.path;
    way.append(context.key.isEmpty() ? context.word : context.key);
    const QString path = way.join(u'.');
    if (const KnobForm* knob = knobOf(path))
        return meaningOf(*knob);
    if (const QString words = header(way.first()); !words.isEmpty())
        return words;
    return way.size() == 1 && m_document.game().sections().contains(path) ? KnobWords::sectionName(path)
                                                                          : QString();
}

QString VariantHelp::meaningOf(const KnobForm& knob) const
{
    const SeenVariant& seen = m_document.seen();
    QStringList lines{KnobWords::name(knob), KnobWords::sentence(knob)};
    if (const QString allowed = KnobWords::allowed(knob); !allowed.isEmpty())
        lines.append(allowed);
    QStringList words;
    for (int i = 0; knob.kind == KnobKind::choice && i < int(knob.words.size()); ++i)
        words.append(tr("%1: %2").arg(text(knob.words[std::size_t(i)]), KnobWords::word(knob, i)));
    lines += words;
    const QString usual = m_document.game().valueText(knob, seen.inheritedValue(knob), seen);
    const QString parent = m_document.parentName();
    lines.append(parent.isEmpty() ? tr("Default value: %1").arg(usual) : tr("In %1: %2").arg(parent, usual));
    return lines.join(u'\n');
}

} // namespace capitol::app
