// The program is killed at random moments of a game, and continued: no move that was seen is lost, nor what
// was picked of one. `test_crash --kills 100 --windows 20` says how often; without it, a few times.
#include "canal/record/record.h"
#include "canal/variant/library.h"
#include "record/reader.h"
#include "sandbox.h"
#ifdef CAPITOL_SERVER
#include "server_process.h"
#endif
#include "table_fixture.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <random>

using namespace capitol;
using namespace capitol::app;

namespace {

int s_kills = 12;
int s_windows = 1;

// What a victim has said.
struct Heard
{
    QByteArray seed;
    QList<QByteArray> moves{}; // that stand
    QList<QByteArray> told{};  // those that were taken back later, too

    void hear(const QByteArray& line)
    {
        if (line.startsWith("game "))
            *this = {line.mid(5)};
        if (line == "undo")
            moves.removeLast();
        if (!line.startsWith("made "))
            return;
        moves.append(line.mid(5));
        told.append(line.mid(5));
    }
};

template <record::RecordedGame G>
QList<QByteArray> movesOf(const record::Record<G>& record)
{
    const auto rules = G::rules_of(record);
    QList<QByteArray> moves;
    for (std::size_t i = 0; i < record.moves.size(); ++i)
        moves.append(QByteArray::fromStdString(
                         record::print_move_line<G>(rules, record.position_after(rules, i), record.moves[i]))
                         .trimmed());
    return moves;
}

const canal::Library& canalLibrary()
{
    static const canal::Library library(Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    return library;
}

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::Sandbox> sandbox;
    Random luck{std::random_device{}()};
    int lines = 0;   // said before the kills
    int torn = 0;    // files with an unfinished last line
    int ahead = 0;   // a move was on disk that had not been seen
    int checked = 0; // moves looked for on disk

    int chance(int below) { return int(luck.below(static_cast<std::uint32_t>(below))); }

    // What it said from its start until it was killed.
    Heard killSomewhere(const QString& program, const QString& board, int most, bool& begun)
    {
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(QCoreApplication::applicationDirPath() + '/' + program,
                     {QString::number(chance(1 << 30)), board});
        Heard heard;
        const int enough = chance(most);
        int said = 0;
        const auto listen = [&] {
            while (victim.canReadLine()) {
                heard.hear(victim.readLine().trimmed());
                ++said;
            }
        };
        while (said < enough && victim.waitForReadyRead(60000))
            listen();
        QTest::qSleep(chance(4));
        begun = victim.state() != QProcess::NotRunning;
        victim.kill();
        victim.waitForFinished();
        listen();
        lines += said;
        return heard;
    }

    // The game of that seed, the one being played or one that is over.
    template <record::RecordedGame G>
    std::optional<record::Record<G>> find(const QByteArray& seed, const typename G::Sources& library)
    {
        const QDir data(sandbox->path("data"));
        const QString ending = QString::fromStdString(G::format().suffix);
        QStringList files{data.filePath("current" + ending)};
        const QDir games(data.filePath("games"));
        const QStringList names = games.entryList({"*" + ending});
        for (const QString& name : names)
            files.append(games.filePath(name));
        for (const QString& file : files) {
            if (!QFile::exists(file))
                continue;
            auto loaded = record::load_record<G>(file.toStdString(), library);
            if (!loaded.record) // every file opens
                qWarning("%s: %s", qPrintable(file), loaded.diagnostics.front().text().c_str());
            torn += !loaded.dropped.empty();
            if (loaded.record && QByteArray::number(qulonglong(loaded.record->seed)) == seed)
                return std::move(loaded.record);
        }
        return std::nullopt;
    }

    template <record::RecordedGame G>
    void nothingIsLost(const typename G::Sources& library, const QString& program, const QString& board,
                       int kills, int most)
    {
        Heard before;
        for (int kill = 0; kill < kills || checked == 0; ++kill) { // until something was looked for
            bool begun = false;
            const Heard heard = killSomewhere(program, board, most, begun);
            QVERIFY2(begun, "the victim ended by itself");
            if (heard.seed.isEmpty())
                continue;                  // killed before it had a game on the table
            if (heard.seed == before.seed) // what it continued is what was there
                QCOMPARE(heard.told.mid(0, before.moves.size()), before.moves.mid(0, heard.told.size()));
            const auto record = find<G>(heard.seed, library);
            QVERIFY2(record, "the game is gone");
            const QList<QByteArray> kept = movesOf(*record);
            QCOMPARE(kept.mid(0, heard.moves.size()), heard.moves);
            checked += int(heard.moves.size());
            ahead += kept.size() > heard.moves.size();
            before = {heard.seed, kept};
        }
        std::printf("%s %s: %d kills, %d lines said, %d moves looked for, %d files ahead, %d torn\n",
                    qPrintable(program), qPrintable(board), kills, lines, checked, ahead, torn);
    }

    // The next thing it says that begins so, without that.
    static QByteArray waitFor(QProcess& victim, const QByteArray& beginning)
    {
        for (;;) {
            while (!victim.canReadLine())
                if (!victim.waitForReadyRead(60000))
                    return {};
            if (const QByteArray line = victim.readLine().trimmed(); line.startsWith(beginning))
                return line.mid(beginning.size());
        }
    }

private slots:
    void init()
    {
        lines = torn = ahead = checked = 0;
        sandbox = std::make_unique<test::Sandbox>();
    }

    void no_finished_move_is_lost_by_the_session()
    {
        nothingIsLost<RecordedCapitol>(testLibrary(), "crash_victim", {}, s_kills, 60);
    }
    void no_finished_move_of_canal_mania_is_lost_by_the_session()
    {
        nothingIsLost<canal::RecordedCanal>(canalLibrary(), "crash_canal", {}, s_kills, 60);
    }
    // It is killed as soon as anything is on the disk: what was picked is picked at once.
    void what_is_picked_is_there_again_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("how");
        QTest::addColumn<QString>("draft");
        QTest::newRow("Capitol") << "crash_composing" << QStringList() << "current.capitol.draft";
        QTest::newRow("Canal Mania") << "crash_canal" << QStringList("hesitate") << "current.canal.draft";
    }
    void what_is_picked_is_there_again()
    {
        QFETCH(const QString, program);
        QFETCH(const QStringList, how);
        QFETCH(const QString, draft);
        QByteArray before;
        for (int kill = 0; kill <= s_kills; ++kill) {
            QProcess victim;
            victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            victim.start(QCoreApplication::applicationDirPath() + '/' + program,
                         QStringList{QString::number(chance(1 << 30))} + how);
            if (kill > 0)
                QCOMPARE(waitFor(victim, "again"), before);
            before = waitFor(victim, "picked");
            QVERIFY(!before.isEmpty());
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(sandbox->path("data/" + draft)).size() > 0, 60000);
            victim.kill();
            victim.waitForFinished();
        }
    }
