// Variants, maps and decks as files: what comes with the program, and what is wrong with others.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "base/files.h"
#include "base/yaml_file.h"
#include "canal/variant/bundle.h"
#include "canal/variant/deck_reader.h"
#include "canal/variant/difference.h"
#include "canal/variant/map_reader.h"
#include "canal/variant/schema.h"
#include "canal/variant/variant_edit.h"
#include "canal/variant/variant_reader.h"
#include "canal/variant/writer.h"
#include "canal_games.h"
#endif

#include <QTest>

using namespace canal;
using namespace canal::test;

namespace {

std::string shipped_text(const char* name)
{
    return capitol::read_file(std::filesystem::path(CAPITOL_SOURCE_DIR "/variants/canal-mania") / name);
}

// With one thing changed.
std::string changed(const char* file, const std::string& from, const std::string& to)
{
    std::string text = shipped_text(file);
    return text.replace(text.find(from), from.size(), to);
}

std::string first_fault(const capitol::Diagnostics& diagnostics)
{
    return diagnostics.empty() ? "" : diagnostics.front().text();
}

std::string fault_of_map(const std::string& text)
{
    capitol::Report report("map");
    if (const auto tree = capitol::parse_yaml_text(text, report))
        read_map(*tree, report);
    return first_fault(report.diagnostics());
}

std::string fault_of_deck(const std::string& text)
{
    capitol::Report report("deck");
    if (const auto tree = capitol::parse_yaml_text(text, report))
        read_deck(*tree, report);
    return first_fault(report.diagnostics());
}

std::string fault_of_variant(const std::string& more)
{
    return first_fault(
        shipped()
            .load_text("format: 1\nid: mine\ngame: canal-mania\nextends: first-edition\n" + more, "mine")
            .diagnostics);
}

// A contract between two places, by their numbers.
MapContract contract_of(const std::string& id, int to, int via, int value)
{
    MapContract made;
    made.id = id;
    made.to = to;
    made.via = via;
    made.value = value;
    made.starting = true;
    return made;
}

// Played on one row of hexes, with a place for each T; all contracts but the last join the first two places.
GameData on_row(const std::string& row, const MapContract& last)
{
    GameData data = shipped_variant(usual_variant).data;
    data.map.columns = static_cast<int>(row.size());
    data.map.terrain = {row};
    data.map.places.clear();
    for (std::size_t column = 0; column < row.size(); ++column)
        if (row[column] == 'T') {
            MapPlace& place = data.map.places.emplace_back();
            place.id = "p" + std::to_string(column);
            place.column = static_cast<int>(column);
        }
    data.map.contracts.clear();
    for (int number = 0; number < data.ruleset.setup.parliament; ++number)
        data.map.contracts.push_back(contract_of("c" + std::to_string(number), 1, -1, max_value));
    data.map.contracts.push_back(last);
    return data;
}

} // namespace

class TestCanalVariant : public QObject
{
    Q_OBJECT

private slots:
    // Every knob that differs is told, and nothing else.
    void differences_are_told_by_knob()
    {
        const Variant& first = shipped_variant("first-edition");
        QVERIFY(differences(first, first).empty());
        for (const Knob& knob : schema()) {
            Variant other = first;
            const int usual = knob.get(first.data.ruleset);
            const int changed = usual == knob.max ? knob.min : knob.max;
            knob.set(other.data.ruleset, changed);
            const capitol::Difference told{knob.key, print_value(knob, usual), print_value(knob, changed)};
            QVERIFY2(differences(first, other) == std::vector{told}, knob.key.c_str());
        }
    }

    void maps_and_decks_differ_by_what_they_are()
    {
        const Variant& first = shipped_variant("first-edition");
        const Variant& second = shipped_variant("second-edition");
        QCOMPARE(differences(first, second),
                 (std::vector{capitol::Difference{"contracts.junctions", "0", "1"},
                              capitol::Difference{"map", "england", "england-newark"}}));
        Variant other = first;
        other.data.deck.cards.add(Card::from_code(0));
        QCOMPARE(differences(first, other).size(), 1u);
        QCOMPARE(differences(first, other).front().b, "another " + first.data.deck.id);
    }

