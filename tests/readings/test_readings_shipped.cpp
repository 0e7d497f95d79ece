// The shipped readings: complete, in four languages, and of one mind with the shipped variants.
#include "capitol/readings/alike.h"
#include "capitol/readings/own_words.h"
#include "capitol/readings/readings_library.h"
#include "capitol/readings/selection.h"
#include "capitol/variant/difference.h"
#include "capitol/variant/knob_text.h"
#include "folder.h"
#include "kept.h"

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

const Variant& variant_named(std::string_view id)
{
    static test::Kept<Variant> variants;
    return test::kept(variants, id, [&] { return shipped_library().load(id).value.value(); });
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

const RulebookWriter& english()
{
    static const RulebookWriter writer = load_rulebook_writer(rulebook_folders({}), "en").value.value();
    return writer;
}

// Some that are not the variant's own; of the kinds that can be made up.
std::vector<KnobValue> other_values(const Knob& knob, const Variant& variant)
{
    std::vector<KnobValue> values;
    const KnobValue own = knob.get(variant.rules);
    const auto add = [&](const KnobValue& value) {
        if (value != own)
            values.push_back(value);
    };
    if (knob.kind == KnobKind::whole)
        for (const int number : {knob.min, std::get<int>(own) + 1, knob.max})
            add(std::clamp(number, knob.min, knob.max));
    if (knob.kind == KnobKind::flag)
        add(!std::get<bool>(own));
    if (knob.kind == KnobKind::choice)
        for (int word = 0; word < static_cast<int>(knob.words.size()); ++word)
            add(word);
    if (knob.kind == KnobKind::tie_break)
        for (const TieBreaks& rules : {TieBreaks{}, TieBreaks{TieBreak::seat_order},
                                       TieBreaks{TieBreak::lowest_score, TieBreak::highest_card}})
            add(rules);
    if (knob.kind == KnobKind::copies)
        add(Copies{{1, 9}, {2, 9}});
    if (knob.kind == KnobKind::permits)
        add(Permits{Copies{{3, 8}}, Copies{{3, 8}}, Copies{{3, 8}}});
    if (knob.kind == KnobKind::buildings)
        add(Buildings{});
    if (knob.kind == KnobKind::area_counts)
        add(AreaCounts{{"cap", 1}, {"esq", 0}, {"pal", 0}});
    if (knob.kind == KnobKind::schedule)
        add(Schedule(4));
    return values;
}

// The rows that a search finds in the comparison of all sheets.
QStringList found(const std::string& search, const std::string& language)
{
    std::vector<Column> columns;
    for (std::size_t i = 0; i < shipped().sheets.size(); ++i)
        columns.push_back(sheet_column(shipped(), i));
    QStringList numbers;
    for (const Row& row :
         select(shipped(), columns, compare(shipped(), columns), {Filter::all, search, language}))
        numbers += QString::fromStdString(row.number());
    return numbers;
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

    // It calls the roofs by names of its own, and leaves the order of the tiles open.
    void the_dutch_text_speaks_for_itself()
    {
        for (const char* id : {"roof-shapes", "auction-order"}) {
            const Reading& reading = *std::ranges::find(shipped().readings, id, &Reading::id);
            QVERIFY2(reading.sheets.back().says != reading.ruling, id);
        }
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

    // Ties between bids and the cards come first.
    void what_decides_most_weighs_most()
    {
        std::map<std::string, int> weights; // by knob
        for (const Row& row : compare(shipped(), {}))
            for (const KnobReading& knob : row.knobs()) {
                QVERIFY2(row.weight() >= lightest && row.weight() <= heaviest, row.number().c_str());
                weights[knob.key] = std::max(weights[knob.key], row.weight());
            }
        QCOMPARE(weights.at("auction.tie_break"), heaviest);
        for (const auto& [key, weight] : weights) {
            QVERIFY2(key == "auction.tie_break" || weight < heaviest, key.c_str());
            const bool deck = key.starts_with("deck.") && key != "deck.recycle";
            QVERIFY2(!deck || weight == heaviest - 1, key.c_str());
        }
    }

    void a_synonym_leads_somewhere()
    {
        for (const char* language : languages)
            for (const Synonyms& synonyms : shipped().synonyms.at(language))
                for (const std::string& stem : synonyms.stems)
                    QVERIFY2(found(stem, language).size() > 0, (std::string(language) + " " + stem).c_str());
    }

    void ties_are_found_by_what_people_call_them_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("search");
        const std::map<QString, QStringList> typed{
            {"en", {"tie-break", "tiebreak", "Tie Break", "draw", "tie"}},
            {"it", {"spareggio", "parità", "parita", "PARITÀ", "tiebreak"}},
            {"fr", {"départage", "departage", "égalité", "egalite", "ex aequo", "ex æquo"}},
            {"nl", {"gelijkspel", "gelijke stand", "tiebreak", "tie-break"}}};
        for (const auto& [language, words] : typed)
            for (const QString& word : words)
                QTest::newRow(qPrintable(language + " " + word)) << language << word;
    }

    void ties_are_found_by_what_people_call_them()
    {
        QFETCH(QString, language);
        QFETCH(QString, search);
        const QStringList numbers = found(search.toStdString(), language.toStdString());
        for (const char* tie : {"63", "64", "79", "90"}) // bids, still tied, floors, the end
            QVERIFY2(numbers.contains(tie), qPrintable(QString(tie) + ": " + numbers.join(' ')));
        QVERIFY2(numbers.size() < 60, qPrintable(numbers.join(' ')));
    }

    void fountains_are_found_by_other_names()
    {
        for (const auto& [language, word] : std::map<std::string, std::string>{
                 {"en", "well"}, {"it", "pozzo"}, {"fr", "puits"}, {"nl", "fontein"}})
            QVERIFY2(found(word, language).contains("71"), word.c_str());
    }

    void a_value_of_ones_own_is_told_in_words_data()
    {
        QTest::addColumn<QString>("key");
        for (const Knob& knob : schema())
            QTest::newRow(knob.key.c_str()) << QString::fromStdString(knob.key);
    }

    // Whatever a knob is set to, every row about it has a sentence, and not only the value.
    void a_value_of_ones_own_is_told_in_words()
    {
        QFETCH(QString, key);
        const Knob& knob = *find_knob(key.toStdString());
        const Variant& schmidt = variant_named("schmidt");
        for (const KnobValue& value : other_values(knob, schmidt)) {
            Variant own = schmidt;
            knob.set(own.rules, value);
            if (!find_unplayable(own.rules, own.map.board).empty())
                continue;
            Column column = variant_column(own);
            column.own_words = find_own_words(shipped(), column, own, schmidt, english());
            for (const Row& row : compare(shipped(), {column}))
                if (row.cells[0].departs)
                    QVERIFY2(!row.cells[0].says.empty(),
                             (row.number() + " " + print_value(knob, value)).c_str());
        }
    }

    void own_words_are_of_the_rules_and_in_the_language()
    {
        Variant own = variant_named("schmidt");
        own.rules.draw.count = 8;
        const auto told = [&](const char* language) {
            const auto writer = load_rulebook_writer(rulebook_folders({}), language);
            return in_language(find_own_words(shipped(), variant_column(own), own, variant_named("schmidt"),
                                              writer.value.value())["91"],
                               language);
        };
        QCOMPARE(told("en"),
                 "After scoring, each player draws eight new cards in addition to those still in hand.");
        QVERIFY2(told("it").find("otto") != std::string::npos, told("it").c_str());
        QVERIFY2(told("fr").find("huit") != std::string::npos, told("fr").c_str());
        QVERIFY2(told("nl").find("acht") != std::string::npos, told("nl").c_str());
    }

    void a_silent_sheet_that_plays_otherwise_tells_how()
    {
        Column english_sheet = sheet_column(shipped(), 2);
        english_sheet.own_words = find_own_words(shipped(), english_sheet, variant_named("english-sheet"),
                                                 variant_named("schmidt"), english());
        int told = 0;
        for (const Row& row : compare(shipped(), {english_sheet}))
            if (row.cells[0].status == Status::silent && row.cells[0].departs) {
                QVERIFY2(!row.cells[0].played.empty(), row.number().c_str());
                ++told;
            }
        QVERIFY(told > 0);
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
