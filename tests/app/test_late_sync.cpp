// Moves reach the disk beside the window's thread, and the window says where they did not. The system's fsync
// is taken the place of, to see who calls it and to let it fail.
#include "program/app.h"
#include "sandbox.h"
#include "table_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>

using namespace capitol;
using namespace capitol::app;

namespace {

std::atomic<int> s_inWindow = 0;
std::atomic<int> s_beside = 0;
std::atomic<bool> s_broken = false;
std::atomic<Qt::HANDLE> s_window = nullptr;

} // namespace

extern "C" int fsync(int descriptor)
{
    ++(QThread::currentThreadId() == s_window ? s_inWindow : s_beside);
    if (s_broken) {
        errno = EIO;
        return -1;
    }
    return int(::syscall(SYS_fsync, descriptor));
}

class TestLateSync : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Sandbox> sandbox;
    std::unique_ptr<QQmlEngine> engine;
    std::unique_ptr<App> app;
    QStringList errors;

    void playOne() const
    {
        app->session()->uncoverHand();
        app->session()->composer()->selectCard(0);
        app->session()->composer()->playForNothing();
    }
    std::size_t kept() const
    {
        const auto file = std::filesystem::path(sandbox->path("data").toStdString()) / "current.capitol";
        const LoadedRecord loaded = load_record(file, testLibrary());
        return loaded.is_whole() ? loaded.record->moves.size() : 0;
    }

private slots:
    void init()
    {
        s_window = QThread::currentThreadId();
        s_broken = false;
        sandbox = std::make_unique<test::Sandbox>();
        engine = std::make_unique<QQmlEngine>();
        app = std::make_unique<App>(*engine, nullptr);
        app->preferences()->setAnimationPace(0);
        s_inWindow = s_beside = 0;
        QCoreApplication::processEvents();
        errors.clear();
        connect(app.get(), &App::error, this, [this](const QString& text) { errors.append(text); });
        app->capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "human"}}},
                                "schmidt", "7", {{"undo", true}});
    }
    void cleanup()
    {
        app.reset();
        engine.reset();
    }

    void a_game_begins_without_waiting_for_the_disk()
    {
        QCOMPARE(s_inWindow, 0);
        QCOMPARE(kept(), std::size_t{0});
        app->session()->finishSaving();
        QCOMPARE(s_inWindow, 0);
        QVERIFY(s_beside > 0);
        QVERIFY(errors.isEmpty());
    }

    void a_move_does_not_wait_for_the_disk()
    {
        for (std::size_t moves = 1; moves <= 3; ++moves) {
            playOne();
            QCOMPARE(kept(), moves); // for whoever looks, and for a program that is killed now
        }
        app->session()->undo();
        QCOMPARE(kept(), std::size_t{2});
        app->session()->redo();
        QCOMPARE(kept(), std::size_t{3});
        app->session()->finishSaving();
        QCOMPARE(s_inWindow, 0);
        QVERIFY(s_beside > 0);
        QVERIFY(errors.isEmpty());
    }

    void a_game_is_on_the_disk_when_its_table_is_left()
    {
        app->session()->finishSaving();
        s_beside = 0;
        playOne();
        app->capitol()->leave();
        QVERIFY(s_beside > 0);
        QCOMPARE(s_inWindow, 0);
        QCOMPARE(kept(), std::size_t{1});
    }

    // What is whole on the disk is not written again.
    void a_game_that_goes_on_is_not_written_anew()
    {
        playOne();
        app->capitol()->leave();
        s_inWindow = s_beside = 0;
        app->capitol()->continueGame();
        QVERIFY(app->session()->match());
        QCOMPARE(s_inWindow + s_beside, 0);
    }

    void a_disk_that_fails_later_is_told_of_and_the_next_move_saves_all()
    {
        app->session()->finishSaving(); // what begins the game
        s_broken = true;
        playOne();
        QTRY_COMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains("current.capitol") && errors[0].contains("may not be saved"),
                 qPrintable(errors[0]));
        QCOMPARE(app->session()->match()->record()->moves.size(), std::size_t{1}); // it was made
        playOne(); // the whole game cannot be written either: this move is not made
        QCOMPARE(errors.size(), 2);
        QCOMPARE(app->session()->match()->record()->moves.size(), std::size_t{1});
        s_broken = false;
        app->session()->composer()->playForNothing();
        QCOMPARE(app->session()->match()->record()->moves.size(), std::size_t{2});
        QCOMPARE(kept(), std::size_t{2});
        QCOMPARE(errors.size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestLateSync)
#include "test_late_sync.moc"
