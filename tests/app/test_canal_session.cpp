// Games of Canal Mania through the session that the pages have, by what they offer.
#include "canal/canal_advice_words.h"
#include "canal_table_fixture.h"
#include "property_listener.h"

#include <QSignalSpy>
#include <QTest>

#include <numeric>
#include <set>

using namespace canal;
using namespace canal::app;

class TestCanalSession : public QObject
{
    Q_OBJECT

private slots:
    void random_games_data();
    void random_games();
    void properties_tell_of_their_changes();
    void goods_are_seen_on_their_way_data();
    void goods_are_seen_on_their_way();
    void cubes_are_placed_one_by_one();
    void a_computers_turn_is_hurried();
    void undo_and_redo();
    void hands_are_covered();
    void a_killed_game_goes_on();
    void log_and_replay_show_the_past();
    void the_game_goes_on_behind_what_was();
    void a_line_of_the_log_shows_its_moment();
    void nothing_can_be_done_while_looking_back_and_what_was_composed_stays();
    void a_hint_is_composed_and_says_why();
    void without_agreement_there_is_no_hint();
    void every_reason_has_words_of_its_own();
};

void TestCanalSession::random_games_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::newRow("a person") << QStringList{"human", "greedy", "random"};
    QTest::newRow("hot seat") << QStringList{"human", "human", "human", "greedy"};
    QTest::newRow("five") << QStringList{"human", "greedy", "greedy", "greedy", "human"};
}

void TestCanalSession::random_games()
{
    QFETCH(QStringList, players);
    TestTable table(freshRecord(players, 7, 12, "second-edition"));
    Pilot player(3);
    QSignalSpy finished(&table.session, &Session::finished);
    QSignalSpy failed(&table.session, &Session::failed);
    int acts = 0;
    while (true) {
        QVERIFY(table.wait());
        if (table.session.over())
            break;
        player.act(table);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(++acts < 20000);
        const Position& known = table.session.match()->view().known;
        if (!table.session.busy() && table.session.humanToMove())
            QCOMPARE(table.session.shown().known, known);
    }
    QCOMPARE(failed.count(), 0);
    QCOMPARE(finished.count(), 1);
    // The points of the end add up, and all is on disk.
    const auto& session = table.session;
    const auto* ranks = table.session.ranks();
    QCOMPARE(ranks->count(), players.size());
    const auto number = [&](int row, const char* role) {
        return ranks->index(row).data(ranks->roleNames().key(role)).toInt();
    };
    for (int row = 0; row < ranks->count(); ++row)
        QCOMPARE(number(row, "canals") + number(row, "goods") + number(row, "incomplete") +
                     number(row, "builder"),
                 number(row, "total"));
    table.session.finishSaving();
    const Record saved = loadedRecord(table.file);
    QCOMPARE(saved.moves, session.match()->record()->moves);
    QCOMPARE(saved.data, session.match()->record()->data);
}

// Each by its own signal, and of nothing else.
void TestCanalSession::properties_tell_of_their_changes()
{
    TestTable table(freshRecord({"human", "greedy", "human"}, 11, 12));
    Session& session = table.session;
    Listener facts(session);
    Listener composed(table.composer());
    connect(&session, &Session::changed, &session, [&] {
        QCOMPARE(facts.changedUntold(), QStringList());
        QCOMPARE(composed.changedUntold(), QStringList());
    });
    Pilot player(5);
    for (int acts = 0; table.wait() && !session.over() && !QTest::currentTestFailed(); ++acts) {
        player.act(table);
        if (acts % 16 == 15 && !session.busy()) {
            session.lookBack(acts % 5);
            session.backToNow();
        }
    }
    QVERIFY(session.over());
    session.watch(Record(*session.record()));
    QVERIFY(session.replay()->watching());
    QVERIFY(!session.over());
    session.showEnd();
    QVERIFY(!session.replay()->on());
    QVERIFY(session.over());
    QCOMPARE(session.ranks()->rowCount(), 3);
    session.leave();
    QCOMPARE(facts.toldUnchanged(), QStringList());
    QCOMPARE(composed.toldUnchanged(), QStringList());
    QVERIFY(facts.count() > 100);
}

