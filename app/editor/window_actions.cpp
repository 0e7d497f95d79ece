#include "editor/window_actions.h"

#include "editor/find_bar.h"
#include "editor/problem_list.h"
#include "editor/yaml_view.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace capitol::app {

namespace {

#ifdef Q_OS_MACOS
constexpr QKeyCombination completeKeys =
    Qt::META | Qt::Key_Space; // the command key and Space are the system's
#else
constexpr QKeyCombination completeKeys = Qt::CTRL | Qt::Key_Space;
#endif

} // namespace

QAction* WindowActions::add(const char* name, const QKeySequence& keys)
{
    auto* made = m_actions[name] = new QAction(&m_window);
    made->setObjectName(QString::fromLatin1(name));
    made->setShortcut(keys);
    return made;
}

void WindowActions::addForText(FindBar& findBar, YamlView& yaml, ProblemList& problems)
{
    const auto make = [this](const char* name, const QKeySequence& keys, auto& receiver, auto deed) {
        QObject::connect(add(name, keys), &QAction::triggered, &receiver, deed);
    };
    make("findNext", Qt::Key_F3, findBar, &FindBar::next);
    make("findPrevious", Qt::SHIFT | Qt::Key_F3, findBar, &FindBar::previous);
    make("complete", completeKeys, yaml, &YamlView::complete);
    make("explain", Qt::CTRL | Qt::Key_I, yaml, &YamlView::explain);
    make("comment", Qt::CTRL | Qt::Key_Slash, yaml, &YamlView::toggleComment);
    make("nextProblem", Qt::Key_F8, problems, &ProblemList::next);
    make("fix", Qt::CTRL | Qt::Key_Period, problems, &ProblemList::fix);
}

QMenu* WindowActions::addMenu(Names names)
{
    auto* menu = m_window.menuBar()->addMenu(QString());
    for (const char* name : names)
        if (*name)
            menu->addAction(m_actions[name]);
        else
            menu->addSeparator();
    return menu;
}

QToolBar* WindowActions::addTools(Names names)
{
    auto* bar = m_window.addToolBar(QString());
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->toggleViewAction()->setVisible(false);
    for (const char* name : names)
        bar->addAction(m_actions[name]);
    return bar;
}

void WindowActions::enableSteps(bool undo, bool redo, bool save)
{
    m_actions["undo"]->setEnabled(undo);
    m_actions["redo"]->setEnabled(redo);
    m_actions["save"]->setEnabled(save);
}

void WindowActions::enableMending(bool problems)
{
    m_actions["nextProblem"]->setEnabled(problems);
    m_actions["fix"]->setEnabled(problems);
}

void WindowActions::retranslate()
{
    m_actions["save"]->setText(tr("&Save"));
    m_actions["close"]->setText(tr("&Close"));
    m_actions["undo"]->setText(tr("&Undo"));
    m_actions["redo"]->setText(tr("&Redo"));
    m_actions["find"]->setText(tr("&Find"));
    m_actions["findNext"]->setText(tr("Find &next"));
    m_actions["findPrevious"]->setText(tr("Find pre&vious"));
    m_actions["toText"]->setText(tr("Show in the &text"));
    m_actions["complete"]->setText(tr("&Complete"));
    m_actions["explain"]->setText(tr("E&xplain"));
    m_actions["comment"]->setText(tr("Co&mment or uncomment"));
    m_actions["nextProblem"]->setText(tr("Next &problem"));
    m_actions["fix"]->setText(tr("Fix the pro&blem…"));
}

} // namespace capitol::app
