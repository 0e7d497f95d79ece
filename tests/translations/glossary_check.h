// Holds texts to the glossary.
#pragma once

#include "glossary.h"
#include "prose.h"
#include "ts_file.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

class GlossaryCheck
{
public:
    explicit GlossaryCheck(const Glossary& glossary);

    // Each a sentence: language, context, the message in English, its translation, the term and its words.
    QStringList faults(const QString& language, const TsMessage& message);
    QStringList faults(const QString& language, const Prose& prose);
    // Exceptions that no text asked for since this was made.
    QStringList idleExceptions() const;
    // Plurals and other forms that stand in none of a language's texts, and terms of which no form does.
    QStringList unsaid(const QString& language, const QString& texts) const;

    // The terms of an English text; of two at one place the longer.
    QStringList termsOf(const QString& english) const;

private:
    struct Spoken
    {
        QRegularExpression any; // of the forms
        QStringList forms;
    };

    QStringList avoided(const QString& language, const QString& where, const QString& ownText,
                        const QString& text, const QString& told);
    bool excepted(const QString& term, const QString& language, const QString& where, const QString& text);

    QStringList m_ids;                               // of all terms
    QHash<QString, QHash<QString, Spoken>> m_spoken; // by language and term
    QRegularExpression m_english;                    // every English form is a group
    QStringList m_englishTerms;                      // of the groups
    QHash<QString, QRegularExpression> m_avoided;    // by language; every word is a group
    QHash<QString, QStringList> m_avoidedTerms;
    QSet<QString> m_exceptions;
    QSet<QString> m_used;
};
