// A match as the window knows it, wherever those who play it are: what one audience may see of it, and the
// way to act in it. Nothing else of the game reaches the window, so it cannot show more than that.
#pragma once

#include "match/game_history.h"
#include "match/match_signals.h"

namespace match {

// A choice that was made, as the audience saw it: `events` lead from `before` to `after`.
template <PlayableGame G>
struct Happening
{
    game::Seat mover = game::no_seat;
    typename G::View before{};
    typename G::View after{};
    std::vector<typename G::Event> events{}; // redacted
    int move = 0;                            // of the history, from 1
};

// Why nobody is asked although the game is not over.
enum class Standing {
    inPlay,
    sending,   // a choice is on its way to whoever keeps the match
    cut,       // and cannot be reached
    lost,      // and will not be
    paused,    // by all who play
    endedEarly // by them
};

template <PlayableGame G>
class Match : public MatchSignals
{
public:
    using Choice = typename G::Choice;
    using Record = record::Record<typename G::Recorded>;
    using Rules = typename G::Rules;
    using Setup = typename G::Setup;
    using View = typename G::View;

    // What was settled before the first move: the rules as files have them, who sits where, what was agreed.
    // What chance has decided is in it only where there is a record.
    virtual const Setup& setup() const = 0;
    virtual const record::Head& head() const = 0;
    virtual const Rules& rules() const = 0;
    // All of it with the moves made so far, to be saved or looked at by anybody; null as long as somebody
    // else keeps that.
    virtual const Record* record() const = 0;
    // Made so far.
    virtual int moves() const = 0;

    // Through whose eyes the window looks; where only one audience's view is known, that stays.
    game::Seat audience() const { return m_audience; }
    virtual void setAudience(game::Seat audience) { m_audience = audience; }
    // How the match stands, and its whole course, as the audience sees it.
    virtual View view() const = 0;
    virtual GameHistory<G> history() const = 0;
    bool isOver() const { return G::is_over(view().known); }
    game::Seat toMove() const { return G::to_move(view().known); }
    virtual Standing standing() const { return Standing::inPlay; }
    bool isHuman(game::Seat seat) const { return head().seats[seat].kind() == record::SeatKind::person; }
    // A person who plays in this window.
    virtual bool isHere(game::Seat seat) const { return isHuman(seat); }

    // Asks whoever is to choose: a person here by `asked`. To be called when all that happened has been
    // seen; asks again after a failure.
    virtual void proceed() {}
    virtual bool thinking() const { return false; } // a computer player is
    // A choice of the person who is asked; passed over where nobody here is. Answered, now or later, by
    // `happened`, `refused` or `failed`; where whoever keeps the match refuses it, by `changed`.
    virtual void submit(const Choice&) {}
    // What these signals tell of; to be asked while they are sent.
    const Happening<G>& happening() const { return m_happening; }
    const typename G::Refusal& refusal() const { return m_refusal; }

    // The last move is a person's, the game is not over, and the move is not final. Unless friendly undo was
    // agreed, that person is to move again: what others could answer stays. Answered by `rewound` or
    // `failed`, perhaps by both.
    virtual bool canUndo() const { return false; }
    virtual void undo() {}
    // The same, as long as the last move belongs to the turn that is going on.
    virtual bool canUndoTurn() const { return false; }
    virtual void undoTurn() {}
    // A person could still take that choice back once it is made, if it is legal: nothing hidden would be
    // seen by it, and nobody else would act upon it.
    virtual bool couldUndo(const Choice&) const { return false; }
    // The choice that was taken back last, if none was made since; submitting it makes it again.
    virtual std::optional<Choice> redo() const { return std::nullopt; }

    // Until all moves are on the disk; their file can then be moved on every system.
    virtual void finishSaving() {}

protected:
    void tell(Happening<G> happening)
    {
        m_happening = std::move(happening);
        emit happened();
    }
    void refuse(const typename G::Refusal& refusal)
    {
        m_refusal = refusal;
        emit refused();
    }

private:
    game::Seat m_audience = 0;
    Happening<G> m_happening;
    typename G::Refusal m_refusal{};
};

} // namespace match
