// The part of the window that lets no change be lost: asked before it is left, kept as a draft.
#include "editor/board_window.h"
#include "editor/draft_offer.h"
#include "editor/editor_window.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"

#include <QCloseEvent>
#include <QDockWidget>

namespace capitol::app {

namespace fs = std::filesystem;

void EditorWindow::closeEvent(QCloseEvent* event)
{
    m_panel->commit();
    if (!m_document.isModified()) {
        if (m_measureDock)
            m_measureDock->close();
        return event->accept();
    }
    event->ignore();
    m_keeper->leaveThen([this] { // what is saved is what will be seen here the next time
        const QString id = VariantFiles::nameOf(m_document.file());
        if (!(m_files.isTaken(id) && load(id)) && !load(m_document.game().usualId()))
            m_document.open({}, {}, false);
        close();
    });
}

void EditorWindow::sayUnkept(const QString& reason)
{
    if (!m_notice->isVisible())
        m_notice->say(tr("Cannot back up your changes: %1").arg(reason),
                      {{tr("Export…"), [this] { askForExport(&EditorWindow::exportTo); }}}, true);
}

// First a variant's, then a board's.
void EditorWindow::offerDrafts()
{
    for (const auto& game : m_games)
        if (const auto drafts = DraftKeeper::filesIn(game->draftFolder()); !drafts.isEmpty())
            return offerDraft(game, drafts.first());
    offerBoards();
}

// The boards' own window offers to restore it.
void EditorWindow::offerBoards()
{
    const Library* library = boardLibrary();
    const QString board = library ? BoardWindow::leftOver(*library) : QString();
    if (board.isEmpty() || m_boards)
        return;
    m_notice->say(tr("The program closed before your changes to the board “%1” were saved.").arg(board),
                  {{tr("Show"), [this] {
                        const auto* capitol = std::get_if<Inspection>(&m_document.settle().whole);
                        const Ruleset rules = capitol ? capitol->variant.rules : Ruleset();
                        showBoard(QString::fromStdString(rules.board), {});
                    }}});
}

void EditorWindow::offerDraft(const std::shared_ptr<const EditedGame>& game, const fs::path& file)
{
    const auto restore = [this, game](const QString& id, const QByteArray& draft) {
        restoreDraft(game, id, draft);
    };
    capitol::app::offerDraft(*m_notice, file, restore, [this] { offerBoards(); });
}

// As a step that can be undone, over what the file says; of a file that cannot be read as a variant not saved
// yet.
void EditorWindow::restoreDraft(const std::shared_ptr<const EditedGame>& game, const QString& id,
                                const QByteArray& draft)
{
    m_keeper->leaveThen([this, game, id, draft] {
        turnTo(game);
        m_drafts.takeOver(id, draft);
        const auto entry = m_files.find(id);
        const bool own = entry && !entry->shipped;
        const bool loaded = own && load(id);
        if (!loaded)
            begin(id, draft);
        m_document.replaceAll(draft, tr("Restore"));
        if (own && !loaded)
            return; // it is said why
        m_notice->clear();
        offerBoards();
    });
}

} // namespace capitol::app
