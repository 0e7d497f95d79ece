#include "play/board_shelf.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>

namespace capitol::app {

QQuickItem* BoardShelf::take(const QUrl& file, QQuickItem* place, const QVariantMap& properties)
{
    if (!place || !place->window())
        return nullptr;
    Kept& kept = m_boards[file];
    if (kept.board) {
        putBack(kept.board); // from the page that may have it still
        tell(*kept.board, properties);
    } else {
        kept = make(file, *place->window(), properties);
    }
    if (kept.board)
        kept.board->setParentItem(place);
    return kept.board;
}

// What is there already does not arrive.
void BoardShelf::tell(QQuickItem& board, const QVariantMap& properties)
{
    board.setProperty("animated", false);
    for (auto property = properties.begin(); property != properties.end(); ++property)
        board.setProperty(qPrintable(property.key()), property.value());
}

BoardShelf::Kept BoardShelf::make(const QUrl& file, const QQuickWindow& window, const QVariantMap& properties)
{
    QQmlEngine* engine = qmlEngine(this);
    auto context = std::make_unique<QQmlContext>(engine->rootContext());
    QQmlComponent component(engine, file);
    auto* board = qobject_cast<QQuickItem*>(component.createWithInitialProperties(properties, context.get()));
    if (!board) {
        qWarning("%s", qPrintable(component.errorString()));
        return {};
    }
    board->setParent(window.contentItem()); // goes with the window
    connect(window.contentItem(), &QObject::destroyed, this, [this, file] { m_boards.erase(file); });
    return {board, std::move(context)};
}

void BoardShelf::putBack(QQuickItem* board)
{
    if (board && board->window())
        board->setParentItem(shelfIn(*board->window()));
}

QQuickItem* BoardShelf::shelfIn(const QQuickWindow& window)
{
    if (!m_shelf) {
        m_shelf = new QQuickItem(window.contentItem());
        m_shelf->setVisible(false);
    }
    return m_shelf;
}

void BoardShelf::clear(QQuickItem* board)
{
    for (auto& [file, kept] : m_boards) {
        if (!kept.board || (kept.board != board && kept.board->parentItem() != m_shelf))
            continue;
        kept.context.reset();
        kept.board->deleteLater();
        kept.board = nullptr;
    }
}

} // namespace capitol::app
