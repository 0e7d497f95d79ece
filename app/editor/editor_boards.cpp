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
    showBoard(id, m_document.file());
}

void EditorWindow::showBoard(const QString& id, const std::filesystem::path& variant)
{
    if (!m_boards) {
        m_boards = new BoardWindow(*boardLibrary(), m_look, this);
        m_boards->setWindowFlag(Qt::Window);
        connect(m_boards, &BoardWindow::saved, this, &EditorWindow::takeBoard);
    }
    m_boards->openBoard(id, [this, variant] { m_boardOf = variant; });
    m_boards->show();
    m_boards->raise();
    m_boards->activateWindow();
}

// A board that was copied is from now on that of the variant that it was opened from; one that a variant has
// is read again.
void EditorWindow::takeBoard(const QString& id)
{
    const bool ours = m_document.file() == m_boardOf;
    const KnobForm* board = m_document.game().find("board");
    if (ours && board && !m_document.setKnob(*board, id.toStdString()))
        sayRefused();
    m_document.look();
    emit filesChanged();
}

void EditorWindow::moveBoard(const std::filesystem::path& old)
{
    if (m_boardOf == old)
        m_boardOf = m_document.file();
}

} // namespace capitol::app
