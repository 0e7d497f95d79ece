#include "canal_player.h"

#include "keyboard_player.h"

#include <QTest>

namespace capitol::test {

namespace {

QList<int> legalIn(const QAbstractItemModel& model)
{
    QList<int> rows;
    for (int row = 0; row < model.rowCount(); ++row)
        if (valueOf(model, row, "legal").toBool())
            rows.append(row);
    return rows;
}

} // namespace

QVariant valueOf(const QAbstractItemModel& model, int row, const char* role)
{
    return model.index(row, 0).data(model.roleNames().key(role));
}

bool CanalPlayer::waitUntilAsked() const
{
    return QTest::qWaitFor([this] { return session().over() || session().humanToMove() || covered(); },
                           30000);
}

bool CanalPlayer::act()
{
    if (covered())
        return uncover();
    if (composer().canConfirm())
        return confirm();
    if (composer().naming())
        return pickAny();
    if (composer().canName() && anyOf(3) == 0)
        return nameJunction();
    if (const auto contracts = legalIn(*session().parliament()); !contracts.isEmpty())
        return takeContract(any(contracts));
    if (const auto cards = legalIn(*session().hand()); !cards.isEmpty())
        return discard(any(cards));
    if (session().targets()->count() > 0)
        return pickAny();
    if (const auto cards = legalIn(*session().row()); !cards.isEmpty())
        return takeCard(any(cards));
    if (session().options()->count() == 0)
        return swapIfAsked();
    return chooseOption(
        valueOf(*session().options(), anyOf(session().options()->count()), "name").toString());
}

// Where a column is long, it is scrolled there first.
bool CanalPlayer::clickInSight(const QString& name)
{
    const auto isInSight = [&] {
        QQuickItem* item = m_pilot.find(name);
        return item && isInPane(*item);
    };
    return QTest::qWaitFor(isInSight, 5000) && m_pilot.click(name);
}

// Else it will be.
bool CanalPlayer::isInPane(QQuickItem& item)
{
    QQuickItem* pane = item.parentItem();
    while (pane && pane->metaObject()->indexOfMethod("reveal(QQuickItem*)") < 0)
        pane = pane->parentItem();
    if (!pane)
        return true;
    const qreal top = item.mapToItem(pane, {0, 0}).y();
    if (top >= 0 && top + item.height() <= pane->height())
        return true;
    QMetaObject::invokeMethod(pane, "reveal", Q_ARG(QQuickItem*, &item));
    return false;
}

bool CanalPlayer::pickAny()
{
    return pickTarget(valueOf(*session().targets(), anyOf(session().targets()->count()), "hex").toInt());
}

// Only a lesson asks for nothing else.
bool CanalPlayer::swapIfAsked()
{
    const auto engineers = legalIn(*session().engineers());
    return !engineers.isEmpty() && swap(valueOf(*session().engineers(), engineers.first(), "number").toInt());
}

bool CanalPlayer::playToTheEnd()
{
    for (int acts = 0; acts < 3000 && waitUntilAsked(); ++acts) {
        if (session().over())
            return true;
        if (!act())
            break;
    }
    qWarning("The game stands still: %s %s; %s has the keyboard.", qPrintable(session().prompt()),
             qPrintable(composer().text()), qPrintable(m_pilot.window().activeFocusItem()->objectName()));
    return false;
}

// A long list has to be scrolled: then the first one will do.
bool CanalPlayer::chooseOption(const QString& name)
{
    return clickInSight(m_pilot.find(name) ? name : valueOf(*session().options(), 0, "name").toString());
}

bool CanalPlayer::pickTarget(int hex)
{
    m_pilot.clickAt(seen(hex));
    return true;
}

QPointF CanalPlayer::seen(int hex) const
{
    QPointF place;
    QMetaObject::invokeMethod(m_pilot.find("canalBoard"), "mapFromHex", Q_RETURN_ARG(QPointF, place),
                              Q_ARG(int, hex));
    return place;
}

bool CanalTypist::press(Qt::Key key)
{
    m_pilot.key(key);
    return true;
}

bool CanalTypist::enter(const QString& name)
{
    return KeyboardPlayer(m_pilot).goTo(name) && press(Qt::Key_Return);
}

bool CanalTypist::discard(int row)
{
    return row < 9 ? digit(row) : enter(QString("handCard%1").arg(row));
}

bool CanalTypist::chooseOption(const QString& name)
{
    if (name == "pass" || name == "drawTop")
        return press(name == "pass" ? Qt::Key_P : Qt::Key_D);
    return enter(name);
}

// An arrow leads to what can be picked, Tab to the next of these.
bool CanalTypist::pickTarget(int hex)
{
    press(Qt::Key_Up);
    const auto here = [this] { return m_pilot.window().activeFocusItem()->property("hex").toInt(); };
    for (int tab = 0; here() != hex && tab < session().targets()->count(); ++tab)
        press(Qt::Key_Tab);
    return press(Qt::Key_Return);
}

} // namespace capitol::test
