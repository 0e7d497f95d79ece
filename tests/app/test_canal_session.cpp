// Games of Canal Mania through the session that the pages have, by what they offer.
#include "canal/canal_session.h"

#include "base/random.h"
#include "canal/canal_advice_words.h"
#include "canal/canal_words.h"
#include "canal/variant/library.h"
#include "property_listener.h"
#include "record/reader.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <set>

using namespace canal;
using namespace canal::app;

namespace {

const Library& library()
{
    static const Library library(capitol::Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    return library;
}

Record freshRecord(const QStringList& players, std::uint64_t seed, int endScore = 0,
                   const char* variant = usual_variant)
{
    Record record;
    record.variant = variant;
    record.data = library().load(variant).value->data;
    if (endScore > 0)
        record.data.ruleset.end.score = {endScore, endScore, endScore};
    for (const QString& player : players)
        record.seats.push_back(
            {("P" + QString::number(record.seats.size() + 1)).toStdString(), player.toStdString()});
    record.seed = seed;
    record.opening = open_from_seed(Rules(record.data), int(players.size()), seed);
    return record;
}

Record loaded(const std::filesystem::path& file)
{
    return *record::load_record<RecordedCanal>(file, library()).record;
}

class Table
{
public:
    explicit Table(Record record) : Table()
    {
        session.setConfirmation(capitol::app::Confirmation::never);
        session.begin(std::move(record), file);
    }

    QTemporaryDir folder;
    std::filesystem::path file;
    Session session;

    Composer& composer() { return *session.composer(); }
    bool wait()
    {
        return QTest::qWaitFor(
            [&] {
                session.uncoverHand();
                return session.humanToMove() || session.over();
            },
            30000);
    }

private:
    Table() : file(std::filesystem::path(folder.path().toStdString()) / "current.canal")
    {
        for (auto* model : session.findChildren<QAbstractItemModel*>())
            new QAbstractItemModelTester(model, &session);
        for (GadgetModel* model :
             {session.places(), session.barges(), session.tiles(), session.targets(), session.parliament(),
              session.openContracts(), session.row(), session.hand(), session.engineers(), session.seats(),
              session.phases(), session.options(), session.log(), session.ranks()})
            new QAbstractItemModelTester(model, &session);
    }
};

QVariant valueOf(const GadgetModel& model, int row, const char* role)
{
    return model.index(row).data(model.roleNames().key(role));
}

// Those that the route of goods comes to.
QList<int> placesOf(const Session& session)
{
    const Rules& rules = session.match()->rules();
    QList<int> places;
    for (const int hex : session.route())
        if (const int place = rules.place_at(hex); place != no_place)
            places.append(place);
    return places;
}

bool areNeighbours(const Rules& rules, int hex, int other)
{
    for (int side = 0; side < side_count; ++side)
        if (rules.next(hex, side) == other)
            return true;
    return false;
}

bool hasTile(Session& session, int hex, int hue)
{
    const Rules& rules = session.match()->rules();
    for (int row = 0; row < session.tiles()->count(); ++row)
        if (valueOf(*session.tiles(), row, "column") == rules.column_of(hex) &&
            valueOf(*session.tiles(), row, "line") == rules.row_of(hex) &&
            valueOf(*session.tiles(), row, "hue") == hue)
            return true;
    return false;
}

// The route goes from hex to hex, over tiles of whose section it is.
void checkCarried(Session& session)
{
    const Rules& rules = session.match()->rules();
    const QList<int> route = session.route();
    const QList<int> hues = session.routeHues();
    QCOMPARE(hues.size(), route.size());
    for (qsizetype i = 1; i < route.size(); ++i) {
        QVERIFY(areNeighbours(rules, route[i - 1], route[i]));
        QVERIFY(rules.place_at(route[i]) != no_place || hasTile(session, route[i], hues[i]));
    }
}

// Does anything that is offered, as a person with a mouse would.
class Hand
{
public:
    explicit Hand(std::uint64_t seed) : m_random(seed) {}

    void act(Table& table)
    {
        Composer& composer = table.composer();
        Session& session = table.session;
        if (composer.canConfirm() && chance(2))
            return composer.confirm();
        std::vector<std::function<void()>> ways;
        for (const TargetRow& target : composer.targets())
            for (int often = 0; often < 4; ++often)
                ways.push_back([&composer, hex = target.hex] { composer.pick(hex); });
        for (int i = 0; i < session.options()->count(); ++i)
            ways.push_back([&composer, i] { composer.choose(i); });
        collect(*session.parliament(), "contract", ways, [&](int id) { composer.takeContract(id); });
        if (composer.canName())
            ways.push_back([&composer] { composer.nameJunction(); });
        collect(*session.row(), "code", ways, [&](int id) { composer.takeCard(id); });
        collect(*session.hand(), "code", ways, [&](int id) { composer.discard(id); });
        collect(*session.engineers(), "number", ways, [&](int id) { composer.swap(id); });
        QVERIFY(!ways.empty());
        ways[m_random.below(std::uint32_t(ways.size()))]();
        checkRoute(table);
    }

private:
    // What is composed is a route of goods, or no route is told.
    static void checkRoute(Table& table)
    {
        const auto& proposal = table.composer().proposal();
        if (proposal && proposal->kind == MoveKind::ship) {
            QCOMPARE(placesOf(table.session), placesAlong(*proposal));
            checkCarried(table.session);
        } else if (table.composer().canTakeBack()) {
            QCOMPARE(table.session.route(), QList<int>());
        }
    }

    bool chance(int of) { return m_random.below(std::uint32_t(of)) == 0; }
    template <typename Do>
    static void collect(const GadgetModel& model, const char* key, std::vector<std::function<void()>>& ways,
                        Do deed)
    {
        const int role = model.roleNames().key(key);
        const int legal = model.roleNames().key("legal");
        for (int row = 0; row < model.count(); ++row)
            if (model.index(row).data(legal).toBool())
                ways.push_back([deed, id = model.index(row).data(role).toInt()] { deed(id); });
    }

    capitol::Random m_random;
};

} // namespace

class TestCanalSession : public QObject
{
    Q_OBJECT

private slots:
    void random_games_data();
    void random_games();
    void properties_tell_of_their_changes();
    void goods_are_seen_on_their_way_data();
    void goods_are_seen_on_their_way();
    void cubes_are_placed_one_by_one();
    void a_canal_is_drawn_along_hexes();
    void a_junction_contract_is_named();
    void a_junction_contract_is_drafted();
    void refusals_are_said();
    void what_is_not_offered_is_refused_in_words();
    void every_refusal_has_a_sentence();
    void a_computers_turn_is_hurried();
    void undo_and_redo();
    void hands_are_covered();
    void a_killed_game_goes_on();
    void what_is_composed_is_there_again();
    void a_draft_of_another_moment_is_nothing();
    void log_and_replay_show_the_past();
    void a_line_of_the_log_shows_its_moment();
    void a_hint_is_composed_and_says_why();
    void without_agreement_there_is_no_hint();
    void every_reason_has_words_of_its_own();
};

void TestCanalSession::random_games_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::newRow("a person") << QStringList{"human", "greedy", "random"};
    QTest::newRow("hot seat") << QStringList{"human", "human", "human", "greedy"};
    QTest::newRow("five") << QStringList{"human", "greedy", "greedy", "greedy", "human"};
}

