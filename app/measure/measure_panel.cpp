#include "measure/measure_panel.h"

#include "canal/players/player.h"
#include "capitol/players/player.h"
#include "common/language_switch.h"
#include "common/plain_text.h"
#include "measure/figure_words.h"
#include "measure/finding_words.h"
#include "measure/fitted_table.h"
#include "measure/measure_chart.h"
#include "players/player_kinds.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int mostSteps = 24; // of a distribution

template <typename Widget>
Widget* named(Widget* widget, const char* name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}

QString nameOf(const SomeVariant& some)
{
    return std::visit([](const auto& variant) { return spokenName(variant.name, variant.id); }, some);
}

QString variantIdOf(const SomeVariant& some)
{
    return QString::fromStdString(std::visit([](const auto& variant) { return variant.id; }, some));
}

struct PlayerRange
{
    int fewest = 0;
    int most = 0;
};

PlayerRange playersOf(const SomeVariant& some)
{
    if (const auto* canal = std::get_if<canal::Variant>(&some))
        return {canal->data.ruleset.players.min, canal->data.ruleset.players.max};
    const auto& players = std::get<Variant>(some).rules.players;
    return {players.min, players.max};
}

// Whether they are played in different ways, whatever they are called.
bool differ(const SomeVariant& a, const SomeVariant& b)
{
    if (a.index() != b.index())
        return true;
    if (const auto* canal = std::get_if<canal::Variant>(&a))
        return canal->data != std::get<canal::Variant>(b).data;
    const Variant& one = std::get<Variant>(a);
    const Variant& other = std::get<Variant>(b);
    return one.rules != other.rules || one.map.board != other.map.board;
}

// Those that authors of variants may want to be played by, from the weakest.
std::vector<std::string> playersFor(const std::optional<SomeVariant>& variant)
{
    return variant && std::holds_alternative<canal::Variant>(*variant) ? canal::player_names()
                                                                       : player_names();
}

QString listed(const QString& title, const std::vector<measure::Finding>& findings)
{
    return title + QStringLiteral("\n\n• ") + sentencesOf(findings).join(QStringLiteral("\n• "));
}

