// The styles of play of Capitol's computer players in words, by number: 0 is none.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <string_view>

namespace capitol::app {

class PlayerStyle
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::PlayerStyle)

public:
    static QStringList names();
    // What it likes, a sentence.
    static QString note(int style);
    // Of a strength ("expert", "1400"): "1400, miser".
    static QString level(const QString& strength, int style);
    // "Computer: 1400, miser".
    static QString computer(const QString& level);

    // As the engine names them (`style_names`; "": none).
    static int numberOf(std::string_view style);
    static std::string_view idOf(int style);
};

} // namespace capitol::app