void TestCanalSession::random_games()
{
    QFETCH(QStringList, players);
    Table table(freshRecord(players, 7, 12, "second-edition"));
    Hand player(3);
    QSignalSpy finished(&table.session, &Session::finished);
    QSignalSpy failed(&table.session, &Session::failed);
    int acts = 0;
    while (true) {
        QVERIFY(table.wait());
        if (table.session.over())
            break;
        player.act(table);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(++acts < 20000);
        const Position& known = table.session.match()->view().known;
        if (!table.session.busy() && table.session.humanToMove())
            QCOMPARE(table.session.shown().known, known);
    }
    QCOMPARE(failed.count(), 0);
    QCOMPARE(finished.count(), 1);
    // The points of the end add up, and all is on disk.
    const auto& session = table.session;
    const auto* ranks = table.session.ranks();
    QCOMPARE(ranks->count(), players.size());
    const auto number = [&](int row, const char* role) {
        return ranks->index(row).data(ranks->roleNames().key(role)).toInt();
    };
    for (int row = 0; row < ranks->count(); ++row)
        QCOMPARE(number(row, "canals") + number(row, "goods") + number(row, "incomplete") +
                     number(row, "builder"),
                 number(row, "total"));
    table.session.finishSaving();
    const Record saved = loaded(table.file);
    QCOMPARE(saved.moves, session.match()->record()->moves);
    QCOMPARE(saved.data, session.match()->record()->data);
}

