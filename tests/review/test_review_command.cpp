// `capitol-cli review`: what it tells, and what it says of files that are no whole game.
#include "cli.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTest>

using namespace capitol::test;
using nlohmann::json;

namespace {

const QString a_game = QString(CAPITOL_SOURCE_DIR) + "/tests/records/one-round-4.capitol";

} // namespace

class TestReviewCommand : public QObject
{
    Q_OBJECT

private slots:
    void it_tells_the_game_in_eighty_columns()
    {
        const Outcome outcome = run({"review", a_game, "--iterations", "4"});
        QVERIFY2(outcome.status == 0, outcome.err.data());
        for (const char* part : {"the game is over", "Expected share of victory", "round 1, construction",
                                 "lost: bid", "luck", "accuracy"})
            QVERIFY2(outcome.out.contains(part), part);
        for (const QByteArray& line : outcome.out.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 80, line.data());
    }

    void its_json_is_the_same_with_any_number_of_threads()
    {
        const QStringList arguments{"review", a_game, "--iterations", "4", "--format", "json", "--jobs"};
        const Outcome one = run(arguments + QStringList{"1"});
        QCOMPARE(one.status, 0);
        QCOMPARE(run(arguments + QStringList{"2"}).out, one.out);
        const json review = json::parse(one.out.toStdString());
        const std::size_t moves = review["moves"];
        QCOMPARE(review["choices"].size(), moves);
        QCOMPARE(review["curve"].size(), moves + 1);
        QCOMPARE(review["seats"].size(), 4U);
        QCOMPARE(review["over"], true);
        QCOMPARE(review["choices"][0]["choice"], "Pb2:1t@esq.2");
        QVERIFY(review["choices"][0]["alternative_share"] > 0);
    }

    void one_seats_choices_are_told_alone()
    {
        const Outcome outcome =
            run({"review", a_game, "--iterations", "2", "--format", "json", "--seat", "2"});
        const json choices = json::parse(outcome.out.toStdString())["choices"];
        QVERIFY(!choices.empty());
        for (const json& choice : choices)
            QCOMPARE(choice["seat"], 2);
        const Outcome none = run({"review", a_game, "--seat", "5"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("this game has the seats 1..4"), none.err.data());
    }

    void a_damaged_game_is_reviewed_as_far_as_it_is_sound()
    {
        m_cli.write("damaged.capitol", first_moves(5) + "- 1 nonsense\n");
        const Outcome outcome = run({"review", "damaged.capitol", "--iterations", "2"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("only the 5 moves before line"), outcome.err.data());
        QVERIFY(outcome.out.contains("5 moves, the game is not over"));
    }

    void what_is_no_game_is_refused()
    {
        m_cli.write("begun.capitol", first_moves(0));
        const Outcome begun = run({"review", "begun.capitol"});
        QCOMPARE(begun.status, 1);
        QVERIFY2(begun.err.contains("no move has been made"), begun.err.data());
        m_cli.write("other.capitol", "nothing of the kind\n");
        const Outcome other = run({"review", "other.capitol"});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("another kind of file"), other.err.data());
        QCOMPARE(run({"review", "no such file"}).status, 1);
        QCOMPARE(run({"review"}).status, 2);
    }

    void names_cannot_control_the_terminal()
    {
        QByteArray text = first_moves(4);
        text.replace("\"Seat 2\"", "\"\\e[2J\\nBen\"");
        m_cli.write("named.capitol", text);
        const Outcome outcome = run({"review", "named.capitol", "--iterations", "2"});
        QVERIFY2(outcome.status == 0 || !outcome.err.isEmpty(), outcome.out.data());
        QVERIFY(!outcome.out.contains('\x1b') && !outcome.err.contains('\x1b'));
    }

private:
    Outcome run(const QStringList& arguments) const { return m_cli.run(arguments); }

    static QByteArray first_moves(int count)
    {
        QFile file(a_game);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(a_game));
        const QList<QByteArray> lines = file.readAll().split('\n');
        const auto first = lines.indexOf("moves:") + 1;
        return lines.mid(0, first + count).join('\n') + '\n';
    }

    Cli m_cli;
};

QTEST_GUILESS_MAIN(TestReviewCommand)
#include "test_review_command.moc"
