// Two windows play a game of Capitol, and one of Canal Mania, with each other through a server, each in its
// own language, while a third one looks on. CAPITOL_PARTY=VARIANT plays a whole game of that instead of a
// short one.
#include "sandbox.h"
#include "server_process.h"
#include "short_game.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <memory>

using namespace capitol::test;

namespace {

constexpr int patienceForAll = 600'000; // milliseconds

// One window's process, with folders of its own.
class Guest
{
public:
    Guest(const QString& name, const QString& language, const QStringList& way)
    {
        writeShortGame(m_sandbox);
        writeShortCanals(m_sandbox);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationDirPath() + "/party_window",
                        QStringList{name, language} + way);
    }
    ~Guest()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    // What follows that word in a line that it says; empty if it never does.
    QString hear(const QString& word)
    {
        for (QElapsedTimer time = begun(); !time.hasExpired(patienceForAll);) {
            while (m_process.canReadLine()) {
                const QString line = QString::fromUtf8(m_process.readLine()).trimmed();
                m_said.append(line);
                if (line == word || line.startsWith(word + ' '))
                    return line.mid(word.size()).trimmed() + (line == word ? "yes" : "");
                if (line.startsWith("trouble"))
                    return {};
            }
            m_process.waitForReadyRead(100);
        }
        return {};
    }
    // Once it may: its status.
    int end()
    {
        m_process.write("\n");
        m_process.waitForFinished(patience);
        return m_process.exitCode();
    }
    QString said() const { return m_said.join('\n'); }
    QStringList savedGames() const { return QDir(m_sandbox.path("data/games")).entryList(QDir::Files); }

private:
    static QElapsedTimer begun()
    {
        QElapsedTimer time;
        time.start();
        return time;
    }

    Sandbox m_sandbox; // tells its folders to what is started next
    QProcess m_process;
    QStringList m_said;
};

} // namespace

class TestParty : public QObject
{
    Q_OBJECT

private slots:
    void a_game_is_played_by_two_and_watched_by_a_third_data()
    {
        QTest::addColumn<QString>("game"); // as the window calls it
        QTest::addColumn<QString>("served");
        QTest::addColumn<QString>("ending");
        QTest::newRow("Capitol") << "capitol"
                                 << "capitol"
                                 << ".capitol";
        QTest::newRow("Canal Mania") << "canal"
                                     << "canal-mania"
                                     << ".canal";
    }
    void a_game_is_played_by_two_and_watched_by_a_third()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, served);
        QFETCH(const QString, ending);
        const QTemporaryDir folder;
        const Server server(folder.path(), {"--game", served});
        const QString variant = qEnvironmentVariable("CAPITOL_PARTY", "short");
        QElapsedTimer time;
        time.start();
        Guest anna("Anna", "en", {"make", QString("127.0.0.1:%1").arg(server.port()), variant, game});
        const QString link = anna.hear("link");
        QVERIFY2(!link.isEmpty(), qPrintable(anna.said()));
        Guest marcus("Marcus", "fr", {"watch", link});
        QVERIFY2(!marcus.hear("here").isEmpty(), qPrintable(marcus.said()));
        Guest livia("Livia", "it", {"join", link});
        const auto all = {&anna, &livia, &marcus};
        for (Guest* guest : all)
            QVERIFY2(!guest->hear("over").isEmpty(), qPrintable(guest->said()));
        qInfo("The game took %lld s.", time.elapsed() / 1000);
        for (Guest* guest : all) {
            QCOMPARE(guest->end(), 0);
            QVERIFY2(guest->said().contains("proven 1"), qPrintable(guest->said()));
            QCOMPARE(lineOf(*guest, "record"), lineOf(anna, "record"));
            QCOMPARE(guest->savedGames().size(), 1);
            QVERIFY(guest->savedGames().front().endsWith(ending));
        }
        QVERIFY(anna.said().contains("heard Hello!"));
        QVERIFY(livia.said().contains("heard Ciao!"));
        QVERIFY(!livia.said().contains("heard Hello!"));
    }

private:
    static QString lineOf(const Guest& guest, const QString& word)
    {
        return guest.said().split('\n').filter(word + ' ').value(0);
    }
};

QTEST_GUILESS_MAIN(TestParty)
#include "tst_party.moc"
