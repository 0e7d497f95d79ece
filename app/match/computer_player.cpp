#include "match/computer_player.h"

#include "capitol/players/greedy.h"

#include <QDebug>

namespace capitol::app {

namespace {

// A player that fails, for want of memory say, is stood in for: the game goes on.
Choice chosenBy(Player& player, const Rules& rules, const View& view, const SearchRequest& thinking)
{
    try {
        return player.advise(rules, view, thinking).choice;
    } catch (const std::exception& error) {
        qWarning("a computer player failed, a simple one moves for it: %s", error.what());
    }
    return GreedyPlayer().advise(rules, view, {.seed = thinking.seed}).choice;
}

} // namespace

ComputerPlayer::~ComputerPlayer()
{
    ComputerPlayer::cancel();
}

void ComputerPlayer::ask(const Question& question)
{
    cancel();
    m_thinking = true;
    const auto give = [this, asked = m_question](const Choice& choice) {
        if (asked != m_question)
            return;
        m_thinking = false;
        emit answered(choice);
    };
    m_thread = std::jthread([=, this, player = m_player](const std::stop_token& stop) {
        const Choice choice =
            chosenBy(*player, question.rules, question.view, {.seed = question.seed, .stop = stop});
        QMetaObject::invokeMethod(
            this, [give, choice] { give(choice); }, Qt::QueuedConnection);
    });
}

void ComputerPlayer::cancel()
{
    ++m_question;
    m_thinking = false;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace capitol::app
