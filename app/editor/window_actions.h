// The actions of an editor's window by name, its menus and its tools. Those that both windows have are named
// here.
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QKeySequence>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;

namespace capitol::app {

class FindBar;
class ProblemList;
class YamlView;

class WindowActions
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::WindowActions)

public:
    using Names = std::initializer_list<const char*>;

    explicit WindowActions(QMainWindow& window) : m_window(window) {}

    QAction* add(const char* name, const QKeySequence& keys = {});
    // To find, to complete, to explain, to comment, to mend.
    void addForText(FindBar& findBar, YamlView& yaml, ProblemList& problems);
    QAction* operator[](const char* name) const { return m_actions[name]; }

    // An empty name separates.
    QMenu* addMenu(Names names);
    QToolBar* addTools(Names names);

    void enableSteps(bool undo, bool redo, bool save);
    void enableMending(bool problems);
    void retranslate();

private:
    QMainWindow& m_window;
    QHash<QByteArray, QAction*> m_actions;
};

} // namespace capitol::app
