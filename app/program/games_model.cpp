#include "program/games_model.h"

#include "common/outside_text.h"
#include "play/seat_info.h"

#include <QFileInfo>
#include <QLocale>

namespace capitol::app {

namespace {

void tell(const Record& record, SavedGame& game)
{
    const Rules rules = record.variant.playable();
    const Position last = record.position_after(rules, record.moves.size());
    game.variant = record.variant.name;
    game.round = last.round;
    game.rounds = rules.ruleset().rounds;
    game.over = last.phase == Phase::over;
    game.players = namesOf(record);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        game.scores.append(last.score[seat]);
}

SavedGame look(const std::filesystem::path& file, const Library& library)
{
    const QFileInfo info(file);
    SavedGame game{.file = QUrl::fromLocalFile(info.filePath()), .moment = info.lastModified()};
    const LoadedRecord loaded = load_record(file, library);
    game.readable = loaded.record.has_value();
    if (loaded.record)
        tell(*loaded.record, game);
    if (!loaded.is_whole())
        game.error = loaded.faults().front().text();
    return game;
}

QList<SavedGame> lookAll(const std::vector<std::filesystem::path>& files, const Library& library,
                         const std::stop_token& stop)
{
    QList<SavedGame> games;
    for (const auto& file : files)
        if (!stop.stop_requested())
            games.append(look(file, library));
    return games;
}

} // namespace

GamesModel::~GamesModel()
{
    stop();
}

void GamesModel::stop()
{
    ++m_question;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void GamesModel::read(const SavedGames& games, const Library& library)
{
    stop();
    m_reading = true;
    emit readingChanged();
    const auto give = [this, question = m_question](const QList<SavedGame>& found) {
        if (question == m_question)
            take(found);
    };
    const QUrl current = QUrl::fromLocalFile(QFileInfo(games.current()).filePath());
    m_thread = std::jthread([=, this, files = games.files()](const std::stop_token& stop) {
        QList<SavedGame> found = lookAll(files, library, stop);
        for (SavedGame& game : found)
            game.current = game.file == current;
        QMetaObject::invokeMethod(
            this, [give, found] { give(found); }, Qt::QueuedConnection);
    });
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
    row.title = fromOutside(in_language(game.variant, m_language));
    row.players = playersOf(game);
    row.standing = game.over
                       ? tr("Over")
                       : tr("Round %1 of %2").arg(QString::number(game.round), QString::number(game.rounds));
    return row;
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
