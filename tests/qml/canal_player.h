// Plays Canal Mania at the real window, by mouse or by keyboard: does whatever is offered, builds rather than
// takes cards.
#pragma once

#include "pilot.h"

#include "base/random.h"

namespace capitol::test {

// What the row of a list tells.
QVariant valueOf(const QAbstractItemModel& model, int row, const char* role);

class CanalPlayer
{
public:
    explicit CanalPlayer(Pilot& pilot) : m_pilot(pilot), m_random(7) {}
    virtual ~CanalPlayer() = default;

    canal::app::Session& session() const { return *m_pilot.app().canalSession(); }
    canal::app::Composer& composer() const { return *session().composer(); }
    // Until the game is over or a person may do something.
    bool waitUntilAsked() const;
    // Does what a person may do now, if anything; false if nothing was to be done.
    bool act();
    bool playToTheEnd();
    // Where that hex is seen, in the window.
    QPointF seen(int hex) const;

    virtual bool confirm() { return clickInSight("confirmButton"); }
    virtual bool nameJunction() { return clickInSight("junction"); }
    virtual bool pickTarget(int hex);

protected:
    virtual bool uncover() { return m_pilot.click("uncoverHand"); }
    virtual bool takeContract(int row) { return clickInSight(QString("contract%1").arg(row)); }
    virtual bool discard(int row) { return clickInSight(QString("handCard%1").arg(row)); }
    virtual bool takeCard(int row) { return clickInSight(QString("faceUp%1").arg(row)); }
    virtual bool swap(int number) { return clickInSight(QString("engineer%1").arg(number)); }
    virtual bool chooseOption(const QString& name);

    Pilot& m_pilot;

private:
    bool clickInSight(const QString& name);
    static bool isInPane(QQuickItem& item);
    bool covered() const
    {
        return session().handCovered() && session().canUncoverHand() && !session().busy();
    }
    bool pickAny();
    bool swapIfAsked();
    int any(const QList<int>& rows) { return rows[int(m_random.below(std::uint32_t(rows.size())))]; }
    int anyOf(int count) { return int(m_random.below(std::uint32_t(count))); }

    Random m_random;
};

// The same without a mouse.
class CanalTypist : public CanalPlayer
{
public:
    using CanalPlayer::CanalPlayer;

    bool confirm() override { return press(Qt::Key_Return); }
    bool nameJunction() override { return digit(session().parliament()->count()); }
    bool pickTarget(int hex) override;

protected:
    bool uncover() override { return enter("uncoverHand"); }
    bool takeContract(int row) override { return digit(row); }
    bool discard(int row) override;
    bool takeCard(int row) override { return digit(row); }
    bool swap(int number) override { return enter(QString("engineer%1").arg(number)); }
    bool chooseOption(const QString& name) override;

private:
    bool press(Qt::Key key);
    bool digit(int row) { return press(Qt::Key(Qt::Key_1 + row)); }
    bool enter(const QString& name);
};

} // namespace capitol::test
