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

KnownRules::KnownRules(const Library& library) : m_library(library)
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &KnownRules::readNext);
}

void KnownRules::read(const QString& language)
{
    m_language = language.toStdString();
    m_unread = m_library.entries();
    m_next.start();
}

void KnownRules::readNext()
{
    if (!m_usual) {
        m_usual = m_library.load(usualRules).value.value_or(Variant());
        return;
    }
    if (m_unread.empty()) {
        m_next.stop();
        emit changed();
        return;
    }
    const Loaded<Variant> loaded = m_library.load(m_unread.back().id);
    m_unread.pop_back();
    if (loaded)
        m_found.insert(hashOf(*loaded.value), {nameOf(*loaded.value), differencesOf(*loaded.value)});
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
