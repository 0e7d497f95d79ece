// A person’s move in Canal Mania is composed from picks, and what is picked outlives the program.
#include "canal/canal_words.h"
#include "canal_table_fixture.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <set>

using namespace canal;
using namespace canal::app;

class TestCanalComposing : public QObject
{
    Q_OBJECT

private slots:
    void a_canal_is_drawn_along_hexes();
    void a_junction_contract_is_named();
    void a_junction_contract_is_drafted();
    void refusals_are_said();
    void what_is_not_offered_is_refused_in_words();
    void every_refusal_has_a_sentence();
    void what_is_composed_is_there_again();
    void a_draft_of_another_moment_is_nothing();
};

// The Lancaster Canal, Preston - Lancaster, needs two tiles: picked hex by hex, and then the place.
void TestCanalComposing::a_canal_is_drawn_along_hexes()
{
    Record record = freshRecord({"human", "human", "human"}, 1);
    record.opening.engineers = {Engineer::brindley, Engineer::jessop,
                                Engineer::telford}; // the first seat begins
    const Rules rules(record.data);
    const int lancaster = rules.find_contract("lancaster");
    QVERIFY(lancaster >= 0);
    auto& order = record.opening.contracts;
    std::iter_swap(order.begin(), std::find(order.begin(), order.end(), lancaster));
    auto& cards = record.opening.cards; // enough of both kinds lie face up
    for (int i = 0; i < 3; ++i)
        std::iter_swap(cards.begin() + i, std::find_if(cards.begin() + i, cards.end(), [i](Card card) {
                           return card == Card(i == 1 ? CardKind::lock : CardKind::stretch, Colour::none);
                       }));
    TestTable table(std::move(record));
    QVERIFY(table.wait());
    Composer& composer = table.composer();
    composer.takeContract(lancaster);
    const int preston = rules.find_place("preston");
    composer.pick(rules.hex_of(preston));
    for (int i = 0; i < 3; ++i)
        composer.takeCard(Card(i == 1 ? CardKind::lock : CardKind::stretch, Colour::none).code());
    composer.choose(table.session.options()->count() - 1); // skips the goods
    // The others do nothing of note.
    const auto passOn = [&] {
        QVERIFY(table.wait());
        const auto& legal = composer.legal();
        if (legal.front().kind == MoveKind::contract)
            composer.takeContract(legal.front().contract);
        else if (legal.front().kind == MoveKind::barge)
            composer.pick(rules.hex_of(legal.front().place));
        else
            composer.choose(table.session.options()->count() - 1);
    };
    while (table.session.shown().known.turn.seat != 0 || table.session.round() == 1 ||
           table.session.shown().known.turn.step != canal::Step::cards) {
        passOn();
        QVERIFY(!QTest::currentTestFailed());
    }
    QVERIFY(table.wait());
    const auto targets = composer.targets();
    QVERIFY(!targets.isEmpty());
    int first = -1;
    int second = -1;
    for (const TargetRow& target : targets) // two that lie on a way to Lancaster
        for (int side = 0; side < side_count; ++side)
            for (int on = 0; on < side_count; ++on) {
                const int next = rules.next(target.hex, side);
                if (next != no_hex && rules.is_buildable(next) &&
                    rules.next(next, on) == rules.hex_of(rules.find_place("lancaster")) &&
                    rules.may_turn(opposite(side), on)) {
                    first = target.hex;
                    second = next;
                }
            }
    QVERIFY(first >= 0);
    composer.pick(first);
    QVERIFY(composer.canConfirm());
    QVERIFY(!composer.text().isEmpty());
    composer.pick(second);
    QVERIFY(table.wait());
    QCOMPARE(table.session.shown().known.canals[std::size_t(lancaster)].tiles, std::uint8_t(1));
    QVERIFY(composer.canConfirm()); // the next one is composed
    composer.pick(rules.hex_of(rules.find_place("lancaster")));
    QCOMPARE(table.session.shown().known.canals[std::size_t(lancaster)].standing, Standing::complete);
    QVERIFY(table.session.shown().known.score[0] > 0);
}

