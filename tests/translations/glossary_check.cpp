#include "glossary_check.h"

#include <algorithm>

namespace {

struct Form
{
    QString text;
    QString term;
};

// As a pattern: a word or a few, a * being any letters.
QString pattern(QString form)
{
    return QRegularExpression::escape(form.replace("’", "'")).replace("\\*", "\\p{L}*");
}

// Whole words only.
QRegularExpression words(const QString& patterns)
{
    return QRegularExpression("(?<![\\p{L}\\p{M}])(?:" + patterns + ")(?![\\p{L}\\p{M}])",
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

// Every form a group, the longer ones first, so that they are preferred. Matches nothing if there is none.
QRegularExpression grouped(QList<Form> forms, QStringList& terms)
{
    std::ranges::stable_sort(forms, std::greater(), [](const Form& form) { return form.text.size(); });
    QStringList patterns;
    for (const Form& form : forms) {
        patterns.append('(' + pattern(form.text) + ')');
        terms.append(form.term);
    }
    return words(patterns.isEmpty() ? "(?!)" : patterns.join('|'));
}

// As it is read: without accelerators, keys of files such as `players.min`, and ends of lines.
QString read(QString text)
{
    static const QRegularExpression key("[a-z_]+\\.[a-z_]+");
    return text.remove('&').replace("’", "'").replace('\n', ' ').replace(key, " ");
}

QString exceptionKey(const QString& term, const QString& language, const QString& where, const QString& text)
{
    return QStringList{language, where, term, text}.join(" | ");
}

} // namespace

GlossaryCheck::GlossaryCheck(const Glossary& glossary)
{
    QList<Form> english;
    QHash<QString, QList<Form>> avoided;
    for (const Term& term : glossary.terms) {
        m_ids.append(term.id);
        for (auto in = term.in.begin(); in != term.in.end(); ++in) {
            QStringList patterns;
            std::ranges::transform(in->forms, std::back_inserter(patterns), pattern);
            m_spoken[in.key()][term.id] = {words(patterns.join('|')), in->forms};
            for (const QString& word : in->avoid)
                avoided[in.key()].append({word, term.id});
        }
        for (const QString& form : term.in["en"].forms)
            english.append({form, term.id});
    }
    m_english = grouped(english, m_englishTerms);
    for (auto all = avoided.begin(); all != avoided.end(); ++all)
        m_avoided[all.key()] = grouped(*all, m_avoidedTerms[all.key()]);
    for (const Exception& exception : glossary.exceptions)
        for (const QString& language : exception.languages)
            for (const QString& text : exception.texts)
                m_exceptions.insert(exceptionKey(exception.term, language, exception.where, text));
}

QStringList GlossaryCheck::termsOf(const QString& english) const
{
    QStringList terms;
    for (auto matches = m_english.globalMatch(read(english)); matches.hasNext();)
        terms.append(m_englishTerms[matches.next().lastCapturedIndex() - 1]);
    terms.removeDuplicates();
    return terms;
}

QStringList GlossaryCheck::faults(const QString& language, const TsMessage& message)
{
    QStringList told;
    const QStringList terms = termsOf(message.source);
    for (const QString& form : message.forms) {
        const QString place =
            QString("%1: %2: “%3” -> “%4”").arg(language, message.context, message.source, form);
        for (const QString& term : terms) {
            const Spoken spoken = m_spoken[language][term];
            if (!spoken.any.match(read(form)).hasMatch() &&
                !excepted(term, language, message.context, message.source))
                told.append(place + " has no word for " + term + ": " + spoken.forms.join(", "));
        }
        told += avoided(language, message.context, message.source, form, place);
    }
    return told;
}

QStringList GlossaryCheck::faults(const QString& language, const Prose& prose)
{
    return avoided(language, prose.file, prose.whole, prose.text,
                   QString("%1: %2: %3: “%4”").arg(language, prose.file, prose.key, prose.whole));
}

QStringList GlossaryCheck::avoided(const QString& language, const QString& where, const QString& ownText,
                                   const QString& text, const QString& place)
{
    QStringList told;
    if (!m_avoided.contains(language))
        return told;
    for (auto matches = m_avoided[language].globalMatch(read(text)); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString term = m_avoidedTerms[language][match.lastCapturedIndex() - 1];
        if (!excepted(term, language, where, ownText))
            told.append(place + " says “" + match.captured() + "”, which is to be avoided for " + term +
                        ": " + m_spoken[language][term].forms.join(", "));
    }
    return told;
}

bool GlossaryCheck::excepted(const QString& term, const QString& language, const QString& where,
                             const QString& text)
{
    const QString key = exceptionKey(term, language, where, text);
    if (!m_exceptions.contains(key))
        return false;
    m_used.insert(key);
    return true;
}

QStringList GlossaryCheck::idleExceptions() const
{
    QStringList idle = (m_exceptions - m_used).values();
    idle.sort();
    return idle;
}

QStringList GlossaryCheck::unsaid(const QString& language, const QString& texts) const
{
    const QString all = read(texts);
    QStringList told;
    for (const QString& term : m_ids) {
        const Spoken spoken = m_spoken[language][term];
        if (!spoken.any.match(all).hasMatch())
            told.append(language + ": " + term + ": " + spoken.forms.join(", "));
        for (const QString& form : spoken.forms.mid(1))
            if (!words(pattern(form)).match(all).hasMatch())
                told.append(language + ": " + term + ": " + form);
    }
    return told;
}
