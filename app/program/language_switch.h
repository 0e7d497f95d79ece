// Puts the interface into another language while the program runs.
#pragma once

#include <QQmlEngine>
#include <QTranslator>

#include <string>

namespace capitol::app {

// The code of the language that is spoken now, one of `languages`.
std::string spokenLanguage();

class LanguageSwitch
{
public:
    explicit LanguageSwitch(QQmlEngine& engine) : m_engine(engine) {}
    ~LanguageSwitch();

    // "it", "fr", "nl", "en". Without that language's words on board the text stays as it is in the source:
    // English.
    void speak(const QString& code);

private:
    QQmlEngine& m_engine;
    QTranslator m_translator;
};

} // namespace capitol::app
