#include "table/place_preview.h"

#include "capitol/placement.h"
#include "table/area_lead.h"

namespace capitol::app {

PlacePreview::PlacePreview(const Rules& rules, const Position& known, const Move& permit)
    : m_rules(rules), m_before(known), m_seat(known.to_move), m_area(permit.area), m_after(known)
{
    place_building(rules, m_after, permit);
}

QString PlacePreview::text() const
{
    const int more = gain();
    return more > 0 ? tr("%1 +%n point(s)", "how one stands", more).arg(standing()) : standing();
}

QString PlacePreview::standing() const
{
    const AreaLead before = lead_of(m_rules, m_before, m_area);
    const AreaLead after = lead_of(m_rules, m_after, m_area);
    const std::uint8_t self = 1u << m_seat;
    if (after.ranking.first == self && before.ranking.first != self)
        return tr("You take the lead: %n floor(s), %1 more than the next.", nullptr, after.floors)
            .arg(after.margin);
    if (after.ranking.first == self)
        return tr("You lead: %n floor(s), %1 more than the next.", nullptr, after.floors).arg(after.margin);
    if (after.ranking.first & self)
        return tr("You share the lead: %n floor(s).", nullptr, after.floors);
    if (after.ranking.second & self)
        return tr("You are second; the leader has %n floor(s).", nullptr, after.floors);
    return tr("You stay behind; the leader has %n floor(s).", nullptr, after.floors);
}

int PlacePreview::gain() const
{
    return score_area(m_rules, m_after, m_area).points[m_seat] -
           score_area(m_rules, m_before, m_area).points[m_seat];
}

} // namespace capitol::app
