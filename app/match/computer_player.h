// A computer player, thinking in a thread of its own. It is given what its seat may see and nothing else.
#pragma once

#include "match/seat_player.h"

#include <QObject>

#include <memory>
#include <thread>

namespace match {

template <PlayableGame G>
class ComputerPlayer final : public SeatPlayer<G>
{
public:
    using Player = game::Player<typename G::Played>;
    using Answer = typename SeatPlayer<G>::Answer;

    explicit ComputerPlayer(std::shared_ptr<Player> player) : m_player(std::move(player)) {}
    ~ComputerPlayer() override { ComputerPlayer::cancel(); }

    void ask(const Question<G>& question, Answer answer) override
    {
        cancel();
        m_thinking = true;
        const auto give = [this, asked = m_question, answer](const typename G::Choice& choice) {
            if (asked != m_question)
                return;
            m_thinking = false;
            answer(choice);
        };
        m_thread = std::jthread([=, this, player = m_player](const std::stop_token& stop) {
            const auto choice = chosenBy(*player, question, stop);
            QMetaObject::invokeMethod(
                &m_home, [give, choice] { give(choice); }, Qt::QueuedConnection);
        });
    }
    // Ends the thread.
    void cancel() override
    {
        ++m_question;
        m_thinking = false;
        m_thread.request_stop();
        if (m_thread.joinable())
            m_thread.join();
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
    QObject m_home; // of this thread
    std::jthread m_thread;
    int m_question = 0;
    bool m_thinking = false;
};

} // namespace match
