#include "editor/knob_filter.h"

#include "editor/knob_model.h"

namespace capitol::app {

KnobFilter::KnobFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(false);
}

template <typename Criterion>
void KnobFilter::filterBy(Criterion& criterion, const Criterion& next)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    beginFilterChange();
    criterion = next;
    endFilterChange(Direction::Rows);
#else
    criterion = next;
    invalidateFilter();
#endif
}

void KnobFilter::setWords(const QString& words)
{
    filterBy(m_words, words.simplified().split(u' ', Qt::SkipEmptyParts));
}

void KnobFilter::setChangedOnly(bool on)
{
    filterBy(m_changedOnly, on);
}

// Sections are there for the rows in them.
bool KnobFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid())
        return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_changedOnly && !index.data(KnobModel::Changed).toBool())
        return false;
    const QString text = index.data(KnobModel::Search).toString() + u'\n' + parent.data().toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace capitol::app
