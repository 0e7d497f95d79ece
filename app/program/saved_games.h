// Where games are stored: the current one, and the `games` folder with those that are over or were left for
// another.
#pragma once

#include "program/folder_lock.h"

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace capitol::app {

// CAPITOL_DATA if it is set, else the system's place for the program's data. Made if it is not there.
std::filesystem::path dataFolder();

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

    std::filesystem::path current() const { return m_folder / "current.capitol"; }
    bool hasCurrent() const;
    // Moves the current game, if there is one, to the `games` folder under a name of date and time.
    // Throws std::filesystem::filesystem_error.
    void putAway() const;
    // Adds a game that was played elsewhere, under that name; one of that name stays as it is. Throws
    // std::system_error.
    void add(const std::string& name, std::string_view record) const;
    // The current game, if there is one, then the `.capitol` files of the `games` folder, the newest first.
    std::vector<std::filesystem::path> files() const;

private:
    std::filesystem::path m_folder;
    FolderLock m_lock;
};

} // namespace capitol::app
