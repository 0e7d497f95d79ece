#include "pilot.h"

#include "program/board3d_probe.h"
#include "program/closed_engine.h"
#include "program/closed_pages.h"

#include <QMutex>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QtQuickTest/quicktest.h>

#include <algorithm>

namespace capitol::test {

using app::AreaModel;
using app::HandModel;
using app::PileModel;
using app::SiteModel;
using app::TableState;
using app::YardModel;

namespace {

QMutex s_guard;
QStringList s_warnings;
QtMessageHandler s_before = nullptr;

// Qt's own render loop says the first of itself, now and then, when a window goes; where there is no screen,
// no window can be raised or held to a size.
bool isOfQtItself(const QString& message)
{
    return message == QLatin1String("QUnifiedTimer::stopAnimationDriver: driver is not running") ||
           message == QLatin1String("This plugin does not support raise()") ||
           message == QLatin1String("This plugin does not support propagateSizeHints()");
}

// What is seen of a sheet or a menu goes by the name of that.
QString nameOf(const QQuickItem& item)
{
    return item.inherits("QQuickPopupItem") ? item.parent()->objectName() : item.objectName();
}

void keep(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type != QtDebugMsg && type != QtInfoMsg && !isOfQtItself(message)) {
        const QMutexLocker lock(&s_guard);
        s_warnings.append(message);
    }
    s_before(type, context, message);
}

// Layouts give what is in them its place with the next frame.
bool isPlaced(const QQuickItem* item)
{
    return !item || (!QQuickTest::qIsPolishScheduled(item) && isPlaced(item->parentItem()));
}

QString lettersOf(Qt::Key key)
{
    const char letter = QTest::keyToAscii(key);
    return letter ? QString(QChar::fromLatin1(letter)) : QString();
}

} // namespace

void Warnings::install()
{
    s_before = qInstallMessageHandler(keep);
}

QStringList Warnings::take()
{
    const QMutexLocker lock(&s_guard);
    return std::exchange(s_warnings, {});
}

Pilot::Pilot(BoardView board)
{
    m_engine.addImportPath("qrc:/qt/qml");
    app::closeEngine(m_engine);
    app::App::setBoard3dAvailable(board == BoardView::deep && app::canShowBoard3d(m_engine));
    {
        app::Preferences before; // written when it goes
        before.setAnimationPace(0);
        before.setOpponent("greedy"); // plays at once
        before.setView3d(board == BoardView::deep);
        before.setLogShown(false);
    }
    m_engine.load(QUrl("qrc:/qt/qml/Capitol/Main/Main.qml"));
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
    m_app = m_engine.singletonInstance<app::App*>(qmlTypeId("Capitol", 1, 0, "App"));
    if (!m_window || !m_app)
        qFatal("The window did not open.");
    setGraceTime(0); // it does not click by mistake
    if (!QTest::qWaitForWindowExposed(m_window))
        qFatal("The window is not shown.");
    m_window->requestActivate(); // no window manager does it
    if (!QTest::qWaitForWindowActive(m_window))
        qFatal("The window has no keyboard.");
    // Whatever the screen; drawn in software every pixel of the board in depth counts.
    if (m_app->preferences()->windowGeometry().isNull() &&
        !resize(board == BoardView::deep ? QSize(1024, 640) : QSize(1280, 800)))
        qFatal("The window has not the size it is given.");
}

// The scene is nobody's child: its board knows it.
Pilot::~Pilot()
{
    QList<QPointer<QObject>> scenes;
    const QList<QObject*> rigs = m_window->findChildren<QObject*>("cameraRig");
    for (const QObject* rig : rigs)
        scenes.append(rig->parent()->property("scene").value<QObject*>());
    app::closePages(*m_window);
    if (!std::all_of(scenes.begin(), scenes.end(), [](const auto& scene) { return scene.isNull(); }))
        qWarning("The board in depth does not go.");
}

void Pilot::setGraceTime(int milliseconds)
{
    QQmlComponent holder(&m_engine);
    holder.setData("import QtQml\nimport Capitol.Theme\nQtObject { property QtObject theme: Theme }", {});
    const std::unique_ptr<QObject> held(holder.create());
    held->property("theme").value<QObject*>()->setProperty("graceTime", milliseconds);
}

QQuickItem* Pilot::findIn(QQuickItem* parent, const QString& name) const
{
    for (QQuickItem* child : parent->childItems()) {
        if (!child->isVisible())
            continue;
        if (nameOf(*child) == name)
            return child;
        if (QQuickItem* found = findIn(child, name))
            return found;
    }
    return nullptr;
}

QQuickItem* Pilot::find(const QString& name) const
{
    return findIn(m_window->contentItem(), name);
}