void TestCanalComposing::a_junction_contract_is_named()
{
    TestTable table(freshRecord({"human", "human", "human"}, 1, 0, "second-edition"));
    QVERIFY(table.wait());
    Composer& composer = table.composer();
    const Rules& rules = table.session.match()->rules();
    const auto hexOf = [&](const char* place) { return int(rules.hex_of(rules.find_place(place))); };
    QCOMPARE(table.session.junctions(), 1);
    QVERIFY(composer.canName());
    composer.pick(hexOf("oxford")); // nothing was begun
    QVERIFY(!composer.canTakeBack() && composer.targets().isEmpty());
    composer.nameJunction();
    QVERIFY(composer.naming());
    const QString first = table.session.prompt();
    composer.pick(hexOf("boston"));
    QVERIFY(!composer.whyNot().isEmpty());
    composer.pick(hexOf("oxford"));
    QVERIFY(table.session.prompt() != first);
    QCOMPARE(composer.named(), QList<int>{rules.find_place("oxford")});
    QCOMPARE(composer.targets().size(), 1);
    QCOMPARE(composer.targets().front().hex, hexOf("reading"));
    composer.pick(hexOf("weybridge")); // too far for the second one: it is the first one now
    QCOMPARE(composer.named(), QList<int>{rules.find_place("weybridge")});
    const Picked picked = composer.picked();
    composer.takeBack();
    QVERIFY(composer.naming() && composer.named().isEmpty());
    composer.takeBack();
    QVERIFY(!composer.naming() && !composer.canTakeBack());
    composer.pickAgain(picked);
    QCOMPARE(composer.picked(), picked);
    composer.takeContract(table.session.shown().known.parliament[0]);
    QVERIFY(!composer.naming());
    table.session.undo();
    composer.nameJunction();
    composer.pick(hexOf("reading"));
    composer.pick(hexOf("oxford"));
    QVERIFY(table.wait());
    QCOMPARE(table.session.junctions(), 0);
    QCOMPARE(composer.targets().size(), 2);
    QVERIFY(table.session.last().contains("Oxford & Reading Junction Canal (Oxford – Reading)"));
    composer.pick(hexOf("oxford"));
    QCOMPARE(table.session.barges()->count(), 1);
    QVERIFY(table.session.last().contains("Oxford & Reading Junction Canal"));
    composer.nameJunction();
    QVERIFY(!composer.whyNot().isEmpty() && !composer.naming());
    table.session.restartTurn();
    QCOMPARE(table.session.junctions(), 1);
}

// What is picked of it is there again after a break.
void TestCanalComposing::a_junction_contract_is_drafted()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 1, 0, "second-edition"));
    QVERIFY(table.wait());
    table.composer().nameJunction();
    const Rules& rules = table.session.match()->rules();
    table.composer().pick(rules.hex_of(rules.find_place("reading")));
    const Picked picked = table.composer().picked();
    QVERIFY(picked.names);
    table.session.resume(loadedRecord(table.file), table.file);
    QVERIFY(table.wait());
    QCOMPARE(table.composer().picked(), picked);
}

void TestCanalComposing::refusals_are_said()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    table.composer().swap(1);
    QVERIFY(!table.composer().whyNot().isEmpty());
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    QVERIFY(table.composer().whyNot().isEmpty());
    const Rules& rules = table.session.match()->rules();
    const auto legal = table.composer().targets();
    QCOMPARE(legal.size(), 2);
    int other = 0;
    while (rules.hex_of(other) == legal[0].hex || rules.hex_of(other) == legal[1].hex)
        ++other;
    table.composer().pick(rules.hex_of(other));
    QVERIFY(!table.composer().whyNot().isEmpty());
}

