// Moves of Canal Mania as people may type them: what is wrong, and where.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/notation.h"
#include "canal_games.h"
#endif

#include <QTest>

using namespace canal;
using namespace canal::test;

class TestCanalNotation : public QObject
{
    Q_OBJECT

private slots:
    void what_is_wrong_is_said_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::addColumn<int>("at");
        const auto row = [](const char* text, const char* error, int at) {
            QTest::newRow(text) << QString(text) << QString("%1 is needed").arg(error) << at;
        };
        row("", "a move such as pass, take, lay or ship", 0);
        row("build", "a move such as pass, take, lay or ship", 0);
        row("pass on", "nothing more", 5);
        row("contract rhine", "the id of a contract", 9);
        row("cube nowhere", "the id of a place", 5);
        row("junction tonbridge", "the id of a place", 18);
        row("swap captain", "an engineer", 5);
        row("take bridge", "a card such as lock or lock.red", 5);
        row("take lock.grey", "a card such as lock or lock.red", 5);
        row("colour grey", "red, yellow, green, blue, black or purple", 7);
        row("colour white", "red, yellow, green, blue, black or purple", 7);
        row("take-back medway 0", "how many tiles", 17);
        row("take-back medway many", "how many tiles", 17);
        row("lay medway 99,99 lock ne", "a hex of the board such as 9,4", 11);
        row("lay medway 20,30 bridge ne", "stretch, lock, aqueduct or tunnel", 17);
        row("lay medway 20,30 lock north", "e, ne, nw, w, sw or se", 22);
        row("lay medway 20,30 lock ne for nothing",
            "`with` and the cards that pay, or `over` and the extra ones", 25);
        row("lay medway 20,30 lock ne with", "a card such as lock or lock.red", 29);
        row("lay medway 20,30 lock ne with lock over", "a card such as lock or lock.red", 39);
        row("ship weybridge", "a seat from 1 to 3", 14);
        row("ship weybridge 0 guildford", "a seat from 1 to 3", 15);
        row("ship weybridge 4 guildford", "a seat from 1 to 3", 15);
        row("ship weybridge 1", "the id of a place", 16);
    }

    void what_is_wrong_is_said()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QFETCH(int, at);
        const Rules& rules = shipped_rules();
        const ParsedMove parsed = parse_move(rules, CanalMania::start(rules, 3, 1), text.toStdString());
        QVERIFY(!parsed.choice);
        QCOMPARE(QString::fromStdString(parsed.error), error);
        QCOMPARE(int(parsed.at), at);
    }

    // And no more words than a move can have.
    void endless_moves_are_refused()
    {
        const Rules& rules = shipped_rules();
        const Position position = CanalMania::start(rules, 3, 1);
        for (const auto& [start, more] :
             {std::pair<std::string, std::string>{"lay medway 20,30 lock ne with", " lock"},
              std::pair<std::string, std::string>{"ship weybridge", " 1 guildford"}}) {
            std::string text = start;
            for (int i = 0; i < 1000; ++i)
                text += more;
            const ParsedMove parsed = parse_move(rules, position, text);
            QVERIFY(!parsed.choice);
            QVERIFY2(parsed.error.starts_with("no more "), parsed.error.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestCanalNotation)
#include "test_canal_notation.moc"
