// macOS tells a running program of a double-clicked file by an event.
#pragma once

#include <QObject>

namespace capitol::app {

class OpenedFiles : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void opened(const QString& file);
};

} // namespace capitol::app
