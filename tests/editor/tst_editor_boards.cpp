// A board is edited in its picture, its fields and its text; they are one thing.
#include "desk.h"
#include "editor/board_canvas.h"
#include "editor/board_help.h"
#include "editor/board_window.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBlock>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

using Kind = BoardPart::Kind;

const QByteArray plot = "# ours\n"
                        "format: 1\n"
                        "id: plot\n"
                        "name: {en: Plot}\n"
                        "size: {width: 40, height: 30}\n"
                        "areas:\n"
                        "  - code: wes   # first\n"
                        "    colour: white\n"
                        "    latin: Occidens\n"
                        "    outline: [[1, 1], [19, 1], [19, 29], [1, 29]]\n"
                        "    label: [10, 26]\n"
                        "    small_sites: [[4, 4], [10, 4], [4, 10]]\n"
                        "    large_site: [10, 18]\n"
                        "\n"
                        "  - code: eas\n"
                        "    colour: black\n"
                        "    latin: Oriens\n"
                        "    outline: [[21, 1], [39, 1], [39, 29], [21, 29]]\n"
                        "    label: [30, 26]\n"
                        "    small_sites: [[24, 4], [30, 4]]\n";

// The board editor, opened on a board of one's own.
struct DrawingDesk
{
    Desk desk;
    BoardWindow* window = nullptr;
    BoardCanvas* canvas = nullptr;

    explicit DrawingDesk(const QString& board = "plot")
    {
        desk.write("variants/boards/plot.yaml", plot);
        desk.write("variants/evening.yaml", "format: 1\nid: evening\nextends: schmidt\n");
        desk.restart();
        desk.window().openVariant("evening");
        desk.choose("board");
        desk.find<QComboBox>("field")->setCurrentText(board);
        desk.click("editBoard");
        window = desk.window().findChild<BoardWindow*>();
        window->resize(1024, 640);
        canvas = window->findChild<BoardCanvas*>();
        QCoreApplication::processEvents();
    }

