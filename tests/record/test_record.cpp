#include "base/files.h"
#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "support.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

using namespace capitol;
using namespace capitol::test;
namespace fs = std::filesystem;

namespace {

std::string read(const fs::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

LoadedRecord parse(const std::string& text)
{
    return parse_record(text, "game.capitol", source_library());
}

std::string problems(const LoadedRecord& loaded)
{
    std::string text;
    for (const Diagnostic& diagnostic : loaded.diagnostics)
        text += diagnostic.text() + "\n";
    return text;
}

// A two-player game's head with the moves below it.
std::string with_moves(const std::string& moves)
{
    Record record = random_game(variant_of("schmidt"), 2, 7);
    record.opening.first = 0;
    return print_header(record) + moves;
}

Position last_position(const Record& record)
{
    return record.position_after(record.variant.playable(), record.moves.size());
}

} // namespace

class TestRecord : public QObject
{
    Q_OBJECT

private slots:
    void printedRecordsReadBack_data() { variants_and_players(); }
    void printedRecordsReadBack();
    void readsLikeTheNotation();
    void aCutFileLoadsToItsLastWholeLine();
    void rulesOfTheRecordOutliveTheVariant();
    void theSeedTellsWhatIsLeftOut();
    void bidsAreTextToAnyReader();
    void refused_data();
    void refused();
    void refusedMovesAreFoundByLine();
    void writerAppendsLineByLine();
    void writerTakesMovesBack();
    void writerNamesAFileItCannotWrite();
    void theAgreementOnUndoIsKept();
    void recordedGamesEndAsTheyDid_data();
    void recordedGamesEndAsTheyDid();
};

void TestRecord::printedRecordsReadBack()
{
    QFETCH(const QString, variant);
    QFETCH(const int, players);
    const Record record = random_game(variant_of(variant.toStdString()), players, 11);
    const std::string text = print_record(record);
    const LoadedRecord loaded = parse(text);
    QVERIFY2(loaded.record, problems(loaded).c_str());
    QVERIFY(loaded.dropped.empty());
    QVERIFY(loaded.record->variant.rules == record.variant.rules);
    QVERIFY(loaded.record->seats == record.seats);
    QCOMPARE(loaded.record->seed, record.seed);
    QVERIFY(loaded.record->opening == record.opening);
    QCOMPARE(loaded.record->moves.size(), record.moves.size());
    QVERIFY(loaded.record->moves == record.moves);
    QVERIFY(last_position(*loaded.record) == last_position(record));
    QCOMPARE(print_record(*loaded.record), text);
}

void TestRecord::readsLikeTheNotation()
{
    const std::string text = with_moves("- 1 pass\n");
    for (const char* line : {"capitol: 1\n", "\nvariant: schmidt\n", "\nrules: {", "\nseats: [{name: \"Anna",
                             "\nseed: 7\n", "\nfirst: 1\n", "\ndeal: {roof: [R", "\nmoves:\n- 1 pass\n"})
        QVERIFY2(text.find(line) != std::string::npos, line);
}

void TestRecord::aCutFileLoadsToItsLastWholeLine()
{
    const Record record =
        random_game(variant_of("{extends: schmidt, rounds: 1, auction: {schedule: [[fountain]]}}"), 2, 3);
    const std::string text = print_record(record);
    const std::size_t head = print_header(record).size();
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const std::string cut = text.substr(0, size);
        const LoadedRecord loaded = parse(cut);
        const std::size_t whole = cut.rfind('\n') + 1;
        QCOMPARE(loaded.dropped, cut.substr(whole));
        QVERIFY(loaded.record || !loaded.diagnostics.empty());
        if (whole < head)
            continue; // a head is written whole or not at all; here it only must not crash
        QVERIFY2(loaded.record, problems(loaded).c_str());
        const auto lines = static_cast<std::size_t>(std::count(cut.begin() + long(head), cut.end(), '\n'));
        QCOMPARE(loaded.record->moves.size(), lines);
        QVERIFY(std::equal(loaded.record->moves.begin(), loaded.record->moves.end(), record.moves.begin()));
    }
}

void TestRecord::rulesOfTheRecordOutliveTheVariant()
{
    Record record =
        random_game(variant_of("{extends: dutch, rounds: 1, auction: {schedule: [[temple]]}}"), 3, 5);
    record.variant.id = "gone";
    const LoadedRecord loaded = parse(print_record(record));
    QVERIFY2(loaded.record, problems(loaded).c_str());
    QCOMPARE(loaded.record->variant.id, "gone");
    QVERIFY(loaded.record->variant.rules == record.variant.rules);
}

