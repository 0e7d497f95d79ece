// Measures a variant, compared with another one: what to play, the run itself, and the results. It does not
// know where it is shown or where the variants come from.
#pragma once

#include "measure/measure_job.h"
#include "measure/measure_model.h"
#include "variant/variant.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QSplitter;
class QTableView;
class QVBoxLayout;

namespace capitol::app {

class MeasureChart;

class MeasurePanel : public QWidget
{
    Q_OBJECT

public:
    explicit MeasurePanel(QWidget* parent = nullptr);

    // What is measured from now on, and beside what; both can be played, saved or not. A result that is there
    // stays, with a word that it is older.
    void setVariants(const Variant& variant, const std::optional<Variant>& parent);
    // Nothing can be measured, and why.
    void setUnplayable(const QString& why);
    void focusStart();
    // Writes the result as CSV, whole or not at all; what went wrong, or "".
    QString exportTo(const QString& file) const;

    MeasureModel& model() { return m_model; }
    MeasureJob& job() { return m_job; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void listPlayers();
    void retranslate();
    void toggle();
    void begin();
    MeasurePlan plan() const;
    void showNames();
    void showProgress();
    void showEnd();
    void refresh();
    void say(const QString& text);
    QString progressText() const;
    QString promiseText() const;
    QString outcomeText() const;
    bool isOutdated() const;
    void askForFile();
    void copy() const;

    // measure_layout.cpp
    void layOutPage();
    void setRanges();
    void layOutChoices();
    void layOutResult();
    void dressTable();
    void layOutButtons();
    void fitSizes();

    std::optional<Variant> m_variant;
    std::optional<Variant> m_parent;
    std::optional<MeasurePlan> m_measured; // what the model shows
    QString m_unplayable;
    MeasureModel m_model;
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
    QPushButton* m_start;
    QProgressBar* m_progress;
    QLabel* m_status;
    QSplitter* m_split;
    QTableView* m_table;
    QScrollArea* m_chartView;
    MeasureChart* m_chart;
    QLabel* m_note;
    QPushButton* m_export;
    QPushButton* m_copy;
};

} // namespace capitol::app
