// Tests of the program without a window: each test has a program of its own, in a sandbox of its own.
#pragma once

#include "program/app.h"
#include "sandbox.h"

#include <QTest>

namespace capitol::test {

class ProgramTest : public QObject
{
protected:
    // For a test's init() and cleanup().
    void begin()
    {
        sandbox = std::make_unique<Sandbox>();
        engine = std::make_unique<QQmlEngine>();
        errors.clear();
        restart();
    }
    void end()
    {
        app.reset();
        engine.reset();
    }
    // Ends the program, if it is on, and starts it again in the same sandbox.
    void restart()
    {
        app.reset();
        app = std::make_unique<app::App>(*engine, nullptr);
        app->preferences()->setAnimationPace(0);
        connect(app.get(), &app::App::error, this, [this](const QString& text) { errors.append(text); });
    }

    // Once all that was asked of them is done.
    static app::GameStatistics& settled(app::GameStatistics& statistics)
    {
        if (!QTest::qWaitFor([&] { return statistics.isIdle(); }))
            qFatal("the statistics' thread hangs");
        return statistics;
    }

    QString path(const QString& name) const { return sandbox->path(name); }
    QStringList savedGames() const { return QDir(path("data/games")).entryList(QDir::Files); }

    std::unique_ptr<Sandbox> sandbox;
    std::unique_ptr<QQmlEngine> engine;
    std::unique_ptr<app::App> app;
    QStringList errors; // that were said
};

} // namespace capitol::test
