// Drives the real window as a person does: clicks on what is seen, keys, and eyes for what glows.
// Shared by the window's tests and the screenshots.
#pragma once

#include "program/app.h"
#include "sandbox.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <optional>

namespace capitol::test {

// Every warning and error of Qt and QML is kept: a test that leaves any has failed.
class Warnings
{
public:
    static void install();
    // Those since the last call.
    static QStringList take();
};

enum class BoardView { flat, deep };

class Pilot
{
public:
    // Opens the window on the start page, at once and without pauses.
    explicit Pilot(BoardView board);
    ~Pilot();

    QQuickWindow& window() const { return *m_window; }
    app::App& app() const { return *m_app; }
    app::GameSession& session() const { return *m_app->session(); }
    app::Composer& composer() const { return *session().composer(); }
    app::Preferences& preferences() const { return *m_app->preferences(); }
    bool hasDepth() const { return m_app->board3dAvailable(); }

    // Of the window; none for a pilot, unless it is told otherwise.
    void setGraceTime(int milliseconds);

    // The item of that objectName that can be seen, or nullptr.
    QQuickItem* find(const QString& name) const;
    // Those in sight whose QML file is called so.
    static QList<const QQuickItem*> itemsOf(const QQuickItem& parent, const char* type);
    // Its text; empty where it cannot be seen.
    QString textOf(const QString& name) const;
    // Clicks the middle of that item once it is there and enabled; false after five seconds.
    bool click(const QString& name);
    // Opens the table's menu and clicks that line of it.
    bool chooseInMenu(const QString& line);
    void clickAt(QPointF inWindow);
    // Where the last click was.
    QPointF lastClick() const { return m_lastClick; }
    bool clickSite(int row) { return clickOnBoard("mapFromSite", row); }
    bool clickYard(int row) { return clickOnBoard("mapFromYard", row); }
    // Drags the item's middle there, in steps as a hand does.
    bool drag(const QString& name, QPointF to);
    void drag(QPointF from, QPointF to);
    QPointF siteSeen(int row) const { return placeOf("mapFromSite", row); }
    QPointF yardSeen(int row) const { return placeOf("mapFromYard", row); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    // Presses the key, holds it until it has repeated so often, and lets it go.
    void hold(Qt::Key key, int repeats, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    // It repeats so often, as it has been held for a while.
    void holdOn(Qt::Key key, int repeats, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    bool resize(QSize size);
    // The first row whose role is that, -1.
    static int firstRow(const QAbstractItemModel& model, int role, bool value = true);
    void hoverSite(int row);
    // By then everything has its new place.
    bool waitForFrame() const;
    // Chooses the first permit that can do something.
    bool selectPermit();
    bool canPlayPermit() const;

    // One person and two computer players, with a known deal. False if the person is never asked for a move.
    bool beginGame(const QString& seed);

    // A person may do something now.
    bool isAsked() const { return session().canNext() || session().humanToMove() || isCovered(); }
    // A person is to move whose hand is covered.
    bool isCovered() const;
    // Does by mouse what a person may do now, if anything: a card and its places, a bid, a tile, a draw,
    // Continue. False if nothing was to be done.
    bool act();
    // The same, but out of every construction at once.
    bool passOrAct();
    bool waitUntilAsked() const;
    // Acts until `enough`; false if nothing can be done for ten seconds.
    bool playUntil(const std::function<bool()>& enough);
    bool playToTheEnd();

private:
    bool clickEdge(const QQuickItem& item);
    QString composed() const;
    QPointF placeOf(const char* map, int row) const;
    std::optional<QPointF> restingPlaceOf(const char* map, int row) const;
    bool clickOnBoard(const char* map, int row);
    // What waits to be confirmed.
    bool confirm() { return !composer().canConfirm() || click("confirmButton"); }
    bool construct();
    bool build();
    bool bid();
    bool draw();
    int playablePermit() const;
    QQuickItem* findIn(QQuickItem* parent, const QString& name) const;

    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    app::App* m_app = nullptr;
    QPointF m_lastClick;
};

} // namespace capitol::test
