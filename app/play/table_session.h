// The session of any game, as who only hears of the table follows it.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class TableSession : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

    virtual bool humanToMove() const = 0; // a person is asked
    virtual QString prompt() const = 0;   // for what

signals:
    void changed();                     // anything of the table: after the signals of what it was
    void narrated(const QString& line); // what happened just now, as it is shown
};

} // namespace capitol::app
