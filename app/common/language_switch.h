// Puts the interface into another language while the program runs: our words, and Qt's own on buttons and in
// menus.
#pragma once

#include "capitol/variant/variant.h"

#include <QQmlEngine>
#include <QTranslator>

#include <string>

namespace capitol::app {

// The code of the language that is spoken now, one of `languages`.
std::string spokenLanguage();
// A variant's name in that language, or its id where it has none.
QString spokenName(const LocalText& names, const std::string& id);

class LanguageSwitch
{
public:
    explicit LanguageSwitch(QQmlEngine& engine) : m_engine(engine) {}
    ~LanguageSwitch();

    // "it", "fr", "nl", "en". Without that language's words on board the text stays as it is in the source:
    // English. So do Qt's where its translations were not there to be built in.
    void speak(const QString& code);

private:
    void takeBack();

    QQmlEngine& m_engine;
    QTranslator m_ours;
    QTranslator m_qts;
};

} // namespace capitol::app
