// The way to measuring from the start page, and that its window looks like the others.
#include "pilot.h"
#include "program/widget_look.h"

#include <QApplication>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <memory>

using namespace capitol;
using namespace capitol::test;

class TestMeasure : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void theStartPageOpensIt();
    void theColoursAreThoseOfTheTheme();
};

void TestMeasure::theStartPageOpensIt()
{
    Warnings::take();
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("measureButton"));
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(windows, [](QWidget* one) {
        return one->isVisible() && one->inherits("capitol::app::MeasureWindow");
    });
    QVERIFY(found != windows.end());
    QVERIFY(QTest::qWaitForWindowActive(*found));
    const QString before = (*found)->windowTitle();
    pilot.preferences().setLanguage(pilot.preferences().language() == "it" ? "nl" : "it");
    QVERIFY(QTest::qWaitFor([&] { return (*found)->windowTitle() != before; }, 2000));
    QTest::keyClick(*found, Qt::Key_Escape);
    QVERIFY(!(*found)->isVisible());
    QCOMPARE(Warnings::take(), QStringList());
}

void TestMeasure::theColoursAreThoseOfTheTheme()
{
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Capitol.Theme\nQtObject { property QtObject theme: Theme }",
                      {});
    const std::unique_ptr<QObject> holder(component.create());
    QVERIFY2(holder, qPrintable(component.errorString()));
    auto* theme = holder->property("theme").value<QObject*>();
    for (const char* scheme : {"light", "dark", "contrast"}) {
        theme->setProperty("scheme", scheme);
        const QPalette palette = app::widgetPalette(scheme);
        for (const auto& [role, name] : {std::pair{QPalette::Window, "page"},
                                         {QPalette::Base, "panel"},
                                         {QPalette::Button, "panelSoft"},
                                         {QPalette::Mid, "line"},
                                         {QPalette::Text, "ink"},
                                         {QPalette::PlaceholderText, "inkSoft"},
                                         {QPalette::Highlight, "accent"},
                                         {QPalette::HighlightedText, "accentInk"}})
            QCOMPARE(palette.color(role), theme->property(name).value<QColor>());
    }
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestMeasure test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_measure.moc"
