// Files are written whole or not at all, and what had their name before keeps what it is.
#include "base/files.h"
#include "base/late_sync.h"
#include "base/open_file.h"
#include "scratch.h"

#include <atomic>
#include <thread>

#ifdef __linux__
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#endif

using namespace capitol;

class TestBaseWriting : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_scratch = std::make_unique<Scratch>(); }

    void a_file_is_written_and_replaced()
    {
        write("a", "one");
        QCOMPARE(m_scratch->read("a"), "one");
        write("a", "2");
        QCOMPARE(m_scratch->read("a"), "2");
        QCOMPARE(m_scratch->files(), QStringList{"a"});
    }

    void a_persons_own_file_beside_it_stays()
    {
        m_scratch->write("a.new", "mine");
        write("a", "text");
        QCOMPARE(m_scratch->read("a.new"), "mine");
    }

    void what_cannot_be_written_is_named()
    {
        try {
            write("no folder/a", "text");
            QFAIL("it is written");
        } catch (const std::system_error& error) {
            QVERIFY2(QByteArray(error.what()).contains("no folder/a: No such file"), error.what());
        }
        QVERIFY(QDir().mkdir(m_scratch->name("folder")));
        QVERIFY(fault_of([&] { write("folder", "text"); }) == std::errc::is_a_directory);
        QCOMPARE(m_scratch->files(), QStringList{"folder"});
    }

    void writers_at_once_leave_one_whole_file()
    {
        std::atomic<int> faults = 0;
        std::vector<std::thread> writers;
        for (char letter : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'})
            writers.emplace_back([&, letter] {
                for (int i = 0; i < 25; ++i)
                    faults += fault_of([&] { write("shared", std::string(100'000, letter)); }) ? 1 : 0;
            });
        for (std::thread& writer : writers)
            writer.join();
        QCOMPARE(faults, 0);
        const QByteArray text = m_scratch->read("shared");
        QCOMPARE(text, QByteArray(100'000, text.front()));
        QCOMPARE(m_scratch->files(), QStringList{"shared"});
    }

    void what_is_added_stands_at_the_end()
    {
        write("a", "one\n");
        append("a", "two\n");
        QCOMPARE(m_scratch->read("a"), "one\ntwo\n");
        QVERIFY(fault_of([&] { append("none", "x"); }) == std::errc::no_such_file_or_directory);
    }

    void what_is_cut_back_is_its_beginning()
    {
        write("a", "one\ntwo\n");
        QVERIFY(cut_back(m_scratch->path("a"), 4, m_sync));
        QCOMPARE(m_scratch->read("a"), "one\n");
        QVERIFY(!cut_back(m_scratch->path("a"), 5, m_sync)); // there is no more than that
        QCOMPARE(m_scratch->read("a"), "one\n");
    }

    // Killed in the midst of writing, a program leaves what nobody else would ever remove.
    void leftovers_of_killed_writers_are_swept()
    {
        const QStringList stay{"a.new",
                               ".capitol-abc.new",
                               ".capitol-ABCDEFGHIJ.new",
                               "capitol-abcdefghij.new",
                               ".capitol-abcdefghij.new2",
                               ".capitol-abcdefghi0"};
        for (const QString& name : stay + QStringList{".capitol-abcdefghij.new", ".capitol-0123456789.new"})
            m_scratch->write(name, "half");
        makeOld(m_scratch->files());
        m_scratch->write(".capitol-justnow123.new", "half");
        QVERIFY(QDir().mkdir(m_scratch->name(".capitol-afolder123.new")));
        makeOld({".capitol-afolder123.new"});
        write("a", "text");
        QStringList expected = stay + QStringList{".capitol-afolder123.new", ".capitol-justnow123.new", "a"};
        expected.sort();
        QStringList left = m_scratch->files();
        left.sort();
        QCOMPARE(left, expected);
    }

#ifdef __linux__
    void a_mode_stays()
    {
        m_scratch->write("secret", "one");
        chmod(m_scratch->path("secret").c_str(), 0600);
        write("secret", "two");
        QCOMPARE(mode_of("secret"), 0600u);
        chmod(m_scratch->path("secret").c_str(), 0664);
        write("secret", "three");
        QCOMPARE(mode_of("secret"), 0664u);
    }

    void a_new_file_has_the_masks_mode()
    {
        const mode_t before = umask(027);
        write("new", "text");
        umask(before);
        QCOMPARE(mode_of("new"), 0640u);
    }

    void an_owner_stays()
    {
        if (geteuid() != 0)
            QSKIP("only root may give files away");
        m_scratch->write("theirs", "one");
        QCOMPARE(chown(m_scratch->path("theirs").c_str(), 12345, 23456), 0);
        write("theirs", "two");
        struct stat status = {};
        QCOMPARE(stat(m_scratch->path("theirs").c_str(), &status), 0);
        QCOMPARE(status.st_uid, 12345u);
        QCOMPARE(status.st_gid, 23456u);
    }

    void what_is_write_protected_stays()
    {
        m_scratch->write("protected", "one");
        chmod(m_scratch->path("protected").c_str(), 0444);
        chmod(m_scratch->path(".").c_str(), 0777);
        const uid_t user = geteuid();
        if (user == 0) // who may write everything
            QCOMPARE(seteuid(12345), 0);
        const std::error_code fault = fault_of([&] { write("protected", "two"); });
        QCOMPARE(seteuid(user), 0);
        QVERIFY(fault == std::errc::permission_denied);
        QCOMPARE(m_scratch->read("protected"), "one");
    }

    void links_stay_and_lead_to_the_new_file()
    {
        QVERIFY(QDir().mkdir(m_scratch->name("far")));
        m_scratch->write("far/file", "one");
        QVERIFY(QFile::link("far/file", m_scratch->name("link")));
        QVERIFY(QFile::link("link", m_scratch->name("link to link")));
        write("link to link", "two");
        QVERIFY(QFileInfo(m_scratch->name("link to link")).isSymLink());
        QVERIFY(QFileInfo(m_scratch->name("link")).isSymLink());
        QVERIFY(!QFileInfo(m_scratch->name("far/file")).isSymLink());
        QCOMPARE(m_scratch->read("far/file"), "two");
    }

    void a_link_to_nothing_makes_the_file()
    {
        QVERIFY(QFile::link("later", m_scratch->name("link")));
        write("link", "text");
        QCOMPARE(m_scratch->read("later"), "text");
    }

    void links_in_a_circle_are_refused()
    {
        QVERIFY(QFile::link("b", m_scratch->name("a")));
        QVERIFY(QFile::link("a", m_scratch->name("b")));
        QVERIFY(fault_of([&] { write("a", "text"); }) == std::errc::too_many_symbolic_link_levels);
    }

    // As the kernel does it on opening.
    void anothers_link_in_a_folder_for_everyone_is_not_followed()
    {
        if (geteuid() != 0)
            QSKIP("only root may give links away");
        m_scratch->write("victim", "one");
        QVERIFY(QDir().mkdir(m_scratch->name("shared")));
        chmod(m_scratch->path("shared").c_str(), 01777);
        QVERIFY(QFile::link("../victim", m_scratch->name("shared/out")));
        QCOMPARE(lchown(m_scratch->path("shared/out").c_str(), 12345, 12345), 0);
        QCOMPARE(fault_of([&] { write("shared/out", "two"); }), make_error_code(FileError::foreign_link));
        QCOMPARE(m_scratch->read("victim"), "one");
    }

    void leftovers_that_are_anothers_or_in_use_stay()
    {
        m_scratch->write(".capitol-writing123.new", "half");
        m_scratch->write("mine", "not to be touched");
        QVERIFY(QFile::link("mine", m_scratch->name(".capitol-linked1234.new")));
        QCOMPARE(::link(m_scratch->path("mine").c_str(), m_scratch->path(".capitol-twonames12.new").c_str()),
                 0);
        m_scratch->write(".capitol-foreign123.new", "half");
        const bool foreign = lchown(m_scratch->path(".capitol-foreign123.new").c_str(), 12345, 12345) == 0;
        makeOld(m_scratch->files());
        OpenFile writer(m_scratch->path(".capitol-writing123.new"), OpenFile::For::appending, "writer");
        QVERIFY(writer.lock());
        write("a", "text");
        for (const char* name :
             {".capitol-writing123.new", ".capitol-linked1234.new", ".capitol-twonames12.new"})
            QVERIFY2(m_scratch->files().contains(name), name);
        QCOMPARE(m_scratch->files().contains(".capitol-foreign123.new"), foreign);
        QCOMPARE(m_scratch->read("mine"), "not to be touched");
        writer.close();
        write("a", "text");
        QVERIFY(!m_scratch->files().contains(".capitol-writing123.new"));
    }

    // The disk has taken the bytes and loses them: whoever wrote is told, and which file it was.
    void what_does_not_reach_the_disk_later_is_told()
    {
        m_scratch->write("a", "text");
        QStringList told;
        {
            LateSync sync([&](const std::system_error& error) { told.append(error.what()); });
            auto file = std::make_unique<OpenFile>(m_scratch->path("a"), OpenFile::For::appending,
                                                   m_scratch->path("a"));
            spoil(m_scratch->path("a"));
            sync.add(std::move(file));
            sync.wait();
            sync.add(std::make_unique<OpenFile>(m_scratch->path("a"), OpenFile::For::appending, "a"));
        }
        QCOMPARE(told.size(), 1);
        QVERIFY2(told[0].contains("/a: "), qPrintable(told[0]));
    }

    void devices_and_pipes_are_never_replaced()
    {
        QCOMPARE(mkfifo(m_scratch->path("pipe").c_str(), 0600), 0);
        QCOMPARE(fault_of([&] { write("pipe", "text"); }), make_error_code(FileError::not_a_file));
        QVERIFY(QFile::link("/dev/null", m_scratch->name("null")));
        QCOMPARE(fault_of([&] { write("null", "text"); }), make_error_code(FileError::not_a_file));
        QCOMPARE(fault_of([&] { append("pipe", "x"); }), make_error_code(FileError::not_a_file));
        if (geteuid() == 0 && mknod(m_scratch->path("device").c_str(), S_IFCHR | 0600, makedev(1, 5)) == 0) {
            QCOMPARE(fault_of([&] { write("device", "text"); }), make_error_code(FileError::not_a_file));
            struct stat status = {};
            QCOMPARE(lstat(m_scratch->path("device").c_str(), &status), 0);
            QVERIFY(S_ISCHR(status.st_mode));
        }
        QVERIFY(fault_of([] { write_whole("/dev/stdout", "text"); }));
        QVERIFY(QFileInfo::exists("/dev/stdout"));
    }

    void a_full_disk_leaves_the_old_file()
    {
        write("a", "old");
        signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{20, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const std::error_code replacing = fault_of([&] { write("a", "much more than twenty bytes"); });
        const std::error_code adding = fault_of([&] { append("a", std::string(30, 'x')); });
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(replacing == std::errc::file_too_large);
        QVERIFY(adding == std::errc::file_too_large);
        QCOMPARE(m_scratch->read("a"), "old");
        QCOMPARE(m_scratch->files(), QStringList{"a"});
    }
#endif

private:
    void append(const QString& file, std::string_view text)
    {
        append_whole(m_scratch->path(file), text, m_sync);
    }
    void makeOld(const QStringList& names) const
    {
        for (const QString& name : names)
            std::filesystem::last_write_time(
                m_scratch->path(name), std::filesystem::file_time_type::clock::now() - std::chrono::hours(2));
    }
    void write(const QString& file, std::string_view text) const
    {
        write_whole(m_scratch->path(file), text);
    }
#ifdef __linux__
    // Our descriptor of that file can be held, but no longer be brought to the disk.
    static void spoil(const std::filesystem::path& file)
    {
        for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
            std::error_code gone;
            if (std::filesystem::read_symlink(entry.path(), gone) != file)
                continue;
            const int nowhere = ::open("/", O_PATH);
            ::dup2(nowhere, std::stoi(entry.path().filename()));
            ::close(nowhere);
        }
    }
    unsigned mode_of(const QString& file) const
    {
        struct stat status = {};
        stat(m_scratch->path(file).c_str(), &status);
        return status.st_mode & 07777;
    }
#endif

    std::unique_ptr<Scratch> m_scratch;
    LateSync m_sync{[](const std::system_error& error) { qFatal("%s", error.what()); }};
};

QTEST_GUILESS_MAIN(TestBaseWriting)
#include "test_base_writing.moc"
