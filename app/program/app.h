// The program: the table, the games on disk, the variants, the preferences. One for each QML engine.
#pragma once

#include "program/games_model.h"
#include "program/language_model.h"
#include "program/language_switch.h"
#include "program/preferences.h"
#include "program/saved_games.h"
#include "program/variants_model.h"
#include "table/game_session.h"

#include <QQmlEngine>
#include <QUrl>

#include <functional>

namespace capitol::app {

class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(capitol::app::GameSession* session READ session CONSTANT)
    Q_PROPERTY(capitol::app::VariantsModel* variants READ variants CONSTANT)
    Q_PROPERTY(capitol::app::GamesModel* games READ games CONSTANT)
    Q_PROPERTY(capitol::app::LanguageModel* languages READ languages CONSTANT)
    Q_PROPERTY(capitol::app::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(
        QStringList players READ players CONSTANT) // who can sit at a seat: "human", then player_names()
    Q_PROPERTY(QVariantList colours READ colours CONSTANT) // a seat each, as offered
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY continueChanged)
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueChanged) // which game that is
    Q_PROPERTY(bool board3dAvailable READ board3dAvailable CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    App(QQmlEngine& engine, QObject* parent);
    static App* create(QQmlEngine* engine, QJSEngine*);

    // Set by main before the engine makes the singleton.
    static void setBoard3dAvailable(bool available);

    GameSession* session() { return &m_session; }
    VariantsModel* variants() { return &m_variants; }
    GamesModel* games() { return &m_savedGames; }
    LanguageModel* languages() { return &m_languages; }
    Preferences* preferences() { return &m_preferences; }
    QStringList players() const;
    QVariantList colours() const;
    bool canContinue() const { return m_games.hasCurrent(); }
    QString continueText() const;
    bool board3dAvailable() const;
    QString version() const;

    // The name of a kind of player in words.
    Q_INVOKABLE QString playerWord(const QString& player) const;
    // What that kind of player does, in a line.
    Q_INVOKABLE QString playerNote(const QString& player) const;
    // One person and three greedy players, or as many as the last variant allows.
    Q_INVOKABLE void play();
    // `seats`: a list of {name, player, colour}. `seed`: a whole number, any other text stands for a number
    // of its own, empty for chance. `help`: what all agree on, of "hint" and "memory". An unfinished game is
    // kept among the saved ones.
    Q_INVOKABLE void newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                             const QStringList& help = {});
    // The guided first game. It is no game that can be continued.
    Q_INVOKABLE void learn();
    Q_INVOKABLE void continueGame();
    Q_INVOKABLE void rematch();
    // A copy is played on; the file itself stays as it is. A game that is over is watched.
    Q_INVOKABLE void openRecord(const QUrl& file);
    Q_INVOKABLE void watchRecord(const QUrl& file);
    // The game on the table, from its start.
    Q_INVOKABLE void watchAgain();
    // A new game that begins where the one that is watched stands now.
    Q_INVOKABLE void playOn();
    // What is on the table, played or watched.
    Q_INVOKABLE void saveRecord(const QUrl& file);
    // Looks anew which games are saved.
    Q_INVOKABLE void findGames();
    // Back to the start page; the game can be continued.
    Q_INVOKABLE void leaveGame();

signals:
    void error(const QString& text);
    void continueChanged();

private:
    void speak();
    void layBoard();
    void putAway();
    void keepPace();
    void keepConfirmation();
    void begin(Record record, const QList<QColor>& colours);
    bool canSeat(const Record& record);
    bool attempt(const std::function<void()>& deed);
    std::optional<Record> readCurrent() const;
    std::optional<Record> readOrSay(const std::filesystem::path& file);
    static Record freshRecord(const QVariantList& seats, Variant variant, const QString& seed);
    static void deal(Record& record, const QString& seed);

    Preferences m_preferences;
    LanguageSwitch m_language;
    LanguageModel m_languages;
    Library m_library;
    std::optional<Variant> m_bareVariant; // of the board that is seen while no game is on
    std::optional<Rules> m_bareRules;
    VariantsModel m_variants;
    SavedGames m_games;
    GamesModel m_savedGames;
    GameSession m_session;
};

} // namespace capitol::app
