// While a frame is drawn, only the thread that draws gives back resources of the graphics interface. Every
// QRhiResource that is given back passes here: this program's function stands before the library's own.
#include "board_test.h"

#include <QThread>

#include <atomic>
#include <dlfcn.h>

namespace {

// Qt 3D 6.4 does so in its jobs' threads; of later ones it is not known.
constexpr bool givesBackInJobs = QT_VERSION < QT_VERSION_CHECK(6, 5, 0);
constexpr const char* givingBack = "_ZN12QRhiResource11deleteLaterEv";

std::atomic<const QThread*> drawing = nullptr; // the thread that draws a frame now
std::atomic<int> elsewhere = 0;                // given back by other threads than the one that drew last
std::atomic<int> amidFrame = 0;                // while that one was drawing
std::atomic<const QThread*> drawer = nullptr;

void begin()
{
    drawer = QThread::currentThread();
    drawing = QThread::currentThread();
}

void note()
{
    if (drawer == nullptr || QThread::currentThread() == drawer)
        return;
    ++elsewhere;
    if (drawing != nullptr)
        ++amidFrame;
}

} // namespace

extern "C" void giveBack(void* resource) asm("_ZN12QRhiResource11deleteLaterEv");
extern "C" void giveBack(void* resource)
{
    using Function = void (*)(void*);
    static const auto original = reinterpret_cast<Function>(dlsym(RTLD_NEXT, givingBack));
    note();
    original(resource);
}

class TestFrameGate : public BoardTest
{
    Q_OBJECT

private slots:
    void jobs_wait_for_the_end_of_the_frame();
    void an_engine_ends_between_frames();

private:
    void watchFrames();
    void changeMuch(int times);
};

void TestFrameGate::watchFrames()
{
    elsewhere = amidFrame = 0;
    static bool watched = false;
    if (std::exchange(watched, true))
        return;
    connect(m_window.get(), &QQuickWindow::beforeFrameBegin, m_window.get(), begin, Qt::DirectConnection);
    connect(
        m_window.get(), &QQuickWindow::afterFrameEnd, m_window.get(), [] { drawing = nullptr; },
        Qt::DirectConnection);
}

// Buildings come and go, so that what is drawn has to be prepared anew.
void TestFrameGate::changeMuch(int times)
{
    const QVariantMap vacant{{"content", ""}, {"owner", -1}, {"floors", 0}, {"roof", 0}};
    for (int i = 0; i < times; ++i) {
        QVariantMap house = building(i % 4, 1 + i % 3, 1);
        house.insert("fresh", false);
        m_table->sites->set(i % 8, i % 2 ? vacant : house);
        QTest::qWait(8);
    }
}

void TestFrameGate::jobs_wait_for_the_end_of_the_frame()
{
    watchFrames();
    m_table->clear();
    show("Board3D", "table");
    m_board->setProperty("animated", true);
    changeMuch(120);
    if (givesBackInJobs)
        QVERIFY(elsewhere > 0);
    QCOMPARE(amidFrame.load(), 0);
}

void TestFrameGate::an_engine_ends_between_frames()
{
    watchFrames();
    const auto slow = connect(
        m_window.get(), &QQuickWindow::beforeRendering, m_window.get(), [] { QThread::msleep(20); },
        Qt::DirectConnection);
    for (int i = 0; i < 5; ++i) {
        show("Board3D", "table");
        changeMuch(5);
        m_window->update();
        QTRY_VERIFY(drawing != nullptr);
        elsewhere = amidFrame = 0; // only what the end itself gives back
        m_window->unload();
        m_board = nullptr;
        QTest::qWait(100);
        if (givesBackInJobs)
            QVERIFY(elsewhere > 0);
        QCOMPARE(amidFrame.load(), 0);
    }
    disconnect(slow);
}

QTEST_MAIN(TestFrameGate)
#include "tst_frame_gate.moc"