QList<const QQuickItem*> Pilot::itemsOf(const QQuickItem& parent, const char* type)
{
    QList<const QQuickItem*> found;
    for (const QQuickItem* child : parent.childItems()) {
        if (!child->isVisible())
            continue;
        if (QByteArray(child->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE"))
            found.append(child);
        found += itemsOf(*child, type);
    }
    return found;
}

QString Pilot::textOf(const QString& name) const
{
    const QQuickItem* item = find(name);
    return item ? item->property("text").toString() : QString();
}

bool Pilot::chooseInMenu(const QString& line)
{
    return click("menuButton") && QTest::qWaitFor([&] { return find(line) != nullptr; }, 5000) &&
           waitForFrame() && // its lines get their places with the frame
           click(line);
}

void Pilot::clickAt(QPointF inWindow)
{
    m_lastClick = inWindow;
    QTest::mouseMove(m_window, inWindow.toPoint());
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, inWindow.toPoint());
}

bool Pilot::click(const QString& name)
{
    const auto ready = [&] { return find(name) && find(name)->isEnabled() && isPlaced(find(name)); };
    if (!QTest::qWaitFor(ready, 5000)) {
        qWarning("%s is not there to be clicked.", qPrintable(name));
        return false;
    }
    if (clickEdge(*find(name)) || !name.startsWith("handCard"))
        return true;
    // The cards of a hand that has changed come to their places with the next frame.
    if (waitForFrame() && find(name))
        clickEdge(*find(name));
    return true;
}

// Cards of a hand overlap: what is surely seen of them is their left edge. Whether it changed what is
// composed.
bool Pilot::clickEdge(const QQuickItem& item)
{
    const auto picked = [this] { return std::pair(composer().selectedCard(), composer().bidCount()); };
    const auto before = picked();
    clickAt(item.mapToScene({std::min(item.width() / 2, 10.0), item.height() / 2}));
    return picked() != before;
}

bool Pilot::drag(const QString& name, QPointF to)
{
    if (!QTest::qWaitFor([&] { return find(name) != nullptr; }, 5000) || !waitForFrame())
        return false;
    const QQuickItem* item = find(name);
    drag(item->mapToScene({10, item->height() / 2}), to);
    return true;
}

void Pilot::drag(QPointF from, QPointF to)
{
    QTest::mousePress(m_window, Qt::LeftButton, {}, from.toPoint());
    constexpr int steps = 12;
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(m_window, (from + (to - from) * step / steps).toPoint(), 5);
    waitForFrame(); // nobody drags faster than the window shows what it is dragged to
    QTest::mouseRelease(m_window, Qt::LeftButton, {}, to.toPoint());
}

QPointF Pilot::placeOf(const char* map, int row) const
{
    QPointF place;
    QQuickItem* board = find("board");
    if (!board || !QMetaObject::invokeMethod(board, map, Q_RETURN_ARG(QPointF, place), Q_ARG(int, row)))
        qCritical("The board cannot say where %s %d is.", map, row);
    return place;
}

// How far the move is: what of it there is, and what may be picked next.
QString Pilot::composed() const
{
    const auto legal = [](const QAbstractItemModel& model, int role) {
        QString rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows += model.index(row, 0).data(role).toBool() ? '1' : '0';
        return rows;
    };
    return session().state()->prompt() + composer().ghostText() +
           legal(*session().sites(), SiteModel::Legal) + legal(*session().sites(), SiteModel::Ghost) +
           legal(*session().yard(), YardModel::Legal) + legal(*session().yard(), YardModel::Selected) +
           QString::number(composer().roofChoiceOpen()) + QString::number(composer().canConfirm());
}

bool Pilot::waitForFrame() const
{
    QSignalSpy frames(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    return frames.wait(10'000); // the first of a scene in 3D, drawn in software, takes seconds
}

// Where it stands once it no longer moves: on a busy machine a movement takes more frames than one.
std::optional<QPointF> Pilot::restingPlaceOf(const char* map, int row) const
{
    QPointF place = placeOf(map, row);
    for (int frames = 0; frames < 100 && waitForFrame(); ++frames) {
        const QPointF before = std::exchange(place, placeOf(map, row));
        if (place == before)
            return place;
    }
    return {};
}

bool Pilot::clickOnBoard(const char* map, int row)
{
    const std::optional<QPointF> place = restingPlaceOf(map, row);
    if (!place)
        return false;
    const QString before = composed();
    clickAt(*place);
    const bool answered = QTest::qWaitFor([&] { return composed() != before; }, 5000);
    if (!answered)
        qWarning("The click on %s %d at %g, %g had no answer.", map, row, place->x(), place->y());
    return answered;
}

void Pilot::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
}

// As X11 does: a held key is released and pressed again and again.
void Pilot::holdOn(Qt::Key key, int repeats, Qt::KeyboardModifiers modifiers)
{
    for (int i = 0; i < repeats; ++i) {
        QTest::simulateEvent(m_window, false, key, modifiers, lettersOf(key), true);
        QTest::simulateEvent(m_window, true, key, modifiers, lettersOf(key), true);
    }
}

void Pilot::hold(Qt::Key key, int repeats, Qt::KeyboardModifiers modifiers)
{
    QTest::simulateEvent(m_window, true, key, modifiers, lettersOf(key), false);
    holdOn(key, repeats, modifiers);
    QTest::simulateEvent(m_window, false, key, modifiers, lettersOf(key), false);
}

bool Pilot::resize(QSize size)
{
    m_window->resize(size);
    return QTest::qWaitFor([&] { return m_window->size() == size; }, 2000) && waitForFrame();
}

int Pilot::firstRow(const QAbstractItemModel& model, int role, bool value)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.data(model.index(row, 0), role).toBool() == value)
            return row;
    return -1;
}

