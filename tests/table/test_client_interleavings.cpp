// What clients know and what is done, over lines that are cut (storm.h), in the game of the tests and in
// Capitol. CAPITOL_TABLE_GAMES says how many games.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/table/table_capitol.h"
#include "shipped.h"
#include "storm.h"
#include "table_toy.h"
#endif

#include <QTest>

using namespace table::test;

namespace {

const toy::TableToy::Sources nothing;

} // namespace

class TestClientInterleavings : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void any_game() { weather_storms<toy::TableToy>(nothing, "lowest", 30, 1, true); }

    void capitol_data()
    {
        QTest::addColumn<QString>("variant");
        for (const std::string& id : capitol::test::shipped_ids)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void capitol()
    {
        QFETCH(QString, variant);
        weather_storms<::capitol::TableCapitol>(::capitol::test::source_library(), variant.toStdString(), 5,
                                                5, false);
    }
};

QTEST_APPLESS_MAIN(TestClientInterleavings)
#include "test_client_interleavings.moc"
