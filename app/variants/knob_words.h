// The knobs of both games in the language of the interface: names, meanings, values. What bears one key is
// called alike in both.
#pragma once

#include "capitol/variant/schema.h"
#include "variants/some_variant.h"

#include <QCoreApplication>

#include <span>

namespace capitol::app {

class KnobWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::KnobWords)

public:
    // In the order of the game's rulebook: "game", "setup", ...
    static const QStringList& capitolSections();
    static const QStringList& canalSections();
    // Which of these it belongs to.
    static QString sectionOf(const KnobForm& knob, const QStringList& sections);
    static QString sectionName(const QString& section);
    static QString name(const KnobForm& knob);     // "Rounds"
    static QString name(const std::string& key);   // of the knob of that key, in either game
    static QString sentence(const KnobForm& knob); // "How many rounds a game has."
    static QString word(const KnobForm& knob, int choice);
    static QString tieBreak(TieBreak rule);
    // Short enough for a line of a table.
    static QString value(const KnobForm& knob, const KnobValue& value, const BoardMap& map);
    // What a variant says on the knob of that key.
    static QString valueIn(const SomeVariant& variant, const std::string& key);
    static QString allowed(const KnobForm& knob); // "2 to 4"
    static QString areaName(const BoardMap& map, int area);
    // Fountains of an area from the start: what the rules say, or else what the board prints.
    static int fountains(const AreaCounts& counts, const BoardMap& map, int area);
    static QString language(const QString& code); // "Italian"

private:
    struct KnobText
    {
        const char* key;
        const char* name;
        const char* sentence;
    };
    struct ChoiceText;
    static std::span<const KnobText> knobTexts();
    static std::span<const KnobText> canalTexts(); // canal_knob_texts.cpp
    static std::span<const ChoiceText> choiceTexts();
    static const KnobText& textOf(const std::string& key);
    static QString valueIn(const Variant& variant, const std::string& key);
    static QString valueIn(const canal::Variant& variant, const std::string& key);
};

} // namespace capitol::app
