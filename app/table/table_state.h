// How the game stands, as far as it has been shown: what the pages say of it beside the lists.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

struct TableSnapshot;

class TableState : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(StageView stage READ stage NOTIFY stageChanged) // what is shown next to the board
    Q_PROPERTY(int step READ step NOTIFY stepChanged)    // 0 construction, 1 auctions, 2 scoring, 3 drawing
    Q_PROPERTY(int round READ round NOTIFY roundChanged) // from 1
    Q_PROPERTY(int rounds READ rounds NOTIFY roundsChanged)
    Q_PROPERTY(int consul READ consul NOTIFY consulChanged) // seat 0..3
    Q_PROPERTY(QString consulName READ consulName NOTIFY consulNameChanged)
    Q_PROPERTY(int toMove READ toMove NOTIFY toMoveChanged)       // seat 0..3
    Q_PROPERTY(int auction READ auction NOTIFY auctionChanged)    // from 1, 0 outside the auctions
    Q_PROPERTY(int auctions READ auctions NOTIFY auctionsChanged) // in this round
    Q_PROPERTY(QString auctionTile READ auctionTile NOTIFY
                   auctionTileChanged) // "fountain", "amphitheatre", "temple" or ""
    Q_PROPERTY(QString auctionTileName READ auctionTileName NOTIFY auctionTileNameChanged)
    Q_PROPERTY(QString tieRule READ tieRule NOTIFY
                   tieRuleChanged) // how this variant settles equal bids, one sentence
    Q_PROPERTY(QString revealText READ revealText NOTIFY
                   revealTextChanged) // who takes the tile and why, once all is turned
    Q_PROPERTY(int drawsLeft READ drawsLeft NOTIFY drawsLeftChanged)
    Q_PROPERTY(QString drawReason READ drawReason NOTIFY drawReasonChanged) // why so many
    Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged)             // what is to be done, by whom
    Q_PROPERTY(QList<int> winners READ winners NOTIFY winnersChanged)       // seats, once the game is over
    // Rows of the sites that a flight over the winners' cities leads past, as of victory_tour.h.
    Q_PROPERTY(QList<int> tour READ tour NOTIFY tourChanged)
    Q_PROPERTY(QString variantName READ variantName NOTIFY variantNameChanged)

public:
    enum class Phase { Construction, Bidding, Tile, Draw, Over };
    Q_ENUM(Phase)
    // Board: nothing but the board. Bids: a person composes a bid. Reveal: bids are turned, until next().
    // Scoring: areas are counted, until next(). Drawing: the piles.
    enum class StageView { Board, Bids, Reveal, Scoring, Drawing };
    Q_ENUM(StageView)

    using QObject::QObject;

    // `lastLine`: of the log, said where nothing else is.
    void show(const TableSnapshot& scene, const QString& lastLine);
    void clear(); // no game

    Phase phase() const { return m_told.phase; }
    StageView stage() const { return m_told.stage; }
    int step() const { return m_told.step; }
    int round() const { return m_told.round; }
    int rounds() const { return m_told.rounds; }
    int consul() const { return m_told.consul; }
    QString consulName() const { return m_told.consulName; }
    int toMove() const { return m_told.toMove; }
    int auction() const { return m_told.auction; }
    int auctions() const { return m_told.auctions; }
    QString auctionTile() const { return m_told.auctionTile; }
    QString auctionTileName() const { return m_told.auctionTileName; }
    QString tieRule() const { return m_told.tieRule; }
    QString revealText() const { return m_told.revealText; }
    int drawsLeft() const { return m_told.drawsLeft; }
    QString drawReason() const { return m_told.drawReason; }
    QString prompt() const { return m_told.prompt; }
    QList<int> winners() const { return m_told.winners; }
    QList<int> tour() const { return m_told.tour; }
    QString variantName() const { return m_told.variantName; }

signals:
    void phaseChanged();
    void stageChanged();
    void stepChanged();
    void roundChanged();
    void roundsChanged();
    void consulChanged();
    void consulNameChanged();
    void toMoveChanged();
    void auctionChanged();
    void auctionsChanged();
    void auctionTileChanged();
    void auctionTileNameChanged();
    void tieRuleChanged();
    void revealTextChanged();
    void drawsLeftChanged();
    void drawReasonChanged();
    void promptChanged();
    void winnersChanged();
    void tourChanged();
    void variantNameChanged();

private:
    struct Told // what the properties say
    {
        Phase phase = Phase::Over;
        StageView stage = StageView::Board;
        int step = 2;
        int round = 1;
        int rounds = 1;
        int consul = 0;
        QString consulName;
        int toMove = 0;
        int auction = 0;
        int auctions = 0;
        QString auctionTile;
        QString auctionTileName;
        QString tieRule;
        QString revealText;
        int drawsLeft = 0;
        QString drawReason;
        QString prompt;
        QList<int> winners;
        QList<int> tour;
        QString variantName;
    };

    void tell(const Told& now);

    Told m_told;
};

} // namespace capitol::app
