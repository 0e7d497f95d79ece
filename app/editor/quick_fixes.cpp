#include "editor/quick_fixes.h"

#include "base/yaml_edit.h"
#include "editor/edited_game.h"
#include "editor/yaml_text.h"

#include <QRegularExpression>

namespace capitol::app {

namespace {

using Id = Diagnostic::Id;

struct Word
{
    qsizetype start = -1; // in the whole text
    qsizetype length = 0;
};

Word wordAt(const QString& text, const Diagnostic& diagnostic)
{
    const QStringList lines = text.split(u'\n');
    if (diagnostic.line < 1 || diagnostic.line > lines.size() || diagnostic.column < 1)
        return {};
    const QString& line = lines[diagnostic.line - 1];
    qsizetype before = 0;
    for (int i = 0; i + 1 < diagnostic.line; ++i)
        before += lines[i].size() + 1;
    const qsizetype start = offsetOf(line, diagnostic.column);
    return {before + start, endOfWord(line, start) - start};
}

// The nearest number of `a whole number 2..4` to what stands there.
QString nearestAllowed(const Diagnostic& diagnostic)
{
    static const QRegularExpression range(QStringLiteral("(-?\\d+)\\.\\.(-?\\d+)$"));
    static const QRegularExpression number(QStringLiteral("-?\\d+"));
    const auto limits = range.match(QString::fromStdString(diagnostic.allowed));
    const auto found = number.match(QString::fromStdString(diagnostic.found));
    if (diagnostic.id != Id::out_of_range || !limits.hasMatch() || !found.hasMatch())
        return {};
    const bool low = found.captured().toLongLong() < limits.captured(1).toLongLong();
    return low ? limits.captured(1) : limits.captured(2);
}

} // namespace

QuickFix QuickFixes::replace(const Diagnostic& diagnostic, const QString& with)
{
    return {tr("Replace with “%1”").arg(with), [diagnostic, with](QString text) -> std::optional<QString> {
                const Word word = wordAt(text, diagnostic);
                if (word.length == 0)
                    return std::nullopt;
                return text.replace(word.start, word.length, with);
            }};
}

QuickFix QuickFixes::move(const Diagnostic& diagnostic, const QString& home, const KeyOrder& order)
{
    return {tr("Move to “%1”").arg(home),
            [from = diagnostic.key, to = home.toStdString(),
             order](const QString& text) -> std::optional<QString> {
                const auto changed = move_value(text.toStdString(), from, to, order);
                return changed ? std::optional(QString::fromStdString(*changed)) : std::nullopt;
            }};
}

QuickFix QuickFixes::remove(const Diagnostic& diagnostic)
{
    return {tr("Remove “%1”").arg(QString::fromStdString(diagnostic.key)),
            [key = diagnostic.key](const QString& text) -> std::optional<QString> {
                const auto changed = remove_value(text.toStdString(), key);
                return changed ? std::optional(QString::fromStdString(*changed)) : std::nullopt;
            }};
}

QuickFix QuickFixes::add(const QString& line)
{
    return {tr("Add “%1”").arg(line),
            [line](const QString& text) -> std::optional<QString> { return line + u'\n' + text; }};
}

// What a choice may be, where nothing is near to what was written.
QStringList QuickFixes::words(const Diagnostic& diagnostic, const EditedGame* game)
{
    const KnobForm* knob = game ? game->find(diagnostic.key) : nullptr;
    const bool wrong = diagnostic.id == Id::not_allowed || diagnostic.id == Id::wrong_type;
    QStringList all;
    if (knob && wrong && knob->kind == KnobKind::choice)
        for (const std::string& word : knob->words)
            all.append(QString::fromStdString(word));
    if (knob && wrong && knob->kind == KnobKind::flag)
        all = {QStringLiteral("true"), QStringLiteral("false")};
    return all;
}

QList<QuickFix> QuickFixes::of(const Diagnostic& diagnostic, const EditedGame* game, const QString& ownId,
                               const QString& text)
{
    QList<QuickFix> fixes = thinkable(diagnostic, game, ownId);
    fixes.removeIf([&](const QuickFix& fix) {
        const auto changed = fix.change(text);
        return !changed || *changed == text;
    });
    return fixes;
}

QList<QuickFix> QuickFixes::thinkable(const Diagnostic& diagnostic, const EditedGame* game,
                                      const QString& ownId)
{
    QList<QuickFix> fixes;
    const QString meant = QString::fromStdString(diagnostic.suggestion);
    const bool elsewhere = diagnostic.id == Id::unknown_key && meant.contains(u'.');
    if (!meant.isEmpty() && !elsewhere)
        fixes.append(replace(diagnostic, meant));
    if (const QString number = nearestAllowed(diagnostic); !number.isEmpty())
        fixes.append(replace(diagnostic, number));
    for (const QString& word : words(diagnostic, game))
        if (word != meant)
            fixes.append(replace(diagnostic, word));
    if (diagnostic.id == Id::missing_key && diagnostic.key == "format")
        fixes.append(add(QStringLiteral("format: 1")));
    if (diagnostic.id == Id::missing_key && diagnostic.key == "id")
        fixes.append(add(QStringLiteral("id: ") + ownId));
    if (game && diagnostic.id == Id::missing_key && diagnostic.key == "game")
        fixes.append(add(game->mark()));
    if (game && diagnostic.id == Id::unknown_key)
        for (const std::string& home : homes_of(diagnostic.key, game->order()))
            fixes.append(move(diagnostic, QString::fromStdString(home), game->order()));
    if (diagnostic.id == Id::unknown_key)
        fixes.append(remove(diagnostic));
    return fixes;
}

} // namespace capitol::app
