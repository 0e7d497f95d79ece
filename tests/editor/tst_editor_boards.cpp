// A board is edited in its picture, its fields and its text; they are one thing.
#include "desk.h"
#include "editor/board_canvas.h"
#include "editor/board_window.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

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
struct Drawing
{
    Desk desk;
    BoardWindow* window = nullptr;
    BoardCanvas* canvas = nullptr;

    explicit Drawing(const QString& board = "plot")
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
    QByteArray with(const char* from, const char* to) { return QByteArray(plot).replace(from, to); }
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
        const double scale = canvas->placeOf({0, Kind::large_site, 0}).x() / 10;
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
        Drawing drawing;
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
        Drawing drawing;
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

    void all_can_be_done_by_keys()
    {
        Drawing drawing;
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

    void fields_change_an_area()
    {
        Drawing drawing;
        drawing.find<QComboBox>("area")->setCurrentIndex(1);
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

    void areas_come_and_go()
    {
        Drawing drawing;
        drawing.click("addArea");
        QCOMPARE(drawing.window->document().settle().map.areas.size(), std::size_t(3));
        QVERIFY(drawing.window->document().seen().diagnostics.empty());
        QCOMPARE(drawing.canvas->chosen().area, 2);
        QVERIFY(drawing.text().startsWith(plot));
        drawing.click("removeArea");
        QCOMPARE(drawing.text(), plot);
    }

    void problems_are_shown_at_their_place()
    {
        Drawing drawing;
        drawing.window->document().replaceAll(drawing.with("[24, 4]", "[99, 4]"), "x");
        drawing.window->document().settle();
        auto* problems = drawing.find<QTableView>("problems");
        QVERIFY(problems->isVisible());
        QCOMPARE(problems->model()->rowCount(), 1);
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
        Drawing drawing("rome");
        const QByteArray rome = drawing.text();
        QVERIFY(drawing.window->document().isShipped());
        drawing.canvas->setFocus();
        QTest::keyClick(drawing.canvas, Qt::Key_Right);
        QVERIFY(!drawing.window->document().isShipped());
        QCOMPARE(drawing.text(), QByteArray(rome)
                                     .replace("id: rome", "id: rome-2")
                                     .replace("label: [5.5, 27]", "label: [5.6, 27]"));
        QVERIFY(drawing.window->save());
        QVERIFY(drawing.desk.exists("variants/boards/rome-2.yaml"));
        QCOMPARE(drawing.desk.document().settle().variant.rules.board, "rome-2");
        QVERIFY(drawing.desk.document().isPlayable());
    }

    void nothing_is_lost_or_written_over()
    {
        Drawing drawing;
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

    void it_fits_in_every_language_and_with_large_text_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"it", "fr", "nl", "en"})
            QTest::newRow(language) << language;
    }
    void it_fits_in_every_language_and_with_large_text()
    {
        QFETCH(QString, language);
        Drawing drawing;
        drawing.desk.speak(language);
        for (const double scale : {1.0, 2.0}) {
            drawing.desk.setScheme(scale > 1 ? "contrast" : "light", scale);
            drawing.window->resize(1024, 640);
            QCoreApplication::processEvents();
            QCOMPARE(drawing.window->size(), QSize(1024, 640));
            QVERIFY(drawing.canvas->width() >= 180);
            QVERIFY(drawing.find<QWidget>("yaml")->width() >= 120);
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
