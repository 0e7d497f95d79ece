// Which table an address names, as the service is told: no more and no less than a proxy takes it for.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "served.h"
#include "server/web_server.h"
#endif

using namespace capitol;
using test::Raw;

namespace {

// Knows only which tables were named.
class Listener : public server::AnyService
{
public:
    explicit Listener(QStringList& named) : m_named(named) {}

    void open(server::Connection, const std::string&, const std::string& named) override
    {
        m_named.append(QString::fromStdString(named));
    }
    void receive(server::Connection, std::string_view) override {}
    void close(server::Connection) override {}
    void tick() override {}
    void think() override {}
    void stop() override {}
    std::size_t tables() const override { return 0; }
    std::size_t persons_here() const override { return 0; }
    std::size_t questions() const override { return 0; }
    const server::Tally& tally() const override { return m_tally; }
    bool works() const override { return true; }

private:
    QStringList& m_named;
    const server::Tally m_tally;
};

} // namespace

class TestNamedTables : public QObject
{
    Q_OBJECT

private slots:
    void as_it_is_written_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* target, const char* named) {
            QTest::newRow(target) << QByteArray(target) << named;
        };
        row("/", "");
        row("/?table=abcdefghijklmnop", "abcdefghijklmnop");
        row("/tables?x=1&table=abcdefghijklmnop&y=2", "abcdefghijklmnop");
        row("/?table=%61bcdefghijklmnop", "%61bcdefghijklmnop");
        row("/?%74able=abcdefghijklmnop", "");
        row("/?x=table=abcdefghijklmnop", "");
        row("table=abcdefghijklmnop", "");
        row("/?table=other&table=abcdefghijklmnop", "other");
    }
    void as_it_is_written()
    {
        QFETCH(QByteArray, target);
        QFETCH(QString, named);
        QStringList heard;
        WebServer server(
            {}, [&](const server::Carrier&) { return std::make_unique<Listener>(heard); },
            ServerLog(ServerLog::Form::json, false, [](const std::string&) {}));
        Raw raw(server.listen(QHostAddress::LocalHost, 0));
        QVERIFY(raw.upgrade({}, target));
        QCOMPARE(heard, QStringList{named});
    }
};

QTEST_GUILESS_MAIN(TestNamedTables)
#include "test_named_tables.moc"
