// A moment of a game that is put to a person: they choose as in any match, but nothing comes of it. So
// nothing hidden is seen, and nobody plays on.
#pragma once

#include "match/watched_match.h"

#include <functional>

namespace match {

template <PlayableGame G>
class PosedMatch final : public WatchedMatch<G>
{
public:
    using Choice = typename G::Choice;
    using Record = typename Match<G>::Record;
    using Answered = std::function<void(const Choice&)>;

    // After the record's last move, when a person is to choose. `answered`: told every legal choice.
    PosedMatch(Record record, Answered answered)
        : WatchedMatch<G>(std::move(record)), m_answered(std::move(answered))
    {
    }

    void proceed() override { emit this->asked(); }
    void submit(const Choice& choice) override
    {
        const auto known = this->view().known;
        if (const auto refusal = G::check(this->rules(), known, G::to_move(known), choice))
            this->refuse(refusal);
        else
            m_answered(choice);
    }
    // What is composed is dropped.
    void askAgain() { emit this->rewound(); }

private:
    const Answered m_answered;
};

} // namespace match
