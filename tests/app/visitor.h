// Somebody who plays with people elsewhere, without a window.
#pragma once

#include "remote/together.h"

#include <QTest>

namespace capitol::test {

inline constexpr int patienceForAll = 60000; // milliseconds

class Visitor
{
public:
    // `variants`: of Canal Mania.
    Visitor(const Library& library, const QString& folder, const QString& name,
            const Folders& variants = {CAPITOL_SOURCE_DIR "/variants"})
        : canals(variants),
          together({library, canals, {CAPITOL_SOURCE_DIR "/translations/rulebook"}}, folder.toStdString())
    {
        together.setName(name);
        together.setLanguage(QStringLiteral("en"));
        QObject::connect(&together, &app::Together::failed, &together,
                         [this](const QString& text) { failures.append(text); });
    }
    bool reaches(app::Together::State state) const
    {
        return QTest::qWaitFor([&] { return together.state() == state; }, patienceForAll);
    }
    bool sits(int seat) const
    {
        return QTest::qWaitFor([&] { return together.room() && together.room()->seat() == seat; },
                               patienceForAll);
    }

    const canal::Library canals;
    app::Together together;
    QStringList failures;
};

} // namespace capitol::test
