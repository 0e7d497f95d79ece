// A table of Canal Mania as the pages see it: one game, what can be done in it now, and the lists that show
// it.
#pragma once

#include "canal/canal_composer.h"
#include "canal/canal_draft.h"
#include "canal/canal_help.h"
#include "canal/canal_scene.h"
#include "canal/goods_way.h"
#include "play/match_table.h"
#include "play/table_session.h"

#include <QStringList>

namespace canal::app {

using capitol::app::GadgetModel;
using capitol::app::GadgetRows;
using capitol::app::SeatInfo;

class Session : public capitol::app::TableSession, public capitol::app::MatchTable<PlayableCanal, ChoiceDraft>
{
    Q_OBJECT
    QML_NAMED_ELEMENT(CanalSession)
    QML_UNCREATABLE("App.canalSession is the one.")

    Q_PROPERTY(bool active READ active NOTIFY activeChanged) // a game is on the table, or one is watched
    Q_PROPERTY(canal::app::Composer* composer READ composer CONSTANT)
    Q_PROPERTY(capitol::app::Replay* replay READ replay CONSTANT)
    Q_PROPERTY(capitol::app::FairPlayCheck* fairPlay READ fairPlay CONSTANT)
    Q_PROPERTY(canal::app::Help* help READ help CONSTANT)

    // The map, which stays: rows of hexes from the north, `.` normal, `^` difficult, `T` a place, `~` off the
    // board.
    Q_PROPERTY(QStringList terrain READ terrain NOTIFY terrainChanged)

