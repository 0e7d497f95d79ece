// Help while playing: what everyone has seen, and hints. Both only where the game's record says so.
#include "table/advice_words.h"
#include "table/words.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

Record withHelp(const std::string& variant, std::uint64_t seed, AgreedHelp help)
{
    Record record = freshRecord(variant, {"human", "human", "random"}, seed);
    record.help = help;
    return record;
}

QStringList cardsOf(const MemoryModel& memory)
{
    QStringList cards;
    for (int row = 0; row < memory.count(); ++row)
        cards += value(memory, row, "cards").toStringList();
    cards.sort();
    return cards;
}

QStringList deckOf(const Rules& rules)
{
    QStringList cards;
    for (const Pile pile : all_piles)
        rules.deck().of_pile(pile).for_each(
            [&](int bit) { cards.append(cardText(rules.deck(), rules.deck().card_at(bit))); });
    cards.sort();
    return cards;
}

QStringList rowsOf(const MemoryModel& memory)
{
    QStringList rows;
    for (int row = 0; row < memory.count(); ++row)
        rows.append(value(memory, row, "title").toString() + ':' +
                    value(memory, row, "cards").toStringList().join(' ') + ';' +
                    value(memory, row, "rest").toString());
    return rows;
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void a_record_keeps_what_was_agreed()
    {
        for (const AgreedHelp help :
             {AgreedHelp{}, AgreedHelp{.hint = true}, AgreedHelp{.memory = true}, AgreedHelp{true, true}}) {
            const std::string text = print_record(withHelp("dutch", 3, help));
            const LoadedRecord loaded = parse_record(text, {}, testLibrary());
            QVERIFY(loaded.record);
            QVERIFY(loaded.record->help == help);
            QCOMPARE(text.find("\nhelp: [") != std::string::npos, help.hint || help.memory);
        }
    }

    void without_agreement_there_is_no_help()
    {
        TestTable table(withHelp("schmidt", 3, {}));
        table.toPerson();
        QCOMPARE(table.session.help()->memory()->count(), 0);
        table.session.help()->askHint();
        QVERIFY(!table.session.help()->adviser()->thinking());
    }

    // Whatever happens, each card of the deck is in exactly one place.
    void the_memory_aid_places_every_card_once()
    {
        TestTable table(withHelp("schmidt", 5, {.memory = true}));
        new QAbstractItemModelTester(table.session.help()->memory(),
                                     QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     table.session.help()->memory());
        const QStringList deck = deckOf(table.match().rules());
        Pilot pilot(5);
        while (!table.isOver() && !QTest::currentTestFailed()) {
            table.toPerson();
            QCOMPARE(cardsOf(*table.session.help()->memory()), deck);
            pilot.move(table.session);
        }
    }

    // Neither another's hand nor the viewer's own, nor a pile's order, makes a difference before it is seen.
    void the_memory_aid_tells_nothing_that_is_hidden()
    {
        QList<QStringList> rows;
        for (const bool other : {false, true}) {
            Record record = withHelp("schmidt", 6, {.memory = true});
            for (const Pile pile : all_piles) {
                auto& cards = record.opening.deal.piles[index(pile)];
                const std::size_t dealt = pile == Pile::permit ? 4 : 2;
                if (other) {
                    std::swap(*cards.begin(), *(cards.end() - 2));           // of the first seat
                    std::swap(*(cards.begin() + dealt), *(cards.end() - 1)); // of the second
                }
            }
            record.opening.first = 0;
            TestTable table(std::move(record));
            table.session.uncoverHand();
            rows.append(rowsOf(*table.session.help()->memory()));
        }
        QCOMPARE(rows[0], rows[1]);
    }

    void the_memory_aid_keeps_a_hidden_hand_count()
    {
        TestTable table(withHelp("italian-sheet", 6, {.memory = true}));
        table.session.uncoverHand();
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(!value(*table.session.help()->memory(), seat, "rest")
                         .toString()
                         .contains(QRegularExpression("\\d")));
    }

    void what_is_drawn_is_known_and_what_is_discarded_comes_back_in_order()
    {
        TestTable table(withHelp("schmidt", 8, {.memory = true}));
        GameSession& session = table.session;
        Pilot pilot(8);
        while (session.state()->phase() != TableState::Phase::Draw) {
            table.toPerson();
            if (session.state()->phase() != TableState::Phase::Draw)
                pilot.move(session);
        }
        const int seat = session.viewSeat();
        const QString top = value(*session.piles(), 0, "topText").toString();
        const auto known = [&] { return value(*session.help()->memory(), seat, "cards").toStringList(); };
        const auto before = known().count(top);
        session.composer()->pickPile(0);
        QCOMPARE(known().count(top), before + 1);
    }

    void a_hint_is_composed_and_says_why()
    {
        TestTable table(withHelp("schmidt", 11, {.hint = true}));
        GameSession& session = table.session;
        session.help()->adviser()->setLongest(60);
        QSet<int> phases;
        Pilot pilot(11);
        while (phases.size() < 4 && !table.isOver()) {
            table.toPerson();
            const int phase = int(session.state()->phase());
            if (phases.contains(phase)) {
                pilot.move(session);
                continue;
            }
            phases.insert(phase);
            const std::size_t moves = table.match().record()->moves.size();
            session.help()->askHint();
            QVERIFY(session.help()->adviser()->thinking());
            QVERIFY(!session.help()->canAskHint());
            QTRY_VERIFY(session.help()->adviser()->shown());
            QVERIFY(!session.help()->adviser()->text().isEmpty());
            QVERIFY(!session.help()->adviser()->reasons().isEmpty());
            QCOMPARE(table.match().record()->moves.size(), moves); // nobody has made it yet
            if (phase == int(TableState::Phase::Draw))
                pilot.move(session);
            else
                session.composer()->confirm();
            QVERIFY(table.match().record()->moves.size() > moves);
            QVERIFY(!session.help()->adviser()->shown());
        }
        QCOMPARE(phases.size(), 4);
    }

    void one_question_has_one_answer()
    {
        TestTable table(withHelp("schmidt", 11, {.hint = true}));
        table.toPerson();
        Adviser& adviser = *table.session.help()->adviser();
        adviser.setLongest(60);
        table.session.help()->askHint();
        QTRY_VERIFY(adviser.shown());
        const QString first = adviser.text();
        adviser.forget();
        adviser.setLongest(60'000); // a second thought would take that long
        table.session.help()->askHint();
        QVERIFY(adviser.shown());
        QCOMPARE(adviser.text(), first);
    }

    void a_hint_can_be_called_off()
    {
        TestTable table(withHelp("schmidt", 11, {.hint = true}));
        table.toPerson();
        table.session.help()->adviser()->setLongest(60'000);
        table.session.help()->askHint();
        QVERIFY(table.session.help()->adviser()->thinking());
        table.session.help()->adviser()->forget();
        QVERIFY(!table.session.help()->adviser()->thinking());
        QTest::qWait(50);
        QVERIFY(!table.session.help()->adviser()->shown());
        QVERIFY(table.composer.canPass());
    }

    // It is told, and what was picked meanwhile stays.
    void a_hint_that_comes_while_one_looks_back_composes_nothing()
    {
        TestTable table(withHelp("schmidt", 11, {.hint = true}));
        Pilot pilot(11);
        table.toPerson();
        pilot.move(table.session);
        table.toPerson();
        Adviser& adviser = *table.session.help()->adviser();
        adviser.setLongest(60);
        table.session.help()->askHint();
        table.composer.selectCard(1);
        table.session.lookBack(0);
        QTRY_VERIFY(adviser.shown());
        table.session.backToNow();
        QCOMPARE(table.composer.selectedCard(), 1);
    }

    // The thread that looks for it goes on for a moment.
    void a_game_is_left_while_a_hint_is_looked_for()
    {
        TestTable table(withHelp("schmidt", 11, {.hint = true}));
        table.toPerson();
        table.session.help()->adviser()->setLongest(60'000);
        table.session.help()->askHint();
        QTest::qWait(20);
        table.session.leave();
        QVERIFY(!table.session.help()->adviser()->thinking());
        QTest::qWait(200);
    }

    void every_reason_has_words_of_its_own()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        Seating names;
        names.variant = &table.match().record()->variant;
        names.rules = &table.match().rules();
        names.seats = seatsOf(table.match().head(), capitolHues);
        const View view = observe(table.match().rules(), table.position(), Seat{0});
        QSet<QString> texts;
        for (int kind = 0; kind <= int(ReasonKind::better_later); ++kind) {
            const HintReason reason{
                .kind = ReasonKind(kind), .area = 1, .seat = 1, .tile = Tile::temple, .amount = 3};
            const QString text = AdviceWords(names, view).reason(reason);
            QVERIFY2(!text.isEmpty() && !text.contains('%'), qPrintable(QString::number(kind) + text));
            QVERIFY2(text[0].isUpper(), qPrintable(text));
            texts.insert(text);
        }
        QCOMPARE(texts.size(), int(ReasonKind::better_later) + 1);
    }
};

QTEST_GUILESS_MAIN(TestHelp)
#include "test_help.moc"