// Each by its own signal, and of nothing else.
void TestCanalSession::properties_tell_of_their_changes()
{
    Table table(freshRecord({"human", "greedy", "human"}, 11, 12));
    Session& session = table.session;
    Listener facts(session);
    Listener composed(table.composer());
    connect(&session, &Session::changed, &session, [&] {
        QCOMPARE(facts.changedUntold(), QStringList());
        QCOMPARE(composed.changedUntold(), QStringList());
    });
    Hand player(5);
    for (int acts = 0; table.wait() && !session.over() && !QTest::currentTestFailed(); ++acts) {
        player.act(table);
        if (acts % 16 == 15 && !session.busy()) {
            session.lookBack(acts % 5);
            session.backToNow();
        }
    }
    QVERIFY(session.over());
    session.watch(Record(*session.record()));
    QVERIFY(session.replay()->watching());
    QVERIFY(!session.over());
    session.showEnd();
    QVERIFY(!session.replay()->on());
    QVERIFY(session.over());
    QCOMPARE(session.ranks()->rowCount(), 3);
    session.leave();
    QCOMPARE(facts.toldUnchanged(), QStringList());
    QCOMPARE(composed.toldUnchanged(), QStringList());
    QVERIFY(facts.count() > 100);
}

// Everybody's cubes, each for as long as its step stands: with no time there is none to be seen.
void TestCanalSession::goods_are_seen_on_their_way_data()
{
    QTest::addColumn<int>("stepTime");
    QTest::newRow("at a pace") << 1;
    QTest::newRow("at once") << 0;
}

void TestCanalSession::goods_are_seen_on_their_way()
{
    QFETCH(int, stepTime);
    Table table(freshRecord({"human", "greedy", "greedy"}, 7, 30));
    Session& session = table.session;
    session.setStepTime(stepTime);
    QList<QList<int>> seen;
    connect(&session, &Session::shippingChanged, &session, [&] {
        if (session.shipping() == 0)
            return;
        seen.append(placesOf(session));
        checkCarried(session);
    });
    Hand player(3);
    while (table.wait() && !session.over() && !QTest::currentTestFailed()) {
        QCOMPARE(session.shipping(), 0);
        player.act(table);
    }
    QList<QList<int>> chosen;
    std::set<int> by;
    for (const auto& move : session.record()->moves)
        if (move.choice.kind == MoveKind::ship) {
            chosen.append(placesAlong(move.choice));
            by.insert(move.seat);
        }
    QCOMPARE(int(by.size()), 3);
    QCOMPARE(seen, stepTime > 0 ? chosen : QList<QList<int>>());
    session.lookBack(0);
    QVERIFY(session.route().isEmpty());
}

