// The variant being edited: its text, and what the engine of its game reports about it.
#pragma once

#include "editor/edited_game.h"
#include "editor/yaml_document.h"

namespace capitol::app {

class VariantDocument : public YamlDocument
{
    Q_OBJECT

public:
    explicit VariantDocument(std::shared_ptr<const EditedGame> game, QObject* parent = nullptr);

    const EditedGame& game() const { return *m_game; }
    const std::shared_ptr<const EditedGame>& sharedGame() const { return m_game; }
    const EditedGame* variantGame() const override { return m_game.get(); }
    // What is opened next is of that game.
    void turnTo(std::shared_ptr<const EditedGame> game);

    // What the engine reports about the text. It may lag behind while someone types; `settle` waits for it.
    const SeenVariant& seen() const { return m_seen; }
    const SeenVariant& settle();
    // What the parent is called in the language of the interface; "" if there is none.
    QString parentName() const;
    bool isPlayable() const { return m_seen.readable && !has_errors(m_seen.diagnostics); }
    // Differs from the parent.
    bool isChanged(const KnobForm& knob) const;
    int changedCount() const;
    // The text says something on it.
    bool states(const KnobForm& knob) const { return m_seen.places.contains(knob.key); }

    // Each is one step. False if the text is written so that it cannot be changed there alone; then nothing
    // has happened.
    bool setKnob(const KnobForm& knob, const KnobValue& value);
    bool resetKnob(const KnobForm& knob);
    bool resetAll();
    bool setHeader(const QString& key, const QString& word);                         // "id", "extends"
    bool setText(const QString& key, const QString& language, const QString& words); // "name", "summary"

protected:
    std::function<Finding()> inspector(std::string text, std::filesystem::path file) override;

private:
    std::shared_ptr<const EditedGame> m_game;
    SeenVariant m_seen;
};

// `name` or `summary` of a variant.
const LocalText& textOf(const SeenVariant& seen, const QString& key);

} // namespace capitol::app