// Everybody's cubes, each for as long as its step stands: with no time there is none to be seen.
void TestCanalSession::goods_are_seen_on_their_way_data()
{
    QTest::addColumn<int>("stepTime");
    QTest::newRow("at a pace") << 1;
    QTest::newRow("at once") << 0;
}

void TestCanalSession::goods_are_seen_on_their_way()
{
    QFETCH(int, stepTime);
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 7, 30));
    Session& session = table.session;
    session.setStepTime(stepTime);
    QList<QList<int>> seen;
    connect(&session, &Session::shippingChanged, &session, [&] {
        if (session.shipping() == 0)
            return;
        seen.append(placesOf(session));
        checkCarried(session);
    });
    Pilot player(3);
    while (table.wait() && !session.over() && !QTest::currentTestFailed()) {
        QCOMPARE(session.shipping(), 0);
        player.act(table);
    }
    QList<QList<int>> chosen;
    std::set<int> by;
    for (const auto& move : session.record()->moves)
        if (move.choice.kind == MoveKind::ship) {
            chosen.append(placesAlong(move.choice));
            by.insert(move.seat);
        }
    QCOMPARE(int(by.size()), 3);
    QCOMPARE(seen, stepTime > 0 ? chosen : QList<QList<int>>());
    session.lookBack(0);
    QVERIFY(session.route().isEmpty());
}

// By what was shown last, and by nothing else.
void TestCanalSession::cubes_are_placed_one_by_one()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 7, 30));
    Session& session = table.session;
    const auto fresh = [&] {
        QList<int> places;
        for (int row = 0; row < session.places()->count(); ++row)
            if (valueOf(*session.places(), row, "fresh").toBool())
                places.append(row);
        return places;
    };
    QList<int> seen;
    connect(&session, &Session::changed, &session, [&] {
        QVERIFY(fresh().size() <= 1);
        if (!fresh().isEmpty() && (seen.isEmpty() || seen.last() != fresh().first()))
            seen.append(fresh().first());
    });
    Pilot player(3);
    while (table.wait() && !session.over() && !QTest::currentTestFailed())
        player.act(table);
    QList<int> placed;
    for (const auto& events : session.match()->history().events)
        for (const Event& event : events)
            if (const auto* cube = std::get_if<CubePlaced>(&event);
                cube && (placed.isEmpty() || placed.last() != cube->place))
                placed.append(cube->place);
    QVERIFY(placed.size() > 10);
    QCOMPARE(seen, placed);
    session.lookBack(session.log()->count() - 1);
    QCOMPARE(fresh(), QList<int>());
}

void TestCanalSession::a_computers_turn_is_hurried()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    table.session.setStepTime(60000);
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    Pilot player(3);
    while (table.session.humanToMove())
        player.act(table);
    QTRY_VERIFY(table.session.busy());
    QVERIFY(!table.session.humanToMove());
    table.session.hurry();
    QTRY_VERIFY(table.session.humanToMove());
    table.session.hurry(); // nobody is waited for
    QVERIFY(table.session.humanToMove());
}

void TestCanalSession::undo_and_redo()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    const Position before = table.session.shown().known;
    const int contract = before.parliament[0];
    table.composer().takeContract(contract);
    QVERIFY(table.session.canUndo());
    const Position after = table.session.shown().known;
    table.session.undo();
    QCOMPARE(table.session.shown().known, before);
    QVERIFY(table.session.humanToMove());
    table.session.redo();
    QCOMPARE(table.session.shown().known, after);
    table.composer().pick(table.composer().targets().first().hex);
    QVERIFY(table.session.canRestartTurn());
    table.session.restartTurn();
    QCOMPARE(table.session.shown().known, before);
}