void keepWhatIsSaid(QLabel& label)
{
    QAccessibleEvent event(&label, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace

MeasurePanel::MeasurePanel(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout), m_gamesLabel(new PlainLabel(this)),
      m_games(named(new QSpinBox(this), "games")), m_playersLabel(new PlainLabel(this)),
      m_players(named(new QSpinBox(this), "players")), m_playerLabel(new PlainLabel(this)),
      m_player(named(new QComboBox(this), "player")), m_seedLabel(new PlainLabel(this)),
      m_seed(named(new QSpinBox(this), "seed")), m_eachKnob(named(new QCheckBox(this), "eachKnob")),
      m_start(named(new QPushButton(this), "start")), m_progress(named(new QProgressBar(this), "progress")),
      m_status(named(new PlainLabel(this), "status")), m_tabs(named(new QTabWidget(this), "tabs")),
      m_findings(named(new QPlainTextEdit, "findings")), m_table(named(new FittedTable, "table")),
      m_note(named(new PlainLabel(this), "note")), m_figure(named(new QComboBox, "figure")),
      m_chartKind(named(new QComboBox, "chartKind")), m_chartView(named(new QScrollArea, "chartView")),
      m_chart(named(new MeasureChart, "chart")), m_effectFigure(named(new QComboBox, "effectFigure")),
      m_effectTable(named(new FittedTable, "effects")), m_refused(named(new PlainLabel(this), "refused")),
      m_export(named(new QPushButton(this), "export")),
      m_exportTable(named(new QAction(this), "exportTable")),
      m_exportSvg(named(new QAction(this), "exportSvg")), m_exportPng(named(new QAction(this), "exportPng")),
      m_copy(named(new QPushButton(this), "copy"))
{
    layOutChoices();
    layOutButtons();
    layOutTabs();
    layOutPage();
    setTabOrder(m_seed, m_player);
    setTabOrder(m_player, m_eachKnob);
    setTabOrder(m_eachKnob, m_start);
    connect(m_start, &QPushButton::clicked, this, &MeasurePanel::toggle);
    connect(m_players, &QSpinBox::valueChanged, this, &MeasurePanel::refreshKnobs);
    connect(&m_job, &MeasureJob::progressed, this, &MeasurePanel::showProgress);
    connect(&m_job, &MeasureJob::finished, this, &MeasurePanel::showEnd);
    connect(&m_job, &MeasureJob::failed, this, &MeasurePanel::say);
    connect(m_exportTable, &QAction::triggered, this, [this] { askForFile(tableFile()); });
    connect(m_exportSvg, &QAction::triggered, this, [this] { askForFile(svgFile()); });
    connect(m_exportPng, &QAction::triggered, this, [this] { askForFile(pngFile()); });
    connect(m_copy, &QPushButton::clicked, this, &MeasurePanel::copy);
    connectResult();
    retranslate();
}

void MeasurePanel::listPlayers()
{
    const QString chosen =
        m_player->count() > 0 ? m_player->currentData().toString() : QStringLiteral("greedy");
    m_player->clear();
    for (const std::string& name : playersFor(m_variant)) {
        if (std::ranges::find(yardstick_names, name) != yardstick_names.end())
            continue;
        const QString player = QString::fromStdString(name);
        m_player->addItem(PlayerKinds::nameOf(player), player);
    }
    m_player->setCurrentIndex(std::max(0, m_player->findData(chosen)));
}

void MeasurePanel::retranslate()
{
    m_gamesLabel->setText(tr("Games"));
    m_playersLabel->setText(tr("Players"));
    m_playerLabel->setText(tr("Played by"));
    m_seedLabel->setText(tr("Seed"));
    m_progress->setAccessibleName(tr("Progress"));
    m_eachKnob->setText(tr("Also measure each changed rule on its own"));
    m_export->setText(tr("&Export"));
    m_exportTable->setText(tr("Table as CSV…"));
    m_exportSvg->setText(tr("Chart as SVG…"));
    m_exportPng->setText(tr("Chart as PNG…"));
    m_copy->setText(tr("&Copy"));
    retranslateResult();
    listPlayers();
    m_model.retranslate();
    m_effects.retranslate();
    showNames();
    if (m_measured) {
        listFigures();
        showResults();
    }
    refresh();
    fitSizes();
}

void MeasurePanel::retranslateResult()
{
    m_tabs->setTabText(0, tr("In short"));
    m_tabs->setTabText(1, tr("Figures"));
    m_tabs->setTabText(2, tr("Chart"));
    m_tabs->setTabText(3, tr("Each change"));
    m_findings->setAccessibleName(tr("In short"));
    m_table->setAccessibleName(tr("What was measured"));
    m_chartView->setAccessibleName(tr("Chart"));
    m_figure->setAccessibleName(tr("Figure"));
    m_chartKind->setAccessibleName(tr("Kind of chart"));
    m_effectFigure->setAccessibleName(tr("Figure"));
    m_effectTable->setAccessibleName(tr("Each change"));
    const int kind = std::max(0, m_chartKind->currentIndex());
    m_chartKind->clear();
    m_chartKind->addItems({tr("Averages"), tr("Distribution")});
    m_chartKind->setCurrentIndex(kind);
    m_note->setText(tr("Mean ± standard error. ★: the difference is significant (paired t test on the same "
                       "games, Holm’s correction, 5%)."));
    m_table->setAccessibleDescription(m_note->text());
}

void MeasurePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitSizes();
    QWidget::changeEvent(event);
}

void MeasurePanel::resizeEvent(QResizeEvent* event)
{
    fitSizes();
    QWidget::resizeEvent(event);
}

void MeasurePanel::setVariants(const SomeVariant& variant, const std::optional<SomeVariant>& parent)
{
    const bool turns = !m_variant || m_variant->index() != variant.index();
    m_variant = variant;
    m_parent = parent;
    if (turns)
        listPlayers();
    m_unplayable.clear();
    const PlayerRange own = playersOf(variant);
    const PlayerRange beside = playersOf(parent.value_or(variant));
    const int fewest = std::max(own.fewest, beside.fewest);
    const int most = std::min(own.most, beside.most);
    if (fewest > most)
        return setUnplayable(tr("There is no number of players that both variants allow."));
    m_players->setRange(fewest, most);
    const QStringList ids{variantIdOf(variant), variantIdOf(parent.value_or(variant))};
    if (std::exchange(m_ids, ids) != ids && !m_measured)
        m_players->setValue(most);
    showNames();
    fitSizes();
    refresh();
    refreshKnobs();
}

// Only where two knobs or more were changed is there anything to tell apart.
void MeasurePanel::refreshKnobs()
{
    m_eachKnob->setEnabled(!m_job.running() && !stepKeys().steps.empty());
}

StepKeys MeasurePanel::stepKeys() const
{
    return m_variant ? stepKeysOf(*m_variant, m_parent, m_players->value()) : StepKeys();
}

void MeasurePanel::focusStart()
{
    m_start->setFocus(Qt::ShortcutFocusReason);
}

void MeasurePanel::setUnplayable(const QString& why)
{
    m_variant.reset();
    m_parent.reset();
    m_unplayable = why;
    refresh();
}

MeasureWish MeasurePanel::wish() const
{
    return {*m_variant,
            m_parent,
            m_players->value(),
            m_player->currentData().toString().toStdString(),
            m_games->value(),
            std::uint64_t(m_seed->value()),
            m_eachKnob->isChecked()};
}

void MeasurePanel::toggle()
{
    if (m_job.running())
        m_job.stop();
    else if (m_variant)
        begin();
}

void MeasurePanel::begin()
{
    const auto before = std::exchange(m_measured, wish());
    m_steps = m_measured->eachKnob ? stepKeys() : StepKeys();
    m_model.setResults({});
    m_effects.setResults({}, {});
    if (m_measured->parent)
        m_effects.setVariants(m_measured->variant, *m_measured->parent);
    showNames();
    if (!m_job.start(*m_measured))
        m_measured = before;
}

void MeasurePanel::showNames()
{
    if (!m_measured && !m_variant)
        return;
    const auto& beside = m_measured ? m_measured->parent : m_parent;
    const QString variant = nameOf(m_measured ? m_measured->variant : *m_variant);
    QString parent = beside ? nameOf(*beside) : QString();
    if (parent == variant)
        parent = tr("%1 (before)", "the variant that a changed one of the same name comes from").arg(parent);
    m_model.setNames(variant, parent);
    m_table->setColumnHidden(MeasureModel::OfParent, parent.isEmpty());
    m_table->setColumnHidden(MeasureModel::Difference, parent.isEmpty());
    m_table->setColumnHidden(MeasureModel::Verdict, parent.isEmpty());
}

void MeasurePanel::showProgress()
{
    const bool first = m_model.rowCount() == 0;
    m_model.setResults(m_job.measuring()->results());
    if (first && m_model.rowCount() > 0) {
        listFigures();
        m_table->selectRow(0);
    }
    showResults();
    fitSizes();
    refresh();
}

void MeasurePanel::showResults()
{
    m_tabs->setTabVisible(3, !m_steps.steps.empty() || !m_steps.refused.empty());
    showFindings();
    showChart();
    showEffects();
}

// Not while a measurement goes on: a list that somebody has opened would close.
void MeasurePanel::listFigures()
{
    listFigures(*m_figure, false);
    listFigures(*m_effectFigure, true);
}

void MeasurePanel::listFigures(QComboBox& box, bool compared) const
{
    const QVariant chosen = box.currentData();
    box.clear();
    for (std::size_t i = 0; i < m_model.results().size(); ++i) {
        const SomeResult& result = m_model.results()[i];
        const QString name = FigureWords::nameOf(result.figure);
        if (!compared || result.comparison)
            box.addItem(compared ? tr("Effect on: %1").arg(name) : name, int(i));
    }
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

std::optional<SomeFigure> MeasurePanel::figureIn(const QComboBox& box) const
{
    const auto place = std::size_t(box.currentData().toInt());
    if (box.currentIndex() < 0 || place >= m_model.results().size())
        return std::nullopt;
    return m_model.results()[place].figure;
}

QString MeasurePanel::findingsText() const
{
    if (!m_job.measuring())
        return {};
    const measure::Findings findings = m_job.measuring()->findings();
    if (findings.first.empty())
        return {};
    const QString title = m_model.parentName().isEmpty()
                              ? m_model.variantName()
                              : tr("%1 compared with %2").arg(m_model.variantName(), m_model.parentName());
    const QString telling = listed(title, findings.first);
    return findings.other.empty() ? telling
                                  : telling + QStringLiteral("\n\n") +
                                        listed(tr("Other significant differences"), findings.other);
}

// The place where somebody reads stays while a measurement goes on.
void MeasurePanel::showFindings()
{
    const QString text = findingsText();
    if (text != m_findings->toPlainText())
        m_findings->setPlainText(text);
}

void MeasurePanel::chooseRow(const QModelIndex& index)
{
    m_figure->setCurrentIndex(index.row());
    showChart();
}

void MeasurePanel::chooseFigure()
{
    m_table->selectRow(m_figure->currentIndex());
    showChart();
}

// Shares have nothing to be distributed: each game gives all or nothing.
void MeasurePanel::showChart()
{
    ChartData shown{m_model.variantName(), m_model.parentName(), {}, {}, {}};
    const auto figure = figureIn(*m_figure);
    const bool share = figure && isShare(*figure);
    m_chartKind->setEnabled(!share);
    if (figure) {
        for (const SomeResult& result : m_model.results())
            if (areKin(result.figure, *figure))
                shown.results.push_back(result);
        shown.title = FigureWords::nameOf(*figure);
    }
    if (figure && !share && m_chartKind->currentIndex() == 1)
        shown.distribution = m_job.measuring()->distribution(*figure, mostSteps);
    m_chart->setData(std::move(shown));
}

void MeasurePanel::showEffects()
{
    m_effects.setResults(m_job.measuring()->knobs(), m_model.results());
    if (const auto figure = figureIn(*m_effectFigure))
        m_effects.setFigure(*figure);
    m_refused->setText(refusedText());
    m_refused->setVisible(!m_steps.refused.empty());
}

QString MeasurePanel::refusedText() const
{
    QStringList names;
    for (const std::string& key : m_steps.refused)
        names.append(m_effects.change(key));
    return tr("Cannot be played on their own: %1.").arg(names.join(QStringLiteral("; ")));
}

void MeasurePanel::showEnd()
{
    refresh();
    keepWhatIsSaid(*m_status);
}

void MeasurePanel::refresh()
{
    m_start->setText(m_job.running() ? tr("&Stop") : tr("&Measure"));
    m_start->setEnabled(m_job.running() || m_variant);
    m_progress->setMaximum(int(std::max<std::int64_t>(1, m_job.wanted())));
    m_progress->setValue(int(m_job.done()));
    for (QWidget* choice : {static_cast<QWidget*>(m_games), static_cast<QWidget*>(m_players),
                            static_cast<QWidget*>(m_player), static_cast<QWidget*>(m_seed)})
        choice->setEnabled(!m_job.running());
    const bool any = m_model.rowCount() > 0;
    m_tabs->setVisible(any || m_job.running());
    m_export->setEnabled(any);
    m_copy->setEnabled(any);
    refreshKnobs();
    m_status->setText(!m_unplayable.isEmpty() ? m_unplayable
                      : m_job.running()       ? progressText()
                                              : outcomeText());
}

QString MeasurePanel::progressText() const
{
    const QString games =
        tr("%1 of %2 games")
            .arg(QLocale().toString(qlonglong(m_job.done())), QLocale().toString(qlonglong(m_job.wanted())));
    const int seconds = m_job.remaining();
    if (seconds < 0)
        return games;
    const QString time = seconds < 100 ? tr("about %n seconds left", nullptr, seconds)
                                       : tr("about %n minute(s) left", nullptr, (seconds + 30) / 60);
    return games + QStringLiteral(", ") + time;
}

QString MeasurePanel::outcomeText() const
{
    if (!m_measured)
        return promiseText();
    if (isOutdated())
        return tr("The rules have changed since this measurement.");
    const QString games = QLocale().toString(qlonglong(m_job.done()));
    return m_job.done() < m_job.wanted() ? tr("Stopped after %1 games.").arg(games)
                                         : tr("Measured in %1 games.").arg(games);
}

QString MeasurePanel::promiseText() const
{
    if (!m_variant)
        return {};
    if (!m_parent)
        return tr("Plays games with “%1” and reports what they are like.").arg(nameOf(*m_variant));
    return tr("Plays the same games with “%1” and with “%2” and reports the differences.")
        .arg(nameOf(*m_variant), nameOf(*m_parent));
}

bool MeasurePanel::isOutdated() const
{
    if (!m_variant || m_parent.has_value() != m_measured->parent.has_value())
        return true;
    return differ(*m_variant, m_measured->variant) || (m_parent && differ(*m_parent, *m_measured->parent));
}

void MeasurePanel::say(const QString& text)
{
    m_status->setText(text);
    keepWhatIsSaid(*m_status);
}

} // namespace capitol::app
