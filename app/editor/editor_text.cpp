// The part of the window that looks for words in the text and does something about problems in it.
#include "editor/editor_window.h"
#include "editor/find_bar.h"
#include "editor/notice_bar.h"
#include "editor/quick_fixes.h"
#include "editor/yaml_view.h"

#include <QLineEdit>
#include <QMenu>
#include <QTableView>

namespace capitol::app {

// In the text if that is where one is, else a rule.
void EditorWindow::find()
{
    const QWidget* focus = focusWidget();
    if (focus == m_yaml || m_findBar->isAncestorOf(focus))
        m_findBar->begin();
    else
        m_search->setFocus(Qt::ShortcutFocusReason);
}

void EditorWindow::rewriteText(const QString& text)
{
    if (m_document.mayChange())
        m_document.rewrite(text.toStdString(), tr("Replace all"));
}

QList<const Diagnostic*> EditorWindow::problemsAt(int line) const
{
    QList<const Diagnostic*> found;
    for (int row = 0; row < m_problems.rowCount(); ++row)
        if (const Diagnostic* problem = m_problems.ownAt(row); problem && problem->line == line)
            found.append(problem);
    return found;
}

void EditorWindow::offerFixes(QMenu& menu, int line)
{
    m_document.settle();
    const bool wasEmpty = menu.isEmpty();
    for (const Diagnostic* problem : problemsAt(line))
        for (const QuickFix& fix : QuickFixes::of(*problem, VariantFiles::nameOf(m_document.file())))
            menu.addAction(fix.text, this, [this, fix] {
                if (!m_document.mayChange())
                    return;
                const auto text = fix.change(m_document.plainText());
                if (!text || !m_document.rewrite(text->toStdString(), fix.text))
                    sayRefused();
            });
    if (wasEmpty && !menu.isEmpty())
        menu.addSeparator();
}

// For the problem selected in the list if there is one, else the caret's line's, else the next.
void EditorWindow::fixProblem()
{
    m_document.settle();
    const bool listed = m_problemList->hasFocus() && m_problemList->currentIndex().isValid();
    if (listed)
        jumpToProblem(m_problemList->currentIndex().row());
    else if (problemsAt(m_yaml->textCursor().blockNumber() + 1).isEmpty())
        nextProblem();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("fixes"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAttribute(Qt::WA_WindowPropagation);
    offerFixes(*menu, m_yaml->textCursor().blockNumber() + 1);
    if (menu->isEmpty())
        menu->addAction(tr("No quick fix for this problem"))->setEnabled(false);
    menu->popup(m_yaml->viewport()->mapToGlobal(m_yaml->cursorRect().bottomLeft()));
}

} // namespace capitol::app
