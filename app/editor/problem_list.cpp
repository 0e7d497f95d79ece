#include "editor/problem_list.h"

#include "editor/quick_fixes.h"
#include "editor/yaml_document.h"
#include "editor/yaml_view.h"
#include "variants/variant_files.h"

#include <QHeaderView>
#include <QMenu>

namespace capitol::app {

ProblemList::ProblemList(ProblemsModel& problems, YamlDocument& document, YamlView& text, QWidget* parent)
    : QTableView(parent), m_problems(problems), m_document(document), m_text(text)
{
    setObjectName(QStringLiteral("problems"));
    setModel(&problems);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setVerticalScrollMode(ScrollPerPixel); // a sentence may be taller than the list
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(ProblemsModel::Problem, QHeaderView::Stretch);
    const auto jump = [this](const QModelIndex& index) { jumpTo(index.row()); };
    connect(this, &QTableView::activated, this, jump);
    connect(this, &QTableView::clicked, this, jump);
    connect(this, &QTableView::customContextMenuRequested, this, &ProblemList::fix);
    m_text.extendMenu = [this](QMenu& menu, int line) { offer(menu, line); };
}

void ProblemList::jumpTo(int row)
{
    const Diagnostic* problem = m_problems.ownAt(row);
    if (!problem)
        return;
    m_text.jumpTo(problem->line, problem->column);
    emit jumped(*problem);
}

void ProblemList::next()
{
    m_document.catchUp();
    const int count = m_problems.rowCount();
    if (count == 0)
        return;
    const int row = (currentIndex().row() + 1) % count;
    setCurrentIndex(m_problems.index(row, 0));
    jumpTo(row);
}

QList<const Diagnostic*> ProblemList::at(int line) const
{
    QList<const Diagnostic*> found;
    for (int row = 0; row < m_problems.rowCount(); ++row)
        if (const Diagnostic* problem = m_problems.ownAt(row); problem && problem->line == line)
            found.append(problem);
    return found;
}

void ProblemList::offer(QMenu& menu, int line)
{
    m_document.catchUp();
    const bool wasEmpty = menu.isEmpty();
    const QString id = VariantFiles::nameOf(m_document.file());
    for (const Diagnostic* problem : at(line))
        for (const QuickFix& fix :
             QuickFixes::of(*problem, m_document.variantGame(), id, m_document.plainText()))
            menu.addAction(fix.text, this, [this, fix] {
                if (!m_document.mayChange())
                    return;
                const auto text = fix.change(m_document.plainText());
                if (!text || !m_document.rewrite(text->toStdString(), fix.text))
                    emit refused();
            });
    if (wasEmpty && !menu.isEmpty())
        menu.addSeparator();
}

void ProblemList::fix()
{
    m_document.catchUp();
    if (hasFocus() && currentIndex().isValid())
        jumpTo(currentIndex().row());
    else if (at(m_text.textCursor().blockNumber() + 1).isEmpty())
        next();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("fixes"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAttribute(Qt::WA_WindowPropagation);
    offer(*menu, m_text.textCursor().blockNumber() + 1);
    if (menu->isEmpty())
        menu->addAction(tr("No quick fix for this problem"))->setEnabled(false);
    menu->popup(m_text.viewport()->mapToGlobal(m_text.cursorRect().bottomLeft()));
    menu->setActiveAction(menu->actions().first()); // one key for the likeliest
}

} // namespace capitol::app
