#include "rulebook/rich_words.h"

#include "common/outside_text.h"

namespace capitol::app {

namespace {

// As keyboards write it; the texts have the typographic apostrophe.
QString typed(QString text)
{
    return text.replace(QChar(0x2019), u'\'').replace(QChar(0xa0), u' ').replace(QChar(0x202f), u' ');
}

} // namespace

QList<int> placesOf(const QString& wanted, const Text& text)
{
    QList<int> places;
    if (wanted.trimmed().isEmpty())
        return places;
    const QString sought = typed(wanted);
    const QString words = typed(fromOutside(plain(text)));
    for (auto at = words.indexOf(sought, 0, Qt::CaseInsensitive); at >= 0;
         at = words.indexOf(sought, at + sought.size(), Qt::CaseInsensitive))
        places.append(int(at));
    return places;
}

QString richWords(const Text& text, const QList<int>& places, int length, int now)
{
    QString html;
    int at = 0;
    int ends = -1; // of the place that is being written
    for (const Span& span : text) {
        html += span.strong ? QStringLiteral("<b>") : QString();
        const QString words = fromOutside(span.text);
        for (const QChar letter : words) {
            if (at == ends)
                html += foundEnds;
            if (places.contains(at)) {
                html += at == now ? foundNowBegins : foundBegins;
                ends = at + length;
            }
            html += QString(letter).toHtmlEscaped();
            ++at;
        }
        html += span.strong ? QStringLiteral("</b>") : QString();
    }
    return ends >= at ? html + foundEnds : html;
}

} // namespace capitol::app
