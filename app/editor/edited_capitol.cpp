// Capitol in the editor of variants.
#include "capitol/rulebook/rulebook_writer.h"
#include "capitol/variant/bundle.h"
#include "capitol/variant/variant_edit.h"
#include "capitol/variant/variant_reader.h"
#include "common/game_names.h"
#include "editor/edited_game.h"
#include "variants/knob_words.h"

namespace capitol::app {

namespace {

const Inspection& capitolIn(const SeenVariant& seen)
{
    return std::get<Inspection>(seen.whole);
}

// As many tiles as there are rounds: what comes new is as the last round was.
Schedule ofRounds(Schedule schedule, std::size_t rounds)
{
    const std::vector<Tile> last = schedule.empty() ? std::vector<Tile>() : schedule.back();
    schedule.resize(rounds, last);
    return schedule;
}

class EditedCapitol : public EditedGame
{
public:
    EditedCapitol(Library library, VariantsModel& variants)
        : EditedGame({.key = capitolGame,
                      .name = QStringLiteral("Capitol"),
                      .usualId = QString::fromLatin1(usual_variant),
                      .mark = {},
                      .headers = headersOf(),
                      .sections = KnobWords::capitolSections(),
                      .knobs = {schema().begin(), schema().end()},
                      .variants = variants}),
          m_library(std::move(library))
    {
    }

    bool owns(std::string_view text) const override { return !canal::is_of_canal_mania(text); }
    const Folders& folders() const override { return m_library.folders(); }
    const Library* boards() const override { return &m_library; }

    SeenVariant inspect(std::string_view text, const std::filesystem::path& file) const override
    {
        const Inspection whole = m_library.inspect(text, file);
        SeenVariant seen = seenOf(whole);
        for (const Knob& knob : schema()) {
            seen.values[knob.key] = knob.get(whole.variant.rules);
            seen.inherited[knob.key] = knob.get(whole.inherited);
        }
        return seen;
    }

    // A round more or less in one of the two is one more or less in the other.
    std::optional<std::string> withKnob(const std::string& text, const SeenVariant& seen,
                                        const KnobForm& form, const KnobValue& value) const override
    {
        const Inspection& whole = capitolIn(seen);
        const Knob& knob = *find_knob(form.key);
        const Knob& rounds = *find_knob("rounds");
        const Knob& schedule = *find_knob("auction.schedule");
        const auto changed = set_knob(text, whole, knob, value);
        if (!changed || (&knob != &rounds && &knob != &schedule))
            return changed;
        const Ruleset& rules = whole.variant.rules;
        if (&knob == &rounds)
            return set_knob(*changed, whole, schedule,
                            ofRounds(rules.auction.schedule, std::size_t(std::get<int>(value))));
        const int length = int(std::get<Schedule>(value).size());
        return length < rounds.min ? changed : set_knob(*changed, whole, rounds, length);
    }

    std::optional<std::string> rebase(std::string_view text, const std::filesystem::path& file,
                                      const std::string& parent) const override
    {
        return capitol::rebase(text, m_library, file, parent);
    }

    Loaded<Bundle> bundle(std::string_view text, const std::filesystem::path& file) const override
    {
        return make_bundle(m_library, text, file);
    }

    Choices choices(const KnobForm&) const override
    {
        Choices all;
        for (const std::string& id : m_library.boards())
            all.append({QString::fromStdString(id), QString::fromStdString(id)});
        return all;
    }

    QString valueText(const KnobForm& knob, const KnobValue& value, const SeenVariant& seen) const override
    {
        return KnobWords::value(knob, value, capitolIn(seen).variant.map);
    }

    Passages passagesIn(const std::string& language) const override
    {
        return passagesBy<Variant>(capitol::load_rulebook_writer, language);
    }

private:
    static QStringList headersOf()
    {
        QStringList all;
        for (const std::string& key : header_keys())
            all.append(QString::fromStdString(key));
        return all;
    }

    Library m_library;
};

} // namespace

std::shared_ptr<const EditedGame> editedCapitol(const Library& library, VariantsModel& variants)
{
    return std::make_shared<EditedCapitol>(library, variants);
}

} // namespace capitol::app
