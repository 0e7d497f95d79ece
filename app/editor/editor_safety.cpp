// The part of the window that lets no change be lost: asked before it is left, told of what other programs
// write, kept as a draft.
#include "editor/board_window.h"
#include "editor/draft_offer.h"
#include "editor/editor_window.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"

#include <QCloseEvent>
#include <QFile>

namespace capitol::app {

namespace {
constexpr int lookPause = 100;  // milliseconds: another program may still be writing
constexpr int lookAgain = 1000; // at what cannot be read for the moment
} // namespace

void EditorWindow::closeEvent(QCloseEvent* event)
{
    m_panel->commit();
    if (!m_document.isModified())
        return event->accept();
    event->ignore();
    m_keeper->leaveThen([this] { // what is saved is what will be seen here the next time
        const QString id = VariantFiles::nameOf(m_document.file());
        if (!(m_files.isTaken(id) && load(id)) && !load(m_document.game().usualId()))
            m_document.open({}, {}, false);
        close();
    });
}

// The file, or where it will be.
void EditorWindow::watch()
{
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    std::error_code error;
    const std::filesystem::path& file = m_document.file();
    const std::filesystem::path place = std::filesystem::exists(file, error) ? file : file.parent_path();
    if (!place.empty())
        m_watcher.addPath(QFile(place).fileName());
}

void EditorWindow::lookSoon()
{
    m_lookPause.start(lookPause);
}

void EditorWindow::lookAtFile()
{
    watch(); // many programs write another file in its place
    const auto theirs = VariantFiles::read(m_document.file());
    if (theirs && *theirs == m_document.savedBytes())
        return;
    if (!theirs)
        return VariantFiles::isMissing(m_document.file()) ? noteDeleted() : m_lookPause.start(lookAgain);
    if (m_document.isModified() && *theirs != m_document.bytes())
        return m_keeper->askWhose(*theirs);
    if (m_keeper->take(*theirs))
        m_notice->say(tr("Another program has changed the file; it has been reloaded."));
}

void EditorWindow::noteDeleted()
{
    if (m_document.isShipped() || m_document.savedBytes().isEmpty()) // it was not saved yet, or this is known
        return;
    m_document.setSavedBytes({});
    m_notice->say(tr("Another program has deleted the file. Saving will create it again."), {}, true);
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
        if (const QStringList drafts = DraftKeeper::idsIn(game->draftFolder()); !drafts.isEmpty())
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

void EditorWindow::offerDraft(const std::shared_ptr<const EditedGame>& game, const QString& id)
{
    const auto restore = [this, game, id](const QByteArray& draft) { restoreDraft(game, id, draft); };
    const auto discard = [this, game, id] {
        DraftKeeper::drop(game->draftFolder(), id);
        m_drafts.keep(); // what is written since then
        offerBoards();
    };
    capitol::app::offerDraft(*m_notice, DraftKeeper::draftIn(game->draftFolder(), id), restore, discard);
}

// As a step that can be undone, over what the file says; of a file that cannot be read as a variant not saved
// yet.
void EditorWindow::restoreDraft(const std::shared_ptr<const EditedGame>& game, const QString& id,
                                const QByteArray& draft)
{
    m_keeper->leaveThen([this, game, id, draft] {
        turnTo(game);
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
