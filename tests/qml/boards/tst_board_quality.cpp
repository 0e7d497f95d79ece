// The picture of the 3D board in each quality: what is drawn, what moves by itself, and that all come to
// rest.
#include "board_test.h"

class TestBoardQuality : public BoardTest
{
    Q_OBJECT

private slots:
    void no_light_is_qt_3ds();
    void each_quality_is_drawn_and_rests_data();
    void each_quality_is_drawn_and_rests();
    void water_flows_while_something_moves_data();
    void water_flows_while_something_moves();
    void the_sun_wanders_data();
    void the_sun_wanders();
    void nothing_darkens_the_table_far_out();
    void a_quality_can_be_chosen_any_time();

private:
    void showIn(const QString& quality);
    QImage pictureAtRest() const;
};

namespace {

// Points that look different, of a hundredth of those of a picture.
int differences(const QImage& a, const QImage& b, const QRect& within)
{
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); y += 10)
        for (int x = within.left(); x <= within.right(); x += 10)
            count += distance(a.pixel(x, y), b.pixel(x, y)) > 12;
    return count;
}

// Of all its points, 0 to 255.
int brightness(const QImage& picture, const QRect& within)
{
    int sum = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            sum += qGray(picture.pixel(x, y));
    return sum / (within.width() * within.height());
}

void qualities(const std::array<int, 3>& expected)
{
    QTest::addColumn<QString>("quality");
    QTest::addColumn<int>("least"); // differences
    const std::array names{"fast", "standard", "high"};
    for (std::size_t i = 0; i < names.size(); ++i)
        QTest::newRow(names[i]) << QString(names[i]) << expected[i];
}

} // namespace

void TestBoardQuality::showIn(const QString& quality)
{
    show("Board3D", "table");
    m_board->setProperty("quality", quality);
}

QImage TestBoardQuality::pictureAtRest() const
{
    if (!QTest::qWaitFor([this] { return m_board->property("resting").toBool(); }, 20000))
        qFatal("It never rests.");
    return m_window->grabWindow();
}

// Its threads free for one material what another's is reading of a light.
void TestBoardQuality::no_light_is_qt_3ds()
{
    show("Board3D", "table");
    const QList<QObject*> nodes = scene()->findChildren<QObject*>();
    QVERIFY(nodes.size() > 100);
    for (const QObject* node : nodes)
        QVERIFY2(!node->inherits("Qt3DRender::QAbstractLight"), node->metaObject()->className());
}

void TestBoardQuality::each_quality_is_drawn_and_rests_data()
{
    qualities({0, 300, 300});
}

void TestBoardQuality::each_quality_is_drawn_and_rests()
{
    QFETCH(QString, quality);
    QFETCH(int, least);
    showIn("fast");
    const QImage fast = pictureAtRest();
    m_board->setProperty("quality", quality);
    const QImage picture = pictureAtRest();
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 5)
        for (int x = 0; x < picture.width(); x += 5)
            colours.insert(picture.pixel(x, y));
    QVERIFY2(colours.size() > 500, qPrintable(QString::number(colours.size())));
    const int changed = differences(fast, picture, picture.rect());
    QVERIFY2(changed >= least && (least > 0 || changed < 10), qPrintable(QString::number(changed)));
}

void TestBoardQuality::water_flows_while_something_moves_data()
{
    qualities({0, 5, 5});
}

void TestBoardQuality::water_flows_while_something_moves()
{
    QFETCH(QString, quality);
    QFETCH(int, least);
    showIn(quality);
    m_board->setProperty("animated", true);
    const QRect river(m_window->width() / 8, m_window->height() * 5 / 8, m_window->width() / 6, 60);
    const QImage before = pictureAtRest();
    int changed = 0;
    // The slower the machine, the less time the water has until all is at rest again.
    for (int site = 0; site < 8 && changed <= least; ++site) {
        m_board->setProperty("hoveredSite", site % 2); // far from the river
        QTRY_VERIFY(!m_board->property("resting").toBool());
        changed = differences(before, pictureAtRest(), river);
    }
    QVERIFY2(least == 0 ? changed == 0 : changed >= least, qPrintable(QString::number(changed)));
}

void TestBoardQuality::the_sun_wanders_data()
{
    qualities({0, 0, 200});
}

void TestBoardQuality::the_sun_wanders()
{
    QFETCH(QString, quality);
    QFETCH(int, least);
    showIn(quality);
    m_board->setProperty("hour", 0.1);
    QTest::qWait(1000); // it takes its time
    const QImage morning = pictureAtRest();
    m_board->setProperty("hour", 0.9);
    QTest::qWait(1000);
    const int changed = differences(morning, pictureAtRest(), morning.rect());
    QVERIFY2(least == 0 ? changed == 0 : changed >= least, qPrintable(QString::number(changed)));
}

// The sun's map of what throws shadows has an end; the table goes on beyond it.
void TestBoardQuality::nothing_darkens_the_table_far_out()
{
    showIn("high");
    m_board->setProperty("hour", 0.125);
    QMetaObject::invokeMethod(m_board, "turn", Q_ARG(double, 35.0), Q_ARG(double, 0.0));
    QTest::qWait(1000); // the sun takes its time
    const QImage morning = pictureAtRest();
    QRect patch(0, 0, 80, 20);
    const int beyond = brightness(morning, patch);
    patch.moveBottomRight(morning.rect().bottomRight());
    const int nearby = brightness(morning, patch);
    QVERIFY2(beyond > nearby * 3 / 4, qPrintable(QString("%1, in front %2").arg(beyond).arg(nearby)));
}

void TestBoardQuality::a_quality_can_be_chosen_any_time()
{
    showIn("high");
    const QImage first = pictureAtRest();
    for (const char* quality : {"fast", "standard", "high"}) {
        m_board->setProperty("quality", quality);
        QTest::qWait(100);
    }
    QVERIFY(differences(first, pictureAtRest(), first.rect()) < 10);
}

QTEST_MAIN(TestBoardQuality)
#include "tst_board_quality.moc"
