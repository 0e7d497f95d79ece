// Names as somebody would write them who means harm - markup with a picture, line breaks, escapes, letters
// that turn the line around - on every page, on both boards and in the windows of widgets: they are shown as
// they are written, nothing is fetched, and Qt and QML have nothing to warn of.
#include "common/closed_document.h"
#include "editor/editor_window.h"
#include "pilot.h"
#include "program/closed_engine.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

namespace {

// In YAML, in double quotes.
const QByteArray evil = R"("<img src='http://127.0.0.1:9/x.png'><b>evil</b>\n\e[31m\u202Emoor %1 &amp; \a")";

QByteArray source(const QString& file)
{
    return Sandbox::read(QStringLiteral(CAPITOL_SOURCE_DIR "/") + file);
}

// What is not to be seen as it is, but for the break between the lines of a message.
bool isHarmless(const QString& text, bool lines)
{
    static const QRegularExpression hidden("[\\x{00}-\\x{09}\\x{0b}-\\x{1f}\\x{7f}-\\x{9f}\\x{200e}\\x{200f}"
                                           "\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]");
    return !text.contains(hidden) && (lines || !text.contains('\n'));
}

bool isOfTheRulebook(const QQuickItem& text)
{
    return QByteArray(text.metaObject()->className()).startsWith("RuleText");
}

// What is wrong with how that item shows its text, if it has one.
QString wrongWith(const QQuickItem& item)
{
    const QString text = item.property("text").toString();
    const bool ours =
        item.inherits("QQuickPlaceholderText"); // says only what the program says, holds lint_plain_text
    if (!item.inherits("QQuickText") || ours || text.isEmpty())
        return {};
    if (isOfTheRulebook(item)) // its marks of what is found are signs of its own
        return text.contains("<img") ? "a picture in the rulebook: " + text : QString();
    if (item.property("textFormat").toInt() != Qt::PlainText)
        return "not plain: " + text;
    return isHarmless(text, item.property("wrapMode").toInt() != 0) ? QString() : "hidden signs: " + text;
}

struct Seen
{
    QStringList wrong;
    int evil = 0; // texts with such a name
};

void look(const QQuickItem& parent, Seen& seen)
{
    const QList<QQuickItem*> children = parent.childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible())
            continue;
        if (const QString wrong = wrongWith(*child); !wrong.isEmpty())
            seen.wrong.append(wrong);
        if (QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(child))
            if (const QString name = heard->text(QAccessible::Name); !isHarmless(name, true))
                seen.wrong.append("heard: " + name);
        seen.evil += child->property("text").toString().contains("<img src='");
        look(*child, seen);
    }
}

// Labels, and what views and tool tips have.
QStringList wrongWidgets()
{
    QStringList wrong;
    const auto tip = [&](const QString& text) {
        if (text.contains("<img") || !isHarmless(text, true))
            wrong.append("a tip: " + text);
    };
    for (QWidget* widget : QApplication::allWidgets()) {
        tip(widget->toolTip());
        if (const auto* label = qobject_cast<QLabel*>(widget); label && label->isVisible())
            if (label->textFormat() != Qt::PlainText || !isHarmless(label->text(), true))
                wrong.append("a label: " + label->text());
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
            for (int row = 0; row < view->model()->rowCount(); ++row)
                tip(view->model()->index(row, 0).data(Qt::ToolTipRole).toString());
        if (widget->isWindow() && !isHarmless(widget->windowTitle(), false))
            wrong.append("a title: " + widget->windowTitle());
    }
    return wrong;
}

} // namespace

#define HARMLESS(pilot, page, least)                                                                         \
    do {                                                                                                     \
        QVERIFY((pilot).waitForFrame());                                                                     \
        Seen seen;                                                                                           \
        look(*(pilot).window().contentItem(), seen);                                                         \
        QVERIFY2(seen.wrong.isEmpty(), qPrintable(QString(page) + ": " + seen.wrong.join("\n")));            \
        QVERIFY2(seen.evil >= (least), qPrintable(QString("%1: %2 such names").arg(page).arg(seen.evil)));   \
        QVERIFY(isHarmless((pilot).window().title(), false));                                                \
    } while (false)

class TestHostile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init();
    void cleanup();

    void the_start_page();
    void the_rulebook();
    void the_comparison();
    void the_table_data();
    void the_table();
    void the_end_of_a_game();
    void an_error();
    void the_windows_of_widgets();
    void a_page_fetches_nothing();
    void a_document_fetches_nothing();

