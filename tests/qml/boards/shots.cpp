// Pictures of both boards, to be looked at: board_shots <board.yaml> <folder> [width height]
#include "board_window.h"

#include <QGuiApplication>
#include <QTest>

namespace {

void makeLively(StubTable& table)
{
    for (const int site : {5, 6})
        table.put("cap", site, {{"legal", true}});
    for (const int site : {0, 3, 4, 6})
        table.put("vim", site, {{"legal", true}});
    table.put("qui", 5, {{"content", "building"}, {"hue", 0}, {"floors", 3}, {"roof", 1}, {"ghost", true}});
    table.put("qui", 4, {{"fresh", true}});
    table.areas->set(6, {{"scoring", true}, {"points", "Anna 3, Livia 1"}});
    table.areas->set(4, {{"leaders", QVariant::fromValue(QList<int>{0})}, {"floors", 3}, {"margin", 2}});
    table.yard->set(0, {{"legal", true}});
    table.yard->set(2, {{"selected", true}});
}

void take(BoardWindow& window, const QString& type, const StubTable& table, const QString& view,
          const QString& quality, const QString& folder)
{
    window.load(table, type, view)->setProperty("quality", quality);
    QTest::qWait(1500);
    const QString name =
        QString("%1/%2-%3-%4-%5.png").arg(folder, type.toLower(), view, quality).arg(window.width());
    window.grabWindow().save(name);
    window.unload();
}

} // namespace

int main(int argc, char* argv[])
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QGuiApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 3)
        return 2;
    const QSize size =
        arguments.size() > 4 ? QSize(arguments[3].toInt(), arguments[4].toInt()) : QSize(1280, 800);
    StubTable table(arguments[1]);
    table.playOn();
    makeLively(table);
    BoardWindow window(size);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;
    take(window, "Board2D", table, "top", "fast", arguments[2]);
    for (const char* quality : {"fast", "standard", "high"})
        for (const char* view : {"table", "top", "close"})
            take(window, "Board3D", table, view, quality, arguments[2]);
    return 0;
}