// By what was shown last, and by nothing else.
void TestCanalSession::cubes_are_placed_one_by_one()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 7, 30));
    Session& session = table.session;
    const auto fresh = [&] {
        QList<int> places;
        for (int row = 0; row < session.places()->count(); ++row)
            if (valueOf(*session.places(), row, "fresh").toBool())
                places.append(row);
        return places;
    };
    QList<int> seen;
    connect(&session, &Session::changed, &session, [&] {
        QVERIFY(fresh().size() <= 1);
        if (!fresh().isEmpty() && (seen.isEmpty() || seen.last() != fresh().first()))
            seen.append(fresh().first());
    });
    Hand player(3);
    while (table.wait() && !session.over() && !QTest::currentTestFailed())
        player.act(table);
    QList<int> placed;
    for (const auto& events : session.match()->history().events)
        for (const Event& event : events)
            if (const auto* cube = std::get_if<CubePlaced>(&event);
                cube && (placed.isEmpty() || placed.last() != cube->place))
                placed.append(cube->place);
    QVERIFY(placed.size() > 10);
    QCOMPARE(seen, placed);
    session.lookBack(session.log()->count() - 1);
    QCOMPARE(fresh(), QList<int>());
}

// The Lancaster Canal, Preston - Lancaster, needs two tiles: picked hex by hex, and then the place.
void TestCanalSession::a_canal_is_drawn_along_hexes()
{
    Record record = freshRecord({"human", "human", "human"}, 1);
    record.opening.engineers = {Engineer::brindley, Engineer::jessop,
                                Engineer::telford}; // the first seat begins
    const Rules rules(record.data);
    const int lancaster = rules.find_contract("lancaster");
    QVERIFY(lancaster >= 0);
    auto& order = record.opening.contracts;
    std::iter_swap(order.begin(), std::find(order.begin(), order.end(), lancaster));
    auto& cards = record.opening.cards; // enough of both kinds lie face up
    for (int i = 0; i < 3; ++i)
        std::iter_swap(cards.begin() + i, std::find_if(cards.begin() + i, cards.end(), [i](Card card) {
                           return card == Card(i == 1 ? CardKind::lock : CardKind::stretch, Colour::none);
                       }));
    Table table(std::move(record));
    QVERIFY(table.wait());
    Composer& composer = table.composer();
    composer.takeContract(lancaster);
    const int preston = rules.find_place("preston");
    composer.pick(rules.hex_of(preston));
    for (int i = 0; i < 3; ++i)
        composer.takeCard(Card(i == 1 ? CardKind::lock : CardKind::stretch, Colour::none).code());
    composer.choose(table.session.options()->count() - 1); // skips the goods
    // The others do nothing of note.
    const auto passOn = [&] {
        QVERIFY(table.wait());
        const auto& legal = composer.legal();
        if (legal.front().kind == MoveKind::contract)
            composer.takeContract(legal.front().contract);
        else if (legal.front().kind == MoveKind::barge)
            composer.pick(rules.hex_of(legal.front().place));
        else
            composer.choose(table.session.options()->count() - 1);
    };
    while (table.session.shown().known.turn.seat != 0 || table.session.round() == 1 ||
           table.session.shown().known.turn.step != canal::Step::cards) {
        passOn();
        QVERIFY(!QTest::currentTestFailed());
    }
    QVERIFY(table.wait());
    const auto targets = composer.targets();
    QVERIFY(!targets.isEmpty());
    int first = -1;
    int second = -1;
    for (const TargetRow& target : targets) // two that lie on a way to Lancaster
        for (int side = 0; side < side_count; ++side)
            for (int on = 0; on < side_count; ++on) {
                const int next = rules.next(target.hex, side);
                if (next != no_hex && rules.is_buildable(next) &&
                    rules.next(next, on) == rules.hex_of(rules.find_place("lancaster")) &&
                    rules.may_turn(opposite(side), on)) {
                    first = target.hex;
                    second = next;
                }
            }
    QVERIFY(first >= 0);
    composer.pick(first);
    QVERIFY(composer.canConfirm());
    QVERIFY(!composer.text().isEmpty());
    composer.pick(second);
    QVERIFY(table.wait());
    QCOMPARE(table.session.shown().known.canals[std::size_t(lancaster)].tiles, std::uint8_t(1));
    QVERIFY(composer.canConfirm()); // the next one is composed
    composer.pick(rules.hex_of(rules.find_place("lancaster")));
    QCOMPARE(table.session.shown().known.canals[std::size_t(lancaster)].standing, Standing::complete);
    QVERIFY(table.session.shown().known.score[0] > 0);
}

