// One of the windows of a party: it opens in its own language, goes to a table of a server, and plays the
// game to its end by mouse, or looks on. What it finds it says on standard output, a line each.
#include "canal_player.h"
#include "pilot.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QQuickStyle>
#include <QTest>

#include <cstdio>

using namespace capitol;
using namespace capitol::test;
using app::TableState;
using app::Together;

namespace {

constexpr int patience = 120'000; // milliseconds

void say(const QString& line)
{
    std::puts(line.toUtf8().constData());
    std::fflush(stdout);
}

bool wait(const std::function<bool()>& until)
{
    return QTest::qWaitFor(until, patience);
}

class Guest
{
public:
    explicit Guest(const QStringList& words) : m_words(words)
    {
        m_pilot.preferences().setPlayerName(m_words[1]);
        m_pilot.preferences().setLanguage(m_words[2]);
    }
    // Why it does not come to the end, or nothing.
    QString play()
    {
        if (!together().go(m_words[4]) || !(m_words[3] == "make" ? make() : come()))
            return "no table: " + together().trouble();
        if (!wait([&] {
                return together().playing() && (isCanal() ? canal().active() : m_pilot.session().active());
            }))
            return "no game";
        if (together().table()->seat() >= 0) {
            together().table()->sayPhrase(0);
            if (isCanal() && !chatIsWhole())
                return "the chat is not in sight";
        }
        if (!(isCanal() ? playCanals() : playToTheEnd()))
            return "no end: " + (isCanal() ? canal().prompt() : m_pilot.session().state()->prompt());
        tell();
        return {};
    }

private:
    Together& together() { return *m_pilot.app().together(); }
    app::WaitingRoom& room() { return *together().room(); }
    bool isCanal() { return together().game() == "canal"; }
    canal::app::Session& canal() { return *m_pilot.app().canalSession(); }

    bool make()
    {
        if (!wait([&] { return together().state() == Together::Browsing; }))
            return false;
        together().create(m_words[6], m_words[5], isCanal() ? 3 : 2, true, "none", 0, false);
        if (!wait([&] { return together().room() && room().seat() == 0; }))
            return false;
        if (isCanal())
            room().seatComputer(2, "greedy");
        say("link " + room().link());
        if (!wait([&] { return room().missing().isEmpty(); }))
            return false;
        room().start();
        return true;
    }
    bool come()
    {
        if (!wait([&] { return together().state() == Together::Sitting; }))
            return false;
        say("here");
        if (m_words[3] == "watch")
            return true;
        room().take(1);
        if (!wait([&] { return room().seat() == 1; }))
            return false;
        room().setReady(true);
        return true;
    }
    // Beside one's turn, in the smallest window, too.
    bool chatIsWhole()
    {
        const QSize usual = m_pilot.window().size();
        const auto isWhole = [&](const char* name) {
            const QQuickItem* item = m_pilot.find(name);
            const QRectF window(QPointF(), m_pilot.window().size());
            return item && window.contains(item->mapRectToScene(item->boundingRect()));
        };
        return m_pilot.resize({1024, 640}) && m_pilot.click("chatButton") &&
               QTest::qWaitFor([&] { return isWhole("chatField") && isWhole("confirmButton"); }, 10'000) &&
               m_pilot.click("chatClose") && m_pilot.resize(usual);
    }
    bool playToTheEnd()
    {
        const auto isOver = [&] {
            return m_pilot.session().state()->phase() == TableState::Phase::Over &&
                   !m_pilot.session().canNext();
        };
        for (QElapsedTimer idle = started(); !isOver();) {
            if (m_pilot.isAsked() && m_pilot.act())
                idle.restart();
            else
                QTest::qWait(5);
            if (idle.hasExpired(patience))
                return false;
        }
        return wait([&] { return together().table()->ended(); });
    }
    bool playCanals()
    {
        CanalPlayer person(m_pilot);
        for (QElapsedTimer idle = started(); !canal().over();) {
            if (canal().humanToMove() && person.act())
                idle.restart();
            else
                QTest::qWait(5);
            if (idle.hasExpired(patience))
                return false;
        }
        return wait([&] { return together().table()->ended(); });
    }
    static QElapsedTimer started()
    {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }
    void tell()
    {
        if (isCanal())
            tell(*canal().match()->record());
        else
            tell(*m_pilot.session().record());
        say(QString("proven %1").arg(together().table()->proven()));
        say("title " + m_pilot.window().title());
        const app::ChatModel& chat = *together().table()->chat();
        for (int row = 0; row < chat.count(); ++row)
            say("heard " + chat.index(row).data(app::ChatModel::Text).toString());
    }

    template <typename Record>
    static void tell(const Record& record)
    {
        say(QString("moves %1").arg(record.moves.size()));
        say("record " + QCryptographicHash::hash(QByteArray::fromStdString(print_record(record)),
                                                 QCryptographicHash::Sha256)
                            .toHex());
    }

    const QStringList m_words;
    Pilot m_pilot{BoardView::flat};
};

} // namespace

// party_window NAME LANGUAGE make ADDRESS VARIANT GAME | join LINK | watch LINK; the folders are told as
// tests/app/sandbox.h does.
int main(int argc, char** argv)
{
    const QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    Warnings::install();
    QString trouble;
    {
        Guest guest(QCoreApplication::arguments());
        trouble = guest.play();
        say(trouble.isEmpty() ? "over" : "trouble " + trouble);
        std::getchar(); // until all have seen the end
    }
    const QStringList warnings = Warnings::take();
    for (const QString& warning : warnings)
        say("warning " + warning);
    return int(warnings.size()) + (trouble.isEmpty() ? 0 : 1);
}
