// What a match tells, whichever the game.
#pragma once

#include <QObject>

namespace match {

class MatchSignals : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    void asked();                       // the person to move, who is here
    void happened();                    // a choice was made: `Match::happening`
    void rewound();                     // choices were taken back
    void refused();                     // one that was submitted: `Match::refusal`
    void changed();                     // how it stands otherwise: `standing`, `thinking`, `record`
    void failed(const QString& reason); // it could not be saved, so nothing has changed
};

} // namespace match
