// What can be pressed or filled in has an outline that can be seen, 3 : 1, in every colour scheme.
#include "common/widget_theme.h"
#include "contrast.h"
#include "program/themed_style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace capitol::app;
using capitol::test::contrast;

namespace {

// At its left edge, half-way down.
double outlineContrast(const QWidget& widget, const QColor& page)
{
    const QImage picture = widget.window()->grab().toImage();
    const QPoint edge = widget.mapTo(widget.window(), QPoint(0, widget.height() / 2));
    double best = 0;
    for (int x = 0; x < 4; ++x)
        best = std::max(best, contrast(picture.pixelColor(edge + QPoint(x, 0)), page));
    return best;
}

void give(WidgetTheme& theme, const char* page, const char* panelSoft, const char* ink, const char* bronze)
{
    theme.page = theme.panel = page;
    theme.panelSoft = panelSoft;
    theme.ink = theme.inkSoft = ink;
    theme.line = theme.accentInk = theme.warningInk = theme.focus = panelSoft;
    theme.bronze = theme.accent = bronze; // accent: of what has the focus
}

} // namespace

class TestThemedStyle : public QObject
{
    Q_OBJECT

private slots:
    void outlines_can_be_seen();
    void a_menu_has_room_beside_the_text();
};

void TestThemedStyle::a_menu_has_room_beside_the_text()
{
    QApplication::setStyle(new ThemedStyle);
    QMenu menu;
    QPushButton button("Measure and export");
    const int width = button.sizeHint().width();
    button.setMenu(&menu);
    const int arrow = button.style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &button);
    QVERIFY(button.sizeHint().width() >= width + arrow + 8);
}

void TestThemedStyle::outlines_can_be_seen()
{
    QApplication::setStyle(new ThemedStyle);
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    const QList<QWidget*> fields{new QSpinBox, new QCheckBox("text"), new QLineEdit, new QPushButton("text"),
                                 new QComboBox};
    for (QWidget* field : fields)
        row->addWidget(field);
    WidgetTheme theme;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const char* scheme : {"light", "dark", "contrast", "light again"}) {
        if (scheme == QByteArray("dark"))
            give(theme, "#1d1915", "#352d25", "#f3eadb", "#b8965e");
        else if (scheme == QByteArray("contrast"))
            give(theme, "#000000", "#141414", "#ffffff", "#ffffff");
        else
            give(theme, "#ebe2d0", "#f4ecdd", "#2b2420", "#8a6836");
        theme.applyTo(window);
        QCoreApplication::processEvents();
        for (const QWidget* field : fields)
            QVERIFY2(outlineContrast(*field, theme.page) >= 3,
                     qPrintable(QString("%1 %2 %3")
                                    .arg(scheme, field->metaObject()->className())
                                    .arg(outlineContrast(*field, theme.page))));
    }
}

QTEST_MAIN(TestThemedStyle)
#include "test_themed_style.moc"
