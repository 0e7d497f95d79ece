// An area in words: who leads and by how much, what it would score now, what fits there.
#pragma once

#include "table/area_lead.h"
#include "table/table_snapshot.h"

#include <QCoreApplication>

namespace capitol::app {

class AreaWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::AreaWords)

public:
    AreaWords(const TableSnapshot& scene, const AreaLead& lead, int area)
        : m_scene(scene), m_lead(lead), m_area(area)
    {
    }

    QString leader() const;
    QString detail() const;
    QString sum() const; // how the points of first place come about: "(2 + 3 fountains) × 2 temple"

private:
    QString names(std::uint8_t seats) const;
    QString worth() const;
    QString room() const;
    QString fits() const;
    QString heights(int lowest, int highest) const;

    const TableSnapshot& m_scene;
    const AreaLead& m_lead;
    int m_area;
};

} // namespace capitol::app
