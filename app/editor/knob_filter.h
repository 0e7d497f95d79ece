// The rows that match a search, or that differ from the parent, with their sections.
#pragma once

#include <QSortFilterProxyModel>

namespace capitol::app {

class KnobFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit KnobFilter(QObject* parent = nullptr);
    void setWords(const QString& words); // all of them must be found
    void setChangedOnly(bool on);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    template <typename Criterion>
    void filterBy(Criterion& criterion, const Criterion& next);

    QStringList m_words;
    bool m_changedOnly = false;
};

} // namespace capitol::app
