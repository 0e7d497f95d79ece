#include "program/language_switch.h"

#include "variant/variant.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace capitol::app {

std::string spokenLanguage()
{
    const std::string code = QLocale().name().left(2).toStdString();
    return std::ranges::find(languages, code) == languages.end() ? "en" : code;
}

LanguageSwitch::~LanguageSwitch()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void LanguageSwitch::speak(const QString& code)
{
    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(QStringLiteral(":/i18n/capitol_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_translator);
    QLocale::setDefault(QLocale(code));
    m_engine.retranslate();
}

} // namespace capitol::app
