// capitol-cli is killed at random moments of a long work and continued: what was on the disk stays there,
// nothing is refused, and in the end all is as if nobody had disturbed it. `test_interrupted --kills 1000`
// says how often; without it, a few times.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

#include <cstdio>
#include <random>

using namespace capitol::test;
using nlohmann::json;

namespace {

int s_kills = 12;

// A command that can be continued.
struct Work
{
    QStringList arguments; // the last of them names the file that it goes on with
    // How much is done by what stands in that file.
    int (*done)(const QByteArray& file);
    // What must be the same in the end, of the file and of what was printed.
    QByteArray (*result)(const QByteArray& file, const QByteArray& out);
};

int measuredGames(const QByteArray& file)
{
    if (file.isEmpty())
        return 0;
    int games = 0;
    const json measured = json::parse(file.toStdString());
    for (const json& range : measured["games_done"])
        games += range[1].get<int>() - range[0].get<int>() + 1;
    return games;
}

int wholeLines(const QByteArray& file)
{
    return int(file.count('\n'));
}

QByteArray theFile(const QByteArray& file, const QByteArray&)
{
    return file;
}

QByteArray whatWasPrinted(const QByteArray&, const QByteArray& out)
{
    return out;
}

} // namespace

class TestInterrupted : public QObject
{
    Q_OBJECT

    std::mt19937 m_luck{std::random_device{}()};

    // Of the work, done at one go; how long that took goes to `milliseconds`.
    QByteArray undisturbed(const Work& work, qint64& milliseconds) const
    {
        const Cli cli;
        QElapsedTimer time;
        time.start();
        const Outcome outcome = cli.run(work.arguments);
        milliseconds = time.elapsed();
        return outcome.status == 0 ? work.result(cli.read(work.arguments.last()), outcome.out) : QByteArray();
    }

    // Whether it came to its end before it was killed.
    bool killSomewhere(const Cli& cli, const Work& work, qint64 longest, QByteArray& out)
    {
        QProcess process;
        cli.start(process, work.arguments);
        const bool ended = process.waitForFinished(int(m_luck() % static_cast<unsigned>(longest)));
        if (!ended) {
            process.kill();
            process.waitForFinished();
        } else if (process.exitCode() != 0) {
            QTest::qFail(process.readAllStandardError().constData(), __FILE__, __LINE__);
        }
        out = process.readAllStandardOutput();
        return ended;
    }

    void survives(const Work& work)
    {
        qint64 milliseconds = 0;
        const QByteArray expected = undisturbed(work, milliseconds);
        QVERIFY(!expected.isEmpty());
        auto cli = std::make_unique<Cli>();
        int before = 0;
        int kills = 0;
        int ends = 0;
        int steps = 0; // kills after which more was done than before
        while (kills < s_kills || ends == 0) {
            QByteArray out;
            const bool ended = killSomewhere(*cli, work, kills < s_kills ? milliseconds : 600'000, out);
            if (QTest::currentTestFailed())
                return;
            const QByteArray file = cli->read(work.arguments.last());
            const int done = work.done(file);
            QVERIFY2(done >= before, "something finished is lost");
            steps += done > before;
            before = done;
            kills += !ended;
            if (!ended)
                continue;
            QCOMPARE(work.result(file, out), expected);
            ++ends;
            before = 0;
            cli = std::make_unique<Cli>(); // from the beginning
        }
        std::printf("%s: %d kills, %d of them after something was done, %d ends as undisturbed\n",
                    qPrintable(work.arguments.first()), kills, steps, ends);
        QVERIFY(steps > 0);
    }

private slots:
    void a_measurement()
    {
        survives({{"measure", "dutch", "--against", "schmidt", "--player", "random", "--games", "1500",
                   "--jobs", "2", "--save-every", "0.1", "--resume", "--output", "measured.json"},
                  measuredGames,
                  theFile});
    }

    void a_match()
    {
        survives({{"arena", "--players", "greedy,random,random", "--games", "100", "--jobs", "2", "--json",
                   "--journal", "match.jsonl"},
                  wholeLines,
                  whatWasPrinted});
    }

    void tuning()
    {
        survives({{"tune", "--greedy", "--steps", "30", "--deals", "4", "--journal", "tuned.jsonl"},
                  wholeLines,
                  theFile});
    }
};

int main(int argc, char** argv)
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "36000000"); // milliseconds: Qt ends a test after five minutes else
    const QCoreApplication program(argc, argv);
    QStringList rest = QCoreApplication::arguments();
    if (const qsizetype at = rest.indexOf("--kills"); at >= 0 && at + 1 < rest.size()) {
        s_kills = rest[at + 1].toInt();
        rest.remove(at, 2);
    }
    TestInterrupted test;
    return QTest::qExec(&test, rest);
}

#include "test_interrupted.moc"
