// Plays some moves by chance, then picks a part of one, says what is in sight of it and rests until it is
// killed. It continues the game that was cut off, and says first what is in sight then.
#include "narrator.h"
#include "program/app.h"
#include "table_fixture.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

using namespace capitol;
using namespace capitol::app;

namespace {

class Hesitant
{
public:
    Hesitant(App& app, std::uint64_t seed)
        : m_app(app), m_session(*app.session()), m_composer(*m_session.composer()), m_pilot(seed),
          m_luck(seed), m_returned(app.capitol()->canContinue()), m_moves(below(20))
    {
        if (m_returned)
            app.capitol()->continueGame();
    }

    // False once a part of a move is picked.
    bool goOn()
    {
        m_session.next();
        if (!m_session.active() ||
            (m_session.state()->phase() == TableState::Phase::Over && !m_session.canNext()))
            begin();
        if (!m_session.humanToMove())
            return true;
        if (std::exchange(m_returned, false))
            test::say("again" + inSight());
        if (m_moves-- > 0)
            m_pilot.move(m_session);
        else if (isCleared())
            return !pickSome();
        return true;
    }

private:
    int below(int count) { return int(m_luck.below(std::uint32_t(std::max(count, 1)))); }
    void begin()
    {
        const QVariantList seats{QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}}};
        m_app.capitol()->newGame(seats, QStringLiteral("schmidt"), QString::number(below(1 << 30)));
    }
    // Nothing of what was picked before is left, on the disk either: what is there afterwards, is new.
    bool isCleared()
    {
        while (m_composer.canTakeBack())
            m_composer.takeBack();
        return !QFile::exists(qEnvironmentVariable("CAPITOL_DATA") + "/current.capitol.draft");
    }
    bool pickSome()
    {
        m_composer.selectCard(below(m_session.hand()->count()));
        m_composer.toggleBid(below(m_session.hand()->count()));
        m_composer.toggleBid(below(m_session.hand()->count()));
        for (int tries = below(3); tries >= 0; --tries) {
            m_composer.pickYard(below(m_session.yard()->count()));
            m_composer.pickSite(below(m_session.sites()->count()));
        }
        if (m_composer.picked().isNothing()) { // there may be nothing to pick
            m_moves = 1;
            return false;
        }
        test::say("picked" + inSight());
        return true;
    }
    std::string inSight() const
    {
        QStringList marks{m_composer.ghostText()};
        for (int row = 0; row < m_session.hand()->count(); ++row)
            if (const HandRow& card = m_session.hand()->row(row); card.selected || card.bidPlace >= 0)
                marks << card.text + QString::number(card.bidPlace);
        for (int row = 0; row < m_session.yard()->count(); ++row)
            if (const YardRow& building = m_session.yard()->row(row); building.selected || building.ghost)
                marks << QStringLiteral("building %1 %2").arg(building.floors).arg(building.roof);
        for (int row = 0; row < m_session.sites()->count(); ++row)
            if (const SiteRow& site = m_session.sites()->row(row); site.selected || site.ghost)
                marks << QStringLiteral("site %1").arg(row);
        marks.sort(); // of two cards that are the same, either may lie above the other
        return ' ' + marks.join(' ').toStdString();
    }

    App& m_app;
    GameSession& m_session;
    Composer& m_composer;
    Pilot m_pilot;
    Random m_luck;
    bool m_returned; // to a game, and has not been asked yet
    int m_moves;     // to be made before
};

} // namespace

// composing_victim SEED; the folders are told as tests/app/sandbox.h does.
int main(int argc, char** argv)
{
    const QCoreApplication program(argc, argv);
    QQmlEngine engine;
    App app(engine, nullptr);
    app.preferences()->setAnimationPace(0);
    Hesitant person(app, argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, &app, [&] {
        if (!person.goOn())
            hand.stop();
    });
    hand.start(0);
    return QCoreApplication::exec();
}