void TestCanalSession::hands_are_covered()
{
    TestTable table(freshRecord({"human", "human", "human"}, 5));
    QVERIFY(table.session.handCovered());
    QVERIFY(!table.session.humanToMove());
    table.session.uncoverHand();
    QVERIFY(table.session.humanToMove());
    const int first = table.session.viewSeat();
    Pilot player(1);
    while (table.session.viewSeat() == first && !table.session.handCovered())
        player.act(table);
    QVERIFY(table.session.handCovered());
    QCOMPARE(table.session.hand()->count(), 0);
    // Whoever says in the past that they are there is asked in the present.
    table.session.lookBack(0);
    table.session.uncoverHand();
    QVERIFY(!table.session.humanToMove());
    table.session.backToNow();
    QVERIFY(table.session.humanToMove());
}

void TestCanalSession::a_killed_game_goes_on()
{
    const Record record = freshRecord({"human", "greedy", "greedy"}, 9);
    TestTable table(record);
    Pilot player(4);
    for (int acts = 0; acts < 40; ++acts) {
        QVERIFY(table.wait());
        player.act(table);
    }
    QVERIFY(table.wait());
    const Position known = table.session.match()->view().known;
    table.session.finishSaving();
    TestTable again(loadedRecord(table.file));
    QVERIFY(again.wait());
    QCOMPARE(again.session.match()->view().known, known);
}

void TestCanalSession::log_and_replay_show_the_past()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 9));
    Pilot player(4);
    for (int acts = 0; acts < 60; ++acts) {
        QVERIFY(table.wait());
        player.act(table);
    }
    QVERIFY(table.wait());
    Session& session = table.session;
    const View now = session.shown();
    QVERIFY(session.log()->count() > 20);
    for (int row = 0; row < session.log()->count(); ++row)
        QVERIFY(!session.log()->index(row).data().toString().isEmpty());
    session.lookBack(3);
    QVERIFY(session.replay()->on());
    QVERIFY(!session.humanToMove());
    QVERIFY(session.shown() != now);
    session.backToNow();
    QCOMPARE(session.shown(), now);
    QVERIFY(session.humanToMove());
    session.watch(Record(*session.match()->record()));
    QVERIFY(session.replay()->watching());
    session.replay()->goTo(session.replay()->moves());
    QCOMPARE(session.shown().known.score, now.known.score);
}

void TestCanalSession::the_game_goes_on_behind_what_was()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 9));
    QVERIFY(table.wait());
    Session& session = table.session;
    capitol::app::Replay& past = *session.replay();
    Pilot player(4);
    while (session.humanToMove())
        player.act(table);
    const int rows = session.log()->count();
    session.lookBack(0);
    QTRY_VERIFY(session.log()->count() > rows);
    QCOMPARE(past.row(), 0);
    const int added = session.log()->count() - 1;
    session.lookBack(added);
    QCOMPARE(past.row(), added);
    past.goTo(0);
    while (past.move() < past.moves())
        past.step(1);
    QCOMPARE(past.moves(), session.match()->moves());
    QVERIFY(past.row() >= added);
    session.backToNow();
    QVERIFY(table.wait());
}

// Of what a move brought, a line shows as much as it tells, and what was shown before it.
void TestCanalSession::a_line_of_the_log_shows_its_moment()
{
    TestTable table(freshRecord({"greedy", "greedy", "greedy"}, 9, 12));
    QVERIFY(table.wait());
    Session& session = table.session;
    session.watch(Record(*session.match()->record()));
    int within = 0; // lines that are not the last of their move
    int points = 0;
    for (int row = 0; row < session.log()->count(); ++row) {
        session.lookBack(row);
        QCOMPARE(session.replay()->row(), row);
        const Position& known = session.shown().known;
        const int sum = std::accumulate(known.score.begin(), known.score.end(), 0);
        QVERIFY(sum >= points);
        points = sum;
        const View shown = session.shown();
        session.replay()->goTo(session.replay()->move());
        within += session.shown() != shown;
    }
    QVERIFY2(within > 10, qPrintable(QString::number(within)));
    QVERIFY(points > 0);
}

