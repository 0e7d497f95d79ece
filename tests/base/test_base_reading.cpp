// Plain files are read, nothing else is waited for.
#include "base/files.h"
#include "scratch.h"

#include <QElapsedTimer>

#ifdef __unix__
#include <csignal>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using namespace capitol;

class TestBaseReading : public QObject
{
    Q_OBJECT

private slots:
    void a_file_is_read_whole()
    {
        const QByteArray bytes = QByteArray(3 << 20, 'x') + QByteArray("\0\n\r\xff", 4);
        m_scratch.write("a", bytes);
        QCOMPARE(QByteArray::fromStdString(read_file(m_scratch.path("a"), most_data)), bytes);
        m_scratch.write("empty", "");
        QCOMPARE(read_file(m_scratch.path("empty")), "");
    }

    void a_file_up_to_its_limit_is_read()
    {
        m_scratch.write("ten", "0123456789");
        QCOMPARE(read_file(m_scratch.path("ten"), 10), "0123456789");
        QCOMPARE(fault_of([&] { read_file(m_scratch.path("ten"), 9); }),
                 make_error_code(FileError::too_large));
    }

    void what_is_not_there_is_named()
    {
        try {
            read_file(m_scratch.path("no such file"));
            QFAIL("it is read");
        } catch (const std::system_error& error) {
            QVERIFY(QByteArray(error.what()).contains("no such file: No such file"));
            QVERIFY(error.code() == std::errc::no_such_file_or_directory);
        }
    }

    void names_are_shown_not_sent()
    {
        try {
            read_file("no\x1b[31m\nsuch");
            QFAIL("it is read");
        } catch (const std::system_error& error) {
            QVERIFY(QByteArray(error.what()).startsWith("no⟨U+001B⟩[31m⟨U+000A⟩such: "));
        }
    }

    void a_folder_is_refused()
    {
        QVERIFY(fault_of([&] { read_file(m_scratch.path(".")); }) == std::errc::is_a_directory);
    }

#ifdef __unix__
    void links_are_followed()
    {
        m_scratch.write("there", "text");
        QVERIFY(QFile::link("there", m_scratch.name("link")));
        QCOMPARE(read_file(m_scratch.path("link")), "text");
    }

    void a_pipe_is_not_waited_for()
    {
        QCOMPARE(mkfifo(m_scratch.path("pipe").c_str(), 0600), 0);
        expect_at_once("pipe", FileError::not_a_file);
        QVERIFY(QFile::link("pipe", m_scratch.name("to-pipe")));
        expect_at_once("to-pipe", FileError::not_a_file);
    }

    void devices_and_sockets_are_refused()
    {
        const auto not_a_file = make_error_code(FileError::not_a_file);
        QCOMPARE(fault_of([] { read_file("/dev/zero"); }), not_a_file);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{AF_UNIX, {}};
        m_scratch.path("socket").string().copy(address.sun_path, sizeof address.sun_path - 1);
        QCOMPARE(bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        expect_at_once("socket", FileError::not_a_file);
        close(socket);
    }
#endif

#ifdef __linux__
    // It says that it is a plain file, and gives messages for as long as there are any.
    void the_kernels_messages_are_not_waited_for()
    {
        if (access("/proc/kmsg", R_OK) != 0)
            QSKIP("only root may read /proc/kmsg");
        QElapsedTimer timer;
        timer.start();
        QVERIFY(fault_of([] { read_file("/proc/kmsg"); }));
        QVERIFY2(timer.elapsed() < 6000, QByteArray::number(timer.elapsed()));
    }

    // The other side of a lease is asked to give the file free, and takes its time.
    void a_file_that_is_not_given_is_not_waited_for()
    {
        m_scratch.write("leased", "text");
        const int owner = open(m_scratch.path("leased").c_str(), O_RDONLY);
        signal(SIGIO, SIG_IGN);
        if (fcntl(owner, F_SETLEASE, F_WRLCK) != 0) {
            close(owner);
            QSKIP("no leases on this file system");
        }
        expect_at_once("leased", FileError::too_slow);
        close(owner);
    }

    void what_only_looks_empty_is_read()
    {
        QVERIFY(!read_file("/proc/self/status").empty());
    }
#endif

private:
    void expect_at_once(const QString& file, FileError expected)
    {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(fault_of([&] { read_file(m_scratch.path(file)); }), make_error_code(expected));
        QVERIFY2(timer.elapsed() < 2000, QByteArray::number(timer.elapsed()));
    }

    const Scratch m_scratch;
};

QTEST_GUILESS_MAIN(TestBaseReading)
#include "test_base_reading.moc"
