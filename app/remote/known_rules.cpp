#include "remote/known_rules.h"

#include "base/sha256.h"
#include "canal/variant/bundle.h"
#include "capitol/record/record.h"
#include "capitol/variant/bundle.h"
#include "capitol/variant/difference.h"
#include "common/outside_text.h"
#include "common/whole_file.h"
#include "rulebook/rule_pairs.h"
#include "variants/knob_words.h"
#include "variants/variant_files.h"

namespace capitol::app {

namespace {

template <typename AnyVariant>
QString hashOf(const AnyVariant& variant)
{
    return QString::fromStdString(sha256(rulesText(variant)));
}

const Library& libraryOf(const GameLibraries& all, const Variant&)
{
    return all.capitol;
}

const canal::Library& libraryOf(const GameLibraries& all, const canal::Variant&)
{
    return all.canal;
}

const char* usualFor(const Variant&)
{
    return usual_variant;
}

const char* usualFor(const canal::Variant&)
{
    return canal::usual_variant;
}

// The same for variants that differ in no more than what they are called.
template <typename AnyVariant>
QString hashWithoutId(AnyVariant variant)
{
    variant.id.clear();
    return hashOf(variant);
}

QString lineOf(const RulePair& pair)
{
    const QString chapter =
        fromOutside(pair.heads.empty() ? pair.chapter : pair.chapter + " (" + pair.heads + ")");
    const QString here = fromOutside(pair.b);
    const QString usually = fromOutside(pair.a);
    if (pair.b_is_silent)
        return KnownRules::tr("%1: without this rule: %2", "a chapter, what it says usually")
            .arg(chapter, usually);
    if (pair.a_is_silent)
        return KnownRules::tr("%1: %2", "a chapter, what it says here").arg(chapter, here);
    return KnownRules::tr("%1: %2 (usually: %3)", "a chapter, what it says here, and usually")
        .arg(chapter, here, usually);
}

} // namespace

std::string rulesText(const Variant& variant)
{
    GameSetup setup;
    setup.variant = variant;
    return RecordedCapitol::print_rules(setup);
}

std::string rulesText(const canal::Variant& variant)
{
    return canal::RecordedCanal::print_rules({.variant = variant.id, .data = variant.data, .opening = {}});
}

QStringList differencesInWords(const Variant& variant, const Variant& usual)
{
    QStringList lines;
    for (const Difference& difference : differences(variant, usual)) {
        const Knob* found = find_knob(difference.key);
        if (!found)
            continue;
        const Knob& knob = *found;
        lines.append(KnownRules::tr("%1: %2 instead of %3", "a rule, how it is here, how it is usually")
                         .arg(KnobWords::name(knob),
                              KnobWords::value(knob, knob.get(variant.rules), variant.map),
                              KnobWords::value(knob, knob.get(usual.rules), usual.map)));
    }
    return lines;
}

QStringList differencesInWords(const canal::Variant& variant, const canal::Variant& usual,
                               const canal::RulebookWriter& writer)
{
    QStringList lines;
    for (const RulePair& pair : rule_pairs(writer.rulebook(variant, usual), writer.language()))
        if (pair.chapter_id != "open") // whose answers are rules of the other chapters
            lines.append(lineOf(pair));
    return lines;
}

KnownRules::KnownRules(const GameLibraries& libraries) : m_libraries(libraries)
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &KnownRules::readNext);
}

void KnownRules::read(const QString& language)
{
    m_language = language.toStdString();
    m_reading = {};
    m_unread = {[this] { readUsual(); }};
    for (const VariantEntry& entry : m_libraries.capitol.entries())
        m_unread.push_back([this, id = entry.id] { readFrom(m_libraries.capitol, id); });
    for (const std::string& id : m_libraries.canal.ids())
        m_unread.push_back([this, id] { readFrom(m_libraries.canal, id); });
    m_next.start();
}

void KnownRules::readNext()
{
    if (m_unread.empty()) {
        m_next.stop();
        m_found = m_reading;
        emit changed();
        return;
    }
    m_unread.front()();
    m_unread.pop_front();
}

void KnownRules::readUsual()
{
    m_usual = m_libraries.capitol.load(usual_variant).value;
    m_usualCanal = m_libraries.canal.load(canal::usual_variant).value;
    m_canalWriter = canal::load_rulebook_writer(m_libraries.rulebooks, m_language).value;
}

template <typename AnyLibrary>
void KnownRules::readFrom(const AnyLibrary& library, const std::string& id)
{
    const auto loaded = library.load(id);
    if (!loaded)
        return;
    m_reading.byHash.insert(hashOf(*loaded.value), {nameIn(*loaded.value), differencesOf(*loaded.value)});
    m_reading.alike.insert(hashWithoutId(*loaded.value));
}

QString KnownRules::nameOf(GameClient& game) const
{
    const QString known = nameOf(QString::fromStdString(game.client().rules_hash()));
    return known.isEmpty() ? std::visit([this](const auto& told) { return nameIn(told); }, game.variant())
                           : known;
}

// Other rules may have no words that differ: those of a board only.
QStringList KnownRules::differencesOf(GameClient& game) const
{
    const QString hash = QString::fromStdString(game.client().rules_hash());
    if (m_found.byHash.contains(hash))
        return differencesOf(hash);
    const QStringList lines =
        std::visit([this](const auto& told) { return differencesOf(told); }, game.variant());
    return lines.isEmpty() ? QStringList{tr("These rules are not among the variants that you have.")} : lines;
}

bool KnownRules::has(GameClient& game) const
{
    const auto isAlike = [this](const auto& told) { return m_found.alike.contains(hashWithoutId(told)); };
    return m_found.alike.isEmpty() || std::visit(isAlike, game.variant());
}

QString KnownRules::keep(GameClient& game, const QString& name)
{
    return std::visit([&](const auto& told) { return keep(told, name); }, game.variant());
}

template <typename AnyVariant>
QString KnownRules::keep(AnyVariant variant, const QString& name)
{
    const auto& library = libraryOf(m_libraries, variant);
    const VariantFiles files(library.folders());
    const QString told = hashWithoutId(variant);
    const QString id = files.freeId(VariantFiles::idFor(name));
    variant.id = id.toStdString();
    variant.extends = usualFor(variant);
    variant.name = {{m_language, name.toStdString()}};
    variant.summary.clear();
    const QString reason =
        VariantFiles::write(files.fileOf(id), QByteArray::fromStdString(write_bundle(variant, library)));
    if (!reason.isEmpty())
        return unwritten(id, reason);
    m_found.alike.insert(told);
    emit kept();
    return {};
}

template <typename AnyVariant>
QString KnownRules::nameIn(const AnyVariant& variant) const
{
    return fromOutside(in_language(variant.name, m_language, variant.id));
}

QStringList KnownRules::differencesOf(const Variant& variant) const
{
    return m_usual ? differencesInWords(variant, *m_usual) : QStringList();
}

// The summary says of a board what the rules do not.
QStringList KnownRules::differencesOf(const canal::Variant& variant) const
{
    if (!m_usualCanal || variant.data == m_usualCanal->data)
        return {};
    QStringList lines;
    if (const QString summary = fromOutside(in_language(variant.summary, m_language)); !summary.isEmpty())
        lines.append(summary);
    if (m_canalWriter)
        lines += differencesInWords(variant, *m_usualCanal, *m_canalWriter);
    return lines;
}

} // namespace capitol::app
