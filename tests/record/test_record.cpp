#include "base/files.h"
#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "capitol/variant/board_reader.h"
#include "capitol/variant/board_writer.h"
#include "support.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <system_error>

using namespace capitol;
using namespace capitol::test;
namespace fs = std::filesystem;

namespace {

LoadedRecord parse(const std::string& text)
{
    return parse_record(text, "game.capitol", source_library());
}

std::string problems(const LoadedRecord& loaded)
{
    std::string text;
    for (const Diagnostic& diagnostic : loaded.faults())
        text += diagnostic.text() + "\n";
    return text;
}

// As it was written before records kept their board and their help.
std::string as_older(std::string text)
{
    const std::size_t board = text.find("\nboard: ");
    text.erase(board, text.find("\nseats: ") - board);
    return text;
}

// A library whose only board is `rome`, as somebody has changed it.
class EditedBoard
{
public:
    explicit EditedBoard(const std::string& board)
    {
        const fs::path folder = m_folder.path().toStdString();
        fs::create_directory(folder / "boards");
        std::ofstream(folder / "boards" / "rome.yaml") << board;
        for (const char* id : {"schmidt", "dutch"})
            fs::copy(fs::path(CAPITOL_SOURCE_DIR) / "variants" / (std::string(id) + ".yaml"), folder);
        m_library.emplace(std::vector{folder});
    }
    const Library& library() const { return *m_library; }

private:
    const QTemporaryDir m_folder;
    std::optional<Library> m_library;
};

std::string small_rome()
{
    return "format: 1\nid: rome\nareas:\n- {code: cap, colour: red, outline: [[1, 1], [9, 1], [9, 9]], "
           "label: [2, 2], small_sites: [[3, 3]]}\n";
}

// A two-player game's head with the moves below it.
std::string with_moves(const std::string& moves)
{
    Record record = random_game(variant_of("schmidt"), 2, 7);
    record.opening.first = 0;
    return print_header(record) + moves;
}

// `@seed` becomes the number of the line where the untouched head has that key.
QString with_lines(QString text)
{
    const QStringList lines = QString::fromStdString(with_moves("")).split('\n');
    for (const char* key : {"seats", "seed", "first", "deal"})
        for (int line = 0; line < lines.size(); ++line)
            if (lines[line].startsWith(QString(key) + ':'))
                text.replace(QString('@') + key, QString::number(line + 1));
    return text;
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
    void printed_records_read_back_data() { variants_and_players(); }
    void printed_records_read_back();
    void reads_like_the_notation();
    void the_board_of_the_record_outlives_its_file();
    void older_records_take_the_board_of_that_name();
    void a_board_is_written_as_it_was_read();
    void help_is_a_field_of_the_head();
    void a_seat_may_have_its_colour();
    void older_records_tell_the_help_in_a_comment_data();
    void older_records_tell_the_help_in_a_comment();
    void a_cut_file_loads_to_its_last_whole_line();
    void rules_of_the_record_outlive_the_variant();
    void the_seed_tells_what_is_left_out();
    void bids_are_text_to_any_reader();
    void refused_data();
    void refused();
    void refused_moves_are_found_by_line();
    void a_second_bid_is_refused();
    void a_broken_line_ends_the_record_before_it_data();
    void a_broken_line_ends_the_record_before_it();
    void writer_appends_line_by_line();
    void writer_takes_moves_back();
    void writer_names_a_file_it_cannot_write();
    void the_agreement_on_undo_is_kept();
    void recorded_games_end_as_they_did_data();
    void recorded_games_end_as_they_did();
};

void TestRecord::printed_records_read_back()
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

void TestRecord::reads_like_the_notation()
{
    const std::string text = with_moves("- 1 pass\n");
    for (const char* line :
         {"capitol: 1\n", "\nvariant: schmidt\n", "\nrules: {", "\nboard: {format: 1, id: rome",
          "\n  {code: cap, colour: white, ", "\nseats: [{name: \"Anna", "\nseed: 7\n", "\nfirst: 1\n",
          "\ndeal: {roof: [R", "\nmoves:\n- 1 pass\n"})
        QVERIFY2(text.find(line) != std::string::npos, line);
}

void TestRecord::the_board_of_the_record_outlives_its_file()
{
    const EditedBoard edited(small_rome());
    const Record record = random_game(variant_of("dutch"), 3, 2);
    const LoadedRecord loaded = parse_record(print_record(record), "game.capitol", edited.library());
    QVERIFY2(loaded.is_whole(), problems(loaded).c_str());
    QVERIFY(loaded.record->variant.map == record.variant.map);
    QVERIFY(last_position(*loaded.record) == last_position(record));
    const EditedBoard broken("no board at all");
    QVERIFY(parse_record(print_record(record), "game.capitol", broken.library()).is_whole());
    const Library nothing({});
    QVERIFY(parse_record(print_record(record), "game.capitol", nothing).is_whole());
}

void TestRecord::older_records_take_the_board_of_that_name()
{
    const Record record = random_game(variant_of("dutch"), 3, 2);
    const std::string older = as_older(print_record(record));
    const LoadedRecord loaded = parse(older);
    QVERIFY2(loaded.is_whole(), problems(loaded).c_str());
    QVERIFY(loaded.record->variant.map == record.variant.map);
    QVERIFY(last_position(*loaded.record) == last_position(record));
    const LoadedRecord unknown = parse_record(older, "game.capitol", Library({}));
    QVERIFY(!unknown.record);
    QVERIFY2(problems(unknown).find("game.capitol:3:") == 0, problems(unknown).c_str());
    QVERIFY2(problems(unknown).find("rome") != std::string::npos, problems(unknown).c_str());
    // A fault of the board's own file is told of that file.
    const EditedBoard broken("no board at all");
    const LoadedRecord ill = parse_record(older, "game.capitol", broken.library());
    QVERIFY(!ill.record);
    QVERIFY2(problems(ill).find("rome.yaml:1:") != std::string::npos, problems(ill).c_str());
}

void TestRecord::a_board_is_written_as_it_was_read()
{
    const Variant rome = variant_of("schmidt");
    Report report("board");
    const auto tree = parse_yaml("board: " + write_board(rome.map) + "\n", report);
    QVERIFY2(tree && report.clean(), report.clean() ? "" : report.diagnostics().front().text().c_str());
    const BoardMap back = read_board(*tree->find("board"), report);
    QVERIFY2(report.clean(), report.clean() ? "" : report.diagnostics().front().text().c_str());
    QVERIFY(back == rome.map);
}

void TestRecord::help_is_a_field_of_the_head()
{
    Record record = random_game(variant_of("schmidt"), 2, 7);
    QVERIFY(print_header(record).find("help") == std::string::npos);
    record.help = {.hint = true, .memory = true};
    QVERIFY(print_header(record).find("\nhelp: [hint, memory]\n") != std::string::npos);
    QVERIFY(parse(print_record(record)).record->help == record.help);
    record.help.memory = false;
    const std::string text = print_record(record);
    QVERIFY(parse(text).record->help == record.help);
    std::string wrong = text;
    wrong.replace(wrong.find("help: [hint]"), 12, "help: [hints]");
    QVERIFY2(problems(parse(wrong)).find("help[0]: found \"hints\"") != std::string::npos,
             problems(parse(wrong)).c_str());
}

void TestRecord::a_seat_may_have_its_colour()
{
    Record record = random_game(variant_of("schmidt"), 2, 7);
    QVERIFY(record::print_table(record).find("colour") == std::string::npos);
    record.seats[1].colour = 4;
    const std::string text = print_record(record);
    QVERIFY(parse(text).record->seats == record.seats);
    for (const char* wrong : {"0", "9", "blue", "1.5"}) {
        std::string broken = text;
        broken.replace(broken.rfind("colour: 4"), 9, std::string("colour: ") + wrong);
        QVERIFY2(problems(parse(broken)).find("seats[1].colour") != std::string::npos,
                 problems(parse(broken)).c_str());
    }
}

void TestRecord::older_records_tell_the_help_in_a_comment_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("hint");
    QTest::addColumn<bool>("memory");
    QTest::newRow("both") << QByteArray("# help: hint, memory") << true << true;
    QTest::newRow("one") << QByteArray("# help: memory") << false << true;
    QTest::newRow("a word that only holds it") << QByteArray("# help: nohint, memorybook") << false << false;
    QTest::newRow("a field beside the comment")
        << QByteArray("help: [memory]\n# help: hint") << false << true;
    QTest::newRow("nothing") << QByteArray("# help:") << false << false;
}

