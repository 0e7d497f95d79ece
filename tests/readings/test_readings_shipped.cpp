// The shipped readings: complete, in four languages, and of one mind with the shipped variants.
#include "folder.h"
#include "readings/alike.h"
#include "readings/readings_library.h"
#include "readings/selection.h"
#include "variant/difference.h"
#include "variant/knob_text.h"

#include "capitol/notation.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <set>

using namespace capitol;

namespace {

const Readings& shipped()
{
    static const Readings readings = load_readings(shipped_library().folders()).value.value();
    return readings;
}

const Variant& variant_named(const std::string& id)
{
    static std::map<std::string, Variant> variants;
    if (!variants.contains(id))
        variants.emplace(id, shipped_library().load(id).value.value());
    return variants.at(id);
}

// As the readings print it, the board's own fountains included.
std::string value_of(const std::string& key, const std::string& variant)
{
    const Knob& knob = *find_knob(key);
    return print_value(knob, knob.get(variant_column(variant_named(variant)).rules));
}

// With where the knob is named.
void for_each_knob(const std::function<void(const KnobReading&, const std::string&)>& visit)
{
    for (const Reading& reading : shipped().readings)
        for (const KnobReading& knob : reading.knobs)
            visit(knob, std::to_string(reading.number) + " " + knob.key);
    for (const Situation& situation : shipped().situations)
        for (const KnobReading& knob : situation.knobs)
            visit(knob, situation.id + " " + knob.key);
}

void for_each_text(const std::function<void(const LocalText&, const std::string&)>& visit)
{
    for (const Reading& reading : shipped().readings) {
        const std::string number = std::to_string(reading.number);
        visit(reading.topic, number + " topic");
        visit(reading.ruling, number + " ruling");
        visit(reading.effect, number + " effect");
        for (std::size_t i = 0; i < reading.sheets.size(); ++i)
            if (reading.sheets[i].status != Status::silent)
                visit(reading.sheets[i].says, number + " " + shipped().sheets[i].id);
    }
    for (const Situation& situation : shipped().situations) {
        visit(situation.topic, situation.id + " topic");
        visit(situation.choice, situation.id + " choice");
        visit(situation.why, situation.id + " why");
    }
    for (const auto& [word, text] : shipped().words)
        visit(text, word);
    for (const Sheet& sheet : shipped().sheets)
        visit(sheet.name, sheet.id);
    for (const Chapter& chapter : shipped().chapters)
        visit(chapter.name, chapter.id);
}

// What is wrong with the houses of an area, placed one after the other.
std::string placing_fault(const Picture::Area& area)
{
    int tallest = 0;
    std::optional<Roof> roof;
    for (const std::string& site : area.sites) {
        if (site.empty() || site == "fountain")
            continue;
        const BuildingPlan house = parse_building(site.substr(2)).value();
        if (tallest == 0 ? house.floors != 1 : house.floors < tallest || house.floors > tallest + 1)
            return site + " has the wrong height";
        if (house.roof != roof.value_or(house.roof))
            return site + " has another roof";
        tallest = house.floors;
        roof = house.roof;
    }
    return {};
}

} // namespace

class TestReadingsShipped : public QObject
{
    Q_OBJECT

private slots:
    void every_row_of_the_table_is_there_once()
    {
        std::set<int> numbers;
        for (const Reading& reading : shipped().readings)
            QVERIFY2(numbers.insert(reading.number).second, reading.id.c_str());
        QCOMPARE(numbers.size(), 113u);
        QCOMPARE(*numbers.begin(), 1);
        QCOMPARE(*numbers.rbegin(), 113);
    }

    void every_open_situation_is_there_once()
    {
        std::set<std::string> ids;
        for (const Situation& situation : shipped().situations)
            QVERIFY2(ids.insert(situation.id).second, situation.id.c_str());
        QCOMPARE(ids.size(), 48u);
        for (int i = 1; i <= 48; ++i)
            QVERIFY2(ids.contains("U" + std::to_string(i)), std::to_string(i).c_str());
    }

    // The Dutch text names ties in the first round outright; all four tell how a round ends.
    void a_situation_shows_the_texts_that_touch_it()
    {
        const auto speaking = [](const std::string& id) {
            const Situation& situation = *std::ranges::find(shipped().situations, id, &Situation::id);
            std::set<std::string> texts;
            for (std::size_t i = 0; i < situation.sheets.size(); ++i)
                if (situation.sheets[i].status != Status::silent)
                    texts.insert(shipped().sheets[i].id);
            return texts;
        };
        QCOMPARE(speaking("U16"), std::set<std::string>{"dutch"});
        QCOMPARE(speaking("U37"), (std::set<std::string>{"dutch", "english", "french", "italian"}));
    }

    void every_chapter_has_rows()
    {
        const std::vector<Row> rows = compare(shipped(), {});
        for (int chapter = 0; chapter < static_cast<int>(shipped().chapters.size()); ++chapter)
            QVERIFY(std::ranges::find(rows, chapter, &Row::chapter) != rows.end());
    }

    void every_text_is_there_in_four_languages()
    {
        for_each_text([](const LocalText& text, const std::string& where) {
            for (const char* language : languages)
                QVERIFY2(!text.at(language).empty(), (where + " " + language).c_str());
            QCOMPARE(text.size(), languages.size());
        });
    }

