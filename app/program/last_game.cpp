#include "program/last_game.h"

#include <utility>

namespace capitol::app {

LastGame::LastGame()
{
    m_reader.setMaxThreadCount(1);
}

void LastGame::read(std::function<SavedGame()> look)
{
    m_reader.clear(); // what has not begun would be too old
    m_reader.start([this, question = ++m_question, look = std::move(look)] {
        QMetaObject::invokeMethod(this, [this, question, game = look()] { take(question, game); });
    });
}

void LastGame::forget()
{
    ++m_question;
    m_game.reset();
}

void LastGame::take(int question, const SavedGame& game)
{
    if (question != m_question)
        return;
    m_game = game;
    emit changed();
}

} // namespace capitol::app
