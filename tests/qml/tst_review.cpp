// The review of a finished game, through the window: from the end of a game to its review, from moment to
// moment by mouse and by keyboard, and on from there. Any warning of Qt or QML fails the test it appears in.
#include "inspector.h"
#include "short_game.h"
#include "step_trace.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestReview : public QObject
{
    Q_OBJECT

public:
    explicit TestReview(const QString& variant) : m_variant(variant) {}

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void the_end_leads_to_the_review();
    void it_is_cancelled_and_begun_again();
    void moments_are_visited_by_mouse();
    void moments_are_visited_by_keyboard();
    void the_filter_is_set_in_the_window();
    void it_follows_the_language();
    void one_plays_on_from_a_moment();
    void it_is_there_again_after_the_page_was_left();
    void a_game_that_is_not_over_is_not_reviewed();
    void the_game_that_is_on_is_not_reviewed();
    void the_window_answers_meanwhile();
    void it_fits_every_language_data();
    void it_fits_every_language();
    void what_is_said_of_an_area_is_in_sight();
    void everything_is_named_and_reached();
    void its_texts_can_be_read_data();
    void its_texts_can_be_read();

private:
    static constexpr int patience = 60000;

    // To the end of a game of computer players, one named Livia.
    void seeTheEnd(Pilot& pilot) const;
    void openReview(Pilot& pilot) const;
    static int row(Pilot& pilot, app::ReviewMomentModel::Kind kind);
    static QRectF placeOf(Pilot& pilot, const QString& name);

    const QString m_variant;
};

void TestReview::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestReview::seeTheEnd(Pilot& pilot) const
{
    pilot.app().review()->setIterations(4);
    const QVariantMap greedy{{"player", "greedy"}};
    const QVariantMap random{{"player", "random"}, {"name", "Livia"}};
    pilot.app().capitol()->newGame({random, greedy, random, greedy}, m_variant, "5");
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("endReviewButton"), patience);
    QVERIFY(pilot.waitForFrame());
}

