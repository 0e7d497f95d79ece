// The saved games, as the page that lists them shows them: the one that can be continued, then the newest.
#pragma once

#include "common/latest_task.h"
#include "models/row_model.h"
#include "program/saved_game.h"

namespace capitol::app {

// Where records find what they only name.
struct Libraries
{
    Library capitol;
    canal::Library canal;
};

struct GameRow
{
    QString title{};
    QString players{};
    QString standing{};
    QString date{};
    QString error{};
    bool readable = false;
    QUrl file{};
    bool over = false;
    bool current = false;
    bool operator==(const GameRow&) const = default;
};

class GamesModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.games is the one.")
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)

public:
    enum Roles {
        Title = Qt::UserRole + 1, // string: the variant's name, of Canal Mania the game's as well; or the
                                  // file's where it cannot be read
        Players,                  // string: "Anna 45, Livia 30"
        Standing,                 // string: how far it is
        Date,                     // string: when it was last played
        Error,                    // string: why it cannot be read, or only in part, or ""
        Readable,                 // bool: at least its first moves
        File,                     // url
        Over,                     // bool
        Current                   // bool: the game that can be continued
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;

    QVariant data(const QModelIndex& index, int role) const override;

    // Reads the files in a thread of its own; the rows come when all are read.
    void read(const SavedGames& games, const Libraries& libraries);
    bool reading() const { return m_reading; }
    void setLanguage(const QString& code);

signals:
    void readingChanged();

private:
    void take(const QList<SavedGame>& games);
    void word();
    GameRow rowOf(const SavedGame& game) const;
    static QString standingOf(const SavedGame& game);
    static QString playersOf(const SavedGame& game);

    QList<SavedGame> m_games;
    QList<GameRow> m_rows;
    std::string m_language = "en";
    bool m_reading = false;
    LatestTask m_task; // reads
};

} // namespace capitol::app
