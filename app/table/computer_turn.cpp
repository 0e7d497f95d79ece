#include "table/computer_turn.h"

namespace capitol::app {

ComputerTurn::~ComputerTurn()
{
    cancel();
}

void ComputerTurn::ask(std::shared_ptr<Player> player, const Rules& rules, const View& view,
                       std::uint64_t seed)
{
    cancel();
    m_thinking = true;
    const auto give = [this, question = m_question](const Choice& choice) {
        if (question != m_question)
            return;
        m_thinking = false;
        emit answered(choice);
    };
    m_thread = std::jthread([=, this, &rules](const std::stop_token& stop) {
        const Advice advice = player->advise(rules, view, {.seed = seed, .stop = stop});
        QMetaObject::invokeMethod(
            this, [give, choice = advice.choice] { give(choice); }, Qt::QueuedConnection);
    });
}

void ComputerTurn::cancel()
{
    ++m_question;
    m_thinking = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace capitol::app