private:
    std::unique_ptr<Sandbox> sandbox;

    // A game of two people, over or in its first round.
    static QByteArray record(int lines);
};

QByteArray TestHostile::record(int lines)
{
    QByteArray text = source("tests/records/schmidt-2.capitol");
    text.replace("\"Seat 1\"", evil).replace("\"Seat 2\"", evil);
    return text.split('\n').mid(0, lines).join('\n') + '\n';
}

void TestHostile::init()
{
    sandbox = std::make_unique<Sandbox>();
    QDir().mkpath(sandbox->path("variants/boards"));
    QByteArray board = source("variants/boards/rome.yaml");
    board.replace("id: rome", "id: evil")
        .replace("name: {en: Rome,", "name: {en: " + evil + ",")
        .replace("latin: Capitolium", "latin: " + evil)
        .replace("name: {en: Capitoline Hill,", "name: {en: " + evil + ",");
    Sandbox::write(sandbox->path("variants/boards/evil.yaml"), board);
    Sandbox::write(sandbox->path("variants/evil.yaml"),
                   "format: 1\nid: evil\nextends: schmidt\nboard: evil\nname: {en: " + evil +
                       "}\nsummary: {en: " + evil + "}\nplayers: {max: 2}\n");
    Sandbox::write(sandbox->path("data/current.capitol"), record(12));
    Sandbox::write(sandbox->path("data/games/2026-01-01.capitol"), record(1000));
    Sandbox::write(sandbox->path("data/games/<img src='x'>\u202E\x1b.capitol"), "nonsense\n");
    Sandbox::write(sandbox->path("settings.ini"), "[General]\nlanguage=en\nlastVariant=evil\n");
    Warnings::take();
}

void TestHostile::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestHostile::the_start_page()
{
    Pilot pilot(BoardView::flat);
    HARMLESS(pilot, "start", 1);
    QVERIFY(pilot.click("newGameButton"));
    QTRY_VERIFY(pilot.find("beginButton"));
    QVERIFY(pilot.click("variantBox"));
    HARMLESS(pilot, "new game", 2);
    pilot.key(Qt::Key_Escape);
    QVERIFY(pilot.click("backButton"));
    QVERIFY(pilot.click("watchButton"));
    QTRY_COMPARE(pilot.app().games()->rowCount(), 3);
    QVERIFY(pilot.waitForFrame()); // the list shows its lines with it
    HARMLESS(pilot, "saved games", 3);
}

void TestHostile::the_rulebook()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("rulesButton"));
    QTRY_VERIFY(pilot.find("ruleList") && pilot.app().rulebook()->count() > 100);
    HARMLESS(pilot, "rules", 0);
    QVERIFY(pilot.click("ruleVariant"));
    HARMLESS(pilot, "choice of rules", 1);
}

void TestHostile::the_comparison()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("compareButton"));
    QTRY_VERIFY(pilot.find("compareList") && !pilot.app().comparison()->reading());
    QVERIFY(pilot.click("addColumn"));
    HARMLESS(pilot, "comparison", 0);
}

void TestHostile::the_table_data()
{
    QTest::addColumn<BoardView>("board");
    QTest::newRow("flat") << BoardView::flat;
    QTest::newRow("deep") << BoardView::deep;
}

void TestHostile::the_table()
{
    QFETCH(BoardView, board);
    Pilot pilot(board);
    if (board == BoardView::deep && !pilot.hasDepth())
        QSKIP("No 3D on this machine.");
    const QString name = "<img src='http://127.0.0.1:9/x.png'>\n\x1b[31m\u202E%1";
    const QVariantMap seat{{"name", name}, {"player", "human"}};
    pilot.app().capitol()->newGame({seat, seat}, "evil", "7");
    QTRY_VERIFY(pilot.session().active());
    QTRY_VERIFY(pilot.isAsked());
    HARMLESS(pilot, "table", 2);
    for (int turn = 0; turn < 12; ++turn) { // into the log
        QVERIFY(pilot.playUntil([&] { return pilot.isAsked(); }));
        QVERIFY(pilot.passOrAct());
    }
    pilot.preferences().setLogShown(true);
    HARMLESS(pilot, "log", 3);
    for (int area = 0; area < pilot.session().areas()->rowCount(); ++area)
        if (pilot.session().areas()->index(area, 0).data(app::AreaModel::Code) == "cap")
            pilot.hoverSite(area);
    HARMLESS(pilot, "an area", 2);
    pilot.key(Qt::Key_F1);
    QTRY_VERIFY(pilot.find("ruleList") && pilot.app().rulebook()->count() > 100);
    HARMLESS(pilot, "rules in play", 1);
}

