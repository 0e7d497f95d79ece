#include "measure/fitted_table.h"

#include <QHeaderView>
#include <QRegularExpression>

#include <algorithm>

namespace capitol::app {

FittedTable::FittedTable(QWidget* parent) : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false); // Tab goes on, arrows choose
    setWordWrap(true);
    setAlternatingRowColors(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | Qt::Alignment(Qt::TextWordWrap));
}

int FittedTable::padding() const
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    return 2 * margin + fontMetrics().height() / 6;
}

QString FittedTable::heading(int column) const
{
    return model()->headerData(column, Qt::Horizontal).toString();
}

int FittedTable::widestWord(const QString& text) const
{
    int widest = 0;
    static const QRegularExpression breaks(QStringLiteral("(?<=-)| "));
    for (const QString& word : text.split(breaks))
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return widest;
}

// Plain and in bold, which any cell may become: neither is always the wider one.
int FittedTable::widthOf(int column) const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics strong(bold);
    int widest = widestWord(heading(column));
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QString text = model()->index(row, column).data().toString();
        widest = std::max({widest, strong.horizontalAdvance(text), fontMetrics().horizontalAdvance(text)});
    }
    return widest + padding();
}

bool FittedTable::isCramped() const
{
    int widest = 0;
    for (int row = 0; row < model()->rowCount(); ++row)
        widest = std::max(widest, widestWord(model()->index(row, 0).data().toString()));
    return columnWidth(0) < std::max(widest, 16 * fontMetrics().averageCharWidth()) + padding();
}

void FittedTable::fit()
{
    if (!model())
        return;
    int room = viewport()->width();
    for (int column = 1; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        setColumnWidth(column, widthOf(column));
        room -= columnWidth(column);
    }
    setColumnWidth(0, std::max(1, room));
    fitHeadings();
    fitRows();
}

void FittedTable::fitHeadings()
{
    int highest = fontMetrics().height();
    for (int column = 0; column < model()->columnCount(); ++column)
        if (!isColumnHidden(column))
            highest =
                std::max(highest, fontMetrics()
                                      .boundingRect(QRect(0, 0, columnWidth(column) - padding() / 2, 9999),
                                                    Qt::TextWordWrap, heading(column))
                                      .height());
    horizontalHeader()->setFixedHeight(highest + fontMetrics().height() / 2);
}

// Of the whole table, not only of what is in sight.
void FittedTable::fitRows()
{
    const QRect room(0, 0, columnWidth(0) - padding(), 9999);
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QString text = model()->index(row, 0).data().toString();
        setRowHeight(row, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height() +
                              fontMetrics().height() / 3);
    }
}

void FittedTable::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    QTableView::dataChanged(first, last, roles);
    fit();
}

void FittedTable::reset()
{
    QTableView::reset();
    fit();
}

void FittedTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace capitol::app