    QByteArray text() { return window->document().bytes(); }
    QByteArray with(const char* from, const QByteArray& to) { return QByteArray(plot).replace(from, to); }
    template <typename Widget>
    Widget* find(const char* name)
    {
        return window->findChild<Widget*>(name);
    }
    void click(const char* button)
    {
        find<QAbstractButton>(button)->click();
        QCoreApplication::processEvents();
    }
    void drag(const BoardPart& part, QPointF by)
    {
        const QPoint from = canvas->placeOf(part).toPoint();
        const double scale = canvas->placeOf({0, Kind::label, 0}).x() / 10;
        const QPoint to = (canvas->placeOf(part) + by * scale).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, canvas->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas, &move);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestEditorBoards : public QObject
{
    Q_OBJECT

private slots:
    void a_site_that_is_dragged_changes_its_numbers_alone()
    {
        DrawingDesk drawing;
        QCOMPARE(drawing.text(), plot);
        drawing.drag({0, Kind::small_site, 1}, {3, 2});
        const Point now = drawing.window->document().settle().map.areas[0].small_sites[1];
        QVERIFY(std::abs(now.x - 13) < 0.2 && std::abs(now.y - 6) < 0.2);
        const QByteArray number = QByteArray::number(now.x) + ", " + QByteArray::number(now.y);
        QCOMPARE(drawing.text(), drawing.with("[10, 4]", "[" + number + "]"));
        QCOMPARE(drawing.window->document().undoStack().count(), 1);
        drawing.find<QAction>("undo")->trigger();
        QCOMPARE(drawing.text(), plot);
    }

    void corners_are_dragged_added_and_taken_away()
    {
        DrawingDesk drawing;
        drawing.drag({0, Kind::outline, 2}, {-2, -2});
        QVERIFY(drawing.text() != plot);
        drawing.find<QAction>("undo")->trigger();
        const QPointF edge = (drawing.canvas->placeOf({0, Kind::outline, 0}) +
                              drawing.canvas->placeOf({0, Kind::outline, 1})) /
                             2;
        QTest::mouseDClick(drawing.canvas, Qt::LeftButton, {}, edge.toPoint());
        QCOMPARE(drawing.window->document().settle().map.areas[0].outline.size(), std::size_t(5));
        QVERIFY(drawing.canvas->chosen() == BoardPart({0, Kind::outline, 1}));
        QTest::keyClick(drawing.canvas, Qt::Key_Delete);
        QCOMPARE(drawing.text(), plot);
    }

    void what_cannot_be_read_leaves_the_picture_dimmed()
    {
        DrawingDesk drawing;
        const BoardPart label{1, Kind::label, 0};
        const QPointF place = drawing.canvas->placeOf(label);
        const QImage whole = drawing.canvas->grab().toImage();
        auto* text = drawing.window->findChild<QPlainTextEdit*>();
        text->insertPlainText("areas: [\n");
        QTRY_VERIFY(!drawing.window->document().seen().readable);
        QCOMPARE(drawing.canvas->placeOf(label), place);
        QVERIFY(!drawing.canvas->isEnabled());
        QVERIFY(drawing.canvas->grab().toImage() != whole);
        drawing.find<QAction>("undo")->trigger();
        QTRY_VERIFY(drawing.window->document().seen().readable);
        QVERIFY(drawing.canvas->isEnabled());
        QCOMPARE(drawing.canvas->grab().toImage(), whole);
    }

    void all_can_be_done_by_keys()
    {
        DrawingDesk drawing;
        drawing.canvas->setFocus();
        QTest::keyClick(drawing.canvas, Qt::Key_PageDown); // from the name to the first site
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QTest::keyClick(drawing.canvas, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(drawing.text(), drawing.with("[[4, 4]", "[[4.1, 5]"));
        QTest::keyClick(drawing.canvas, Qt::Key_Delete);
        QCOMPARE(drawing.text(), drawing.with("[4, 4], ", ""));
        auto* x = drawing.find<QDoubleSpinBox>("x");
        x->setValue(12.5);
        QCOMPARE(drawing.text(), drawing.with("[4, 4], ", "").replace("[10, 26]", "[12.5, 26]"));
    }

    void what_is_chosen_is_found_in_the_text()
    {
        DrawingDesk drawing;
        drawing.find<QComboBox>("feature")->setCurrentIndex(1);
        drawing.find<QAction>("toText")->trigger();
        const auto* text = drawing.window->findChild<QPlainTextEdit*>();
        QCOMPARE(text->textCursor().block().text(), QString("    label: [30, 26]"));
    }

    void what_only_the_text_can_change_is_said()
    {
        DrawingDesk drawing;
        const QByteArray alias = drawing.with("label: [10, 26]", "label: &there [10, 26]")
                                     .replace("large_site: [10, 18]", "large_site: *there");
        drawing.window->document().replaceAll(alias, "x");
        drawing.window->document().settle();
        drawing.drag({0, Kind::label, 0}, {3, -2});
        QVERIFY2(drawing.window->notice().text().contains("in the text itself"),
                 qPrintable(drawing.window->notice().text()));
        QCOMPARE(drawing.text(), alias);
    }

    void fields_change_an_area()
    {
        DrawingDesk drawing;
        drawing.find<QComboBox>("feature")->setCurrentIndex(1);
        QVERIFY(drawing.canvas->chosen() == BoardPart({1, Kind::label, 0}));
        drawing.find<QComboBox>("colour")->setCurrentIndex(2);
        drawing.find<QSpinBox>("fountains")->setValue(1);
        drawing.find<QLineEdit>("latin")->setText("Aurora");
        emit drawing.find<QLineEdit>("latin")->editingFinished();
        QCOMPARE(drawing.text(), drawing.with("colour: black", "colour: red")
                                     .replace("latin: Oriens", "latin: \"Aurora\"")
                                     .replace("[30, 4]]\n", "[30, 4]]\n    fountains: 1\n"));
        drawing.click("addSite");
        QCOMPARE(drawing.window->document().settle().map.areas[1].small_sites.size(), std::size_t(3));
        drawing.click("largeSite");
        QVERIFY(drawing.window->document().settle().map.board.areas[1].large_site);
        drawing.click("largeSite");
        QVERIFY(!drawing.window->document().settle().map.board.areas[1].large_site);
        while (drawing.window->document().undoStack().canUndo())
            drawing.find<QAction>("undo")->trigger();
        QCOMPARE(drawing.text(), plot);
    }

    void what_is_undone_is_not_said_again_by_its_field()
    {
        DrawingDesk drawing;
        auto* field = drawing.find<QLineEdit>("latin");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "Aurora");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(drawing.window->document().undoStack().count(), 1);
        for (int i = 0; i < 2; ++i) { // a tool takes no focus
            drawing.find<QAction>("undo")->trigger();
            QVERIFY(field->hasFocus());
            QCOMPARE(drawing.text(), plot);
        }
        QTRY_COMPARE(field->text(), QString("Occidens"));
        QVERIFY(drawing.window->save());
        QCOMPARE(drawing.text(), plot);
        QVERIFY(drawing.window->document().undoStack().canRedo());
    }

    void areas_come_and_go()
    {
        DrawingDesk drawing;
        drawing.click("addArea");
        QCOMPARE(drawing.window->document().settle().map.areas.size(), std::size_t(3));
        QVERIFY(drawing.window->document().seen().diagnostics.empty());
        QCOMPARE(drawing.canvas->chosen().area, 2);
        QVERIFY(drawing.text().startsWith(plot));
        drawing.click("removeFeature");
        QCOMPARE(drawing.text(), plot);
    }

    void water_and_walls_are_drawn_dragged_and_taken_away()
    {
        DrawingDesk drawing;
        BoardDocument& board = drawing.window->document();
        drawing.click("addWater");
        QVERIFY(drawing.canvas->chosen() == BoardPart({0, Kind::water, 0}));
        drawing.click("addWall");
        QVERIFY(drawing.canvas->chosen() == BoardPart({0, Kind::wall, 0}));
        QVERIFY(board.settle().diagnostics.empty());
        QCOMPARE(board.undoStack().count(), 2);
        drawing.drag({0, Kind::wall, 1}, {4, 3});
        const Point end = board.settle().map.walls[0][1];
        QVERIFY(std::abs(end.x - 27) < 0.2 && std::abs(end.y - 18) < 0.2);
        const QPoint middle =
            ((drawing.canvas->placeOf({0, Kind::wall, 0}) + drawing.canvas->placeOf({0, Kind::wall, 1})) / 2)
                .toPoint();
        QTest::mouseDClick(drawing.canvas, Qt::LeftButton, {}, middle);
        QVERIFY(drawing.canvas->chosen() == BoardPart({0, Kind::wall, 1}));
        QCOMPARE(board.settle().map.walls[0].size(), std::size_t(3));
        // In the gap between the areas nothing but the water is there to be taken.
        QTest::mouseClick(
            drawing.canvas, Qt::LeftButton, {},
            ((drawing.canvas->placeOf({0, Kind::water, 0}) + drawing.canvas->placeOf({0, Kind::water, 2})) /
                 2 -
             QPointF(0, 20))
                .toPoint());
        QVERIFY(drawing.canvas->chosen() == BoardPart({0, Kind::water, 0}));
        QVERIFY(!drawing.find<QLineEdit>("latin")->isVisible());
        QTest::keyClick(drawing.canvas, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(board.settle().map.water[0][0].x, 16);
        QTest::keyClick(drawing.canvas, Qt::Key_Insert);
        QCOMPARE(board.settle().map.water[0].size(), std::size_t(5));
        QTest::keyClick(drawing.canvas, Qt::Key_Delete);
        QCOMPARE(board.settle().map.water[0].size(), std::size_t(4));
        drawing.click("removeFeature");
        QVERIFY(board.settle().map.water.empty());
        while (board.undoStack().canUndo())
            drawing.find<QAction>("undo")->trigger();
        QCOMPARE(drawing.text(), plot);
    }

    void every_feature_is_reached_by_keys()
    {
        DrawingDesk drawing;
        drawing.click("addWater");
        drawing.click("addWall");
        drawing.canvas->setFocus();
        QList<Kind> met;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(drawing.canvas, Qt::Key_PageDown, Qt::ControlModifier);
            met.append(drawing.canvas->chosen().kind);
        }
        QCOMPARE(met, QList<Kind>({Kind::size, Kind::label, Kind::label, Kind::water, Kind::wall}));
    }

    void a_smaller_board_loses_nothing()
    {
        DrawingDesk drawing;
        BoardDocument& board = drawing.window->document();
        drawing.drag({0, Kind::size, 0}, {-12, 0});
        const double width = board.settle().map.width;
        QVERIFY(std::abs(width - 28) < 0.2);
        QCOMPARE(drawing.text(), drawing.with("width: 40", "width: " + QByteArray::number(width)));
        QVERIFY2(drawing.window->notice().text().contains("Oriens"),
                 qPrintable(drawing.window->notice().text()));
        QVERIFY(drawing.find<QTableView>("problems")->isVisible());
        // What lies outside is seen where it is, and can be taken hold of there.
        QVERIFY(drawing.canvas->placeOf({1, Kind::small_site, 1}).x() >
                drawing.canvas->placeOf({0, Kind::size, 0}).x());
        drawing.click("offer1"); // undo
        QCOMPARE(drawing.text(), plot);
        QCOMPARE(board.settle().map.width, 40.0);
        QVERIFY(drawing.window->notice().text().isEmpty());
        drawing.canvas->choose({0, Kind::size, 0});
        drawing.find<QDoubleSpinBox>("x")->setValue(28);
        QCOMPARE(drawing.text(), drawing.with("width: 40", "width: 28"));
        drawing.click("offer0"); // onto the board
        QVERIFY(board.settle().diagnostics.empty());
        QVERIFY(point_of(board.seen().map, {1, Kind::small_site, 1}) == Point({28, 4}));
        QVERIFY(drawing.window->notice().text().isEmpty());
        drawing.canvas->setFocus();
        QTest::keyClick(drawing.canvas, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(board.settle().map.height, 31.0);
        while (board.undoStack().canUndo())
            drawing.find<QAction>("undo")->trigger();
        QCOMPARE(drawing.text(), plot);
    }

    void what_a_kill_left_unsaved_is_offered_again_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("draft");
        QTest::newRow("one's own") << "plot"
                                   << "plot";
        QTest::newRow("a copy that was never saved") << "rome"
                                                     << "rome-2";
    }
    void what_a_kill_left_unsaved_is_offered_again()
    {
        QFETCH(QString, board);
        QFETCH(QString, draft);
        DrawingDesk drawing(board);
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        const QByteArray changed = drawing.text();
        QTRY_COMPARE_WITH_TIMEOUT(drawing.window->drafts().ids(), QStringList(draft), 4000);
        drawing.desk.restart(false);
        if (drawing.desk.notice().contains("evening")) // that it is played on another board
            drawing.desk.click("offer0");
        QVERIFY2(drawing.desk.notice().contains(draft), qPrintable(drawing.desk.notice()));
        drawing.desk.click("offer0"); // shows the boards
        auto* window = drawing.desk.window().findChild<BoardWindow*>();
        QVERIFY(window && window->isVisible());
        QVERIFY2(window->notice().text().contains(draft), qPrintable(window->notice().text()));
        window->findChild<QAbstractButton*>("offer0")->click();
        QCOMPARE(window->document().bytes(), changed);
        QVERIFY(window->document().isModified());
        QVERIFY(window->save());
        QVERIFY(window->drafts().ids().isEmpty());
        QCOMPARE(drawing.desk.read("variants/boards/" + draft + ".yaml"), changed);
    }

    void a_draft_that_is_offered_is_restored_as_it_was()
    {
        DrawingDesk drawing;
        QVERIFY(drawing.desk.window().save());
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        const QByteArray changed = drawing.text();
        QTRY_COMPARE_WITH_TIMEOUT(drawing.window->drafts().ids(), QStringList("plot"), 4000);
        drawing.desk.restart(false);
        drawing.desk.window().openVariant("evening");
        drawing.desk.choose("board");
        drawing.desk.click("editBoard");
        auto* window = drawing.desk.window().findChild<BoardWindow*>();
        QVERIFY2(window->notice().text().contains("plot"), qPrintable(window->notice().text()));
        auto* yaml = window->findChild<QPlainTextEdit*>("yaml");
        yaml->moveCursor(QTextCursor::Start);
        yaml->insertPlainText("#");
        QTRY_COMPARE_WITH_TIMEOUT(window->drafts().ids(), QStringList({"plot", "plot"}), 4000);
        window->findChild<QAbstractButton*>("offer0")->click();
        auto* question = window->findChild<QMessageBox*>("leaving");
        QVERIFY(question);
        question->findChild<QAbstractButton*>("discard")->click();
        QCOMPARE(window->document().bytes(), changed);
    }

    void a_draft_without_an_answer_stays()
    {
        DrawingDesk drawing;
        const QByteArray yesterdays = drawing.with("[10, 4]", "[12, 4]");
        const QString draft = "variants/drafts/boards/plot.yaml";
        QDir().mkpath(drawing.desk.path("variants/drafts/boards"));
        drawing.desk.write(draft, yesterdays); // as an earlier session would have left it
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QTest::qWait(1500); // until it is a draft
        QVERIFY(drawing.window->save());
        QCOMPARE(drawing.desk.read(draft), yesterdays);
    }

    void a_copy_has_a_number_behind_its_name()
    {
        DrawingDesk drawing;
        drawing.find<QAction>("duplicate")->trigger();
        QCOMPARE(drawing.text(), drawing.with("id: plot", "id: plot-2").replace("Plot", "\"Plot 2\""));
        QVERIFY(drawing.window->windowTitle().contains("Plot 2"));
        QVERIFY(drawing.window->save());
        QCOMPARE(drawing.desk.read("variants/boards/plot.yaml"), plot);
        drawing.find<QAction>("duplicate")->trigger();
        QVERIFY2(drawing.text().contains("\"Plot 3\""), drawing.text());
    }

    void the_text_is_completed_explained_and_mended_as_a_variants_is()
    {
        DrawingDesk drawing;
        BoardHelp help(drawing.window->document());
        const auto at = [&](const QString& text) {
            const auto place = text.indexOf(u'|');
            QTextDocument document(QString(text).remove(place, 1));
            const QTextBlock block = document.findBlock(int(place));
            return contextAt(block, place - block.position());
        };
        const auto offered = [&](const QString& text) {
            QStringList words;
            for (const Completion& each : help.completions(at(text)))
                words.append(each.text.trimmed());
            return words;
        };
        QVERIFY(offered("|").contains("water:") && offered("|").contains("size:"));
        QVERIFY(offered("areas:\n  - |").contains("outline:"));
        QVERIFY(offered("areas:\n  - code: wes\n    |").contains("large_site:"));
        QCOMPARE(offered("areas:\n  - code: wes\n    colour: |"), QStringList({"black", "white", "red"}));
        QCOMPARE(offered("size: {|"), QStringList({"width:", "height:"}));
        QCOMPARE(offered("name: {|").size(), 4);
        QVERIFY(offered("areas:\n  - outline: [[|").isEmpty());
        QVERIFY(offered("# |").isEmpty());
        for (const char* text : {"water|: []", "areas:\n  - code|: wes", "areas:\n  - label|: [1, 1]",
                                 "areas:\n  - code: wes\n    outline: [[1, |"})
            QVERIFY2(!help.meaning(at(text)).isEmpty(), text);
        drawing.window->document().replaceAll(drawing.with("colour: black", "colour: blak"), "x");
        drawing.window->document().settle();
        drawing.find<QAction>("fix")->trigger();
        auto* fixes = drawing.find<QMenu>("fixes");
        QVERIFY(fixes);
        QVERIFY2(fixes->actions()[0]->text().contains("“black”"), qPrintable(fixes->actions()[0]->text()));
        fixes->actions()[0]->trigger();
        QCOMPARE(drawing.text(), plot);
    }

    void problems_are_shown_at_their_place()
    {
        DrawingDesk drawing;
        drawing.window->document().replaceAll(drawing.with("[24, 4]", "[99, 4]"), "x");
        drawing.window->document().settle();
        auto* problems = drawing.find<QTableView>("problems");
        QVERIFY(problems->isVisible());
        QCOMPARE(problems->model()->rowCount(), 1);
        QVERIFY(problems->model()->index(0, 2).data().toString().endsWith("a number from 0 to 40"));
        emit problems->clicked(problems->model()->index(0, 0));
        QVERIFY(drawing.canvas->chosen() == BoardPart({1, Kind::small_site, 0}));
        auto* yaml = drawing.find<QPlainTextEdit>("yaml");
        QCOMPARE(yaml->textCursor().blockNumber(), 19);
        QCOMPARE(yaml->extraSelections().value(0).cursor.selectedText(), QString("99"));
        drawing.window->document().replaceAll("areas: [", "x");
        drawing.window->document().settle();
        QVERIFY(!drawing.find<QWidget>("x")->isEnabled());
    }

    void what_is_shipped_is_copied_and_becomes_the_variants_board()
    {
        DrawingDesk drawing("rome");
        const QByteArray rome = drawing.text();
        QVERIFY(drawing.window->document().isShipped());
        drawing.canvas->setFocus();
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QVERIFY(!drawing.window->document().isShipped());
        QCOMPARE(drawing.text(),
                 QByteArray(rome)
                     .replace("id: rome", "id: rome-2")
                     .replace("{en: Rome, it: Roma, fr: Rome, nl: Rome}",
                              "{en: \"Rome 2\", it: \"Roma 2\", fr: \"Rome 2\", nl: \"Rome 2\"}")
                     .replace("label: [5.5, 27]", "label: [5.6, 27]"));
        QVERIFY(drawing.window->save());
        QVERIFY(drawing.desk.exists("variants/boards/rome-2.yaml"));
        QCOMPARE(drawing.desk.settled().variant.rules.board, "rome-2");
        QVERIFY(drawing.desk.document().isPlayable());
    }

    void words_of_what_is_shipped_are_replaced_in_the_copy_data()
    {
        QTest::addColumn<bool>("all");
        QTest::newRow("replace") << false;
        QTest::newRow("replaceAll") << true;
    }
    void words_of_what_is_shipped_are_replaced_in_the_copy()
    {
        QFETCH(bool, all);
        DrawingDesk drawing("rome");
        const auto sites = drawing.text().count("small_sites");
        drawing.find<QAction>("find")->trigger();
        drawing.find<QLineEdit>("findWords")->setText("small_sites");
        drawing.find<QLineEdit>("findWith")->setText("tiny_sites");
        drawing.click(QTest::currentDataTag());
        QVERIFY(!drawing.window->document().isShipped());
        QVERIFY(drawing.text().contains("id: rome-2"));
        QCOMPARE(drawing.text().count("tiny_sites"), all ? sites : 1);
    }

    void a_board_changes_no_variant_that_was_turned_to_meanwhile_data()
    {
        QTest::addColumn<QString>("other");
        QTest::newRow("shipped") << "dutch";
        QTest::newRow("one's own") << "morning";
    }
    void a_board_changes_no_variant_that_was_turned_to_meanwhile()
    {
        QFETCH(QString, other);
        DrawingDesk drawing;
        Desk& desk = drawing.desk;
        QVERIFY(desk.window().save());
        desk.write("variants/morning.yaml", "format: 1\nid: morning\nextends: dutch\n");
        desk.window().openVariant(other);
        const QByteArray before = desk.document().bytes();
        int told = 0;
        connect(&desk.window(), &EditorWindow::filesChanged, this, [&] { ++told; });
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QVERIFY(drawing.window->save());
        QCOMPARE(told, 1);
        QCOMPARE(desk.document().bytes(), before);
        QCOMPARE(desk.settled().variant.id, other.toStdString());
        QCOMPARE(desk.settled().variant.rules.board, "rome");
        desk.window().openVariant("evening"); // whose board it is
        drawing.find<QAction>("duplicate")->trigger();
        QVERIFY(drawing.window->save());
        QCOMPARE(desk.settled().variant.rules.board, "plot-2");
    }

    void a_board_that_is_left_for_anothers_is_saved_for_its_own()
    {
        DrawingDesk drawing;
        Desk& desk = drawing.desk;
        QVERIFY(desk.window().save());
        desk.window().openVariant("dutch");
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        desk.choose("board");
        desk.click("editBoard");
        auto* question = drawing.find<QMessageBox>("leaving");
        QVERIFY(question);
        question->findChild<QAbstractButton*>("save")->click();
        QVERIFY(desk.document().isShipped());
        QTest::keyClick(drawing.canvas, Qt::Key_Right); // on the board of dutch, copied
        QVERIFY(drawing.window->save());
        QCOMPARE(desk.settled().variant.id, "dutch-2");
        QCOMPARE(desk.settled().variant.rules.board, "rome-2");
    }

    void a_variant_keeps_its_board_under_another_name()
    {
        DrawingDesk drawing("rome");
        Desk& desk = drawing.desk;
        desk.document().setHeader("id", "night");
        QVERIFY(desk.window().save());
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QVERIFY(drawing.window->save());
        QCOMPARE(desk.settled().variant.id, "night");
        QCOMPARE(desk.settled().variant.rules.board, "rome-2");
    }

    void a_variant_that_was_given_another_board_keeps_that_one()
    {
        DrawingDesk drawing;
        Desk& desk = drawing.desk;
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QVERIFY(desk.document().setKnob(*find_knob("board"), std::string("rome")));
        QVERIFY(drawing.window->save());
        QCOMPARE(desk.settled().variant.rules.board, "rome");
        drawing.find<QAction>("duplicate")->trigger();
        QVERIFY(drawing.window->save());
        QCOMPARE(desk.settled().variant.rules.board, "rome");
    }

    void a_board_found_again_changes_no_variant()
    {
        DrawingDesk drawing;
        Desk& desk = drawing.desk;
        QVERIFY(desk.window().save());
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QTRY_COMPARE_WITH_TIMEOUT(drawing.window->drafts().ids(), QStringList("plot"), 4000);
        desk.restart(false);
        desk.click("offer0"); // shows the boards
        auto* window = desk.window().findChild<BoardWindow*>();
        QVERIFY(window);
        window->findChild<QAbstractButton*>("offer0")->click();
        QVERIFY(window->save());
        QVERIFY(desk.document().isShipped());
    }

    void nothing_is_lost_or_written_over()
    {
        DrawingDesk drawing;
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        const QByteArray mine = drawing.text();
        drawing.window->close();
        auto* question = drawing.find<QMessageBox>("leaving");
        QVERIFY(question && drawing.window->isVisible());
        question->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(drawing.text(), mine);
        drawing.desk.write("variants/boards/plot.yaml", "# theirs\n");
        QVERIFY(!drawing.window->save());
        QCOMPARE(drawing.desk.read("variants/boards/plot.yaml"), QByteArray("# theirs\n"));
        drawing.click("offer0"); // mine
        QVERIFY(drawing.window->save());
        QCOMPARE(drawing.desk.read("variants/boards/plot.yaml"), mine);
        drawing.window->document().replaceAll(QByteArray(mine).replace("id: plot", "id: rome"), "x");
        QVERIFY(!drawing.window->save());
        QVERIFY(!drawing.desk.exists("variants/boards/rome.yaml"));
    }

    void what_another_program_does_to_the_file_is_noticed()
    {
        DrawingDesk drawing;
        QTest::qWait(20);
        const QByteArray theirs = drawing.with("[10, 4]", "[12, 4]");
        drawing.desk.write("variants/boards/plot.yaml", theirs);
        QTRY_COMPARE(drawing.text(), theirs);
        QVERIFY(!drawing.window->document().isModified());
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        const QByteArray mine = drawing.text();
        drawing.desk.write("variants/boards/plot.yaml", plot);
        QTRY_VERIFY(drawing.find<QAbstractButton>("offer1"));
        QCOMPARE(drawing.text(), mine);
        drawing.click("offer1"); // theirs
        QCOMPARE(drawing.text(), plot);
        QVERIFY(QFile::remove(drawing.desk.path("variants/boards/plot.yaml")));
        QTRY_VERIFY(drawing.window->notice().text().contains("deleted"));
        QVERIFY(drawing.window->document().isModified());
    }

    void a_draft_whose_file_cannot_be_read_is_an_unsaved_board_data()
    {
        QTest::addColumn<QByteArray>("there");
        QTest::newRow("too large") << QByteArray("# more\n").repeated(1 << 18);
        QTest::newRow("no text") << QByteArray(plot).replace("Occidens", "\xe9");
    }
    void a_draft_whose_file_cannot_be_read_is_an_unsaved_board()
    {
        QFETCH(QByteArray, there);
        Desk desk;
        const QByteArray mine = QByteArray(plot).replace("[10, 4]", "[11, 4]");
        QDir().mkpath(desk.path("variants/drafts/boards"));
        desk.write("variants/drafts/boards/plot.yaml", mine);
        desk.write("variants/boards/plot.yaml", there);
        desk.restart();
        desk.click("offer0"); // shows the boards
        auto* window = desk.window().findChild<BoardWindow*>();
        QVERIFY(window);
        window->findChild<QAbstractButton*>("offer0")->click();
        QVERIFY2(window->notice().text().contains("plot.yaml"), qPrintable(window->notice().text()));
        QCOMPARE(window->document().bytes(), mine);
        QVERIFY(window->document().isModified());
        QVERIFY(!window->save());
        QCOMPARE(desk.read("variants/boards/plot.yaml"), there);
        QCOMPARE(desk.read("variants/drafts/boards/plot.yaml"), mine);
    }

    void it_fits_in_every_language_and_with_large_text_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"it", "fr", "nl", "en"})
            QTest::newRow(language) << language;
    }
    void it_fits_in_every_language_and_with_large_text()
    {
        QFETCH(QString, language);
        DrawingDesk drawing;
        drawing.desk.speak(language);
        QCOMPARE(clashingLetters(*drawing.window), QStringList());
        drawing.click("addWater");
        drawing.click("addWall");
        drawing.window->document().move({0, Kind::size, 0}, {28, 30}); // with a message and problems
        drawing.window->document().settle();
        for (const double scale : {1.0, 2.0}) {
            drawing.desk.setScheme(scale > 1 ? "contrast" : "light", scale);
            drawing.window->resize(1024, 640);
            QCoreApplication::processEvents();
            QCOMPARE(drawing.window->size(), QSize(1024, 640));
            QVERIFY(drawing.canvas->width() >= 180);
            QVERIFY(drawing.find<QWidget>("yaml")->width() >= 120);
            for (const auto* button : drawing.window->findChildren<QPushButton*>())
                QVERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(),
                         qPrintable(button->text()));
            if (const QString folder = qEnvironmentVariable("CAPITOL_SHOTS"); !folder.isEmpty())
                drawing.window->grab().save(QString("%1/board-%2-%3.png").arg(folder, language).arg(scale));
        }
        drawing.desk.setScheme("dark", 1);
        if (const QString folder = qEnvironmentVariable("CAPITOL_SHOTS"); !folder.isEmpty())
            drawing.window->grab().save(QString("%1/board-%2-dark.png").arg(folder, language));
        drawing.desk.setScheme("light", 1);
    }
};

QTEST_MAIN(TestEditorBoards)
#include "tst_editor_boards.moc"
