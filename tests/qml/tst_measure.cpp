// The way to measuring from the start page, and that its window looks like the others.
#include "common/widget_theme.h"
#include "pilot.h"

#include <QApplication>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <memory>

using namespace capitol;
using namespace capitol::test;

namespace {

// Null where there is none to be seen.
QWidget* measureWindow()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(windows, [](QWidget* one) {
        return one->isVisible() && one->inherits("capitol::app::MeasureWindow");
    });
    return found == windows.end() ? nullptr : *found;
}

} // namespace

class TestMeasure : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void the_start_page_opens_it();
    void it_is_recoloured_with_the_program();
    void the_colours_are_those_of_the_theme();
};

void TestMeasure::the_start_page_opens_it()
{
    Warnings::take();
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("measureButton"));
    QWidget* window = measureWindow();
    QVERIFY(window);
    QVERIFY(QTest::qWaitForWindowActive(window));
    const QString before = window->windowTitle();
    pilot.preferences().setLanguage(pilot.preferences().language() == "it" ? "nl" : "it");
    QVERIFY(QTest::qWaitFor([&] { return window->windowTitle() != before; }, 2000));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!window->isVisible());
    QCOMPARE(Warnings::take(), QStringList());
}

void TestMeasure::it_is_recoloured_with_the_program()
{
    Warnings::take();
    Pilot pilot(BoardView::flat);
    pilot.preferences().setTheme("light");
    QVERIFY(pilot.click("measureButton"));
    QWidget* window = measureWindow();
    QVERIFY(window);
    const QColor before = window->palette().color(QPalette::Window);
    const int size = window->font().pixelSize();
    pilot.preferences().setTheme("dark");
    pilot.preferences().setTextSize(150);
    QTRY_VERIFY(window->palette().color(QPalette::Window) != before);
    QTRY_COMPARE(window->font().pixelSize(), size * 3 / 2);
    pilot.preferences().setTheme("light");
    pilot.preferences().setTextSize(100);
    QTRY_COMPARE(window->palette().color(QPalette::Window), before);
    QCOMPARE(Warnings::take(), QStringList());
}

void TestMeasure::the_colours_are_those_of_the_theme()
{
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Capitol.Theme\nQtObject { property QtObject theme: Theme }",
                      {});
    const std::unique_ptr<QObject> holder(component.create());
    QVERIFY2(holder, qPrintable(component.errorString()));
    auto* theme = holder->property("theme").value<QObject*>();
    QQmlComponent colours(&engine, QUrl("qrc:/qt/qml/Capitol/Main/WidgetColours.qml"));
    const std::unique_ptr<QObject> made(colours.create());
    const auto* look = qobject_cast<app::WidgetTheme*>(made.get());
    QVERIFY2(look, qPrintable(colours.errorString()));
    for (const char* scheme : {"light", "dark", "contrast"}) {
        theme->setProperty("scheme", scheme);
        const QPalette palette = look->palette();
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
