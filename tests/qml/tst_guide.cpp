// The guides are read in the program, whatever the system can open: with their links, their pictures and its
// colours.
#include "pilot.h"
#include "program/guide_page.h"
#include "program/guide_window.h"
#include "program/guides.h"

#include <QApplication>
#include <QDesktopServices>
#include <QLineEdit>
#include <QPushButton>
#include <QQuickStyle>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

using namespace capitol;
using namespace capitol::test;

// Takes what the program would have the system open.
class Opener : public QObject
{
    Q_OBJECT

public:
    Opener()
    {
        for (const char* scheme : {"http", "https", "file"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "open");
    }
    ~Opener() override
    {
        for (const char* scheme : {"http", "https", "file"})
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }

    Q_INVOKABLE void open(const QUrl& address) { opened.append(address.toString()); }

    QStringList opened;
};

class TestGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }

    void it_is_shown_in_the_program();
    void links_lead_to_the_guides_only();
    void every_link_leads_somewhere_data();
    void every_link_leads_somewhere();
    void it_is_searched();
    void it_is_read_from_the_keyboard();
    void it_has_the_colours_and_the_text_size_of_the_program();

private:
    static app::GuidePage& open(Pilot& pilot);
    static QStringList linksOf(const app::GuidePage& page);
    static void follow(app::GuidePage& page, const QString& link) { emit page.anchorClicked(QUrl(link)); }
};

QStringList TestGuide::linksOf(const app::GuidePage& page)
{
    QStringList links;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().isAnchor())
                links.append(part.fragment().charFormat().anchorHref());
    links.removeAll(QString());
    links.removeDuplicates();
    return links;
}

app::GuidePage& TestGuide::open(Pilot& pilot)
{
    pilot.app().about()->openGuide("players-guide");
    return pilot.app().guide()->page();
}

// From the start page, with nothing that could open a file.
void TestGuide::it_is_shown_in_the_program()
{
    const Opener opener;
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("guideButton"));
    QTRY_VERIFY(pilot.app().guide() && pilot.app().guide()->isVisible());
    const app::GuidePage& page = pilot.app().guide()->page();
    QVERIFY(page.toPlainText().contains("Rome has nine areas"));
    QVERIFY(!page.toPlainText().contains("max-width")); // what a browser needs
    QCOMPARE(pilot.app().guide()->windowTitle(), page.documentTitle());
    QCOMPARE(opener.opened, QStringList());
    QVERIFY(!pilot.find("dismissError"));
}

void TestGuide::links_lead_to_the_guides_only()
{
    const Opener opener;
    Pilot pilot(BoardView::flat);
    app::GuidePage& page = open(pilot);
    auto* back = pilot.app().guide()->findChild<QPushButton*>("guideBack");
    QVERIFY(!back->isEnabled());
    follow(page, "variant-authors-guide.html");
    QCOMPARE(page.source().fileName(), QString("variant-authors-guide.html"));
    QVERIFY(back->isEnabled());
    back->click();
    QCOMPARE(page.source().fileName(), QString("players-guide.html"));
    const QUrl here = page.source();
    for (const char* link : {"../bin/capitol", "measure.slurm", "/etc/passwd", "file:///etc/passwd",
                             "../docs/screenshots/start-3d.png", "javascript:alert(1)", "nothing.html"}) {
        follow(page, link);
        QCOMPARE(page.source(), here);
        QVERIFY2(!page.loadResource(QTextDocument::HtmlResource, QUrl(link)).isValid(), link);
    }
    for (const char* picture : {"/etc/passwd", "players-guide.html", "../bin/capitol"})
        QVERIFY2(!page.loadResource(QTextDocument::ImageResource, QUrl(picture)).isValid(), picture);
    const QVariant seen =
        page.loadResource(QTextDocument::ImageResource, QUrl("screenshots/construction-3d.png"));
    QVERIFY(seen.value<QImage>().width() > 100);
    QVERIFY(seen.value<QImage>().width() <= page.viewport()->width());
    QCOMPARE(opener.opened, QStringList());
    follow(page, "https://yaml.org");
    QCOMPARE(opener.opened, QStringList{"https://yaml.org"});
    QCOMPARE(page.source(), here);
}

void TestGuide::every_link_leads_somewhere_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file :
         QDir(QFileInfo(app::guide("players-guide").toLocalFile()).path()).entryList({"*.html"}, QDir::Files))
        QTest::newRow(qPrintable(file)) << QFileInfo(file).baseName();
}

void TestGuide::every_link_leads_somewhere()
{
    QFETCH(QString, name);
    const Opener opener;
    Pilot pilot(BoardView::flat);
    app::GuidePage& page = open(pilot);
    const QUrl here = app::guide(name);
    page.open(here);
    for (const QString& link : linksOf(page)) {
        const qsizetype opened = opener.opened.size();
        follow(page, link);
        const bool within = link.startsWith('#') && page.source().fragment() == link.mid(1);
        QVERIFY2(within || page.source().path() != here.path() || opener.opened.size() > opened,
                 qPrintable(link));
        page.open(here);
    }
}

void TestGuide::it_is_searched()
{
    Pilot pilot(BoardView::flat);
    const app::GuidePage& page = open(pilot);
    auto& words = *pilot.app().guide()->findChild<QLineEdit*>("guideWords");
    QTest::keyClicks(&words, "consul");
    QCOMPARE(page.textCursor().selectedText().toLower(), QString("consul"));
    const int first = page.textCursor().position();
    QTest::keyClick(&words, Qt::Key_Return);
    QVERIFY(page.textCursor().position() > first);
    for (int i = 0; i < 100 && page.textCursor().position() != first; ++i)
        QTest::keyClick(&words, Qt::Key_Return);
    QCOMPARE(page.textCursor().position(), first); // round at the end
    QTest::keyClicks(&words, "xyz");
    QCOMPARE(page.textCursor().position(), first); // nothing found: it stays
}

void TestGuide::it_is_read_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    app::GuidePage& page = open(pilot);
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    QTest::keyClick(&page, Qt::Key_PageDown);
    QVERIFY(page.verticalScrollBar()->value() > 0);
    QTest::keyClick(&page, Qt::Key_Home);
    QCOMPARE(page.verticalScrollBar()->value(), 0);
    QTest::keyClick(&page, Qt::Key_Tab); // to the first link
    QVERIFY(page.textCursor().hasSelection());
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(page.source().fragment(), QString("the-game-in-brief"));
}

void TestGuide::it_has_the_colours_and_the_text_size_of_the_program()
{
    Pilot pilot(BoardView::flat);
    const app::GuidePage& page = open(pilot);
    const auto link = [&] {
        for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (!part.fragment().charFormat().anchorHref().isEmpty())
                    return part.fragment().charFormat().foreground().color();
        return QColor();
    };
    const int usual = page.font().pixelSize();
    for (const char* theme : {"dark", "contrast", "light"}) {
        pilot.preferences().setTheme(theme);
        QTRY_COMPARE(page.palette().color(QPalette::Base), pilot.app().theme()->panel);
        QCOMPARE(link(), pilot.app().theme()->focus);
    }
    pilot.preferences().setTextSize(200);
    QTRY_COMPARE(page.font().pixelSize(), 2 * usual);
    QVERIFY(page.toPlainText().count("The game in brief") == 2); // once in the list, once above the chapter
    pilot.preferences().setTextSize(100);
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestGuide test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_guide.moc"
