// A column that scrolls: whether it has a bar is decided once, whatever its room does to what lies there.
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

class TestScroll : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_room_of_the_bar_does_not_decide_whether_there_is_one();
    void the_room_goes_where_much_less_lies_there();

private:
    int changes() const { return m_column->property("changes").toInt(); }
    bool hasRoom() const { return m_column->property("roomForBar").toBool(); }

    QQmlEngine m_engine;
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<QQuickItem> m_column;
};

// As words that are laid out late: beside the bar they seem to be shorter.
void TestScroll::init()
{
    m_engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&m_engine);
    component.setData(R"(
        import QtQuick
        import QtQuick.Layouts
        import Capitol.Theme

        ScrollColumn {
            id: column

            property int changes: 0
            property real share: 1

            width: 200
            height: 243
            rightMargin: roomForBar ? 14 : 0
            onRoomForBarChanged: ++changes

            Item {
                Layout.fillWidth: true
                implicitHeight: column.share * (width > 190 ? 258 : 242)
            }
        })",
                      {});
    m_window = std::make_unique<QQuickWindow>();
    m_window->resize(300, 300);
    m_column.reset(qobject_cast<QQuickItem*>(component.create()));
    QVERIFY2(m_column, qPrintable(component.errorString()));
    m_column->setParentItem(m_window->contentItem());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestScroll::the_room_of_the_bar_does_not_decide_whether_there_is_one()
{
    QTRY_VERIFY(hasRoom());
    QTest::qWait(100);
    QVERIFY(hasRoom());
    QCOMPARE(changes(), 1);
}

void TestScroll::the_room_goes_where_much_less_lies_there()
{
    QTRY_VERIFY(hasRoom());
    m_column->setProperty("share", 0.8);
    QTest::qWait(50);
    QVERIFY(hasRoom());
    m_column->setProperty("share", 0.3);
    QTRY_VERIFY(!hasRoom());
    QCOMPARE(changes(), 2);
}

QTEST_MAIN(TestScroll)
#include "tst_scroll.moc"
