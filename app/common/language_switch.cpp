#include "common/language_switch.h"

#include "common/outside_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace capitol::app {

namespace {

void put(QTranslator& translator, const QString& words)
{
    if (translator.load(QStringLiteral(":/i18n/%1.qm").arg(words)))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

std::string spokenLanguage()
{
    const std::string code = QLocale().name().left(2).toStdString();
    return std::ranges::find(languages, code) == languages.end() ? "en" : code;
}

QString spokenName(const LocalText& names, const std::string& id)
{
    return fromOutside(in_language(names, spokenLanguage(), id));
}

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
