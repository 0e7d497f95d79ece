// Pictures of all pages of playing together, with a server and people of its own: together_shots <folder>
// <language> <width> <height> [<text>], with text of so many per cent.
#include "album.h"
#include "canal_player.h"
#include "capitol/table/table_capitol.h"
#include "server_process.h"
#include "table_fixture.h"
#include "visitor.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTimer>

using namespace capitol;
using namespace capitol::test;
using app::Together;

namespace {

constexpr auto untilGrey = std::chrono::seconds(11);

void wait(const std::function<bool()>& until)
{
    if (!QTest::qWaitFor(until, patienceForAll))
        qFatal("Nothing happens.");
}

// Somebody who plays by chance, as soon as there is a game.
class Guest : public Visitor
{
public:
    Guest(const Library& library, const Sandbox& sandbox, const QString& name, const Server& server)
        : Visitor(library, sandbox.path(name), name)
    {
        together.go(QString("127.0.0.1:%1").arg(server.port()));
        wait([this] { return together.state() == Together::Browsing; });
        QObject::connect(&together, &Together::begun, &m_hand, [this] {
            m_session.join(together.table()->makeMatch<app::PlayableCapitol, TableCapitol>(),
                           together.table()->draftFile());
        });
        QObject::connect(&m_hand, &QTimer::timeout, &m_hand, [this] { act(); });
        m_hand.start(50);
    }
    ~Guest() { m_session.leave(); }

    void make(const QString& variant, int seats, const QString& clock, int amount)
    {
        together.create("capitol", variant, seats, true, clock, amount, false);
        wait([this] { return together.room() && together.room()->seat() == 0; });
    }
    void sit(const QString& link)
    {
        together.go(link);
        wait([this] { return together.room() != nullptr; });
        together.room()->take(1);
        wait([this] { return together.room()->seat() == 1; });
        together.room()->setReady(true);
    }
    void say(const QString& text)
    {
        together.table()->chat()->setDraft(text);
        together.table()->say();
    }
    void rest() { m_hand.stop(); }
    void leave()
    {
        m_session.leave(); // its match follows what goes with the table
        together.leave();
    }

private:
    void act()
    {
        if (m_session.canNext())
            m_session.next();
        else if (m_session.humanToMove())
            m_pilot.move(m_session);
    }

    app::GameSession m_session;
    app::Pilot m_pilot{1};
    QTimer m_hand;
};

// The pages of a table of Canal Mania.
class CanalShots
{
public:
    CanalShots(Pilot& pilot, const Album& album, const Sandbox& sandbox)
        : m_album(album), m_together(*pilot.app().together()), m_pilot(pilot), m_person(pilot),
          m_sarah(app::testLibrary(), sandbox.path("Sarah"), "Sarah")
    {
    }
    void takeAll()
    {
        m_pilot.preferences().setGame("canal");
        wait([this] { return m_pilot.find("makeTable") != nullptr; });
        m_pilot.click("makeTable");
        m_album.take("canal-together-new");
        m_pilot.click("newTableBack");
        m_together.go(QString("127.0.0.1:%1").arg(m_server.port()));
        wait([this] { return m_together.state() == Together::Browsing && m_together.game() == "canal"; });
        takeList();
        m_together.create("canal", "second-edition", 4, true, "bank", 15, false);
        wait([this] { return m_together.room() && m_together.room()->seat() == 0; });
        takeWaiting();
        takeTable();
    }

private:
    void takeList()
    {
        m_sarah.together.go(QString("127.0.0.1:%1").arg(m_server.port()));
        wait([this] { return m_sarah.together.state() == Together::Browsing; });
        m_sarah.together.create("canal", "contract-values", 3, true, "none", 0, false);
        wait([this] { return m_together.tables()->count() > 0; });
        m_album.take("canal-together-tables");
        m_sarah.together.leave();
    }
    void takeWaiting()
    {
        m_sarah.together.go(m_together.room()->link());
        wait([this] { return m_sarah.together.room() != nullptr; });
        m_sarah.together.room()->take(1);
        wait([this] { return m_sarah.together.room()->seat() == 1; });
        m_sarah.together.room()->setReady(true);
        m_together.room()->seatComputer(2, "greedy");
        m_album.take("canal-together-waiting");
        m_together.room()->seatComputer(3, "greedy");
        wait([this] { return m_together.room()->missing().isEmpty(); });
        m_together.room()->start();
        wait([this] { return m_person.session().active(); });
    }
    void takeTable()
    {
        const auto isSarahs = [this] {
            return m_person.session().prompt().contains("Sarah") && !m_person.session().busy();
        };
        while (!isSarahs()) {
            QTest::qWait(50);
            if (m_person.session().humanToMove())
                m_person.act();
        }
        m_sarah.together.table()->sayPhrase(1);
        m_pilot.click("chatButton");
        wait([this] { return m_together.table()->chat()->count() > 0; });
        m_album.take("canal-together-table");
        m_pilot.click("chatClose");
        m_sarah.together.table()->askPause();
        wait([this] { return m_together.table()->mayVote(); });
        m_album.take("canal-together-proposal");
        m_together.table()->vote(false);
        m_sarah.together.leave();
        QTest::qWait(std::chrono::milliseconds(untilGrey).count());
        m_album.take("canal-together-away");
        m_server.kill();
        wait([this] { return m_together.table()->cut(); });
        m_album.take("canal-together-cut");
        m_pilot.app().canal()->leave();
    }

