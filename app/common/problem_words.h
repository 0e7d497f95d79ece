// The engine's reports, in the language of the interface. Quotations from a file stay as they are.
#pragma once

#include "base/diagnostic.h"

#include <QCoreApplication>

#include <span>

namespace capitol::app {

class ProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::ProblemWords)

public:
    // What is wrong and how to fix it, without the place.
    static QString sentence(const Diagnostic& diagnostic);
    // The same, after whether it is an error or a warning.
    static QString ranked(const Diagnostic& diagnostic);
    // The sentence after its place: file, line, column, key.
    static QString line(const Diagnostic& diagnostic);
    // File, line and column.
    static QString place(const Diagnostic& diagnostic);

private:
    static QString what(Diagnostic::Id id);
    static QString found(const Diagnostic& diagnostic);
    static QString allowed(const Diagnostic& diagnostic);
    static QString phrase(const QString& text);
    static QString filled(const QString& text);
    static bool isPhrase(const QString& text);
    static std::span<const char* const> phrases();
};

} // namespace capitol::app
