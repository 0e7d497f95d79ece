// Where things stand in the panel.
#include "measure/fitted_table.h"
#include "measure/measure_chart.h"
#include "measure/measure_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QTabWidget>
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
    m_column->addWidget(m_eachKnob);
}

QWidget* MeasurePanel::tablePage()
{
    m_table->setModel(&m_model);
    m_note->setWordWrap(true);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    return page;
}

QWidget* MeasurePanel::chartPage()
{
    m_chartView->setWidgetResizable(true);
    m_chartView->setWidget(m_chart);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_figure, 1);
    choices->addWidget(m_chartKind);
    column->addLayout(choices);
    column->addWidget(m_chartView, 1);
    return page;
}

QWidget* MeasurePanel::effectsPage()
{
    m_effectTable->setModel(&m_effects);
    m_refused->setWordWrap(true);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_effectFigure);
    column->addWidget(m_effectTable, 1);
    column->addWidget(m_refused);
    return page;
}

void MeasurePanel::layOutTabs()
{
    m_findings->setReadOnly(true);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_findings->setTabChangesFocus(true);
    for (QComboBox* box : {m_figure, m_chartKind, m_effectFigure})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tabs->addTab(m_findings, QString());
    m_tabs->addTab(tablePage(), QString());
    m_tabs->addTab(chartPage(), QString());
    m_tabs->addTab(effectsPage(), QString());
    m_tabs->setUsesScrollButtons(true);
}

void MeasurePanel::connectResult()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MeasurePanel::chooseRow);
    connect(m_figure, &QComboBox::activated, this, &MeasurePanel::chooseFigure);
    connect(m_chartKind, &QComboBox::activated, this, &MeasurePanel::showChart);
    connect(m_effectFigure, &QComboBox::activated, this, &MeasurePanel::showEffects);
    for (FittedTable* table : {m_table, m_effectTable}) {
        auto* copying = new QShortcut(QKeySequence::Copy, table);
        copying->setContext(Qt::WidgetShortcut);
        connect(copying, &QShortcut::activated, this, &MeasurePanel::copy);
    }
}

void MeasurePanel::layOutButtons()
{
    auto* menu = new QMenu(m_export);
    menu->addActions({m_exportTable, m_exportSvg, m_exportPng});
    m_export->setMenu(menu);
    auto* run = new QHBoxLayout;
    run->addWidget(m_start);
    run->addWidget(m_progress, 1);
    run->addWidget(m_copy);
    run->addWidget(m_export);
    m_status->setWordWrap(true);
    m_column->addLayout(run);
    m_column->addWidget(m_status);
    m_column->addWidget(m_tabs, 1);
    m_column->addStretch(); // while there is no result yet
}

void MeasurePanel::fitSizes()
{
    const int line = fontMetrics().height() + 8;
    m_tabs->setMinimumHeight(6 * line);
    m_note->setVisible(height() > 20 * line); // the figures are more important
    using Errors = MeasureModel::Errors;
    for (const Errors errors : {Errors::All, Errors::OfDifference, Errors::None}) {
        m_model.setErrors(errors);
        m_table->fit();
        if (!m_table->isCramped())
            break;
    }
    m_effectTable->fit();
}

} // namespace capitol::app
