// How the program starts: the command line, files named there, a second start, the log, the mark of a driver
// that failed. The program itself is started too, drawing in memory.
#include "program/app.h"
#include "program/home.h"
#include "program/language_model.h"
#include "program/log_file.h"
#include "program/one_window.h"
#include "program/peer.h"
#include "program/private_folder.h"
#include "program/shader_cache.h"
#include "sandbox.h"
#include "table_fixture.h"

#include <QCryptographicHash>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <memory>

#ifndef Q_OS_WIN
#include <csignal>
#include <pwd.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

// Answers whatever is asked as our own window would, in a folder that is open to all and, where this test may
// do so, somebody else's.
class Impostor
{
public:
    Impostor(const QString& folder, const QString& name)
    {
        QDir().mkpath(folder);
        QSemaphore ready;
        m_thread.reset(QThread::create([this, &ready, place = folder + '/' + name] {
            QLocalServer server;
            server.listen(place);
            ready.release();
            while (!m_over)
                if (server.waitForNewConnection(20))
                    answer(*server.nextPendingConnection());
        }));
        m_thread->start();
        ready.acquire();
        QFile::setPermissions(folder, QFile::Permissions(0x7777));
#ifndef Q_OS_WIN
        [[maybe_unused]] const int onlyByRoot = ::chown(QFile::encodeName(folder).constData(), 12345, 12345);
#endif
    }
    ~Impostor()
    {
        m_over = true;
        m_thread->wait();
    }
    Impostor(const Impostor&) = delete;
    Impostor& operator=(const Impostor&) = delete;
    bool wasTold() const
    {
        return m_told;
    }

private:
    void answer(QLocalSocket& socket)
    {
        m_told = socket.waitForReadyRead(1000);
        socket.write("ok");
        socket.waitForBytesWritten(1000);
    }

    std::atomic<bool> m_told = false;
    std::atomic<bool> m_over = false;
    std::unique_ptr<QThread> m_thread;
};

#ifndef Q_OS_WIN
constexpr uid_t nobodys = 54321; // no account has it
#endif

