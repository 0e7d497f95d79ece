// What can be done in the window: its menus and tools, and what they and all else in it are called.
#include "editor/editor_window.h"

#include "editor/find_bar.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "editor/yaml_view.h"
#include "program/plain_text.h"
#include "program/variants_model.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QToolBar>
#include <QTreeView>

namespace capitol::app {

template <typename Deed>
void EditorWindow::addDeed(const char* name, const QKeySequence& keys, Deed deed)
{
    auto* made = m_actions[name] = new QAction(this);
    made->setObjectName(QString::fromLatin1(name));
    made->setShortcut(keys);
    connect(made, &QAction::triggered, this, deed);
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
    addTextDeeds();
    addDeed("toText", Qt::Key_F4, &EditorWindow::jumpToText);
    addDeed("nextProblem", Qt::Key_F8, [this] { m_problemList->next(); });
    addDeed("try", Qt::Key_F5, &EditorWindow::tryIt);
    addDeed("measure", Qt::Key_F6, &EditorWindow::measureIt);
}

void EditorWindow::addTextDeeds()
{
    addDeed("find", QKeySequence::Find, &EditorWindow::find);
    addDeed("replaceText", Qt::CTRL | Qt::Key_H, [this] { m_findBar->begin(); });
    addDeed("findNext", Qt::Key_F3, [this] { m_findBar->next(); });
    addDeed("findPrevious", Qt::SHIFT | Qt::Key_F3, [this] { m_findBar->previous(); });
    addDeed("complete", Qt::CTRL | Qt::Key_Space, [this] { m_yaml->complete(); });
    addDeed("explain", Qt::CTRL | Qt::Key_I, [this] { m_yaml->explain(); });
    addDeed("comment", Qt::CTRL | Qt::Key_Slash, [this] { m_yaml->toggleComment(); });
    addDeed("fix", Qt::CTRL | Qt::Key_Period, [this] { m_problemList->fix(); });
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

QMenu* EditorWindow::addMenu(std::initializer_list<const char*> names)
{
    auto* menu = menuBar()->addMenu(QString());
    for (const char* name : names)
        if (*name)
            menu->addAction(m_actions[name]);
        else
            menu->addSeparator();
    return menu;
}

void EditorWindow::buildMenus()
{
    m_fileMenu = addMenu({"new", "duplicate", "rename", "", "import", "export", "exportAlone", "", "save",
                          "delete", "", "close"});
    m_editMenu =
        addMenu({"undo", "redo", "", "resetAll", "", "find", "findNext", "findPrevious", "replaceText", "",
                 "toText", "complete", "explain", "comment", "", "nextProblem", "fix"});
    m_gameMenu = addMenu({"try", "measure"});
}

void EditorWindow::buildToolBar()
{
    auto* bar = addToolBar(QString());
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->toggleViewAction()->setVisible(false);
    buildChooser(bar);
    bar->addWidget(m_chooserLabel);
    bar->addWidget(m_chooser);
    bar->addSeparator(); // where there is no room for all, the last have to go
    for (const char* name : {"try", "measure", "save", "undo", "redo", "new"})
        bar->addAction(m_actions[name]);
}

void EditorWindow::buildChooser(QWidget* bar)
{
    m_chooserLabel = new PlainLabel(bar);
    m_chooserLabel->setMargin(6);
    m_chooser = new QComboBox(bar);
    m_chooser->setObjectName(QStringLiteral("chooser"));
    m_chooser->setModel(&m_variants);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooserLabel->setBuddy(m_chooser);
    connect(m_chooser, &QComboBox::activated, this, [this](int row) { openVariant(m_variants.idAt(row)); });
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
    m_fileMenu->setTitle(tr("&File"));
    m_editMenu->setTitle(tr("&Edit"));
    m_gameMenu->setTitle(tr("&Game"));
    m_actions["new"]->setText(tr("&New…"));
    m_actions["duplicate"]->setText(tr("&Duplicate…"));
    m_actions["rename"]->setText(tr("&Rename…"));
    m_actions["import"]->setText(tr("&Import…"));
    m_actions["export"]->setText(tr("&Export…"));
    m_actions["exportAlone"]->setText(tr("Expor&t without parents…"));
    m_actions["save"]->setText(tr("&Save"));
    m_actions["delete"]->setText(tr("De&lete"));
    m_actions["close"]->setText(tr("&Close"));
    m_actions["undo"]->setText(tr("&Undo"));
    m_actions["redo"]->setText(tr("&Redo"));
    m_actions["resetAll"]->setText(tr("Reset &all rules"));
    m_actions["find"]->setText(tr("&Find"));
    m_actions["findNext"]->setText(tr("Find &next"));
    m_actions["findPrevious"]->setText(tr("Find pre&vious"));
    m_actions["replaceText"]->setText(tr("R&eplace in the text"));
    m_actions["complete"]->setText(tr("&Complete"));
    m_actions["explain"]->setText(tr("E&xplain"));
    m_actions["comment"]->setText(tr("Co&mment or uncomment"));
    m_actions["fix"]->setText(tr("Fix the pro&blem…"));
    m_actions["toText"]->setText(tr("Show in the &text"));
    m_actions["nextProblem"]->setText(tr("Next &problem"));
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
