// Nobody's files go to the root of all files.
#include "base/home_folder.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef __unix__
#include <pwd.h>
#include <unistd.h>
#endif

using namespace capitol;

class TestBaseHomeFolder : public QObject
{
    Q_OBJECT

private slots:
    void what_is_set_counts()
    {
        const QTemporaryDir folder;
        qputenv("HOME", folder.path().toLocal8Bit());
        QCOMPARE(home_folder(), std::filesystem::path(folder.path().toStdString()));
    }

    void the_root_is_no_home()
    {
#ifdef __unix__
        const std::filesystem::path known = getpwuid(geteuid())->pw_dir;
        QVERIFY2(known != "/", "this user cannot try it");
        for (const char* home : {"", "/", "//", "/.", "not/absolute", "/nowhere/at/all"}) {
            qputenv("HOME", home);
            QCOMPARE(home_folder(), known);
        }
        qunsetenv("HOME");
        QCOMPARE(home_folder(), known);
#endif
    }
};

QTEST_GUILESS_MAIN(TestBaseHomeFolder)
#include "test_base_home_folder.moc"
