// The rulebook's examples are the engine's.
#include "books.h"

#include "capitol/variant/schema.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace capitol;
using namespace capitol::test;

namespace {

// All rows of the table that has that many columns and stands in the chapter.
std::vector<std::string> table_in(const Rulebook& book, const std::string& chapter)
{
    std::vector<std::string> lines;
    for (const Block& block : book.blocks) {
        if (block.kind != Block::Kind::table || block.chapter != chapter)
            continue;
        for (std::size_t row = 1; row < block.rows.size(); ++row)
            lines.push_back(plain(block.rows[row].front()) + " | " + plain(block.rows[row].back()));
    }
    return lines;
}

std::string examples_in(const Rulebook& book, const std::string& chapter)
{
    std::string text;
    for (const Block& block : book.blocks)
        if (block.kind == Block::Kind::example && block.chapter == chapter)
            text += plain(block.text) + "\n";
    return text;
}

// Those of tied bids: Marcus bids in no other.
QStringList ties_in(const Rulebook& book)
{
    QStringList texts;
    for (const Block& block : book.blocks)
        if (block.kind == Block::Kind::example && block.chapter == "auction")
            if (const auto text = QString::fromStdString(plain(block.text)); text.contains("Marcus"))
                texts += text;
    return texts;
}

// Each choice of tie breaks in each order.
std::vector<TieBreaks> all_tie_breaks()
{
    std::vector<TieBreaks> all;
    const auto grow = [&](const auto& self, const TieBreaks& start) -> void {
        all.push_back(start);
        for (const TieBreak next : {TieBreak::highest_card, TieBreak::seat_order, TieBreak::lowest_score}) {
            TieBreaks longer = start;
            longer.push_back(next);
            if (std::ranges::find(start, next) == start.end())
                self(self, longer);
        }
    };
    grow(grow, {});
    return all;
}

} // namespace

class TestExamples : public QObject
{
    Q_OBJECT

private slots:
    void the_examples_of_schmidt_are_right();
    void the_examples_of_another_variant_are_right();
    void ties_in_auctions_follow_the_variant();
    void ties_are_told_with_what_did_not_settle_them_data();
    void ties_are_told_with_what_did_not_settle_them();
};

