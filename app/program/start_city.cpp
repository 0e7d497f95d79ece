#include "program/start_city.h"

#include "capitol/game.h"

#include <chrono>
#include <utility>

namespace capitol::app {

// A game as far as it was played. Without seats: the board alone.
struct StartCity::City
{
    City(Variant by, QList<SeatInfo> players)
        : variant(std::move(by)), rules(variant.playable()), seats(std::move(players)),
          bare(start(rules, seats.isEmpty() ? rules.ruleset().players.min : int(seats.size()), 0)), end(bare)
    {
    }

    bool hasSameGround(const City& other) const { return variant.map == other.variant.map; }

    Variant variant;
    Rules rules;
    QList<SeatInfo> seats;
    Position bare; // before anything is built
    Position end;
};

namespace {

using namespace std::chrono_literals;

constexpr auto perArea = 16ms;

std::shared_ptr<const StartCity::City> cityOf(const Record& record)
{
    auto city = std::make_shared<StartCity::City>(record.variant, seatsOf(record, capitolHues));
    city->end = record.position_after(city->rules, record.moves.size());
    return city;
}

// Of the first game that can be read; null where none can.
std::shared_ptr<const StartCity::City> cityIn(const std::vector<std::filesystem::path>& files,
                                              const Library& library, const std::stop_token& stop)
{
    for (const auto& file : files) {
        if (stop.stop_requested())
            return nullptr;
        if (const LoadedRecord loaded = load_record(file, library); loaded.record)
            return cityOf(*loaded.record);
    }
    return nullptr;
}

// With the buildings of the first areas only.
Position partOf(const StartCity::City& city, int areas)
{
    Position part = city.bare;
    for (int area = 0; area < areas; ++area) {
        const AreaRules& place = city.rules.area(area);
        part.areas[area] = city.end.areas[area];
        std::copy_n(city.end.sites.begin() + place.first_site, place.small_sites,
                    part.sites.begin() + place.first_site);
    }
    return part;
}

} // namespace

StartCity::StartCity(QObject* parent) : QObject(parent)
{
    m_growing.setInterval(perArea);
    connect(&m_growing, &QTimer::timeout, this, &StartCity::grow);
}

void StartCity::layOut(const Variant& variant)
{
    if (m_city)
        return;
    m_city = std::make_shared<City>(variant, QList<SeatInfo>());
    m_built = m_city->rules.area_count();
    show();
}

std::vector<std::filesystem::path> StartCity::places(const SavedGames& games, const Library& library)
{
    std::vector<std::filesystem::path> files = games.files({GameKind::capitol});
    if (const auto guided = library.find("guided/first-game"); !guided.empty())
        files.push_back(guided.parent_path() / "city.capitol");
    return files;
}

void StartCity::read(const SavedGames& games, const Library& library)
{
    rest();
    wait([this, &games, &library] {
        m_task.start([files = places(games, library),
                      library](const std::stop_token& stop) { return cityIn(files, library, stop); },
                     [this](const std::shared_ptr<const City>& city) {
                         if (city)
                             take(city);
                     });
    });
}

void StartCity::wait(std::function<void()> reading)
{
    m_reading = std::move(reading);
    emit waitingChanged();
}

void StartCity::look()
{
    if (const auto reading = m_reading) {
        wait(nullptr);
        reading();
    }
}

void StartCity::rest()
{
    m_task.drop();
    wait(nullptr);
    m_growing.stop();
}

void StartCity::setLanguage(const QString& code)
{
    m_table.language = code.toStdString();
    if (m_city)
        show();
}

// What stands there already is not built anew.
void StartCity::take(const std::shared_ptr<const City>& city)
{
    const bool stands = m_city && m_city->hasSameGround(*city) && m_built == m_city->rules.area_count() &&
                        m_city->end.sites == city->end.sites && m_city->end.areas == city->end.areas;
    m_city = city;
    m_built = stands ? city->rules.area_count() : 0;
    m_growing.start();
    grow();
}

void StartCity::grow()
{
    m_built = std::min(m_built + 1, m_city->rules.area_count());
    show();
    if (m_built < m_city->rules.area_count())
        return;
    m_growing.stop();
    emit built();
}

void StartCity::show()
{
    m_table.playBy(m_city->variant, m_city->rules);
    m_table.seats = m_city->seats;
    m_stage.reset(observe(m_city->rules, partOf(*m_city, m_built), spectator));
    const TableSnapshot seen{m_table, m_stage, false, false, match::Standing::inPlay, nullptr, nullptr};
    m_sites.show(seen);
    m_areas.show(seen);
    m_land.show(m_table.board);
}

} // namespace capitol::app
