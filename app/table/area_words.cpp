#include "table/area_words.h"

#include "capitol/placement.h"
#include "table/words.h"

namespace capitol::app {

QString AreaWords::names(std::uint8_t seats) const
{
    QStringList names;
    for (int seat = 0; seat < m_scene.table.seats.size(); ++seat)
        if (seats >> seat & 1)
            names.append(m_scene.table.nameOf(seat));
    return Words::andList(names);
}

QString AreaWords::leader() const
{
    const AreaRanking& ranking = m_lead.ranking;
    if (ranking.first == 0)
        return tr("Nobody has built here yet.");
    const QString first = tr("First: %1, %n floor(s).", nullptr, m_lead.floors).arg(names(ranking.first));
    if (ranking.second == 0)
        return first;
    return tr("%1 Second: %2.", "a sentence, names").arg(first, names(ranking.second));
}

QString AreaWords::detail() const
{
    return QStringList{worth(), room(), fits()}.join(QLatin1Char('\n'));
}

QString AreaWords::worth() const
{
    const auto [first, second] = m_lead.worth;
    return tr("Worth %1 for first place, %2 for second.").arg(first).arg(second);
}

QString AreaWords::sum() const
{
    const Ruleset::Scoring& scoring = m_scene.rules().ruleset().scoring;
    const int fountains = presence_in(m_scene.rules(), m_scene.position(), m_area).fountains;
    QString sum = QString::number(scoring.first);
    if (fountains > 0 && scoring.fountain_first == 1)
        sum = tr("%1 + %n fountain(s)", nullptr, fountains).arg(sum);
    else if (fountains > 0)
        sum = tr("%1 + %2 × %n fountain(s)", nullptr, fountains).arg(sum).arg(scoring.fountain_first);
    if (m_scene.position().areas[m_area].large != Tile::temple)
        return sum;
    return (fountains > 0 ? tr("(%1) × %2 temple") : tr("%1 × %2 temple"))
        .arg(sum)
        .arg(scoring.temple_factor);
}

QString AreaWords::room() const
{
    return tr("%n vacant site(s).", nullptr, m_scene.position().areas[m_area].vacancies());
}

QString AreaWords::heights(int lowest, int highest) const
{
    return lowest == highest ? tr("%n floor(s)", nullptr, lowest)
                             : tr("%1 to %2 floors").arg(lowest).arg(highest);
}

QString AreaWords::fits() const
{
    if (m_scene.position().areas[m_area].vacant == 0)
        return tr("Nothing fits: the area is full.");
    const Demand demand = demand_of(m_scene.rules(), m_scene.position(), m_area);
    const QString floors = heights(demand.lowest, demand.highest);
    if (demand.round && demand.triangular)
        return tr("Fits: any roof, %1.").arg(floors);
    if (!demand.round && !demand.triangular)
        return tr("No roof fits here.");
    return tr("Fits: %1, %2.", "roofs, floors")
        .arg(Words::roofs(demand.round ? Roof::round : Roof::triangular), floors);
}

} // namespace capitol::app
