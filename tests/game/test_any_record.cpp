// Records of a game that is none of ours: written move by move, cut anywhere, and refused where they are
// wrong.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "base/files.h"
#include "record/reader.h"
#include "record/seen.h"
#include "record/writer.h"
#include "recorded_toy.h"
#endif

#include <QTemporaryDir>
#include <QTest>

using namespace toy;

namespace {

using Record = record::Record<RecordedToy>;

// Played by chance to its end; the seats choose in any order.
Record played(std::uint64_t seed)
{
    Record record;
    record.lowest = seed % 2 == 0;
    record.seats = {{"Ann", "human"}, {"7", "random"}, {"no: \"one\"", "human"}};
    record.seed = seed;
    record.help.hint = seed % 3 == 0;
    const toy::Rules rules = RecordedToy::rules_of(record);
    capitol::Random random(seed);
    toy::Position position = record.start_position(rules);
    while (!RecordedToy::is_over(position)) {
        const auto seat = static_cast<Seat>(random.below(3));
        if (!RecordedToy::may_choose(position, seat))
            continue;
        const Choice choice = RecordedToy::random_choice(rules, position, seat, random);
        record.moves.push_back({seat, choice});
        RecordedToy::apply(rules, position, seat, choice, nullptr);
    }
    return record;
}

Record without_moves(Record record)
{
    record.moves.clear();
    return record;
}

// A game on the disk, which takes the course of another.
struct Written
{
    QTemporaryDir folder{};
    std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "game.toy";
    Record whole = played(9);
    Record record = without_moves(whole);
    record::RecordWriter<RecordedToy> writer{file, record};

    void append()
    {
        const toy::Rules rules = RecordedToy::rules_of(record);
        const std::size_t made = record.moves.size();
        writer.append(record, rules, record.position_after(rules, made), whole.moves[made]);
        record.moves.push_back(whole.moves[made]);
    }
};

auto parse(std::string_view text)
{
    return record::parse_record<RecordedToy>(text, {}, {});
}

void compare(const Record& found, const Record& expected, std::size_t moves)
{
    QCOMPARE(found.lowest, expected.lowest);
    QVERIFY(found.seats == expected.seats && found.help == expected.help);
    QCOMPARE(found.seed, expected.seed);
    QCOMPARE(found.moves.size(), moves);
    QVERIFY(std::equal(found.moves.begin(), found.moves.end(), expected.moves.begin()));
}

// The only diagnostic of a text, with its place.
std::string fault_of(std::string_view text)
{
    const auto faults = parse(text).faults();
    return faults.size() == 1
               ? std::to_string(faults[0].line) + ": " + faults[0].found + "; " + faults[0].allowed
               : std::to_string(faults.size()) + " faults";
}

const std::string head =
    "toy: 1\nlowest: false\nseats: [{name: a, player: human}, {name: b, player: human}]\n"
    "seed: 3\nmoves:\n";

} // namespace

