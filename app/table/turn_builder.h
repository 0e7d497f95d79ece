// A person's move outside bidding while it is being composed: a card, then its targets; a pass; a site for a
// tile.
#pragma once

#include "capitol/game.h"
#include "table/floor_plan.h"
#include "table/picked.h"

namespace capitol::app {

class TurnBuilder
{
public:
    // `known` is what the seat to move may see. The rules outlive the builder.
    TurnBuilder(const Rules& rules, const Position& known);

    const Position& known() const { return m_known; }
    // Something useful can be done with the card.
    bool playable(Card card) const;
    // It can be selected: to do something useful, or to be played for nothing.
    bool choosable(Card card) const;
    // `row` tells equal cards apart. False if the card is not choosable.
    bool select(int row, Card card);
    void deselect();
    std::optional<Card> card() const { return m_card; }
    int row() const { return m_row; }
    void pass();
    // Picks all of a legal move; `row` is its card's, if it has one.
    void propose(const Move& move, int row);
    // All that is picked, and picking that again as far as it can be; `row` is the card's, if there is one.
    Picked picked() const;
    void pickAgain(const Picked& picked, int row);
    bool passing() const { return m_passing; }
    bool canPass() const { return m_canPass && !isBound(); }
    // A floor is put, and this variant lets no floor be taken off again: the rest of the move follows.
    bool isBound() const;
    bool canPlayForNothing() const;
    bool canDraw(Pile pile) const;
    bool canDone() const;

    bool takes(const Pick& pick) const;
    bool takesNewBuilding() const;
    // The pick is made if it is legal; else why it is not.
    Refusal pick(const Pick& pick);
    Refusal pickNewBuilding();
    // The last pick, then the card or the pass. False if nothing was picked, or it stays.
    bool takeBack();
    bool canTakeBack() const;

    // The whole move, if what is picked makes one.
    std::optional<Move> move() const;
    // There is a move, and nothing could be added to it.
    bool isWhole() const;
    // The card that is selected, played for nothing.
    Move forNothing() const;
    // The whole move, if that were picked, too.
    std::optional<Move> moveWith(const Pick& pick) const;
    // What is picked, as far as it goes.
    std::size_t floorsPut() const { return m_floors ? m_floors->heights().size() : 0; }
    const FloorPlan* floors() const { return m_floors ? &*m_floors : nullptr; }
    const PlacePlan* places() const { return m_places ? &*m_places : nullptr; }
    // The yard with the move done as far as it goes.
    Yard yard() const;
    // The small or large site that the move fills, with what it will hold.
    std::optional<Place> ghostPlace() const;
    // Why a place is refused; no refusal if it is not, or if nothing is selected.
    Refusal whyNot(const Pick& pick) const;
    // A permit is selected that can place this finished building on no site at all.
    bool fitsNowhere(const Building& building) const;

private:
    std::vector<Move> movesOf(Card card) const;
    bool tileIsLarge() const;
    bool pickFloor(int height);
    void pickFloorsAgain(const std::vector<Pick>& picks);
    void keepFloorsIfFinal();
    Refusal whyNotBuilding(const Building& building) const;
    Refusal whyNotPlace(const Place& place) const;
    Refusal whyNotFloor(int height) const;
    Refusal tryPermit(const Building& building, const Place& place) const;

    const Rules& m_rules;
    Position m_known;
    std::vector<Move> m_legal; // without those for nothing
    bool m_canPass = false;
    bool m_passing = false;
    int m_row = -1;
    std::optional<Card> m_card;
    std::optional<FloorPlan> m_floors;
    std::optional<PlacePlan> m_places;
};

} // namespace capitol::app
