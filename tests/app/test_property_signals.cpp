// The table's properties tell of their changes, each by its own signal and not without one.
#include "property_listener.h"
#include "table_fixture.h"

#include <QTest>

#include <memory>

using namespace capitol;
using namespace capitol::app;

class TestPropertySignals : public QObject
{
    Q_OBJECT

private slots:
    void each_property_tells_of_its_changes_and_of_nothing_else_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"schmidt", "dutch"})
            QTest::newRow(variant) << QString(variant);
    }
    void each_property_tells_of_its_changes_and_of_nothing_else()
    {
        QFETCH(QString, variant);
        TestTable table(variant.toStdString(), {"human", "random", "human"}, 31);
        GameSession& session = table.session;
        std::vector<std::unique_ptr<Listener>> listeners;
        for (QObject* object :
             std::initializer_list<QObject*>{&session, session.state(), session.composer(), session.help()})
            listeners.push_back(std::make_unique<Listener>(*object));
        int changes = 0;
        connect(&session, &GameSession::changed, &session, [&] {
            ++changes;
            for (const auto& listener : listeners)
                QCOMPARE(listener->changedUntold(), QStringList());
        });
        Pilot pilot(31);
        for (int move = 0; !table.isOver(); ++move) {
            table.toPerson();
            if (table.isOver())
                break;
            pilot.move(session);
            if (move % 16 == 15) {
                session.lookBack(move % 5);
                session.backToNow();
            }
        }
        session.leave();
        int told = 0;
        int properties = 0;
        for (const auto& listener : listeners) {
            QCOMPARE(listener->toldUnchanged(), QStringList());
            told += listener->count();
            properties += listener->properties();
        }
        QVERIFY(changes > 100);
        QVERIFY2(told < changes * properties / 8, qPrintable(QString("%1 %2").arg(told).arg(changes)));
        qInfo("%d signals of %d properties in %d changes", told, properties, changes);
    }
};

QTEST_MAIN(TestPropertySignals)
#include "test_property_signals.moc"