    Q_PROPERTY(bool over READ over NOTIFY overChanged)
    Q_PROPERTY(bool humanToMove READ humanToMove NOTIFY humanToMoveChanged) // a person is asked
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)             // what happened is still being shown
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged) // a computer player is
    Q_PROPERTY(
        bool recorded READ recorded NOTIFY recordedChanged)       // all of it can be saved, and watched again
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY viewSeatChanged) // -1: of nobody, who looks on
    Q_PROPERTY(QString viewName READ viewName NOTIFY viewNameChanged)
    Q_PROPERTY(bool handCovered READ handCovered NOTIFY handCoveredChanged) // hot seat: until uncoverHand()
    Q_PROPERTY(bool canUncoverHand READ canUncoverHand NOTIFY canUncoverHandChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(bool canRestartTurn READ canRestartTurn NOTIFY canRestartTurnChanged)
    Q_PROPERTY(
        QString prompt READ prompt NOTIFY promptChanged) // what is asked for, who is to move, or who has won
    Q_PROPERTY(QString thenText READ thenText NOTIFY thenTextChanged)
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(int roundsLeft READ roundsLeft NOTIFY
                   roundsLeftChanged)                    // after this one; -1 until the end is in sight
    Q_PROPERTY(int deck READ deck NOTIFY deckChanged)    // build cards face down
    Q_PROPERTY(int basin READ basin NOTIFY basinChanged) // cubes
    // Of goods, as it is being composed, or as it was gone last: hexes, from where the cube lies or lay.
    Q_PROPERTY(QList<int> route READ route NOTIFY routeChanged)
    Q_PROPERTY(
        QList<int> routeHues READ routeHues NOTIFY routeHuesChanged) // of each, whose section leads there
    // Milliseconds that the cube has for that way, 0 while it is not on it.
    Q_PROPERTY(int shipping READ shipping NOTIFY shippingChanged)
    Q_PROPERTY(int contractsLeft READ contractsLeft NOTIFY contractsLeftChanged) // face down
    Q_PROPERTY(
        int junctions READ junctions NOTIFY junctionsChanged) // contracts that the viewer may still name

    Q_PROPERTY(capitol::app::GadgetModel* places READ places CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* barges READ barges CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* tiles READ tiles CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* targets READ targets CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* parliament READ parliament CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* openContracts READ openContracts CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* row READ row CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* hand READ hand CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* engineers READ engineers CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* seats READ seats CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* phases READ phases CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* options READ options CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* log READ log CONSTANT)
    Q_PROPERTY(capitol::app::GadgetModel* ranks READ ranks CONSTANT) // once the game is over

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    // Takes the game off the table; its file stays.
    void leave();
    // The language of the interface has changed, to that code.
    void setLanguage(const QString& code);
    // What the window knows, as far as it is shown; there is a match.
    const View& shown() const { return m_then ? *m_then : m_stage; }

    Composer* composer() { return &m_composer; }
    Help* help() { return &m_help; }
    QStringList terrain() const { return m_terrain; }
    bool over() const;
    bool humanToMove() const override { return m_composer.asked(); }
    bool busy() const { return m_show.busy(); }
    bool thinking() const { return m_match && m_match->thinking(); }
    int viewSeat() const
    {
        return m_match && m_match->audience() < m_seats.size() ? m_match->audience() : -1;
    }
    QString viewName() const;
    bool handCovered() const { return m_covered; }
    bool canUncoverHand() const override;
    bool canUndo() const { return m_match && !m_replay.on() && !guide().on() && m_match->canUndo(); }
    bool canRedo() const;
    bool canRestartTurn() const { return canUndo() && m_match->canUndoTurn(); }
    QString prompt() const override;
    QString last() const { return m_log.rows().isEmpty() ? QString() : m_log.rows().last().text; }
    QString thenText() const;
    int round() const { return m_match ? shown().known.round : 1; }
    int roundsLeft() const { return m_match && shown().known.ending ? shown().known.rounds_left : -1; }
    int deck() const { return m_match ? shown().known.deck_count : 0; }
    int basin() const;
    QList<int> route() const { return way().hexes; }
    QList<int> routeHues() const { return way().hues; }
    int shipping() const { return m_replay.on() ? 0 : m_shipping; }
    int junctions() const;
    int contractsLeft() const { return m_match ? shown().known.contracts_left : 0; }

    GadgetModel* places() { return &m_places; }
    GadgetModel* barges() { return &m_barges; }
    GadgetModel* tiles() { return &m_tiles; }
    GadgetModel* targets() { return &m_targets; }
    GadgetModel* parliament() { return &m_parliament; }
    GadgetModel* openContracts() { return &m_open; }
    GadgetModel* row() { return &m_row; }
    GadgetModel* hand() { return &m_hand; }
    GadgetModel* engineers() { return &m_engineers; }
    GadgetModel* seats() { return &m_seatRows; }
    GadgetModel* phases() { return &m_phases; }
    GadgetModel* options() { return &m_options; }
    GadgetModel* log() { return &m_log; }
    GadgetModel* ranks() { return &m_ranks; }

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void restartTurn();
    Q_INVOKABLE void uncoverHand() { MatchTable::uncoverHand(); }
    Q_INVOKABLE void hurry(); // the rest at once, until a person is asked; after a failure, once more
    // The board as a line of `log` left it.
    Q_INVOKABLE void lookBack(int row) { MatchTable::lookBack(row, m_log.count()); }
    Q_INVOKABLE void backToNow() { MatchTable::backToNow(); }           // from that
    Q_INVOKABLE void viewFrom(int seat) { MatchTable::viewFrom(seat); } // while a saved game is watched
    void showEnd(); // of a game that is over and is watched

signals:
    void finished();                  // the game is over and has been shown to its end
    void failed(const QString& text); // a move could not be saved, at once or later

    void activeChanged();
    void terrainChanged();
    void overChanged();
    void humanToMoveChanged();
    void busyChanged();
    void thinkingChanged();
    void recordedChanged();
    void viewSeatChanged();
    void viewNameChanged();
    void handCoveredChanged();
    void canUncoverHandChanged();
    void canUndoChanged();
    void canRedoChanged();
    void canRestartTurnChanged();
    void promptChanged();
    void thenTextChanged();
    void roundChanged();
    void roundsLeftChanged();
    void deckChanged();
    void basinChanged();
    void routeChanged();
    void routeHuesChanged();
    void shippingChanged();
    void contractsLeftChanged();
    void junctionsChanged();

private:
    struct Told // what the properties said last
    {
        bool active = false;
        QStringList terrain;
        bool over = false;
        bool humanToMove = false;
        bool busy = false;
        bool thinking = false;
        bool recorded = false;
        int viewSeat = -1;
        QString viewName;
        bool handCovered = false;
        bool canUncoverHand = false;
        bool canUndo = false;
        bool canRedo = false;
        bool canRestartTurn = false;
        QString prompt;
        QString thenText;
        int round = 1;
        int roundsLeft = -1;
        int deck = 0;
        int basin = 0;
        QList<int> route;
        QList<int> routeHues;
        int shipping = 0;
        int contractsLeft = 0;
        int junctions = 0;
    };

    Told now() const;
    void tell();
    void sitDown(std::unique_ptr<Match> match) override;
    void clear() override;
    void complain(const QString& text) override { emit failed(text); }
    QString sentenceFor(const Rules& rules, const Position& position, Seat seat,
                        const Move& move) const override;
    void keepDraft();
    void takeIn(const Happening& happening) override;
    void show(const Event& event, const std::optional<LogEntry>& entry);
    void goOn() override;
    void proceed();
    void followLesson();
    void showAgain() override;
    void complainOf(const Refusal& refusal) override;
    void goOnComposing() override;
    void compose() override;
    void play(const Move& move) override;
    void showThen() override;
    void refresh() override;
    void showComposed();
    void reword();
    CanalLogRow logRow(const LogEntry& entry) const;
    match::Standing standing() const;
    bool isLive() const { return !m_replay.on() && mayCompose(); } // what is shown is now, and play goes on
    CanalGuide& guide() override { return *m_help.guide(); }
    const CanalGuide& guide() const { return *m_help.guide(); }
    Scene scene() const;
    GoodsWay way() const;
    double beatsOf(const Event& event, const Position& before) const;
    void forgetLast();

    QList<SeatInfo> m_seats;
    View m_stage;
    std::optional<LaidTile> m_fresh;
    int m_cubeAt = no_place; // placed last
    GoodsWay m_shipped;      // as far as it is shown, what was done last
    int m_shipping = 0;
    std::optional<View> m_then; // where the replay is in what is looked back at
    std::string m_language = "en";
    QStringList m_terrain;
    Composer m_composer;
    Help m_help{m_composer};
    QList<LogEntry> m_entries;
    GadgetRows<PlaceRow> m_places;
    GadgetRows<BargeRow> m_barges;
    GadgetRows<TileRow> m_tiles;
    GadgetRows<TargetRow> m_targets;
    GadgetRows<ContractRow> m_parliament;
    GadgetRows<ContractRow> m_open;
    GadgetRows<CardRow> m_row;
    GadgetRows<CardRow> m_hand;
    GadgetRows<EngineerRow> m_engineers;
    GadgetRows<SeatRow> m_seatRows;
    GadgetRows<PhaseRow> m_phases;
    GadgetRows<OptionRow> m_options;
    GadgetRows<CanalLogRow> m_log;
    GadgetRows<RankRow> m_ranks;
    Told m_told;
};

} // namespace canal::app
