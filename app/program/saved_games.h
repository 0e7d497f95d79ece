// Where games are stored: of each game the current one, and the `games` folder with those that are over or
// were left for another.
#pragma once

#include "program/folder_lock.h"

#include <QString>

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace capitol::app {

// CAPITOL_DATA if it is set, else the system's place for the program's data. Made if it is not there.
std::filesystem::path dataFolder();

// Which game a saved one is of.
enum class GameKind { capitol, canal };

// By what the file says; by its name where it says nothing of the sort.
GameKind kindOf(const std::filesystem::path& file);

class SavedGames
{
public:
    explicit SavedGames(std::filesystem::path folder)
        : m_folder(std::move(folder)), m_lock(m_folder / "window.lock")
    {
    }

    // Only one program may write the games of a folder. True if it is this one, from now on and as long as
    // this object lives; false while another program has them.
    bool claim() { return m_lock.take(); }

    std::filesystem::path current(GameKind kind = GameKind::capitol) const;
    bool hasCurrent(GameKind kind = GameKind::capitol) const;
    // Of the current games the one that was played last.
    std::optional<GameKind> last() const;
    // Moves the current game, if there is one, to the `games` folder under a name of date and time.
    // Throws std::filesystem::filesystem_error.
    void putAway(GameKind kind = GameKind::capitol) const;
    // Adds a game that was played elsewhere, under that name; one of that name stays as it is.
    // Throws std::system_error.
    void add(GameKind kind, const std::string& name, std::string_view record) const;
    // The current games, as far as there are any, then the files of the `games` folder, the newest first.
    std::vector<std::filesystem::path> files(std::initializer_list<GameKind> kinds = {GameKind::capitol,
                                                                                      GameKind::canal}) const;

private:
    std::filesystem::path m_folder;
    FolderLock m_lock;
};

} // namespace capitol::app