void TestCanalSession::a_junction_contract_is_named()
{
    Table table(freshRecord({"human", "human", "human"}, 1, 0, "second-edition"));
    QVERIFY(table.wait());
    Composer& composer = table.composer();
    const Rules& rules = table.session.match()->rules();
    const auto hexOf = [&](const char* place) { return int(rules.hex_of(rules.find_place(place))); };
    QCOMPARE(table.session.junctions(), 1);
    QVERIFY(composer.canName());
    composer.pick(hexOf("oxford")); // nothing was begun
    QVERIFY(!composer.canTakeBack() && composer.targets().isEmpty());
    composer.nameJunction();
    QVERIFY(composer.naming());
    const QString first = table.session.prompt();
    composer.pick(hexOf("boston"));
    QVERIFY(!composer.whyNot().isEmpty());
    composer.pick(hexOf("oxford"));
    QVERIFY(table.session.prompt() != first);
    QCOMPARE(composer.named(), QList<int>{rules.find_place("oxford")});
    QCOMPARE(composer.targets().size(), 1);
    QCOMPARE(composer.targets().front().hex, hexOf("reading"));
    composer.pick(hexOf("weybridge")); // too far for the second one: it is the first one now
    QCOMPARE(composer.named(), QList<int>{rules.find_place("weybridge")});
    const Picked picked = composer.picked();
    composer.takeBack();
    QVERIFY(composer.naming() && composer.named().isEmpty());
    composer.takeBack();
    QVERIFY(!composer.naming() && !composer.canTakeBack());
    composer.pickAgain(picked);
    QCOMPARE(composer.picked(), picked);
    composer.takeContract(table.session.shown().known.parliament[0]);
    QVERIFY(!composer.naming());
    table.session.undo();
    composer.nameJunction();
    composer.pick(hexOf("reading"));
    composer.pick(hexOf("oxford"));
    QVERIFY(table.wait());
    QCOMPARE(table.session.junctions(), 0);
    QCOMPARE(composer.targets().size(), 2);
    QVERIFY(table.session.last().contains("Oxford & Reading Junction Canal (Oxford – Reading)"));
    composer.pick(hexOf("oxford"));
    QCOMPARE(table.session.barges()->count(), 1);
    QVERIFY(table.session.last().contains("Oxford & Reading Junction Canal"));
    composer.nameJunction();
    QVERIFY(!composer.whyNot().isEmpty() && !composer.naming());
    table.session.restartTurn();
    QCOMPARE(table.session.junctions(), 1);
}

// What is picked of it is there again after a break.
void TestCanalSession::a_junction_contract_is_drafted()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 1, 0, "second-edition"));
    QVERIFY(table.wait());
    table.composer().nameJunction();
    const Rules& rules = table.session.match()->rules();
    table.composer().pick(rules.hex_of(rules.find_place("reading")));
    const Picked picked = table.composer().picked();
    QVERIFY(picked.names);
    table.session.resume(loaded(table.file), table.file);
    QVERIFY(table.wait());
    QCOMPARE(table.composer().picked(), picked);
}

void TestCanalSession::refusals_are_said()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    table.composer().swap(1);
    QVERIFY(!table.composer().whyNot().isEmpty());
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    QVERIFY(table.composer().whyNot().isEmpty());
    const Rules& rules = table.session.match()->rules();
    const auto legal = table.composer().targets();
    QCOMPARE(legal.size(), 2);
    int other = 0;
    while (rules.hex_of(other) == legal[0].hex || rules.hex_of(other) == legal[1].hex)
        ++other;
    table.composer().pick(rules.hex_of(other));
    QVERIFY(!table.composer().whyNot().isEmpty());
}

