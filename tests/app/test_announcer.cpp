// What a screen reader is told while others play.
#include "play/announcer.h"

#include "canal_table_fixture.h"
#include "table_fixture.h"

#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

// As if a screen reader ran: without one Qt sends no events, and none can be had on a platform without a
// screen.
class Heard : public Announcer
{
public:
    QStringList words;

protected:
    bool isHeard() const override { return true; }
    void tell(const QString& text) override { words.append(text); }
};

} // namespace

class TestAnnouncer : public QObject
{
    Q_OBJECT

private slots:

    void what_others_do_and_whose_turn_it_is_are_said()
    {
        TestTable table("schmidt", {"human", "greedy", "greedy"}, 7);
        Heard announcer;
        announcer.setSession(&table.session);
        table.toPerson();
        QTest::qWait(0);
        announcer.words.clear();
        Pilot pilot(3);
        const auto before = table.session.log()->count();
        while (table.session.log()->count() < before + 3 || !table.session.humanToMove()) {
            pilot.move(table.session);
            table.toPerson();
        }
        QTRY_VERIFY(!announcer.words.isEmpty() &&
                    announcer.words.constLast().contains(table.session.state()->prompt()));
        const QString all = announcer.words.join(' ');
        for (int row = before; row < table.session.log()->count(); ++row)
            QVERIFY2(all.contains(value(*table.session.log(), row, "text").toString()), qPrintable(all));
    }

    void a_bid_revealed_a_scoring_and_the_end_are_said()
    {
        TestTable table("schmidt", {"human", "random"}, 11);
        Heard announcer;
        announcer.setSession(&table.session);
        Pilot pilot(5);
        while (!table.isOver()) {
            table.toPerson();
            QTest::qWait(0);
            if (!table.isOver())
                pilot.move(table.session);
        }
        QTest::qWait(0);
        const QString all = announcer.words.join(' ');
        const LogModel& log = *table.session.log();
        for (int row = 0; row < log.count(); ++row)
            if (isOneOf<BidRevealed, AuctionWon, AuctionUnsold, AreaScored, RoundScored, PileTurned,
                        RoundBegan, GameOver>(log.entries()[row].event))
                QVERIFY2(all.contains(value(log, row, "text").toString()),
                         qPrintable(value(log, row, "text").toString()));
    }

    void a_log_that_is_read_again_is_not_said()
    {
        TestTable table(playedRecord("schmidt", {"human", "human"}, 5));
        Heard announcer;
        announcer.setSession(&table.session);
        QTest::qWait(0);
        QVERIFY(table.session.log()->count() > 20);
        QVERIFY2(announcer.words.isEmpty(), qPrintable(announcer.words.join('|')));
    }

    // In its order, and as often as it happened.
    void what_others_do_in_canal_mania_and_whose_turn_it_is_are_said()
    {
        canal::app::TestTable table(canal::app::freshRecord({"human", "greedy", "greedy"}, 7));
        Heard announcer;
        announcer.setSession(&table.session);
        canal::app::Pilot pilot(3);
        const auto& log = *table.session.log();
        const int before = log.count();
        while (table.wait() && log.count() < before + 40)
            pilot.act(table);
        QTRY_VERIFY(!announcer.words.isEmpty() &&
                    announcer.words.constLast().endsWith(table.session.prompt()));
        const QString all = announcer.words.join(' ');
        qsizetype heard = 0;
        for (int row = before; row < log.count(); ++row) {
            const QString line = canal::app::valueOf(log, row, "text").toString();
            heard = all.indexOf(line, heard);
            QVERIFY2(heard >= 0, qPrintable(line));
            heard += line.size();
        }
    }

    void who_has_won_canal_mania_is_said()
    {
        canal::app::TestTable table(canal::app::freshRecord({"human", "greedy", "greedy"}, 7, 6));
        Heard announcer;
        announcer.setSession(&table.session);
        canal::app::Pilot pilot(3);
        while (table.wait() && !table.session.over())
            pilot.act(table);
        QTRY_VERIFY(announcer.words.constLast().endsWith(table.session.prompt()));
    }

    void a_log_of_canal_mania_that_is_read_again_is_not_said()
    {
        canal::app::TestTable table(canal::app::freshRecord({"human", "greedy", "greedy"}, 7));
        canal::app::Pilot pilot(3);
        while (table.wait() && table.session.log()->count() < 20)
            pilot.act(table);
        table.session.finishSaving();
        Heard announcer;
        announcer.setSession(&table.session);
        table.session.resume(canal::app::loadedRecord(table.file), table.file);
        QTRY_COMPARE(announcer.words, QStringList{table.session.prompt()});
        QVERIFY(table.session.log()->count() >= 20);
    }

    void nobody_listens_nothing_is_said()
    {
        TestTable table("schmidt", {"human", "greedy"}, 7);
        Announcer announcer;
        announcer.setSession(&table.session);
        Pilot pilot(3);
        for (int move = 0; move < 3; ++move) {
            table.toPerson();
            pilot.move(table.session);
        }
        QTest::qWait(0);
        QVERIFY(announcer.text().isEmpty());
    }
};

QTEST_MAIN(TestAnnouncer)
#include "test_announcer.moc"
