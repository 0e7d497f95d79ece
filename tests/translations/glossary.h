// translations/glossary.yaml: the game's words in every language, and those it does without.
#pragma once

#include "base/report.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <vector>

// en, it, fr, nl
const std::vector<std::string>& languageCodes();

// What stands for a term in one language. A `*` in a form is the rest of a word.
struct Words
{
    QStringList forms; // the word first
    QStringList avoid;
};

struct Term
{
    QString id;
    QMap<QString, Words> in; // by language
    capitol::Place place;
};

// Texts that may do without a term's word, or have one it avoids.
struct Exception
{
    QString term;
    QStringList languages;
    QString where; // a context of the window's texts, or a file
    QStringList texts;
};

struct Glossary
{
    QList<Term> terms;
    QList<Exception> exceptions;
};

// What is wrong is reported with its line and key, a word that another term avoids too.
Glossary readGlossary(const std::filesystem::path& file, capitol::Report& report);