// Wherever a person clicks in vain, nothing is composed or played; and whoever builds is told why not there.
void TestCanalSession::what_is_not_offered_is_refused_in_words()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 11));
    const Session& session = table.session;
    Composer& composer = table.composer();
    Hand player(6);
    capitol::Random random(2);
    QSet<QString> told;
    for (int acts = 0; acts < 400 && table.wait() && !session.over(); ++acts) {
        const Rules& rules = session.match()->rules();
        const auto targets = composer.targets();
        // Beside what is offered, where a tile comes closest to being laid.
        const int near = targets.isEmpty() ? 0 : targets[random.below(std::uint32_t(targets.size()))].hex;
        const int hex = rules.next(near, int(random.below(side_count)));
        const bool offered = std::ranges::find(targets, hex, &TargetRow::hex) != targets.end();
        if (hex < rules.hexes() && !offered && !composer.canTakeBack()) {
            const auto moves = session.match()->moves();
            composer.pick(hex);
            QCOMPARE(session.match()->moves(), moves);
            QVERIFY(!composer.proposal());
            const Step step = session.shown().known.turn.step;
            QVERIFY((step != Step::cards && step != Step::building) || !composer.whyNot().isEmpty());
            told.insert(composer.whyNot());
        }
        player.act(table);
    }
    for (const QString& why : told)
        QVERIFY2(!why.contains(u'%'), qPrintable(why));
    QVERIFY2(told.size() > 3, qPrintable(QStringList(told.values()).join(u'\n')));
}

void TestCanalSession::every_refusal_has_a_sentence()
{
    for (int kind = 1; kind <= int(RefusalKind::may_not_pass); ++kind) {
        const QString sentence = Words::refusal({RefusalKind(kind), 2});
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), print(RefusalKind(kind)));
    }
    QVERIFY(Words::refusal({}).isEmpty());
}

void TestCanalSession::a_computers_turn_is_hurried()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    table.session.setStepTime(60000);
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    Hand player(3);
    while (table.session.humanToMove())
        player.act(table);
    QTRY_VERIFY(table.session.busy());
    QVERIFY(!table.session.humanToMove());
    table.session.hurry();
    QTRY_VERIFY(table.session.humanToMove());
    table.session.hurry(); // nobody is waited for
    QVERIFY(table.session.humanToMove());
}

void TestCanalSession::undo_and_redo()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 5));
    QVERIFY(table.wait());
    const Position before = table.session.shown().known;
    const int contract = before.parliament[0];
    table.composer().takeContract(contract);
    QVERIFY(table.session.canUndo());
    const Position after = table.session.shown().known;
    table.session.undo();
    QCOMPARE(table.session.shown().known, before);
    QVERIFY(table.session.humanToMove());
    table.session.redo();
    QCOMPARE(table.session.shown().known, after);
    table.composer().pick(table.composer().targets().first().hex);
    QVERIFY(table.session.canRestartTurn());
    table.session.restartTurn();
    QCOMPARE(table.session.shown().known, before);
}

void TestCanalSession::hands_are_covered()
{
    Table table(freshRecord({"human", "human", "human"}, 5));
    QVERIFY(table.session.handCovered());
    QVERIFY(!table.session.humanToMove());
    table.session.uncoverHand();
    QVERIFY(table.session.humanToMove());
    const int first = table.session.viewSeat();
    Hand player(1);
    while (table.session.viewSeat() == first && !table.session.handCovered())
        player.act(table);
    QVERIFY(table.session.handCovered());
    QCOMPARE(table.session.hand()->count(), 0);
    // Whoever says in the past that they are there is asked in the present.
    table.session.lookBack(0);
    table.session.uncoverHand();
    QVERIFY(!table.session.humanToMove());
    table.session.backToNow();
    QVERIFY(table.session.humanToMove());
}