void Pilot::hoverSite(int row)
{
    QTest::mouseMove(m_window, placeOf("mapFromSite", row).toPoint());
}

int Pilot::playablePermit() const
{
    for (int row = 0; row < session().hand()->rowCount(); ++row) {
        const auto card = session().hand()->index(row, 0);
        if (card.data(HandModel::Kind).toInt() == 2 && card.data(HandModel::Playable).toBool())
            return row;
    }
    return -1;
}

bool Pilot::selectPermit()
{
    return click(QString("handCard%1").arg(playablePermit()));
}

// The next pick of the move being composed.
bool Pilot::build()
{
    if (composer().roofChoiceOpen())
        return click("roundRoof");
    const int site = firstRow(*session().sites(), SiteModel::Legal);
    const int building = firstRow(*session().yard(), YardModel::Legal);
    if (site >= 0 && (building < 0 || firstRow(*session().yard(), YardModel::Selected) >= 0))
        return clickSite(site);
    if (composer().newBuildingLegal())
        return clickYard(session().yard()->rowCount());
    return building >= 0 && clickYard(building);
}

bool Pilot::construct()
{
    for (int row = 0; row < session().hand()->rowCount(); ++row) {
        const auto card = session().hand()->index(row, 0);
        if (!card.data(HandModel::Playable).toBool())
            continue;
        if (!click(QString("handCard%1").arg(row)))
            return false;
        while (!composer().canConfirm() && build()) {
        }
        if (composer().canConfirm())
            return confirm();
        key(Qt::Key_Escape);
    }
    return click("passButton") && confirm();
}

bool Pilot::bid()
{
    const int cards = std::min(int(session().hand()->rowCount()),
                               session().state()->round() + session().state()->auction() - 1);
    for (int row = 0; row < cards; ++row)
        if (!click(QString("handCard%1").arg(row)))
            return false;
    return composer().bidCount() == cards && click("confirmButton");
}

// From each pile in turn, as far as they last.
bool Pilot::draw()
{
    const int wanted = session().state()->drawsLeft() % 3;
    const bool legal = session().piles()->index(wanted, 0).data(PileModel::Legal).toBool();
    return click(QString("pile%1").arg(legal ? wanted : firstRow(*session().piles(), PileModel::Legal)));
}

bool Pilot::canPlayPermit() const
{
    return playablePermit() >= 0;
}

bool Pilot::beginGame(const QString& seed)
{
    QVariantList seats;
    for (const auto& [name, player] : {std::pair{"Anna", "human"}, {"Livia", "greedy"}, {"Marcus", "random"}})
        seats.append(QVariantMap{{"name", name}, {"player", player}});
    app().capitol()->newGame(seats, "schmidt", seed);
    return playUntil([this] { return session().humanToMove(); });
}

bool Pilot::isCovered() const
{
    const app::Match* match = session().match();
    return match && !match->isOver() && session().canUncoverHand() &&
           match->toMove() == session().viewSeat() && !session().replay()->on();
}

bool Pilot::act()
{
    if (session().canNext())
        return click(session().state()->stage() == TableState::StageView::Reveal ? "revealNext"
                                                                                 : "scoringNext");
    if (isCovered())
        return click("uncoverHand");
    if (!session().humanToMove())
        return false;
    switch (session().state()->phase()) {
    case TableState::Phase::Construction:
        return construct();
    case TableState::Phase::Bidding:
        return bid();
    case TableState::Phase::Tile:
        return build() && confirm();
    case TableState::Phase::Draw:
        return draw();
    case TableState::Phase::Over:
        return false;
    }
    return false;
}

bool Pilot::passOrAct()
{
    const bool building =
        session().humanToMove() && session().state()->phase() == TableState::Phase::Construction;
    return building ? click("passButton") && confirm() : act();
}

bool Pilot::waitUntilAsked() const
{
    return QTest::qWaitFor([this] { return session().active() && isAsked(); }, 20000);
}

bool Pilot::playUntil(const std::function<bool()>& enough)
{
    const auto due = [&] { return enough() || isAsked(); };
    while (QTest::qWaitFor(due, 60000)) { // at the usual pace the others take their time
        if (enough())
            return true;
        if (!act())
            return false;
    }
    return false;
}

bool Pilot::playToTheEnd()
{
    return playUntil([&] { return find("rematchButton") != nullptr; });
}

} // namespace capitol::test
