// The table as the pages see it: one game, what can be done in it now, and the lists that show it.
#pragma once

#include "play/match_table.h"
#include "play/table_session.h"
#include "table/area_model.h"
#include "table/auction_model.h"
#include "table/chart_model.h"
#include "table/choice_draft.h"
#include "table/composer.h"
#include "table/hand_model.h"
#include "table/help.h"
#include "table/land_model.h"
#include "table/log_model.h"
#include "table/pile_model.h"
#include "table/playable_capitol.h"
#include "table/recent_model.h"
#include "table/reveal_model.h"
#include "table/score_model.h"
#include "table/seat_model.h"
#include "table/shown_position.h"
#include "table/site_model.h"
#include "table/table_snapshot.h"
#include "table/table_state.h"
#include "table/yard_model.h"

namespace capitol::app {

class GameSession : public capitol::app::TableSession, public MatchTable<PlayableCapitol, ChoiceDraft>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.session is the one.")

    Q_PROPERTY(bool active READ active NOTIFY activeChanged) // a game is on the table, or one is watched
    Q_PROPERTY(bool recorded READ recorded NOTIFY recordedChanged) // its record is here: it can be saved
    Q_PROPERTY(bool humanToMove READ humanToMove NOTIFY humanToMoveChanged) // a person is asked
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)          // a computer player is
    Q_PROPERTY(
        int viewSeat READ viewSeat NOTIFY viewSeatChanged) // whose hand and yard are shown; -1: nobody’s
    Q_PROPERTY(QString viewName READ viewName NOTIFY viewNameChanged)
    // Hot seat: until uncoverHand().
    Q_PROPERTY(bool handCovered READ handCovered NOTIFY handCoveredChanged)
    Q_PROPERTY(bool canUncoverHand READ canUncoverHand NOTIFY canUncoverHandChanged) // the viewer is a person
    Q_PROPERTY(capitol::app::TableState* state READ state CONSTANT)                  // how the game stands
    Q_PROPERTY(capitol::app::Composer* composer READ composer CONSTANT) // the move or bid of who is asked
    Q_PROPERTY(capitol::app::Help* help READ help CONSTANT) // hints, the memory aid, the guided game
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(bool canRestartTurn READ canRestartTurn NOTIFY canRestartTurnChanged)
    // The show waits for next(): bids revealed, a round scored.
    Q_PROPERTY(bool canNext READ canNext NOTIFY canNextChanged)

    Q_PROPERTY(bool showPaused READ showPaused WRITE setShowPaused NOTIFY
                   showPausedChanged) // until the board is in sight

    // Looking back: meanwhile all of the above describes the past, and no moves can be made.
    Q_PROPERTY(capitol::app::Replay* replay READ replay CONSTANT)
    Q_PROPERTY(capitol::app::FairPlayCheck* fairPlay READ fairPlay CONSTANT)
    Q_PROPERTY(QString thenText READ thenText NOTIFY thenTextChanged) // what had just happened
    Q_PROPERTY(capitol::app::SiteModel* sites READ sites CONSTANT)
    Q_PROPERTY(capitol::app::AreaModel* areas READ areas CONSTANT)
    Q_PROPERTY(capitol::app::LandModel* land READ land CONSTANT)
    Q_PROPERTY(capitol::app::YardModel* yard READ yard CONSTANT)
    Q_PROPERTY(capitol::app::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(capitol::app::HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(capitol::app::LogModel* log READ log CONSTANT)
    Q_PROPERTY(capitol::app::RecentModel* recent READ recent CONSTANT)
    Q_PROPERTY(capitol::app::PileModel* piles READ piles CONSTANT)
    Q_PROPERTY(capitol::app::AuctionModel* auctions READ auctions CONSTANT)
    Q_PROPERTY(capitol::app::RevealModel* reveal READ reveal CONSTANT)
    Q_PROPERTY(capitol::app::ScoreModel* scores READ scores CONSTANT)
    // Once the game is over: the scores by round, and where the points came from.
    Q_PROPERTY(capitol::app::ChartModel* chart READ chart CONSTANT)
    Q_PROPERTY(capitol::app::ScoreModel* harvest READ harvest CONSTANT)
    // Of the harvest: from 1, 0 for all.
    Q_PROPERTY(int harvestRound READ harvestRound WRITE setHarvestRound NOTIFY harvestRoundChanged)

public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    // Takes the game off the table; its file stays.
    void leave();
    // Removes the game, if there is one, and shows the empty board. Variant and rules must outlive that.
    void layOut(const Variant& variant, const Rules& rules);
    // The language of the interface has changed.
    void setLanguage(const QString& code);
    // Composes that legal choice of the person who is asked, in place of what is composed.
    void propose(const Choice& choice);
    // By which rules that is, null likewise.
    const Variant* variant() const { return m_match ? &m_match->setup().variant : nullptr; }
    bool humanToMove() const override;
    QString prompt() const override { return m_state.prompt(); }
    bool thinking() const { return m_match && m_match->thinking(); }
    int viewSeat() const { return m_table.has(viewer()) ? viewer() : -1; }
    QString viewName() const;
    bool handCovered() const { return m_covered; }
    bool canUncoverHand() const override;
    bool canUndo() const;
    bool canRedo() const;
    bool canRestartTurn() const;
    bool canNext() const { return m_show.waiting() && !m_replay.on(); }
    bool showPaused() const { return m_show.paused(); }
    void setShowPaused(bool paused);
    QString thenText() const;

    TableState* state() { return &m_state; }
    const TableState* state() const { return &m_state; }
    Help* help() { return &m_help; }
    Composer* composer() { return &m_composer; }
    const Composer* composer() const { return &m_composer; }
    SiteModel* sites() { return &m_sites; }
    AreaModel* areas() { return &m_areas; }
    LandModel* land() { return &m_land; }
    YardModel* yard() { return &m_yard; }
    SeatModel* seats() { return &m_seats; }
    HandModel* hand() { return &m_hand; }
    LogModel* log() { return &m_log; }
    RecentModel* recent() { return &m_recent; }
    PileModel* piles() { return &m_piles; }
    AuctionModel* auctions() { return &m_auctions; }
    RevealModel* reveal() { return &m_reveal; }
    ScoreModel* scores() { return &m_scores; }
    ChartModel* chart() { return &m_chart; }
    ScoreModel* harvest() { return &m_harvest; }
    int harvestRound() const { return m_harvestRound; }
    void setHarvestRound(int round);

    Q_INVOKABLE void
    undo(); // the last move, if a person made it, nobody acted since and nothing hidden was seen

    Q_INVOKABLE void redo(); // what was undone last, unless something else was done since
    Q_INVOKABLE void
    restartTurn(); // all that is composed, and the cards drawn in this turn as far as undo goes

    Q_INVOKABLE void uncoverHand() { MatchTable::uncoverHand(); }
    Q_INVOKABLE void hurry(); // the rest at once, until a person is asked or has to read
    Q_INVOKABLE void next();

    // The board as a line of `log` left it.
    Q_INVOKABLE void lookBack(int row) { MatchTable::lookBack(row, m_log.count()); }
    Q_INVOKABLE void showRecent(); // plays what `recent` tells once more, then is back by itself
    Q_INVOKABLE void backToNow() { MatchTable::backToNow(); } // from that
    void showEnd();                                           // of a game that is over and is watched
    Q_INVOKABLE void viewFrom(int seat) { MatchTable::viewFrom(seat); } // while a saved game is watched

signals:
    void happened(const capitol::Event& event); // just now, as it is shown
    void finished();                            // the game is over and has been shown to its end
    void failed(const QString& text);           // a move could not be saved, at once or later

    void activeChanged();
    void recordedChanged();
    void humanToMoveChanged();
    void thinkingChanged();
    void viewSeatChanged();
    void viewNameChanged();
    void handCoveredChanged();
    void canUncoverHandChanged();
    void canUndoChanged();
    void canRedoChanged();
    void canRestartTurnChanged();
    void canNextChanged();
    void showPausedChanged();
    void thenTextChanged();
    void harvestRoundChanged();

private:
    struct Told // what the properties said last
    {
        bool active = false;
        bool recorded = false;
        bool humanToMove = false;
        bool thinking = false;
        int viewSeat = 0;
        QString viewName;
        bool handCovered = false;
        bool canUncoverHand = false;
        bool canUndo = false;
        bool canRedo = false;
        bool canRestartTurn = false;
        bool canNext = false;
        QString thenText;
        int harvestRound = 0;
    };

    Told now() const;
    void tell();
    bool mayUndo() const;
    void clear() override;
    void complain(const QString& text) override { emit failed(text); }
    QString sentenceFor(const Rules& rules, const Position& position, Seat seat,
                        const Choice& choice) const override;
    void play(const Choice& choice) override;
    void takeIn(const Happening& happening) override;
    bool staysOpen(const Position& before, const Position& after) const;
    void show(const EventStep& step);
    void goOn() override;
    void showAgain() override;
    void proceed();
    void tryAgain();
    void complainOf(const Refusal& refusal) override;
    void followLesson();
    void answerKindly();
    void sitDown(std::unique_ptr<Match> match) override;
    CapitolGuide& guide() override { return *m_help.guide(); }
    const CapitolGuide& guide() const { return *m_help.guide(); }
    void compose() override;
    void beginComposing();
    void pickAgain();
    void goOnComposing() override;
    void keepDraft();
    void refresh() override;
    void showComposed();
    void sumUp();
    void showThen() override;
    TableSnapshot scene() const;
    std::span<const LogEntry> toldSoFar() const;
    const Rules& rules() const { return *m_table.rules; }
    const ShownPosition& stageShown() const { return m_then ? *m_then : m_stage; }

    Seating m_table;
    ShownPosition m_stage;
    std::optional<ShownPosition> m_then; // where the replay is in what is looked back at
    bool m_replaysRecent = false;
    SiteModel m_sites;
    AreaModel m_areas;
    LandModel m_land;
    YardModel m_yard;
    SeatModel m_seats;
    HandModel m_hand;
    Help m_help{m_table, m_composer};
    Composer m_composer{m_hand, m_sites, m_yard, *m_help.guide()};
    LogModel m_log;
    RecentModel m_recent;
    PileModel m_piles;
    AuctionModel m_auctions;
    RevealModel m_reveal;
    ScoreModel m_scores;
    ChartModel m_chart;
    ScoreModel m_harvest;
    int m_harvestRound = 0;
    TableState m_state;
    Told m_told;
};

} // namespace capitol::app
