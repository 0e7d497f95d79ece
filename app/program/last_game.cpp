#include "program/last_game.h"

#include <utility>

namespace capitol::app {

void LastGame::read(std::function<SavedGame()> look)
{
    m_task.start([look = std::move(look)](const std::stop_token&) { return look(); },
                 [this](const SavedGame& game) {
                     m_game = game;
                     emit changed();
                 });
}

void LastGame::forget()
{
    m_task.drop();
    m_game.reset();
}

} // namespace capitol::app