void TestReview::openReview(Pilot& pilot) const
{
    seeTheEnd(pilot);
    QVERIFY(pilot.click("endReviewButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("reviewFigures"), patience);
    QVERIFY(pilot.waitForFrame());
}

void TestReview::the_end_leads_to_the_review()
{
    Pilot pilot(BoardView::flat);
    seeTheEnd(pilot);
    QVERIFY(pilot.click("endReviewButton"));
    QTRY_VERIFY(pilot.find("reviewPanel"));
    QVERIFY(pilot.find("reviewProgress") || pilot.find("reviewChart"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("reviewFigures"), patience);
    QVERIFY(pilot.find("reviewChart"));
    QTRY_VERIFY(pilot.find("reviewMoment0")); // its rows come with the next frame
    QVERIFY(pilot.textOf("reviewWhere").contains("Round 1, move 0 of"));
    QVERIFY(pilot.click("reviewBoard"));
    QTRY_VERIFY(!pilot.find("reviewPanel"));
    QVERIFY(pilot.find("replaySlider"));
    QVERIFY(pilot.click("leaveReplayButton"));
    QTRY_VERIFY(pilot.find("endReviewButton")); // back to the end that it was opened from
}

void TestReview::it_is_cancelled_and_begun_again()
{
    Pilot pilot(BoardView::flat);
    seeTheEnd(pilot);
    pilot.app().review()->setIterations(100000);
    QVERIFY(pilot.click("endReviewButton"));
    QVERIFY(pilot.app().review()->running());
    QVERIFY(pilot.click("reviewWork"));
    QVERIFY(!pilot.app().review()->running());
    pilot.app().review()->setIterations(2);
    QVERIFY(pilot.click("reviewWork"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("reviewFigures"), patience);
}

QRectF TestReview::placeOf(Pilot& pilot, const QString& name)
{
    const QQuickItem* item = pilot.find(name);
    return item ? item->mapRectToScene(item->boundingRect()) : QRectF();
}

int TestReview::row(Pilot& pilot, app::ReviewMomentModel::Kind kind)
{
    const auto& rows = pilot.app().review()->moments()->rows();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [kind](const app::ReviewMoment& one) { return one.kind == kind; });
    return found == rows.end() ? -1 : int(found - rows.begin());
}

void TestReview::moments_are_visited_by_mouse()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    app::GameReview& review = *pilot.app().review();
    const app::ReviewMoment first = review.moments()->rows().first();
    QVERIFY(pilot.click("reviewMoment0"));
    QTRY_VERIFY(pilot.find("reviewNote"));
    QCOMPARE(pilot.session().replay()->move(), first.move);
    QCOMPARE(pilot.session().viewSeat(), review.mover());
    QCOMPARE(pilot.textOf("reviewText"), review.moveText());
    const int second = review.next();
    QVERIFY(second > first.move);
    QVERIFY(pilot.click("reviewNext"));
    QCOMPARE(pilot.session().replay()->move(), second);
    QVERIFY(pilot.click("replayForward"));
    QCOMPARE(review.move(), second + 1);
    QVERIFY(pilot.click("reviewPrevious"));
    QCOMPARE(pilot.session().replay()->move(), second);
    QVERIFY(pilot.click("reviewOverview"));
    QTRY_VERIFY(pilot.find("reviewPanel"));
    const QQuickItem* chart = pilot.find("reviewChart");
    QVERIFY(chart);
    pilot.clickAt(chart->mapToScene({chart->width() - 4, chart->height() / 2}));
    QTRY_VERIFY(!pilot.find("reviewPanel"));
    QCOMPARE(pilot.session().replay()->move(), pilot.session().replay()->moves());
    QVERIFY(pilot.textOf("reviewText").contains("The game is over."));
}

void TestReview::moments_are_visited_by_keyboard()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    app::GameReview& review = *pilot.app().review();
    const app::Replay& replay = *pilot.session().replay();
    QTRY_VERIFY(pilot.find("reviewChart")->hasActiveFocus()); // as soon as the review is ready
    pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Left);
    QCOMPARE(replay.move(), 1);
    QVERIFY(pilot.find("reviewPanel"));
    QVERIFY(pilot.textOf("reviewWhere").contains("move 1 of"));
    pilot.key(Qt::Key_End);
    QCOMPARE(replay.move(), replay.moves());
    pilot.key(Qt::Key_Home);
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(!pilot.find("reviewPanel"));
    QTRY_VERIFY(pilot.find("reviewNote"));
    const int next = review.next();
    pilot.key(Qt::Key_Down);
    QCOMPARE(replay.move(), next);
    pilot.key(Qt::Key_R);
    QTRY_VERIFY(pilot.find("reviewPanel"));
    QQuickItem* list = pilot.find("reviewMoments");
    list->forceActiveFocus(Qt::TabFocusReason);
    pilot.key(Qt::Key_End);
    QVERIFY(pilot.waitForFrame());
    const int last = review.moments()->rows().last().move;
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(!pilot.find("reviewPanel"));
    QCOMPARE(replay.move(), last);
    pilot.key(Qt::Key_Up);
    QVERIFY(replay.move() < last);
    pilot.key(Qt::Key_R);
    QTRY_VERIFY(pilot.find("reviewPanel"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("reviewPanel"));
}

void TestReview::the_filter_is_set_in_the_window()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    const int all = pilot.app().review()->moments()->rowCount();
    QQuickItem* kinds = pilot.find("reviewKind");
    kinds->forceActiveFocus(Qt::TabFocusReason);
    pilot.key(Qt::Key_Down);
    QTRY_COMPARE(pilot.app().review()->kind(), 1);
    QVERIFY(pilot.app().review()->moments()->rowCount() < all);
    pilot.find("reviewSeat")->forceActiveFocus(Qt::TabFocusReason);
    pilot.key(Qt::Key_Down);
    QTRY_COMPARE(pilot.app().review()->seat(), 1);
}