class TestAnyRecord : public QObject
{
    Q_OBJECT

private slots:
    void what_is_printed_is_read()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Record record = played(seed);
            const std::string text = print_record(record);
            const auto loaded = parse(text);
            QVERIFY(loaded.is_whole());
            compare(*loaded.record, record, record.moves.size());
            QCOMPARE(print_record(*loaded.record), text);
            const toy::Position end =
                record.position_after(RecordedToy::rules_of(record), record.moves.size());
            QVERIFY(RecordedToy::is_over(end));
        }
    }

    void a_cut_loses_the_unfinished_line_alone()
    {
        const Record record = played(4);
        const std::string text = print_record(record);
        const std::size_t moves_at = text.find("moves:\n") + 7;
        for (std::size_t end = moves_at; end <= text.size(); ++end) {
            const auto loaded = parse(std::string_view(text).substr(0, end));
            QVERIFY(loaded.is_whole());
            const auto whole = std::count(text.begin() + static_cast<std::ptrdiff_t>(moves_at),
                                          text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
            compare(*loaded.record, record, static_cast<std::size_t>(whole));
        }
        for (std::size_t end = 0; end < moves_at; ++end) {
            const auto loaded = parse(std::string_view(text).substr(0, end));
            QVERIFY(!loaded.record || loaded.record->moves.empty());
        }
    }

    void it_is_written_move_by_move()
    {
        Written game;
        for (std::size_t moves = 1; moves <= game.whole.moves.size(); ++moves) {
            game.append();
            const auto loaded = record::load_record<RecordedToy>(game.file, {});
            QVERIFY(loaded.is_whole());
            compare(*loaded.record, game.whole, moves);
        }
        game.record.moves.resize(4);
        game.writer.take_back(game.record);
        game.writer.wait();
        compare(*record::load_record<RecordedToy>(game.file, {}).record, game.whole, 4);
    }

    // Somebody has moved it away: the move that finds that out is refused, all later ones are there.
    void a_file_that_is_gone_is_written_anew()
    {
        Written game;
        game.append();
        std::filesystem::remove(game.file);
        QVERIFY_THROWS_EXCEPTION(std::system_error, game.append());
        game.append();
        game.append();
        game.writer.wait();
        compare(*record::load_record<RecordedToy>(game.file, {}).record, game.whole, 3);
    }

    // Hands are told to their own seats alone.
    void everyone_is_told_their_own_hand()
    {
        Record record = played(12);
        record.moves.resize(2);
        const std::string own = record::print_seen(record, 0);
        QVERIFY(own.starts_with("toy_seen: 1\nlowest: true\nseats: "));
        QVERIFY(own.find("seed") == std::string::npos);
        const auto start = record.start_position(RecordedToy::rules_of(record));
        for (Seat seat = 0; seat < 3; ++seat) {
            const std::string hand =
                "- deal " + std::to_string(seat + 1) + " " + std::to_string(start.hands[seat]);
            for (const game::Seat audience : {Seat{0}, Seat{1}, Seat{2}, game::spectator})
                QCOMPARE(record::print_seen(record, audience).find(hand + "\n") != std::string::npos,
                         audience == seat);
        }
    }

    void what_is_wrong_is_named()
    {
        const auto start = Toy::start({}, 2, 3);
        std::uint8_t other = 1;
        while (start.hands[0] & bit(other))
            ++other;
        const std::string illegal = std::to_string(other);
        QCOMPARE(fault_of(head + "- 1 " + illegal + "\n- 2 1\n"),
                 "6: \"1 " + illegal + "\"; a legal move: that number is not in the hand");
        QCOMPARE(fault_of(head + "- 1 x\n"), "6: \"1 x\"; a move: a number from 1 to 30 is needed");
        QCOMPARE(fault_of(head + "- 7 1\n"), "6: \"7 1\"; a move of a seat that has not chosen yet");
        QCOMPARE(fault_of(head + "pass\n"), "6: \"pass\"; a line such as `- 1 17`");
        std::string text = head;
        QCOMPARE(fault_of(text.replace(text.find("false"), 5, "maybe")), "2: \"maybe\"; true or false");
        text = head;
        QVERIFY(fault_of(text.replace(text.find("lowest"), 6, "lower"))
                    .starts_with("2: \"lower\"; toy, lowest, "));
        text = head;
        QVERIFY(fault_of(text.replace(text.find(", {name: b, player: human}"), 26, ""))
                    .ends_with("1 seats; 2..5 seats"));
    }

    void another_file_is_not_quoted()
    {
        const QTemporaryDir folder;
        const auto file = std::filesystem::path(folder.path().toStdString()) / "secret";
        capitol::write_whole(file, "password: hunter2\n");
        const auto loaded = record::load_record<RecordedToy>(file, {});
        QVERIFY(!loaded.record);
        QCOMPARE(loaded.diagnostics.size(), std::size_t{1});
        QCOMPARE(loaded.diagnostics[0].found, std::string("another kind of file"));
    }
};

QTEST_APPLESS_MAIN(TestAnyRecord)
#include "test_any_record.moc"
