#include "program/language_switch.h"

#include <QCoreApplication>
#include <QLocale>

namespace capitol::app {

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
