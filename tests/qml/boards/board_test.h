// What the tests of the boards share: a window with one board of the stubs' table, and eyes for it.
#pragma once

#include "board_window.h"

#include <QTest>

constexpr QSize boardWindowSize(1024, 640);

int distance(QRgb a, QRgb b);

class BoardTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL); }

private slots:
    void initTestCase();
    void init();
    void cleanup();

protected:
    // Rows of both boards, each in its usual view.
    static void boards();
    void show(const QString& type, const QString& view);
    QPoint site(int row) const { return mapped("mapFromSite", row); }
    QPoint mapped(const char* function, int row) const;
    QObject* scene() const { return m_board->property("scene").value<QObject*>(); }
    QObject* siteShown(int row) const { return shown("site3d", row); }
    QObject* lotShown(int row) const { return shown("lot3d", row); }
    QObject* shown(const QString& name, int row) const
    {
        return scene()->findChild<QObject*>(name + QString::number(row));
    }
    QRgb seenAt(QPoint point) const { return m_window->grabWindow().pixel(point); }
    // To a pose that the board has had.
    void placeCamera(const QVariant& pose);
    // Points around a site that look otherwise than before.
    int changesAt(int row, const QImage& before) const;

    std::unique_ptr<StubTable> m_table;
    std::unique_ptr<BoardWindow> m_window;
    QQuickItem* m_board = nullptr;
};