void TestRecord::theSeedTellsWhatIsLeftOut()
{
    const LoadedRecord loaded = parse("capitol: 1\nvariant: dutch\nseats: [{name: Anna, player: human}, "
                                      "{name: 7, player: greedy}]\nseed: 9\nmoves:\n");
    QVERIFY2(loaded.record, problems(loaded).c_str());
    const Rules rules = loaded.record->variant.playable();
    QVERIFY(loaded.record->start_position(rules) == start(rules, 2, 9));
    QCOMPARE(loaded.record->seats[1].name, "7");
}

void TestRecord::bidsAreTextToAnyReader()
{
    const std::string moves = "- 1 pass\n- 2 pass\n- \"1 bid:\"\n";
    const LoadedRecord loaded = parse(with_moves(moves));
    QVERIFY2(loaded.record, problems(loaded).c_str());
    QVERIFY(print_record(*loaded.record).ends_with(moves)); // unquoted, `1 bid:` would be a key
    QVERIFY(parse(with_moves("- 1 pass\n\n# a comment\n- 2 pass # and another\n- 1 bid:\n")).record);
}

void TestRecord::refused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("starts"); // of the diagnostic
    const auto row = [](const char* rule, const char* from, const char* to, const char* starts) {
        QTest::newRow(rule) << from << to << starts;
    };
    row("another format", "capitol: 1", "capitol: 2", "game.capitol:1:10: capitol: ");
    row("an unknown key", "seed: 7", "seed: 7\nsead: 8", "game.capitol:6:1: sead: unknown key");
    row("a duplicate key", "seed: 7", "seed: 7\nseed: 8", "game.capitol:6:1: seed: duplicate key");
    row("no seed", "seed: 7\n", "", "game.capitol:1:1: seed: missing key");
    row("a seed in words", "seed: 7", "seed: seven", "game.capitol:5:7: seed: ");
    row("no variant", "variant: schmidt\n", "", "game.capitol:1:1: variant: missing key");
    row("a variant that is a list", "variant: schmidt", "variant: [schmidt]", "game.capitol:2:10: variant: ");
    row("a path for a variant", "variant: schmidt", "variant: ../schmidt", "game.capitol:2:10: variant: ");
    row("rules over many lines", "rounds: 4, ", "rounds: 4,\n  ", "game.capitol:4:");
    row("a wrong rule", "rounds: 4", "rounds: 40", "game.capitol:3:44: rounds: ");
    row("an unknown rule", "rounds: 4", "round: 4", "game.capitol:3:36: round: unknown key");
    row("seats that are a word", "seats: [", "seats: x # [", "game.capitol:4:8: seats: ");
    row("one seat", ", {name: \"Anna \\\"2\\\"\", player: random}]", "]", "game.capitol:4:8: seats: ");
    row("a seat without a player", ", player: random}]", "}]", "game.capitol:4:8: seats[1].player: ");
    row("a consul who does not play", "\nfirst: 1", "\nfirst: 3", "game.capitol:6:8: first: ");
    row("too many cards dealt", "deal: {roof: [", "deal: {roof: [R1, R1, R1, ",
        "game.capitol:7:7: deal.roof[14]: found more entries");
    row("no card", "deal: {roof: [R", "deal: {roof: [X", "game.capitol:7:7: deal.roof[0]: found \"X");
    row("a card dealt twice", ", F", ", F1, F1, F1, F1, S", "game.capitol:7:7: deal.floor[");
    row("a deal without a pile", "permit: [P", "permits: [P", "game.capitol:7:7: deal.permits: ");
    row("a line that is no move", "moves:\n", "moves:\nhello\n", "game.capitol:9:1: moves[0]: ");
    row("a move without a seat", "moves:\n", "moves:\n- pass\n", "game.capitol:9:3: moves[0]: ");
    row("a tab", "seed: 7", "\tseed: 7", "game.capitol:5:");
}

void TestRecord::refused()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, starts);
    QString text = QString::fromStdString(with_moves("- 1 pass\n"));
    const auto at = text.indexOf(from);
    QVERIFY(at >= 0);
    text.replace(at, from.size(), to);
    const LoadedRecord loaded = parse(text.toStdString());
    QVERIFY(!loaded.record);
    QVERIFY2(problems(loaded).starts_with(starts.toStdString()), problems(loaded).c_str());
}

