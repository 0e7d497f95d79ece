// What depends on the game in the editor of variants: its knobs, its files, its rulebook. All else in this
// folder works by it.
#pragma once

#include "canal/variant/library.h"
#include "capitol/variant/library.h"
#include "capitol/variant/schema.h"
#include "rulebook/book_writer.h"
#include "variant/bundle.h"
#include "variant/edit.h"
#include "variant/entries.h"
#include "variants/some_variant.h"

#include <QList>
#include <QString>

#include <functional>

namespace capitol::app {

class VariantsModel;

// What the engine says of a variant's text, as far as that is alike for all games.
struct SeenVariant
{
    bool readable = false; // as YAML; if not, the rest is empty
    std::string id{};
    std::string extends{};
    LocalText name{};
    LocalText summary{};
    std::optional<LocalText> parent{};         // what it is called; none if it is wrong, or there is none
    std::map<std::string, KnobValue> values{}; // of every knob, by its key
    std::map<std::string, KnobValue> inherited{};
    std::map<std::string, capitol::Place> places{}; // where the text sets each
    Diagnostics diagnostics{};
    std::variant<Inspection, canal::Inspection> whole{}; // in the words of the game

    const KnobValue& value(const KnobForm& knob) const { return values.at(knob.key); }
    const KnobValue& inheritedValue(const KnobForm& knob) const { return inherited.at(knob.key); }
    SomeVariant variant() const;
    std::optional<SomeVariant> parentVariant() const;
};

class EditedGame
{
public:
    virtual ~EditedGame() = default;

    // As Preferences has it: "capitol"; and as people call it.
    const QString& key() const { return m_facts.key; }
    const QString& name() const { return m_facts.name; }
    // The variant that comes with the program and that others differ from.
    const QString& usualId() const { return m_facts.usualId; }
    // The line by which a text says that it is of this game: "game: canal-mania"; "" if it says nothing.
    const QString& mark() const { return m_facts.mark; }
    // Whether a text is of this game; what says nothing is of the one whose texts have no need to.
    virtual bool owns(std::string_view text) const = 0;
    // Its variants as lists have them; whoever made the game reads them again when files change.
    VariantsModel& variants() const { return m_facts.variants; }

    // In the order of the rules.
    const std::vector<KnobForm>& knobs() const { return m_facts.knobs; }
    const KnobForm* find(std::string_view key) const; // null if there is none
    const QStringList& sections() const { return m_facts.sections; }
    // The keys that stand before the knobs, and all keys of a text, in order.
    const QStringList& headers() const { return m_facts.headers; }
    const KeyOrder& order() const { return m_facts.order; }

    // The folders of its variants, the user's first.
    virtual const Folders& folders() const = 0;
    std::filesystem::path draftFolder() const { return own_folder(folders()) / "drafts"; }
    virtual SeenVariant inspect(std::string_view text, const std::filesystem::path& file) const = 0;
    // As VariantDocument::setKnob; empty if it cannot be changed alone.
    virtual std::optional<std::string> withKnob(const std::string& text, const SeenVariant& seen,
                                                const KnobForm& knob, const KnobValue& value) const = 0;
    // The same rules on another parent, or on none.
    virtual std::optional<std::string> rebase(std::string_view text, const std::filesystem::path& file,
                                              const std::string& parent) const = 0;
    virtual Loaded<Bundle> bundle(std::string_view text, const std::filesystem::path& file) const = 0;

    // What a knob that names a file may say: ids, and what they are called.
    using Choices = QList<std::pair<QString, QString>>;
    virtual Choices choices(const KnobForm& knob) const = 0;
    virtual QString valueText(const KnobForm& knob, const KnobValue& value,
                              const SeenVariant& seen) const = 0;
    // Its boards, if the editor can draw them.
    virtual const Library* boards() const { return nullptr; }

    // What a variant changes in the rulebook of its parent. Made and called in any thread.
    using Passages = std::function<Blocks(const SomeVariant& parent, const SomeVariant& variant)>;
    virtual Passages passagesIn(const std::string& language) const = 0; // null if they cannot be read

protected:
    struct Facts
    {
        QString key;
        QString name;
        QString usualId;
        QString mark;
        QStringList headers;
        QStringList sections;
        std::vector<KnobForm> knobs;
        KeyOrder order{};
        VariantsModel& variants;
    };
    explicit EditedGame(Facts facts);

    // All but the values of the knobs.
    template <typename Whole>
    static SeenVariant seenOf(const Whole& whole);
    // `load` is the game's load_rulebook_writer.
    template <typename Variant, typename Load>
    static Passages passagesBy(Load* load, const std::string& language);

private:
    static std::vector<std::filesystem::path> rulebookFiles();

    Facts m_facts;
};

template <typename Whole>
SeenVariant EditedGame::seenOf(const Whole& whole)
{
    SeenVariant seen{.readable = whole.readable,
                     .id = whole.variant.id,
                     .extends = whole.variant.extends,
                     .name = whole.variant.name,
                     .summary = whole.variant.summary,
                     .places = whole.places,
                     .diagnostics = whole.diagnostics,
                     .whole = whole};
    if (whole.parent)
        seen.parent = whole.parent->name;
    return seen;
}

template <typename Variant, typename Load>
EditedGame::Passages EditedGame::passagesBy(Load* load, const std::string& language)
{
    const auto loaded = load(rulebookFiles(), language);
    if (!loaded)
        return {};
    const auto writer = std::make_shared<std::remove_cvref_t<decltype(*loaded.value)>>(*loaded.value);
    return [writer](const SomeVariant& parent, const SomeVariant& variant) {
        return changed_blocks(writer->rulebook(std::get<Variant>(variant), std::get<Variant>(parent)));
    };
}

using EditedGames = std::vector<std::shared_ptr<const EditedGame>>;

std::shared_ptr<const EditedGame> editedCapitol(const Library& library, VariantsModel& variants);
std::shared_ptr<const EditedGame> editedCanal(const canal::Library& library, VariantsModel& variants);

} // namespace capitol::app
