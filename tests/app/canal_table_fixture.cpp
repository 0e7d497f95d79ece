#include "canal_table_fixture.h"

#include "record/reader.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace canal::app {

namespace {

using Ways = std::vector<std::function<void()>>;

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

// What is composed is a route of goods, or no route is told.
void checkRoute(TestTable& table)
{
    const auto& proposal = table.composer().proposal();
    if (proposal && proposal->kind == MoveKind::ship) {
        QCOMPARE(placesOf(table.session), placesAlong(*proposal));
        checkCarried(table.session);
    } else if (table.composer().canTakeBack()) {
        QCOMPARE(table.session.route(), QList<int>());
    }
}

template <typename Do>
void collect(const GadgetModel& model, const char* key, Ways& ways, Do deed)
{
    const int role = model.roleNames().key(key);
    const int legal = model.roleNames().key("legal");
    for (int row = 0; row < model.count(); ++row)
        if (model.index(row).data(legal).toBool())
            ways.push_back([deed, id = model.index(row).data(role).toInt()] { deed(id); });
}

Ways waysOf(TestTable& table)
{
    Composer& composer = table.composer();
    Session& session = table.session;
    Ways ways;
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
    return ways;
}

} // namespace

const Library& testLibrary()
{
    static const Library library(capitol::Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    return library;
}

Record freshRecord(const QStringList& players, std::uint64_t seed, int endScore, const char* variant)
{
    Record record;
    record.variant = variant;
    record.data = testLibrary().load(variant).value->data;
    if (endScore > 0)
        record.data.ruleset.end.score = {endScore, endScore, endScore};
    for (const QString& player : players)
        record.seats.push_back(
            {("P" + QString::number(record.seats.size() + 1)).toStdString(), player.toStdString()});
    record.seed = seed;
    record.opening = open_from_seed(Rules(record.data), int(players.size()), seed);
    return record;
}

Record loadedRecord(const std::filesystem::path& file)
{
    return *record::load_record<RecordedCanal>(file, testLibrary()).record;
}

TestTable::TestTable(Record record)
{
    for (auto* model : session.findChildren<QAbstractItemModel*>())
        new QAbstractItemModelTester(model, &session);
    for (GadgetModel* model :
         {session.places(), session.barges(), session.tiles(), session.targets(), session.parliament(),
          session.openContracts(), session.row(), session.hand(), session.engineers(), session.seats(),
          session.phases(), session.options(), session.log(), session.ranks()})
        new QAbstractItemModelTester(model, &session);
    session.setConfirmation(capitol::app::Confirmation::never);
    session.begin(std::move(record), file);
}

bool TestTable::wait()
{
    return QTest::qWaitFor(
        [&] {
            session.uncoverHand();
            return session.humanToMove() || session.over();
        },
        30000);
}

QVariant valueOf(const GadgetModel& model, int row, const char* role)
{
    return model.index(row).data(model.roleNames().key(role));
}

QList<int> placesOf(const Session& session)
{
    const Rules& rules = session.match()->rules();
    QList<int> places;
    for (const int hex : session.route())
        if (const int place = rules.place_at(hex); place != no_place)
            places.append(place);
    return places;
}

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

void Pilot::act(TestTable& table)
{
    if (table.composer().canConfirm() && chance(2))
        return table.composer().confirm();
    const Ways ways = waysOf(table);
    QVERIFY(!ways.empty());
    ways[m_random.below(std::uint32_t(ways.size()))]();
    checkRoute(table);
}

} // namespace canal::app