    void no_text_is_a_placeholder_or_left_in_english()
    {
        const QRegularExpression placeholder("TODO|FIXME|XXX|lorem|\\.\\.\\.|^[?.-]+$|%1",
                                             QRegularExpression::CaseInsensitiveOption);
        for_each_text([&](const LocalText& text, const std::string& where) {
            for (const char* language : languages) {
                const QString words = QString::fromStdString(text.at(language));
                QVERIFY2(!placeholder.match(words).hasMatch(), (where + " " + language).c_str());
                const bool own = std::string(language) == "en" || text.at(language) != text.at("en");
                QVERIFY2(own || words.size() < 14, (where + " " + language).c_str());
            }
        });
    }

    void each_sheet_is_played_by_a_shipped_variant()
    {
        QStringList ids;
        for (const Sheet& sheet : shipped().sheets) {
            ids += QString::fromStdString(sheet.id);
            QVERIFY(shipped_library().load(sheet.variant));
        }
        QCOMPARE(ids, QStringList({"italian", "french", "english", "dutch"}));
    }

    void the_values_are_those_of_the_variants()
    {
        const auto entries = shipped_library().entries();
        QCOMPARE(entries.size(), 5u);
        for_each_knob([&](const KnobReading& knob, const std::string& where) {
            for (const auto& [variant, value] : knob.values)
                QVERIFY2(std::ranges::find(entries, variant, &VariantEntry::id) != entries.end(),
                         (where + " " + variant).c_str());
            for (const VariantEntry& entry : entries)
                QVERIFY2(shipped().value(knob, entry.id) == value_of(knob.key, entry.id),
                         (where + " " + entry.id + " is " + value_of(knob.key, entry.id)).c_str());
        });
    }

    void every_difference_of_a_variant_is_explained_by_a_reading()
    {
        std::set<std::string> explained;
        for (const Reading& reading : shipped().readings)
            for (const KnobReading& knob : reading.knobs)
                for (const auto& [variant, value] : knob.values)
                    explained.insert(variant + " " + knob.key);
        const Variant schmidt = variant_named("schmidt");
        for (const VariantEntry& entry : shipped_library().entries())
            for (const Difference& difference : differences(schmidt.rules, variant_named(entry.id).rules))
                QVERIFY2(explained.contains(entry.id + " " + difference.key),
                         (entry.id + " " + difference.key).c_str());
    }

    void every_knob_is_named()
    {
        std::set<std::string> named;
        for_each_knob([&](const KnobReading& knob, const std::string&) { named.insert(knob.key); });
        for (const Knob& knob : schema())
            QVERIFY2(named.contains(knob.key), knob.key.c_str());
    }

    // What is judged `agree` and nothing else: no two sheets that speak say otherwise, and none is unclear.
    void where_all_agree_they_say_the_same()
    {
        for (const Reading& reading : shipped().readings) {
            if (reading.judgements != std::vector{Judgement::agree})
                continue;
            for (const Statement& statement : reading.sheets) {
                const bool silent = statement.status == Status::silent;
                const bool clear = statement.status == Status::stated || statement.status == Status::implied;
                QVERIFY2(silent || clear, reading.id.c_str());
                QVERIFY2(silent || statement.says == reading.ruling, reading.id.c_str());
            }
        }
    }

    void silence_is_no_agreement()
    {
        for (const Reading& reading : shipped().readings) {
            const auto silent = std::ranges::count(reading.sheets, Status::silent, &Statement::status);
            const bool mixed = silent > 0 && silent < static_cast<long>(reading.sheets.size());
            QVERIFY2(!mixed || reading.judgements != std::vector{Judgement::agree}, reading.id.c_str());
        }
    }

    void a_true_variant_is_a_knob()
    {
        for (const Reading& reading : shipped().readings)
            if (std::ranges::find(reading.judgements, Judgement::variant) != reading.judgements.end())
                QVERIFY2(!reading.knobs.empty(), reading.id.c_str());
    }

    void pictures_obey_the_rules_of_placing()
    {
        int pictures = 0;
        for (const Row& row : compare(shipped(), {})) {
            if (!row.picture())
                continue;
            ++pictures;
            for (const Picture::Area& area : row.picture()->areas)
                QVERIFY2(placing_fault(area).empty(), (row.number() + ": " + placing_fault(area)).c_str());
        }
        QVERIFY(pictures > 20);
    }

    void the_dutch_sheet_stands_apart()
    {
        std::vector<Column> columns;
        for (std::size_t i = 0; i < shipped().sheets.size(); ++i)
            columns.push_back(sheet_column(shipped(), i));
        const std::vector<Row> rows = compare(shipped(), columns);
        const int english_french = distance(rows, columns, 2, 1).halves();
        const int english_dutch = distance(rows, columns, 2, 3).halves();
        const int italian_dutch = distance(rows, columns, 0, 3).halves();
        QVERIFY(english_french < english_dutch);
        QVERIFY(english_dutch < italian_dutch);
    }

    void a_variant_is_like_the_sheet_it_plays()
    {
        for (const Sheet& sheet : shipped().sheets) {
            const std::vector<Column> columns{
                sheet_column(shipped(), static_cast<std::size_t>(&sheet - shipped().sheets.data())),
                variant_column(variant_named(sheet.variant))};
            for (const Row& row : compare(shipped(), columns))
                QVERIFY2(row.knobs().empty() || row.cells[0].values == row.cells[1].values,
                         (sheet.id + " " + row.number()).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestReadingsShipped)
#include "test_readings_shipped.moc"
