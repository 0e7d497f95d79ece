// A computer player, thinking in a thread of its own. It is given what its seat may see and nothing else.
#pragma once

#include "capitol/players/player.h"
#include "match/seat_player.h"

#include <memory>
#include <thread>

namespace capitol::app {

class ComputerPlayer final : public SeatPlayer
{
    Q_OBJECT

public:
    explicit ComputerPlayer(std::shared_ptr<Player> player) : m_player(std::move(player)) {}
    ~ComputerPlayer() override;

    void ask(const Question& question) override;
    // Ends the thread.
    void cancel() override;
    bool thinking() const override { return m_thinking; }

private:
    std::shared_ptr<Player> m_player;
    std::jthread m_thread;
    int m_question = 0;
    bool m_thinking = false;
};

} // namespace capitol::app
