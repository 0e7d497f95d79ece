// How the program starts: the command line, files named there, a second start, the log, the mark of a driver
// that failed. The program itself is started too, drawing in memory.
#include "program/app.h"
#include "program/log_file.h"
#include "program/one_window.h"
#include "sandbox.h"
#include "table_fixture.h"

#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

QString aRecord()
{
    return QStringLiteral(CAPITOL_SOURCE_DIR "/tests/records/schmidt-2.capitol");
}

} // namespace

class TestStarts : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sandbox> sandbox;

    QString path(const QString& name) const { return sandbox->path(name); }
    QStringList sockets() const { return QDir(sandbox->path()).entryList({"capitol-*"}, QDir::System); }
    std::filesystem::path data() const { return path("data").toStdString(); }
    int run(const QStringList& arguments, QByteArray* errors = nullptr) const
    {
        QProcess program;
        program.start(CAPITOL_PROGRAM, arguments);
        if (!program.waitForFinished(60000))
            return -1;
        if (errors)
            *errors = program.readAllStandardError();
        return program.exitCode();
    }

private slots:
    void init()
    {
        sandbox = std::make_unique<Sandbox>();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(sandbox->path()));
    }

    void a_request_survives_its_way()
    {
        const Request request{Request::Page::Games, "/some where/ü.capitol"};
        QCOMPARE(requestFrom(toBytes(request)), std::optional(request));
        QVERIFY(!requestFrom("rubbish"));
        QVERIFY(!requestFrom(toBytes(request) + "more"));
    }

    void a_second_start_hands_its_file_over()
    {
        OneWindow first(data());
        QCOMPARE(first.claim({}), OneWindow::Outcome::Ours);
        QSignalSpy asked(&first, &OneWindow::asked);
        QProcess second;
        second.start(CAPITOL_PROGRAM, {aRecord()});
        QVERIFY(asked.wait(60000));
        QCOMPARE(asked.first().first().value<Request>().file, aRecord());
        QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, 60000); // its thanks go out meanwhile
        QCOMPARE(second.exitCode(), 0);
    }

    void other_data_is_another_window()
    {
        OneWindow first(data());
        QCOMPARE(first.claim({}), OneWindow::Outcome::Ours);
        OneWindow second(path("elsewhere").toStdString());
        QCOMPARE(second.claim({}), OneWindow::Outcome::Ours);
    }

    void a_socket_left_by_a_killed_program_is_no_hindrance()
    {
#ifdef Q_OS_WIN
        QSKIP("A pipe goes with its program.");
#endif
        QProcess killed;
        killed.start(CAPITOL_PROGRAM, {"--2d"});
        QTRY_VERIFY_WITH_TIMEOUT(!sockets().isEmpty(), 10000);
        killed.kill();
        QVERIFY(killed.waitForFinished());
        OneWindow next(data());
        QCOMPARE(next.claim({}), OneWindow::Outcome::Ours);
    }

    void a_program_that_hangs_is_left_alone()
    {
        OneWindow hanging(data()); // no event loop runs while the next one waits
        QCOMPARE(hanging.claim({}), OneWindow::Outcome::Ours);
        OneWindow next(data(), 200);
        QCOMPARE(next.claim({}), OneWindow::Outcome::Alone);
    }

    void rubbish_in_the_socket_is_not_heard()
    {
        OneWindow first(data());
        QCOMPARE(first.claim({}), OneWindow::Outcome::Ours);
        QSignalSpy asked(&first, &OneWindow::asked);
        const QString name = sockets().value(0);
        QLocalSocket socket;
        socket.connectToServer(path(name));
        QVERIFY(socket.waitForConnected());
        socket.write("7\nrubbish");
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
        QVERIFY(asked.isEmpty());
    }

    void the_running_program_plays_the_file_of_a_second_start()
    {
        Sandbox::write(path("half.capitol"), halfARecord());
        QProcess first;
        first.start(CAPITOL_PROGRAM, {"--2d"});
        QTRY_VERIFY_WITH_TIMEOUT(!sockets().isEmpty(), 10000);
        QCOMPARE(run({path("half.capitol")}), 0);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("data/current.capitol")), 60000);
        first.terminate();
        QVERIFY(first.waitForFinished());
    }

    void a_bad_command_line_gets_one_line()
    {
        QByteArray errors;
        QCOMPARE(run({"--nonsense"}, &errors), 2);
        QCOMPARE(errors.count('\n'), 1);
        QCOMPARE(run({"a.capitol", "b.capitol"}, &errors), 2);
        QCOMPARE(errors.count('\n'), 1);
        QCOMPARE(run({"--version"}), 0);
        QCOMPARE(run({"--help"}), 0);
    }

    void a_bad_file_is_named_with_what_is_wrong()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        QSignalSpy said(&app, &App::error);
        app.answer({.file = path("none.capitol")});
        QVERIFY(said.takeLast().first().toString().contains("none.capitol"));
        Sandbox::write(path("bad.yaml"), "format: 1\nid: bad\nextends: schmidt\nrounds: many\n");
        app.answer({.file = path("bad.yaml")});
        QVERIFY(said.takeLast().first().toString().contains("bad.yaml:4"));
        QVERIFY(!app.session()->active());
    }

    void a_variant_from_anywhere_is_offered_for_a_new_game()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        QSignalSpy offered(&app, &App::newGameWanted);
        Sandbox::write(path("mine.yaml"),
                       "format: 1\nid: mine\nextends: schmidt\nname: {en: Mine}\nscoring: {first: 9}\n");
        app.answer({.file = path("mine.yaml")});
        QCOMPARE(offered.size(), 1);
        const int row = app.variants()->find(app.preferences()->lastVariant());
        QCOMPARE(app.variants()->at(row).name, QString("Mine"));
        app.preferences()->setLanguage("it"); // read anew
        QCOMPARE(app.variants()->find(app.preferences()->lastVariant()), row);
        app.play();
        QCOMPARE(app.session()->variantName(), QString("Mine"));
    }

    void a_variant_of_the_library_is_not_listed_twice()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        const int before = app.variants()->rowCount();
        app.answer({.file = QStringLiteral(CAPITOL_SOURCE_DIR "/variants/dutch.yaml")});
        QCOMPARE(app.variants()->rowCount(), before);
        QCOMPARE(app.preferences()->lastVariant(), QString("dutch"));
    }

    void the_log_never_takes_more_than_three_files()
    {
        LogFile log(path("log"), 1000);
        for (int i = 0; i < 200; ++i)
            log.write(QtWarningMsg, QString("line %1 of many").arg(i));
        const auto files = QDir(path("log")).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 3);
        for (const QFileInfo& file : files)
            QVERIFY2(file.size() <= 1000, qPrintable(file.fileName()));
        QVERIFY(Sandbox::read(path("log/capitol.log")).endsWith("warning: line 199 of many\n"));
    }

    // Qt takes the root of all files for the home of a user of whom nobody knows one.
    void without_a_home_nothing_is_written_to_the_root()
    {
#ifdef Q_OS_LINUX
        if (geteuid() != 0)
            QSKIP("only root can become a user whom nobody knows");
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove("HOME");
        program.setProcessEnvironment(environment);
        program.setChildProcessModifier([] {
            if (setgid(54321) != 0 || setuid(54321) != 0)
                _exit(99);
        });
        program.start(CAPITOL_PROGRAM, {"--2d"});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().contains("set HOME"));
