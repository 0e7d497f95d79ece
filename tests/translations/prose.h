// The texts outside the window's .ts files: the rulebook's passages, and what the files of variants/ say.
#pragma once

#include <QList>
#include <QString>

struct Prose
{
    QString file;  // from the source folder
    QString key;   // path of keys
    QString text;  // as written, without the rulebook's names of facts
    QString whole; // as written
};

// In one language, without what a sheet is said to say, which is in the sheet's words. A file that cannot be
// read adds nothing: its own test says so.
QList<Prose> readProse(const QString& language);