// By hand: one fountain in the area, so first place is worth 2 + 1 and second 1; the temple doubles both.
void TestExamples::the_examples_of_schmidt_are_right()
{
    const Rulebook book = writer("en").rulebook(schmidt(), schmidt());
    const std::vector<std::string> expected{
        "Livia 1 + 2, Marcus 2 | Livia 3, Marcus 1",
        "Livia 1 + 3, Marcus 2 + 2 | Livia 3, Marcus 1",
        "Livia 1 + 2, Marcus 1 + 2, Octavia 2 | Livia 3, Marcus 3, Octavia 0",
        "Livia 1 + 2, Marcus 2, Octavia 2 | Livia 3, Marcus 1, Octavia 1",
        "Livia 1 + 3, Marcus 1 + 3, Octavia 2 + 2 | Livia 3, Marcus 3, Octavia 0",
        "Livia 1 | Livia 3",
        "Livia 1 + 2, Marcus 2 | Livia 6, Marcus 2",
    };
    QVERIFY2(table_in(book, "scoring") == expected, all_words(book).c_str());
    QVERIFY(examples_in(book, "construction")
                .find("5 and 1; 4 and 2; 3 and 3; 4, 1 and 1; 3, 2 and 1; 3, 1, 1 and 1 floors tall.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "placing").find("at least two and at most three floors, and a round roof.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("nine cards, three of them") != std::string::npos); // 6 + 2 + 1
}

void TestExamples::the_examples_of_another_variant_are_right()
{
    const Rulebook book = writer("en").rulebook(changed([](Ruleset& r) {
                                                    r.scoring.first = 5;
                                                    r.scoring.second = 2;
                                                    r.scoring.fountain_first = 3;
                                                    r.scoring.fountain_second = 0;
                                                    r.scoring.temple_factor = 3;
                                                    r.scoring.beaten_tied = BeatenTied::none;
                                                    r.scoring.shared_first_cancels_second = false;
                                                    r.scoring.partial_tie_rest = PartialTieRest::second;
                                                    r.placement.first_height = 2;
                                                    r.placement.max_step = 3;
                                                    r.construction.floors_per_card = 1;
                                                    r.construction.floor_targets = FloorTargets::tallest;
                                                    r.draw.count = 4;
                                                    r.draw.amphitheatre_first = 3;
                                                    r.draw.amphitheatre_second = 0;
                                                }),
                                                schmidt());
    const std::vector<std::string> expected{
        // 5 + 3 a fountain for the first, 2 for the second
        "Livia 2 + 3, Marcus 3 | Livia 8, Marcus 2",
        "Livia 2 + 4, Marcus 3 + 3 | Livia 8, Marcus 0",
        "Livia 2 + 3, Marcus 2 + 3, Octavia 3 | Livia 8, Marcus 8, Octavia 2",
        "Livia 2 + 3, Marcus 3, Octavia 3 | Livia 8, Marcus 2, Octavia 2",
        "Livia 2 + 4, Marcus 2 + 4, Octavia 3 + 3 | Livia 8, Marcus 8, Octavia 2",
        "Livia 2 | Livia 8",
        "Livia 2 + 3, Marcus 3 | Livia 24, Marcus 6",
    };
    QVERIFY2(table_in(book, "scoring") == expected, all_words(book).c_str());
    QVERIFY(examples_in(book, "construction").find("are then 4 and 1; 3, 1 and 1 floors tall.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "placing").find("at least three and at most six floors") != std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("seven cards, three of them") !=
            std::string::npos); // 4 + 3 + 0
}

void TestExamples::ties_in_auctions_follow_the_variant()
{
    const auto ties = [](const Variant& played) {
        return examples_in(writer("en").rulebook(played, schmidt()), "auction");
    };
    const auto has = [](const std::string& text, const char* words) {
        return text.find(words) != std::string::npos;
    };
    const std::string usual = ties(schmidt()); // 7 + 6 and 8 + 5; the 8 is the highest card
    QVERIFY(has(usual, "Both bids add up to 13. Marcus has the highest single card"));
    QVERIFY(has(usual, "Livia is consul and gets the tile."));
    const std::string dutch = ties(variant("dutch"));
    QVERIFY(has(dutch, "Livia has nine points, Marcus six: Marcus is behind and gets the tile."));
    QVERIFY(has(dutch, "Both have eight points, so they are still tied."));
    const std::string none = ties(changed([](Ruleset& r) { r.auction.tie_break.clear(); }));
    QVERIFY(has(none, "They are still tied."));
    QVERIFY(!has(none, "highest single card"));
}

// What one rule leaves open is said before the next one settles it: else two examples with the same bids seem
// to contradict each other.
void TestExamples::ties_are_told_with_what_did_not_settle_them_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("outcomes"); // by tie break, and last what unsold sounds like
    QTest::addColumn<QString>("level");
    QTest::newRow("en") << "en"
                        << QStringList{"has the highest single card", "is consul and gets",
                                       "is behind and gets", "leaves the game"}
                        << "Both have eight points";
    QTest::newRow("it") << "it"
                        << QStringList{"ha la carta più alta", "è console e prende", "è indietro e prende",
                                       "esce dal gioco"}
                        << "Entrambi hanno otto punti";
    QTest::newRow("fr") << "fr"
                        << QStringList{"a la plus forte carte", "est consul et remporte",
                                       "a le score le plus bas et remporte", "quitte le jeu"}
                        << "Tous deux ont huit points";
    QTest::newRow("nl") << "nl"
                        << QStringList{"heeft de hoogste kaart", "is consul en krijgt",
                                       "staat achter en krijgt", "uit het spel"}
                        << "Beiden hebben acht punten";
}

void TestExamples::ties_are_told_with_what_did_not_settle_them()
{
    QFETCH(QString, language);
    QFETCH(QStringList, outcomes);
    QFETCH(QString, level);
    const auto outcome_of = [&](const QString& example) {
        for (qsizetype i = 0; i < outcomes.size(); ++i)
            if (example.contains(outcomes[i]))
                return i;
        return qsizetype(-1);
    };
    const auto lists = all_tie_breaks();
    QCOMPARE(lists.size(), 16u);
    for (const TieBreaks& order : lists) {
        const Variant played = changed([&](Ruleset& r) { r.auction.tie_break = order; });
        const QStringList examples = ties_in(writer(language.toStdString()).rulebook(played, schmidt()));
        QVERIFY(!examples.isEmpty());
        std::set<qsizetype> told;
        for (const QString& example : examples) {
            const qsizetype outcome = outcome_of(example);
            QVERIFY2(outcome >= 0, qPrintable(example));
            QVERIFY2(told.insert(outcome).second, qPrintable(example));
            const auto settled = std::ranges::find(order, static_cast<TieBreak>(outcome));
            const bool scores_failed = std::find(order.begin(), settled, TieBreak::lowest_score) != settled;
            QVERIFY2(example.contains(level) == scores_failed, qPrintable(example));
        }
    }
}

QTEST_GUILESS_MAIN(TestExamples)
#include "test_examples.moc"
