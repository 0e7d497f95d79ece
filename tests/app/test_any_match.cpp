// A match in the window knows no game: a small one of the tests is played, taken back, saved and watched.
#include "playable_toy.h"

#include "match/local_match.h"
#include "match/posed_match.h"
#include "record/reader.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using toy::PlayableToy;
using LocalMatch = match::LocalMatch<PlayableToy>;
using PosedMatch = match::PosedMatch<PlayableToy>;
using WatchedMatch = match::WatchedMatch<PlayableToy>;
using Record = LocalMatch::Record;

namespace {

Record recordOf(const std::vector<std::string>& players)
{
    Record record;
    for (const std::string& player : players)
        record.seats.push_back({"Seat " + std::to_string(record.seats.size() + 1), player});
    record.seed = 7;
    return record;
}

toy::Choice lowestOf(const toy::View& view)
{
    return {static_cast<std::uint8_t>(std::countr_zero(view.known.hands[view.seat]))};
}

capitol::LateSync::Failed never()
{
    return [](const std::system_error& error) { qFatal("%s", error.what()); };
}

} // namespace

class TestAnyMatch : public QObject
{
    Q_OBJECT

    QTemporaryDir folder;
    std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "game.toy";

    // Asks until the game is over; people play their lowest number.
    static void playOn(LocalMatch& match)
    {
        connect(&match, &LocalMatch::asked, &match, [&match] {
            match.setAudience(match.toMove());
            match.submit(lowestOf(match.view()));
        });
        connect(
            &match, &LocalMatch::happened, &match, [&match] { match.proceed(); }, Qt::QueuedConnection);
        match.proceed();
        QTRY_VERIFY_WITH_TIMEOUT(match.isOver(), 60'000);
    }

private slots:
    void people_and_computers_play_it_to_its_end()
    {
        LocalMatch match(recordOf({"human", "search", "human", "search", "search"}), file, never());
        int told = 0;
        connect(&match, &LocalMatch::happened, &match, [&] {
            const auto& happening = match.happening();
            toy::View folded = happening.before;
            for (const toy::Event& event : happening.events)
                toy::Toy::see(match.rules(), folded, event);
            QVERIFY(folded == happening.after);
            QCOMPARE(happening.move, ++told);
        });
        playOn(match);
        QCOMPARE(told, 5 * toy::rounds);
        const auto saved = record::load_record<toy::RecordedToy>(file, {});
        QVERIFY(saved.is_whole());
        QVERIFY(saved.record->moves == match.record()->moves);
    }

    void a_player_that_fails_is_stood_in_for()
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("out of ideas"));
        LocalMatch match(recordOf({"failing", "human"}), file, never());
        const QSignalSpy happened(&match, &LocalMatch::happened);
        match.proceed();
        QTRY_COMPARE(happened.size(), 1);
        QCOMPARE(int(match.record()->moves.size()), 1);
    }

    void what_others_have_not_answered_is_taken_back()
    {
        Record agreed = recordOf({"human", "human"});
        agreed.friendly_undo = true;
        LocalMatch match(agreed, file, never());
        const toy::Choice first = lowestOf(match.view());
        QVERIFY(match.couldUndo(first));
        match.submit(first);
        QVERIFY(match.canUndo());
        QVERIFY(!match.canUndoTurn());
        match.undo();
        QVERIFY(match.record()->moves.empty());
        QVERIFY(match.redo() == first);
        match.submit(first);
        match.setAudience(1);
        match.submit(lowestOf(match.view()));
        QVERIFY(!match.canUndo()); // both are turned over
    }

    void what_the_rules_forbid_is_refused()
    {
        LocalMatch match(recordOf({"human", "human"}), file, never());
        const QSignalSpy refused(&match, &LocalMatch::refused);
        match.submit({toy::face_down});
        QCOMPARE(refused.size(), 1);
        QVERIFY(match.refusal() == toy::not_in_hand);
        QVERIFY(match.record()->moves.empty());
    }

    void its_history_is_what_one_seat_saw()
    {
        LocalMatch played(recordOf({"human", "human", "human"}), file, never());
        playOn(played);
        WatchedMatch match(*played.record());
        match.setAudience(1);
        const auto history = match.history();
        QCOMPARE(history.moves(), 3 * toy::rounds);
        QVERIFY(history.views.back() == match.view());
        QCOMPARE(int(history.entries.size()), toy::rounds);
        QCOMPARE(history.roundStarts(), QList<int>({0, 3, 6, 9, 12, 15}));
        for (const auto& events : history.events)
            QVERIFY(events == match::redacted<PlayableToy>(events, 1));
    }

    void a_moment_is_put_to_a_person_and_stays()
    {
        std::vector<toy::Choice> answers;
        PosedMatch match(recordOf({"human", "search"}),
                         [&answers](const toy::Choice& choice) { answers.push_back(choice); });
        const QSignalSpy asked(&match, &PosedMatch::asked);
        const QSignalSpy happened(&match, &PosedMatch::happened);
        const QSignalSpy refused(&match, &PosedMatch::refused);
        const QSignalSpy rewound(&match, &PosedMatch::rewound);
        match.setAudience(match.toMove());
        match.proceed();
        QCOMPARE(asked.size(), 1);
        match.submit({toy::face_down});
        QCOMPARE(refused.size(), 1);
        QVERIFY(answers.empty());
        match.submit(lowestOf(match.view()));
        QVERIFY(answers == std::vector{lowestOf(match.view())});
        QCOMPARE(happened.size(), 0);
        QCOMPARE(match.moves(), 0);
        QVERIFY(!match.thinking());
        match.askAgain();
        QCOMPARE(rewound.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestAnyMatch)

#include "test_any_match.moc"