#ifdef CAPITOL_SERVER
    // The same with a line of the chat that was not sent yet, at a table elsewhere.
    void what_is_typed_is_there_again()
    {
        const QTemporaryDir journals;
        const test::Server server(journals.path());
        const QString folder = sandbox->path("together");
        QByteArray before;
        for (int kill = 0; kill <= s_kills; ++kill) {
            QProcess victim;
            victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            victim.start(QCoreApplication::applicationDirPath() + "/crash_typing",
                         {QString("127.0.0.1:%1").arg(server.port()), folder, QString::number(kill)});
            QCOMPARE(waitFor(victim, "again").trimmed(), before);
            before = waitFor(victim, "typed").trimmed();
            QVERIFY(!before.isEmpty());
            const QDir typed(folder + "/typed");
            QTRY_COMPARE_WITH_TIMEOUT(
                test::Sandbox::read(typed.filePath(typed.entryList({"*.typed"}).value(0))), before, 60000);
            victim.kill();
            victim.waitForFinished();
        }
    }
#endif
    void no_finished_move_is_lost_by_the_window_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("flat") << QStringLiteral("flat");
        QTest::newRow("in depth") << QStringLiteral("deep");
    }
    void no_finished_move_is_lost_by_the_window()
    {
        if (qEnvironmentVariable("QT_QPA_PLATFORM") == "offscreen" || !qEnvironmentVariableIsSet("DISPLAY"))
            QSKIP("No display.");
        QFETCH(const QString, board);
        nothingIsLost<RecordedCapitol>(testLibrary(), "crash_window", board, s_windows, 24);
    }
};

int main(int argc, char** argv)
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "36000000"); // milliseconds: Qt ends a test after five minutes else
    const QCoreApplication program(argc, argv);
    QStringList rest = QCoreApplication::arguments();
    for (const auto& [flag, count] : {std::pair{"--kills", &s_kills}, {"--windows", &s_windows}}) {
        const qsizetype at = rest.indexOf(flag);
        if (at < 0 || at + 1 >= rest.size())
            continue;
        *count = rest[at + 1].toInt();
        rest.remove(at, 2);
    }
    TestCrash test;
    return QTest::qExec(&test, rest);
}

#include "test_crash.moc"
