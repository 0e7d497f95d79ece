// Text and undo, and what is done with the variant as it stands, through the widgets that a person uses.
#include "desk.h"
#include "editor/deck_model.h"
#include "measure/measure_panel.h"
#include "mutator.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

class TestEditor : public QObject
{
    Q_OBJECT

private slots:
    void typing_is_seen_in_the_tree_and_its_faults_in_the_list()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = desk.find<QPlainTextEdit>("yaml");
        QTextCursor cursor = yaml->document()->find("count: 5");
        cursor.setPosition(cursor.selectionEnd() - 1);
        cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
        yaml->setTextCursor(cursor);
        yaml->setFocus();
        QTest::keyClicks(yaml, "7");
        QTRY_COMPARE(desk.row("draw.count", KnobModel::Value).data().toString(), QString("7"));
        QTest::keyClicks(yaml, "x");
        QAbstractItemModel* problems = desk.window().findChild<QTableView*>("problems")->model();
        QTRY_COMPARE(problems->rowCount(), 1);
        QCOMPARE(problems->index(0, 0).data().toString(), QString("9:10"));
        QCOMPARE(problems->index(0, 1).data().toString(), QString("draw.count"));
        QVERIFY(problems->index(0, 2).data().toString().contains("\"7x\""));
        cursor.movePosition(QTextCursor::Start);
        yaml->setTextCursor(cursor);
        desk.trigger("nextProblem");
        QCOMPARE(yaml->textCursor().blockNumber(), 8);
        QCOMPARE(yaml->textCursor().positionInBlock(), 9);
        QTest::keyClick(yaml, Qt::Key_Delete);
        QTest::keyClick(yaml, Qt::Key_Delete);
        QTest::keyClicks(yaml, "[");
        QTRY_VERIFY(!desk.seen().readable);
        QVERIFY(!desk.document().setKnob(*find_knob("rounds"), 5)); // only in the text now
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        QTRY_COMPARE(problems->rowCount(), 0);
    }

    void problems_stand_in_the_order_of_the_text_and_mark_what_is_wrong()
    {
        Desk desk;
        desk.openCommented();
        desk.document().replaceAll("draw: {count: many, rule: add} # x\n"
                                   "rounds: \"four\"   # y\n"
                                   "scorign: 2\n"
                                   "id: Not So\n"
                                   "format: 9\n",
                                   "x");
        desk.settled();
        const QAbstractItemModel* problems = desk.window().findChild<QTableView*>("problems")->model();
        QStringList places;
        for (int row = 0; row < problems->rowCount(); ++row)
            places.append(problems->index(row, 0).data().toString());
        QCOMPARE(places, QStringList({"1:15", "2:9", "3:1", "4:5", "5:9"}));
        QStringList marked;
        for (const auto& mark : desk.find<QPlainTextEdit>("yaml")->extraSelections())
            marked.append(mark.cursor.selectedText());
        QCOMPARE(marked, QStringList({"many", "\"four\"", "scorign", "Not So", "9"}));
    }

    void warnings_have_a_mark_of_their_own_and_may_be_played()
    {
        Desk desk;
        desk.openCommented();
        desk.document().replaceAll(Desk::commented() + "auction: {tie_break: [seat_order, lowest_score]}\n",
                                   "x");
        desk.settled();
        QVERIFY(desk.document().isPlayable());
        const QAbstractItemModel* problems = desk.window().findChild<QTableView*>("problems")->model();
        QCOMPARE(problems->rowCount(), 1);
        QVERIFY(problems->index(0, 2).data().toString().startsWith("Warning: "));
        QVERIFY(desk.find<QLabel>("state")->text().contains("ready to play"));
        const auto marks = desk.find<QPlainTextEdit>("yaml")->extraSelections();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0].format.underlineColor(), desk.look().bronze);
    }

    void the_caret_stays_in_sight_when_problems_take_room()
    {
        Desk desk;
        desk.openCommented();
        desk.document().replaceAll(Desk::commented() + QByteArray("# more\n").repeated(60), "x");
        desk.settled();
        auto* yaml = desk.find<QPlainTextEdit>("yaml");
        yaml->setFocus();
        QTRY_VERIFY(desk.window().findChild<QTableView*>("problems")->isHidden());
        yaml->setTextCursor(yaml->cursorForPosition({5, yaml->viewport()->height() - 5}));
        yaml->ensureCursorVisible();
        QTest::keyClicks(yaml, "x");
        QTRY_VERIFY(desk.find<QTableView>("problems"));
        QCoreApplication::processEvents();
        QVERIFY(yaml->viewport()->rect().contains(yaml->cursorRect()));
    }

    void a_broken_variant_tells_its_problems_and_no_other_rules()
    {
        Desk desk;
        desk.openCommented();
        QTRY_VERIFY(desk.find<QTextBrowser>("passages"));
        QVERIFY(desk.document().setKnob(*find_knob("scoring.first"), KnobValue(97)));
        const auto told = [&] { return desk.find<QTextBrowser>("passages")->toPlainText(); };
        QTRY_VERIFY2(told().contains("97"), qPrintable(told()));
        desk.speak("it");
        desk.document().replaceAll("format: 1\nid: evening\nextends: schmidt\nrounds: <b>9\n", "x");
        QTRY_VERIFY2(told().contains("<b>9") && !told().contains("97"), qPrintable(told()));
        QVERIFY2(told().contains("trovato"), qPrintable(told()));
        QTest::qWait(500); // what was being written in its thread does not come after it
        QVERIFY(!told().contains("97"));
    }

    void letters_typed_together_are_one_step()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = desk.find<QPlainTextEdit>("yaml");
        yaml->moveCursor(QTextCursor::End);
        QTest::keyClicks(yaml, "rounds: 5");
        QCOMPARE(desk.document().undoStack().count(), 1);
        QTest::keyClick(yaml, Qt::Key_Return);
        QTest::keyClicks(yaml, "# x");
        QVERIFY(desk.document().undoStack().count() >= 2);
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        while (desk.document().undoStack().canRedo())
            desk.trigger("redo");
        QCOMPARE(desk.document().bytes(), Desk::commented() + "rounds: 5\n# x");
    }

    void undo_goes_over_text_and_tree_alike()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = desk.find<QPlainTextEdit>("yaml");
        QList<QByteArray> states;
        for (int i = 0; i < 5; ++i) {
            states.append(desk.document().bytes());
            yaml->moveCursor(QTextCursor::End);
            QTest::keyClicks(yaml, "#");
            states.append(desk.document().bytes());
            desk.choose("scoring.first");
            type(desk.find<QSpinBox>("field"), Qt::Key_Up);
        }
        while (!states.isEmpty()) {
            desk.trigger("undo");
            QCOMPARE(desk.document().bytes(), states.takeLast());
        }
        QVERIFY(!desk.document().undoStack().canUndo());
    }

    void what_is_shipped_is_copied_at_the_first_change()
    {
        Desk desk;
        desk.window().openVariant("dutch");
        QVERIFY(desk.document().isShipped());
        desk.choose("rounds");
        type(desk.find<QSpinBox>("field"), Qt::Key_Up);
        QVERIFY(!desk.document().isShipped());
        QCOMPARE(desk.settled().variant.id, "dutch-2");
        QCOMPARE(desk.seen().variant.rules.rounds, 5);
        QVERIFY(desk.document().bytes().contains("# Spelvoorbereiding"));
        QVERIFY2(desk.notice().contains("Dutch rules 2"), qPrintable(desk.notice()));
        QVERIFY(desk.window().save());
        QVERIFY(desk.exists("variants/dutch-2.yaml"));
        desk.window().openVariant("french-sheet");
        auto* yaml = desk.find<QPlainTextEdit>("yaml");
        yaml->moveCursor(QTextCursor::End);
        QTest::keyClicks(yaml, "#");
        QCOMPARE(desk.settled().variant.id, "french-sheet-2");
        QVERIFY(desk.document().bytes().endsWith("#"));
    }

    void the_models_keep_the_rules_of_models()
    {
        Desk desk;
        const auto* tree = desk.find<QTreeView>("knobs");
        auto* filter = static_cast<QAbstractProxyModel*>(tree->model());
        const QAbstractItemModelTester ofFilter(filter,
                                                QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester ofTree(filter->sourceModel(),
                                              QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester ofProblems(desk.window().findChild<QTableView*>("problems")->model(),
                                                  QAbstractItemModelTester::FailureReportingMode::Fatal);
        DeckModel deck;
        const QAbstractItemModelTester ofDeck(&deck, QAbstractItemModelTester::FailureReportingMode::Fatal);
        Ruleset rules;
        rules.deck.roof[99] = 3;
        deck.show(rules);
        QCOMPARE(deck.total(), 14 + 3 + 24 + 24);
        desk.openCommented();
        desk.document().replaceAll("rounds: [\n", "x");
        desk.settled();
        desk.find<QLineEdit>("search")->setText("round");
        desk.undoAll();
    }

    void texts_gone_wrong_at_random_harm_nothing()
    {
        Desk desk;
        desk.openCommented();
        std::vector<std::string> seeds{Desk::commented().toStdString()};
        for (const VariantEntry& entry : desk.library().entries())
            seeds.push_back(VariantFiles::read(entry.file)->toStdString());
        Mutator mutator(seeds, read_words(CAPITOL_FUZZ_WORDS), 5);
        qint64 slowest = 0;
        for (int i = 0; i < 80; ++i) {
            const QByteArray text = QByteArray::fromStdString(mutator.next());
            QElapsedTimer clock;
            clock.start();
            desk.find<QPlainTextEdit>("yaml")->selectAll();
            desk.find<QPlainTextEdit>("yaml")->insertPlainText(QString::fromUtf8(text));
            desk.settled();
            const Knob& knob = schema()[std::size_t(i) % schema().size()];
            desk.choose(QString::fromStdString(knob.key));
            const bool done = desk.document().setKnob(knob, default_of(knob));
            const Inspection& seen = desk.settled();
            QVERIFY2(!done || seen.readable, text);
            slowest = std::max(slowest, clock.elapsed());
        }
        QVERIFY2(slowest < 2000, qPrintable(QString::number(slowest)));
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void line_ends_and_hard_blanks_of_a_file_are_kept()
    {
        Desk desk;
        const QByteArray text = QByteArray("\xef\xbb\xbf") +
                                "format: 1\r\nid: odd\r\nextends: schmidt\r\nname: {fr: "
                                "\"\xc2\xab\xc2\xa0x\"}\r\nrounds: 4 # r\r\n";
        desk.write("variants/odd.yaml", text);
        desk.window().openVariant("odd");
        QCOMPARE(desk.document().bytes(), text);
        QVERIFY(desk.document().setKnob(*find_knob("draw.count"), 3));
        QCOMPARE(desk.document().bytes(), text + "draw:\r\n  count: 3\r\n");
    }

    void what_a_change_does_to_the_rulebook_is_told_below_the_text()
    {
        Desk desk;
        desk.openCommented();
        const auto told = [&] {
            const auto* passages = desk.find<QTextBrowser>("passages");
            return passages ? passages->toPlainText() : QString();
        };
        const Knob& knob = *find_knob("scoring.first");
        QVERIFY(desk.document().setKnob(knob, KnobValue(97)));
        QTRY_VERIFY2(told().contains("97"), qPrintable(told()));
        desk.undoAll();
        QTRY_VERIFY(!told().contains("97"));
    }

    void measure_it_measures_the_variant_as_it_stands()
    {
        Desk desk;
        desk.openCommented();
        desk.trigger("measure");
        auto* panel = desk.window().findChild<MeasurePanel*>();
        QVERIFY(panel && panel->isVisible());
        auto* start = panel->findChild<QPushButton*>("start");
        QVERIFY(start);
        QVERIFY(start->isEnabled());
        QTRY_VERIFY(start->hasFocus());
        QVERIFY2(panel->findChild<QLabel*>("status")->text().contains("Schmidt rules"),
                 "beside what is said");
        QTest::keyClick(start, Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
        desk.trigger("measure");
        desk.document().text().setPlainText("no variant: [");
        desk.settled();
        QTRY_VERIFY(!start->isEnabled());
    }

    void measuring_ends_where_nobody_sees_it_data()
    {
        QTest::addColumn<bool>("editor"); // is closed, and not only what measures
        QTest::newRow("what measures") << false;
        QTest::newRow("the editor") << true;
    }
    void measuring_ends_where_nobody_sees_it()
    {
        QFETCH(bool, editor);
        Desk desk;
        desk.openCommented();
        desk.trigger("measure");
        auto* panel = desk.window().findChild<MeasurePanel*>();
        auto* start = panel->findChild<QPushButton*>("start");
        QTRY_VERIFY(start->hasFocus());
        start->click();
        QVERIFY(panel->job().running());
        if (editor)
            desk.window().close();
        else
            QTest::keyClick(start, Qt::Key_Escape);
        QTRY_VERIFY(!panel->job().running());
    }

    void try_it_hands_over_the_variant_as_it_stands()
    {
        Desk desk;
        desk.openCommented();
        int games = 0;
        Variant tried;
        connect(&desk.window(), &EditorWindow::tryWanted, this, [&](const SomeVariant& variant) {
            ++games;
            tried = std::get<Variant>(variant);
        });
        desk.choose("players.max");
        auto* field = desk.find<QSpinBox>("field");
        field->selectAll();
        QTest::keyClicks(field, "3"); // not confirmed by Enter
        desk.trigger("try");
        QCOMPARE(games, 1);
        QCOMPARE(tried.rules.players.max, 3);
        QVERIFY(desk.document().isModified());
        desk.document().setKnob(*find_knob("pieces.floors"), 3);
        desk.trigger("try");
        QCOMPARE(games, 1);
        QVERIFY(!desk.notice().isEmpty());
    }
};

QTEST_MAIN(TestEditor)
#include "tst_editor.moc"
