#include "keyboard_player.h"

#include <QHash>
#include <QQueue>
#include <QTest>

#include <array>

namespace capitol::test {

using app::GameSession;
using app::HandModel;
using app::SiteModel;
using app::TableState;

namespace {

constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

Qt::Key digitOf(int row)
{
    return Qt::Key(Qt::Key_0 + (row + 1) % 10);
}

} // namespace

bool KeyboardPlayer::press(Qt::Key key, const std::function<bool()>& answered)
{
    m_pilot.key(key);
    if (QTest::qWaitFor(answered, 5000))
        return true;
    qWarning("Key %#x had no answer.", key);
    return false;
}

bool KeyboardPlayer::isOn(const QString& name) const
{
    const QQuickItem* item = m_pilot.window().activeFocusItem();
    return item && item->objectName() == name;
}

bool KeyboardPlayer::goTo(const QString& name)
{
    if (!QTest::qWaitFor([&] { return m_pilot.find(name); }, 5000))
        return false;
    for (int tab = 0; tab < 80 && !isOn(name); ++tab)
        m_pilot.key(Qt::Key_Tab);
    return isOn(name);
}

int KeyboardPlayer::next(int row, Qt::Key arrow) const
{
    const int right = arrow == Qt::Key_Right ? 1 : arrow == Qt::Key_Left ? -1 : 0;
    const int down = arrow == Qt::Key_Down ? 1 : arrow == Qt::Key_Up ? -1 : 0;
    int found = row;
    auto* plan = m_pilot.window().findChild<QObject*>("boardPlan");
    QMetaObject::invokeMethod(plan, "nextSite", Q_RETURN_ARG(int, found), Q_ARG(int, row), Q_ARG(int, right),
                              Q_ARG(int, down));
    return found;
}

// The first of the fewest arrows from one site to another; no key if there is no such way.
Qt::Key KeyboardPlayer::stepTowards(int from, int to) const
{
    QHash<int, Qt::Key> reached{{from, Qt::Key(0)}};
    QQueue<int> sites{{from}};
    while (!sites.isEmpty() && !reached.contains(to)) {
        const int site = sites.dequeue();
        for (const Qt::Key arrow : arrows) {
            const int there = next(site, arrow);
            if (reached.contains(there))
                continue;
            reached[there] = site == from ? arrow : reached[site];
            sites.enqueue(there);
        }
    }
    return reached.value(to, Qt::Key(0));
}

bool KeyboardPlayer::goToSite(int row)
{
    QQuickItem* board = m_pilot.find("board");
    const auto here = [&] { return board->property("hoveredSite").toInt(); };
    while (here() != row) {
        const int before = here();
        const Qt::Key arrow = stepTowards(before, row);
        if (!arrow || !press(arrow, [&] { return here() != before; }))
            return false;
    }
    return true;
}

// An arrow leads to what is asked for. Among sites any legal one can be reached; the last is taken.
bool KeyboardPlayer::pick()
{
    m_pilot.key(Qt::Key_Up);
    if (!isOn("boardCursor"))
        return true;
    int wanted = -1;
    const app::SiteModel& sites = *m_pilot.session().sites();
    for (int row = 0; row < sites.rowCount(); ++row)
        if (sites.index(row, 0).data(SiteModel::Legal).toBool())
            wanted = row;
    return wanted >= 0 && goToSite(wanted);
}

bool KeyboardPlayer::build()
{
    for (int picks = 0; picks < 4 && !m_pilot.composer().canConfirm(); ++picks) {
        if (!pick())
            return false;
        m_pilot.key(Qt::Key_Return);
    }
    return m_pilot.composer().canConfirm();
}

bool KeyboardPlayer::choose(int row)
{
    return press(digitOf(row), [&] { return m_pilot.composer().selectedCard() == row; });
}

bool KeyboardPlayer::construct()
{
    const GameSession& session = m_pilot.session();
    for (int row = 0; row < std::min(10, int(m_pilot.session().hand()->rowCount())); ++row) {
        if (!m_pilot.session().hand()->index(row, 0).data(HandModel::Playable).toBool())
            continue;
        if (!choose(row))
            return false;
        if (build())
            return true;
        while (session.composer()->canTakeBack())
            m_pilot.key(Qt::Key_Escape);
    }
    return press(Qt::Key_P, [&] { return session.composer()->canConfirm(); });
}

bool KeyboardPlayer::bid()
{
    const GameSession& session = m_pilot.session();
    const int cards = std::min({10, int(m_pilot.session().hand()->rowCount()),
                                session.state()->round() + session.state()->auction() - 1});
    for (int row = 0; row < cards; ++row)
        if (!press(digitOf(row), [&] { return session.composer()->bidCount() == row + 1; }))
            return false;
    return true;
}

bool KeyboardPlayer::draw()
{
    const auto atPile = [&] {
        const QQuickItem* item = m_pilot.window().activeFocusItem();
        return item && item->objectName().startsWith("pile");
    };
    return atPile() || press(Qt::Key_Right, atPile);
}

bool KeyboardPlayer::act()
{
    const GameSession& session = m_pilot.session();
    if (!session.canNext() && session.handCovered() && !goTo("uncoverHand"))
        return false;
    const bool ready = session.canNext() || session.handCovered() ||
                       (session.state()->phase() == TableState::Phase::Construction && construct()) ||
                       (session.state()->phase() == TableState::Phase::Bidding && bid()) ||
                       (session.state()->phase() == TableState::Phase::Tile && build()) ||
                       (session.state()->phase() == TableState::Phase::Draw && draw());
    if (ready)
        m_pilot.key(Qt::Key_Return);
    return ready;
}

bool KeyboardPlayer::playToTheEnd()
{
    const auto over = [&] { return m_pilot.find("rematchButton") != nullptr; };
    while (QTest::qWaitFor([&] { return over() || m_pilot.isAsked(); }, 10000)) {
        if (over())
            return true;
        if (!act())
            return false;
    }
    return false;
}

} // namespace capitol::test
