// Canal Mania, without a window. Plays game after game by chance, as fast as it can, until it is killed; or
// after some moves picks a part of one, says what is in sight of it and rests. It continues the game that was
// cut off, and says first what is in sight then.
#include "base/random.h"
#include "canal/notation.h"
#include "narrator.h"
#include "program/app.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

using namespace capitol;
using capitol::app::App;

namespace {

class Hand
{
public:
    Hand(App& app, std::uint64_t seed, bool hesitates)
        : m_canal(*app.canal()), m_session(*m_canal.session()), m_composer(*m_session.composer()),
          m_narrator(m_session), m_luck(seed), m_hesitates(hesitates), m_returned(m_canal.canContinue()),
          m_moves(hesitates ? below(40) : -1)
    {
        if (m_returned)
            m_canal.continueGame();
    }

    // False once a part of a move is picked.
    bool goOn()
    {
        if (!m_session.active() || m_session.over())
            begin();
        m_session.uncoverHand();
        if (!m_session.humanToMove())
            return true;
        if (m_hesitates && std::exchange(m_returned, false))
            test::say("again" + inSight());
        if (!m_hesitates && m_session.canUndo() && below(8) == 0)
            m_narrator.undo();
        else if (m_moves != 0)
            move();
        else if (isCleared())
            return !pickSome();
        return true;
    }

private:
    int below(int count) { return int(m_luck.below(std::uint32_t(std::max(count, 1)))); }
    const canal::Move& any()
    {
        return m_composer.legal()[std::size_t(below(int(m_composer.legal().size())))];
    }
    void begin()
    {
        QVariantList seats{QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}}};
        seats.append(QVariantMap{{"player", m_hesitates ? "random" : "human"}}); // one alone keeps a draft
        m_canal.newGame(seats, m_canal.usualVariant(), QString::number(below(1 << 30)), {{"undo", true}});
    }
    void move()
    {
        --m_moves;
        m_composer.propose(any());
        m_composer.confirm();
    }
    // Nothing of what was picked before is left, on the disk either: what is there afterwards, is new.
    bool isCleared()
    {
        while (m_composer.canTakeBack())
            m_composer.takeBack();
        return !QFile::exists(qEnvironmentVariable("CAPITOL_DATA") + "/current.canal.draft");
    }
    bool pickSome()
    {
        for (const canal::app::TargetRow& target : m_composer.targets())
            if (m_composer.picked().isNothing() && below(3) == 0)
                m_composer.pick(target.hex);
        if (m_composer.picked().isNothing())
            m_composer.propose(any());
        test::say("picked" + inSight());
        return true;
    }
    std::string inSight() const
    {
        const canal::app::Picked picked = m_composer.picked();
        return " cube " + std::to_string(picked.cube) + (picked.takesBack ? " takes back" : "") + " move " +
               (picked.move ? canal::print_move(m_session.match()->rules(), *picked.move) : "none") + " " +
               m_composer.text().toStdString();
    }

    app::CanalGames& m_canal;
    canal::app::Session& m_session;
    canal::app::Composer& m_composer;
    test::Narrator<canal::app::Session> m_narrator;
    Random m_luck;
    bool m_hesitates;
    bool m_returned; // to a game, and has not been asked yet
    int m_moves;     // to be made before something is picked; without end if it does not hesitate
};

} // namespace

// canal_victim SEED [hesitate]; the folders are told as tests/app/sandbox.h does.
int main(int argc, char** argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    QQmlEngine engine;
    App app(engine, nullptr);
    app.preferences()->setAnimationPace(0);
    app.preferences()->setConfirmation(int(capitol::app::Confirmation::always));
    Hand player(app, words.value(1).toULongLong(), words.value(2) == "hesitate");
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, &app, [&] {
        if (!player.goOn())
            hand.stop();
    });
    hand.start(0);
    return QCoreApplication::exec();
}
