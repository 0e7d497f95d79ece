// The table as the pages see it: one game, what can be done in it now, and the lists that show it.
#pragma once

#include "table/adviser.h"
#include "table/area_model.h"
#include "table/bid_builder.h"
#include "table/chart_model.h"
#include "table/computer_turn.h"
#include "table/confirmation.h"
#include "table/event_pacer.h"
#include "table/guide.h"
#include "table/hand_model.h"
#include "table/land_model.h"
#include "table/log_model.h"
#include "table/match.h"
#include "table/memory_model.h"
#include "table/pile_model.h"
#include "table/replay.h"
#include "table/reveal_model.h"
#include "table/score_model.h"
#include "table/seat_model.h"
#include "table/shown_position.h"
#include "table/site_model.h"
#include "table/table_snapshot.h"
#include "table/turn_builder.h"
#include "table/yard_model.h"

#include <memory>

namespace capitol::app {

class GameSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.session is the one.")

    // All properties that can change signal `changed`.
    // The state of the game, as far as it has been shown.
    Q_PROPERTY(bool active READ active NOTIFY changed) // a game is on the table, or one is watched
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(StageView stage READ stage NOTIFY changed) // what is shown next to the board
    Q_PROPERTY(int step READ step NOTIFY changed)         // 0 construction, 1 auctions, 2 scoring, 3 drawing
    Q_PROPERTY(int round READ round NOTIFY changed)       // from 1
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int consul READ consul NOTIFY changed) // seat 0..3
    Q_PROPERTY(QString consulName READ consulName NOTIFY changed)
    Q_PROPERTY(int toMove READ toMove NOTIFY changed) // seat 0..3
    Q_PROPERTY(QString toMoveName READ toMoveName NOTIFY changed)
    Q_PROPERTY(bool humanToMove READ humanToMove NOTIFY changed) // a person is asked for a move now
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)       // a computer player is
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY changed)        // whose hand and yard are shown
    Q_PROPERTY(QString viewName READ viewName NOTIFY changed)
    Q_PROPERTY(
        bool viewingHandCovered READ viewingHandCovered NOTIFY changed) // hot seat: until uncoverHand()
    Q_PROPERTY(bool canUncoverHand READ canUncoverHand NOTIFY changed)  // the viewer is a person
    Q_PROPERTY(int auction READ auction NOTIFY changed)                 // from 1, 0 outside the auctions
    Q_PROPERTY(int auctions READ auctions NOTIFY changed)               // in this round
    Q_PROPERTY(
        QString auctionTile READ auctionTile NOTIFY changed) // "fountain", "amphitheatre", "temple" or ""
    Q_PROPERTY(QString auctionTileName READ auctionTileName NOTIFY changed)
    Q_PROPERTY(
        QString tieRule READ tieRule NOTIFY changed) // how this variant settles equal bids, one sentence
    Q_PROPERTY(int drawsLeft READ drawsLeft NOTIFY changed)
    Q_PROPERTY(QString drawReason READ drawReason NOTIFY changed) // why so many
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)         // what is to be done, by whom
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)         // why the hovered place is refused, or ""
    Q_PROPERTY(QList<int> winners READ winners NOTIFY changed)    // seats, once the game is over
    Q_PROPERTY(QString variantName READ variantName NOTIFY changed)

    // The move being composed.
    Q_PROPERTY(int selectedCard READ selectedCard NOTIFY changed)     // row in `hand`, -1
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY changed) // its name in words
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool canRestartTurn READ canRestartTurn NOTIFY changed)
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed)
    Q_PROPERTY(bool canPlayForNothing READ canPlayForNothing NOTIFY changed)
    Q_PROPERTY(bool canDone READ canDone NOTIFY changed) // drawing may be stopped
    Q_PROPERTY(bool canSeal READ canSeal NOTIFY changed) // a bid is asked for; it may be empty
    Q_PROPERTY(
        bool canNext READ canNext NOTIFY changed) // the show waits for next(): bids revealed, a round scored
    Q_PROPERTY(bool newBuildingLegal READ newBuildingLegal NOTIFY changed)
    Q_PROPERTY(bool roofChoiceOpen READ roofChoiceOpen NOTIFY changed) // round or triangular may be chosen
    Q_PROPERTY(int roofChoice READ roofChoice NOTIFY changed)          // 0 none yet, 1 round, 2 triangular
    Q_PROPERTY(int bidCount READ bidCount NOTIFY changed)
    Q_PROPERTY(int bidTotal READ bidTotal NOTIFY changed)
    Q_PROPERTY(QString ghostText READ ghostText NOTIFY changed) // the move so far, in notation
    Q_PROPERTY(
        QString revealText READ revealText NOTIFY changed) // who takes the tile and why, once all is turned

    // Help that was agreed at set-up. A hint is composed as the move it speaks for, and can be taken back.
    Q_PROPERTY(bool hintAgreed READ hintAgreed NOTIFY changed)
    Q_PROPERTY(bool memoryAgreed READ memoryAgreed NOTIFY changed)
    Q_PROPERTY(
        bool canAskHint READ canAskHint NOTIFY changed) // it is agreed, and a person is asked for a move
    Q_PROPERTY(capitol::app::Adviser* adviser READ adviser CONSTANT)
    // The guided game.
    Q_PROPERTY(capitol::app::Guide* guide READ guide CONSTANT)
    Q_PROPERTY(bool canShowTaught READ canShowTaught NOTIFY changed)
    Q_PROPERTY(capitol::app::MemoryModel* memory READ memory CONSTANT) // empty unless agreed

    // Looking back: meanwhile all of the above describes the past, and no moves can be made.
    Q_PROPERTY(capitol::app::Replay* replay READ replay CONSTANT)
    Q_PROPERTY(QString thenText READ thenText NOTIFY changed) // what had just happened
    Q_PROPERTY(capitol::app::SiteModel* sites READ sites CONSTANT)
    Q_PROPERTY(capitol::app::AreaModel* areas READ areas CONSTANT)
    Q_PROPERTY(capitol::app::LandModel* land READ land CONSTANT)
    Q_PROPERTY(capitol::app::YardModel* yard READ yard CONSTANT)
    Q_PROPERTY(capitol::app::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(capitol::app::HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(capitol::app::LogModel* log READ log CONSTANT)
    Q_PROPERTY(capitol::app::PileModel* piles READ piles CONSTANT)
    Q_PROPERTY(capitol::app::RevealModel* reveal READ reveal CONSTANT)
    Q_PROPERTY(capitol::app::ScoreModel* scores READ scores CONSTANT)
    // Once the game is over: the scores by round, and where the points came from.
    Q_PROPERTY(capitol::app::ChartModel* chart READ chart CONSTANT)
    Q_PROPERTY(capitol::app::ScoreModel* harvest READ harvest CONSTANT)
    Q_PROPERTY(int harvestRound READ harvestRound WRITE setHarvestRound NOTIFY changed) // from 1, 0: all

public:
    enum class Phase { Construction, Bidding, Tile, Draw, Over };
    Q_ENUM(Phase)
    // Board: nothing but the board. Bids: a person composes a bid. Reveal: bids are turned, until next().
    // Scoring: areas are counted, until next(). Drawing: the piles.
    enum class StageView { Board, Bids, Reveal, Scoring, Drawing };
    Q_ENUM(StageView)

    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    // Puts a game on the table and on disk, and lets it run. Throws std::system_error if the file cannot be
    // written; then nothing has changed.
    void begin(Record record, const std::filesystem::path& file, const QList<int>& hues);
    // The same with a teacher, from the first move of the lesson's record.
    void teach(Lesson lesson, const std::filesystem::path& file);
    // Puts a saved game on the table to be watched; it is written nowhere.
    void watch(Record record, const QList<int>& hues);
    // Until all moves are on the disk; their file can then be moved on every system.
    void finishSaving();
    // Takes the game off the table; its file stays.
    void leave();
    // Removes the game, if there is one, and shows the empty board. Variant and rules must outlive that.
    void layOut(const Variant& variant, const Rules& rules);
    // Milliseconds that a step of the show takes; 0 shows all at once, still waiting for next() where it must
    // be read.
    void setStepTime(int milliseconds);
    // When confirm() is waited for; what is being composed already, waits as before.
    void setConfirmation(Confirmation confirmation) { m_confirmation = confirmation; }
    // The language of the interface has changed.
    void setLanguage(const QString& code);
    // The game, null if there is none.
    const Match* match() const { return m_match.get(); }
    // The record of what is on the table, played or watched; null if nothing is.
    const Record* record() const { return m_match ? &m_match->record() : m_replay.record(); }
    QList<int> seatHues() const;

    bool active() const { return record() != nullptr; }
    Phase phase() const;
    StageView stage() const;
    int step() const;
    int round() const;
    int rounds() const;
    int consul() const;
    QString consulName() const;
    int toMove() const;
    QString toMoveName() const;
    bool humanToMove() const;
    bool thinking() const { return m_computer.thinking(); }
    int viewSeat() const { return m_viewer; }
    QString viewName() const;
    bool viewingHandCovered() const { return m_covered; }
    bool canUncoverHand() const;
    int auction() const;
    int auctions() const;
    QString auctionTile() const;
    QString auctionTileName() const;
    QString tieRule() const;
    int drawsLeft() const;
    QString drawReason() const;
    QString prompt() const;
    QString whyNot() const { return m_whyNot; }
    QList<int> winners() const;
    QString variantName() const;
    int selectedCard() const;
    QString selectedName() const;
    bool canConfirm() const;
    bool canTakeBack() const;
    bool canUndo() const;
    bool canRedo() const;
    bool canRestartTurn() const;
    bool canPass() const;
    bool canPlayForNothing() const;
    bool canDone() const;
    bool canSeal() const;
    bool canNext() const { return m_show.waiting() && !m_replay.on(); }
    bool newBuildingLegal() const;
    bool roofChoiceOpen() const;
    int roofChoice() const;
    int bidCount() const;
    int bidTotal() const;
    QString ghostText() const;
    QString revealText() const;
    QString thenText() const;

    bool hintAgreed() const { return record() && record()->help.hint; }
    bool memoryAgreed() const { return record() && record()->help.memory; }
    bool canAskHint() const { return hintAgreed() && composes() && !m_adviser.thinking(); }
    Adviser* adviser() { return &m_adviser; }
    Guide* guide() { return &m_guide; }
    bool canShowTaught() const { return m_guide.isLearners() && !m_guide.reading() && composes(); }
    MemoryModel* memory() { return &m_memory; }
    Replay* replay() { return &m_replay; }
    SiteModel* sites() { return &m_sites; }
    AreaModel* areas() { return &m_areas; }
    LandModel* land() { return &m_land; }
    YardModel* yard() { return &m_yard; }
    SeatModel* seats() { return &m_seats; }
    HandModel* hand() { return &m_hand; }
    LogModel* log() { return &m_log; }
    PileModel* piles() { return &m_piles; }
    RevealModel* reveal() { return &m_reveal; }
    ScoreModel* scores() { return &m_scores; }
    ChartModel* chart() { return &m_chart; }
    ScoreModel* harvest() { return &m_harvest; }
    int harvestRound() const { return m_harvestRound; }
    void setHarvestRound(int round);

    // Composing: confirm() makes it final, or the last pick does where no confirmation is wanted. What cannot
    // be picked now is passed over, with `whyNot` saying why.
    Q_INVOKABLE void selectCard(int row); // the selected card again: puts it back
    Q_INVOKABLE void pickSite(int row);   // a row of `sites`
    Q_INVOKABLE void pickYard(int row);   // a row of `yard`
    Q_INVOKABLE void pickNewBuilding();
    Q_INVOKABLE void pickRoof(int shape); // 1 round, 2 triangular
    Q_INVOKABLE void pass();
    Q_INVOKABLE void takeBack();                // the last pick of what is not yet final
    Q_INVOKABLE void toggleBid(int row);        // a row of `hand`: to the bottom of the bid, or out of it
    Q_INVOKABLE void moveBid(int from, int to); // places in the bid

    // Final.
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void playForNothing();   // the selected card, without a further question
    Q_INVOKABLE void pickPile(int pile); // 0 roof, 1 floor, 2 permit
    Q_INVOKABLE void done();
    Q_INVOKABLE void sealBid();
    Q_INVOKABLE void
    undo(); // the last move, if a person made it, nobody acted since and nothing hidden was seen

    Q_INVOKABLE void redo(); // what was undone last, unless something else was done since
    Q_INVOKABLE void
    restartTurn(); // all that is composed, and the cards drawn in this turn as far as undo goes

    Q_INVOKABLE void askHint();
    Q_INVOKABLE void showTaught();       // composes the move that the lesson asks for
    Q_INVOKABLE void hoverSite(int row); // -1: nothing is hovered
    Q_INVOKABLE void hoverYard(int row);
    Q_INVOKABLE void uncoverHand();
    Q_INVOKABLE void hurry(); // the rest at once, until a person is asked or has to read
    Q_INVOKABLE void next();

    Q_INVOKABLE void lookBack(int row);  // the board as a line of `log` left it
    Q_INVOKABLE void backToNow();        // from that
    Q_INVOKABLE void viewFrom(int seat); // while a saved game is watched

signals:
    void changed();
    void happened(const capitol::Event& event); // just now, as it is shown
    void finished();                            // the game is over and has been shown to its end
    void failed(const QString& text);           // a move could not be saved, at once or later

private:
    void clear();
    LateSync::Failed lateFailure();
    void play(const Choice& choice);
    bool staysOpen(const Position& before) const;
    void show(const Step& step);
    void goOn();
    bool takeMoveBack();
    void showAgain();
    void askComputer();
    void tryAgain();
    void followLesson();
    void answerKindly();
    void sitDown(std::unique_ptr<Match> match, const QList<int>& hues);
    void propose(const Choice& choice);
    int rowOf(Card card) const;
    void answered(const Choice& choice);
    void turnView();
    void compose();
    void picked(const Refusal& refusal);
    void settle();
    bool asksFor(const Move& move) const;
    void explain(const Refusal& refusal);
    void refresh();
    void sumUp();
    void showThen();
    void sit(const Record& record, const Rules& rules, const QList<int>& hues);
    bool handIsOpen(int seat) const;
    int firstViewer() const;
    TableSnapshot scene() const;
    Tile tile() const;
    Place placeOf(int row) const;
    Building buildingOf(int row) const;
    const Rules& rules() const { return *m_table.rules; }
    const ShownPosition& stageShown() const { return m_then ? *m_then : m_stage; }
    const Position& shown() const { return stageShown().position(); }
    // The move being composed, null while there cannot be one.
    const TurnBuilder* turn() const { return m_turn && !m_then ? &*m_turn : nullptr; }
    TurnBuilder* turn() { return m_turn && !m_then ? &*m_turn : nullptr; }
    const BidBuilder* bid() const { return m_bid && !m_then ? &*m_bid : nullptr; }
    // Whether the move or bid being composed can still be changed.
    bool composes() const { return bid() || (turn() && !turn()->isBound()); }
    BidBuilder* bid() { return m_bid && !m_then ? &*m_bid : nullptr; }

    std::unique_ptr<Match> m_match;
    Seating m_table;
    ShownPosition m_stage;
    std::optional<ShownPosition> m_then; // what the replay shows
    std::optional<TurnBuilder> m_turn;
    std::optional<BidBuilder> m_bid;
    EventPacer m_show;
    std::vector<std::shared_ptr<Player>> m_players; // null for people
    ComputerTurn m_computer;
    Adviser m_adviser;
    Guide m_guide;
    std::optional<View> m_view;
    int m_viewer = 0;
    bool m_covered = false;
    Confirmation m_confirmation = Confirmation::always;
    QString m_whyNot;

    Replay m_replay;
    SiteModel m_sites;
    AreaModel m_areas;
    LandModel m_land;
    YardModel m_yard;
    SeatModel m_seats;
    HandModel m_hand;
    LogModel m_log;
    PileModel m_piles;
    MemoryModel m_memory;
    RevealModel m_reveal;
    ScoreModel m_scores;
    ChartModel m_chart;
    ScoreModel m_harvest;
    int m_harvestRound = 0;
};

} // namespace capitol::app
