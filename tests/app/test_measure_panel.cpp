// Measuring in the window: the panel with real games, its table, its file, its words.
#include "canal_table_fixture.h"
#include "common/game_names.h"
#include "common/widget_theme.h"
#include "measure/csv.h"
#include "measure/distribution.h"
#include "measure/figure_words.h"
#include "measure/finding_words.h"
#include "measure/findings.h"
#include "measure/fitted_table.h"
#include "measure/measure_chart.h"
#include "measure/measure_panel.h"
#include "measure/measure_window.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <numeric>

using namespace capitol;
using namespace capitol::app;

namespace {

const QStringList spoken{"it", "fr", "nl", "en"};

Variant schmidt()
{
    return *testLibrary().load("schmidt").value;
}

Variant rich()
{
    Variant variant = schmidt();
    variant.id = "rich";
    variant.rules.scoring.first = 4;
    return variant;
}

// Schmidt with two rules changed, and a third that does nothing by itself.
Variant changed()
{
    Variant variant = rich();
    variant.rules.draw.count += 2;
    variant.rules.rounds = 3;
    variant.rules.auction.schedule.pop_back();
    return variant;
}

// A window with all it stands on.
struct Shown
{
    explicit Shown(const Library& of, const QString& variant, const QString& language = "en",
                   int percent = 100)
    {
        look.textSize = look.textSize * percent / 100;
        variants.read(of, language);
        canals.read(canal::app::testLibrary(), language);
        window = std::make_unique<MeasureWindow>(
            std::vector{measuredGame(of, variants), measuredGame(canal::app::testLibrary(), canals)}, look);
        window->setVariant(capitolGame, variant);
        window->resize(1024, 640);
        window->show();
    }

    WidgetTheme look;
    VariantsModel variants;
    VariantsModel canals;
    std::unique_ptr<MeasureWindow> window;
};

template <typename Widget>
Widget& child(QWidget& parent, const char* name)
{
    return *parent.findChild<Widget*>(QLatin1String(name));
}

void choose(MeasurePanel& panel, int games, int players)
{
    child<QSpinBox>(panel, "games").setValue(games);
    child<QSpinBox>(panel, "players").setValue(players);
}

void press(MeasurePanel& panel, const char* button)
{
    QTest::mouseClick(&child<QPushButton>(panel, button), Qt::LeftButton);
}

bool waitForEnd(MeasurePanel& panel)
{
    return QTest::qWaitFor([&] { return !panel.job().running(); }, 30'000);
}

int rowOf(const MeasureModel& model, SomeFigure figure)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.results()[std::size_t(row)].figure == figure)
            return row;
    return -1;
}

QString cell(const MeasureModel& model, SomeFigure figure, int column)
{
    return model.index(rowOf(model, figure), column).data().toString();
}

// What of the window's words does not fit where it stands.
QStringList misfits(QWidget& window)
{
    QStringList found;
    const auto children = window.findChildren<QWidget*>();
    for (QWidget* widget : children) {
        if (!widget->isVisible())
            continue;
        const auto* label = qobject_cast<QLabel*>(widget);
        const bool wraps = label && label->wordWrap();
        const bool small = wraps ? label->heightForWidth(label->width()) > label->height()
                                 : widget->width() < widget->minimumSizeHint().width();
        const bool isText = label || qobject_cast<QPushButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
                            qobject_cast<QSpinBox*>(widget);
        const bool shortened = (qobject_cast<QPushButton*>(widget) || qobject_cast<QComboBox*>(widget)) &&
                               widget->width() < widget->sizeHint().width();
        if (isText && (small || shortened))
            found.append(widget->objectName() + (label ? label->text() : QString()));
        // What is too high can be scrolled to; what is too wide cannot.
        const int left = widget->mapTo(&window, QPoint()).x();
        if (isText && (left < 0 || left + widget->width() > window.width()))
            found.append(widget->objectName() + " is out of sight");
    }
    return found;
}

