// Pictures of the real window.
#pragma once

#include "pilot.h"

#include <QDir>
#include <QTest>

namespace capitol::test {

class Album
{
public:
    Album(Pilot& pilot, QString folder, QString suffix)
        : m_pilot(pilot), m_folder(std::move(folder)), m_suffix(std::move(suffix))
    {
    }

    // Once all has come to rest.
    void take(const QString& name)
    {
        QTest::qWait(1200); // until everything has come to rest and been drawn
        if (!QTest::qWaitFor([this] { return isStill(); }, 10000))
            qFatal("The board does not come to rest for %s.", qPrintable(name));
        const QString file = QDir(m_folder).filePath(name + m_suffix + ".png");
        if (!m_pilot.window().grabWindow().save(file))
            qFatal("%s cannot be written.", qPrintable(file));
    }

    // Plays on until that is to be seen, and takes it.
    void takeWhen(const QString& name, const std::function<bool()>& seen)
    {
        if (!m_pilot.playUntil(seen))
            qFatal("The game stands still before %s.", qPrintable(name));
        take(name);
    }

private:
    // The board in depth takes longer; a flat one has no rest of its own.
    bool isStill() const
    {
        const QQuickItem* board = m_pilot.find("board");
        return !board || board->property("resting") != QVariant(false);
    }

    Pilot& m_pilot;
    QString m_folder;
    QString m_suffix;
};

} // namespace capitol::test