void TestCanalSession::a_killed_game_goes_on()
{
    const Record record = freshRecord({"human", "greedy", "greedy"}, 9);
    Table table(record);
    Hand player(4);
    for (int acts = 0; acts < 40; ++acts) {
        QVERIFY(table.wait());
        player.act(table);
    }
    QVERIFY(table.wait());
    const Position known = table.session.match()->view().known;
    table.session.finishSaving();
    Table again(loaded(table.file));
    QVERIFY(again.wait());
    QCOMPARE(again.session.match()->view().known, known);
}

// After a kill, whatever it is: a move of any kind, a cube without its route, tiles to take back.
void TestCanalSession::what_is_composed_is_there_again()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 9));
    table.session.setConfirmation(capitol::app::Confirmation::always);
    Hand player(4);
    std::set<std::pair<int, bool>> kinds; // and whether no cube is picked
    const std::set<std::pair<int, bool>> wanted{
        {int(canal::MoveKind::ship), false}, {int(canal::MoveKind::lay), true}, {-1, false}};
    while (!std::ranges::includes(kinds, wanted)) {
        QVERIFY(table.wait() && !table.session.over());
        player.act(table);
        const Picked picked = table.composer().picked();
        const int kind = picked.move ? int(picked.move->kind) : -1;
        if (picked.isNothing() || !kinds.insert({kind, picked.cube == no_place}).second)
            continue;
        const Match& match = *table.session.match();
        const std::filesystem::path draft = table.file.string() + ".draft";
        const auto kept = [&] {
            return ChoiceDraft(capitol::app::Draft(draft, [](const QString&) {}))
                .read(match.rules(), match.view());
        };
        QTRY_COMPARE(kept(), picked);
        const std::filesystem::path killed = table.file.string() + ".killed";
        const auto over = std::filesystem::copy_options::overwrite_existing;
        std::filesystem::copy_file(table.file, killed, over);
        std::filesystem::copy_file(draft, killed.string() + ".draft", over);
        Session again;
        again.resume(loaded(killed), killed);
        QTRY_VERIFY(again.humanToMove());
        QCOMPARE(again.composer()->picked(), picked);
    }
    QVERIFY(kinds.size() > wanted.size());
}

void TestCanalSession::a_draft_of_another_moment_is_nothing()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 9));
    table.session.setConfirmation(capitol::app::Confirmation::always);
    QVERIFY(table.wait());
    const std::string draft = table.file.string() + ".draft";
    std::string question;
    std::string first;
    table.composer().takeContract(table.session.shown().known.parliament[0]);
    QTRY_VERIFY(std::ifstream(draft) >> question >> first);
    QCOMPARE(first, std::string("move"));
    table.session.leave();
    const auto isNothing = [&](const std::string& text) {
        std::ofstream(draft) << text;
        Session again;
        again.resume(loaded(table.file), table.file);
        return QTest::qWaitFor([&] { return again.humanToMove(); }) && again.composer()->picked().isNothing();
    };
    for (const char* text :
         {"", " ", "\xff\xfe", "cube 77", "cube -5", "cube 99999999999", "take_back", "move", "move nonsense",
          "move pass", "move ship preston", "cube 1 move draw", "more"})
        QVERIFY2(isNothing(question + ' ' + text), text);
    QVERIFY(isNothing("9" + question + " move " + first));
    QVERIFY(isNothing(std::string(10000, 'x')));
}

