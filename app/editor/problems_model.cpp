#include "editor/problems_model.h"

#include "common/outside_text.h"
#include "common/plain_text.h"
#include "common/problem_words.h"
#include "editor/problem_mark.h"

#include <algorithm>
#include <tuple>

namespace capitol::app {

void ProblemsModel::show(const Diagnostics& diagnostics, const std::string& file)
{
    beginResetModel();
    m_diagnostics = diagnostics;
    m_file = file;
    std::ranges::stable_sort(m_diagnostics, {}, [&](const Diagnostic& diagnostic) {
        return std::tuple(diagnostic.file != file, diagnostic.line, diagnostic.column);
    });
    endResetModel();
}

const Diagnostic* ProblemsModel::ownAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const Diagnostic& diagnostic = m_diagnostics[std::size_t(row)];
    return diagnostic.file == m_file && diagnostic.line > 0 ? &diagnostic : nullptr;
}

int ProblemsModel::errorCount() const
{
    return rowCount() - int(std::ranges::count_if(m_diagnostics, &Diagnostic::is_warning));
}

QStringList ProblemsModel::sentences() const
{
    QStringList all;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList parts;
        for (const Column column : {Line, Key, Problem})
            if (const QString part = data(index(row, column), Qt::DisplayRole).toString(); !part.isEmpty())
                parts.append(part);
        all.append(parts.join(QStringLiteral(" · ")));
    }
    return all;
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_diagnostics.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Diagnostic& diagnostic = m_diagnostics[std::size_t(index.row())];
    if (role == Qt::DecorationRole && index.column() == Line)
        return problemIcon(diagnostic.is_warning() ? ProblemMark::warning : ProblemMark::error, m_look);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool elsewhere = diagnostic.file != m_file;
    if (role == Qt::ToolTipRole)
        return plainTip((elsewhere ? fromOutside(diagnostic.file) + QLatin1String(": ") : QString()) +
                        ProblemWords::ranked(diagnostic));
    switch (index.column()) {
    case Line:
        return diagnostic.line > 0 ? QStringLiteral("%1:%2").arg(diagnostic.line).arg(diagnostic.column)
                                   : QString();
    case Key:
        return fromOutside(elsewhere ? diagnostic.file : diagnostic.key);
    case Problem:
        return ProblemWords::ranked(diagnostic);
    }
    return {};
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return QStringList{tr("Line"), tr("Key"), tr("Problem")}.value(section);
}

} // namespace capitol::app
