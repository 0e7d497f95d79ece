// A computer player, thinking in a thread of its own. It is given what its seat may see and nothing else.
#pragma once

#include "common/latest_task.h"
#include "match/seat_player.h"

#include <memory>

namespace match {

template <PlayableGame G>
class ComputerPlayer final : public SeatPlayer<G>
{
public:
    using Player = game::Player<typename G::Played>;
    using Answer = typename SeatPlayer<G>::Answer;

    explicit ComputerPlayer(std::shared_ptr<Player> player) : m_player(std::move(player)) {}

    void ask(const Question<G>& question, Answer answer) override
    {
        m_thinking = true;
        m_task.start([question, player = m_player](
                         const std::stop_token& stop) { return chosenBy(*player, question, stop); },
                     [this, answer = std::move(answer)](const typename G::Choice& choice) {
                         m_thinking = false;
                         answer(choice);
                     });
    }
    void cancel() override
    {
        m_task.drop();
        m_thinking = false;
    }
    bool thinking() const override { return m_thinking; }

private:
    // A player that fails, for want of memory say, is stood in for: the game goes on.
    static typename G::Choice chosenBy(Player& player, const Question<G>& question,
                                       const std::stop_token& stop)
    {
        try {
            return player.advise(question.rules, question.view, {.seed = question.seed, .stop = stop}).choice;
        } catch (const std::exception& error) {
            qWarning("a computer player failed, a simple one moves for it: %s", error.what());
        }
        return G::make_stand_in()->advise(question.rules, question.view, {.seed = question.seed}).choice;
    }

    const std::shared_ptr<Player> m_player;
    bool m_thinking = false;
    capitol::app::LatestTask m_task; // thinks
};

} // namespace match