#ifdef Q_OS_LINUX
// A connection that a program of that user has made to a socket of ours, which has no file.
int connectionOf(uid_t user)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = "capitol-test-" + std::to_string(::getpid()) + '-' + std::to_string(user);
    std::ranges::copy(name, address.sun_path + 1);
    const auto* place = reinterpret_cast<const sockaddr*>(&address);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (::bind(server, place, sizeof address) != 0 || ::listen(server, 1) != 0)
        return -1;
    const pid_t child = ::fork();
    if (child == 0) {
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        ::_exit(::setuid(user) == 0 && ::connect(socket, place, sizeof address) == 0 ? 0 : 1);
    }
    ::waitpid(child, nullptr, 0);
    const int connection = ::accept(server, nullptr, nullptr);
    ::close(server);
    return connection;
}
#endif

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
    QStringList sockets() const { return QDir(path("capitol")).entryList({"capitol-*"}, QDir::System); }
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
        qunsetenv("XDG_ACTIVATION_TOKEN");
    }

    void a_request_survives_its_way()
    {
        const Request request{Request::Page::Games, "/some where/ü.capitol", "gnome-shell/7_TIME12"};
        QCOMPARE(requestFrom(toBytes(request)), std::optional(request));
        QVERIFY(!requestFrom("rubbish"));
        QVERIFY(!requestFrom(toBytes({.activation = "two\nlines"})));
        QVERIFY(!requestFrom(toBytes({.activation = QByteArray(1000, 'x')})));
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

    // Under Wayland a window comes to the front only with what the desktop gave to the start.
    void a_second_start_hands_over_what_brings_the_window_to_the_front()
    {
        OneWindow first(data());
        QCOMPARE(first.claim({}), OneWindow::Outcome::Ours);
        QSignalSpy asked(&first, &OneWindow::asked);
        QProcess second;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_ACTIVATION_TOKEN", "a-token");
        second.setProcessEnvironment(environment);
        second.start(CAPITOL_PROGRAM, {});
        QVERIFY(asked.wait(60000));
        const auto request = asked.first().first().value<Request>();
        QCOMPARE(request.activation, QByteArray("a-token"));
        QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, 60000);
        QQmlEngine engine;
        App app(engine, nullptr);
        QByteArray raisedWith;
        connect(&app, &App::attentionWanted, this, [&] { raisedWith = qgetenv("XDG_ACTIVATION_TOKEN"); });
        app.answer(request);
        QCOMPARE(raisedWith, QByteArray("a-token"));
    }

    // Where there is no run-time folder of one's own, Qt falls back to the shared one for temporary files.
    void a_listener_that_somebody_planted_is_not_believed()
    {
#ifdef Q_OS_WIN
        QSKIP("Pipes lie in no folder.");
#endif
        const QByteArray temporary = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(path("shared")));
        qunsetenv("XDG_RUNTIME_DIR");
        const QString runtime = path("shared/runtime-") + userName();
        const QByteArray hash =
            QCryptographicHash::hash(path("data").toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
        std::vector<std::unique_ptr<Impostor>> impostors;
        for (const QString& folder : {path("shared"), runtime, runtime + "/capitol"})
            impostors.push_back(std::make_unique<Impostor>(folder, "capitol-" + hash));
        OneWindow next(data(), 2000);
        const OneWindow::Outcome outcome = next.claim({.file = aRecord()});
        qputenv("TMPDIR", temporary);
        QCOMPARE(outcome, OneWindow::Outcome::Alone);
        for (const auto& impostor : impostors)
            QVERIFY(!impostor->wasTold());
    }

    void a_folder_is_private_only_if_it_is_ones_own_and_closed()
    {
#ifdef Q_OS_WIN
        QSKIP("Its parent's rights hold.");
#endif
        const auto open = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup;
        QCOMPARE(privateFolder(path("a/b")), path("a/b"));
        QCOMPARE(QFile::permissions(path("a/b")) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        QVERIFY(QFile::setPermissions(path("a/b"), open));
        QCOMPARE(privateFolder(path("a/b")), QString());
        QCOMPARE(privateFolder("relative"), QString());
        QVERIFY(QDir().mkdir(path("closed")) &&
                QFile::setPermissions(path("closed"), QFile::Permissions(0x7000)));
        QCOMPARE(privateFolder(path("closed")), path("closed"));
        QVERIFY(QFile::link(path("closed"), path("link")));
        QCOMPARE(privateFolder(path("link")), QString());
        if (::geteuid() != 0)
            return; // nobody else can give a folder away
        QCOMPARE(::chown(path("closed").toLocal8Bit().constData(), 12345, 12345), 0);
        QCOMPARE(privateFolder(path("closed")), QString());
    }

    void shaders_are_kept_where_nobody_else_can_leave_one()
    {
#ifdef Q_OS_WIN
        QSKIP("The folder of temporary files is one's own.");
#endif
        qputenv("XDG_CACHE_HOME", QFile::encodeName(path("cache")));
        keepShadersPrivate();
        const QString place = qEnvironmentVariable("QT3D_WRITABLE_CACHE_PATH");
        qunsetenv("QT3D_WRITABLE_CACHE_PATH");
        QVERIFY2(place.startsWith(path("cache/")), qPrintable(place));
        QVERIFY(QFile::setPermissions(place, QFile::Permissions(0x7777)));
        keepShadersPrivate();
        QVERIFY(!qEnvironmentVariableIsSet("QT3D_WRITABLE_CACHE_PATH"));
        QVERIFY(qEnvironmentVariableIsSet("QT3D_DISABLE_SHADER_CACHE"));
        qunsetenv("QT3D_DISABLE_SHADER_CACHE");
        qunsetenv("XDG_CACHE_HOME");
    }

    // Qt takes `/` for home then, and root can write there.
    void without_a_home_the_account_has_one()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows knows.");
#endif
        const QByteArray before = qgetenv("HOME");
        for (const char* none : {"", "/", "not/absolute", "/nowhere/at/all"}) {
            qputenv("HOME", none);
            findHome();
            QVERIFY2(QDir(QDir::homePath()).exists() && !QDir::home().isRoot(), none);
        }
        qputenv("HOME", QFile::encodeName(path("data")));
        findHome();
        QCOMPARE(QDir::homePath(), path("data"));
        qputenv("HOME", before);
    }

    // Games are worth more than what is emptied at each start of the system.
    void an_account_without_a_home_gets_one_that_lasts()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows knows.");
