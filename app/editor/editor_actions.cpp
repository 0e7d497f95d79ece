// What can be done in the window: its menus and tools, and what they and all else in it are called.
#include "editor/editor_window.h"

#include "common/plain_text.h"
#include "editor/find_bar.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "editor/yaml_view.h"
#include "variants/variants_model.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QToolBar>
#include <QTreeView>

namespace capitol::app {

namespace {

#ifdef Q_OS_MACOS
constexpr QKeyCombination replaceKeys =
    Qt::CTRL | Qt::ALT | Qt::Key_F; // the command key and H hide the program
#else
constexpr QKeyCombination replaceKeys = Qt::CTRL | Qt::Key_H;
#endif

} // namespace

template <typename Deed>
void EditorWindow::addDeed(const char* name, const QKeySequence& keys, Deed deed)
{
    connect(m_actions.add(name, keys), &QAction::triggered, this, deed);
}

// What is being typed into the panel counts as a step.
void EditorWindow::addStep(const char* name, const QKeySequence& keys, void (QUndoStack::*step)())
{
    addDeed(name, keys, [this, step] {
        m_panel->commit();
        (m_document.undoStack().*step)();
    });
}

void EditorWindow::buildActions()
{
    addFileDeeds();
    addStep("undo", QKeySequence::Undo, &QUndoStack::undo);
    addStep("redo", QKeySequence::Redo, &QUndoStack::redo);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &EditorWindow::showState);
    addDeed("resetAll", {}, &EditorWindow::resetAll);
    addDeed("find", QKeySequence::Find, &EditorWindow::find);
    addDeed("replaceText", replaceKeys, [this] { m_findBar->begin(); });
    m_actions.addForText(*m_findBar, *m_yaml, *m_problemList);
    addDeed("toText", Qt::Key_F4, &EditorWindow::jumpToText);
    addDeed("try", Qt::Key_F5, &EditorWindow::tryIt);
    addDeed("measure", Qt::Key_F6, &EditorWindow::measureIt);
}

void EditorWindow::addFileDeeds()
{
    addDeed("new", QKeySequence::New, &EditorWindow::create);
    addDeed("duplicate", {}, &EditorWindow::duplicate);
    addDeed("rename", {}, &EditorWindow::rename);
    addDeed("import", QKeySequence::Open, &EditorWindow::askForImport);
    addDeed("export", Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { askForExport(&EditorWindow::exportTo); });
    addDeed("exportAlone", {}, [this] { askForExport(&EditorWindow::exportAloneTo); });
    addDeed("save", QKeySequence::Save, &EditorWindow::saveNow);
    addDeed("delete", {}, &EditorWindow::deleteVariant);
    addDeed("close", Qt::CTRL | Qt::Key_W, &QWidget::close);
}

void EditorWindow::buildMenus()
{
    m_fileMenu = m_actions.addMenu({"new", "duplicate", "rename", "", "import", "export", "exportAlone", "",
                                    "save", "delete", "", "close"});
    m_editMenu = m_actions.addMenu({"undo", "redo", "", "resetAll", "", "find", "findNext", "findPrevious",
                                    "replaceText", "", "toText", "complete", "explain", "comment", "",
                                    "nextProblem", "fix"});
    m_gameMenu = m_actions.addMenu({"try", "measure"});
}

void EditorWindow::buildToolBar()
{
    // Where there is no room for all, the last have to go.
    auto* bar = m_actions.addTools({"try", "measure", "save", "undo", "redo", "new"});
    buildChooser(bar);
    QAction* first = bar->actions().constFirst();
    bar->insertWidget(first, m_chooserLabel);
    bar->insertWidget(first, m_chooser);
    bar->insertSeparator(first);
}

void EditorWindow::buildChooser(QWidget* bar)
{
    m_chooserLabel = new PlainLabel(bar);
    m_chooserLabel->setMargin(6);
    m_chooser = new QComboBox(bar);
    m_chooser->setObjectName(QStringLiteral("chooser"));
    m_chooser->setModel(&m_grouped);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooserLabel->setBuddy(m_chooser);
    connect(m_chooser, &QComboBox::activated, this, [this](int row) {
        if (const auto game = m_grouped.gameAt(row))
            openVariant(game->key(), m_grouped.idAt(row));
    });
}

void EditorWindow::retranslate()
{
    nameDeeds();
    nameParts();
    m_panel->retranslate();
    m_knobs.refresh();
    fitNames();
    m_findBar->retranslate();
    m_notice->clear(); // said in another language
    showSeen();
}

void EditorWindow::nameDeeds()
{
    m_actions.retranslate();
    m_fileMenu->setTitle(tr("&File"));
    m_editMenu->setTitle(tr("&Edit"));
    m_gameMenu->setTitle(tr("&Game"));
    m_actions["new"]->setText(tr("&New…"));
    m_actions["duplicate"]->setText(tr("&Duplicate…"));
    m_actions["rename"]->setText(tr("&Rename…"));
    m_actions["import"]->setText(tr("&Import…"));
    m_actions["export"]->setText(tr("&Export…"));
    m_actions["exportAlone"]->setText(tr("Expor&t without parents…"));
    m_actions["delete"]->setText(tr("De&lete"));
    m_actions["resetAll"]->setText(tr("Reset &all rules"));
    m_actions["replaceText"]->setText(tr("R&eplace in the text"));
    m_actions["try"]->setText(tr("&Try it"));
    m_actions["measure"]->setText(tr("&Measure it"));
}

void EditorWindow::nameParts()
{
    m_chooserLabel->setText(tr("Variant"));
    m_chooser->setAccessibleName(tr("Variant"));
    m_search->setPlaceholderText(tr("Find a rule"));
    m_search->setAccessibleName(tr("Find a rule"));
    m_changedOnly->setText(tr("Changed only"));
    m_tree->setAccessibleName(tr("Rules of the variant"));
    m_yaml->setAccessibleName(tr("The variant’s text"));
    m_problemList->setAccessibleName(tr("Problems"));
    if (m_measureDock)
        m_measureDock->setWindowTitle(tr("Measure it"));
}

} // namespace capitol::app
