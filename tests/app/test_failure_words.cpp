// Why a file could not be read or written is said in the person's language, with the file.
#include "base/file_error.h"
#include "base/files.h"
#include "common/failure_words.h"

#include <QTest>

#include <new>

using namespace capitol;
using namespace capitol::app;

class TestFailureWords : public QObject
{
    Q_OBJECT

private slots:
    void usual_reasons_have_words_of_ours()
    {
        QCOMPARE(reasonOf(std::make_error_code(std::errc::no_space_on_device)), QString("the disk is full"));
        QCOMPARE(reasonOf(std::error_code(EACCES, std::system_category())),
                 QString("you do not have permission"));
        QCOMPARE(reasonOf(make_error_code(FileError::too_large)), QString("the file is too large"));
    }
    void others_are_the_systems()
    {
        const auto error = std::make_error_code(std::errc::bad_message);
        QCOMPARE(reasonOf(error), QString::fromStdString(error.message()));
    }
    void the_file_is_named()
    {
        try {
            fail("saved games/città.capitol", std::make_error_code(std::errc::read_only_file_system));
        } catch (const std::exception& error) {
            QCOMPARE(reasonOf(error), QString("saved games/città.capitol: the disk is write-protected"));
        }
        const std::filesystem::filesystem_error error("cannot create", "a/b",
                                                      std::make_error_code(std::errc::file_exists));
        QCOMPARE(reasonOf(error), "a/b: " + QString::fromStdString(error.code().message()));
    }
    void what_is_really_missing_is_said()
    {
        try {
            read_file("/nowhere/at all", 100);
            QFAIL("it was read");
        } catch (const std::system_error& error) {
            QCOMPARE(reasonOf(error), QString("/nowhere/at all: there is no such file or folder"));
        }
    }
    void what_is_no_error_of_the_system_speaks_for_itself()
    {
        QCOMPARE(reasonOf(std::runtime_error("it rains\n")), QString("it rains⟨U+000A⟩"));
        QCOMPARE(reasonOf(std::bad_alloc()), QString("there is not enough memory"));
        QCOMPARE(reasonOf(std::system_error(std::make_error_code(std::errc::not_enough_memory))),
                 QString("there is not enough memory"));
    }
};

QTEST_GUILESS_MAIN(TestFailureWords)
#include "test_failure_words.moc"
