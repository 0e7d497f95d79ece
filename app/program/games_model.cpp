#include "program/games_model.h"

#include "common/game_names.h"
#include "common/outside_text.h"

#include <QFileInfo>
#include <QLocale>

namespace capitol::app {

namespace {

QList<SavedGame> lookAll(const std::vector<std::filesystem::path>& files, const Libraries& libraries,
                         const std::stop_token& stop)
{
    QList<SavedGame> games;
    for (const auto& file : files)
        if (!stop.stop_requested())
            games.append(kindOf(file) == GameKind::canal ? look(file, libraries.canal)
                                                         : look(file, libraries.capitol));
    return games;
}

} // namespace

void GamesModel::read(const SavedGames& games, const Libraries& libraries)
{
    m_reading = true;
    emit readingChanged();
    QList<QUrl> current;
    for (const GameKind kind : {GameKind::capitol, GameKind::canal})
        current.append(QUrl::fromLocalFile(QFileInfo(games.current(kind)).filePath()));
    const auto look = [=, files = games.files()](const std::stop_token& stop) {
        QList<SavedGame> found = lookAll(files, libraries, stop);
        for (SavedGame& game : found)
            game.current = current.contains(game.file);
        return found;
    };
    m_task.start(look, [this](const QList<SavedGame>& found) { take(found); });
}

void GamesModel::take(const QList<SavedGame>& games)
{
    m_games = games;
    word();
    m_reading = false;
    emit readingChanged();
}

void GamesModel::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    word();
}

void GamesModel::word()
{
    QList<GameRow> rows;
    for (const SavedGame& game : std::as_const(m_games))
        rows.append(rowOf(game));
    change(m_rows, rows, [](const GameRow& a, const GameRow& b) { return a.file == b.file; });
}

GameRow GamesModel::rowOf(const SavedGame& game) const
{
    GameRow row{.date = QLocale().toString(game.moment, QLocale::ShortFormat),
                .file = game.file,
                .over = game.over,
                .current = game.current};
    row.readable = game.readable;
    row.error = fromOutside(game.error);
    if (!game.readable) {
        row.title = fromOutside(game.file.fileName());
        return row;
    }
    row.title = GameNames::titled(game.kind == GameKind::canal ? canalGame : capitolGame,
                                  rulesName(game, m_language));
    row.players = playersOf(game);
    row.standing = standingOf(game);
    return row;
}

QString GamesModel::standingOf(const SavedGame& game)
{
    if (game.over)
        return tr("Over");
    const QString round = QString::number(game.round);
    return game.rounds == 0 ? tr("Round %1").arg(round)
                            : tr("Round %1 of %2").arg(round, QString::number(game.rounds));
}

QString GamesModel::playersOf(const SavedGame& game)
{
    QStringList parts;
    for (int seat = 0; seat < game.players.size(); ++seat)
        parts.append(tr("%1 %2", "name, points").arg(game.players[seat], QString::number(game.scores[seat])));
    return parts.join(tr(", "));
}

QVariant GamesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GameRow& row = m_rows[index.row()];
    switch (role) {
    case Title:
    case Qt::DisplayRole:
        return row.title;
    case Players:
        return row.players;
    case Standing:
        return row.standing;
    case Date:
        return row.date;
    case Error:
        return row.error;
    case Readable:
        return row.readable;
    case File:
        return row.file;
    case Over:
        return row.over;
    case Current:
        return row.current;
    }
    return {};
}

} // namespace capitol::app
