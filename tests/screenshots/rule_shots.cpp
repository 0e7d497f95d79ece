// Pictures of where the rules are read, compared, changed and measured:
//   rule_shots <folder> <language> <width> <height> <light|dark|contrast> <text size in percent>
#include "common/game_names.h"
#include "editor/editor_window.h"
#include "editor/knob_filter.h"
#include "editor/knob_model.h"
#include "measure/measure_panel.h"
#include "measure/measure_window.h"
#include "pilot.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QPushButton>
#include <QQuickStyle>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

using namespace capitol;
using namespace capitol::test;

namespace {

struct Album
{
    QDir folder;
    QSize size;

    void keep(const QImage& picture, const QString& name) const
    {
        if (!picture.save(folder.filePath(name + ".png")))
            qFatal("%s cannot be written.", qPrintable(name));
    }
    void take(QQuickWindow& window, const QString& name) const
    {
        QTest::qWait(700); // until all is drawn
        keep(window.grabWindow(), name);
    }
    void take(QWidget& window, const QString& name) const
    {
        QTest::qWait(300);
        keep(window.grab().toImage(), name);
    }
};

// The start page's buttons are all in sight at the usual size of text.
void open(Pilot& pilot, const QString& button)
{
    const int size = pilot.preferences().textSize();
    pilot.preferences().setTextSize(100);
    QTest::qWait(300); // until all has its place
    if (!pilot.click(button))
        qFatal("%s cannot be clicked.", qPrintable(button));
    pilot.preferences().setTextSize(size);
}

void takeComparison(Pilot& pilot, const Album& album)
{
    app::Comparison& comparison = *pilot.app().comparison();
    open(pilot, "compareButton");
    if (!QTest::qWaitFor([&] { return !comparison.reading() && comparison.lines()->count() > 0; }))
        qFatal("The sheets are not read.");
    album.take(pilot.window(), "compare");
    comparison.setSearch("lowest_score");
    comparison.lines()->toggle(0);
    album.take(pilot.window(), "compare-tie");
    comparison.setSearch({});
    comparison.setFilter(int(Filter::play));
    while (comparison.canRemove())
        comparison.removeColumn(comparison.columns()->count() - 1);
    comparison.lines()->toggle(1);
    album.take(pilot.window(), "compare-play");
    comparison.setFilter(int(Filter::all));
    pilot.click("compareBack");
}

void takeRulebook(Pilot& pilot, const Album& album, const QString& name)
{
    open(pilot, "rulesButton");
    album.take(pilot.window(), name);
    pilot.key(Qt::Key_PageDown);
    pilot.key(Qt::Key_PageDown);
    album.take(pilot.window(), name + "-box");
    pilot.key(Qt::Key_Escape);
}

void takeRulebooks(Pilot& pilot, const Album& album)
{
    pilot.preferences().setLastVariant("dutch");
    takeRulebook(pilot, album, "rules");
    pilot.preferences().setGame("canal");
    takeRulebook(pilot, album, "canal-rules");
    pilot.preferences().setGame("capitol");
}

void choose(app::EditorWindow& editor, const QString& key)
{
    auto* tree = editor.findChild<QTreeView*>("knobs");
    const auto& filter = static_cast<const app::KnobFilter&>(*tree->model());
    const auto& knobs = static_cast<const app::KnobModel&>(*filter.sourceModel());
    tree->setCurrentIndex(filter.mapFromSource(knobs.find(key)));
}

void takeEditor(Pilot& pilot, const Album& album)
{
    open(pilot, "editorButton");
    app::EditorWindow& editor = *pilot.app().editor();
    editor.resize(album.size);
    editor.openVariant(app::canalGame, "second-edition");
    choose(editor, "contracts.junctions");
    album.take(editor, "editor-canal");
    editor.openVariant(app::capitolGame, "dutch");
    album.take(editor, "editor");
    editor.document().setKnob(*find_knob("rounds"), 5);
    choose(editor, "auction.schedule");
    album.take(editor, "editor-schedule");
    choose(editor, "deck.floor");
    album.take(editor, "editor-deck");
    choose(editor, "setup.printed_fountains");
    album.take(editor, "editor-board");
    editor.findChild<QAction*>("measure")->trigger();
    album.take(*editor.findChild<QDockWidget*>("measureDock"), "editor-measure");
    editor.findChild<QDockWidget*>("measureDock")->hide();
    editor.document().setKnob(*find_knob("pieces.floors"), 3);
    editor.document().settle();
    album.take(editor, "editor-problem");
    editor.document().undoStack().clear();
    editor.hide();
}

void takeMeasurement(app::MeasureWindow& window, const Album& album, const QString& name)
{
    album.take(window, name + "-before");
    window.findChild<QSpinBox*>("games")->setValue(200);
    window.findChild<QCheckBox*>("eachKnob")->setChecked(true);
    window.findChild<QPushButton*>("start")->click();
    if (!QTest::qWaitFor([&] { return !window.findChild<app::MeasurePanel*>()->job().running(); }, 120000))
        qFatal("The measurement does not end.");
    auto* tabs = window.findChild<QTabWidget*>("tabs");
    tabs->setCurrentIndex(0);
    for (const char* tab : {"", "-figures", "-chart", "-changes"}) {
        album.take(window, name + tab);
        tabs->setCurrentIndex(tabs->currentIndex() + 1);
    }
    tabs->setCurrentIndex(2);
    auto* kind = window.findChild<QComboBox*>("chartKind");
    kind->setCurrentIndex(1);
    emit kind->activated(1);
    album.take(window, name + "-distribution");
}

void takeMeasure(Pilot& pilot, const Album& album)
{
    pilot.preferences().setLastVariant("italian-sheet");
    open(pilot, "measureButton");
    app::MeasureWindow* window = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<app::MeasureWindow*>(widget))
            window = found;
    window->resize(album.size);
    window->setVariant("capitol", "italian-sheet");
    takeMeasurement(*window, album, "measure");
    window->setVariant(app::canalGame, "second-edition");
    takeMeasurement(*window, album, "measure-canal");
    window->close();
}

} // namespace

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QApplication::arguments();
    if (words.size() != 7)
        qFatal(
            "rule_shots <folder> <language> <width> <height> <light|dark|contrast> <text size in percent>");
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(words[2]);
    pilot.preferences().setTheme(words[5]);
    pilot.preferences().setTextSize(words[6].toInt());
    const Album album{QDir(words[1]), {words[3].toInt(), words[4].toInt()}};
    pilot.resize(album.size);
    takeComparison(pilot, album);
    takeRulebooks(pilot, album);
    takeEditor(pilot, album);
    takeMeasure(pilot, album);
}
