// The program: the table, the games on disk, the variants, the preferences. One for each QML engine.
#pragma once

#include "common/language_switch.h"
#include "common/widget_theme.h"
#include "compare/comparison.h"
#include "players/player_kinds.h"
#include "program/about.h"
#include "program/canal_games.h"
#include "program/current_game.h"
#include "program/free_memory.h"
#include "program/games_model.h"
#include "program/held_keys.h"
#include "program/language_model.h"
#include "program/preferences.h"
#include "program/request.h"
#include "program/start_city.h"
#include "program/turn_notice.h"
#include "puzzles/puzzles.h"
#include "remote/together.h"
#include "review/game_review.h"
#include "rulebook/rulebook_export.h"
#include "rulebook/rulebook_model.h"
#include "sound/background.h"
#include "sound/sounds.h"
#include "statistics/game_statistics.h"
#include "table/game_session.h"
#include "variants/some_variant.h"
#include "variants/variants_model.h"

#include <QPointer>
#include <QQmlEngine>
#include <QUrl>

#include <functional>
#include <memory>

namespace capitol::app {

class EditorWindow;
class GuideWindow;
class MeasureWindow;

class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(capitol::app::GameSession* session READ session CONSTANT)
    Q_PROPERTY(capitol::app::CanalGames* canal READ canal CONSTANT)   // the second game
    Q_PROPERTY(capitol::app::GameReview* review READ review CONSTANT) // of the saved game that is watched
    Q_PROPERTY(capitol::app::Puzzles* puzzles READ puzzles CONSTANT)
    Q_PROPERTY(capitol::app::StartCity* city READ city CONSTANT) // behind the start page
    Q_PROPERTY(capitol::app::VariantsModel* variants READ variants CONSTANT)
    Q_PROPERTY(capitol::app::GamesModel* games READ games CONSTANT)
    Q_PROPERTY(capitol::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(capitol::app::RulebookExport* rulebookExport READ rulebookExport CONSTANT)
    Q_PROPERTY(capitol::app::Comparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(capitol::app::LanguageModel* languages READ languages CONSTANT)
    Q_PROPERTY(capitol::app::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(capitol::app::PlayerKinds* playerKinds READ playerKinds CONSTANT)
    Q_PROPERTY(capitol::app::GameStatistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(capitol::app::Together* together READ together CONSTANT) // with people elsewhere
    // The table elsewhere whose game is on the table; null for a game that is played here.
    Q_PROPERTY(capitol::app::RemoteTable* remoteTable READ remoteTable NOTIFY remoteTableChanged)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY continueChanged)
    Q_PROPERTY(
        QString continueText READ continueText NOTIFY continueChanged) // which game that is, once it was read
    // There is no game of Capitol, neither current nor saved.
    Q_PROPERTY(bool isNewcomer READ isNewcomer NOTIFY continueChanged)
    Q_PROPERTY(QString playText READ playText NOTIFY playTextChanged) // by which rules, against whom
    Q_PROPERTY(bool board3dAvailable READ board3dAvailable CONSTANT)
    // Of the 3D board's picture: "fast", "standard", "high"; what the graphics can do unless one is
    // preferred.
    Q_PROPERTY(QString quality READ quality NOTIFY qualityChanged)
    Q_PROPERTY(QString fittingQuality READ fittingQuality CONSTANT)
    Q_PROPERTY(capitol::app::About* about READ about CONSTANT)
    Q_PROPERTY(capitol::app::Background* background READ background CONSTANT)
    // The theme of dialogs not made with QML; null until the window exists.
    Q_PROPERTY(capitol::app::WidgetTheme* theme READ theme WRITE setTheme NOTIFY themeChanged)

public:
    App(QQmlEngine& engine, QObject* parent);
    ~App() override;
    static App* create(QQmlEngine* engine, QJSEngine*);

    // Set by main before the engine makes the singleton.
    static void setBoard3dAvailable(bool available);

    GameSession* session() { return &m_session; }
    CanalGames* canal() { return &m_canal; }
    GameReview* review() { return &m_review; }
    Puzzles* puzzles() { return &m_puzzles; }
    StartCity* city() { return &m_city; }
    VariantsModel* variants() { return &m_variants; }
    GamesModel* games() { return &m_savedGames; }
    RulebookModel* rulebook() { return &m_rulebook; }
    RulebookExport* rulebookExport() { return &m_rulebookExport; }
    Comparison* comparison() { return &m_comparison; }
    LanguageModel* languages() { return &m_languages; }
    Preferences* preferences() { return &m_preferences; }
    PlayerKinds* playerKinds() { return &m_playerKinds; }
    GameStatistics* statistics() { return &m_statistics; }
    Together* together() { return &m_together; }
    RemoteTable* remoteTable() const { return m_together.playing() ? m_together.table() : nullptr; }
    bool canContinue() const { return m_current.exists(); }
    QString continueText() const;
    bool isNewcomer() const { return m_files.games().files({GameKind::capitol}).empty(); }
    QString playText() const;
    bool board3dAvailable() const;
    QString quality() const;
    QString fittingQuality() const;
    About* about() { return &m_about; }
    Background* background() { return &m_background; }
    WidgetTheme* theme() const { return m_theme; }
    void setTheme(WidgetTheme* theme);

    // One person against the usual opponents, as many as the last variant allows.
    Q_INVOKABLE void play();
    // The same with other rules.
    Q_INVOKABLE void playVariant(const QString& variantId);
    // `seats`: a list of {name, player, hue}. `seed`: a whole number, any other text stands for a number
    // of its own, empty for chance. `agreed`: what all agree on, see freshRecord. An unfinished game is kept
    // among the saved ones.
    Q_INVOKABLE void newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                             const QVariantMap& agreed = {});
    // The help, as the preferences have it.
    Q_INVOKABLE QVariantMap usualHelp() const;
    // The guided first game, which cannot be continued later.
    Q_INVOKABLE void learn();
    // A whole game for who has just learned it: against easy players.
    Q_INVOKABLE void playFirst();
    Q_INVOKABLE void continueGame();
    Q_INVOKABLE void rematch();
    // Of either game. Continues a copy; the file itself stays as it is. A finished game is shown as a replay.
    Q_INVOKABLE void openRecord(const QUrl& file);
    Q_INVOKABLE void watchRecord(const QUrl& file);
    // As `GameFiles` has it.
    Q_INVOKABLE void openPart() { m_files.openPart(); }
    // A record as above; rules (`.yaml`) are offered for a new game, puzzles (likewise) on their page.
    Q_INVOKABLE void openFile(const QUrl& file);
    // Handles the request of this start of the program or of a later one.
    void answer(const Request& request);
    // Of the graphics once for each trouble, not at every start; of a window that is open and does not
    // answer.
    void sayTrouble();
    // What is kept in a home that is only makeshift may not last; nothing for "", or where all lies
    // elsewhere.
    void sayHome(const QString& makeshift);
    // The game on the table, from its start.
    Q_INVOKABLE void watchAgain();
    // Back to its end, if it is watched again, or else to the start page.
    Q_INVOKABLE void leaveReplay();
    // A new game that starts from the current position of the replay.
    Q_INVOKABLE void playOn();
    // The same as that seat, with computer players at all others.
    Q_INVOKABLE void playOnAs(int seat);
    // A new game from the puzzle on the table.
    Q_INVOKABLE void playOnFromPuzzle();
    // Saves a copy of the game on the table, played or watched.
    Q_INVOKABLE void saveRecord(const QUrl& file);
    // A name for that file: "schmidt-2026-11-22.capitol".
    Q_INVOKABLE QString copyName() const;
    // Writes the rules of a variant into `rulebook`: of the one with that id, of the game that Preferences
    // call so; or of the game on the table and, where none is, of what was last played of the chosen game.
    Q_INVOKABLE void showRules(const QString& game, const QString& variantId);
    Q_INVOKABLE void showRulesInPlay();
    // Reads the rule texts into `comparison`, with the game on the table as a column to choose.
    Q_INVOKABLE void compareRules();
    // The id of the chapter of `rulebook` for what is going on at the table; "" if no game is open.
    Q_INVOKABLE QString chapterInForce();
    // Lists the saved games again.
    Q_INVOKABLE void findGames();
    // Windows of their own, made when they are first asked for and gone when `look` goes.
    // The one that measures variants, on the last one played of that game.
    Q_INVOKABLE void openMeasure(capitol::app::WidgetTheme* look, const QString& game);
    // The variant editor. Opens the variant of that game and id, without an id any of that game.
    Q_INVOKABLE void openEditor(capitol::app::WidgetTheme* look, const QString& game,
                                const QString& variantId = {});
    // Null until then.
    EditorWindow* editor() const { return m_editor.get(); }
    // The same of the guide that was opened last.
    GuideWindow* guide() const { return m_guide.get(); }
    // A game with rules that need not be saved, against as many computer players as they allow.
    void tryVariant(const SomeVariant& variant);
    // Back to the start page; the game can be continued.
    Q_INVOKABLE void leaveGame();
    // The window has another size.
    Q_INVOKABLE void windowChanged() { m_memory.changed(); }

signals:
    void error(const QString& text);
    void partOffered(const QString& text); // a game is damaged, and why; `openPart` opens what can be read
    void attentionWanted();                // the window comes to the front
    void newGameWanted();
    void gamesWanted();
    void togetherWanted();
    void puzzlesWanted();
    void remoteTableChanged();
    void continueChanged();
    void playTextChanged();
    void themeChanged();
    void qualityChanged();

private:
    void speak();
    void findVariants();
    void layBoard();
    void keepOneTable();
    void keepPace();
    void keepConfirmation();
    void keepVolumes();
    void keepName();
    void keepNotice();
    void keepBlocked();

    // app_games.cpp
    // Whatever was last played; Schmidt's if that cannot be played.
    QString usualVariant() const;
    void begin(Record record);
    void joinTable();
    void posePuzzle();
    void keepEnded(const EndedGame& game);
    void putAway();
    void lookAtLast();

    // app_files.cpp
    void playFromFile(Record record);
    void watch(Record record);
    void openYaml(const std::filesystem::path& file);
    void openVariant(const std::filesystem::path& file, bool canal);
    void openLink(const QString& link);
    void continueLast(); // of both games

    // app_windows.cpp
    void openGuide(const QUrl& page);
    void applyTheme(const WidgetTheme& look);
    void closeWindows();

    Preferences m_preferences;
    LanguageSwitch m_language;
    LanguageModel m_languages;
    PlayerKinds m_playerKinds;
    About m_about;
    HeldKeys m_heldKeys;
    Library m_library;
    std::optional<Variant> m_bareVariant; // of the table while no game is on
    std::optional<Rules> m_bareRules;
    VariantsModel m_variants;
    GameFiles m_files;
    CanalGames m_canal;
    GamesModel m_savedGames;
    GameStatistics m_statistics;
    RulebookModel m_rulebook;
    RulebookExport m_rulebookExport{m_rulebook};
    Comparison m_comparison;
    Together m_together; // longer than a game that is played there
    TurnNotice m_turnNotice;
    Puzzles m_puzzles;   // longer than the session, where one is on the table
    GameReview m_review; // longer than the session, which says which moment is looked at
    GameSession m_session;
    CurrentGame<PlayableCapitol, GameSession> m_current{
        GameKind::capitol, m_files, m_library, m_session,
        [this](const Record& record) { m_statistics.count(record, record.variant.id, record.variant.name); }};
    StartCity m_city;
    FreeMemory m_memory;
    Sounds m_sounds;
    Background m_background;
    QPointer<WidgetTheme> m_theme;
    bool m_watchesAgain = false;              // the game that has just ended here
    std::unique_ptr<MeasureWindow> m_measure; // once it was opened
    std::unique_ptr<EditorWindow> m_editor;   // once it was opened
    std::unique_ptr<GuideWindow> m_guide;     // once it was opened
};

} // namespace capitol::app