void TestHostile::the_end_of_a_game()
{
    Pilot pilot(BoardView::flat);
    pilot.app().watchRecord(QUrl::fromLocalFile(sandbox->path("data/games/2026-01-01.capitol")));
    QTRY_VERIFY(pilot.session().replay()->watching());
    HARMLESS(pilot, "replay", 2);
    pilot.key(Qt::Key_End);
    HARMLESS(pilot, "the end", 2);
}

void TestHostile::an_error()
{
    Pilot pilot(BoardView::flat);
    pilot.app().openFile(QUrl::fromLocalFile(sandbox->path("data/games/<img src='x'>\u202E\x1b.capitol")));
    QTRY_VERIFY(pilot.find("dismissError"));
    HARMLESS(pilot, "error", 2);
    Sandbox::write(sandbox->path("bad.yaml"), "format: 1\nid: bad\nextends: " + evil + "\n");
    pilot.app().openFile(QUrl::fromLocalFile(sandbox->path("bad.yaml")));
    HARMLESS(pilot, "another error", 1);
}

void TestHostile::the_windows_of_widgets()
{
    Sandbox::write(sandbox->path("variants/wrong.yaml"),
                   "format: 1\nid: wrong\nextends: schmidt\nrounds: " + evil + "\n");
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("editorButton"));
    QTRY_VERIFY(pilot.app().editor() && pilot.app().editor()->isVisible());
    pilot.app().editor()->openVariant("evil");
    QTest::qWait(500); // the passages of the rulebook are written meanwhile
    QCOMPARE(wrongWidgets(), QStringList());
    pilot.app().editor()->openVariant("wrong"); // a problem tells what it found
    QCOMPARE(wrongWidgets(), QStringList());
    pilot.app().editor()->openVariant("schmidt");
    pilot.app().editor()->close();
    QVERIFY(pilot.click("measureButton"));
    QTest::qWait(200);
    QCOMPARE(wrongWidgets(), QStringList());
}

// Whatever a page would name.
void TestHostile::a_page_fetches_nothing()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    Sandbox::write(sandbox->path("x.png"), source("packaging/icons/png/16/capitol.png"));
    const QByteArray web = "http://127.0.0.1:" + QByteArray::number(server.serverPort()) + "/x.png";
    const QByteArray file = QUrl::fromLocalFile(sandbox->path("x.png")).toEncoded();
    QQmlEngine engine;
    app::closeEngine(engine);
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nItem {\n"
                      "Image { objectName: 'web'; source: '" +
                          web +
                          "' }\n"
                          "Image { objectName: 'file'; source: '" +
                          file +
                          "' }\n"
                          "Image { objectName: 'share'; source: 'file://server/share/x.png' }\n"
                          "Text { textFormat: Text.RichText; text: \"<img src='" +
                          web + "'><img src='" + file +
                          "'>\" }\n"
                          "Component.onCompleted: { const r = new XMLHttpRequest(); r.open('GET', '" +
                          web +
                          "'); r.send() }\n"
                          "}",
                      QUrl("qrc:/test.qml"));
    const std::unique_ptr<QObject> page(component.create());
    QVERIFY2(page, qPrintable(component.errorString()));
    QVERIFY(!server.waitForNewConnection(1500));
    for (const char* name : {"web", "file", "share"})
        QVERIFY2(page->findChild<QQuickItem*>(name)->implicitWidth() == 0, name);
    QVERIFY(Warnings::take().join('\n').contains("does not fetch " + web));
}

void TestHostile::a_document_fetches_nothing()
{
    Sandbox::write(sandbox->path("x.png"), source("packaging/icons/png/16/capitol.png"));
    app::ClosedDocument document;
    const QUrl file = QUrl::fromLocalFile(sandbox->path("x.png"));
    QVERIFY(!document.resource(QTextDocument::ImageResource, file).isValid());
    QVERIFY(QTextDocument().resource(QTextDocument::ImageResource, file).isValid());
    QVERIFY(document.resource(QTextDocument::ImageResource, QUrl("data:text/plain,x")).isValid());
}

int main(int argc, char** argv)
{
    const Sandbox before; // what the program asks for before the first test
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestHostile test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_hostile.moc"