#else
        const QString lasting = QStringLiteral("/var/tmp/capitol-home-%1").arg(nobodys);
        if (qEnvironmentVariableIsSet("CAPITOL_ASKED_HOME")) {
            QCOMPARE(findHome(), lasting);
            QCOMPARE(QDir::homePath(), lasting);
            QCOMPARE(privateFolder(lasting), lasting);
            return;
        }
        if (::geteuid() != 0 || ::getpwuid(nobodys))
            QSKIP("Only root can be somebody else.");
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("HOME");
        environment.insert("CAPITOL_ASKED_HOME", "1");
        environment.insert("XDG_RUNTIME_DIR", "/nowhere");
        other.setProcessEnvironment(environment);
        other.setChildProcessModifier([] {
            if (::setgid(nobodys) != 0 || ::setuid(nobodys) != 0)
                ::_exit(1);
        });
        other.start(QCoreApplication::applicationFilePath(),
                    {"an_account_without_a_home_gets_one_that_lasts"});
        QVERIFY(other.waitForFinished());
        QDir(lasting).removeRecursively();
        QVERIFY2(other.exitCode() == 0, other.readAllStandardOutput());
#endif
    }

    void a_program_of_another_user_is_known_by_its_socket()
    {
#ifndef Q_OS_LINUX
        QSKIP("A socket without a file is asked for.");
#else
        if (::geteuid() != 0 || ::getpwuid(nobodys))
            QSKIP("Only root can be somebody else.");
        QVERIFY(isOurUser(connectionOf(::geteuid())));
        QVERIFY(!isOurUser(connectionOf(nobodys)));
#endif
    }

    void a_makeshift_home_is_told_of_where_something_is_kept_in_it()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        const QSignalSpy told(&app, &App::error);
        app.sayHome({});
        app.sayHome("/elsewhere");
        QCOMPARE(told.size(), 0);
        const QString makeshift = QFileInfo(path("data")).path();
        app.sayHome(makeshift);
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0][0].toString().contains(makeshift));
    }

    void the_first_language_is_the_interfaces()
    {
        QCOMPARE(LanguageModel::firstOf({"nl-BE", "nl", "en"}), QString("nl"));
        QCOMPARE(LanguageModel::firstOf({"de-DE", "de", "fr-Latn-CH", "it"}), QString("fr"));
        QCOMPARE(LanguageModel::firstOf({"C"}), QString("en"));
        QCOMPARE(LanguageModel::firstOf({}), QString("en"));
    }

    // Formats and words may be of different countries, and of the words' languages the first may not be ours.
    void the_interfaces_language_is_not_that_of_numbers()
    {
#if !defined(Q_OS_LINUX)
        QSKIP("These variables are Linux's.");
#endif
        if (qEnvironmentVariableIsSet("CAPITOL_ASKED_LANGUAGE")) {
            QCOMPARE(Preferences().language(), QString("nl"));
            return;
        }
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* unset : {"LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE"})
            environment.remove(unset);
        environment.insert("LANG", "it_IT.UTF-8");
        environment.insert("LC_NUMERIC", "it_IT.UTF-8");
        environment.insert("LC_MESSAGES", "de_DE.UTF-8");
        environment.insert("LANGUAGE", "de_DE:nl_NL");
        environment.insert("CAPITOL_ASKED_LANGUAGE", "1");
        other.setProcessEnvironment(environment);
        other.start(QCoreApplication::applicationFilePath(),
                    {"the_interfaces_language_is_not_that_of_numbers"});
        QVERIFY(other.waitForFinished());
        QVERIFY2(other.exitCode() == 0, other.readAllStandardOutput());
    }

    // Two windows that write one file leave neither game whole.
    void while_another_window_has_the_games_none_is_begun()
    {
        QQmlEngine engine;
        auto first = std::make_unique<App>(engine, nullptr);
        first->capitol()->play();
        QVERIFY(first->session()->active());
        const QByteArray before = Sandbox::read(path("data/current.capitol"));
        App second(engine, nullptr);
        QSignalSpy said(&second, &App::error);
        second.sayTrouble();
        QCOMPARE(said.size(), 1);
        second.capitol()->continueGame();
        second.capitol()->play();
        second.capitol()->learn();
        second.openFile(QUrl::fromLocalFile(aRecord()));
        QCOMPARE(said.size(), 4); // a game that is over may be watched
        QVERIFY(second.session()->replay()->watching());
        QCOMPARE(Sandbox::read(path("data/current.capitol")), before);
        QVERIFY(!QFile::exists(path("data/lesson.capitol")));
        first.reset();
        second.capitol()->continueGame(); // it has ended meanwhile
        QCOMPARE(said.size(), 4);
        QVERIFY(second.session()->match() && !second.session()->replay()->watching());
    }

    // Frozen, as by a debugger or a machine that sleeps; and woken when another has gone on without it.
    void a_window_that_was_frozen_and_wakes_finds_its_game_whole()
    {
#ifdef Q_OS_WIN
        QSKIP("There is no such signal.");
#else
        Sandbox::write(path("half.capitol"), halfARecord());
        Sandbox::write(path("other.capitol"), halfARecord().replace("Seat 1", "Somebody else"));
        QProcess first;
        first.start(CAPITOL_PROGRAM, {"--2d", path("half.capitol")});
        const QString current = path("data/current.capitol");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(current), 60000);
        QTest::qWait(500);
        const QByteArray before = Sandbox::read(current);
        QCOMPARE(::kill(pid_t(first.processId()), SIGSTOP), 0);
        QProcess second;
        second.start(CAPITOL_PROGRAM, {"--2d", path("other.capitol")});
        QTest::qWait(25000); // it waits for fifteen seconds, then opens a window of its own
        QCOMPARE(second.state(), QProcess::Running);
        QCOMPARE(Sandbox::read(current), before);
        QVERIFY(QDir(path("data/games")).isEmpty());
        QCOMPARE(::kill(pid_t(first.processId()), SIGCONT), 0);
        QTest::qWait(2000);
        for (QProcess* program : {&second, &first}) {
            program->terminate();
            QVERIFY(program->waitForFinished());
        }
        QStringList files{current};
        for (const QString& name : QDir(path("data/games")).entryList(QDir::Files))
            files.append(path("data/games/") + name);
        for (const QString& file : files) {
            const LoadedRecord loaded = load_record(file.toStdString(), testLibrary());
            QVERIFY2(loaded.record && loaded.diagnostics.empty() && loaded.dropped.empty(), qPrintable(file));
        }