void TestRecord::older_records_tell_the_help_in_a_comment()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, hint);
    QFETCH(const bool, memory);
    std::string text = with_moves("");
    text.insert(text.find("seed: "), line.toStdString() + "\n");
    const LoadedRecord loaded = parse(text);
    QVERIFY2(loaded.is_whole(), problems(loaded).c_str());
    QCOMPARE(loaded.record->help.hint, hint);
    QCOMPARE(loaded.record->help.memory, memory);
}

void TestRecord::a_cut_file_loads_to_its_last_whole_line()
{
    const Record record =
        random_game(variant_of("{extends: schmidt, rounds: 1, auction: {schedule: [[fountain]]}}"), 2, 3);
    const std::string text = print_record(record);
    const std::size_t head = print_header(record).size();
    for (std::size_t size = 0; size <= text.size(); size += size < head ? 61 : 1) {
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

void TestRecord::rules_of_the_record_outlive_the_variant()
{
    Record record =
        random_game(variant_of("{extends: dutch, rounds: 1, auction: {schedule: [[temple]]}}"), 3, 5);
    record.variant.id = "gone";
    const LoadedRecord loaded = parse(print_record(record));
    QVERIFY2(loaded.record, problems(loaded).c_str());
    QCOMPARE(loaded.record->variant.id, "gone");
    QVERIFY(loaded.record->variant.rules == record.variant.rules);
}

void TestRecord::the_seed_tells_what_is_left_out()
{
    const LoadedRecord loaded = parse("capitol: 1\nvariant: dutch\nseats: [{name: Anna, player: human}, "
                                      "{name: 7, player: greedy}]\nseed: 9\nmoves:\n");
    QVERIFY2(loaded.record, problems(loaded).c_str());
    const Rules rules = loaded.record->variant.playable();
    QVERIFY(loaded.record->start_position(rules) == start(rules, 2, 9));
    QCOMPARE(loaded.record->seats[1].name, "7");
}

void TestRecord::bids_are_text_to_any_reader()
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
    QTest::addColumn<QString>("starts"); // of the diagnostic; @key is the line where that key stood
    const auto row = [](const char* rule, const char* from, const char* to, const char* starts) {
        QTest::newRow(rule) << from << to << starts;
    };
    row("another format", "capitol: 1", "capitol: 2", "game.capitol:1:10: capitol: ");
    row("an unknown key", "seed: 7", "seed: 7\nsead: 8", "game.capitol:@first:1: sead: unknown key");
    row("a duplicate key", "seed: 7", "seed: 7\nseed: 8", "game.capitol:@first:1: seed: duplicate key");
    row("no seed", "seed: 7\n", "", "game.capitol:1:1: seed: missing key");
    row("a seed in words", "seed: 7", "seed: seven", "game.capitol:@seed:7: seed: ");
    row("no variant", "variant: schmidt\n", "", "game.capitol:1:1: variant: missing key");
    row("a variant that is a list", "variant: schmidt", "variant: [schmidt]", "game.capitol:2:10: variant: ");
    row("a path for a variant", "variant: schmidt", "variant: ../schmidt", "game.capitol:2:10: variant: ");
    row("rules that extend others", "rounds: 4", "rounds: 4, extends: dutch", "game.capitol:3:");
    row("rules that are no map in braces", "rules: {", "rules: x # {", "game.capitol:3:8: rules: ");
    row("a board without rules", "rules: {", "# {", "game.capitol:1:1: rules: missing key");
    row("another board than the rules name", "board: rome", "board: roma", "game.capitol:3:");
    row("a board that is a word", "board: {format: 1", "board: rome # {", "game.capitol:5:");
    row("a board with another key", "board: {format: 1", "board: {format: 1, river: 1", "game.capitol:4:");
    row("a board with a site outside", "small_sites: [[", "small_sites: [[99", "game.capitol:5:");
    row("moves on the line of their key", "moves:\n- 1 pass\n", "moves: [1 pass]\n", "game.capitol:");
    row("a wrong rule", "rounds: 4", "rounds: 40", "game.capitol:3:44: rounds: ");
    row("an unknown rule", "rounds: 4", "round: 4", "game.capitol:3:36: round: unknown key");
    row("seats that are a word", "seats: [", "seats: x # [", "game.capitol:@seats:8: seats: ");
    row("one seat", ", {name: \"Anna \\\"2\\\"\", player: random}]", "]", "game.capitol:@seats:8: seats: ");
    row("a seat without a player", ", player: random}]", "}]", "game.capitol:@seats:8: seats[1].player: ");
    row("a consul who does not play", "\nfirst: 1", "\nfirst: 3", "game.capitol:@first:8: first: ");
    row("too many cards dealt", "deal: {roof: [", "deal: {roof: [R1, R1, R1, ",
        "game.capitol:@deal:7: deal.roof[14]: found more entries");
    row("no card", "deal: {roof: [R", "deal: {roof: [X", "game.capitol:@deal:7: deal.roof[0]: found \"X");
    row("a card dealt twice", ", F", ", F1, F1, F1, F1, S", "game.capitol:@deal:7: deal.floor[");
    row("a deal without a pile", "permit: [P", "permits: [P", "game.capitol:@deal:7: deal.permits: ");
    row("a tab", "seed: 7", "\tseed: 7", "game.capitol:@seed:");
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
    QVERIFY(!loaded.record && !loaded.stopped);
    QVERIFY2(problems(loaded).starts_with(with_lines(starts).toStdString()), problems(loaded).c_str());
}

void TestRecord::refused_moves_are_found_by_line()
{
    const auto line = [](const std::string& head, int below) {
        return "game.capitol:" + std::to_string(std::count(head.begin(), head.end(), '\n') + below) + ":3: ";
    };
    const std::string head = with_moves("");
    QCOMPARE(problems(parse(head + "- 1 pass\n- 1 pass\n")),
             line(head, 2) + "moves[1]: found \"1 pass\", allowed: a move of seat 2, whose turn it is\n");
    QVERIFY(problems(parse(head + "- 1 pass\n- 2 jump\n"))
                .starts_with(line(head, 2) + "moves[1]: found \"2 jump\""));
    QVERIFY(problems(parse(head + "- 1 draw:roof\n"))
                .starts_with(line(head, 1) + "moves[0]: found \"1 draw:roof\""));
    const Record whole = random_game(variant_of("schmidt"), 2, 3);
    const LoadedRecord longer = parse(print_record(whole) + "- 1 pass\n");
    QCOMPARE(longer.record->moves.size(), whole.moves.size());
    QVERIFY(problems(longer).find("the game is over") != std::string::npos);
}

void TestRecord::a_second_bid_is_refused()
{
    Record record = random_game(variant_of("schmidt"), 3, 1);
    const auto is_bid = [](const RecordMove& move) { return std::holds_alternative<Bid>(move.choice); };
    const auto first = std::ranges::find_if(record.moves, is_bid);
    QVERIFY(is_bid(first[1]) && first[1].seat != first->seat); // others are still to bid
    record.moves.erase(first + 1, record.moves.end());
    record.moves.push_back({first->seat, Bid{}});
    const Rules rules = record.variant.playable();
    const Position before = record.position_after(rules, record.moves.size() - 1);
    const auto choosing = std::count(before.has_bid.begin(), before.has_bid.begin() + before.players, false);
    const std::string expected = choosing > 1
                                     ? "a move of a seat that has not chosen yet"
                                     : "a move of seat " + print_seat(before.to_move) + ", whose turn it is";
    const std::string problem = problems(parse(print_record(record)));
    QVERIFY2(problem.ends_with("allowed: " + expected + "\n"), problem.c_str());
}

void TestRecord::a_broken_line_ends_the_record_before_it_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no move") << QByteArray("hello");
    QTest::newRow("no seat") << QByteArray("- pass");
    QTest::newRow("an illegal move") << QByteArray("- 1 draw:roof");
    QTest::newRow("a line written twice") << QByteArray();
    QTest::newRow("zeros, as a power cut leaves them") << QByteArray(64, '\0');
    QTest::newRow("no UTF-8") << QByteArray("- 1 \xff\xfe");
    QTest::newRow("another record") << QByteArray("capitol: 1");
}

