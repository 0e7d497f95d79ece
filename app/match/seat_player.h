// Whoever sits at a seat of a match: a person here, a computer player, the teacher of a lesson.
#pragma once

#include "match/playable_game.h"

namespace match {

// What is asked: the view of a seat that is to choose, and how the match stands.
template <PlayableGame G>
struct Question
{
    const typename G::Rules& rules; // live as long as who is asked
    typename G::View view;
    std::size_t moves = 0;  // made before
    std::uint64_t seed = 0; // the same for the same match, so that it can be played again
};

// The seed of the question that comes after so many moves.
inline std::uint64_t seedAfter(const record::Head& head, std::size_t moves)
{
    return head.seed * 1000003 + moves;
}

template <PlayableGame G>
class SeatPlayer
{
public:
    using Answer = std::function<void(const typename G::Choice& choice)>;

    virtual ~SeatPlayer() = default;
    // Answers now or later, in this thread.
    virtual void ask(const Question<G>& question, Answer answer) = 0;
    virtual void cancel() {} // no answer will come
    virtual bool thinking() const { return false; }
};

// Who answers by what the window composes: by `Match::submit`.
template <PlayableGame G>
class PersonHere final : public SeatPlayer<G>
{
public:
    explicit PersonHere(std::function<void()> asked) : m_asked(std::move(asked)) {}

    void ask(const Question<G>&, typename SeatPlayer<G>::Answer) override { m_asked(); }

private:
    std::function<void()> m_asked;
};

// Plays the moves of a lesson for all seats that are not the learner's.
template <PlayableGame G>
class Teacher final : public SeatPlayer<G>
{
public:
    using Moves = std::vector<record::RecordMove<typename G::Choice>>;

    // Of the whole lesson.
    explicit Teacher(Moves moves) : m_moves(std::move(moves)) {}

    void ask(const Question<G>& question, typename SeatPlayer<G>::Answer answer) override
    {
        answer(m_moves.at(question.moves).choice);
    }

private:
    const Moves m_moves;
};

} // namespace match
