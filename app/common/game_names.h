// The two games by the keys that settings, pages and announcements have for them, and in words.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace capitol::app {

inline constexpr QLatin1String capitolGame("capitol");
inline constexpr QLatin1String canalGame("canal");

class GameNames
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::GameNames)

public:
    // What a game by these rules is called in a list of both games, by the rules' name.
    static QString titled(const QString& game, const QString& rules);
    // A variant’s name, for rules that are not quite the variant’s.
    static QString changed(const QString& variant);
};

} // namespace capitol::app