#endif
    }

    void a_log_that_cannot_be_written_is_done_without()
    {
        Sandbox::write(path("file"), "");
        LogFile log(path("file/below"));
        log.write(QtWarningMsg, "nobody hears");
        QVERIFY(!QFile::exists(path("file/below")));
    }

    void what_a_failed_start_left_is_found_and_can_be_taken_away()
    {
        QVERIFY(!DrawingMark::isLeft());
        DrawingMark::set();
        QCOMPARE(lookAtGraphics().trouble, Graphics::Trouble::FailedBefore);
        About::setGraphics(lookAtGraphics());
        About about;
        QVERIFY(about.canTryAgain());
        about.tryAgain();
        QVERIFY(!about.canTryAgain());
        QVERIFY(!DrawingMark::isLeft());
        About::setGraphics({});
    }

    void a_trouble_is_said_once()
    {
        About::setGraphics({.trouble = Graphics::Trouble::NoOpenGl});
        QQmlEngine engine;
        for (const int times : {1, 0}) {
            App app(engine, nullptr);
            QSignalSpy said(&app, &App::error);
            app.sayTrouble();
            QCOMPARE(said.size(), times);
        }
        About::setGraphics({});
    }

private:
    // A game that is not over yet.
    static QByteArray halfARecord()
    {
        QByteArrayList lines = Sandbox::read(aRecord()).split('\n');
        while (lines.size() > 20)
            lines.removeLast();
        return lines.join('\n') + '\n';
    }
};

QTEST_MAIN(TestStarts)
#include "test_starts.moc"
