// A journal has whole lines, whatever happened to the program that wrote it.
#include "base/line_journal.h"
#include "scratch.h"

#ifdef __unix__
#include <csignal>
#include <sys/resource.h>
#endif

using namespace capitol;

class TestBaseLineJournal : public QObject
{
    Q_OBJECT

private slots:
    void what_was_added_is_found()
    {
        begin("j").add("one");
        LineJournal again = begin("j");
        QCOMPARE(again.found(), "one\n");
        again.add("two");
        QCOMPARE(m_scratch.read("j"), "one\ntwo\n");
    }

    void a_torn_line_goes_with_the_next()
    {
        m_scratch.write("torn", "one\ntw");
        LineJournal journal = begin("torn");
        QCOMPARE(journal.found(), "one\n");
        QCOMPARE(journal.torn(), "tw");
        QCOMPARE(m_scratch.read("torn"), "one\ntw"); // it may be no journal at all
        QCOMPARE(journal.take_found(), "one\n");
        QCOMPARE(journal.found(), "");
        journal.add("2");
        journal.add("3");
        QCOMPARE(m_scratch.read("torn"), "one\n2\n3\n");
    }

    void what_could_not_be_taken_up_again_is_not_added()
    {
        LineJournal journal = begin("long");
        journal.add("one");
        const std::string rest(most_data - 4, 'x'); // its end is one too many
        QCOMPARE(fault_of([&] { journal.add(rest); }), make_error_code(FileError::too_large));
        QCOMPARE(m_scratch.read("long"), "one\n");
        journal.add("two");
        QCOMPARE(m_scratch.read("long"), "one\ntwo\n");
    }

    void one_writer_at_a_time()
    {
        const LineJournal first = begin("shared");
        QCOMPARE(fault_of([&] { begin("shared"); }), make_error_code(FileError::in_use));
    }

    void what_is_no_file_is_refused()
    {
        QVERIFY(fault_of([&] { begin("."); }) == std::errc::is_a_directory);
#ifdef __unix__
        QCOMPARE(fault_of([] { LineJournal("/dev/zero"); }), make_error_code(FileError::not_a_file));
#endif
    }

#ifdef __unix__
    // A limit on the size of files stands for the full disk.
    void a_full_disk_leaves_no_half_line()
    {
        LineJournal journal = begin("full");
        journal.add("a first line");
        signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{20, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const std::error_code fault = fault_of([&] { journal.add("a line that is too long"); });
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(fault == std::errc::file_too_large);
        QCOMPARE(m_scratch.read("full"), "a first line\n");
        journal.add("room again");
        QCOMPARE(m_scratch.read("full"), "a first line\nroom again\n");
    }
#endif

private:
    LineJournal begin(const QString& file) const
    {
        return LineJournal(m_scratch.path(file));
    }

    const Scratch m_scratch;
};

QTEST_GUILESS_MAIN(TestBaseLineJournal)
#include "test_base_line_journal.moc"
