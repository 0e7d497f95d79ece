#include "board_window.h"

#include <QQmlComponent>

BoardWindow::BoardWindow(QSize size)
{
    resize(size);
    m_engine.addImportPath("qrc:/qt/qml");
}

QQuickItem* BoardWindow::load(const StubTable& table, const QString& type, const QString& view)
{
    QQmlComponent component(&m_engine);
    component.setData(QString("import Capitol.%1\n%1 {}").arg(type).toUtf8(), QUrl("qrc:/board_window.qml"));
    if (!component.isReady())
        qFatal("%s", qPrintable(component.errorString()));
    m_board.reset(qobject_cast<QQuickItem*>(
        component.createWithInitialProperties({{"sites", QVariant::fromValue<QObject*>(table.sites.get())},
                                               {"areas", QVariant::fromValue<QObject*>(table.areas.get())},
                                               {"yard", QVariant::fromValue<QObject*>(table.yard.get())},
                                               {"land", QVariant::fromValue<QObject*>(table.land.get())},
                                               {"newBuildingLegal", true},
                                               {"animated", false},
                                               {"view", view},
                                               {"width", width()},
                                               {"height", height()}})));
    m_board->setParentItem(contentItem());
    return m_board.get();
}
