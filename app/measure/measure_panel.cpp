#include "measure/measure_panel.h"

#include "measure/csv.h"
#include "measure/measure_chart.h"
#include "players/player.h"
#include "program/documents.h"
#include "program/language_switch.h"
#include "program/plain_text.h"
#include "program/player_kinds.h"
#include "program/whole_file.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace capitol::app {

namespace {

// Yardsticks for those who work on the computer players, not for authors of variants.
const QStringList yardsticks{QStringLiteral("flat"), QStringLiteral("ismcts")};

template <typename Widget>
Widget* named(Widget* widget, const char* name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}

QString nameOf(const Variant& variant)
{
    return spokenName(variant.name, variant.id);
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
      m_seed(named(new QSpinBox(this), "seed")), m_start(named(new QPushButton(this), "start")),
      m_progress(named(new QProgressBar(this), "progress")), m_status(named(new PlainLabel(this), "status")),
      m_split(new QSplitter(this)), m_table(named(new QTableView, "table")),
      m_chartView(named(new QScrollArea, "chartView")), m_chart(named(new MeasureChart(m_model), "chart")),
      m_note(named(new PlainLabel(this), "note")), m_export(named(new QPushButton(this), "export")),
      m_copy(named(new QPushButton(this), "copy"))
{
    layOutChoices();
    layOutResult();
    layOutButtons();
    layOutPage();
    setTabOrder(m_seed, m_player);
    setTabOrder(m_player, m_start);
    connect(m_start, &QPushButton::clicked, this, &MeasurePanel::toggle);
    connect(&m_job, &MeasureJob::progressed, this, &MeasurePanel::showProgress);
    connect(&m_job, &MeasureJob::finished, this, &MeasurePanel::showEnd);
    connect(&m_job, &MeasureJob::failed, this, &MeasurePanel::say);
    connect(m_export, &QPushButton::clicked, this, &MeasurePanel::askForFile);
    connect(m_copy, &QPushButton::clicked, this, &MeasurePanel::copy);
    retranslate();
}

void MeasurePanel::listPlayers()
{
    const QString chosen =
        m_player->count() > 0 ? m_player->currentData().toString() : QStringLiteral("greedy");
    m_player->clear();
    for (const std::string& name : player_names())
        if (const QString player = QString::fromStdString(name); !yardsticks.contains(player))
            m_player->addItem(PlayerKinds::nameOf(player), player);
    m_player->setCurrentIndex(m_player->findData(chosen));
}

void MeasurePanel::retranslate()
{
    m_gamesLabel->setText(tr("Games"));
    m_playersLabel->setText(tr("Players"));
    m_playerLabel->setText(tr("Played by"));
    m_seedLabel->setText(tr("Seed"));
    m_progress->setAccessibleName(tr("Progress"));
    m_table->setAccessibleName(tr("What was measured"));
    m_chartView->setAccessibleName(tr("Chart"));
    m_note->setText(tr("Mean ± standard error. ★: the difference is significant (paired t-test on the same "
                       "games, Holm correction, 5%)."));
    m_export->setText(tr("&Export as CSV…"));
    m_copy->setText(tr("&Copy"));
    listPlayers();
    m_model.retranslate();
    showNames();
    refresh();
    fitSizes();
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

void MeasurePanel::setVariants(const Variant& variant, const std::optional<Variant>& parent)
{
    m_variant = variant;
    m_parent = parent;
    m_unplayable.clear();
    const auto& limits = variant.rules.players;
    const int fewest = parent ? std::max(limits.min, parent->rules.players.min) : limits.min;
    const int most = parent ? std::min(limits.max, parent->rules.players.max) : limits.max;
    if (fewest > most)
        return setUnplayable(tr("There is no number of players that both variants allow."));
    m_players->setRange(fewest, most);
    if (!m_measured)
        m_players->setValue(most);
    showNames();
    fitSizes();
    refresh();
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

MeasurePlan MeasurePanel::plan() const
{
    const std::string player = m_player->currentData().toString().toStdString();
    return {*m_variant,
            m_parent,
            {m_players->value(), player, usual_iterations(player)},
            m_games->value(),
            std::uint64_t(m_seed->value())};
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
    m_measured = plan();
    m_model.setResults({});
    showNames();
    m_job.start(*m_measured);
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
    m_model.setResults(m_job.results());
    if (first && m_model.rowCount() > 0)
        m_table->selectRow(0);
    fitSizes();
    refresh();
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
    m_export->setEnabled(any);
    m_copy->setEnabled(any);
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
    const QString time = seconds < 100 ? tr("about %n second(s) left", nullptr, seconds)
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
    const auto differ = [](const Variant& a, const Variant& b) {
        return a.rules != b.rules || a.map.board != b.map.board;
    };
    if (!m_variant || m_parent.has_value() != m_measured->parent.has_value())
        return true;
    return differ(*m_variant, m_measured->variant) || (m_parent && differ(*m_parent, *m_measured->parent));
}

void MeasurePanel::say(const QString& text)
{
    m_status->setText(text);
    keepWhatIsSaid(*m_status);
}

QString MeasurePanel::exportTo(const QString& file) const
{
    const QByteArray csv = QByteArray::fromStdString(print_csv(m_model.results(), m_job.done()));
    return unwritten(file, writeWhole(file, csv));
}

void MeasurePanel::askForFile()
{
    QString name = QString::fromStdString(m_measured->variant.id);
    if (m_measured->parent)
        name += QLatin1Char('-') + QString::fromStdString(m_measured->parent->id);
    auto* dialog = new QFileDialog(this, tr("Export as CSV"), inDocuments(name + QStringLiteral(".csv")),
                                   tr("Comma-separated values") + QStringLiteral(" (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const QString error = exportTo(file);
        say(error.isEmpty() ? tr("Saved to %1.").arg(file) : error);
    });
    dialog->open();
}

void MeasurePanel::copy() const
{
    if (m_model.rowCount() > 0)
        QApplication::clipboard()->setText(m_model.text());
}

} // namespace capitol::app
