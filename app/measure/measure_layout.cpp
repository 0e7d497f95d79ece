// Where things stand in the panel.
#include "measure/measure_chart.h"
#include "measure/measure_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace capitol::app {

void MeasurePanel::layOutPage()
{
    auto* page = new QWidget;
    page->setLayout(m_column);
    auto* view = new QScrollArea(this);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus); // it follows what has the focus
    view->setWidgetResizable(true);
    view->setWidget(page);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(view);
}

void MeasurePanel::setRanges()
{
    m_games->setRange(2, 1'000'000);
    m_games->setValue(1000);
    m_games->setSingleStep(500);
    m_games->setGroupSeparatorShown(true);
    m_players->setRange(2, max_seats);
    m_players->setValue(max_seats);
    m_seed->setRange(0, 999'999);
    m_seed->setValue(1);
}

void MeasurePanel::layOutChoices()
{
    setRanges();
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* grid = new QGridLayout;
    int column = 0;
    for (const auto& [label, field] : {std::pair<QLabel*, QWidget*>{m_gamesLabel, m_games},
                                       {m_playersLabel, m_players},
                                       {m_seedLabel, m_seed}}) {
        label->setBuddy(field);
        grid->addWidget(label, 0, column);
        grid->addWidget(field, 0, column + 1);
        grid->setColumnStretch(column + 1, 1);
        column += 2;
    }
    m_playerLabel->setBuddy(m_player);
    grid->addWidget(m_playerLabel, 1, 0);
    grid->addWidget(m_player, 1, 1, 1, column - 1);
    m_column->addLayout(grid);
}

void MeasurePanel::layOutResult()
{
    dressTable();
    m_chartView->setWidgetResizable(true);
    m_chartView->setWidget(m_chart);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_table);
    m_split->addWidget(m_chartView);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_status->setWordWrap(true);
    m_note->setWordWrap(true);
}

void MeasurePanel::dressTable()
{
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false); // Tab goes on, arrows choose
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { m_chart->setRow(current.row()); });
    auto* copying = new QShortcut(QKeySequence::Copy, m_table);
    copying->setContext(Qt::WidgetShortcut);
    connect(copying, &QShortcut::activated, this, &MeasurePanel::copy);
}

void MeasurePanel::layOutButtons()
{
    auto* run = new QHBoxLayout;
    run->addWidget(m_start);
    run->addWidget(m_progress, 1);
    auto* share = new QHBoxLayout;
    share->addWidget(m_note, 1);
    share->addWidget(m_copy);
    share->addWidget(m_export);
    m_column->addLayout(run);
    m_column->addWidget(m_status);
    m_column->addWidget(m_split, 1);
    m_column->addLayout(share);
}

// Table and chart are side by side if there is room for both, otherwise one below the other.
void MeasurePanel::fitSizes()
{
    const int line = fontMetrics().height() + 8;
    m_table->verticalHeader()->setDefaultSectionSize(line);
    m_table->resizeColumnsToContents();
    m_table->setMinimumHeight(6 * line);
    m_chartView->setMinimumHeight(6 * line);
    const int tableWidth = m_table->horizontalHeader()->length() + 2 * line;
    const bool wide = width() > tableWidth + 12 * line;
    if (m_split->orientation() == (wide ? Qt::Horizontal : Qt::Vertical))
        return;
    m_split->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
    m_split->setSizes(wide ? QList<int>{tableWidth, width() - tableWidth} : QList<int>{3, 2});
}

} // namespace capitol::app
