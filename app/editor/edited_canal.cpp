// Canal Mania in the editor of variants. Its map and its deck are knobs there: they are inherited like these.
#include "base/yaml_text.h"
#include "canal/rulebook/rulebook_writer.h"
#include "canal/variant/schema.h"
#include "canal/variant/variant_edit.h"
#include "canal/variant/variant_reader.h"
#include "common/game_names.h"
#include "common/language_switch.h"
#include "editor/edited_game.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

const canal::Inspection& canalIn(const SeenVariant& seen)
{
    return std::get<canal::Inspection>(seen.whole);
}

std::vector<KnobForm> canalKnobs()
{
    std::vector<KnobForm> forms{{.key = "map", .kind = KnobKind::board},
                                {.key = "deck", .kind = KnobKind::board}};
    for (const canal::Knob& knob : canal::schema())
        forms.push_back({.key = knob.key,
                         .kind = knob.is_flag ? KnobKind::flag : KnobKind::whole,
                         .min = knob.min,
                         .max = knob.max,
                         .meaning = knob.meaning});
    return forms;
}

KnobValue valueOf(const KnobForm& form, const canal::Settings& settings)
{
    if (form.kind == KnobKind::board)
        return form.key == "map" ? settings.map : settings.deck;
    const int value = canal::find_knob(form.key)->get(settings.ruleset);
    return form.kind == KnobKind::flag ? KnobValue(value != 0) : KnobValue(value);
}

// As a file has it.
std::string printed(const KnobValue& value)
{
    if (const std::string* id = std::get_if<std::string>(&value))
        return print_scalar(*id);
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    return std::to_string(std::get<int>(value));
}

QStringList canalHeaders()
{
    QStringList all;
    for (const std::string& key : canal::header_keys())
        if (key != "map" && key != "deck")
            all.append(QString::fromStdString(key));
    return all;
}

class EditedCanal : public EditedGame
{
public:
    EditedCanal(canal::Library library, VariantsModel& variants)
        : EditedGame({.key = canalGame,
                      .name = QStringLiteral("Canal Mania"),
                      .usualId = QString::fromLatin1(canal::usual_variant),
                      .mark = QStringLiteral("game: canal-mania"),
                      .headers = canalHeaders(),
                      .sections = KnobWords::canalSections(),
                      .knobs = canalKnobs(),
                      .variants = variants}),
          m_library(std::move(library))
    {
    }

    bool owns(std::string_view text) const override { return canal::is_of_canal_mania(text); }
    const Folders& folders() const override { return m_library.folders(); }

    SeenVariant inspect(std::string_view text, const std::filesystem::path& file) const override
    {
        const canal::Inspection whole = m_library.inspect(text, file);
        SeenVariant seen = seenOf(whole);
        for (const KnobForm& knob : knobs()) {
            seen.values[knob.key] = valueOf(knob, whole.settings);
            seen.inherited[knob.key] = valueOf(knob, whole.inherited);
        }
        return seen;
    }

    std::optional<std::string> withKnob(const std::string& text, const SeenVariant& seen,
                                        const KnobForm& knob, const KnobValue& value) const override
    {
        return canal::set_setting(text, canalIn(seen), knob.key, printed(value));
    }

    std::optional<std::string> rebase(std::string_view text, const std::filesystem::path& file,
                                      const std::string& parent) const override
    {
        return canal::rebase(text, m_library, file, parent);
    }

    Loaded<Bundle> bundle(std::string_view text, const std::filesystem::path& file) const override
    {
        return m_library.make_bundle(text, file);
    }

    Choices choices(const KnobForm& knob) const override
    {
        Choices all;
        for (const std::string& id : knob.key == "map" ? m_library.maps() : m_library.decks())
            all.append({QString::fromStdString(id), nameOf(knob, id)});
        return all;
    }

    QString valueText(const KnobForm& knob, const KnobValue& value, const SeenVariant& seen) const override
    {
        const std::string* id = std::get_if<std::string>(&value);
        if (!id)
            return KnobWords::value(knob, value, {});
        const canal::GameData& data = canalIn(seen).variant.data;
        if (knob.key == "map" && data.map.id == *id)
            return spokenName(data.map.name, *id);
        if (knob.key == "deck" && data.deck.id == *id)
            return spokenName(data.deck.name, *id);
        return nameOf(knob, *id);
    }

    Passages passagesIn(const std::string& language) const override
    {
        return passagesBy<canal::Variant>(canal::load_rulebook_writer, language);
    }

private:
    QString nameOf(const KnobForm& knob, const std::string& id) const
    {
        if (knob.key == "map") {
            const auto map = m_library.load_map(id);
            return spokenName(map ? map.value->name : LocalText(), id);
        }
        const auto deck = m_library.load_deck(id);
        return spokenName(deck ? deck.value->name : LocalText(), id);
    }

    canal::Library m_library;
};

} // namespace

std::shared_ptr<const EditedGame> editedCanal(const canal::Library& library, VariantsModel& variants)
{
    return std::make_shared<EditedCanal>(library, variants);
}

} // namespace capitol::app
