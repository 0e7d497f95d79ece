// Measures a variant, compared with another one: what to play, the run itself, and the results. It does not
// know where it is shown or where the variants come from.
#pragma once

#include "measure/knob_effect_model.h"
#include "measure/measure_job.h"
#include "measure/measure_model.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QIODevice;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QTabWidget;
class QVBoxLayout;

namespace capitol::app {

struct Distribution;
class FittedTable;
class MeasureChart;

class MeasurePanel : public QWidget
{
    Q_OBJECT

public:
    explicit MeasurePanel(QWidget* parent = nullptr);

    // What is measured from now on, and beside what; both can be played, saved or not. A result that is there
    // stays, with a word that it is older.
    void setVariants(const SomeVariant& variant, const std::optional<SomeVariant>& parent);
    // Nothing can be measured, and why.
    void setUnplayable(const QString& why);
    void focusStart();
    // Each writes what is there, whole or not at all; what went wrong, or "".
    QString exportTable(const QString& file) const;
    QString exportSvg(const QString& file) const;
    QString exportPng(const QString& file) const;

    MeasureModel& model() { return m_model; }
    KnobEffectModel& effects() { return m_effects; }
    MeasureJob& job() { return m_job; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void listPlayers();
    void listFigures();
    void listFigures(QComboBox& box, bool compared) const;
    void retranslate();
    void retranslateResult();
    void toggle();
    void begin();
    MeasureWish wish() const;
    StepKeys stepKeys() const;
    void showNames();
    void showProgress();
    void showResults();
    void showFindings();
    void showChart();
    void chooseRow(const QModelIndex& index);
    void chooseFigure();
    void showEffects();
    void showEnd();
    void refresh();
    void refreshKnobs();
    void say(const QString& text);
    QString progressText() const;
    QString promiseText() const;
    QString outcomeText() const;
    QString findingsText() const;
    QString refusedText() const;
    bool isOutdated() const;
    std::optional<SomeFigure> figureIn(const QComboBox& box) const;

    // measure_export.cpp
    struct FileKind
    {
        QString title;
        QString filter;
        QString ending;
        QString (MeasurePanel::*write)(const QString& file) const;
    };
    void askForFile(const FileKind& kind);
    FileKind tableFile() const;
    FileKind svgFile() const;
    FileKind pngFile() const;
    QString proposedName() const;
    void copy() const;

    // measure_layout.cpp
    void layOutPage();
    void setRanges();
    void layOutChoices();
    void layOutTabs();
    QWidget* chartPage();
    QWidget* effectsPage();
    QWidget* tablePage();
    void layOutButtons();
    void connectResult();
    void fitSizes();

    std::optional<SomeVariant> m_variant;
    std::optional<SomeVariant> m_parent;
    QStringList m_ids;                     // of the last that could be measured
    std::optional<MeasureWish> m_measured; // what the model shows
    StepKeys m_steps;                      // of that
    QString m_unplayable;
    MeasureModel m_model;
    KnobEffectModel m_effects;
    MeasureJob m_job;
    QVBoxLayout* m_column; // all of it, in a view that scrolls where there is little room
    QLabel* m_gamesLabel;
    QSpinBox* m_games;
    QLabel* m_playersLabel;
    QSpinBox* m_players;
    QLabel* m_playerLabel;
    QComboBox* m_player;
    QLabel* m_seedLabel;
    QSpinBox* m_seed;
    QCheckBox* m_eachKnob;
    QPushButton* m_start;
    QProgressBar* m_progress;
    QLabel* m_status;
    QTabWidget* m_tabs;
    QPlainTextEdit* m_findings;
    FittedTable* m_table;
    QLabel* m_note;
    QComboBox* m_figure; // of the chart
    QComboBox* m_chartKind;
    QScrollArea* m_chartView;
    MeasureChart* m_chart;
    QComboBox* m_effectFigure;
    FittedTable* m_effectTable;
    QLabel* m_refused;
    QPushButton* m_export;
    QAction* m_exportTable;
    QAction* m_exportSvg;
    QAction* m_exportPng;
    QPushButton* m_copy;
};

} // namespace capitol::app
