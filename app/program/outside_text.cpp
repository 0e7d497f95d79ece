#include "program/outside_text.h"

namespace capitol::app {

namespace {

bool isHidden(char16_t c)
{
    const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    const bool mark = c == 0x200e || c == 0x200f || c == 0x61c;
    const bool separator = c == 0x2028 || c == 0x2029;
    return control || mark || separator || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

QString shownBut(const QString& text, QStringView sent)
{
    QString shown;
    for (const QChar letter : text)
        if (!isHidden(letter.unicode()) || sent.contains(letter))
            shown += letter;
        else
            shown += QStringLiteral("⟨U+%1⟩").arg(int(letter.unicode()), 4, 16, QLatin1Char('0')).toUpper();
    return shown;
}

} // namespace

QString fromOutside(const std::string& text)
{
    return fromOutside(QString::fromStdString(text));
}

QString fromOutside(const QString& text)
{
    return shownBut(text, {});
}

QString linesFromOutside(const std::string& text)
{
    return shownBut(QString::fromStdString(text), u"\t\n");
}

} // namespace capitol::app