// What of a table cannot be read without scrolling to the side.
QStringList hiddenCells(const QTableView& table)
{
    QStringList found;
    int width = 0;
    const auto* model = table.model();
    // The style's space on both sides, and the grid.
    const int margin =
        2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1) + 1;
    for (int column = 0; column < model->columnCount(); ++column) {
        if (table.isColumnHidden(column))
            continue;
        width += table.columnWidth(column);
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex cell = model->index(row, column);
            const QFont font = cell.data(Qt::FontRole).isValid() ? [&] {
                QFont bold = table.font();
                bold.setBold(true);
                return bold;
            }() : table.font();
            const int room = table.columnWidth(column) - margin;
            const QRect needed = QFontMetrics(font).boundingRect(QRect(0, 0, room, 9999), Qt::TextWordWrap,
                                                                 cell.data().toString());
            if (needed.width() > room || needed.height() > table.rowHeight(row))
                found.append(cell.data().toString());
        }
    }
    if (width > table.viewport()->width())
        found.append(QString("%1 of %2 pixels").arg(width).arg(table.viewport()->width()));
    return found;
}

} // namespace

class TestMeasurePanel : public QObject
{
    Q_OBJECT

private slots:
    void a_measurement_shows_what_really_differs()
    {
        MeasurePanel panel;
        panel.show();
        const QAbstractItemModelTester tester(&panel.model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setVariants(rich(), schmidt());
        choose(panel, 40, 2);
        press(panel, "start");
        QVERIFY(panel.job().running());
        QVERIFY(!child<QSpinBox>(panel, "games").isEnabled());
        QVERIFY(waitForEnd(panel));
        QCOMPARE(panel.job().done(), std::int64_t{40});
        QCOMPARE(child<QProgressBar>(panel, "progress").value(), 40);
        const MeasureModel& model = panel.model();
        QCOMPARE(cell(model, Figure::score_mean, MeasureModel::Verdict), QString("★ more"));
        QVERIFY(cell(model, Figure::score_mean, MeasureModel::Difference).startsWith('+'));
        QCOMPARE(cell(model, Figure::floors_used, MeasureModel::FigureName), QString("Floors used"));
        QCOMPARE(model.headerData(MeasureModel::OfParent, Qt::Horizontal, Qt::DisplayRole).toString(),
                 model.headerData(MeasureModel::OfVariant, Qt::Horizontal, Qt::DisplayRole).toString() +
                     " (before)");
        theSameAsWithoutAWindow(panel.job());
    }

    // Of whatever reason: here the parent is a variant of the other game.
    void a_measurement_that_cannot_begin_leaves_the_one_before()
    {
        MeasureJob job;
        QStringList failures;
        connect(&job, &MeasureJob::failed, this, [&](const QString& why) { failures.append(why); });
        job.start({.variant = schmidt(), .parent = {}, .players = 2, .player = "random", .games = 3});
        QVERIFY(QTest::qWaitFor([&] { return !job.running(); }, 30'000));
        const canal::Variant other = *canal::app::testLibrary().load(canal::usual_variant).value;
        job.start({.variant = schmidt(), .parent = other, .players = 2, .player = "random", .games = 5});
        QCOMPARE(failures.size(), 1);
        QVERIFY(!failures[0].isEmpty() && !job.running());
        QCOMPARE(job.done(), std::int64_t{3});
        QCOMPARE(job.wanted(), std::int64_t{3});
    }

    void a_variant_beside_itself_has_no_marks()
    {
        MeasurePanel panel;
        panel.setVariants(schmidt(), schmidt());
        choose(panel, 40, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        for (int row = 0; row < panel.model().rowCount(); ++row)
            QCOMPARE(panel.model().index(row, MeasureModel::Verdict).data().toString(), QString("–"));
    }

    void a_variant_alone_has_no_comparison()
    {
        MeasurePanel panel;
        panel.setVariants(schmidt(), {});
        choose(panel, 2, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        const auto& table = child<QTableView>(panel, "table");
        QVERIFY(table.isColumnHidden(MeasureModel::OfParent) && table.isColumnHidden(MeasureModel::Verdict));
        QVERIFY(!table.isColumnHidden(MeasureModel::OfVariant));
    }

    void stopping_is_at_once_and_keeps_what_is_there_data()
    {
        QTest::addColumn<QString>("player");
        QTest::newRow("greedy") << "greedy";
        QTest::newRow("one that searches") << "mason";
    }
    void stopping_is_at_once_and_keeps_what_is_there()
    {
        QFETCH(QString, player);
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 1'000'000, 2);
        auto& players = child<QComboBox>(panel, "player");
        players.setCurrentIndex(players.findData(player));
        press(panel, "start");
        const bool searches = player == "mason";
        QTest::qWait(600);
        QVERIFY(searches || QTest::qWaitFor([&] { return panel.model().rowCount() > 0; }, 10'000));
        QVERIFY(panel.job().running());
        QElapsedTimer clock;
        clock.start();
        press(panel, "start");
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(!panel.job().running());
        QVERIFY(panel.job().done() < 1'000'000);
        if (searches)
            return;
        QCOMPARE(child<QLabel>(panel, "status").text(),
                 QString("Stopped after %1 games.").arg(QLocale().toString(qlonglong(panel.job().done()))));
        QVERIFY(panel.model().rowCount() > 0);
        QVERIFY(child<QPushButton>(panel, "export").isEnabled());
    }

    void changed_rules_are_said_to_be_newer()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 2, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(child<QLabel>(panel, "status").text(), QString("Measured in 2 games."));
        Variant richer = rich();
        richer.rules.scoring.first = 5;
        panel.setVariants(richer, schmidt());
        QVERIFY(child<QLabel>(panel, "status").text().contains("changed"));
        QVERIFY(panel.model().rowCount() > 0);
        panel.setUnplayable("line 3: broken");
        QCOMPARE(child<QLabel>(panel, "status").text(), QString("line 3: broken"));
        QVERIFY(!child<QPushButton>(panel, "start").isEnabled());
    }

    void the_file_is_written_whole_or_not_at_all()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 4, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        const QString name = m_folder.filePath("rich.csv");
        QCOMPARE(panel.exportTable(name), QString());
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), panel.job().measuring()->csv());
        const QString nowhere = m_folder.filePath("nowhere/rich.csv");
        QVERIFY(panel.exportSvg(nowhere).contains("nowhere/rich.csv"));
        QVERIFY(!QFile::exists(nowhere));
    }

    void copying_puts_the_table_on_the_clipboard()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 2, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        auto& tabs = child<QTabWidget>(panel, "tabs");
        tabs.setCurrentIndex(1);
        press(panel, "copy");
        const QClipboard& clipboard = *QApplication::clipboard();
        const QStringList lines = clipboard.text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), panel.model().rowCount() + 1);
        QVERIFY(lines[0].startsWith("Per game\t"));
        QVERIFY(lines[1].startsWith("Points per player\t"));
        tabs.setCurrentIndex(2);
        press(panel, "copy");
        QVERIFY(!clipboard.image().isNull());
    }

    void the_chart_tells_in_words_what_it_shows()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 4, 3);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        child<QTableView>(panel, "table").selectRow(rowOf(panel.model(), Figure::wins_seat_1));
        const auto& chart = child<MeasureChart>(panel, "chart");
        const QStringList lines = chart.accessibleDescription().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[2].startsWith("Victories, seat 3: "));
        QVERIFY(lines[2].contains(
            cell(panel.model(), next_figure(Figure::wins_seat_1, 2), MeasureModel::OfParent)));
    }

    void numbers_of_players_are_those_of_both()
    {
        MeasurePanel panel;
        Variant two = rich();
        two.rules.players.max = 3;
        Variant four = schmidt();
        four.rules.players.min = 3;
        panel.setVariants(two, four);
        const auto& players = child<QSpinBox>(panel, "players");
        QCOMPARE(players.minimum(), 3);
        QCOMPARE(players.maximum(), 3);
        four.rules.players.min = 4;
        panel.setVariants(two, four);
        QVERIFY(!child<QPushButton>(panel, "start").isEnabled());
        QVERIFY(child<QLabel>(panel, "status").text().contains("both variants allow"));
    }

    void nothing_is_cut_off_in_any_language_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        for (const QString& language : spoken)
            for (const int size : {100, 200})
                QTest::addRow("%s %d", qPrintable(language), size) << language << size;
    }
    void nothing_is_cut_off_in_any_language()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        const Shown shown(testLibrary(), "dutch", language, textSize);
        MeasureWindow& window = *shown.window;
        QTranslator translator;
        QVERIFY(translator.load(QString(":/i18n/capitol_%1.qm").arg(language)));
        QLocale::setDefault(QLocale(language));
        QApplication::installTranslator(&translator);
        choose(window.panel(), 4, 2);
        child<QCheckBox>(window, "eachKnob").setChecked(true);
        press(window.panel(), "start");
        QVERIFY(waitForEnd(window.panel()));
        auto& tabs = child<QTabWidget>(window, "tabs");
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            QApplication::processEvents();
            QVERIFY2(window.width() <= 1024 && window.height() <= 640, "too large for a small screen");
            QVERIFY2(misfits(window).isEmpty(), qPrintable(misfits(window).join(", ")));
        }
        for (const char* name : {"table", "effects"}) {
            const auto& table = child<QTableView>(window, name);
            QVERIFY(table.model()->rowCount() > 3);
            QVERIFY2(hiddenCells(table).isEmpty(), qPrintable(hiddenCells(table).join(", ")));
        }
        QCOMPARE(cell(window.panel().model(), Figure::floors_used, MeasureModel::FigureName) == "Floors used",
                 language == "en");
        QApplication::removeTranslator(&translator);
        QLocale::setDefault(QLocale("en"));
    }

    void everything_can_be_reached_and_is_named()
    {
        const Shown shown(testLibrary(), "dutch");
        MeasureWindow& window = *shown.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        choose(window.panel(), 2, 2);
        press(window.panel(), "start");
        QVERIFY(waitForEnd(window.panel()));
        QSet<QString> reached;
        auto& tabs = child<QTabWidget>(window, "tabs");
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            for (int i = 0; i < 24; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                QWidget* here = QApplication::focusWidget();
                reached.insert(here->objectName());
                const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(here);
                QVERIFY2(heard && !heard->text(QAccessible::Name).isEmpty(), qPrintable(here->objectName()));
            }
        }
        for (const char* name : {"variant", "parent", "swap", "games", "players", "player", "seed",
                                 "eachKnob", "start", "findings", "table", "figure", "chartKind", "chartView",
                                 "effectFigure", "effects", "copy", "export"})
            QVERIFY2(reached.contains(name), name);
    }

    void sentences_come_first()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 40, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(child<QTabWidget>(panel, "tabs").currentIndex(), 0);
        const QString text = child<QPlainTextEdit>(panel, "findings").toPlainText();
        QVERIFY2(text.contains(" more points per player ("), qPrintable(text));
        const measure::Findings findings = panel.job().measuring()->findings();
        QCOMPARE(text.count("• "), qsizetype(findings.first.size() + findings.other.size()));
        QVERIFY(findings.first.size() <= measure::Findings::most_first && !findings.other.empty());
        const qsizetype rest = text.indexOf("Other significant differences");
        QVERIFY2(rest > text.indexOf(sentencesOf(findings.first).last()), qPrintable(text));
        QVERIFY2(rest < text.indexOf(sentencesOf(findings.other).first()), qPrintable(text));
        press(panel, "copy");
        QCOMPARE(QApplication::clipboard()->text(), text);
    }

    void sentences_count_as_the_language_does_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("below");
        QTest::addColumn<QString>("above");
        QTest::newRow("it") << "it"
                            << "1,5 punti in meno per giocatore (44,1 invece di 45,6)"
                            << "2,5 punti in meno per giocatore (44,1 invece di 45,6)";
        QTest::newRow("fr") << "fr"
                            << "1,5 point de moins par joueur (44,1 au lieu de 45,6)"
                            << "2,5 points de moins par joueur (44,1 au lieu de 45,6)";
        QTest::newRow("nl") << "nl"
                            << "1,5 punten minder per speler (44,1 in plaats van 45,6)"
                            << "2,5 punten minder per speler (44,1 in plaats van 45,6)";
    }
    void sentences_count_as_the_language_does()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QString(":/i18n/capitol_%1.qm").arg(language)));
        QLocale::setDefault(QLocale(language));
        QApplication::installTranslator(&translator);
        measure::Finding finding{"%1 fewer points per player (%2 instead of %3)",
                                 {{1.5, false, 1}, {44.1, false, 1}, {45.6, false, 1}}};
        QTEST(sentenceOf(finding), "below");
        finding.amounts[0].value = 2.5;
        QTEST(sentenceOf(finding), "above");
        QApplication::removeTranslator(&translator);
        QLocale::setDefault(QLocale("en"));
    }

    void a_distribution_counts_every_game_data()
    {
        QTest::addColumn<int>("scale");
        QTest::addColumn<int>("step");
        QTest::addColumn<double>("width");
        QTest::newRow("a point each") << 1 << 1 << 1.0;
        QTest::newRow("a point a player") << 4 << 4 << 1.0;
        QTest::newRow("wide") << 1 << 7 << 5.0;
        QTest::newRow("very wide") << 1 << 130 << 100.0;
    }
    void a_distribution_counts_every_game()
    {
        QFETCH(int, scale);
        QFETCH(int, step);
        Histogram one;
        Histogram other;
        for (int game = 0; game < 12; ++game) {
            one.add(8 + std::int64_t(game) * step);
            other.add(8);
        }
        const Distribution distribution = distributionOf(one, other, scale, 20);
        QTEST(distribution.width, "width");
        QVERIFY(distribution.variant.size() <= 20 &&
                distribution.parent.size() == distribution.variant.size());
        QVERIFY(std::abs(std::accumulate(distribution.variant.begin(), distribution.variant.end(), 0.0) - 1) <
                1e-9);
        QCOMPARE(distribution.parent.front(), 1.0);
        QVERIFY(distribution.first <= 8.0 / scale && distribution.first > 8.0 / scale - distribution.width);
        QVERIFY(distributionOf({}, {}, 1, 20).variant.empty());
    }

    void the_chart_shows_distributions()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 10, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        auto& chart = child<MeasureChart>(panel, "chart");
        const QImage bars = chart.grab().toImage();
        auto& kind = child<QComboBox>(panel, "chartKind");
        kind.setCurrentIndex(1);
        emit kind.activated(1);
        QVERIFY(chart.chartData().showsDistribution());
        QVERIFY(chart.grab().toImage() != bars);
        QVERIFY(chart.accessibleDescription().startsWith("Points per player\n"));
        child<QTableView>(panel, "table").selectRow(rowOf(panel.model(), Figure::wins_seat_1));
        QVERIFY(!chart.chartData().showsDistribution());
        QVERIFY(!kind.isEnabled());
    }

    void each_change_has_its_effect()
    {
        MeasurePanel panel;
        panel.setVariants(changed(), schmidt());
        choose(panel, 40, 2);
        child<QCheckBox>(panel, "eachKnob").setChecked(true);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        KnobEffectModel& effects = panel.effects();
        const QAbstractItemModelTester tester(&effects,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(effects.rowCount(), 3);
        QVERIFY(effects.index(0, 0).data().toString().endsWith(": 2 → 4"));
        QCOMPARE(effects.index(0, KnobEffectModel::Verdict).data().toString(), QString("★ more"));
        QCOMPARE(effects.index(2, 0).data().toString(), QString("All changes together"));
        const QString refused = child<QLabel>(panel, "refused").text();
        QVERIFY2(refused.contains(": 4 → 3"), qPrintable(refused));
        child<QTabWidget>(panel, "tabs").setCurrentIndex(3);
        press(panel, "copy");
        const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), effects.rowCount() + 1);
        QVERIFY2(lines[3].startsWith("All changes together\t"), qPrintable(lines[3]));
        effects.setFigure(Figure::cards_left);
        QVERIFY(effects.index(0, 0).data().toString().endsWith(": 6 → 8"));
    }

    void without_two_changes_there_is_nothing_to_tell_apart()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        QVERIFY(!child<QCheckBox>(panel, "eachKnob").isEnabled());
        panel.setVariants(changed(), schmidt());
        QVERIFY(child<QCheckBox>(panel, "eachKnob").isEnabled());
        panel.setVariants(changed(), {});
        QVERIFY(!child<QCheckBox>(panel, "eachKnob").isEnabled());
    }

    void the_chart_is_written_as_a_picture()
    {
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 10, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(panel.exportPng(m_folder.filePath("chart.png")), QString());
        const QImage png(m_folder.filePath("chart.png"));
        QVERIFY(png.width() >= 1600 && png.pixelColor(0, 0) == QColor(Qt::white));
        QCOMPARE(panel.exportSvg(m_folder.filePath("chart.svg")), QString());
        QFile svg(m_folder.filePath("chart.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray text = svg.readAll();
        QXmlStreamReader xml(text);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(text.contains("Points per player") && text.contains("<rect"));
    }

    void files_are_asked_for_with_a_name_proposed_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("name");
        QTest::newRow("table") << "exportTable"
                               << "rich-schmidt.csv";
        QTest::newRow("svg") << "exportSvg"
                             << "rich-schmidt.svg";
        QTest::newRow("png") << "exportPng"
                             << "rich-schmidt.png";
    }
    void files_are_asked_for_with_a_name_proposed()
    {
        QFETCH(QString, action);
        QFETCH(QString, name);
        MeasurePanel panel;
        panel.setVariants(rich(), schmidt());
        choose(panel, 2, 2);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        child<QAction>(panel, action.toLatin1()).trigger();
        auto* dialog = panel.findChild<QFileDialog*>();
        QVERIFY(dialog && dialog->acceptMode() == QFileDialog::AcceptSave);
        QVERIFY2(dialog->selectedFiles().value(0).endsWith(name),
                 qPrintable(dialog->selectedFiles().value(0)));
        const QString chosen = m_folder.filePath(name);
        emit dialog->fileSelected(chosen);
        QVERIFY(QFile::exists(chosen));
        QVERIFY(child<QLabel>(panel, "status").text().contains(name));
    }

    void both_sides_are_chosen_freely()
    {
        const Shown shown(testLibrary(), "dutch");
        MeasureWindow& window = *shown.window;
        auto& variant = child<QComboBox>(window, "variant");
        auto& parent = child<QComboBox>(window, "parent");
        const int italian = shown.variants.find("italian-sheet");
        const int french = shown.variants.find("french-sheet");
        parent.setCurrentIndex(italian);
        emit parent.activated(italian);
        variant.setCurrentIndex(french);
        emit variant.activated(french);
        QCOMPARE(parent.currentIndex(), italian);
        QTest::mouseClick(&child<QPushButton>(window, "swap"), Qt::LeftButton);
        QCOMPARE(variant.currentIndex(), italian);
        QCOMPARE(parent.currentIndex(), french);
        choose(window.panel(), 2, 2);
        press(window.panel(), "start");
        QVERIFY(waitForEnd(window.panel()));
        QCOMPARE(window.panel().model().variantName(), shown.variants.at(italian).name);
        QCOMPARE(window.panel().model().parentName(), shown.variants.at(french).name);
    }

    // Figures, sentences, charts, and each rule by itself, as of Capitol.
    void canal_mania_is_measured_too()
    {
        MeasurePanel panel;
        panel.show();
        const QAbstractItemModelTester tester(&panel.effects(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const canal::Variant usual = *canal::app::testLibrary().load(canal::usual_variant).value;
        canal::Variant changed = usual;
        changed.id = "changed";
        changed.data.ruleset.scoring.contract_value = true;
        changed.data.ruleset.cards.take = 4;
        panel.setVariants(changed, usual);
        choose(panel, 40, 3);
        child<QCheckBox>(panel, "eachKnob").setChecked(true);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(panel.job().done(), std::int64_t{40});
        const MeasureModel& model = panel.model();
        QCOMPARE(cell(model, canal::Figure::score_mean, MeasureModel::Verdict), QString("★ more"));
        QCOMPARE(cell(model, canal::Figure::tiles_lock, MeasureModel::FigureName), QString("Locks"));
        QCOMPARE(cell(model, canal::Figure::wins_rennie, MeasureModel::FigureName),
                 QString("Victories with Rennie"));
        QCOMPARE(panel.effects().rowCount(), 3);
        QCOMPARE(panel.effects().change("cards.take"), QString("Face-up cards per action: 3 → 4"));
        QCOMPARE(panel.effects().change("scoring.contract_value"),
                 QString("Points for the contract’s value: no → yes"));
        QSet<QString> names;
        for (const SomeResult& result : model.results())
            names.insert(FigureWords::nameOf(result.figure));
        QCOMPARE(names.size(), qsizetype(model.results().size()));
        child<QComboBox>(panel, "chartKind").setCurrentIndex(1);
        emit child<QComboBox>(panel, "chartKind").activated(1);
        QVERIFY(child<MeasureChart>(panel, "chart").chartData().showsDistribution());
        QVERIFY(panel.job().measuring()->csv().find("scoring.contract_value") != std::string::npos);
        panel.setVariants(rich(), schmidt()); // the other game's rules, and its players
        QVERIFY(child<QLabel>(panel, "status").text().contains("have changed"));
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QVERIFY(rowOf(model, Figure::floors_used) >= 0);
    }

    void the_window_offers_both_games()
    {
        const Shown shown(testLibrary(), "dutch");
        MeasureWindow& window = *shown.window;
        auto& game = child<QComboBox>(window, "game");
        QCOMPARE(game.count(), 2);
        game.setCurrentIndex(1);
        emit game.activated(1);
        QCOMPARE(window.gameKey(), QString(canalGame));
        auto& variant = child<QComboBox>(window, "variant");
        QCOMPARE(variant.currentText(), QString("First edition"));
        variant.setCurrentIndex(shown.canals.find("contract-values"));
        emit variant.activated(variant.currentIndex());
        QCOMPARE(child<QComboBox>(window, "parent").currentText(), QString("First edition"));
        QVERIFY(child<QPushButton>(window, "start").isEnabled());
        window.setVariant(capitolGame, "dutch");
        QCOMPARE(variant.currentIndex(), shown.variants.find("dutch"));
    }

    void the_window_closes_by_key_and_stops()
    {
        const Shown shown(testLibrary(), "dutch");
        MeasureWindow& window = *shown.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        choose(window.panel(), 100'000, 2);
        press(window.panel(), "start");
        QVERIFY(window.panel().job().running());
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.isVisible());
        QVERIFY(!window.panel().job().running());
    }

    void broken_variants_are_said_not_measured()
    {
        QFile broken(m_folder.filePath("broken.yaml"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("format: 1\nid: broken\nextends: schmidt\nname: {en: Broken}\nrounds: many\n");
        broken.close();
        const Library both({std::filesystem::path(m_folder.path().toStdString()),
                            std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
        const Shown shown(both, "broken");
        MeasureWindow& window = *shown.window;
        QVERIFY(child<QLabel>(window, "status").text().contains("broken.yaml, line 5, column 9"));
        QVERIFY(!child<QPushButton>(window, "start").isEnabled());
        window.setVariant(capitolGame, "dutch");
        QVERIFY(child<QPushButton>(window, "start").isEnabled());
        QCOMPARE(child<QComboBox>(window, "parent").currentIndex(), shown.variants.find("schmidt"));
    }

    void rules_saved_meanwhile_are_measured()
    {
        write("mine.yaml", "format: 1\nid: mine\nextends: schmidt\n");
        const Library both({std::filesystem::path(m_folder.path().toStdString()),
                            std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
        Shown shown(both, "mine");
        MeasurePanel& panel = shown.window->panel();
        const auto& status = child<QLabel>(panel, "status");
        choose(panel, 40, 2);
        shown.variants.read(both, "en");
        QCOMPARE(child<QSpinBox>(panel, "players").value(), 2); // as it was chosen
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(cell(panel.model(), Figure::score_mean, MeasureModel::Verdict), QString("–"));
        shown.canals.read(canal::app::testLibrary(), "en");
        QCOMPARE(status.text(), QString("Measured in 40 games."));
        write("mine.yaml", "format: 1\nid: mine\nextends: schmidt\nscoring: {first: 4}\n");
        shown.variants.read(both, "en");
        QCOMPARE(status.text(), QString("The rules have changed since this measurement."));
        QVERIFY(panel.model().rowCount() > 0);
        press(panel, "start");
        QVERIFY(waitForEnd(panel));
        QCOMPARE(cell(panel.model(), Figure::score_mean, MeasureModel::Verdict), QString("★ more"));
        write("mine.yaml", "format: 1\nid: mine\nextends: dutch\n");
        shown.variants.read(both, "en");
        QCOMPARE(child<QComboBox>(*shown.window, "parent").currentIndex(), shown.variants.find("dutch"));
    }

private:
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    static void theSameAsWithoutAWindow(const MeasureJob& job)
    {
        const MeasurePlan plan{rich(), schmidt(), {2, "greedy", 100}, 40, 1};
        GameRanges games;
        games.add({0, 40});
        Measuring measuring(plan, games, 1);
        while (!measuring.wait_for(std::chrono::seconds(1))) {
        }
        QCOMPARE(job.measuring()->csv(), print_csv(describe(plan, CAPITOL_VERSION), measuring.so_far()));
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestMeasurePanel)
#include "test_measure_panel.moc"
