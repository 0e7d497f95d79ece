// On macOS, a double-clicked file or link reaches a running program as an event.
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
    void followed(const QString& link);
};

} // namespace capitol::app
