// Possible fixes for a problem with one key; each is a change to the text.
#pragma once

#include "base/diagnostic.h"
#include "variant/edit.h"

#include <QCoreApplication>

#include <functional>
#include <optional>

namespace capitol::app {

class EditedGame;

struct QuickFix
{
    QString text; // "Replace with “count”"
    // The whole new text; nothing if it turns out that it cannot be changed that way.
    std::function<std::optional<QString>(const QString& text)> change;
};

class QuickFixes
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::QuickFixes)

public:
    // The best first; none if what was meant is unclear. `game`: of a variant, else null. `ownId`: what an id
    // that is missing should be. Only what can be done in that text.
    static QList<QuickFix> of(const Diagnostic& diagnostic, const EditedGame* game, const QString& ownId,
                              const QString& text);

private:
    static QList<QuickFix> thinkable(const Diagnostic& diagnostic, const EditedGame* game,
                                     const QString& ownId);
    static QuickFix replace(const Diagnostic& diagnostic, const QString& with);
    static QuickFix move(const Diagnostic& diagnostic, const QString& home, const KeyOrder& order);
    static QuickFix remove(const Diagnostic& diagnostic);
    static QuickFix add(const QString& line);
    static QStringList words(const Diagnostic& diagnostic, const EditedGame* game);
};

} // namespace capitol::app
