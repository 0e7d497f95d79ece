// A measurement's file: what is printed is read back, and what is broken is refused with its place.
#include "capitol/measure/measured.h"
#include "measure/measurement.h"
#include "measure/reader.h"
#include "shipped.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace capitol;
using Measurement = measure::Measurement<MeasuredCapitol>;
using namespace capitol::test;

namespace {

const Measurement& measured()
{
    static const Measurement measurement = [] {
        const MeasurePlan plan{
            shipped_variant("dutch"),
            shipped_variant("schmidt"),
            {3, "random", 1},
            4,
            4,
            measure::knob_steps<MeasuredCapitol>(shipped_variant("dutch"), shipped_variant("schmidt"), 3)};
        GameRanges games;
        games.add({0, 3});
        Measuring measuring(plan, games, 1);
        while (!measuring.wait_for(std::chrono::seconds(1))) {
        }
        return Measurement{describe(plan, "test"), measuring.so_far()};
    }();
    return measurement;
}

} // namespace

class TestMeasurement : public QObject
{
    Q_OBJECT

private slots:
    void what_is_printed_is_read_back()
    {
        write(QByteArray::fromStdString(print_measurement(measured())));
        QCOMPARE(print_measurement(measure::read_measurement<MeasuredCapitol>(file())),
                 print_measurement(measured()));
        QVERIFY(!measured().whole());
        Measurement alone = measured();
        alone.run.parent.reset();
        alone.run.knobs.clear();
        alone.sums.knobs.clear();
        alone.sums.parent_counts = {};
        for (measure::FigureSums& figure : alone.sums.figures)
            figure.parent = figure.parent_squares = 0;
        write(QByteArray::fromStdString(print_measurement(alone)));
        QVERIFY(!measure::read_measurement<MeasuredCapitol>(file()).run.parent);
    }

    void a_file_cut_off_anywhere_is_refused()
    {
        const QByteArray whole = QByteArray::fromStdString(print_measurement(measured())).trimmed();
        for (qsizetype length = 0; length < whole.size(); length += whole.size() / 50) {
            write(whole.left(length));
            QVERIFY2(complaint().startsWith("m.json: "), complaint().data());
        }
    }

    // As they come: in no order, with gaps between some.
    void games_in_many_ranges()
    {
        const int ranges = 2000;
        GameRanges expected;
        nlohmann::json pairs = nlohmann::json::array();
        for (int i = 0; i < ranges; ++i) {
            const std::int64_t first = 3 * (i * 7 % ranges);
            expected.add({first, first + 2 + i % 2});
            pairs.push_back({first, first + 1 + i % 2});
        }
        QVERIFY(expected.ranges().size() < ranges && expected.ranges().size() > ranges / 3);
        const measure::Reader reader("m.json", "capitol-cli measure");
        QVERIFY(reader.games({{"done", pairs}}, "done", 3 * ranges) == expected);
        pairs.push_back({3000, 3000});
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, reader.games({{"done", pairs}}, "done", 3 * ranges));
    }

    void what_is_broken_is_named_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("names");
        const auto row = [](const char* name, const char* from, const char* to, const char* names) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(names);
        };
        row("not JSON", "{", "[", "parse error");
        row("another format", "\"capitol_measure\": 2", "\"capitol_measure\": 1", "its format is 1");
        row("no run", "\"run\"", "\"ran\"", "run is missing");
        row("games beyond the last", "\"games\": 4", "\"games\": 2", "games_done");
        row("a broken number", "\"seed\": 4", "\"seed\": -4", "run.seed");
        row("a huge number", "\"games\": 4", "\"games\": 99999999999999999999", "run.games");
        row("a number beyond 63 bits", "\"games\": 4", "\"games\": 18446744073709551615", "run.games");
        row("no such table", "\"players\": 3", "\"players\": 5", "run.players");
        row("a figure less", "\"moves.all\"", "\"moves.none\"", "sums.moves.all is missing");
        row("a figure that is no number", "\"differing\": ", "\"differing\": 1.5, \"x\": ", "differing");
        row("games up to the last number there is", "\"games_done\": [",
            "\"games_done\": [[0, 9223372036854775807], ", "games_done");
        row("games backwards", "\"games_done\": [", "\"games_done\": [[3, 1], ", "games_done");
        row("too many games", "\"games\": 4", "\"games\": 4611686018427387904", "run.games");
        row("more games that differ than games", "\"differing\": ",
            "\"differing\": 4611686018427387904, \"x\": ", "sums.score.mean cannot be the sums of 3 games");
        row("a sum beyond all games",
            "\"score.mean\": {\n   \"variant\": ", "\"score.mean\": {\n   \"variant\": 4611686018427",
            "sums.score.mean cannot be the sums of 3 games");
        row("squares less than the sum", "\"variant_squares\": ", "\"variant_squares\": 0, \"x\": ",
            "sums.score.mean cannot be the sums of 3 games");
        row("a key twice", "\"capitol_measure\": 2", "\"run\": 0, \"capitol_measure\": 2", "twice");
        row("counts that are none", "\"variant_counts\": {", "\"variant_counts\": [], \"x\": {",
            "sums.score.mean.variant_counts is not a map");
        row("counts of half a point", "\"variant_counts\": {", "\"variant_counts\": {\"0.5\": 1, ",
            "sums.score.mean.variant_counts has a key");
        row("counts of an absurd amount", "\"variant_counts\": {", "\"variant_counts\": {\"4097\": 1, ",
            "sums.score.mean.variant_counts has a key");
        row("counts of less than nothing", "\"variant_counts\": {", "\"variant_counts\": {\"1\": -1, ",
            "sums.score.mean.variant_counts.1");
        row("more games in the counts than games", "\"variant_counts\": {",
            "\"variant_counts\": {\"1\": 4611686018427387904, ", "variant_counts.1 is more than the games");
        row("counts and sums that disagree", "\"variant_counts\": {", "\"variant_counts\": {\"1\": 1, ",
            "sums.score.mean.variant_counts and the sums disagree");
        row("no such knob", "\"knobs\": [", "\"knobs\": [\"taste\", ", "run.knobs is not a list of knobs");
        row("a knob without sums", "\"knobs\": [", "\"knobs\": [\"rounds\", ", "knob_sums.rounds is missing");
    }
    void what_is_broken_is_named()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, names);
        QByteArray bytes = QByteArray::fromStdString(print_measurement(measured()));
        const qsizetype place = bytes.indexOf(from);
        QVERIFY(place >= 0);
        write(bytes.replace(place, from.size(), to));
        QVERIFY2(complaint().startsWith("m.json: ") && complaint().contains(names), complaint().data());
        QCOMPARE(complaint().count('\n'), 0);
    }

    void a_file_that_is_not_there_is_said()
    {
        QFile::remove("m.json");
        QVERIFY2(complaint().startsWith("m.json: No such file"), complaint().data());
    }

    void initTestCase() { QDir::setCurrent(m_folder.path()); }

private:
    static std::filesystem::path file() { return "m.json"; }
    static void write(const QByteArray& text)
    {
        QFile bytes("m.json");
        QVERIFY(bytes.open(QIODevice::WriteOnly));
        QCOMPARE(bytes.write(text), text.size());
    }
    // Empty if it is read.
    static QByteArray complaint()
    {
        try {
            measure::read_measurement<MeasuredCapitol>(file());
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestMeasurement)
#include "test_measurement.moc"
