// Where the board waits while no page shows it. Qt 3D 6.4 gives back neither the memory of a scene that goes
// nor all its places in the queue of the graphics card, and ends the program when these are used up: so the
// window has one board, made once, which goes from page to page.
#pragma once

#include <QPointer>
#include <QQmlContext>
#include <QQuickItem>
#include <QUrl>
#include <QVariantMap>

#include <map>
#include <memory>

namespace capitol::app {

class BoardShelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // The board of that QML file, in its place in the window, with these properties; null if it cannot be
    // made. Another page's place may have it: that one loses it.
    Q_INVOKABLE QQuickItem* take(const QUrl& file, QQuickItem* place, const QVariantMap& properties);
    Q_INVOKABLE void putBack(QQuickItem* board);
    // All that wait go, and this one.
    Q_INVOKABLE void clear(QQuickItem* board);

private:
    // Its bindings go first, or they would be asked once more while its parts are taken away.
    struct Kept
    {
        QPointer<QQuickItem> board;
        std::unique_ptr<QQmlContext> context;
    };

    Kept make(const QUrl& file, const QQuickWindow& window, const QVariantMap& properties);
    static void tell(QQuickItem& board, const QVariantMap& properties);
    QQuickItem* shelfIn(const QQuickWindow& window);

    QPointer<QQuickItem> m_shelf; // out of sight, in the same window: a scene that leaves it is taken apart
    std::map<QUrl, Kept> m_boards;
};

} // namespace capitol::app
