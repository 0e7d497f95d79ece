#include "players/player_choice.h"

#include "capitol/players/calibration.h"
#include "capitol/players/levels.h"
#include "players/player_style.h"

#include <algorithm>

namespace capitol::app {

void PlayerChoice::setKinds(PlayerKinds* kinds)
{
    if (kinds == m_kinds)
        return;
    if (m_kinds)
        m_kinds->disconnect(this);
    m_kinds = kinds;
    if (kinds)
        connect(kinds, &PlayerKinds::reworded, this, &PlayerChoice::changed);
    emit changed();
}

void PlayerChoice::setPlayerId(const QString& id)
{
    if (id == m_id)
        return;
    m_id = id;
    emit changed();
}

QString PlayerChoice::name() const
{
    return m_kinds && m_kinds->find(m_id) >= 0 ? PlayerKinds::nameOf(m_id) : PlayerKinds::levelOf(m_id);
}

int PlayerChoice::rating() const
{
    const auto player = rated_player(m_id.toStdString());
    return player ? player->rating : level_ratings[1];
}

void PlayerChoice::setRating(int rating)
{
    const int steps = (std::clamp(rating, lowest(), highest()) - lowest() + step() / 2) / step();
    setPlayerId(QString::fromStdString(name_of({lowest() + steps * step(), PlayerStyle::idOf(style())})));
}

int PlayerChoice::style() const
{
    const std::string said = m_id.toStdString(); // which the style is part of
    const auto player = rated_player(said);
    return player ? PlayerStyle::numberOf(player->style) : 0;
}

void PlayerChoice::setStyle(int style)
{
    const int known = std::clamp(style, 0, int(styles().size()) - 1);
    setPlayerId(QString::fromStdString(name_of({rating(), PlayerStyle::idOf(known)})));
}

QStringList PlayerChoice::styles()
{
    return PlayerStyle::names();
}

QString PlayerChoice::levels()
{
    QStringList levels;
    for (const int rating : level_ratings)
        levels.append(tr("%1: %2", "a level and its strength")
                          .arg(PlayerKinds::strength(rating), QString::number(rating)));
    return levels.join(QStringLiteral(" \u00b7 "));
}

// Of rules that were not measured, what such numbers mean at all.
QString PlayerChoice::odds() const
{
    const int other = rating() == level_ratings[1] ? level_ratings[0] : level_ratings[1];
    const auto share = share_of_victories(rating(), other, m_variant.toStdString(), m_players);
    if (!share)
        return tr("Of two players 100 points apart, the stronger wins about 64 of 100 games; 200 points "
                  "apart, 76.");
    const int won = std::clamp(qRound(100 * *share), 1, 99);
    return tr("With these rules and %n players, it wins about %1 games for every %2 won by a player of "
              "strength "
              "%3.",
              "", m_players)
        .arg(won)
        .arg(100 - won)
        .arg(other);
}

int PlayerChoice::lowest()
{
    return lowest_rating;
}

int PlayerChoice::highest()
{
    return highest_rating;
}

int PlayerChoice::step()
{
    return rating_step;
}

} // namespace capitol::app