    Album m_album;
    Together& m_together;
    Pilot& m_pilot;
    CanalPlayer m_person;
    const QTemporaryDir m_folder;
    Server m_server{m_folder.path(), {"--game", "canal-mania"}};
    Visitor m_sarah;
};

class Shots
{
public:
    Shots(Pilot& pilot, const Album& album, const Sandbox& sandbox)
        : m_pilot(pilot), m_album(album), m_sandbox(sandbox), m_together(*pilot.app().together())
    {
    }
    void takeAll()
    {
        takeLists();
        takeOthersRules();
        takeWaiting();
        takeTable();
        takeWatching();
        m_server.kill();
        wait([this] { return m_together.table()->cut(); });
        m_album.take("together-cut");
        m_pilot.app().capitol()->leave();
    }

private:
    void takeLists()
    {
        m_livia.make("dutch", 4, "days", 3);
        m_marcus.make("schmidt", 2, "none", 0);
        m_pilot.click("togetherButton");
        m_album.take("together");
        m_together.go(QString("127.0.0.1:%1").arg(m_server.port()));
        wait([this] { return m_together.tables()->count() == 2; });
        m_album.take("together-tables");
        m_pilot.click("makeTable");
        m_album.take("together-new");
    }
    // A variant that only its author has, and an author who says too much.
    void takeOthersRules()
    {
        const QString own = m_sandbox.path("claudias-variants");
        QDir().mkpath(own);
        Sandbox::write(own + "/forum.yaml", "format: 1\nid: forum\nextends: dutch\nname: {en: Forum}\n"
                                            "draw: {count: 5}\nscoring: {first: 9}\n");
        const Library library({own.toStdString(), CAPITOL_SOURCE_DIR "/variants"});
        Guest claudia(library, m_sandbox, "Claudia", m_server);
        claudia.make("forum", 3, "none", 0);
        m_together.go(claudia.together.room()->link());
        wait([this] { return m_together.room() && !m_together.room()->ownRules(); });
        m_together.room()->take(1);
        wait([this] { return m_together.room()->seat() == 1; });
        claudia.say("I made these rules. I made these rules. I made these rules!");
        wait([this] { return m_together.table()->chat()->count() == 1; });
        m_album.take("together-rules");
        m_pilot.click("talkMore");
        m_album.take("together-people");
        m_pilot.key(Qt::Key_Escape);
        m_pilot.preferences().block("Claudia", true);
        m_pilot.click("keepRules");
        m_album.take("together-rules-kept");
        m_together.leave();
        m_album.take("together-blocked");
        m_pilot.preferences().block("Claudia", false);
        m_together.go(QString("127.0.0.1:%1").arg(m_server.port()));
        wait([this] { return m_together.state() == Together::Browsing; });
    }
    void takeWaiting()
    {
        m_together.create("capitol", "dutch", 3, true, "bank", 15, false);
        wait([this] { return m_together.room() && m_together.room()->seat() == 0; });
        m_livia.sit(m_together.room()->link());
        m_livia.say("Salve, Anna!");
        m_livia.together.table()->sayPhrase(1);
        wait([this] { return m_together.table()->chat()->count() == 2; });
        m_album.take("together-waiting");
        m_together.room()->seatComputer(2, "random");
        wait([this] { return m_together.room()->missing().isEmpty(); });
        m_together.room()->start();
        wait([this] { return m_pilot.session().active(); });
    }
    void takeTable()
    {
        m_pilot.playUntil(
            [this] { return m_pilot.session().log()->count() > 20 && m_pilot.session().humanToMove(); });
        m_livia.rest();
        m_pilot.click("chatButton");
        m_album.take("together-table");
        m_pilot.click("chatClose");
        m_livia.together.table()->askPause();
        wait([this] { return m_together.table()->mayVote(); });
        m_album.take("together-proposal");
        m_together.table()->vote(false);
        m_livia.leave();
        QTest::qWait(std::chrono::milliseconds(untilGrey).count());
        m_album.take("together-away");
        m_pilot.app().capitol()->leave();
    }
    void takeWatching()
    {
        app::WaitingRoom& room = *m_marcus.together.room();
        const QString link = room.link();
        room.seatComputer(1, "random");
        wait([&] { return room.missing().isEmpty(); });
        room.start();
        m_together.go(link);
        wait([this] { return m_pilot.session().active() && m_pilot.session().log()->count() > 5; });
        m_marcus.rest();
        m_album.take("together-watching");
    }

    Pilot& m_pilot;
    Album m_album;
    const Sandbox& m_sandbox;
    const QTemporaryDir m_folder;
    Server m_server{m_folder.path()};
    Guest m_livia{app::testLibrary(), m_sandbox, "Livia", m_server};
    Guest m_marcus{app::testLibrary(), m_sandbox, "Marcus", m_server};
    Together& m_together;
};

} // namespace

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QApplication::arguments();
    if (words.size() < 5)
        qFatal("together_shots <folder> <language> <width> <height> [<text>]");
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(words[2]);
    pilot.preferences().setPlayerName("Anna");
    pilot.resize({words[3].toInt(), words[4].toInt()});
    pilot.preferences().setTextSize(words.value(5, "100").toInt());
    const Album album(pilot, words[1], {});
    Shots(pilot, album, sandbox).takeAll();
    CanalShots(pilot, album, sandbox).takeAll();
}
