// Asks for a file with the desktop's dialog, or Qt's if there is none; the window keeps running.
#pragma once

#include "common/widget_theme.h"

#include <QObject>
#include <QQuickWindow>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QFileDialog;

namespace capitol::app {

class FileQuestion : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER m_title NOTIFY changed)
    // "Capitol games (*.capitol)": a file that is written gets the first ending of the one that is chosen.
    Q_PROPERTY(QStringList filters MEMBER m_filters NOTIFY changed)
    Q_PROPERTY(bool writing MEMBER m_writing NOTIFY changed) // else a file that is there
    Q_PROPERTY(capitol::app::WidgetTheme* theme MEMBER m_theme NOTIFY changed)

public:
    using QObject::QObject;

    // In front of `window`, starting in the user's documents. `name` is the suggestion, "" for none.
    Q_INVOKABLE void open(QQuickWindow* window, const QString& name = {});

signals:
    void changed();
    void chosen(const QUrl& file); // a local one; not if the person has thought better of it

private:
    void prepare(QFileDialog& dialog, const QString& name) const;

    QString m_title;
    QStringList m_filters;
    bool m_writing = false;
    WidgetTheme* m_theme = nullptr;
};

} // namespace capitol::app
