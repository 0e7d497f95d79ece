// The board in depth at rest is as sharp as while it is drawn, on screens of any density: run with
// QT_SCALE_FACTOR.
#include "board_test.h"

#include <QSignalSpy>

class TestDensity : public QObject
{
    Q_OBJECT

public:
    static void initMain() { QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL); }

private slots:
    void the_picture_at_rest_is_sharp();

private:
    static QImage pictureOf(BoardWindow& window);
};

// How much neighbouring pixels differ: a blurred picture has less of it.
static double sharpness(const QImage& picture)
{
    qint64 sum = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 1; x < picture.width(); ++x)
            sum += distance(picture.pixel(x - 1, y), picture.pixel(x, y));
    return double(sum) / (picture.width() * picture.height());
}

QImage TestDensity::pictureOf(BoardWindow& window)
{
    return window.grabWindow().convertToFormat(QImage::Format_RGB32);
}

void TestDensity::the_picture_at_rest_is_sharp()
{
    StubTable table(BOARD_FILE);
    table.playOn();
    BoardWindow window({640, 400});
    QQuickItem* board = window.load(table, "Board3D", "table");
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto resting = [&] { return board->property("resting").toBool(); };
    QTRY_VERIFY_WITH_TIMEOUT(resting(), 60000);
    QTest::qWait(200); // until the kept picture has been loaded
    const QImage atRest = pictureOf(window);
    QCOMPARE(atRest.size(), (QSizeF(640, 400) * window.effectiveDevicePixelRatio()).toSize());
    QObject* rest = nullptr;
    for (QObject* child : board->findChildren<QObject*>())
        if (child->inherits("capitol::app::SceneRest"))
            rest = child;
    QVERIFY(rest && QMetaObject::invokeMethod(rest, "wake"));
    QSignalSpy frames(&window, &QQuickWindow::frameSwapped);
    QTRY_VERIFY_WITH_TIMEOUT(frames.count() > 3, 20000);
    QVERIFY(!resting());
    const QImage drawn = pictureOf(window);
    QVERIFY(sharpness(drawn) > 1);
    const double share = sharpness(atRest) / sharpness(drawn);
    qInfo("At rest %.3f of the sharpness.", share);
    QVERIFY2(share > 0.98, qPrintable(QString::number(share)));
    window.unload();
    QTest::qWait(100);
}

QTEST_MAIN(TestDensity)
#include "tst_density.moc"
