// What a person is composing, a move or a bid: what is picked, what can be, and why something is refused.
#pragma once

#include "capitol/record/lesson.h"
#include "play/guide.h"
#include "table/bid_builder.h"
#include "table/turn_builder.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace capitol::app {

class HandModel;
class SiteModel;
class YardModel;
using CapitolGuide = GameGuide<RecordedCapitol>;

class Composer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    Q_PROPERTY(int selectedCard READ selectedCard NOTIFY selectedCardChanged)     // row of the hand, -1
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY selectedNameChanged) // its name in words
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY canConfirmChanged)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY canTakeBackChanged)
    Q_PROPERTY(bool canPass READ canPass NOTIFY canPassChanged)
    Q_PROPERTY(bool canPlayForNothing READ canPlayForNothing NOTIFY canPlayForNothingChanged)
    Q_PROPERTY(bool canDone READ canDone NOTIFY canDoneChanged) // drawing may be stopped
    Q_PROPERTY(bool canSeal READ canSeal NOTIFY canSealChanged) // a bid is asked for; it may be empty
    Q_PROPERTY(bool newBuildingLegal READ newBuildingLegal NOTIFY newBuildingLegalChanged)
    Q_PROPERTY(bool roofChoiceOpen READ roofChoiceOpen NOTIFY roofChoiceOpenChanged) // either may be chosen
    Q_PROPERTY(int roofChoice READ roofChoice NOTIFY roofChoiceChanged) // 0 none yet, 1 round, 2 triangular
    Q_PROPERTY(int bidCount READ bidCount NOTIFY bidCountChanged)
    Q_PROPERTY(int bidTotal READ bidTotal NOTIFY bidTotalChanged)
    Q_PROPERTY(QString ghostText READ ghostText NOTIFY ghostTextChanged) // the move so far, in notation
    Q_PROPERTY(
        QString preview READ preview NOTIFY previewChanged) // what the building would do at that site, or ""
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY whyNotChanged) // why the place is refused, or ""

public:
    // Rows are those of the lists; a lesson limits what may be picked. All live longer.
    Composer(const HandModel& hand, const SiteModel& sites, const YardModel& yard, const CapitolGuide& guide);

    // For the seat to move, from what it may see. The rules live until `stop`.
    void begin(const Rules& rules, const Position& known);
    void stop();
    // While one looks back nothing is composed; what was picked is kept.
    void setSuspended(bool suspended);
    // Picks all of it in place of what is picked.
    void propose(const Choice& choice);
    // All that is picked, to be picked again when the game goes on after a break.
    Picked picked() const;
    void pickAgain(const Picked& picked);
    void dropRefusal();

    // Null unless one is asked for.
    const TurnBuilder* turn() const { return m_turn && !m_suspended ? &*m_turn : nullptr; }
    const BidBuilder* bid() const { return m_bid && !m_suspended ? &*m_bid : nullptr; }
    bool asked() const { return turn() || bid(); }
    bool isBegun() const { return m_turn || m_bid; }      // even if one looks back
    bool isOpen() const { return asked() && !isBound(); } // what is composed can still be changed
    // A part of the move cannot be taken back any more.
    bool isBound() const { return turn() && turn()->isBound(); }

    int selectedCard() const { return m_told.selectedCard; }
    QString selectedName() const { return m_told.selectedName; }
    bool canConfirm() const { return m_told.canConfirm; }
    bool canTakeBack() const { return m_told.canTakeBack; }
    bool canPass() const { return m_told.canPass; }
    bool canPlayForNothing() const { return m_told.canPlayForNothing; }
    bool canDone() const { return m_told.canDone; }
    bool canSeal() const { return m_told.canSeal; }
    bool newBuildingLegal() const { return m_told.newBuildingLegal; }
    bool roofChoiceOpen() const { return m_told.roofChoiceOpen; }
    int roofChoice() const { return m_told.roofChoice; }
    int bidCount() const { return m_told.bidCount; }
    int bidTotal() const { return m_told.bidTotal; }
    QString ghostText() const { return m_told.ghostText; }
    QString preview() const { return m_told.preview; }
    QString whyNot() const { return m_told.whyNot; }

    // What cannot be picked now is passed over, with `whyNot` saying why.
    Q_INVOKABLE void selectCard(int row); // the selected card again: puts it back
    Q_INVOKABLE void pickSite(int row);
    Q_INVOKABLE void pickYard(int row);
    Q_INVOKABLE void pickNewBuilding();
    Q_INVOKABLE void pickRoof(int shape); // 1 round, 2 triangular
    Q_INVOKABLE void pass();
    Q_INVOKABLE void takeBack();                // the last pick of what is not yet final
    Q_INVOKABLE void toggleBid(int row);        // to the bottom of the bid, or out of it
    Q_INVOKABLE void moveBid(int from, int to); // places in the bid
    Q_INVOKABLE void hoverSite(int row);        // -1: nothing is hovered
    Q_INVOKABLE void hoverYard(int row);

    // Final.
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void playForNothing();   // the selected card, without a further question
    Q_INVOKABLE void pickPile(int pile); // 0 roof, 1 floor, 2 permit
    Q_INVOKABLE void done();
    Q_INVOKABLE void sealBid();

signals:
    void edited();                              // something was picked or taken back
    void completed(const capitol::Move& move);  // nothing could be added; it can still be taken back
    void chosen(const capitol::Choice& choice); // for good
    void refused();                             // a place was pointed at that is refused

    void selectedCardChanged();
    void selectedNameChanged();
    void canConfirmChanged();
    void canTakeBackChanged();
    void canPassChanged();
    void canPlayForNothingChanged();
    void canDoneChanged();
    void canSealChanged();
    void newBuildingLegalChanged();
    void roofChoiceOpenChanged();
    void roofChoiceChanged();
    void bidCountChanged();
    void bidTotalChanged();
    void ghostTextChanged();
    void previewChanged();
    void whyNotChanged();

private:
    struct Told // what the properties say
    {
        int selectedCard = -1;
        QString selectedName;
        bool canConfirm = false;
        bool canTakeBack = false;
        bool canPass = false;
        bool canPlayForNothing = false;
        bool canDone = false;
        bool canSeal = false;
        bool newBuildingLegal = false;
        bool roofChoiceOpen = false;
        int roofChoice = 0;
        int bidCount = 0;
        int bidTotal = 0;
        QString ghostText;
        QString preview;
        QString whyNot;
    };

    void tell();
    Told now() const;
    void tellOfTurn(Told& now) const;
    void tellOfBid(Told& now) const;
    QString ghost() const;
    QString previewOfHovered() const;
    void tellPicked(const QString& whyNot);
    void settle();
    void explain(const QString& whyNot);
    QString whyNotBuilding(const Building& building, const Refusal& refusal) const;
    void proposeBid(const Bid& made);
    Place placeOf(int row) const;
    Building buildingOf(int row) const;

    const HandModel& m_hand;
    const SiteModel& m_sites;
    const YardModel& m_yard;
    const CapitolGuide& m_guide;
    const Rules* m_rules = nullptr;
    std::optional<TurnBuilder> m_turn;
    std::optional<BidBuilder> m_bid;
    bool m_suspended = false;
    Told m_told;
    int m_hovered = -1; // a site
    QString m_whyNot;
};

} // namespace capitol::app
