// The rulebook's examples are the engine's.
#include "books.h"

#include <QTest>

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

} // namespace

class TestExamples : public QObject
{
    Q_OBJECT

private slots:
    void theExamplesOfSchmidtAreRight();
    void theExamplesOfAnotherVariantAreRight();
    void tiesInAuctionsFollowTheVariant();
};

// By hand: one fountain in the area, so first place is worth 2 + 1 and second 1; the temple doubles both.
void TestExamples::theExamplesOfSchmidtAreRight()
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
    QVERIFY(examples_in(book, "placing").find("two to three floors, and must have a round roof.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("nine cards, three of them") != std::string::npos); // 6 + 2 + 1
}

void TestExamples::theExamplesOfAnotherVariantAreRight()
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
    QVERIFY(examples_in(book, "construction").find("are 4 and 1; 3, 1 and 1 floors tall.") !=
            std::string::npos);
    QVERIFY(examples_in(book, "placing").find("three to six floors") != std::string::npos);
    QVERIFY(examples_in(book, "drawing").find("seven cards, three of them") !=
            std::string::npos); // 4 + 3 + 0
}

void TestExamples::tiesInAuctionsFollowTheVariant()
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

QTEST_GUILESS_MAIN(TestExamples)
#include "test_examples.moc"
