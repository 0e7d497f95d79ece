// The guided first game of Canal Mania: its file is whole in every language, and shows all that a turn can
// be.
#include "canal/record/lesson.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>

using namespace canal;

namespace {

const std::filesystem::path variants = std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants";

} // namespace

class TestCanalLesson : public QObject
{
    Q_OBJECT

    const Library library{{variants}};

    Lesson lesson() const { return *load_lesson(library.find("guided/first-game"), library).value; }

private slots:
    void initTestCase()
    {
        const auto loaded = load_lesson(library.find("guided/first-game"), library);
        for (const capitol::Diagnostic& fault : loaded.diagnostics)
            qWarning("%s", fault.text().c_str());
        QVERIFY(loaded);
    }

    void the_first_game_is_whole()
    {
        const Lesson first = lesson();
        const Rules rules = RecordedCanal::rules_of(first.record);
        const Position end = first.record.position_after(rules, first.record.moves.size());
        QVERIFY(end.turn.step == Step::over);
        QCOMPARE(leader(end), first.learner());
        QCOMPARE(first.messages.back().at, first.record.moves.size()); // the last word is the teacher's
    }

    void what_it_says_of_the_points_is_so()
    {
        const Lesson first = lesson();
        const Rules rules = RecordedCanal::rules_of(first.record);
        const auto score = [&](std::size_t moves, Seat seat) {
            return int(first.record.position_after(rules, moves).score[seat]);
        };
        QCOMPARE(score(24, 0), 3);
        QCOMPARE(score(26, 0), 5);
        QCOMPARE(score(59, 1) - score(58, 1), 2); // Clara's, for Henry's cube
        QCOMPARE(score(66, 0), 9);
        QCOMPARE(score(78, 0), 21);
    }

    // It is the map and the deck that are played with, and only the end comes sooner.
    void it_is_the_usual_game_but_shorter()
    {
        GameData usual = library.load(usual_variant).value->data;
        usual.ruleset.end.score.three = 9;
        usual.ruleset.end.rounds = 0;
        QVERIFY(lesson().record.data == usual);
    }

    void the_learner_does_everything()
    {
        const Lesson first = lesson();
        std::set<MoveKind> done;
        for (const auto& move : first.record.moves)
            if (move.seat == first.learner())
                done.insert(move.choice.kind);
        for (const MoveKind kind :
             {MoveKind::contract, MoveKind::barge, MoveKind::swap, MoveKind::take, MoveKind::draw,
              MoveKind::declare, MoveKind::keep, MoveKind::cube, MoveKind::lay, MoveKind::ship})
            QVERIFY2(done.contains(kind), qPrintable(QString::number(int(kind))));
    }

    void a_fault_is_told_with_its_place()
    {
        QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        std::filesystem::copy(variants / "canal-mania" / "guided" / "first-game.canal", place / "game.canal");
        std::ofstream(place / "lesson.yaml") << "format: 1\nrecord: game.canal\nmessages:\n"
                                                "- at: 0\n  say: {en: Hello, it: Ciao, fr: Salut}\n"
                                                "- at: 99\n  say: Hello\n";
        std::string text;
        for (const capitol::Diagnostic& fault : load_lesson(place / "lesson.yaml", library).diagnostics)
            text += fault.text() + '\n';
        for (const char* part : {"lesson.yaml:5:", "messages[0].say.nl", "messages[1].at", "0..78", "at: 4"})
            QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + " in\n" + text).c_str());
    }

    void a_record_of_the_other_game_is_refused()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "lesson.yaml";
        std::ofstream(file) << "format: 1\nrecord: first-game.capitol\nmessages: []\n";
        const auto loaded = load_lesson(file, library);
        QVERIFY(!loaded);
        QCOMPARE(loaded.diagnostics.front().key, "record");
    }
};

QTEST_APPLESS_MAIN(TestCanalLesson)
#include "test_canal_lesson.moc"
