// How a computer player of Capitol plays: how strong it is and what it likes, as its id says ("master",
// "rated-1300/miser").
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class PlayerStyle : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        QString player READ player WRITE setPlayer NOTIFY changed) // left as it is by an id that says neither
    Q_PROPERTY(int rating READ rating WRITE setRating NOTIFY changed)
    Q_PROPERTY(int style READ style WRITE setStyle NOTIFY changed) // a row of `styles`
    Q_PROPERTY(QString name READ name NOTIFY changed)              // "Computer: 1300, miser"
    Q_PROPERTY(QString note READ note NOTIFY changed)              // what it likes, a sentence
    Q_PROPERTY(QStringList styles READ styles CONSTANT)            // in words; the first is none
    Q_PROPERTY(QString levels READ levels CONSTANT)                // "easy: 1200 · medium: 1500 ..."
    Q_PROPERTY(int lowest READ lowest CONSTANT)                    // rating
    Q_PROPERTY(int highest READ highest CONSTANT)                  // rating
    Q_PROPERTY(int step READ step CONSTANT)                        // between two ratings

public:
    // Of the medium level and in no style.
    explicit PlayerStyle(QObject* parent = nullptr);

    static QString nameOf(const QString& id); // of one of them, in words; another id itself
    static QString noteOf(const QString& id); // of one of them, the same; empty for another

    QString player() const;
    void setPlayer(const QString& id);
    int rating() const { return m_rating; }
    void setRating(int rating); // the nearest there is
    int style() const { return m_style; }
    void setStyle(int style);
    QString name() const { return nameOf(player()); }
    QString note() const;
    static QStringList styles();
    static int lowest();
    static int highest();
    static int step();
    static QString levels();

signals:
    void changed();

private:
    void become(int rating, int style);

    int m_rating;
    int m_style = 0;
};

} // namespace capitol::app
