// The finished games of a folder of records, in an SQLite file beside them, so that games are found without
// reading them all. The records are the truth: from them the index is brought up to date, or made anew.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "statistics/played_game.h"
#endif

#include <QFileInfo>
#include <QSqlDatabase>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace capitol {

struct IndexedGame
{
    std::string file; // its name in the folder
    app::PlayedGame played;
};

// Which games; what is empty does not matter.
struct GameQuery
{
    QString player; // somebody who sat there, in capitals or not
    QString variant;
    QDate since;
};

// A record of which it cannot be said what it tells; the text says why.
struct Unreadable : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

class GameIndex
{
public:
    // What a file tells, which was written on that day; nothing if it is no finished game. Throws Unreadable.
    using Read = std::function<std::optional<app::PlayedGame>(const std::filesystem::path& file, QDate day)>;

    // The file is `games.sqlite`. Throws std::runtime_error.
    explicit GameIndex(const std::filesystem::path& folder);
    GameIndex(const GameIndex&) = delete;
    GameIndex& operator=(const GameIndex&) = delete;
    ~GameIndex();

    // Reads the records with one of these suffixes that are new or changed, and forgets those that are gone.
    // What could not be read, which is tried again each time. Throws std::runtime_error.
    std::vector<std::string> update(const std::vector<std::string>& suffixes, const Read& read);
    // The newest first. Throws std::runtime_error.
    std::vector<IndexedGame> find(const GameQuery& query);

private:
    void open();
    bool is_usable();
    void make_tables();
    void forget(const QString& file);
    void add(const QFileInfo& record, const std::optional<app::PlayedGame>& game);
    std::vector<app::PlayedSeat> seats_of(const QString& file);

    const std::filesystem::path m_folder;
    QSqlDatabase m_database;
};

} // namespace capitol
