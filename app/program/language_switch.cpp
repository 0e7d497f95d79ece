#include "program/language_switch.h"

#include <QCoreApplication>
#include <QLocale>

namespace capitol::app {

namespace {

void put(QTranslator& translator, const QString& words)
{
    if (translator.load(QStringLiteral(":/i18n/%1.qm").arg(words)))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

LanguageSwitch::~LanguageSwitch()
{
    takeBack();
}

void LanguageSwitch::takeBack()
{
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
}

// What is installed last is asked first: ours.
void LanguageSwitch::speak(const QString& code)
{
    takeBack();
    put(m_qts, QStringLiteral("qtbase_") + code);
    put(m_ours, QStringLiteral("capitol_") + code);
    QLocale::setDefault(QLocale(code));
    m_engine.retranslate();
}

} // namespace capitol::app
