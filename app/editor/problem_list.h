// The list of what is wrong with a text: it leads there, and offers what can be done about it.
#pragma once

#include "editor/problems_model.h"

#include <QTableView>

class QMenu;

namespace capitol::app {

class YamlDocument;
class YamlView;

class ProblemList : public QTableView
{
    Q_OBJECT

public:
    // All three must outlive it.
    ProblemList(ProblemsModel& problems, YamlDocument& document, YamlView& text, QWidget* parent);
    // To the next problem, from the last to the first.
    void next();
    // Offers quick fixes of the problem that is chosen if the list has the focus, else of the caret's line,
    // else of the next.
    void fix();
    // Adds them to a menu for that line, from 1.
    void offer(QMenu& menu, int line);

signals:
    void jumped(const capitol::Diagnostic& problem);
    void refused(); // the text cannot be changed so

private:
    void jumpTo(int row);
    QList<const Diagnostic*> at(int line) const;

    ProblemsModel& m_problems;
    YamlDocument& m_document;
    YamlView& m_text;
};

} // namespace capitol::app
