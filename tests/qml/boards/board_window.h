// A window that shows one board after another, fed by the stubs, as the program's one window does.
#pragma once

#include "stub_table.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

// It has to live as long as anything handles events: Qt 3D 6.4 deletes its renderer some events after the
// board and reads freed memory where the window is gone by then.
class BoardWindow : public QQuickWindow
{
public:
    explicit BoardWindow(QSize size);

    // `type` is Board2D or Board3D; its module is named alike.
    QQuickItem* load(const StubTable& table, const QString& type, const QString& view);
    void unload() { m_board.reset(); }

private:
    QQmlEngine m_engine;
    std::unique_ptr<QQuickItem> m_board;
};