void TestReview::it_follows_the_language()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    pilot.app().review()->setKind(1);
    QVERIFY(pilot.waitForFrame());
    const QStringList before = Inspector(pilot).texts();
    pilot.preferences().setLanguage("it");
    QVERIFY(pilot.waitForFrame());
    QTRY_VERIFY(pilot.textOf("reviewWhere").contains("mossa"));
    QCOMPARE(pilot.app().review()->kind(), 1);
    QCOMPARE(pilot.find("reviewKind")->property("currentIndex").toInt(), 1);
    for (const QString& text : Inspector(pilot).texts())
        QVERIFY2(!before.contains(text) || !text.contains(QRegularExpression("[a-z]{4} [a-z]{2}")),
                 qPrintable(text));
    pilot.preferences().setLanguage("en");
}

void TestReview::one_plays_on_from_a_moment()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    const int loss = row(pilot, app::ReviewMomentModel::Build);
    QVERIFY(loss >= 0);
    pilot.find("reviewMoments")->setProperty("currentIndex", loss);
    const int move = pilot.app().review()->moments()->rows()[loss].move;
    const int seat = pilot.app().review()->moments()->rows()[loss].seat;
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click(QString("reviewMoment%1").arg(loss)));
    QTRY_VERIFY(pilot.find("reviewNote"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("playOnButton"));
    QTRY_VERIFY(pilot.session().humanToMove());
    QCOMPARE(int(pilot.session().record()->moves.size()), move);
    QCOMPARE(pilot.session().viewSeat(), seat);
    QTRY_VERIFY(!pilot.find("reviewNote"));
    QVERIFY(pilot.act());
    QVERIFY(pilot.playToTheEnd());
}

void TestReview::it_is_there_again_after_the_page_was_left()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    pilot.app().capitol()->leave();
    QTRY_VERIFY(pilot.find("watchButton"));
    QVERIFY(pilot.click("watchButton"));
    QVERIFY(pilot.click("game0"));
    QVERIFY(pilot.click("reviewButton"));
    QVERIFY(pilot.find("reviewFigures")); // at once
}

void TestReview::a_game_that_is_not_over_is_not_reviewed()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.act());
    pilot.app().capitol()->watchAgain();
    QTRY_VERIFY(pilot.find("playOnButton"));
    QVERIFY(!pilot.find("reviewButton"));
    pilot.key(Qt::Key_R);
    QVERIFY(!pilot.find("reviewPanel"));
}

// Of a game that is reviewed nothing is said in another one.
void TestReview::the_game_that_is_on_is_not_reviewed()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    QVERIFY(pilot.beginGame("1"));
    QVERIFY(pilot.act());
    QVERIFY(pilot.playUntil([&] { return pilot.session().humanToMove(); }));
    pilot.session().lookBack(0);
    QTRY_VERIFY(pilot.find("backToNow"));
    const int move = pilot.session().replay()->move();
    pilot.key(Qt::Key_R);
    pilot.key(Qt::Key_Down);
    QVERIFY(!pilot.find("reviewPanel") && !pilot.find("reviewNote"));
    QCOMPARE(pilot.session().replay()->move(), move);
}

void TestReview::the_window_answers_meanwhile()
{
    Pilot pilot(BoardView::flat);
    seeTheEnd(pilot);
    pilot.app().review()->setIterations(400);
    QVERIFY(pilot.click("endReviewButton"));
    QTRY_VERIFY(pilot.app().review()->running());
    auto& traced = *static_cast<TracedApplication*>(qApp);
    traced.start();
    QTRY_VERIFY_WITH_TIMEOUT(pilot.app().review()->progress() > 0.1, patience);
    traced.report("while a game is reviewed");
    QVERIFY2(traced.longest() < 40, "the window's thread has had too much to do");
    QVERIFY(pilot.click("reviewBoard"));
    QTRY_VERIFY(!pilot.find("reviewPanel"));
    QVERIFY(pilot.click("replayForward"));
    QCOMPARE(pilot.session().replay()->move(), 1);
    QVERIFY(pilot.app().review()->running());
    QVERIFY(!pilot.find("reviewNote"));
    QVERIFY(pilot.click("reviewButton"));
    QVERIFY(pilot.click("reviewWork"));
    QVERIFY(!pilot.app().review()->running());
}

