// The knobs in the language of the interface: names, meanings, values.
#pragma once

#include "capitol/variant/schema.h"
#include "capitol/variant/variant.h"

#include <QCoreApplication>

#include <span>

namespace capitol::app {

class KnobWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::KnobWords)

public:
    // In the order of the rulebook: "game", "setup", ...
    static const QStringList& sections();
    static QString sectionOf(const Knob& knob);
    static QString sectionName(const QString& section);
    static QString name(const Knob& knob);     // "Rounds"
    static QString sentence(const Knob& knob); // "How many rounds a game has."
    static QString word(const Knob& knob, int choice);
    static QString tieBreak(TieBreak rule);
    // Short enough for a line of a table.
    static QString value(const Knob& knob, const KnobValue& value, const BoardMap& map);
    static QString allowed(const Knob& knob); // "2 to 4"
    static QString areaName(const BoardMap& map, int area);
    // Fountains of an area from the start: what the rules say, or else what the board prints.
    static int fountains(const AreaCounts& counts, const BoardMap& map, int area);
    static QString language(const QString& code); // "Italian"

private:
    struct KnobText;
    struct ChoiceText;
    static std::span<const KnobText> knobTexts();
    static std::span<const ChoiceText> choiceTexts();
    static const KnobText& textOf(const Knob& knob);
};

} // namespace capitol::app
