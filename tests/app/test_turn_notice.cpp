// It is one's turn and another window is in front: what the desktop is asked to show, on a bus of the test's
// own.
#include "program/turn_notice.h"

#include <QDBusConnection>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace capitol::app;

namespace {

constexpr int patience = 10000; // milliseconds

} // namespace

// What a desktop is on the bus.
class Desktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QList<uint> shown;
    QStringList texts;
    uint last = 0;

public slots:
    uint Notify(const QString&, uint replaces, const QString&, const QString& title, const QString& text,
                const QStringList&, const QVariantMap&, int)
    {
        const uint id = replaces != 0 ? replaces : ++last;
        if (!shown.contains(id))
            shown.append(id);
        texts = {title, text};
        return id;
    }
    void CloseNotification(uint id) { shown.removeAll(id); }

signals:
    void ActivationToken(uint id, const QString& token);
    void ActionInvoked(uint id, const QString& action);
};

class TestTurnNotice : public QObject
{
    Q_OBJECT

    QProcess m_bus;
    Desktop m_desktop;

private slots:
    void initTestCase()
    {
        m_bus.start(CAPITOL_DBUS_DAEMON, {"--session", "--nofork", "--print-address"});
        QVERIFY(m_bus.waitForReadyRead(patience));
        const QByteArray address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection own = QDBusConnection::connectToBus(QString::fromLatin1(address), "desktop");
        QVERIFY(own.registerService("org.freedesktop.Notifications"));
        QVERIFY(own.registerObject("/org/freedesktop/Notifications", &m_desktop,
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus("desktop");
        m_bus.kill();
        m_bus.waitForFinished(patience);
    }
    void cleanup() { m_desktop.shown.clear(); }

    void one_is_shown_each_turn_and_taken_back()
    {
        TurnNotice notice;
        notice.setTurn(true);
        notice.setTurn(true);
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, patience);
        QVERIFY(!m_desktop.texts.join("").contains('<') && !m_desktop.texts.contains(QString()));
        notice.setTurn(false);
        QTRY_VERIFY_WITH_TIMEOUT(m_desktop.shown.isEmpty(), patience);
        const uint before = m_desktop.last;
        notice.setTurn(true);
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, patience);
        QCOMPARE(m_desktop.last, before + 1);
    }

    // The desktop answers when the turn is over already.
    void a_quick_turn_leaves_none()
    {
        TurnNotice notice;
        const uint before = m_desktop.last;
        notice.setTurn(true);
        notice.setTurn(false);
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.last, before + 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_desktop.shown.isEmpty(), patience);
    }

    void who_does_not_want_it_is_not_disturbed()
    {
        TurnNotice notice;
        notice.setOn(false);
        const uint before = m_desktop.last;
        notice.setTurn(true);
        QTest::qWait(200);
        QCOMPARE(m_desktop.last, before);
    }

    void a_click_opens_the_window()
    {
        TurnNotice notice;
        const QSignalSpy opened(&notice, &TurnNotice::opened);
        notice.setTurn(true);
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, patience);
        QTest::qWait(100); // until the answer is there
        emit m_desktop.ActivationToken(m_desktop.last, "token");
        emit m_desktop.ActionInvoked(m_desktop.last + 1, "default"); // somebody else's
        emit m_desktop.ActionInvoked(m_desktop.last, "default");
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, patience);
        QCOMPARE(opened[0][0].toByteArray(), QByteArray("token"));
    }

    void a_window_in_front_needs_none()
    {
        TurnNotice notice;
        notice.setTurn(true);
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, patience);
        QWindow window;
        window.show();
        window.requestActivate();
        QTRY_VERIFY_WITH_TIMEOUT(m_desktop.shown.isEmpty(), patience);
        notice.setTurn(false);
        const uint before = m_desktop.last;
        notice.setTurn(true);
        QTest::qWait(200);
        QCOMPARE(m_desktop.last, before);
    }
};

QTEST_MAIN(TestTurnNotice)
#include "test_turn_notice.moc"
