#include "remote/quick_phrases.h"

#include <QCoreApplication>

#include <array>

namespace capitol::app {

namespace {

struct Phrase
{
    const char* key;
    const char* words;
};

constexpr std::array phrases{
    Phrase{"quick:hello", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Hello!")},
    Phrase{"quick:good_luck", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Good luck!")},
    Phrase{"quick:well_played", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Well played!")},
    Phrase{"quick:thinking",
           QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "I need to think for a moment.")},
    Phrase{"quick:back_soon", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Back in a minute.")},
    Phrase{"quick:sorry", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Sorry!")},
    Phrase{"quick:thanks", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Thank you!")},
    Phrase{"quick:good_game", QT_TRANSLATE_NOOP("capitol::app::QuickPhrases", "Thanks for the game!")}};

} // namespace

const QStringList& quickPhrases()
{
    static const QStringList keys = [] {
        QStringList all;
        for (const Phrase& phrase : phrases)
            all.append(QLatin1String(phrase.key));
        return all;
    }();
    return keys;
}

QString phraseOf(const QString& saying)
{
    for (const Phrase& phrase : phrases)
        if (saying == QLatin1String(phrase.key))
            return QCoreApplication::translate("capitol::app::QuickPhrases", phrase.words);
    return saying;
}

} // namespace capitol::app