#endif
    }

    // Nobody asked for it, however a name is written.
    void a_name_with_a_picture_in_it_fetches_nothing()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QByteArray record = halfARecord();
        for (const char* seat : {"Seat 1", "Seat 2"})
            record.replace(seat, QByteArray("<img src='http://127.0.0.1:") +
                                     QByteArray::number(server.serverPort()) + "/" +
                                     QByteArray(seat).right(1) + ".png'>");
        Sandbox::write(path("evil.capitol"), record);
        QProcess program;
        program.start(CAPITOL_PROGRAM, {"--2d", path("evil.capitol")});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("data/current.capitol")), 60000);
        QVERIFY(!server.waitForNewConnection(4000));
        program.terminate();
        QVERIFY(program.waitForFinished());
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
        socket.connectToServer(path("capitol/" + name));
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
        QVERIFY(said.takeLast().first().toString().contains("bad.yaml, line 4"));
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
        const int row = app.capitol()->variants()->find(app.preferences()->lastVariant());
        QCOMPARE(app.capitol()->variants()->at(row).name, QString("Mine"));
        app.preferences()->setLanguage("it"); // read anew
        QCOMPARE(app.capitol()->variants()->find(app.preferences()->lastVariant()), row);
        app.capitol()->play();
        QCOMPARE(app.session()->state()->variantName(), QString("Mine"));
    }

    void a_variant_of_canal_mania_is_offered_for_a_new_game_of_it()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        QSignalSpy offered(&app, &App::newGameWanted);
        Sandbox::write(path("canals.yaml"),
                       "format: 1\nid: canals\ngame: canal-mania\nextends: first-edition\n"
                       "name: {en: Ours}\ncards: {take: 2}\n");
        app.answer({.file = path("canals.yaml")});
        QCOMPARE(offered.size(), 1);
        QCOMPARE(app.preferences()->game(), QString("canal"));
        VariantsModel& variants = *app.canal()->variants();
        QCOMPARE(variants.at(variants.find(app.canal()->usualVariant())).name, QString("Ours"));
        app.preferences()->setLanguage("it"); // read anew
        QVERIFY(variants.find(app.canal()->usualVariant()) >= 0);
        app.canal()->play();
        QCOMPARE(app.canalSession()->match()->setup().data.ruleset.cards.take, 2);
    }

    void a_variant_may_end_in_capitals()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        QSignalSpy offered(&app, &App::newGameWanted);
        Sandbox::write(path("MINE.YAML"), "format: 1\nid: mine\nextends: schmidt\nname: {en: Mine}\n");
        app.answer({.file = path("MINE.YAML")});
        QCOMPARE(offered.size(), 1);
    }

    void a_variant_of_the_library_is_not_listed_twice()
    {
        QQmlEngine engine;
        App app(engine, nullptr);
        const int before = app.capitol()->variants()->rowCount();
        app.answer({.file = QStringLiteral(CAPITOL_SOURCE_DIR "/variants/dutch.yaml")});
        QCOMPARE(app.capitol()->variants()->rowCount(), before);
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

    void the_picture_is_as_elaborate_as_the_graphics_are_strong_data()
    {
        QTest::addColumn<QString>("renderer");
        QTest::addColumn<QString>("quality");
        QTest::newRow("none") << QString() << "fast";
        QTest::newRow("Mesa's software") << "llvmpipe (LLVM 15.0.6, 256 bits), OpenGL 4.5"
                                         << "fast";
        QTest::newRow("Windows' software") << "GDI Generic, OpenGL 1.1"
                                           << "fast";
        QTest::newRow("Intel") << "Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6"
                               << "standard";
        QTest::newRow("unknown") << "V3D 4.2, OpenGL 2.1"
                                 << "standard";
        QTest::newRow("NVIDIA") << "NVIDIA GeForce RTX 3060/PCIe/SSE2, OpenGL 4.6"
                                << "high";
        QTest::newRow("AMD") << "AMD Radeon RX 6600 (radeonsi, navi23), OpenGL 4.6"
                             << "high";
        QTest::newRow("Apple") << "Apple M1, OpenGL 4.1"
                               << "high";
    }

    void the_picture_is_as_elaborate_as_the_graphics_are_strong()
    {
        QFETCH(QString, renderer);
        QFETCH(QString, quality);
        About::setGraphics({.renderer = renderer});
        QQmlEngine engine;
        App app(engine, nullptr);
        QCOMPARE(app.quality(), quality);
        QSignalSpy changed(&app, &App::qualityChanged);
        app.preferences()->setQuality("standard");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(app.quality(), QString("standard"));
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
    static QString userName()
    {
#ifdef Q_OS_WIN
        return {};
#else
        return QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_name);
#endif
    }

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