    // The first edition says what the code has as its defaults, and says it whole.
    void the_first_edition_is_the_default()
    {
        const Variant& variant = shipped_variant("first-edition");
        QVERIFY(variant.data.ruleset == Ruleset());
        capitol::Report report("first-edition");
        const auto tree = capitol::parse_yaml_text(shipped_text("first-edition.yaml"), report);
        for (const Knob& knob : schema()) {
            const capitol::YamlNode* node = &*tree;
            for (std::size_t at = 0; node && at < knob.key.size();) {
                const std::size_t end = std::min(knob.key.find('.', at), knob.key.size());
                node = node->find(knob.key.substr(at, end - at));
                at = end + 1;
            }
            QVERIFY2(node, knob.key.c_str());
        }
        QVERIFY(shipped_variant("contract-values").data.ruleset.scoring.contract_value);
    }

    // Facts of the sheet, and what was found out about the map by another program (its table of shortest
    // canals).
    void the_map_is_the_one_of_the_design()
    {
        const Rules& rules = shipped_rules();
        QCOMPARE(rules.places(), 42);
        QCOMPARE(rules.contracts(), 30);
        QCOMPARE(rules.deck_size(), 77);
        std::array<int, 4> lands{};
        for (int hex = 0; hex < rules.hexes(); ++hex)
            ++lands[index(rules.land(hex))];
        QCOMPARE(lands, (std::array<int, 4>{111, 513, 104, 42}));
        int starting = 0;
        int values = 0;
        constexpr std::array fewest{7, 2, 8, 8, 2, 4, 2, 7, 2, 4, 3, 3, 2, 1, 3,
                                    8, 5, 2, 1, 6, 4, 4, 5, 5, 3, 4, 3, 2, 1, 4};
        for (int number = 0; number < rules.contracts(); ++number) {
            const MapContract& contract = rules.contract(number);
            const int tiles = rules.fewest_tiles(number);
            QCOMPARE(tiles, fewest[static_cast<std::size_t>(number)]);
            QVERIFY(tiles <= contract.value);
            starting += contract.starting;
            values += contract.value;
        }
        QCOMPARE(starting, 6);
        QCOMPARE(values, 140);
        for (int colour = 1; colour <= colour_count; ++colour) {
            QCOMPARE(std::popcount(rules.of_colour(static_cast<Colour>(colour))), 7);
            QCOMPARE(std::popcount(rules.of_colour(static_cast<Colour>(colour)) & rules.cities()), 1);
        }
    }

    // What is known of the second edition's board.
    void the_second_edition_has_newark()
    {
        const Rules& first = shipped_rules();
        const Rules& second = shipped_rules("second-edition");
        QCOMPARE(second.find_place("llangollen"), -1);
        QVERIFY(second.find_place("newark") >= 0);
        const MapPlace& york = second.place(second.find_place("york"));
        QCOMPARE(york.column, first.place(first.find_place("york")).column + 1);
        QCOMPARE(second.contracts(), 30);
        for (int number = 0; number < second.contracts(); ++number)
            QVERIFY(second.fewest_tiles(number) <= second.contract(number).value);
        for (int colour = 1; colour <= colour_count; ++colour)
            QCOMPARE(std::popcount(second.of_colour(static_cast<Colour>(colour))), 7);
    }

    void what_is_written_is_read()
    {
        GameData data = shipped_variant("first-edition").data;
        for (const Knob& knob : schema())
            knob.set(data.ruleset, knob.get(data.ruleset) == knob.max ? knob.min : knob.max);
        capitol::Report report("written");
        Ruleset ruleset;
        read_knobs(
            *capitol::parse_yaml_text("rules: " + write_rules_line(data.ruleset), report)->find("rules"),
            ruleset, report);
        QVERIFY(ruleset == data.ruleset);
        QVERIFY(read_map(*capitol::parse_yaml_text(write_map_line(data.map), report), report) == data.map);
        QVERIFY(read_deck(*capitol::parse_yaml_text(write_deck_line(data.deck), report), report) ==
                data.deck);
        QVERIFY2(report.clean(), first_fault(report.diagnostics()).c_str());
    }

