#include "players/player_style.h"

#include "capitol/players/styles.h"

#include <algorithm>

namespace capitol::app {

QStringList PlayerStyle::names()
{
    return {tr("None"), tr("Builder"), tr("Speculator"), tr("Spoiler"), tr("Miser")};
}

QString PlayerStyle::note(int style)
{
    const QStringList notes{
        tr("Plays to win and has no other preference."),
        tr("Likes to have many floors of its own on the board."),
        tr("Likes temples, fountains and amphitheatres where it is in the lead."),
        tr("Likes to hold back its strongest rival. With two players this changes little."),
        tr("Likes to keep cards in hand.")};
    return notes[style];
}

QString PlayerStyle::level(const QString& strength, int style)
{
    return style == 0 ? strength
                      : tr("%1, %2", "strength and style of a computer player")
                            .arg(strength, names()[style].toLower());
}

QString PlayerStyle::computer(const QString& level)
{
    return tr("Computer: %1").arg(level);
}

int PlayerStyle::numberOf(std::string_view style)
{
    const auto found = std::ranges::find(style_names, style);
    return found == style_names.end() ? 0 : 1 + int(found - style_names.begin());
}

std::string_view PlayerStyle::idOf(int style)
{
    return style == 0 ? std::string_view() : style_names[std::size_t(style - 1)];
}

} // namespace capitol::app
