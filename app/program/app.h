// The program: the table, the games on disk, the variants, the preferences. One for each QML engine.
#pragma once

#include "common/language_switch.h"
#include "common/widget_theme.h"
#include "compare/comparison.h"
#include "players/player_kinds.h"
#include "program/about.h"
#include "program/canal_games.h"
#include "program/capitol_games.h"
#include "program/empty_board.h"
#include "program/empty_map.h"
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
#include "rulebook/rulebook_export.h"
#include "rulebook/rulebook_model.h"
#include "sound/background.h"
#include "sound/sounds.h"
#include "variants/some_variant.h"

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
    Q_PROPERTY(capitol::app::Games* capitol READ capitol CONSTANT)
    Q_PROPERTY(capitol::app::Games* canal READ canal CONSTANT) // Canal Mania
    // Their tables, of which one at most is active.
    Q_PROPERTY(capitol::app::GameSession* session READ session CONSTANT)
    Q_PROPERTY(canal::app::Session* canalSession READ canalSession CONSTANT)
    Q_PROPERTY(capitol::app::GameReview* review READ review CONSTANT) // of the saved game that is watched
    Q_PROPERTY(capitol::app::Puzzles* puzzles READ puzzles CONSTANT)
    // Behind the start page.
    Q_PROPERTY(capitol::app::StartCity* city READ city CONSTANT)
    Q_PROPERTY(capitol::app::EmptyMap* map READ map CONSTANT)
    Q_PROPERTY(capitol::app::GamesModel* games READ games CONSTANT) // the saved ones
    Q_PROPERTY(capitol::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(capitol::app::RulebookExport* rulebookExport READ rulebookExport CONSTANT)
    Q_PROPERTY(capitol::app::Comparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(capitol::app::LanguageModel* languages READ languages CONSTANT)
    Q_PROPERTY(capitol::app::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(capitol::app::PlayerKinds* playerKinds READ playerKinds CONSTANT)
    Q_PROPERTY(capitol::app::Together* together READ together CONSTANT) // with people elsewhere
    // The table elsewhere whose game is on the table; null for a game that is played here.
    Q_PROPERTY(capitol::app::RemoteTable* remoteTable READ remoteTable NOTIFY remoteTableChanged)
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

    CapitolGames* capitol() { return &m_capitol; }
    CanalGames* canal() { return &m_canal; }
    GameSession* session() { return m_capitol.session(); }
    canal::app::Session* canalSession() { return m_canal.session(); }
    GameReview* review() { return &m_review; }
    Puzzles* puzzles() { return &m_puzzles; }
    StartCity* city() { return &m_city; }
    EmptyMap* map() { return &m_map; }
    GamesModel* games() { return &m_savedGames; }
    RulebookModel* rulebook() { return &m_rulebook; }
    RulebookExport* rulebookExport() { return &m_rulebookExport; }
    Comparison* comparison() { return &m_comparison; }
    LanguageModel* languages() { return &m_languages; }
    Preferences* preferences() { return &m_preferences; }
    PlayerKinds* playerKinds() { return &m_playerKinds; }
    Together* together() { return &m_together; }
    RemoteTable* remoteTable() const { return m_together.playing() ? m_together.table() : nullptr; }
    bool board3dAvailable() const;
    QString quality() const;
    QString fittingQuality() const;
    About* about() { return &m_about; }
    Background* background() { return &m_background; }
    WidgetTheme* theme() const { return m_theme; }
    void setTheme(WidgetTheme* theme);

    // As `Games` has it, whichever game it is of.
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
    // A new game from the puzzle on the table.
    Q_INVOKABLE void playOnFromPuzzle();
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
    void themeChanged();
    void qualityChanged();

private:
    void followTables();
    void followTogether();
    void speak();
    void findVariants();
    void keepCity();
    void keepVolumes();
    void keepName();
    void keepNotice();
    void keepBlocked();

    // app_games.cpp
    void joinTable();
    void posePuzzle();
    void keepEnded(const EndedGame& game);

    // app_files.cpp
    Games& gamesOf(GameKind kind);
    void openYaml(const std::filesystem::path& file);
    void openVariant(const std::filesystem::path& file, GameKind kind);
    void openLink(const QString& link);
    void continueLast(); // of both games

    // app_windows.cpp
    void openGuide(const QUrl& page);
    void followTheme(const WidgetTheme& look);
    void closeWindows();

    Preferences m_preferences;
    LanguageSwitch m_language;
    LanguageModel m_languages;
    PlayerKinds m_playerKinds;
    About m_about;
    HeldKeys m_heldKeys;
    Library m_library;
    canal::Library m_canalLibrary;
    std::optional<EmptyBoard> m_emptyBoard;
    GameFiles m_files;
    GamesModel m_savedGames;
    RulebookModel m_rulebook;
    RulebookExport m_rulebookExport{m_rulebook};
    Comparison m_comparison;
    TurnNotice m_turnNotice;
    // These outlive the tables: a game of theirs may be on one, a puzzle, or a moment that is looked at.
    Together m_together;
    Puzzles m_puzzles;
    GameReview m_review;
    CapitolGames m_capitol;
    CanalGames m_canal;
    StartCity m_city;
    EmptyMap m_map;
    FreeMemory m_memory;
    Sounds m_sounds;
    Background m_background;
    QPointer<WidgetTheme> m_theme;
    std::unique_ptr<MeasureWindow> m_measure; // once it was opened
    std::unique_ptr<EditorWindow> m_editor;   // once it was opened
    std::unique_ptr<GuideWindow> m_guide;     // once it was opened
};

} // namespace capitol::app
