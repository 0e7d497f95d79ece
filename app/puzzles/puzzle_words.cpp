#include "puzzles/puzzle_words.h"

#include "capitol/players/advice.h"
#include "review/review_words.h"
#include "table/advice_words.h"

#include <QFileInfo>

#include <algorithm>
#include <span>

namespace capitol::app {

namespace {

constexpr std::size_t mostReasons = 2;

// A sentence after the other, and the reasons below.
QString joined(QStringList sentences, const QString& reasons)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' ')) + QLatin1Char('\n') + reasons;
}

} // namespace

QString PuzzleWords::setName(const PuzzleSet& set, const QString& language)
{
    const QString file = fromOutside(QFileInfo(set.file).fileName());
    if (!set.contents)
        return file;
    const QString rules = fromOutside(in_language(set.contents->variant.name, language.toStdString()));
    return set.isShipped ? rules : tr("%1: %2", "a file, the rules of its puzzles").arg(file, rules);
}

QString PuzzleWords::theme(PuzzleTheme theme)
{
    switch (theme) {
    case PuzzleTheme::build:
        return tr("Floors and roofs");
    case PuzzleTheme::place:
        return tr("Placing buildings");
    case PuzzleTheme::defence:
        return tr("Defence");
    case PuzzleTheme::pass:
        return tr("Passing");
    case PuzzleTheme::bid:
        return tr("Bidding");
    case PuzzleTheme::tile:
        return tr("Placing tiles");
    case PuzzleTheme::draw:
        return tr("Drawing cards");
    case PuzzleTheme::last_round:
        return tr("The last round");
    }
    return {};
}

QString PuzzleWords::difficulty(int difficulty)
{
    return difficulty == 1   ? tr("Easy", "a puzzle")
           : difficulty == 2 ? tr("Medium", "a puzzle")
                             : tr("Hard", "a puzzle");
}

QString PuzzleWords::title() const
{
    return tr("%1, puzzle %2 of %3")
        .arg(fromOutside(in_language(m_moment.record.variant.name, m_moment.table.language)),
             QString::number(m_moment.number + 1), QString::number(m_moment.set->count()));
}

QString PuzzleWords::question() const
{
    switch (m_moment.view.known.phase) {
    case Phase::bidding:
        return tr("Which bid is best? Only its total counts.");
    case Phase::tile:
        return tr("You have won a tile. Which is the best site for it?");
    case Phase::draw:
        return tr("Which is the best pile to draw your next card from?");
    default:
        return tr("It is your turn. Which move is best?");
    }
}

QString PuzzleWords::about() const
{
    return tr("Theme: %1. Difficulty: %2.")
        .arg(theme(m_moment.puzzle().theme), difficulty(m_moment.puzzle().difficulty));
}

QString PuzzleWords::verdict(const Choice& choice) const
{
    const JudgedAnswer judged = judge_answer(m_moment.rules, m_moment.puzzle(), choice);
    if (!judged.is_right)
        return tr("There is a better choice.") + QLatin1Char(' ') + worthOfWrong(judged);
    return joined({tr("Right!"), judged.share ? worth(*judged.share) : QString(), rightBids()},
                  reasons(choice));
}

QString PuzzleWords::answer() const
{
    const PuzzleAnswer& best = m_moment.puzzle().answers.front();
    const QString choice = AdviceWords(m_moment.table, m_moment.view).move(best.choice);
    return joined({choice, worth(best.share), rightBids()}, reasons(best.choice));
}

// With what the best of the wrong ones is worth: of bids, several may be right.
QString PuzzleWords::worth(double share) const
{
    const Puzzle& puzzle = m_moment.puzzle();
    const QString own = ReviewWords::percent(share);
    const QString wrong = ReviewWords::percent(puzzle.answers[puzzle.right].share);
    return puzzle.exact
               ? tr("It is worth exactly %1 of the victory, the best wrong choice %2.").arg(own, wrong)
               : tr("It is worth about %1 of the victory, the best wrong choice %2.").arg(own, wrong);
}

QString PuzzleWords::worthOfWrong(const JudgedAnswer& judged) const
{
    const QString best = ReviewWords::percent(m_moment.puzzle().answers.front().share);
    if (!judged.share)
        return tr("Yours was not among the choices compared. The best is worth %1 of the victory.").arg(best);
    return tr("Yours is worth %1 of the victory, the best %2.")
        .arg(ReviewWords::percent(*judged.share), best);
}

// What others bid can only be guessed: several totals may do as well.
QString PuzzleWords::rightBids() const
{
    const Puzzle& puzzle = m_moment.puzzle();
    if (!std::holds_alternative<Bid>(puzzle.answers.front().choice))
        return {};
    const auto [least, most] = right_totals(m_moment.rules, puzzle);
    if (least == most)
        return tr("The right total is %1.").arg(least);
    return tr("Any total from %1 to %2 is right.").arg(QString::number(least), QString::number(most));
}

QString PuzzleWords::reasons(const Choice& choice) const
{
    const AdviceWords words(m_moment.table, m_moment.view);
    const auto all = reasons_for(m_moment.rules, m_moment.view, choice);
    QStringList sentences;
    for (const HintReason& reason : std::span(all).first(std::min(all.size(), mostReasons)))
        sentences.append(words.reason(reason));
    return sentences.join(QLatin1Char(' '));
}

} // namespace capitol::app