void TestCanalSession::nothing_can_be_done_while_looking_back_and_what_was_composed_stays()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    Session& session = table.session;
    Composer& composer = table.composer();
    composer.takeContract(session.shown().known.parliament[0]);
    session.setConfirmation(capitol::app::Confirmation::always);
    const Position known = session.shown().known;
    const QList<TargetRow> termini = composer.targets();
    composer.pick(termini.first().hex);
    const Picked picked = composer.picked();
    QVERIFY(composer.canConfirm());
    session.lookBack(0);
    QVERIFY(session.replay()->on());
    composer.takeContract(known.parliament[0]);
    composer.takeCard(known.row[0].code());
    composer.discard(known.row[0].code());
    composer.swap(1);
    composer.nameJunction();
    composer.pick(termini.last().hex);
    composer.drawTo(termini.last().hex);
    composer.choose(0);
    composer.draw();
    composer.pass();
    composer.takeBack();
    composer.confirm();
    QVERIFY(composer.whyNot().isEmpty() && composer.text().isEmpty());
    QVERIFY(!composer.canConfirm() && !composer.canTakeBack());
    session.backToNow();
    QCOMPARE(session.shown().known, known);
    QCOMPARE(composer.picked(), picked);
    composer.confirm();
    QVERIFY(session.shown().known != known);
}

// Whatever is asked, a hint is composed, says why, and can be confirmed or taken back.
void TestCanalSession::a_hint_is_composed_and_says_why()
{
    Record record = freshRecord({"human", "greedy", "greedy"}, 9);
    record.help.hint = true;
    TestTable table(record);
    Help& help = *table.session.help();
    help.adviser()->setLongest(40);
    for (int asked = 0; asked < 25; ++asked) {
        QVERIFY(table.wait());
        QVERIFY(help.canAskHint());
        help.askHint();
        QVERIFY(!help.canAskHint());
        QVERIFY(QTest::qWaitFor([&] { return help.adviser()->shown(); }));
        QVERIFY(help.adviser()->text().endsWith(u'.'));
        QVERIFY(!help.adviser()->reasons().isEmpty());
        for (const QString& reason : help.adviser()->reasons())
            QVERIFY2(!reason.isEmpty() && !reason.contains(u'%'), qPrintable(reason));
        table.session.lookBack(0);
        table.session.backToNow();
        QVERIFY(help.adviser()->shown() && table.composer().canConfirm());
        const auto moves = table.session.match()->moves();
        table.composer().takeBack();
        QVERIFY(!table.composer().canConfirm());
        help.askHint();
        QVERIFY(help.adviser()->shown()); // the same question
        table.composer().confirm();
        QVERIFY(table.session.match()->moves() > moves);
        QVERIFY(!help.adviser()->shown());
    }
}

void TestCanalSession::without_agreement_there_is_no_hint()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 9));
    QVERIFY(table.wait());
    QVERIFY(!table.session.help()->hintAgreed());
    table.session.help()->askHint();
    QVERIFY(!table.session.help()->adviser()->thinking());
}

void TestCanalSession::every_reason_has_words_of_its_own()
{
    const Rules rules(testLibrary().load(usual_variant).value->data);
    const AdviceWords words(rules);
    QSet<QString> told;
    for (int kind = 0; kind <= int(ReasonKind::better_later); ++kind) {
        const QString text = words({.kind = ReasonKind(kind),
                                    .contract = 0,
                                    .place = 0,
                                    .engineer = Engineer::smeaton,
                                    .amount = 2});
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
        told.insert(text);
    }
    QCOMPARE(told.size(), int(ReasonKind::better_later) + 1);
}

QTEST_MAIN(TestCanalSession)
#include "test_canal_session.moc"
