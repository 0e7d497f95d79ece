#include "soak.h"

#include <QFile>
#include <QTest>

namespace capitol::test {

namespace {

bool comes(const Pilot& pilot, const char* item)
{
    return QTest::qWaitFor([&] { return pilot.find(item) != nullptr; }, 20'000) && pilot.waitForFrame();
}

} // namespace

double memoryInUse(const char* what)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray& line : lines)
        if (line.startsWith(what))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    return 0;
}

bool beginAndLeave(Pilot& pilot)
{
    pilot.app().capitol()->play();
    const bool began = comes(pilot, "handCard0");
    pilot.app().capitol()->leave();
    return began && comes(pilot, "newGameButton");
}

bool playAndLeave(Pilot& pilot)
{
    pilot.app().capitol()->play();
    const bool played = comes(pilot, "handCard0") && pilot.playToTheEnd();
    pilot.app().capitol()->leave();
    return played && comes(pilot, "newGameButton");
}

} // namespace capitol::test
