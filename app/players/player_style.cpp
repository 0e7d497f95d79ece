#include "players/player_style.h"

#include "capitol/players/levels.h"
#include "capitol/players/styles.h"
#include "players/player_kinds.h"

#include <algorithm>

namespace capitol::app {

namespace {

// By row of PlayerStyle::styles.
std::string_view styleAt(int row)
{
    return row == 0 ? std::string_view() : style_names[std::size_t(row - 1)];
}

int rowOf(std::string_view style)
{
    const auto found = std::ranges::find(style_names, style);
    return found == style_names.end() ? 0 : 1 + int(found - style_names.begin());
}

// "expert", or else the number.
QString strengthInWords(int rating)
{
    const auto level = std::ranges::find(level_ratings, rating);
    return level == level_ratings.end() ? QString::number(rating)
                                        : PlayerKinds::levelOf(QString::fromStdString(name_of({rating, {}})));
}

} // namespace

PlayerStyle::PlayerStyle(QObject* parent) : QObject(parent), m_rating(level_ratings[1]) {}

QString PlayerStyle::nameOf(const QString& id)
{
    const std::string said = id.toStdString(); // which the style is part of
    const auto player = rated_player(said);
    if (!player)
        return id;
    const QString strength = strengthInWords(player->rating);
    return player->style.empty()
               ? tr("Computer: %1").arg(strength)
               : tr("Computer: %1, %2").arg(strength, styles()[rowOf(player->style)].toLower());
}

QString PlayerStyle::noteOf(const QString& id)
{
    if (!rated_player(id.toStdString()))
        return {};
    PlayerStyle style;
    style.setPlayer(id);
    return style.note();
}

QString PlayerStyle::player() const
{
    return QString::fromStdString(name_of({m_rating, styleAt(m_style)}));
}

void PlayerStyle::setPlayer(const QString& id)
{
    const std::string said = id.toStdString(); // which the style is part of
    if (const auto player = rated_player(said))
        become(player->rating, rowOf(player->style));
}

void PlayerStyle::setRating(int rating)
{
    const int steps = (std::clamp(rating, lowest(), highest()) - lowest() + step() / 2) / step();
    become(lowest() + steps * step(), m_style);
}

void PlayerStyle::setStyle(int style)
{
    become(m_rating, std::clamp(style, 0, int(style_names.size())));
}

void PlayerStyle::become(int rating, int style)
{
    if (rating == m_rating && style == m_style)
        return;
    m_rating = rating;
    m_style = style;
    emit changed();
}

QString PlayerStyle::note() const
{
    const QStringList notes{tr("Plays to win and has no other preference."),
                            tr("Likes to have many floors of its own on the board."),
                            tr("Likes temples, fountains and amphitheatres where it is in the lead."),
                            tr("Likes to hold back its strongest rival."),
                            tr("Likes to keep cards in hand.")};
    return notes[m_style];
}

QStringList PlayerStyle::styles()
{
    return {tr("None"), tr("Builder"), tr("Speculator"), tr("Spoiler"), tr("Miser")};
}

QString PlayerStyle::levels()
{
    QStringList levels;
    for (const int rating : level_ratings)
        levels.append(tr("%1: %2", "a level and its strength").arg(strengthInWords(rating)).arg(rating));
    return levels.join(QStringLiteral(" \u00b7 "));
}

int PlayerStyle::lowest()
{
    return lowest_rating;
}

int PlayerStyle::highest()
{
    return highest_rating;
}

int PlayerStyle::step()
{
    return rating_step;
}

} // namespace capitol::app
