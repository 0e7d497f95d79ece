#include "table/victory_tour.h"

#include "capitol/scoring.h"
#include "table/site_model.h"
#include "table/table_snapshot.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace capitol::app {

namespace {

constexpr qsizetype mostStops = 5; // one for each winner at least

// A seat's part of an area.
struct Quarter
{
    int floors = 0;
    int lead = 0;         // floors more than anybody else's; less than 0 where somebody has more
    Place tallest{0, -1}; // of its buildings
    double x = 0;
};

Quarter quarterOf(const TableSnapshot& scene, int area, Seat seat)
{
    std::array<int, max_seats> floors{};
    Quarter quarter;
    int tallest = 0;
    const AreaRules& place = scene.rules().area(area);
    for (int i = 0; i < place.small_sites; ++i) {
        const Site& site = scene.position().sites[std::size_t(place.first_site + i)];
        if (!site.is_building())
            continue;
        floors[site.owner()] += site.floors();
        if (site.owner() != seat || site.floors() <= tallest)
            continue;
        tallest = site.floors();
        quarter.tallest = {area, i};
        quarter.x = scene.table.board.areas[std::size_t(area)].small_sites[std::size_t(i)].x;
    }
    quarter.floors = std::exchange(floors[seat], 0);
    quarter.lead = quarter.floors - *std::max_element(floors.begin(), floors.end());
    return quarter;
}

QList<Quarter> cityOf(const TableSnapshot& scene, Seat seat)
{
    QList<Quarter> city;
    for (int area = 0; area < scene.rules().area_count(); ++area)
        if (const Quarter quarter = quarterOf(scene, area, seat); quarter.floors > 0)
            city.append(quarter);
    const auto isLed = [](const Quarter& quarter) { return quarter.lead >= 0; };
    if (std::any_of(city.begin(), city.end(), isLed))
        city.removeIf(std::not_fn(isLed));
    std::stable_sort(city.begin(), city.end(),
                     [](const Quarter& a, const Quarter& b) { return a.floors > b.floors; });
    return city;
}

QList<int> waysThrough(const TableSnapshot& scene, Seat seat, qsizetype stops)
{
    QList<Quarter> city = cityOf(scene, seat);
    city.resize(std::min(stops, city.size()));
    std::stable_sort(city.begin(), city.end(), [](const Quarter& a, const Quarter& b) { return a.x < b.x; });
    QList<int> rows;
    for (const Quarter& quarter : city)
        rows.append(siteRow(scene.rules(), quarter.tallest));
    return rows;
}

} // namespace

QList<int> tourOf(const TableSnapshot& scene)
{
    if (scene.position().phase != Phase::over)
        return {};
    const unsigned won = winners(scene.rules(), scene.position());
    const qsizetype stops = std::max<qsizetype>(1, mostStops / std::popcount(won));
    QList<int> rows;
    for (Seat seat = 0; seat < scene.position().players; ++seat)
        if (won >> seat & 1)
            rows += waysThrough(scene, seat, stops);
    return rows;
}

} // namespace capitol::app
