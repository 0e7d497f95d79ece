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
    m_boards->openBoard(id, [this, id, variant] {
        m_board = id;
        m_boardOf = variant;
    });
    m_boards->show();
    m_boards->raise();
    m_boards->activateWindow();
}

// A board that was copied is from now on that of the variant that it was opened from, unless that one is on
// another by now; one that a variant has is read again.
void EditorWindow::takeBoard(const QString& id)
{
    if (!m_boardOf.empty() && m_document.file() == m_boardOf && id != m_board)
        exchangeBoard(id);
    m_document.look();
    emit filesChanged();
}

void EditorWindow::exchangeBoard(const QString& id)
{
    const SeenVariant& seen = m_document.settle();
    const KnobForm& board = *m_document.game().find("board");
    if (seen.readable && seen.value(board) != KnobValue(m_board.toStdString()))
        return;
    if (m_document.setKnob(board, id.toStdString()))
        m_board = id;
    else
        sayRefused();
}

void EditorWindow::moveBoard(const std::filesystem::path& old)
{
    if (m_boardOf == old)
        m_boardOf = m_document.file();
}

} // namespace capitol::app