void TestReview::it_fits_every_language_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const char* language : {"it", "fr", "nl", "en"}) {
        QTest::addRow("%s small", language) << language << QSize(1024, 640) << 100;
        QTest::addRow("%s small, large text", language) << language << QSize(1024, 640) << 200;
    }
    QTest::addRow("large") << QString("en") << QSize(1920, 1080) << 100;
    QTest::addRow("large, large text") << QString("fr") << QSize(1920, 1080) << 200;
}

void TestReview::it_fits_every_language()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    pilot.preferences().setTextSize(text);
    QVERIFY(pilot.resize(size));
    seeTheEnd(pilot);
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    pilot.app().review()->setIterations(100000);
    QVERIFY(pilot.click("endReviewButton"));
    QVERIFY(pilot.app().review()->running());
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QVERIFY(pilot.click("reviewWork"));
    pilot.app().review()->setIterations(4);
    QVERIFY(pilot.click("reviewWork"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.app().review()->ready(), patience);
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    if (pilot.find("reviewSwitch")) {
        QVERIFY(pilot.click("reviewSwitch"));
        QVERIFY(pilot.waitForFrame());
        QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    }
    QVERIFY(pilot.click("reviewMoment0"));
    QTRY_VERIFY(pilot.find("reviewNote"));
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QTRY_COMPARE(Inspector(pilot).overlaps().join(", "), QString());
    QTRY_VERIFY(placeOf(pilot, "reviewNote").contains(placeOf(pilot, "reviewClose")));
    if (pilot.find("reviewReadout"))
        QVERIFY(placeOf(pilot, "reviewNote").contains(placeOf(pilot, "reviewReadout")));
    pilot.preferences().setLanguage("en");
    pilot.preferences().setTextSize(100);
}

void TestReview::what_is_said_of_an_area_is_in_sight()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    openReview(pilot);
    QVERIFY(pilot.click("reviewMoment0"));
    QTRY_VERIFY(pilot.find("reviewNote"));
    const QRectF note = placeOf(pilot, "reviewNote");
    pilot.hoverSite(0);
    const auto card = [&pilot] {
        for (int area = 0; area < pilot.session().areas()->rowCount(); ++area)
            if (const QString name = QStringLiteral("areaCard%1").arg(area); pilot.find(name))
                return placeOf(pilot, name);
        return QRectF();
    };
    QTRY_VERIFY(!card().isEmpty());
    QVERIFY(!card().intersects(note));
}

void TestReview::everything_is_named_and_reached()
{
    Pilot pilot(BoardView::flat);
    openReview(pilot);
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    QCOMPARE(Inspector(pilot).traps().join(", "), QString());
    QVERIFY(pilot.click("reviewMoment0"));
    QTRY_VERIFY(pilot.find("reviewNote"));
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    QCOMPARE(Inspector(pilot).traps().join(", "), QString());
}

void TestReview::its_texts_can_be_read_data()
{
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"light", "dark", "contrast"})
        QTest::newRow(theme) << theme;
}

void TestReview::its_texts_can_be_read()
{
    QFETCH(QString, theme);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setTheme(theme);
    openReview(pilot);
    pilot.key(Qt::Key_End); // of the chart
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(Inspector(pilot).pale().join(", "), QString());
    pilot.preferences().setTheme("light");
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const TracedApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestReview test(writeShortGame(sandbox));
    return QTest::qExec(&test, argc, argv);
}

#include "tst_review.moc"
