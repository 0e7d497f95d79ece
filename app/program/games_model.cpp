#include "program/games_model.h"

#include "common/game_names.h"
#include "common/outside_text.h"
#include "play/seat_info.h"
#include "record/reader.h"

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

// Of a record only its rules' id is known.
void tell(const canal::Record& record, const canal::Library& library, SavedGame& game)
{
    const canal::Position last = record.position_after(canal::Rules(record.data), record.moves.size());
    const auto variant = library.load(record.variant);
    game.variant = variant ? variant.value->name : LocalText{{"en", record.variant}};
    game.round = last.round;
    game.over = canal::CanalMania::is_over(last);
    game.players = namesOf(record);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        game.scores.append(last.score[seat]);
}

template <record::RecordedGame G, typename Tell>
void look(const std::filesystem::path& file, const typename G::Sources& sources, SavedGame& game,
          const Tell& tell)
{
    const auto loaded = record::load_record<G>(file, sources);
    game.readable = loaded.record.has_value();
    if (loaded.record)
        tell(*loaded.record);
    if (!loaded.is_whole())
        game.error = loaded.faults().front().text();
}

SavedGame look(const std::filesystem::path& file, const Libraries& libraries)
{
    const QFileInfo info(file);
    SavedGame game{.file = QUrl::fromLocalFile(info.filePath()), .moment = info.lastModified()};
    game.kind = kindOf(file);
    if (game.kind == GameKind::canal)
        look<canal::RecordedCanal>(file, libraries.canal, game,
                                   [&](const canal::Record& record) { tell(record, libraries.canal, game); });
    else
        look<RecordedCapitol>(file, libraries.capitol, game,
                              [&](const Record& record) { tell(record, game); });
    return game;
}

QList<SavedGame> lookAll(const std::vector<std::filesystem::path>& files, const Libraries& libraries,
                         const std::stop_token& stop)
{
    QList<SavedGame> games;
    for (const auto& file : files)
        if (!stop.stop_requested())
            games.append(look(file, libraries));
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

void GamesModel::read(const SavedGames& games, const Libraries& libraries)
{
    stop();
    m_reading = true;
    emit readingChanged();
    const auto give = [this, question = m_question](const QList<SavedGame>& found) {
        if (question == m_question)
            take(found);
    };
    QList<QUrl> current;
    for (const GameKind kind : {GameKind::capitol, GameKind::canal})
        current.append(QUrl::fromLocalFile(QFileInfo(games.current(kind)).filePath()));
    m_thread = std::jthread([=, this, files = games.files()](const std::stop_token& stop) {
        QList<SavedGame> found = lookAll(files, libraries, stop);
        for (SavedGame& game : found)
            game.current = current.contains(game.file);
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
    const QString variant = fromOutside(in_language(game.variant, m_language));
    row.title = GameNames::titled(game.kind == GameKind::canal ? canalGame : capitolGame, variant);
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
