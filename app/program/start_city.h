// The city behind the start page: of the game that waits, or else of the last one, or of a game that comes
// with the program. It shows what everybody may see of it.
#pragma once

#include "common/latest_task.h"
#include "program/saved_games.h"
#include "table/area_model.h"
#include "table/land_model.h"
#include "table/site_model.h"
#include "table/table_snapshot.h"
#include "table/yard_model.h"

#include <QTimer>

#include <functional>
#include <memory>

namespace capitol::app {

class StartCity : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.city is the one.")
    Q_PROPERTY(capitol::app::SiteModel* sites READ sites CONSTANT)
    Q_PROPERTY(capitol::app::AreaModel* areas READ areas CONSTANT)
    Q_PROPERTY(capitol::app::LandModel* land READ land CONSTANT)
    Q_PROPERTY(capitol::app::YardModel* yard READ yard CONSTANT) // empty
    Q_PROPERTY(bool waiting READ waiting NOTIFY waitingChanged)  // for look()

public:
    struct City;

    explicit StartCity(QObject* parent = nullptr);

    // The board of those rules without any building, unless something is shown already.
    void layOut(const Variant& variant);
    // The files of games that it looks into, the first one that can be read is shown.
    static std::vector<std::filesystem::path> places(const SavedGames& games, const Library& library);
    // Waits for look().
    void read(const SavedGames& games, const Library& library);
    bool waiting() const { return m_reading != nullptr; }
    // The page has been seen: looks for the city in a thread of its own, and builds it area by area.
    Q_INVOKABLE void look();
    // Nobody sees it: nothing is done any more until it is read again.
    void rest();
    void setLanguage(const QString& code);

    SiteModel* sites() { return &m_sites; }
    AreaModel* areas() { return &m_areas; }
    LandModel* land() { return &m_land; }
    YardModel* yard() { return &m_yard; }

signals:
    void waitingChanged();
    void built(); // what was looked for stands there

private:
    void wait(std::function<void()> reading);
    void take(const std::shared_ptr<const City>& city);
    void grow();
    void show();

    std::function<void()> m_reading; // what is to be read
    QTimer m_growing;
    std::shared_ptr<const City> m_city;
    int m_built = 0; // areas
    Seating m_table;
    ShownPosition m_stage;
    SiteModel m_sites;
    AreaModel m_areas;
    LandModel m_land;
    YardModel m_yard;
    LatestTask m_task; // looks for it
};

} // namespace capitol::app