void TestCanalSession::log_and_replay_show_the_past()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 9));
    Hand player(4);
    for (int acts = 0; acts < 60; ++acts) {
        QVERIFY(table.wait());
        player.act(table);
    }
    QVERIFY(table.wait());
    Session& session = table.session;
    const View now = session.shown();
    QVERIFY(session.log()->count() > 20);
    for (int row = 0; row < session.log()->count(); ++row)
        QVERIFY(!session.log()->index(row).data().toString().isEmpty());
    session.lookBack(3);
    QVERIFY(session.replay()->on());
    QVERIFY(!session.humanToMove());
    QVERIFY(session.shown() != now);
    session.backToNow();
    QCOMPARE(session.shown(), now);
    QVERIFY(session.humanToMove());
    session.watch(Record(*session.match()->record()));
    QVERIFY(session.replay()->watching());
    session.replay()->goTo(session.replay()->moves());
    QCOMPARE(session.shown().known.score, now.known.score);
}

// Of what a move brought, a line shows as much as it tells, and what was shown before it.
void TestCanalSession::a_line_of_the_log_shows_its_moment()
{
    Table table(freshRecord({"greedy", "greedy", "greedy"}, 9, 12));
    QVERIFY(table.wait());
    Session& session = table.session;
    session.watch(Record(*session.match()->record()));
    int within = 0; // lines that are not the last of their move
    int points = 0;
    for (int row = 0; row < session.log()->count(); ++row) {
        session.lookBack(row);
        QCOMPARE(session.replay()->row(), row);
        const Position& known = session.shown().known;
        const int sum = std::accumulate(known.score.begin(), known.score.end(), 0);
        QVERIFY(sum >= points);
        points = sum;
        const View shown = session.shown();
        session.replay()->goTo(session.replay()->move());
        within += session.shown() != shown;
    }
    QVERIFY2(within > 10, qPrintable(QString::number(within)));
    QVERIFY(points > 0);
}

// Whatever is asked, a hint is composed, says why, and can be confirmed or taken back.
void TestCanalSession::a_hint_is_composed_and_says_why()
{
    Record record = freshRecord({"human", "greedy", "greedy"}, 9);
    record.help.hint = true;
    Table table(record);
    Help& help = *table.session.help();
    help.adviser()->setLongest(40);
    for (int asked = 0; asked < 25; ++asked) {
        QVERIFY(table.wait());
        QVERIFY(help.canAskHint());
        help.askHint();
        QVERIFY(!help.canAskHint());
        QVERIFY(QTest::qWaitFor([&] { return help.adviser()->shown(); }));
        QVERIFY(help.adviser()->text().endsWith(u'.'));
        QVERIFY(!help.adviser()->reasons().isEmpty());
        for (const QString& reason : help.adviser()->reasons())
            QVERIFY2(!reason.isEmpty() && !reason.contains(u'%'), qPrintable(reason));
        const auto moves = table.session.match()->moves();
        table.composer().takeBack();
        QVERIFY(!table.composer().canConfirm());
        help.askHint();
        QVERIFY(help.adviser()->shown()); // the same question
        table.composer().confirm();
        QVERIFY(table.session.match()->moves() > moves);
        QVERIFY(!help.adviser()->shown());
    }
}

void TestCanalSession::without_agreement_there_is_no_hint()
{
    Table table(freshRecord({"human", "greedy", "greedy"}, 9));
    QVERIFY(table.wait());
    QVERIFY(!table.session.help()->hintAgreed());
    table.session.help()->askHint();
    QVERIFY(!table.session.help()->adviser()->thinking());
}

void TestCanalSession::every_reason_has_words_of_its_own()
{
    const Rules rules(library().load(usual_variant).value->data);
    const AdviceWords words(rules);
    QSet<QString> told;
    for (int kind = 0; kind <= int(ReasonKind::better_later); ++kind) {
        const QString text = words({.kind = ReasonKind(kind),
                                    .contract = 0,
                                    .place = 0,
                                    .engineer = Engineer::smeaton,
                                    .amount = 2});
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
        told.insert(text);
    }
    QCOMPARE(told.size(), int(ReasonKind::better_later) + 1);
}

QTEST_MAIN(TestCanalSession)
#include "test_canal_session.moc"
