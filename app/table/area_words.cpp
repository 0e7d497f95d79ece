#include "table/area_words.h"

#include "capitol/placement.h"
#include "capitol/scoring.h"
#include "table/words.h"

#include <bit>

namespace capitol::app {

namespace {

// What first and second would get, whoever they were: two buildings stand there instead of those that do.
std::array<int, 2> worthOf(const Rules& rules, Position position, int area)
{
    const AreaRules& place = rules.area(area);
    Seat seat = 0;
    for (int i = 0; i < place.small_sites; ++i) {
        Site& site = position.sites[place.first_site + i];
        if (site.is_fountain())
            continue;
        site = seat < 2 ? Site::building(seat, 2 - seat, Roof::round) : Site();
        ++seat;
    }
    const AreaScore score = score_area(rules, position, area);
    return {score.points[0], score.points[1]};
}

} // namespace

QString AreaWords::names(std::uint8_t seats) const
{
    QStringList names;
    for (int seat = 0; seat < m_scene.table.seats.size(); ++seat)
        if (seats >> seat & 1)
            names.append(m_scene.table.nameOf(seat));
    return Words::andList(names);
}

// For any of these seats: they have equally many.
int AreaWords::floorsOf(std::uint8_t seats) const
{
    const AreaRules& place = m_scene.rules().area(m_area);
    const int seat = std::countr_zero(seats);
    int floors = 0;
    for (int i = 0; i < place.small_sites; ++i) {
        const Site site = m_scene.position().sites[place.first_site + i];
        if (site.is_building() && site.owner() == seat)
            floors += site.floors();
    }
    return floors;
}

QString AreaWords::leader() const
{
    const AreaRanking ranking = rank_area(m_scene.rules(), m_scene.position(), m_area);
    if (ranking.first == 0)
        return tr("Nobody has built here yet.");
    const QString first =
        tr("First: %1, %n floor(s).", nullptr, floorsOf(ranking.first)).arg(names(ranking.first));
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
    const auto [first, second] = worthOf(m_scene.rules(), m_scene.position(), m_area);
    return tr("Worth %1 for first place, %2 for second.").arg(first).arg(second);
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
