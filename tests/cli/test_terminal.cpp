// What is printed: nothing from a file acts on a terminal, and what another program reads comes as it is.
#include "cli.h"

#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace capitol::test;

namespace {

// The override to right-to-left, and an escape that would colour what follows.
const QByteArray override_mark = "\u202e";

bool acts(const QByteArray& text)
{
    return text.contains('\x1b') || text.contains('\r') || text.contains(override_mark);
}

} // namespace

class TestTerminal : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_cli.write("evil.yaml", "format: 1\nid: evil\nextends: schmidt\nname: \"Evil\\e[31m\\u202ename\"\n");
        QFile game(CAPITOL_SOURCE_DIR "/tests/records/schmidt-2.capitol");
        QVERIFY(game.open(QIODevice::ReadOnly));
        m_cli.write("evil.capitol", game.readAll().replace("\"Seat 1\"", "\"\\e[31mA\\u202eB\\nC\""));
    }

    void names_in_messages_are_shown()
    {
        const Outcome outcome = run({"validate", "no\x1b[31m such\u202e file"});
        QVERIFY2(!acts(outcome.out + outcome.err), outcome.out + outcome.err);
        QVERIFY2(outcome.out.contains("no⟨U+001B⟩[31m such⟨U+202E⟩ file"), outcome.out);
    }

    void a_command_that_is_not_understood_is_shown()
    {
        const Outcome outcome = run({"\x1b[31mshow", "--\u202e"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(!acts(outcome.err), outcome.err);
    }

    void players_names_are_shown_on_one_line()
    {
        const Outcome outcome = run({"replay", "evil.capitol"});
        QVERIFY2(outcome.status == 0, outcome.err);
        QVERIFY2(!acts(outcome.out), outcome.out);
        QVERIFY2(outcome.out.contains("(⟨U+001B⟩[31mA⟨U+202E⟩B⟨U+000A⟩C)"), outcome.out);
    }

    // `show` to a file is a variant again, byte for byte; the rulebook is read by people.
    void what_a_program_reads_comes_as_it_is()
    {
        QVERIFY(run({"show", "evil.yaml"}).out.contains(override_mark));
        const QByteArray book = run({"rulebook", "evil.yaml"}).out;
        QVERIFY2(!book.contains(override_mark) && book.contains("⟨U+202E⟩"), book);
    }

#ifdef Q_OS_LINUX // elsewhere script is another program, and not every name of a file is allowed
    void on_a_terminal_all_is_shown()
    {
        for (const char* command :
             {"show evil.yaml", "rulebook evil.yaml", "rulebook evil.yaml --format markdown"}) {
            const QByteArray text = on_terminal(command);
            QVERIFY2(!text.isEmpty(), command);
            QVERIFY2(!text.contains('\x1b') && !text.contains(override_mark), command);
        }
    }

    void the_rulebook_fits_a_terminal()
    {
        const QByteArray text = on_terminal("rulebook dutch");
        QVERIFY2(text.contains("Capitol: Dutch rules"), text);
        QVERIFY(!text.contains("base64") && !text.contains("<a id"));
        for (const QByteArray& line : text.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 80, line);
        QVERIFY(run({"rulebook", "dutch"}).out.startsWith("# Capitol: Dutch rules\n"));
        QVERIFY(run({"rulebook", "dutch", "--format", "text"}).out.startsWith("Capitol: Dutch rules\n====="));
    }

    void a_name_that_is_not_utf8_is_known_before_a_game_is_played()
    {
        m_cli.write("plain.yaml", "format: 1\nid: plain\nextends: schmidt\n");
        const Outcome outcome = shell(
            "cp plain.yaml \"$(printf 'r\\350gles.yaml')\" && \"$0\" arena --players random,random --games 2 "
            "--json --variant \"./$(printf 'r\\350gles.yaml')\"");
        QVERIFY2(outcome.status == 0, outcome.err);
        QVERIFY2(outcome.out.contains("r⟨0xE8⟩gles.yaml"), outcome.out);
    }

    void a_name_that_is_not_utf8_is_told_in_json()
    {
        const Outcome outcome = shell("touch \"$(printf 'caf\\351.yaml')\"; \"$0\" validate --format json "
                                      "\"$(printf 'caf\\351.yaml')\"");
        QVERIFY2(outcome.status == 1, outcome.err);
        QVERIFY2(outcome.out.contains("caf"), outcome.err);
    }
#endif

    void a_dash_is_the_standard_output()
    {
        QCOMPARE(run({"rulebook", "dutch", "--output", "-"}).out, run({"rulebook", "dutch"}).out);
        const QStringList measure{"measure", "dutch", "--player", "random",
                                  "--games", "2",     "--format", "json"};
        QCOMPARE(run(measure + QStringList{"--output", "-"}).out, run(measure).out);
        QVERIFY(m_cli.read("-").isEmpty());
    }

    void devices_and_pipes_are_not_written_over()
    {
        for (const char* name : {"/dev/stdout", "/dev/fd/1", "/dev/null"}) {
            const Outcome outcome = run({"rulebook", "dutch", "--format", "html", "--output", name});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.err.contains(name), outcome.err);
        }
        QCOMPARE(mkfifo(m_cli.path("pipe").toLocal8Bit(), 0600), 0);
        QCOMPARE(run({"arena", "--players", "random,random", "--games", "2", "--journal", "pipe"}).status, 1);
    }

    // A folder that is not there stands for a disk that cannot be written for a while.
    void a_measurement_outlives_a_save_that_fails()
    {
        const Outcome outcome = shell(
            "\"$0\" measure dutch --player random --games 1000000 --output later/m.json --save-every 1 & "
            "sleep 3; mkdir later; kill -TERM $!; wait $!");
        QVERIFY2(outcome.status == 130, outcome.err);
        QVERIFY2(outcome.err.contains("could not save: later/m.json: No such file"), outcome.err);
        QVERIFY(m_cli.read("later/m.json").contains("capitol_measure"));
    }

    void the_last_save_that_fails_is_a_failure()
    {
        const Outcome outcome =
            run({"measure", "dutch", "--player", "random", "--games", "2", "--output", "nowhere/m.json"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("nowhere/m.json: No such file"), outcome.err);
    }

private:
    Outcome run(const QStringList& arguments) const
    {
        return m_cli.run(arguments);
    }
    // `$0` is capitol-cli.
    Outcome shell(const QByteArray& commands) const
    {
        QProcess process;
        m_cli.start(process, "bash", {"-c", QString::fromUtf8(commands), Cli::program()});
        if (!process.waitForFinished(120'000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
#ifdef Q_OS_LINUX
    QByteArray on_terminal(const QByteArray& command) const
    {
        return shell("script -qec \"stty cols 80; '$0' " + command + "\" /dev/null").out.replace('\r', "");
    }
#endif

    Cli m_cli;
};

QTEST_GUILESS_MAIN(TestTerminal)
#include "test_terminal.moc"
