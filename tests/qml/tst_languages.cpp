// Whatever was opened in one language and put into another says, and looks like, what is opened in that
// other: page after page and through a game.
#include "inspector.h"

#include <QApplication>
#include <QMap>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;

namespace {

using Texts = QMap<QString, QStringList>; // by page

// One way over all pages. What differs between two of them is when the language is switched.
class Walk
{
public:
    const char* language = "fr";                        // at the start
    std::function<void(Pilot&)> before = [](Pilot&) {}; // just before a page is opened
    std::function<void(Pilot&)> there = [](Pilot&) {};
    std::function<void(Pilot&)> after = [](Pilot&) {};
    Texts first; // what a page says when it is there
    Texts texts; // and in the end
    QStringList faults;

    void go()
    {
        const Sandbox fresh; // no games saved by the last walk
        app::Preferences().setLanguage(language);
        Pilot pilot(BoardView::flat);
        pilot.resize({1024, 640});
        overStartPages(pilot);
        overSheets(pilot);
        overTable(pilot);
    }

private:
    void look(Pilot& pilot, const QString& page)
    {
        const Inspector inspector(pilot);
        first[page] = inspector.texts();
        there(pilot);
        const auto wrong = [&] { return inspector.misfits() + inspector.overlaps(); };
        if (!QTest::qWaitFor([&] { return !pilot.app().games()->reading(); }))
            faults.append(page + ": the saved games are not read");
        const bool settled = QTest::qWaitFor([&] { return pilot.waitForFrame() && wrong().isEmpty(); }, 1500);
        texts[page] = inspector.texts();
        if (!settled)
            faults.append(page + ": " + wrong().join(", "));
        after(pilot);
        pilot.waitForFrame(); // buttons have their places again
    }

    void open(Pilot& pilot, const QString& page, const char* button)
    {
        before(pilot);
        pilot.click(button);
        look(pilot, page);
    }

    void overStartPages(Pilot& pilot)
    {
        before(pilot);
        look(pilot, "start");
        open(pilot, "new game", "newGameButton");
        pilot.click("backButton");
        open(pilot, "games", "loadButton");
        pilot.click("gamesBack");
        if (pilot.app().together()->possible()) {
            open(pilot, "play together", "togetherButton");
            open(pilot, "new table", "makeTable");
            pilot.click("newTableBack");
            pilot.click("togetherBack");
        }
        pilot.app().puzzles()->find(); // read before it is looked at
        if (!QTest::qWaitFor([&] { return !pilot.app().puzzles()->reading(); }, 60000))
            faults.append("the puzzles are not read");
        open(pilot, "puzzles", "puzzlesButton");
        pilot.click("puzzlesBack");
        pilot.app().comparison()->open(); // read before it is looked at
        if (!QTest::qWaitFor([&] { return pilot.app().comparison()->lines()->count() > 100; }))
            faults.append("the sheets are not read");
        open(pilot, "comparison", "compareButton");
        pilot.key(Qt::Key_Escape);
    }

    void overSheets(Pilot& pilot)
    {
        for (const auto& [page, button] : {std::pair{"settings", "settingsButton"},
                                           {"about", "aboutButton"},
                                           {"statistics", "statisticsButton"},
                                           {"rules", "rulesButton"}}) {
            open(pilot, page, button);
            pilot.key(Qt::Key_Escape);
            if (!QTest::qWaitFor([&] { return !pilot.find("sheetBody"); }))
                faults.append(QString(page) + " stays");
        }
        before(pilot);
        pilot.key(Qt::Key_F1, Qt::ShiftModifier);
        look(pilot, "keys");
        pilot.key(Qt::Key_Escape);
    }

    void overTable(Pilot& pilot)
    {
        QVariantList seats;
        for (const char* name : {"Anna", "Livia"})
            seats.append(QVariantMap{{"name", name}, {"player", "human"}});
        pilot.app().capitol()->newGame(seats, "schmidt", "2001", {{"memory", true}});
        before(pilot);
        look(pilot, "cover");
        pilot.click("uncoverHand");
        pilot.click("handCard0");
        open(pilot, "question", "nothingButton");
        pilot.click("questionNo");
        pilot.key(Qt::Key_Escape);
        open(pilot, "menu", "menuButton");
        pilot.key(Qt::Key_Escape);
        throughStages(pilot);
        const auto over = [&] { return pilot.find("rematchButton") != nullptr; };
        for (int step = 0; step < 400 && !over(); ++step)
            if (!QTest::qWaitFor([&] { return over() || pilot.isAsked(); }) ||
                (!over() && !pilot.passOrAct()))
                pilot.waitForFrame();
        if (!over())
            faults.append("the game does not end");
        pilot.waitForFrame(); // what made room for the end is gone
        before(pilot);
        look(pilot, "end");
    }

    void throughStages(Pilot& pilot)
    {
        QSet<int> seen;
        for (int step = 0; seen.size() < 5 && step < 200 && pilot.waitUntilAsked();
             ++step) { // board, bids, reveal, scoring, drawing
            if (pilot.isCovered())
                pilot.click("uncoverHand");
            const int stage = static_cast<int>(pilot.session().state()->stage());
            if (!seen.contains(stage)) {
                before(pilot);
                look(pilot, QString("stage %1").arg(stage));
            }
            seen.insert(stage);
            if (!pilot.passOrAct())
                pilot.waitForFrame();
        }
    }
};

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_page_that_is_open_follows_the_switch();
    void a_page_opened_after_the_switch_is_as_if_there_had_been_none();

private:
    void compare(const Walk& walk) const;

    Walk m_french;
    Walk m_english;
};

// As the program is where French was chosen long ago.
void TestLanguages::initTestCase()
{
    Warnings::install();
    m_french.go();
    QVERIFY2(m_french.faults.isEmpty(), qPrintable(m_french.faults.join("; ")));
    QVERIFY2(m_french.texts.size() == 21, qPrintable(m_french.texts.keys().join(", ")));
}

// How much of a list is in sight depends on how it was scrolled; what is still English does not.
void TestLanguages::compare(const Walk& walk) const
{
    QStringList english;
    for (auto page = walk.texts.begin(); page != walk.texts.end(); ++page)
        for (const QString& text : *page)
            if (m_english.first[page.key()].contains(text) && !m_french.texts[page.key()].contains(text))
                english.append(page.key() + ": " + text);
    QVERIFY2(english.isEmpty(), qPrintable(english.join("; ")));
    QVERIFY2(walk.faults.isEmpty(), qPrintable(walk.faults.join("; ")));
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestLanguages::a_page_that_is_open_follows_the_switch()
{
    m_english.language = "en";
    m_english.there = [](Pilot& pilot) { pilot.preferences().setLanguage("fr"); };
    m_english.after = [](Pilot& pilot) { pilot.preferences().setLanguage("en"); };
    m_english.go();
    compare(m_english);
}

// Not the language alone.
void TestLanguages::a_page_opened_after_the_switch_is_as_if_there_had_been_none()
{
    QVERIFY(m_english.first.size() == m_french.texts.size());
    Walk walk;
    walk.language = "en";
    walk.before = [](Pilot& pilot) {
        pilot.preferences().setLanguage("nl");
        pilot.preferences().setTextSize(200);
        pilot.preferences().setTheme("dark");
        pilot.waitForFrame();
        pilot.preferences().setTheme("light");
        pilot.preferences().setTextSize(100);
        pilot.preferences().setLanguage("fr");
        pilot.waitForFrame();
    };
    walk.go();
    compare(walk);
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestLanguages test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_languages.moc"
