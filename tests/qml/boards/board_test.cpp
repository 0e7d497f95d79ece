#include "board_test.h"

#include <QRegularExpression>

int distance(QRgb a, QRgb b)
{
    return qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b));
}

void BoardTest::boards()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("view");
    QTest::newRow("flat") << "Board2D"
                          << "top";
    QTest::newRow("in depth") << "Board3D"
                              << "table";
}

void BoardTest::initTestCase()
{
    m_window = std::make_unique<BoardWindow>(boardWindowSize);
}

void BoardTest::init()
{
    QTest::failOnWarning(QRegularExpression(".?"));
    m_table = std::make_unique<StubTable>(BOARD_FILE);
    m_table->playOn();
}

void BoardTest::cleanup()
{
    m_window->unload();
    m_board = nullptr;
    m_table.reset();
}

void BoardTest::show(const QString& type, const QString& view)
{
    m_board = m_window->load(*m_table, type, view);
    m_window->show();
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(m_board->property("drawn").toBool());
    QTest::mouseMove(m_window.get(), {0, 0}); // off the city, where the test before left it on it
}

QPoint BoardTest::mapped(const char* function, int row) const
{
    QPointF point;
    QMetaObject::invokeMethod(m_board, function, Q_RETURN_ARG(QPointF, point), Q_ARG(int, row));
    return point.toPoint();
}

// QML's functions take any value until Qt 6.7, and what they say since.
void BoardTest::placeCamera(const QVariant& pose)
{
    const bool takesList = m_board->metaObject()->indexOfMethod("placeCamera(QList<double>)") >= 0;
    if (takesList)
        QMetaObject::invokeMethod(m_board, "placeCamera", Q_ARG(QList<double>, pose.value<QList<double>>()));
    else
        QMetaObject::invokeMethod(m_board, "placeCamera", Q_ARG(QVariant, pose));
}

int BoardTest::changesAt(int row, const QImage& before) const
{
    const QImage now = m_window->grabWindow();
    int changes = 0;
    for (int dy = -16; dy <= 16; ++dy)
        for (int dx = -16; dx <= 16; ++dx) {
            const QPoint point = site(row) + QPoint(dx, dy);
            changes += distance(before.pixel(point), now.pixel(point)) > 12;
        }
    return changes;
}
