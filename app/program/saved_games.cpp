#include "program/saved_games.h"

#include "base/files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace capitol::app {

std::filesystem::path dataFolder()
{
    QString folder = qEnvironmentVariable("CAPITOL_DATA");
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const std::filesystem::path path = QFile(folder).filesystemFileName();
    std::error_code ignored; // writing into it will tell
    std::filesystem::create_directories(path, ignored);
    return path;
}

bool SavedGames::hasCurrent() const
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(current(), ignored);
}

void SavedGames::putAway() const
{
    if (!hasCurrent())
        return;
    const auto games = m_folder / "games";
    std::filesystem::create_directories(games);
    const std::string moment =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd_HH-mm-ss")).toStdString();
    auto target = games / (moment + ".capitol");
    for (int n = 2; std::filesystem::exists(target); ++n)
        target = games / (moment + "_" + std::to_string(n) + ".capitol");
    std::filesystem::rename(current(), target);
}

void SavedGames::add(const std::string& name, std::string_view record) const
{
    const auto games = m_folder / "games";
    std::filesystem::create_directories(games);
    if (const auto file = games / (name + ".capitol"); !std::filesystem::exists(file))
        write_whole(file, record);
}

std::vector<std::filesystem::path> SavedGames::files() const
{
    std::vector<std::filesystem::path> files;
    if (hasCurrent())
        files.push_back(current());
    const QDir games(m_folder / "games");
    const auto found = games.entryInfoList({QStringLiteral("*.capitol")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found)
        files.push_back(file.filesystemFilePath());
    return files;
}

} // namespace capitol::app
