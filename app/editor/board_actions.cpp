// What can be done in the board editor: its menus and tools, and what they and all else in it are called.
#include "editor/board_window.h"

#include "common/plain_text.h"
#include "editor/board_canvas.h"
#include "editor/board_panel.h"
#include "editor/find_bar.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "editor/yaml_view.h"

#include <QAction>
#include <QMenu>

namespace capitol::app {

void BoardWindow::buildActions()
{
    const auto add = [this](const char* name, const QKeySequence& keys, const std::function<void()>& deed) {
        connect(m_actions.add(name, keys), &QAction::triggered, this, deed);
    };
    add("duplicate", {}, [this] { m_keeper->leaveThen([this] { copy(); }); });
    add("save", QKeySequence::Save, [this] { save(); });
    add("undo", QKeySequence::Undo, [this] {
        m_panel->commit();
        m_document.undoStack().undo();
    });
    add("redo", QKeySequence::Redo, [this] { m_document.undoStack().redo(); });
    add("find", QKeySequence::Find, [this] { m_findBar->begin(); });
    add("toText", Qt::Key_F4, [this] { jumpToText(); });
    m_actions.addForText(*m_findBar, *m_yaml, *m_problemList);
    add("close", Qt::CTRL | Qt::Key_W, [this] { close(); });
    buildMenus();
}

void BoardWindow::buildMenus()
{
    m_menu = m_actions.addMenu({"duplicate", "save", "", "close"});
    m_editMenu = m_actions.addMenu({"undo", "redo", "", "find", "findNext", "findPrevious", "", "toText",
                                    "complete", "explain", "comment", "", "nextProblem", "fix"});
    m_actions.addTools({"save", "undo", "redo", "toText"});
}

void BoardWindow::retranslate()
{
    m_actions.retranslate();
    m_menu->setTitle(tr("&Board"));
    m_editMenu->setTitle(tr("&Edit"));
    m_actions["duplicate"]->setText(tr("&Duplicate"));
    m_canvas->setAccessibleName(tr("The board"));
    m_canvas->setAccessibleDescription(tr(
        "Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the "
        "arrow keys move it (with Shift, by a centimetre), Insert or Plus adds a corner, and Delete removes "
        "the selection."));
    m_canvas->setToolTip(plainTip(m_canvas->accessibleDescription()));
    m_yaml->setAccessibleName(tr("The board’s text"));
    m_problemList->setAccessibleName(tr("Problems"));
    m_panel->retranslate();
    m_findBar->retranslate();
    m_notice->clear(); // said in another language
    showSeen();
}

} // namespace capitol::app
