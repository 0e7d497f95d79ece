// The variant being edited: its text, and what the engine reports about it.
#pragma once

#include "capitol/variant/variant_edit.h"
#include "editor/yaml_document.h"

namespace capitol::app {

class VariantDocument : public YamlDocument
{
    Q_OBJECT

public:
    explicit VariantDocument(Library library, QObject* parent = nullptr);

    const Library& library() const { return m_library; }

    // What the engine reports about the text. It may lag behind while someone types; `settle` waits for it.
    const Inspection& seen() const { return m_seen; }
    const Inspection& settle();
    // What the parent is called in the language of the interface; "" if there is none.
    QString parentName() const;
    bool isPlayable() const { return m_seen.readable && !has_errors(m_seen.diagnostics); }
    // Differs from the parent.
    bool isChanged(const Knob& knob) const;

    // Each is one step. False if the text is written so that it cannot be changed there alone; then nothing
    // has happened.
    bool setKnob(const Knob& knob, const KnobValue& value);
    bool resetKnob(const Knob& knob);
    bool resetAll();
    bool setHeader(const QString& key, const QString& word);                         // "id", "extends"
    bool setText(const QString& key, const QString& language, const QString& words); // "name", "summary"

protected:
    std::function<Finding()> inspector(std::string text, std::filesystem::path file) override;

private:
    std::optional<std::string> withKnob(const std::string& text, const Knob& knob, const KnobValue& value);

    Library m_library;
    Inspection m_seen;
};

} // namespace capitol::app