void TestRecord::refusedMovesAreFoundByLine()
{
    QCOMPARE(problems(parse(with_moves("- 1 pass\n- 1 pass\n"))),
             "game.capitol:10:3: moves[1]: found \"1 pass\", allowed: a move of seat 2, whose turn it is\n");
    QVERIFY(problems(parse(with_moves("- 1 pass\n- 2 jump\n")))
                .starts_with("game.capitol:10:3: moves[1]: found \"2 jump\""));
    QVERIFY(problems(parse(with_moves("- 1 draw:roof\n")))
                .starts_with("game.capitol:9:3: moves[0]: found \"1 draw:roof\""));
    const Record whole = random_game(variant_of("schmidt"), 2, 3);
    const LoadedRecord longer = parse(print_record(whole) + "- 1 pass\n");
    QVERIFY(!longer.record);
    QVERIFY(problems(longer).find("the game is over") != std::string::npos);
}

void TestRecord::writerAppendsLineByLine()
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "game.capitol";
    const Record whole = random_game(variant_of("dutch"), 3, 4);
    const Rules rules = whole.variant.playable();
    Record begun = whole;
    begun.moves.clear();
    RecordWriter writer(file, begun);
    Position position = whole.start_position(rules);
    for (const RecordMove& move : whole.moves) {
        writer.append(rules, position, move);
        apply(rules, position, move.choice);
        begun.moves.push_back(move);
        if (begun.moves.size() % 50 == 0)
            QCOMPARE(read(file), print_record(begun));
    }
    QCOMPARE(read(file), print_record(whole));
    QVERIFY(load_record(file, source_library()).record->moves == whole.moves);
}

void TestRecord::writerTakesMovesBack()
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "game.capitol";
    Record record = random_game(variant_of("schmidt"), 2, 4);
    RecordWriter writer(file, record);
    record.moves.resize(5);
    writer.rewrite(record);
    QCOMPARE(read(file), print_record(record));
    QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()),
             1); // nothing beside it
}

void TestRecord::writerNamesAFileItCannotWrite()
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "no such folder" / "game.capitol";
    try {
        RecordWriter(file, random_game(variant_of("schmidt"), 2, 4));
        QFAIL("it should have thrown");
    } catch (const std::system_error& error) {
        QVERIFY2(std::string(error.what()).find("no such folder") != std::string::npos, error.what());
    }
    QVERIFY_THROWS_EXCEPTION(std::system_error, append_whole(file, "- 1 pass\n"));
}

// Not agreed on, undo is friendly where no second person could mind.
void TestRecord::theAgreementOnUndoIsKept()
{
    Record record = random_game(variant_of("schmidt"), 2, 4);
    record.seats[0].player = "human";
    QVERIFY(record.undo_is_friendly());
    QVERIFY(print_record(record).find("undo:") == std::string::npos);
    record.seats[1].player = "human";
    QVERIFY(!record.undo_is_friendly());
    for (const bool friendly : {true, false}) {
        record.friendly_undo = friendly;
        const LoadedRecord loaded = parse(print_record(record));
        QVERIFY(loaded.record);
        QCOMPARE(loaded.record->friendly_undo, std::optional(friendly));
        QCOMPARE(loaded.record->undo_is_friendly(), friendly);
    }
    std::string text = print_record(record);
    text.replace(text.find("undo: own"), 9, "undo: foe");
    const LoadedRecord refused = parse(text);
    QVERIFY(!refused.record);
    QCOMPARE(refused.diagnostics.front().allowed, std::string("friendly or own"));
}

void TestRecord::recordedGamesEndAsTheyDid_data()
{
    QTest::addColumn<QString>("file");
    for (const auto& entry : fs::directory_iterator(fs::path(CAPITOL_SOURCE_DIR) / "tests" / "records"))
        if (entry.path().extension() == ".capitol")
            QTest::addRow("%s", entry.path().filename().c_str())
                << QString::fromStdString(entry.path().string());
}

// The last line of each is a comment: `# scores: 31 28, winners: 1`.
void TestRecord::recordedGamesEndAsTheyDid()
{
    QFETCH(const QString, file);
    const LoadedRecord loaded = load_record(file.toStdString(), source_library());
    QVERIFY2(loaded.record, problems(loaded).c_str());
    const Rules rules = loaded.record->variant.playable();
    const Position position = last_position(*loaded.record);
    QVERIFY(position.phase == Phase::over);
    std::string ending = "# scores:";
    for (Seat seat = 0; seat < position.players; ++seat)
        ending += " " + std::to_string(position.score[seat]);
    ending += ", winners:";
    for (Seat seat = 0; seat < position.players; ++seat)
        if (winners(rules, position) >> seat & 1)
            ending += " " + print_seat(seat);
    const std::string text = read(file.toStdString());
    QVERIFY2(text.ends_with("\n" + ending + "\n"), ending.c_str());
    QVERIFY(text.starts_with(print_header(*loaded.record)));
}

QTEST_APPLESS_MAIN(TestRecord)
#include "test_record.moc"
