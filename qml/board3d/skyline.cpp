#include "board3d/skyline.h"

#include "theme/model_row.h"
#include "board3d/house_measures.h"
#include "board3d/plan_geometry.h"

#include <algorithm>

namespace capitol::app {

Skyline::Skyline(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Skyline::look);
}

void Skyline::setSites(QObject* model)
{
    if (m_sites == model)
        return;
    if (m_sites)
        m_sites->disconnect(this);
    m_sites = qobject_cast<QAbstractItemModel*>(model);
    if (m_sites) {
        connect(m_sites, &QAbstractItemModel::modelReset, this, &Skyline::readAll);
        connect(m_sites, &QAbstractItemModel::rowsInserted, this, &Skyline::readAll);
        connect(m_sites, &QAbstractItemModel::rowsRemoved, this, &Skyline::readAll);
        connect(
            m_sites, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { readRows(first.row(), last.row()); });
    }
    readAll();
    emit sitesChanged();
}

void Skyline::setPlan(BoardPlan* plan)
{
    if (m_plan == plan)
        return;
    m_plan = plan;
    if (plan)
        connect(plan, &BoardPlan::changed, &m_soon, qOverload<>(&QTimer::start));
    m_soon.start();
    emit planChanged();
}

void Skyline::setLens(BoardLens* lens)
{
    if (m_lens == lens)
        return;
    m_lens = lens;
    if (lens)
        connect(lens, &BoardLens::changed, &m_soon, qOverload<>(&QTimer::start));
    m_soon.start();
    emit lensChanged();
}

void Skyline::setPointed(const QList<int>& rows)
{
    if (m_pointed == rows)
        return;
    m_pointed = rows;
    m_soon.start();
    emit pointedChanged();
}

Skyline::Standing Skyline::standingOn(int row) const
{
    const ModelRow site(*m_sites, row);
    const bool ghost = site.value("ghost").toBool();
    const bool built = !ghost && site.value("content").toString() == QLatin1String("building");
    return {.floors = built ? site.value("floors").toInt() : 0,
            .roof = site.value("roof").toInt(),
            .wanted = ghost || site.value("legal").toBool() || site.value("selected").toBool()};
}

void Skyline::readAll()
{
    m_standing.resize(m_sites ? m_sites->rowCount() : 0);
    readRows(0, int(m_standing.size()) - 1);
}

void Skyline::readRows(int first, int last)
{
    for (int row = first; row <= last && row < m_standing.size(); ++row)
        m_standing[row] = standingOn(row);
    measure();
    m_soon.start();
}

void Skyline::measure()
{
    int tallest = 0;
    for (const Standing& standing : std::as_const(m_standing))
        tallest = std::max(tallest, standing.floors);
    if (std::exchange(m_tallest, tallest) != tallest)
        emit tallestChanged();
}

void Skyline::look()
{
    QList<int> wanted = m_pointed;
    for (int row = 0; row < m_standing.size(); ++row)
        if (m_standing[row].wanted)
            wanted.append(row);
    QList<int> hiding;
    for (int row = 0; row < m_standing.size(); ++row)
        if (m_standing[row].floors > 0 && hides(row, wanted))
            hiding.append(row);
    if (std::exchange(m_hiding, hiding) != hiding)
        emit hidingChanged();
}

// What is wanted is seen where its middle is.
bool Skyline::hides(int row, const QList<int>& wanted) const
{
    if (!m_plan || !m_lens)
        return false;
    const qreal side = HouseMeasures::side(m_plan->siteSide(row));
    const qreal top = HouseMeasures::height(m_standing[row].floors, m_standing[row].roof, side);
    const QVector3D middle = inWorld(m_plan->sitePlace(row), float(HouseMeasures::ground()));
    const QVector3D half(float(side) / 2, 0, float(side) / 2);
    const QVector3D high = middle + half + QVector3D(0, float(top), 0);
    return std::any_of(wanted.begin(), wanted.end(), [&](int other) {
        const QVector3D place = inWorld(m_plan->sitePlace(other), float(HouseMeasures::ground()));
        return other >= 0 && other != row && m_lens->isBefore(middle - half, high, place);
    });
}

} // namespace capitol::app
