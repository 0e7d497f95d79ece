// Runs a computer player in a thread of its own. It is given what its seat may see and nothing else.
#pragma once

#include "capitol/players/player.h"

#include <QObject>

#include <memory>
#include <thread>

namespace capitol::app {

class ComputerTurn : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~ComputerTurn() override;

    // Answers later by `answered`. The rules must live until then or until `cancel`.
    void ask(std::shared_ptr<Player> player, const Rules& rules, const View& view, std::uint64_t seed);
    // Ends the thread; no answer will come.
    void cancel();
    bool thinking() const { return m_thinking; }

signals:
    void answered(const capitol::Choice& choice);

private:
    std::jthread m_thread;
    int m_question = 0;
    bool m_thinking = false;
};

} // namespace capitol::app
