// The text of a variant: line numbers, and a mark in the margin where something is wrong.
#pragma once

#include "program/widget_theme.h"
#include "variant/diagnostic.h"

#include <QPlainTextEdit>

#include <functional>

namespace capitol::app {

class YamlView : public QPlainTextEdit
{
    Q_OBJECT

public:
    YamlView(const WidgetTheme& look, QWidget* parent);
    void setProblems(const Diagnostics& diagnostics);
    void restyle();
    // To that place, from 1, as the engine counts: characters.
    void jumpTo(int line, int column);
    // The margin's, for itself.
    int marginWidth() const;
    void paintMargin(QPainter& painter, const QRect& area);
    QString problemAt(int y) const;

    // Asked before a person changes anything; false: it may not be.
    std::function<bool()> mayChange = [] { return true; };

signals:
    void undoWanted();
    void redoWanted();
    void filesDropped(const QList<QUrl>& files);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;

private:
    bool isFree();
    void layMargin();
    void showProblems();

    const WidgetTheme& m_look;
    QWidget* m_margin;
    QMap<int, QStringList> m_problems; // by line from 0
    Diagnostics m_diagnostics;
};

} // namespace capitol::app
