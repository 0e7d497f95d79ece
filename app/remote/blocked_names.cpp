#include "remote/blocked_names.h"

namespace capitol::app {

namespace {

constexpr qsizetype mostBlocked = 200;

QString folded(const QString& name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

} // namespace

bool isBlocked(const QStringList& blocked, const QString& name)
{
    const QString wanted = folded(name);
    return !wanted.isEmpty() && std::any_of(blocked.begin(), blocked.end(),
                                            [&](const QString& one) { return folded(one) == wanted; });
}

QStringList withBlocked(QStringList blocked, const QString& name, bool on)
{
    const QString wanted = folded(name);
    blocked.removeIf([&](const QString& one) { return folded(one) == wanted; });
    if (on && !wanted.isEmpty())
        blocked.append(name);
    return blocked.mid(std::max(qsizetype(0), blocked.size() - mostBlocked));
}

} // namespace capitol::app
