// The part of the window that leads to the boards.
#include "editor/board_window.h"
#include "editor/editor_window.h"

namespace capitol::app {

const Library* EditorWindow::boardLibrary() const
{
    for (const auto& game : m_games)
        if (const Library* library = game->boards())
            return library;
    return nullptr;
}

void EditorWindow::editBoard(const QString& id)
{
    if (!m_boards) {
        m_boards = new BoardWindow(*boardLibrary(), m_look, this);
        m_boards->setWindowFlag(Qt::Window);
        connect(m_boards, &BoardWindow::saved, this, &EditorWindow::takeBoard);
    }
    m_boards->openBoard(id);
    m_boards->show();
    m_boards->raise();
    m_boards->activateWindow();
}

// A board that was copied is the variant's from now on; one that it has is read again.
void EditorWindow::takeBoard(const QString& id)
{
    const KnobForm* board = m_document.game().find("board");
    if (board && !m_document.setKnob(*board, id.toStdString()))
        sayRefused();
    m_document.look();
    emit filesChanged();
}

} // namespace capitol::app