// Wherever a person clicks in vain, nothing is composed or played; and whoever builds is told why not there.
void TestCanalComposing::what_is_not_offered_is_refused_in_words()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 11));
    const Session& session = table.session;
    Composer& composer = table.composer();
    Pilot player(6);
    capitol::Random random(2);
    QSet<QString> told;
    for (int acts = 0; acts < 400 && table.wait() && !session.over(); ++acts) {
        const Rules& rules = session.match()->rules();
        const auto targets = composer.targets();
        // Beside what is offered, where a tile comes closest to being laid.
        const int near = targets.isEmpty() ? 0 : targets[random.below(std::uint32_t(targets.size()))].hex;
        const int hex = rules.next(near, int(random.below(side_count)));
        const bool offered = std::ranges::find(targets, hex, &TargetRow::hex) != targets.end();
        if (hex < rules.hexes() && !offered && !composer.canTakeBack()) {
            const auto moves = session.match()->moves();
            composer.pick(hex);
            QCOMPARE(session.match()->moves(), moves);
            QVERIFY(!composer.proposal());
            const Step step = session.shown().known.turn.step;
            QVERIFY((step != Step::cards && step != Step::building) || !composer.whyNot().isEmpty());
            told.insert(composer.whyNot());
        }
        player.act(table);
    }
    for (const QString& why : told)
        QVERIFY2(!why.contains(u'%'), qPrintable(why));
    QVERIFY2(told.size() > 3, qPrintable(QStringList(told.values()).join(u'\n')));
}

void TestCanalComposing::every_refusal_has_a_sentence()
{
    for (int kind = 1; kind <= int(RefusalKind::may_not_pass); ++kind) {
        const QString sentence = Words::refusal({RefusalKind(kind), 2});
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), print(RefusalKind(kind)));
    }
    QVERIFY(Words::refusal({}).isEmpty());
}

// After a kill, whatever it is: a move of any kind, a cube without its route, tiles to take back.
void TestCanalComposing::what_is_composed_is_there_again()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 9));
    table.session.setConfirmation(capitol::app::Confirmation::always);
    Pilot player(4);
    std::set<std::pair<int, bool>> kinds; // and whether no cube is picked
    const std::set<std::pair<int, bool>> wanted{
        {int(canal::MoveKind::ship), false}, {int(canal::MoveKind::lay), true}, {-1, false}};
    while (!std::ranges::includes(kinds, wanted)) {
        QVERIFY(table.wait() && !table.session.over());
        player.act(table);
        const Picked picked = table.composer().picked();
        const int kind = picked.move ? int(picked.move->kind) : -1;
        if (picked.isNothing() || !kinds.insert({kind, picked.cube == no_place}).second)
            continue;
        const Match& match = *table.session.match();
        const std::filesystem::path draft = table.file.string() + ".draft";
        const auto kept = [&] {
            return ChoiceDraft(capitol::app::Draft(draft, [](const QString&) {}))
                .read(match.rules(), match.view());
        };
        QTRY_COMPARE(kept(), picked);
        const std::filesystem::path killed = table.file.string() + ".killed";
        const auto over = std::filesystem::copy_options::overwrite_existing;
        std::filesystem::copy_file(table.file, killed, over);
        std::filesystem::copy_file(draft, killed.string() + ".draft", over);
        Session again;
        again.resume(loadedRecord(killed), killed);
        QTRY_VERIFY(again.humanToMove());
        QCOMPARE(again.composer()->picked(), picked);
    }
    QVERIFY(kinds.size() > wanted.size());
}

void TestCanalComposing::a_draft_of_another_moment_is_nothing()
{
    TestTable table(freshRecord({"human", "greedy", "greedy"}, 9));
    table.session.setConfirmation(capitol::app::Confirmation::always);
    QVERIFY(table.wait());
    const std::string draft = table.file.string() + ".draft";
    std::string question;
    std::string first;
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    QTRY_VERIFY(std::ifstream(draft) >> question >> first);
    QCOMPARE(first, std::string("move"));
    table.session.leave();
    const auto isNothing = [&](const std::string& text) {
        std::ofstream(draft) << text;
        Session again;
        again.resume(loadedRecord(table.file), table.file);
        return QTest::qWaitFor([&] { return again.humanToMove(); }) && again.composer()->picked().isNothing();
    };
    for (const char* text :
         {"", " ", "\xff\xfe", "cube 77", "cube -5", "cube 99999999999", "take_back", "move", "move nonsense",
          "move pass", "move ship preston", "cube 1 move draw", "more"})
        QVERIFY2(isNothing(question + ' ' + text), text);
    QVERIFY(isNothing("9" + question + " move " + first));
    QVERIFY(isNothing(std::string(10000, 'x')));
}

QTEST_MAIN(TestCanalComposing)
#include "test_canal_composing.moc"
