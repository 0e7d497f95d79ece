#include "editor/variant_document.h"

#include "base/yaml_edit.h"
#include "common/language_switch.h"
#include "variants/knob_words.h"

namespace capitol::app {

VariantDocument::VariantDocument(std::shared_ptr<const EditedGame> game, QObject* parent)
    : YamlDocument(parent), m_game(std::move(game))
{
}

void VariantDocument::turnTo(std::shared_ptr<const EditedGame> game)
{
    m_game = std::move(game);
    m_seen = SeenVariant();
}

const SeenVariant& VariantDocument::settle()
{
    catchUp();
    return m_seen;
}

QString VariantDocument::parentName() const
{
    return spokenName(m_seen.parent.value_or(LocalText()), m_seen.extends);
}

bool VariantDocument::isChanged(const KnobForm& knob) const
{
    return m_seen.readable && m_seen.value(knob) != m_seen.inheritedValue(knob);
}

int VariantDocument::changedCount() const
{
    return int(
        std::ranges::count_if(m_game->knobs(), [this](const KnobForm& knob) { return isChanged(knob); }));
}

bool VariantDocument::setKnob(const KnobForm& knob, const KnobValue& value)
{
    if (!settle().readable)
        return false;
    if (m_seen.value(knob) == value)
        return true;
    return mayChange() && rewrite(m_game->withKnob(utf8(), m_seen, knob, value), KnobWords::name(knob));
}

bool VariantDocument::resetKnob(const KnobForm& knob)
{
    return mayEdit() && rewrite(remove_value(utf8(), knob.key), KnobWords::name(knob));
}

bool VariantDocument::resetAll()
{
    if (!mayEdit())
        return false;
    std::optional<std::string> text = utf8();
    for (const KnobForm& knob : m_game->knobs())
        if (text && isChanged(knob))
            text = remove_value(*text, knob.key);
    return rewrite(text, tr("Reset all rules"));
}

bool VariantDocument::setHeader(const QString& key, const QString& word)
{
    return mayEdit() &&
           rewrite(set_header(utf8(), key.toStdString(), word.toStdString(), m_game->order()), key);
}

bool VariantDocument::setText(const QString& key, const QString& language, const QString& words)
{
    return mayEdit() && rewrite(set_local_text(utf8(), key.toStdString(), textOf(m_seen, key),
                                               language.toStdString(), words.toStdString(), m_game->order()),
                                key);
}

std::function<YamlDocument::Finding()> VariantDocument::inspector(std::string text,
                                                                  std::filesystem::path file)
{
    return [this, game = m_game, text = std::move(text), file = std::move(file)]() -> Finding {
        return [this, seen = game->inspect(text, file)] { m_seen = seen; };
    };
}

const LocalText& textOf(const SeenVariant& seen, const QString& key)
{
    return key == u"name" ? seen.name : seen.summary;
}

} // namespace capitol::app
