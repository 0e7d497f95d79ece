// What the window is told of a match: by it, event by event, it sees what there is to see, and nothing else
// reaches it.
#include "table_fixture.h"

#include "match/local_match.h"
#include "match/watched_match.h"

#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

using LocalMatch = match::LocalMatch<PlayableCapitol>;
using WatchedMatch = match::WatchedMatch<PlayableCapitol>;

LateSync::Failed never()
{
    return [](const std::system_error& error) { qFatal("%s", error.what()); };
}

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

    QTemporaryDir folder;
    std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "game.capitol";

private slots:
    void what_happened_leads_from_view_to_view_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"schmidt", "dutch", "english-sheet"})
            QTest::newRow(variant) << variant;
    }

    void what_happened_leads_from_view_to_view()
    {
        QFETCH(const QString, variant);
        const Record played = playedRecord(variant.toStdString(), {"human", "human", "human"}, 5);
        Record fresh = played;
        fresh.moves.clear();
        LocalMatch match(fresh, file, never());
        int events = 0;
        connect(&match, &Match::happened, &match, [&] {
            const Happening& happening = match.happening();
            View folded = happening.before;
            for (const Event& event : happening.events) {
                QVERIFY(redact(event, match.audience()) == event);
                apply(match.rules(), folded, event);
                ++events;
            }
            QVERIFY(folded == happening.after);
            QVERIFY(happening.after == match.view());
        });
        for (const RecordMove& move : played.moves) {
            match.setAudience(Seat((match.audience() + 1) % 3)); // each looks in turn
            match.submit(move.choice);
        }
        QVERIFY(match.isOver());
        QVERIFY(events > int(played.moves.size()));
        QVERIFY(match.record()->moves == played.moves);
    }

    void a_history_is_what_was_seen()
    {
        WatchedMatch match(playedRecord("schmidt", {"random", "random"}, 6));
        match.setAudience(1);
        const GameHistory course = match.history();
        QCOMPARE(course.moves(), int(match.record()->moves.size()));
        View seen = course.views.front();
        for (int move = 1; move <= course.moves(); ++move) {
            for (const Event& event : course.events[move - 1])
                apply(match.rules(), seen, event);
            QVERIFY(seen == course.views[move]);
        }
        QVERIFY(seen == match.view());
    }

    void what_the_rules_forbid_is_refused_and_changes_nothing()
    {
        LocalMatch match(freshRecord("schmidt", {"human", "human"}, 1), file, never());
        const QSignalSpy refused(&match, &Match::refused);
        const QSignalSpy happened(&match, &Match::happened);
        const View before = match.view();
        match.submit(Move{.kind = MoveKind::tile});
        match.submit(Bid{});
        QCOMPARE(refused.size(), 2);
        QCOMPARE(happened.size(), 0);
        QVERIFY(match.view() == before);
        QVERIFY(match.record()->moves.empty());
        QVERIFY(!match.couldUndo(Move{.kind = MoveKind::tile}));
    }

    void who_is_to_move_is_asked()
    {
        LocalMatch match(freshRecord("schmidt", {"greedy", "human"}, 4), file, never());
        const QSignalSpy asked(&match, &Match::asked);
        const auto next = [&] {
            match.proceed();
            return asked.size() > 0 || match.record()->moves.size() > 200;
        };
        connect(&match, &Match::happened, &match, next, Qt::QueuedConnection);
        next();
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY(match.isHuman(match.toMove()));
        QVERIFY(!match.thinking());
    }

    void nobody_moves_for_a_computer_player()
    {
        LocalMatch match(freshRecord("schmidt", {"greedy", "random"}, 4), file, never());
        const QSignalSpy happened(&match, &Match::happened);
        match.submit(Move{.kind = MoveKind::pass});
        QCOMPARE(happened.size(), 0);
        QVERIFY(match.record()->moves.empty());
    }

    void nobody_acts_in_a_match_that_is_watched()
    {
        WatchedMatch match(playedRecord("schmidt", {"human", "human"}, 2));
        const QSignalSpy happened(&match, &Match::happened);
        match.proceed();
        match.submit(Move{});
        match.undo();
        QCOMPARE(happened.size(), 0);
        QVERIFY(!match.canUndo() && !match.canUndoTurn() && !match.redo());
    }
};

QTEST_GUILESS_MAIN(TestMatch)

#include "test_window_match.moc"