    void faults_are_named_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& fault, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(fault) << QString(expected);
        };
        const auto map = [&](const char* name, const char* from, const char* to, const char* expected) {
            row(name, fault_of_map(changed("maps/england.yaml", from, to)), expected);
        };
        const auto deck = [&](const char* name, const char* from, const char* to, const char* expected) {
            row(name, fault_of_deck(changed("decks/seventy-seven.yaml", from, to)), expected);
        };
        map("a colour", "colour: red", "colour: rde",
            "colour: found \"rde\", allowed: red, yellow, green, blue, black or purple, did you mean red?");
        map("a place in a field", "at: [9, 1]", "at: [8, 1]",
            "places[0].at: found a list, allowed: a hex that the terrain marks with T");
        map("a place off the map", "at: [9, 1]", "at: [99, 1]",
            "places[0].at[0]: found \"99\", allowed: a whole number 0..21");
        map("two places in one hex", "at: [3, 2]", "at: [9, 1]",
            "places[1].at: found a list, allowed: a hex that no other place has");
        map("a missing key", "name: Ripon, ", "", "places[0].name: ");
        map("an unknown key", "latitude: 54.14", "lattitude: 54.14", "places[0].lattitude: ");
        map("a latitude", "latitude: 54.14", "latitude: 154.14", "places[0].latitude: ");
        map("no number", "latitude: 54.14", "latitude: north", "places[0].latitude: ");
        map("a source", "place: external", "place: heard",
            "places[0].source.place: found \"heard\", allowed: sheet, external, inferred or reconstructed");
        map("no source", ", source: {place: external, colour: reconstructed}", "", "places[0].source: ");
        map("a terrain", "\"~~~...^^...^^^...~~~~~\"", "\"~~~...??...^^^...~~~~~\"", "terrain.rows[0]: ");
        map("a short row", "\"~~~...^^.T..^....~~~~~\"", "\"~~~...^^.T..^\"", "terrain.rows[1]: ");
        map("an id twice", "id: lancaster, name: Lancaster,", "id: ripon, name: Lancaster,",
            "places[1].id: ");
        map("an unknown terminus", "from: leeds, to: liverpool", "from: leads, to: liverpool",
            "contracts[0].from: found \"leads\", allowed: the id of a place, did you mean leeds?");
        map("a terminus twice", "from: leeds, to: liverpool", "from: leeds, to: leeds", "contracts[0].to: ");
        map("a value", "value: 8,", "value: 11,",
            "contracts[0].value: found \"11\", allowed: a whole number 1..10");
        map("a place too few", "  - {id: ripon,", "  #- {id: ripon,",
            "places: found 41 places, allowed: 42 places, one for each T of the terrain");
        map("a format", "format: 1", "format: 2", "format: ");
        deck("a kind", "kind: lock", "kind: sluice", "cards[1].kind: ");
        deck("a symbol", "red: 1", "pink: 1", "cards[0].pink: ");
        deck("a number", "plain: 17", "plain: many", "cards[0].plain: ");
        deck("too many", "plain: 17", "plain: 70", "cards: found 130 cards, allowed: 1..96 cards");
        row("a knob", fault_of_variant("cards: {hnad: 5}"),
            "mine:5:9: cards.hnad: unknown key, found \"hnad\", allowed: take, hand, fewer_from, fewer_each, "
            "refill_each "
            "or reshuffle_early, did you "
            "mean hand?");
        row("its range", fault_of_variant("building: {cost: {lock: 9}}"),
            "mine:5:25: building.cost.lock: found \"9\", allowed: a whole number 1..3");
        deck("a kind twice", "kind: lock", "kind: stretch",
             "cards[1].kind: found \"stretch\", allowed: a kind that nothing else in the list has");
        row("tiles for nothing", fault_of_variant("building: {cost: {lock: 0}}"),
            "building.cost.lock: found \"0\", allowed: a whole number 1..3");
        row("a flag", fault_of_variant("goods: {unfinished: yes}"),
            "mine:5:21: goods.unfinished: found \"yes\", allowed: true or false, did you mean true?");
        row("a section", fault_of_variant("goods: 3"),
            "mine:5:8: goods: found \"3\", allowed: a map of cubes, unfinished, barges_connect, lift_full or "
            "white_full");
        row("a map", fault_of_variant("map: wales"),
            "mine:5:6: map: board not found, found \"wales\", allowed: england");
        row("unplayable", fault_of_variant("players: {min: 5, max: 4}"),
            "mine:5:16: players.min: cannot be played, found 5, allowed: at most players.max, 4");
        row("too few cubes", fault_of_variant("setup: {cubes: 7}"),
            "mine:5:16: setup.cubes: cannot be played, found 7, allowed: at least 8");
        row("itself as parent",
            first_fault(shipped()
                            .load_text("format: 1\nid: mine\ngame: canal-mania\nextends: mine\n", "mine")
                            .diagnostics),
            "mine:4:10: extends: variant not found, found \"mine\"");
        row("the other game",
            first_fault(shipped()
                            .load_text("format: 1\nid: mine\ngame: capitol\nextends: first-edition\n", "mine")
                            .diagnostics),
            "mine:3:7: game: found \"capitol\", allowed: canal-mania");
        row("no such variant", first_fault(shipped().load("first-editoin").diagnostics),
            "did you mean first-edition?");
    }
    void faults_are_named()
    {
        QFETCH(QString, fault);
        QFETCH(QString, expected);
        QVERIFY2(fault.contains(expected), qPrintable(fault));
    }

    // Even where each may start.
    void a_parliament_of_all_contracts_cannot_be_played()
    {
        GameData data = shipped_variant("first-edition").data;
        for (MapContract& contract : data.map.contracts)
            contract.starting = true;
        data.ruleset.setup.parliament = static_cast<int>(data.map.contracts.size()) - 1;
        QVERIFY(find_unplayable(data).empty());
        ++data.ruleset.setup.parliament;
        const auto faults = find_unplayable(data);
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults.front().key, "setup.parliament");
        QCOMPARE(faults.front().allowed, "fewer than the 30 contracts of the map");
    }

    void the_deck_holds_the_row_and_all_hands()
    {
        GameData data = shipped_variant(usual_variant).data;
        const Ruleset& rules = data.ruleset;
        const int hand =
            std::max(rules.cards.hand, rules.setup.hand) + std::max(rules.cards.take, rules.engineers.rennie);
        data.ruleset.setup.face_up = data.deck.cards.size() - rules.players.max * hand;
        QVERIFY(find_unplayable(data).empty());
        ++data.ruleset.setup.face_up;
        const auto faults = find_unplayable(data);
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults.front().key, "deck");
    }

    // What a text sets in vain, with what would give it effect; what it changes together with that is no
    // fault.
    void knobs_without_effect_are_warned_of_data()
    {
        QTest::addColumn<QString>("knobs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* knobs, const char* expected) {
            QTest::newRow(knobs) << QString(knobs) << QString(expected);
        };
        row("building: {canals: 1, overbuilding: 1}",
            "mine:5:37: warning: building.overbuilding: has no effect, found 1, better: building.canals: 2");
        row("building: {canals: 1}", "");
        row("building: {overbuilding: 0, surveyors_pay_extra: false}",
            "building.surveyors_pay_extra: has no effect, found false, better: building.overbuilding: 1");
        row("contracts: {junction_value: 3}", "better: contracts.junctions: 1");
        row("contracts: {junction_value: 3, junctions: 1}", "");
        row("contracts: {open: 1, second_take: false}", "better: contracts.open: 2");
        row("cards: {fewer_from: 0, fewer_each: false}", "better: cards.fewer_from: 1");
        row("engineers: {rennie: 1}\ncards: {take: 1, refill_each: true}",
            "cards.refill_each: has no effect, found true, better: cards.take: 2");
        row("engineers: {rennie_picks: false, rennie_symbol: false}", "better: engineers.rennie_picks: true");
        row("engineers: {smeaton: 1, smeaton_extra: true}", "better: engineers.smeaton: 2");
        row("engineers: {smeaton_extra: true}\nbuilding: {overbuilding: 1}",
            "better: building.overbuilding: 2");
        row("goods: {unfinished: false}\nend: {tiles_stay: false}", "better: goods.unfinished: true");
        row("tiles: {tunnel: 0}\nengineers: {jessop: 1}", "better: tiles.tunnel: 1");
        row("players: {max: 4}\nbuilders: {five: {third: 9}}",
            "builders.five.third: has no effect, found 9, better: games of 5 players");
        row("players: {min: 4}\nend: {score: {three: 9}}", "better: games of 3 players");
        row("cards: {take: 3}", "cards.take: same as in the parent, found 3, better: leave it out");
        row("map: england", "map: same as in the parent, found england, better: leave it out");
    }
    void knobs_without_effect_are_warned_of()
    {
        QFETCH(QString, knobs);
        QFETCH(QString, expected);
        const auto loaded = shipped().load_text(
            "format: 1\nid: mine\ngame: canal-mania\nextends: first-edition\n" + knobs.toStdString(), "mine");
        QVERIFY(loaded);
        QCOMPARE(loaded.diagnostics.size(), expected.isEmpty() ? 0u : 1u);
        QVERIFY2(QString::fromStdString(first_fault(loaded.diagnostics)).contains(expected),
                 first_fault(loaded.diagnostics).c_str());
    }

    // Without a symbol on any card nothing comes to the board.
    void goods_without_symbols_are_warned_of()
    {
        const QTemporaryDir folder;
        const auto own = std::filesystem::path(folder.path().toStdString()) / "canal-mania";
        std::filesystem::create_directories(own / "decks");
        capitol::write_whole(own / "decks/plain.yaml",
                             "format: 1\nid: plain\nname: {en: Plain}\ncards:\n"
                             "- {kind: stretch, plain: 40, source: reconstructed}\n"
                             "- {kind: lock, plain: 40, source: reconstructed}\n"
                             "- {kind: aqueduct, plain: 5, source: reconstructed}\n"
                             "- {kind: tunnel, plain: 5, source: reconstructed}\n"
                             "- {kind: surveyor, plain: 5, source: reconstructed}\n");
        const Library library({own.parent_path(), CAPITOL_SOURCE_DIR "/variants"});
        const auto seen = library.inspect("format: 1\nid: mine\ngame: canal-mania\nextends: first-edition\n"
                                          "deck: plain\ngoods: {cubes: 1, white_full: false}\n",
                                          own / "mine.yaml");
        QCOMPARE(seen.diagnostics.size(), 2u);
        for (const capitol::Diagnostic& each : seen.diagnostics)
            QVERIFY2(each.is_warning() && each.text().ends_with("a goods symbol in the deck"),
                     each.text().c_str());
    }

    void nothing_shipped_is_warned_of()
    {
        for (const std::string& id : shipped().ids())
            QVERIFY2(shipped().load(id).diagnostics.empty(), id.c_str());
    }

    // It could neither be completed nor given back.
    void a_contract_that_is_too_long_for_its_value_is_named()
    {
        GameData data = shipped_variant("first-edition").data;
        QVERIFY(find_unplayable(data).empty());
        data.map.contracts[0].value = 6;
        const auto problems = find_unplayable(data);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].key, std::string("map.contracts.leeds-liverpool.value"));
        QCOMPARE(problems[0].found, std::string("6"));
        QCOMPARE(problems[0].allowed, std::string("at least the 7 tiles of the shortest way"));
    }

    // Both parts of the way are short enough, but the first of them leads through the terminus.
    void a_contract_that_no_canal_completes_is_named()
    {
        const auto problems = find_unplayable(on_row("T.T.T", contract_of("last", 1, 2, 4)));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].key, std::string("map.contracts.last.value"));
        QVERIFY(find_unplayable(on_row("T.T.T", contract_of("last", 2, 1, 4))).empty());
    }

    void a_contract_may_take_as_many_tiles_as_there_can_be()
    {
        const MapContract longest = contract_of("last", 1, -1, max_value);
        const GameData data = on_row("T..........T", longest);
        QVERIFY(find_unplayable(data).empty());
        QCOMPARE(Rules(data).fewest_tiles(0), max_value);
        const auto problems = find_unplayable(on_row("T...........T", longest));
        QVERIFY(!problems.empty());
        QCOMPARE(problems.back().allowed, std::string("a contract whose places can be joined"));
    }

    // What a position has no room to name.
    void too_many_pairs_are_named()
    {
        GameData data = shipped_variant("second-edition").data;
        data.ruleset.contracts.junction_value = 4;
        QVERIFY(find_unplayable(data).empty());
        QCOMPARE(Rules(data).pairs(), 116);
        data.ruleset.contracts.junctions = 0;
        QCOMPARE(Rules(data).pairs(), 0);
    }

    void an_id_of_a_junction_contract_is_named()
    {
        GameData data = shipped_variant("second-edition").data;
        data.map.contracts[0].id = "junction-5";
        const auto problems = find_unplayable(data);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].key, std::string("map.contracts.junction-5.id"));
    }

    // Counted by hand beside the program: over no third place, whatever the order of the two.
    void pairs_are_near()
    {
        const Rules& rules = shipped_rules("second-edition");
        QCOMPARE(rules.pairs(), 39);
        const auto pair = [&](const char* from, const char* to) {
            return rules.find_pair(rules.find_place(from), rules.find_place(to));
        };
        QVERIFY(pair("oxford", "reading") != no_pair);
        QCOMPARE(pair("reading", "oxford"), pair("oxford", "reading"));
        QCOMPARE(pair("london", "reading"), no_pair);
        QCOMPARE(pair("oxford", "oxford"), no_pair);
        QCOMPARE(rules.terms(rules.contracts() + pair("oxford", "reading")).name,
                 std::string("Oxford & Reading Junction Canal"));
    }

    // The text says the new value and nothing else that is new; what the parent says goes out again.
    void every_setting_is_written_alone()
    {
        const std::string text =
            "# Ours.\nformat: 1\nid: mine\ngame: canal-mania\nextends: first-edition # usual\n"
            "cards:\n  take: 2 # fewer\n";
        const Inspection seen = shipped().inspect(text, "mine.yaml");
        QVERIFY2(seen.diagnostics.empty(), first_fault(seen.diagnostics).c_str());
        QCOMPARE(seen.parent->id, "first-edition");
        for (const std::string& key : setting_keys()) {
            Settings wanted = seen.settings;
            const Knob* knob = find_knob(key);
            if (knob)
                knob->set(wanted.ruleset,
                          knob->get(wanted.ruleset) == knob->max ? knob->min : knob->get(wanted.ruleset) + 1);
            const std::string value = knob           ? print_setting(wanted, key)
                                      : key == "map" ? "england-newark"
                                                     : "another";
            const auto changed = set_setting(text, seen, key, value);
            QVERIFY2(changed && changed->starts_with("# Ours.\n"), key.c_str());
            const Inspection read = shipped().inspect(*changed, "mine.yaml");
            QCOMPARE(print_setting(read.settings, key), value);
            QVERIFY2(knob ? read.settings == wanted : true, key.c_str());
            const auto back = set_setting(*changed, read, key, print_setting(seen.settings, key));
            QVERIFY2(shipped().inspect(*back, "mine.yaml").settings == seen.settings, key.c_str());
        }
    }

    // On no parent and back, with the map and the deck.
    void the_same_rules_stand_on_another_parent()
    {
        const std::string text = shipped_text("second-edition.yaml");
        const Inspection before = shipped().inspect(text, "mine.yaml");
        const auto alone = rebase(text, shipped(), "mine.yaml", "");
        const Inspection after = shipped().inspect(*alone, "mine.yaml");
        QVERIFY(after.variant.extends.empty() && !after.parent);
        QVERIFY(after.variant.data == before.variant.data);
        const auto child = rebase(*alone, shipped(), "mine.yaml", "contract-values");
        QVERIFY(shipped().inspect(*child, "mine.yaml").variant.data == before.variant.data);
    }

    void what_a_parent_brought_with_it_comes_along()
    {
        const QTemporaryDir folder;
        const std::filesystem::path own = std::filesystem::path(folder.path().toStdString()) / "canal-mania";
        std::filesystem::create_directory(own);
        Map map = shipped().load_map("england").value.value();
        Deck deck = shipped().load_deck("seventy-seven").value.value();
        map.id = deck.id = "plot";
        const std::string head = "format: 1\ngame: canal-mania\nid: ";
        capitol::write_whole(
            own / "mine.yaml",
            head + "mine\nextends: older\nmap: plot\ndeck: plot\n" +
                capitol::print_bundle({{"variants", "older", head + "older\nextends: second-edition\n"},
                                       {"maps", "plot", write_map_line(map) + "\n"},
                                       {"decks", "plot", write_deck_line(deck) + "\n"}}));
        const Library library({own.parent_path(), CAPITOL_SOURCE_DIR "/variants"});
        const std::string late = head + "late\nextends: mine\n";
        const Inspection before = library.inspect(late, own / "late.yaml");
        QVERIFY2(before.diagnostics.empty(), first_fault(before.diagnostics).c_str());
        QVERIFY(!rebase(late, library, own / "late.yaml", "older")); // it is nowhere else
        const auto alone = rebase(late, library, own / "late.yaml", "");
        const Inspection after = library.inspect(alone.value(), own / "late.yaml");
        QVERIFY2(after.diagnostics.empty(), first_fault(after.diagnostics).c_str());
        QVERIFY(after.variant.data == before.variant.data);
    }

    void an_id_of_the_program_is_passed_over()
    {
        const QTemporaryDir folder;
        const std::filesystem::path own(folder.path().toStdString());
        std::filesystem::create_directory(own / "canal-mania");
        capitol::write_whole(own / "canal-mania/second-edition.yaml",
                             "format: 1\nid: second-edition\ngame: canal-mania\nextends: first-edition\n");
        const Library library({own, CAPITOL_SOURCE_DIR "/variants"});
        const auto loaded = library.load("second-edition");
        QCOMPARE(loaded.value->data.map.id, "england-newark");
        QVERIFY(loaded.diagnostics.front().is_warning());
        QCOMPARE(capitol::free_id(library.folders(), "second-edition"), "second-edition-2");
        QCOMPARE(library.entries().size(), 3u);
    }

    // A parent and a map of one's own go into one file, which reads the same elsewhere.
    void a_bundle_holds_the_family()
    {
        const QTemporaryDir folder;
        const auto own = std::filesystem::path(folder.path().toStdString()) / "canal-mania";
        std::filesystem::create_directories(own / "maps");
        capitol::write_whole(own / "maps/plot.yaml",
                             changed("maps/england.yaml", "\nid: england\n", "\nid: plot\n"));
        capitol::write_whole(own / "mum.yaml",
                             "format: 1\nid: mum\ngame: canal-mania\nextends: first-edition\nmap: plot\n");
        const std::string text = "format: 1\nid: late\ngame: canal-mania\nextends: mum\nend: {rounds: 1}\n";
        const Library library({own.parent_path(), CAPITOL_SOURCE_DIR "/variants"});
        const auto bundle = library.make_bundle(text, own / "late.yaml");
        QVERIFY2(bundle, first_fault(bundle.diagnostics).c_str());
        QCOMPARE(bundle.value->variants, std::vector<std::string>{"mum"});
        QCOMPARE(bundle.value->equipment.size(), 1u);
        const auto read = shipped().load_text(bundle.value->text, "late");
        QVERIFY2(read, first_fault(read.diagnostics).c_str());
        QVERIFY(read.value->data == library.inspect(text, own / "late.yaml").variant.data);
    }

    // As a record or a table tells them, on a map and with a deck that bear a name that the program uses, or
    // that nobody else has.
    void rules_without_files_become_one()
    {
        for (const char* name : canal::test::rule_names)
            for (const bool isOwn : {false, true}) {
                Variant told;
                told.id = "told";
                told.extends = "first-edition";
                told.name = {{"en", "Bert's: 'own' # 1"}};
                told.data = canal::test::rules_called(name).data();
                told.data.deck.name = isOwn ? capitol::LocalText{{"en", "Bert's"}} : told.data.deck.name;
                told.data.map.id = isOwn ? "plot" : told.data.map.id;
                const std::string text = write_bundle(told, shipped());
                const auto read = shipped().load_text(text, "told");
                QVERIFY2(read, (text + first_fault(read.diagnostics)).c_str());
                QCOMPARE(text.find("bundle:") != std::string::npos, isOwn);
                told.data.deck.id = read.value->data.deck.id;
                QVERIFY2(*read.value == told, text.c_str());
                told.extends = "nobodys";
                const auto orphan = shipped().load_text(write_bundle(told, shipped()), "told");
                QVERIFY2(orphan, first_fault(orphan.diagnostics).c_str());
                QVERIFY(orphan.value->data == told.data && orphan.value->extends.empty());
            }
    }

    // An editor asks for whatever a text says.
    void maps_are_found_by_id_only()
    {
        const QTemporaryDir folder;
        const auto own = std::filesystem::path(folder.path().toStdString()) / "canal-mania";
        std::filesystem::create_directories(own / "maps");
        capitol::write_whole(own / "secret.yaml",
                             changed("maps/england.yaml", "\nid: england\n", "\nid: secret\n"));
        const Library library({own.parent_path(), CAPITOL_SOURCE_DIR "/variants"});
        QVERIFY(library.load_map("england"));
        QVERIFY(!library.load_map("../secret"));
        QVERIFY(!library.load_deck("../secret"));
    }

    // What is no id, too, is one value of the text that is written.
    void what_is_no_id_is_quoted()
    {
        const Inspection seen = shipped().inspect(
            "format: 1\nid: mine\ngame: canal-mania\nextends: first-edition\nmap: \"a: b\\nc\"\n",
            "mine.yaml");
        QCOMPARE(print_setting(seen.settings, "map"), std::string("\"a: b\\x0ac\""));
        QCOMPARE(print_setting(seen.inherited, "map"), std::string("england"));
    }

    // A file that extends itself by another is not read for ever.
    void a_circle_is_found()
    {
        const QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString()) / "canal-mania";
        std::filesystem::create_directory(path);
        for (const auto& [id, parent] : {std::pair("one", "two"), std::pair("two", "one")})
            capitol::write_whole(path / (std::string(id) + ".yaml"),
                                 "format: 1\nid: " + std::string(id) +
                                     "\ngame: canal-mania\nextends: " + parent + "\n");
        const auto loaded = Library({path.parent_path()}).load("one");
        QVERIFY(!loaded);
        QVERIFY(std::ranges::any_of(loaded.diagnostics, [](const capitol::Diagnostic& one) {
            return one.id == capitol::Diagnostic::Id::extends_cycle;
        }));
    }
};

QTEST_APPLESS_MAIN(TestCanalVariant)
#include "test_canal_variant.moc"