void TestRecord::a_broken_line_ends_the_record_before_it()
{
    QFETCH(const QByteArray, line);
    const Record whole = random_game(variant_of("schmidt"), 3, 3);
    const std::string text = print_record(whole);
    std::size_t at = print_header(whole).size();
    for (int move = 0; move < 20; ++move)
        at = text.find('\n', at) + 1;
    const std::size_t last = text.rfind('\n', at - 2) + 1;
    const std::string broken = line.isEmpty() ? text.substr(last, at - last) : line.toStdString() + "\n";
    const LoadedRecord loaded = parse(text.substr(0, at) + broken + text.substr(at));
    QVERIFY(loaded.diagnostics.empty());
    QVERIFY(loaded.record && !loaded.is_whole());
    QCOMPARE(loaded.record->moves.size(), std::size_t{20});
    QVERIFY(std::equal(loaded.record->moves.begin(), loaded.record->moves.end(), whole.moves.begin()));
    QCOMPARE(loaded.stopped->line, int(std::count(text.begin(), text.begin() + long(at), '\n')) + 1);
    QCOMPARE(loaded.unread, whole.moves.size() - 20);
    const Rules rules = loaded.record->variant.playable();
    QVERIFY(last_position(*loaded.record) == whole.position_after(rules, 20)); // and goes on from there
}

