// Canal Mania in the program: its table, the games that begin and go on at it, its variants.
#pragma once

#include "canal/canal_session.h"
#include "program/current_game.h"
#include "statistics/game_statistics.h"
#include "variants/variants_model.h"

#include <QPointer>
#include <QUrl>
#include <QVariantList>

namespace capitol::app {

class Preferences;

class CanalGames : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.canal is the one.")
    Q_PROPERTY(canal::app::Session* session READ session CONSTANT)
    Q_PROPERTY(capitol::app::VariantsModel* variants READ variants CONSTANT)
    Q_PROPERTY(capitol::app::GameStatistics* statistics READ statistics CONSTANT)
    // The map of the usual variant, for the start page: as CanalSession has them.
    Q_PROPERTY(QStringList terrain READ terrain CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* places READ places CONSTANT)
    Q_PROPERTY(bool isNewcomer READ isNewcomer NOTIFY continueChanged) // no game of it was ever begun here
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY continueChanged)
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueChanged) // as in App
    Q_PROPERTY(QString playText READ playText NOTIFY playTextChanged)         // by which rules, against whom

public:
    CanalGames(GameFiles& files, Preferences& preferences, const std::filesystem::path& program);

    canal::app::Session* session() { return &m_session; }
    VariantsModel* variants() { return &m_variants; }
    GameStatistics* statistics() { return &m_statistics; }
    const canal::Library& library() const { return m_library; }
    QStringList terrain() const { return m_terrain; }
    GadgetModel* places() { return &m_places; }
    bool isNewcomer() const { return m_files.games().files({GameKind::canal}).empty(); }
    bool canContinue() const { return m_current.exists(); }
    QString continueText() const;
    QString playText() const;

    // One person against the usual opponents.
    Q_INVOKABLE void play();
    // The guided first game, and the one that follows it, against easy opponents.
    Q_INVOKABLE void learn();
    Q_INVOKABLE void playFirst();
    // As `App::newGame`.
    Q_INVOKABLE void newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                             const QVariantMap& agreed = {});
    Q_INVOKABLE void continueGame();
    Q_INVOKABLE void rematch();
    // The game on the table, from its start.
    Q_INVOKABLE void watchAgain();
    // Back to its end, if it is watched again, or else to the start page.
    Q_INVOKABLE void leaveReplay();
    // A new game that starts from the current position of the replay.
    Q_INVOKABLE void playOn();
    // Saves a copy of the game on the table, played or watched.
    Q_INVOKABLE void saveRecord(const QUrl& file);
    // A name for that file: "canal-mania-2026-11-26.canal".
    Q_INVOKABLE QString copyName() const;
    // Back to the start page; the game can be continued.
    Q_INVOKABLE void leave();

    // A game that is kept elsewhere; what was on the table stays among the saved ones.
    void join(std::unique_ptr<canal::app::Match> match, const std::filesystem::path& draft);
    // Continues a copy; a finished game is shown as a replay.
    void open(const std::filesystem::path& file);
    void watch(const std::filesystem::path& file);
    // Adds a game that is over to the statistics, as they have it.
    void count(const canal::Record& record, std::optional<game::Seat> only = std::nullopt);
    // A game that was cut off between its last move and its putting away.
    void putAwayIfOver() { m_current.putAwayIfOver(); }
    // Reads which game can be continued.
    void lookAtLast();
    void setLanguage(const QString& code);
    // As VariantsModel::add.
    QString addVariant(const std::filesystem::path& file);
    // Reads the list of variants again.
    void findVariants(const QString& code);
    // A game with rules that need not be saved, against as many computer players as they allow.
    void tryVariant(const canal::Variant& variant);
    // Whatever was last played; the first edition if that cannot be played.
    QString usualVariant() const;
    // The rules on the table; they have a name if they are those of a variant that there is.
    std::optional<canal::Variant> variantInPlay() const;

signals:
    void continueChanged();
    void playTextChanged();

private:
    QVariantMap usualHelp() const;
    void begin(canal::Record record);
    void playFromFile(canal::Record record);
    LocalText nameOf(const std::string& variant) const;
    void putAway();
    void layMap();
    void keepPace();
    void keepConfirmation();

    GameFiles& m_files;
    Preferences& m_preferences;
    canal::Library m_library;
    VariantsModel m_variants;
    GameStatistics m_statistics;
    QStringList m_terrain;
    GadgetRows<canal::app::PlaceRow> m_places;
    canal::app::Session m_session;
    CurrentGame<canal::app::PlayableCanal, canal::app::Session> m_current{
        GameKind::canal, m_files, m_library, m_session,
        [this](const canal::Record& record) { count(record); }};
    bool m_watchesAgain = false;               // the game that has just ended here
    QPointer<canal::app::Match> m_elsewhere{}; // the match on the table, if others keep it
};

} // namespace capitol::app
