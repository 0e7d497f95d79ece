// What the table says in words.
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "table/area_lead.h"
#include "table/log_words.h"
#include "table/why_not.h"
#include "table_fixture.h"
#include "variants/knob_words.h"

#include <QTest>

using namespace capitol;
using namespace capitol::app;

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void every_refusal_has_a_sentence_of_its_own()
    {
        QSet<QString> sentences;
        for (int i = 1; i <= int(RefusalKind::must_draw); ++i) {
            const QString sentence = WhyNot::text({RefusalKind(i), 1, 2});
            QVERIFY2(!sentence.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QVERIFY(WhyNot::text({}).isEmpty());
    }

    void a_refusal_gives_its_numbers()
    {
        const QString heights = WhyNot::text({RefusalKind::later_height, 3, 4});
        QVERIFY(heights.contains("3") && heights.contains("4"));
        QVERIFY(WhyNot::text({RefusalKind::no_spare_roof, 0}) !=
                WhyNot::text({RefusalKind::no_spare_roof, 1}));
    }

    void the_log_names_players_and_never_addresses_them()
    {
        TestTable table("schmidt", {"human", "random", "random"}, 5);
        Pilot pilot(5);
        while (!table.isOver() && !QTest::currentTestFailed()) {
            table.toPerson();
            pilot.move(table.session);
        }
        const LogModel& log = *table.session.log();
        for (int row = 0; row < log.count(); ++row) {
            const QString text = value(log, row, "text").toString();
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains('%'), qPrintable(text));
            QVERIFY2(!text.contains(QRegularExpression("\\byou", QRegularExpression::CaseInsensitiveOption)),
                     qPrintable(text));
            const int seat = value(log, row, "seat").toInt();
            if (seat >= 0)
                QVERIFY2(text.contains(value(*table.session.seats(), seat, "name").toString()),
                         qPrintable(text));
        }
    }

    void the_log_tells_a_bid_by_the_names_of_its_cards()
    {
        const TestTable table("schmidt", {"human", "random"}, 5);
        const Seating seated{.rules = &table.match().rules(),
                             .seats = {{"Anna", "human", 0}, {"Livia", "human", 1}}};
        const auto card = [&](const char* text) { return *parse_card(seated.rules->deck(), text); };
        const BidRevealed bid{.seat = 1, .bid = {card("R3"), card("F2"), card("Pb8")}, .total = 13};
        QCOMPARE(LogWords(seated)(bid), "Livia bids 13: roof card 3, floor card 2 and black permit 8.");
    }

    void an_area_without_a_latin_name_has_the_one_of_the_language()
    {
        Record record = freshRecord("schmidt", {"human", "random"}, 5);
        for (AreaMap& area : record.variant.map.areas)
            area.latin.clear();
        record.variant.map.areas[0].name.clear();
        const BoardMap map = record.variant.map;
        TestTable table(std::move(record));
        table.session.setLanguage("it");
        table.toPerson();
        const AreaModel& areas = *table.session.areas();
        QCOMPARE(value(areas, 1, "latin").toString(), QString::fromStdString(map.areas[1].name.at("it")));
        for (const char* role : {"latin", "name"})
            QCOMPARE(value(areas, 0, role).toString(), QString::fromStdString(map.board.areas[0].code));
        QCOMPARE(KnobWords::areaName(map, 1), QString::fromStdString(map.areas[1].name.at("en")));
        QVERIFY(value(*table.session.sites(), 0, "name")
                    .toString()
                    .contains(value(areas, 0, "latin").toString()));
    }

    // With these rules all others are second, however few floors they have.
    void a_lead_is_over_whoever_has_the_most_of_the_others()
    {
        const Rules rules = testLibrary().load("english-sheet").value->playable();
        const ParsedPosition parsed = parse_position(rules, nlohmann::json::parse(R"(
            {"players": 3, "areas": {"cap": {"sites": ["1:1r", "2:3r", "2:2r", "3:2r", "3:2r", "3:1r"]}}})"));
        QVERIFY2(parsed.position, parsed.error.c_str());
        for (int area = 0; area < rules.area_count(); ++area) {
            const AreaLead lead = lead_of(rules, *parsed.position, area);
            QCOMPARE(lead.floors, lead.ranking.first ? 5 : 0);
            QCOMPARE(lead.margin, 0); // the third seat has five, too
        }
    }

    void a_name_with_a_percent_sign_is_only_a_name()
    {
        Record record = freshRecord("schmidt", {"human", "random"}, 5);
        record.seats[0].name = "%1 %2";
        TestTable table(std::move(record));
        table.toPerson();
        table.composer.pass();
        table.composer.confirm();
        const int seat = value(*table.session.log(), 0, "seat").toInt();
        QVERIFY(seat == 0 || table.session.log()->count() > 1);
        QVERIFY(everythingShown(table.session).join(' ').contains("%1 %2 passes"));
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