void TestRecord::writer_appends_line_by_line()
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
        writer.append(begun, rules, position, move);
        apply(rules, position, move.choice);
        begun.moves.push_back(move);
        if (begun.moves.size() % 50 == 0)
            QCOMPARE(read_file(file), print_record(begun));
    }
    QCOMPARE(read_file(file), print_record(whole));
    QVERIFY(load_record(file, source_library()).record->moves == whole.moves);
}

void TestRecord::writer_takes_moves_back()
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "game.capitol";
    Record record = random_game(variant_of("schmidt"), 2, 4);
    RecordWriter writer(file, record);
    record.moves.resize(5);
    writer.take_back(record);
    QCOMPARE(read_file(file), print_record(record));
    fs::resize_file(file, 100); // by somebody else
    record.moves.resize(4);
    writer.take_back(record);
    QCOMPARE(read_file(file), print_record(record));
    QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()),
             1); // nothing beside it
}

void TestRecord::writer_names_a_file_it_cannot_write()
{
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "no such folder" / "game.capitol";
    try {
        RecordWriter(file, random_game(variant_of("schmidt"), 2, 4));
        QFAIL("it should have thrown");
    } catch (const std::system_error& error) {
        QVERIFY2(std::string(error.what()).find("no such folder") != std::string::npos, error.what());
    }
}

// Not agreed on, undo is friendly where no second person could mind.
void TestRecord::the_agreement_on_undo_is_kept()
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

void TestRecord::recorded_games_end_as_they_did_data()
{
    QTest::addColumn<QString>("file");
    for (const auto& entry : fs::directory_iterator(fs::path(CAPITOL_SOURCE_DIR) / "tests" / "records"))
        if (entry.path().extension() == ".capitol")
            QTest::addRow("%s", entry.path().filename().c_str())
                << QString::fromStdString(entry.path().string());
}

// The last line of each is a comment: `# scores: 31 28, winners: 1`.
void TestRecord::recorded_games_end_as_they_did()
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
    const std::string text = read_file(file.toStdString());
    QVERIFY2(text.ends_with("\n" + ending + "\n"), ending.c_str());
    const std::string header = print_header(*loaded.record);
    QVERIFY(text.starts_with(header) || text.starts_with(as_older(header)));
}

QTEST_APPLESS_MAIN(TestRecord)
#include "test_record.moc"
