#include "program/saved_games.h"

#include "base/files.h"
#include "canal/record/record.h"
#include "capitol/record/record.h"
#include "record/reader.h"

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

namespace {

constexpr const char* endingOf(GameKind kind)
{
    return kind == GameKind::canal ? ".canal" : ".capitol";
}

} // namespace

GameKind kindOf(const std::filesystem::path& file)
{
    Report unread(display(file));
    const auto text = read_text_file(file, unread);
    if (text && record::looks_like_record<canal::RecordedCanal>(*text))
        return GameKind::canal;
    if (text && record::looks_like_record<RecordedCapitol>(*text))
        return GameKind::capitol;
    return file.extension() == endingOf(GameKind::canal) ? GameKind::canal : GameKind::capitol;
}

std::filesystem::path SavedGames::current(GameKind kind) const
{
    return m_folder / (std::string("current") + endingOf(kind));
}

bool SavedGames::hasCurrent(GameKind kind) const
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(current(kind), ignored);
}

std::optional<GameKind> SavedGames::last() const
{
    std::optional<GameKind> last;
    const auto time = [this](GameKind kind) {
        std::error_code ignored;
        return std::filesystem::last_write_time(current(kind), ignored);
    };
    for (const GameKind kind : {GameKind::capitol, GameKind::canal})
        if (hasCurrent(kind) && (!last || time(kind) > time(*last)))
            last = kind;
    return last;
}

void SavedGames::putAway(GameKind kind) const
{
    if (!hasCurrent(kind))
        return;
    const auto games = m_folder / "games";
    std::filesystem::create_directories(games);
    const std::string moment =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd_HH-mm-ss")).toStdString();
    auto target = games / (moment + endingOf(kind));
    for (int n = 2; std::filesystem::exists(target); ++n)
        target = games / (moment + "_" + std::to_string(n) + endingOf(kind));
    std::filesystem::rename(current(kind), target);
}

void SavedGames::add(GameKind kind, const std::string& name, std::string_view record) const
{
    const auto games = m_folder / "games";
    std::filesystem::create_directories(games);
    if (const auto file = games / (name + endingOf(kind)); !std::filesystem::exists(file))
        write_whole(file, record);
}

std::vector<std::filesystem::path> SavedGames::files(std::initializer_list<GameKind> kinds) const
{
    std::vector<std::filesystem::path> files;
    QStringList endings;
    for (const GameKind kind : kinds) {
        endings.append(QLatin1Char('*') + QLatin1String(endingOf(kind)));
        if (hasCurrent(kind))
            files.push_back(current(kind));
    }
    const QDir games(m_folder / "games");
    const auto found = games.entryInfoList(endings, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found)
        files.push_back(file.filesystemFilePath());
    return files;
}

} // namespace capitol::app
