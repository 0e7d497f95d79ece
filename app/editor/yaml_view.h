// The text of a variant: line numbers, and a mark in the margin where something is wrong.
#pragma once

#include "base/diagnostic.h"
#include "editor/problem_mark.h"

#include <QPlainTextEdit>

#include <functional>

class QMenu;

namespace capitol::app {

class TextCompleter;
class TextHelp;

class YamlView : public QPlainTextEdit
{
    Q_OBJECT

public:
    YamlView(const WidgetTheme& look, QWidget* parent);
    void setProblems(const Diagnostics& diagnostics);
    void restyle();
    // Completions and explanations; it must outlive this.
    void setHelp(const TextHelp& help);
    void complete(); // lists what may be written at the caret
    void explain();  // says what stands at the caret
    void toggleComment();
    // As the window says before each change: false if the text may not be changed. A copy may take its place,
    // with caret and selection where they were.
    bool isFree();
    // To that place, from 1, as the engine counts: characters.
    void jumpTo(int line, int column);
    // The margin's, for itself.
    int marginWidth() const;
    void paintMargin(QPainter& painter, const QRect& area);
    QString problemAt(int y) const;

    // Adds to the menu that is asked for at that line, from 1.
    std::function<void(QMenu&, int)> extendMenu = [](QMenu&, int) {};
    // Called before the user changes anything; false if it may not be changed.
    std::function<bool()> mayChange = [] { return true; };

signals:
    void undoWanted();
    void redoWanted();
    void filesDropped(const QList<QUrl>& files);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;

private:
    bool typesSpecially(const QKeyEvent& event);
    QString meaningAt(const QTextCursor& cursor) const;
    void showHelp(QPoint place, QPoint global);
    void layMargin();
    void showProblems();
    static QTextCursor wordAt(const QTextBlock& block, int column);

    const WidgetTheme& m_look;
    QWidget* m_margin;
    TextCompleter* m_completer;
    const TextHelp* m_help = nullptr;
    QMap<int, QStringList> m_problems; // by line from 0
    QMap<int, ProblemMark> m_marks;    // by line from 0
    Diagnostics m_diagnostics;
};

} // namespace capitol::app
