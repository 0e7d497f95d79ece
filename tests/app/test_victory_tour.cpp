// Where the flight over the winners' cities leads.
#include "table_fixture.h"

#include <QDirIterator>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

class TestVictoryTour : public QObject
{
    Q_OBJECT

private slots:
    void it_leads_past_what_the_winners_built_best_data();
    void it_leads_past_what_the_winners_built_best();
    void a_shared_victory_is_flown_over_at_every_winners();
};

static Record recordIn(const QString& file)
{
    return load_record(file.toStdString(), testLibrary()).record.value();
}

static void toTheEnd(GameSession& session, Record record)
{
    session.watch(std::move(record));
    session.replay()->goTo(session.replay()->moves());
}

// What each seat has there in floors.
static QMap<int, int> floorsIn(const SiteModel& sites, int area)
{
    QMap<int, int> floors;
    for (int row = 0; row < sites.count(); ++row)
        if (sites.row(row).area == area && sites.row(row).owner >= 0)
            floors[sites.row(row).owner] += sites.row(row).floors;
    return floors;
}

void TestVictoryTour::it_leads_past_what_the_winners_built_best_data()
{
    QTest::addColumn<QString>("file");
    QDirIterator files(CAPITOL_SOURCE_DIR "/tests/records", {"*.capitol"});
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(QFileInfo(file).baseName())) << file;
    }
}

void TestVictoryTour::it_leads_past_what_the_winners_built_best()
{
    QFETCH(QString, file);
    GameSession session;
    toTheEnd(session, recordIn(file));
    const QList<int> winners = session.state()->winners();
    const QList<int> tour = session.state()->tour();
    const SiteModel& sites = *session.sites();
    QVERIFY(!tour.isEmpty());
    QVERIFY(tour.size() <= std::max<qsizetype>(5, winners.size()));
    QSet<int> seen;
    for (const int stop : tour) {
        const SiteRow& site = sites.row(stop);
        QCOMPARE(site.content, QString("building"));
        QVERIFY(winners.contains(site.owner));
        for (int row = 0; row < sites.count(); ++row)
            if (sites.row(row).area == site.area && sites.row(row).owner == site.owner)
                QVERIFY(sites.row(row).floors <= site.floors);
        QMap<int, int> floors = floorsIn(sites, site.area);
        const int own = floors.take(site.owner);
        for (const int others : floors)
            QVERIFY(own >= others);
        seen.insert(site.owner);
    }
    QCOMPARE(seen, QSet<int>(winners.begin(), winners.end()));
    session.replay()->goTo(session.replay()->moves() - 1);
    QVERIFY(session.state()->tour().isEmpty());
}

void TestVictoryTour::a_shared_victory_is_flown_over_at_every_winners()
{
    GameSession session;
    toTheEnd(session, recordIn(CAPITOL_SOURCE_DIR "/tests/records/dutch-3.capitol"));
    QCOMPARE(session.state()->winners(), QList<int>({0, 2}));
    QList<int> owners;
    double last = -100;
    for (const int stop : session.state()->tour()) {
        const SiteRow& site = session.sites()->row(stop);
        if (owners.isEmpty() || owners.last() != site.owner)
            last = -100;
        owners.append(site.owner);
        QVERIFY(site.x > last); // from west to east
        last = site.x;
    }
    QCOMPARE(owners, QList<int>({0, 0, 2, 2}));
}

QTEST_GUILESS_MAIN(TestVictoryTour)
#include "test_victory_tour.moc"
