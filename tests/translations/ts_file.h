// The window's texts, as Qt's .ts files have them.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

struct TsMessage
{
    QString context;
    QString source;    // in English
    QString type;      // of the translation: "", "unfinished", "vanished", "obsolete"
    QStringList forms; // one, or with `plural` one a grammatical number
    bool plural = false;
};

// Of `en`, `it`, `fr` or `nl`; empty if the file cannot be read.
QList<TsMessage> readMessages(const QString& language);
