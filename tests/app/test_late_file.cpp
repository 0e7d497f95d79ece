// A file that is kept up to date while somebody works: what was set last is in it, the window never waits,
// and what fails is told. The system's fsync is taken the place of, to see who calls it, to make it slow and
// to let it fail.
#include "common/late_file.h"
#include "full_disk.h"
#include "sandbox.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>

using namespace capitol;
using app::LateFile;
using test::FullDisk;

namespace {

constexpr std::chrono::milliseconds gathering(30);

std::atomic<int> s_inWindow = 0;
std::atomic<int> s_beside = 0;
std::atomic<bool> s_slow = false; // waits for as long as this is so
std::atomic<bool> s_broken = false;
std::atomic<Qt::HANDLE> s_window = nullptr;

} // namespace

extern "C" int fsync(int descriptor)
{
    ++(QThread::currentThreadId() == s_window ? s_inWindow : s_beside);
    while (s_slow)
        QThread::msleep(1);
    if (s_broken) {
        errno = EIO;
        return -1;
    }
    return int(::syscall(SYS_fsync, descriptor));
}

class TestLateFile : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Sandbox> sandbox;
    QString name;
    std::unique_ptr<LateFile> late;
    std::unique_ptr<QSignalSpy> written;
    std::unique_ptr<QSignalSpy> failed;

    QByteArray inIt() const { return test::Sandbox::read(name); }
    void begin()
    {
        late = std::make_unique<LateFile>(name.toStdString(), gathering);
        written = std::make_unique<QSignalSpy>(late.get(), &LateFile::written);
        failed = std::make_unique<QSignalSpy>(late.get(), &LateFile::failed);
    }
    // In the middle of writing that, until `s_slow` is over.
    void beginWriting(const std::string& text)
    {
        s_beside = 0;
        s_slow = true;
        late->set(text);
        QTRY_VERIFY(s_beside > 0);
    }

private slots:
    void init()
    {
        s_window = QThread::currentThreadId();
        s_slow = s_broken = false;
        s_inWindow = s_beside = 0;
        sandbox = std::make_unique<test::Sandbox>();
        name = sandbox->path("data/drafts/one.draft");
        begin();
    }
    void cleanup()
    {
        s_slow = false; // else a test that failed would wait for ever
        late.reset();
    }

    void several_changes_are_written_together()
    {
        for (const char* text : {"1", "12", "123"})
            late->set(text);
        QVERIFY(!QFile::exists(name));
        QTRY_COMPARE(written->count(), 1);
        QCOMPARE(inIt(), "123");
        QTest::qWait(3 * int(gathering.count()));
        QCOMPARE(written->count(), 1);
        QCOMPARE(failed->count(), 0);
        QCOMPARE(s_inWindow, 0);
    }

    void only_its_owner_may_read_it()
    {
        late->set("1");
        QTRY_COMPARE(written->count(), 1);
        using Rights = std::filesystem::perms;
        QVERIFY(std::filesystem::status(late->file()).permissions() ==
                (Rights::owner_read | Rights::owner_write));
    }

    void the_last_of_those_that_a_slow_disk_kept_waiting_is_in_it()
    {
        beginWriting("1");
        late->set("12");
        QTest::qWait(3 * int(gathering.count())); // the window goes on
        late->set("123");
        QCOMPARE(written->count(), 0);
        s_slow = false;
        QTRY_COMPARE(written->count(), 1); // of what was set last only
        QCOMPARE(inIt(), "123");
        QCOMPARE(s_inWindow, 0);
    }

    void a_full_disk_is_told_and_what_is_set_later_is_written()
    {
        late->set("1");
        QTRY_COMPARE(written->count(), 1);
        {
            const FullDisk full(10);
            late->set(std::string(100, '2'));
            QTRY_COMPARE(failed->count(), 1);
        }
        QVERIFY2(failed->first().first().toString().contains("one.draft"),
                 qPrintable(failed->first().first().toString()));
        QCOMPARE(inIt(), "1"); // as it was
        QCOMPARE(written->count(), 1);
        late->set("3");
        QTRY_COMPARE(inIt(), "3");
        QCOMPARE(failed->count(), 1);
    }

    // Also where it fails at first, and what was set meanwhile is not lost with it.
    void a_disk_that_fails_is_told_and_what_is_set_meanwhile_is_written()
    {
        connect(late.get(), &LateFile::failed, this, [] { s_broken = false; });
        beginWriting("1");
        late->set("2");
        s_broken = true;
        s_slow = false;
        QTRY_COMPARE(written->count(), 1);
        QCOMPARE(inIt(), "2");
        QCOMPARE(failed->count(), 1);
    }

    void what_is_dropped_does_not_come_back()
    {
        late->set("1");
        QTRY_COMPARE(written->count(), 1);
        late->set("2");
        late->set("");
        QTRY_COMPARE(written->count(), 2);
        QVERIFY(!QFile::exists(name));
        beginWriting("3");
        late->set("");
        s_slow = false;
        QTRY_COMPARE(written->count(), 3);
        QVERIFY(!QFile::exists(name));
        late.reset();
        QVERIFY(!QFile::exists(name));
        QCOMPARE(failed->count(), 0);
    }

    void its_end_waits_for_what_was_set_last()
    {
        late->set("1");
        late.reset();
        QCOMPARE(inIt(), "1");
        begin();
        late->set("12");
        late->set("");
        late.reset();
        QVERIFY(!QFile::exists(name));
        QCOMPARE(s_inWindow, 0);
    }
};

QTEST_GUILESS_MAIN(TestLateFile)
#include "test_late_file.moc"
