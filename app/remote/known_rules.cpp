#include "remote/known_rules.h"

#include "base/sha256.h"
#include "capitol/record/record.h"
#include "capitol/variant/difference.h"
#include "common/outside_text.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

const char* const usualRules = "schmidt";

QString hashOf(const Variant& variant)
{
    GameSetup setup;
    setup.variant = variant;
    return QString::fromStdString(sha256(RecordedCapitol::print_rules(setup)));
}

QString hashOf(const canal::Variant& variant)
{
    const std::string rules =
        canal::RecordedCanal::print_rules({.variant = variant.id, .data = variant.data, .opening = {}});
    return QString::fromStdString(sha256(rules));
}

} // namespace

QStringList differencesInWords(const Variant& variant, const Variant& usual)
{
    QStringList lines;
    for (const Difference& difference : differences(variant, usual)) {
        const Knob* found = find_knob(difference.key);
        if (!found)
            continue;
        const Knob& knob = *found;
        lines.append(QCoreApplication::translate("capitol::app::KnownRules", "%1: %2 instead of %3",
                                                 "a rule, how it is here, how it is usually")
                         .arg(KnobWords::name(knob),
                              KnobWords::value(knob, knob.get(variant.rules), variant.map),
                              KnobWords::value(knob, knob.get(usual.rules), usual.map)));
    }
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
    m_unread.clear();
    for (const VariantEntry& entry : m_libraries.capitol.entries())
        m_unread.push_back(entry.id);
    m_unreadCanal = m_libraries.canal.ids();
    m_next.start();
}

void KnownRules::readNext()
{
    if (!m_usual) {
        m_usual = m_libraries.capitol.load(usualRules).value.value_or(Variant());
    } else if (!m_unread.empty()) {
        readCapitol(m_unread.back());
        m_unread.pop_back();
    } else if (!m_unreadCanal.empty()) {
        readCanal(m_unreadCanal.back());
        m_unreadCanal.pop_back();
    } else {
        m_next.stop();
        emit changed();
    }
}

void KnownRules::readCapitol(const std::string& id)
{
    if (const Loaded<Variant> loaded = m_libraries.capitol.load(id))
        m_found.insert(hashOf(*loaded.value), {nameOf(*loaded.value), differencesOf(*loaded.value)});
}

void KnownRules::readCanal(const std::string& id)
{
    const Loaded<canal::Variant> loaded = m_libraries.canal.load(id);
    if (!loaded)
        return;
    Known known{fromOutside(in_language(loaded.value->name, m_language, id)), {}};
    if (id != canal::usual_variant)
        known.differences.append(fromOutside(in_language(loaded.value->summary, m_language)));
    m_found.insert(hashOf(*loaded.value), known);
}

QString KnownRules::nameOf(GameClient& game) const
{
    if (const Variant* variant = game.variant())
        return nameOf(*variant);
    const QString known = nameOf(QString::fromStdString(game.client().rules_hash()));
    return known.isEmpty() ? fromOutside(game.rulesId()) : known;
}

QStringList KnownRules::differencesOf(GameClient& game) const
{
    if (const Variant* variant = game.variant())
        return differencesOf(*variant);
    const QString hash = QString::fromStdString(game.client().rules_hash());
    return m_found.contains(hash) ? differencesOf(hash)
                                  : QStringList{tr("These rules are not among the variants that you have.")};
}

QString KnownRules::nameOf(const Variant& variant) const
{
    const QString name = fromOutside(in_language(variant.name, m_language));
    return name.isEmpty() ? fromOutside(variant.id) : name;
}

QStringList KnownRules::differencesOf(const Variant& variant) const
{
    return m_usual ? differencesInWords(variant, *m_usual) : QStringList();
}

} // namespace capitol::app
