// On macOS, a double-clicked file reaches a running program as an event.
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
