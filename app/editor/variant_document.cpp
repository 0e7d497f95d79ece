#include "editor/variant_document.h"

#include "common/language_switch.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

// As many tiles as there are rounds: what comes new is as the last round was.
Schedule ofRounds(Schedule schedule, std::size_t rounds)
{
    const std::vector<Tile> last = schedule.empty() ? std::vector<Tile>() : schedule.back();
    schedule.resize(rounds, last);
    return schedule;
}

} // namespace

VariantDocument::VariantDocument(Library library, QObject* parent)
    : YamlDocument(parent), m_library(std::move(library))
{
}

const Inspection& VariantDocument::settle()
{
    catchUp();
    return m_seen;
}

QString VariantDocument::parentName() const
{
    return spokenName(m_seen.parent ? m_seen.parent->name : LocalText(), m_seen.variant.extends);
}

bool VariantDocument::isChanged(const Knob& knob) const
{
    return knob.get(m_seen.variant.rules) != knob.get(m_seen.inherited);
}

// A round more or less in one of the two is one more or less in the other.
std::optional<std::string> VariantDocument::withKnob(const std::string& text, const Knob& knob,
                                                     const KnobValue& value)
{
    const Knob& rounds = *find_knob("rounds");
    const Knob& schedule = *find_knob("auction.schedule");
    const auto changed = set_knob(text, m_seen, knob, value);
    if (!changed || (&knob != &rounds && &knob != &schedule))
        return changed;
    const Ruleset& rules = m_seen.variant.rules;
    if (&knob == &rounds)
        return set_knob(*changed, m_seen, schedule,
                        ofRounds(rules.auction.schedule, std::size_t(std::get<int>(value))));
    const int length = int(std::get<Schedule>(value).size());
    return length < rounds.min ? changed : set_knob(*changed, m_seen, rounds, length);
}

bool VariantDocument::setKnob(const Knob& knob, const KnobValue& value)
{
    if (!settle().readable)
        return false;
    if (knob.get(m_seen.variant.rules) == value)
        return true;
    return mayChange() && rewrite(withKnob(utf8(), knob, value), KnobWords::name(knob));
}

bool VariantDocument::resetKnob(const Knob& knob)
{
    return mayChange() && rewrite(reset_knob(utf8(), knob), KnobWords::name(knob));
}

bool VariantDocument::resetAll()
{
    if (!mayChange())
        return false;
    std::optional<std::string> text = utf8();
    for (const Knob& knob : schema())
        if (text && isChanged(knob))
            text = reset_knob(*text, knob);
    return rewrite(text, tr("Reset all rules"));
}

bool VariantDocument::setHeader(const QString& key, const QString& word)
{
    return mayChange() && rewrite(set_header(utf8(), key.toStdString(), word.toStdString()), key);
}

bool VariantDocument::setText(const QString& key, const QString& language, const QString& words)
{
    return mayChange() &&
           rewrite(set_text(utf8(), m_seen, key.toStdString(), language.toStdString(), words.toStdString()),
                   key);
}

std::function<YamlDocument::Finding()> VariantDocument::inspector(std::string text,
                                                                  std::filesystem::path file)
{
    return [this, library = m_library, text = std::move(text), file = std::move(file)]() -> Finding {
        return [this, seen = library.inspect(text, file)] { m_seen = seen; };
    };
}

} // namespace capitol::app
