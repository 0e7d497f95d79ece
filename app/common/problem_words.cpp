#include "common/problem_words.h"

#include "common/outside_text.h"

#include "base/placeholders.h"

#include <QRegularExpression>

namespace capitol::app {

// The engine's own words, as they stand in its reports; what is a number or in quotes there is %1, %2 here.
// Others stay as they are.
std::span<const char* const> ProblemWords::phrases()
{
    static constexpr const char* texts[]{
        QT_TR_NOOP("a list"),
        QT_TR_NOOP("a map"),
        QT_TR_NOOP("nothing"),
        QT_TR_NOOP("true or false"),
        QT_TR_NOOP("a map of keys"),
        QT_TR_NOOP("the id of a board"),
        QT_TR_NOOP("the id of a variant"),
        QT_TR_NOOP("the id of a variant, or the name of a .yaml file in the same folder"),
        QT_TR_NOOP("a map of ids"),
        QT_TR_NOOP("a map with this id"),
        QT_TR_NOOP("each word only once"),
        QT_TR_NOOP("each key only once; it is already in line %1"),
        QT_TR_NOOP("a list of %1"),
        QT_TR_NOOP("a map of %1"),
        QT_TR_NOOP("a building such as %1r, %2t or %3, floors %4..%5"),
        QT_TR_NOOP("at most %1"),
        QT_TR_NOOP("indent with spaces"),
        QT_TR_NOOP("only one document in a file"),
        QT_TR_NOOP("lower-case letters, digits, - and _, at most 64, starting with a letter"),
        QT_TR_NOOP("a parent that is not based on this variant"),
        QT_TR_NOOP("minimum players"),
        QT_TR_NOOP("cards"),
        QT_TR_NOOP("cards to deal"),
        QT_TR_NOOP("roofs on the starting buildings"),
        QT_TR_NOOP("floors in the starting buildings of all players"),
        QT_TR_NOOP("different heights of unroofed starting buildings"),
        QT_TR_NOOP("rounds in the schedule"),
        QT_TR_NOOP("amphitheatres and temples"),
        QT_TR_NOOP("fountains"),
        QT_TR_NOOP("areas with that code"),
        QT_TR_NOOP("areas or sites"),
        QT_TR_NOOP("lower players.min or raise players.max"),
        QT_TR_NOOP("reduce the copies in the deck"),
        QT_TR_NOOP("add cards to the deck"),
        QT_TR_NOOP("deal fewer, add copies to the deck or lower players.max"),
        QT_TR_NOOP("add roofs or remove buildings"),
        QT_TR_NOOP("add floors, remove buildings or lower players.max"),
        QT_TR_NOOP("remove buildings"),
        QT_TR_NOOP("give auction.schedule one list for each round"),
        QT_TR_NOOP("auction fewer of them or choose a board with more large sites"),
        QT_TR_NOOP("reduce the starting fountains or auction fewer"),
        QT_TR_NOOP("name an area of this board"),
        QT_TR_NOOP("choose a smaller board"),
        QT_TR_NOOP("leave it out"),
        QT_TR_NOOP("put it before seat_order, or leave it out"),
        QT_TR_NOOP("construction.floors_per_card: 2 or more"),
        QT_TR_NOOP("tiles in auction.schedule"),
        QT_TR_NOOP("a temple in auction.schedule"),
        QT_TR_NOOP("an amphitheatre in auction.schedule"),
        QT_TR_NOOP("an amphitheatre that gives cards"),
        QT_TR_NOOP("%1 tiles"),
        QT_TR_NOOP("deal cards, or set auction.zero_bid to may_win"),
        QT_TR_NOOP("permit cards"),
        QT_TR_NOOP("a goods symbol in the deck"),
        QT_TR_NOOP("a white symbol in the deck"),
        QT_TR_NOOP("games of %1 players"),
        QT_TR_NOOP("an area of that colour on the board, or no such cards"),
        QT_TR_NOOP("%1 characters"),
        QT_TR_NOOP("text of at most %1 characters"),
        QT_TR_NOOP("%1 bytes"),
        QT_TR_NOOP("at most %1 bytes"),
        QT_TR_NOOP("no such file"),
        QT_TR_NOOP("a file that can be read"),
        QT_TR_NOOP("plain text in UTF-8"),
        QT_TR_NOOP("id: the file's name without .yaml"),
        QT_TR_NOOP("the file's name without .yaml, %1"),
        QT_TR_NOOP("nothing: these rules are complete"),
        QT_TR_NOOP("%1, the board given with the rules"),
        QT_TR_NOOP("an id that does not come with the program"),
        QT_TR_NOOP("something that would be read differently in a bundle"),
        QT_TR_NOOP("keys on their own lines, indented with spaces"),
        QT_TR_NOOP("an alias of something that contains it"),
        QT_TR_NOOP("an alias of something complete above it"),
        QT_TR_NOOP("an alias of an anchor above it"),
        QT_TR_NOOP("the tag %1"),
        QT_TR_NOOP("a value without a tag"),
        QT_TR_NOOP("a smaller file, or fewer aliases"),
        QT_TR_NOOP("a word as a key"),
        QT_TR_NOOP("%1 as a key"),
        QT_TR_NOOP("a second document"),
        // of YAML that cannot be read
        QT_TR_NOOP("a tab"),
        QT_TR_NOOP("{ without }"),
        QT_TR_NOOP("} at the end of the map"),
        QT_TR_NOOP("[ without ]"),
        QT_TR_NOOP("] at the end of the list"),
        QT_TR_NOOP("a line that does not line up with those above"),
        QT_TR_NOOP("keys of one map, or items of one list, equally far from the left"),
        QT_TR_NOOP("a key where none can stand"),
        QT_TR_NOOP("each key on its own line; text that contains a colon in quotes"),
        QT_TR_NOOP("a list item where none can stand"),
        QT_TR_NOOP("each item on its own line"),
        QT_TR_NOOP("a closing bracket that does not match"),
        QT_TR_NOOP("} for {, ] for ["),
        QT_TR_NOOP("a backslash followed by a character that gives it no meaning"),
        QT_TR_NOOP("two backslashes, or the text in single quotes"),
        QT_TR_NOOP("a character code without all its digits"),
        QT_TR_NOOP("two digits after \\x, four after \\u, eight after \\U"),
        QT_TR_NOOP("a character that cannot begin a value"),
        QT_TR_NOOP("the text in quotes"),
        QT_TR_NOOP("a quotation mark that is never closed"),
        QT_TR_NOOP("a closing quotation mark"),
        QT_TR_NOOP("* without a name"),
        QT_TR_NOOP("& without a name"),
        QT_TR_NOOP("the referenced anchor is not defined"),
        // of boards
        QT_TR_NOOP("centimetres"),
        QT_TR_NOOP("a map of width and height"),
        QT_TR_NOOP("a point [x, y]"),
        QT_TR_NOOP("a list of points [x, y]"),
        QT_TR_NOOP("a list of at least %1 points [x, y]"),
        QT_TR_NOOP("a list of lists of points"),
        QT_TR_NOOP("a list of areas"),
        QT_TR_NOOP("a map of an area's keys"),
        QT_TR_NOOP("%1 areas"),
        QT_TR_NOOP("%1..%2 areas"),
        QT_TR_NOOP("%1 small sites in all"),
        QT_TR_NOOP("%1 points"),
        QT_TR_NOOP("%1 sites"),
        QT_TR_NOOP("three lower-case letters"),
        QT_TR_NOOP("a code that no other area has"),
    };
    return texts;
}

bool ProblemWords::isPhrase(const QString& text)
{
    const auto all = phrases();
    return std::any_of(all.begin(), all.end(),
                       [&](const char* phrase) { return text == QLatin1String(phrase); });
}

QString ProblemWords::phrase(const QString& text)
{
    static const QRegularExpression range(QStringLiteral("^a whole number (-?\\d+)\\.\\.(-?\\d+)$"));
    if (const auto match = range.match(text); match.hasMatch())
        return tr("a whole number from %1 to %2").arg(match.captured(1), match.captured(2));
    static const QRegularExpression lengths(QStringLiteral("^a number ([\\d.]+?)\\.\\.([\\d.]+)$"));
    if (const auto match = lengths.match(text); match.hasMatch()) // with decimals, of a board
        return tr("a number from %1 to %2").arg(match.captured(1), match.captured(2));
    if (const QString whole = filled(text); !whole.isEmpty())
        return whole;
    if (const QString of = QStringLiteral("a map of "); text.startsWith(of))
        return tr("a map of %1").arg(phrase(text.mid(of.size())));
    if (const QString of = QStringLiteral("a list of "); text.startsWith(of))
        return tr("a list of %1").arg(phrase(text.mid(of.size())));
    static const QRegularExpression words(
        QStringLiteral("^([^\"]+) or (\\S+)$")); // `random, oldest or chosen`
    if (const auto match = words.match(text); match.hasMatch())
        return tr("%1 or %2", "words that may stand there").arg(match.captured(1), match.captured(2));
    return text;
}

// One of the phrases, translated, with its amounts; empty if it is none of them.
QString ProblemWords::filled(const QString& text)
{
    if (isPhrase(text))
        return tr(text.toUtf8().constData());
    static const QRegularExpression amount(QStringLiteral("\\d+|\"[^\"]*\""));
    QString pattern;
    std::vector<std::string> amounts;
    qsizetype end = 0;
    for (auto matches = amount.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        amounts.push_back(match.captured().toStdString());
        pattern +=
            text.mid(end, match.capturedStart() - end) + QLatin1Char('%') + QString::number(amounts.size());
        end = match.capturedEnd();
    }
    pattern += text.mid(end);
    if (!isPhrase(pattern))
        return {};
    return QString::fromStdString(fill_places(tr(pattern.toUtf8().constData()).toStdString(), amounts));
}

QString ProblemWords::what(Diagnostic::Id id)
{
    switch (id) {
    case Diagnostic::Id::unreadable:
        return tr("cannot be read");
    case Diagnostic::Id::too_large:
        return tr("too large");
    case Diagnostic::Id::not_text:
        return tr("not a text file");
    case Diagnostic::Id::too_deep:
        return tr("nested too deeply");
    case Diagnostic::Id::syntax:
        return tr("not valid YAML");
    case Diagnostic::Id::duplicate_key:
        return tr("duplicate key");
    case Diagnostic::Id::unknown_key:
        return tr("unknown key");
    case Diagnostic::Id::missing_key:
        return tr("missing key");
    case Diagnostic::Id::bad_alias:
        return tr("invalid anchor, alias or merge");
    case Diagnostic::Id::unknown_variant:
        return tr("variant not found");
    case Diagnostic::Id::extends_cycle:
        return tr("variants extend each other in a loop");
    case Diagnostic::Id::unknown_board:
        return tr("board not found");
    case Diagnostic::Id::unplayable:
        return tr("cannot be played");
    case Diagnostic::Id::id_taken:
        return tr("another variant or board has this id");
    case Diagnostic::Id::name_differs:
        return tr("the file name does not match the id");
    case Diagnostic::Id::as_parent:
        return tr("same as in the parent");
    case Diagnostic::Id::no_effect:
        return tr("has no effect");
    case Diagnostic::Id::never_sold:
        return tr("can never be won");
    case Diagnostic::Id::wrong_type:
    case Diagnostic::Id::out_of_range:
    case Diagnostic::Id::not_allowed:
        break;
    }
    return {};
}

// `5 rounds in the schedule (cap)`: a number, its unit, what it is about.
QString ProblemWords::found(const Diagnostic& diagnostic)
{
    const QString text = fromOutside(diagnostic.found);
    if (diagnostic.id != Diagnostic::Id::unplayable)
        return phrase(text);
    const QString number = text.section(u' ', 0, 0);
    const QString unit = text.section(u' ', 1).section(QLatin1String(" ("), 0, 0);
    const QString about =
        text.contains(QLatin1String(" (")) ? text.mid(text.indexOf(QLatin1String(" ("))) : QString();
    return number + u' ' + phrase(unit) + about;
}

// `4; give auction.schedule one list for each round`
QString ProblemWords::allowed(const Diagnostic& diagnostic)
{
    const QString text = fromOutside(diagnostic.allowed);
    if (diagnostic.id != Diagnostic::Id::unplayable)
        return phrase(text);
    return text.section(QLatin1String("; "), 0, 0) + QLatin1String("; ") +
           phrase(text.section(QLatin1String("; "), 1));
}

QString ProblemWords::place(const Diagnostic& diagnostic)
{
    const QString file = QString::fromStdString(diagnostic.file);
    if (diagnostic.line == 0)
        return file;
    const QString line = QString::number(diagnostic.line);
    if (diagnostic.column == 0)
        return tr("%1, line %2", "a file").arg(file, line);
    return tr("%1, line %2, column %3", "a file").arg(file, line, QString::number(diagnostic.column));
}

QString ProblemWords::ranked(const Diagnostic& diagnostic)
{
    return (diagnostic.is_warning() ? tr("Warning: %1") : tr("Error: %1")).arg(sentence(diagnostic));
}

QString ProblemWords::line(const Diagnostic& diagnostic)
{
    const QString what = sentence(diagnostic);
    if (diagnostic.key.empty())
        return tr("%1: %2", "a place in a file, what is wrong there").arg(place(diagnostic), what);
    return tr("%1: %2: %3", "a place in a file, a key, what is wrong there")
        .arg(place(diagnostic), QString::fromStdString(diagnostic.key), what);
}

QString ProblemWords::sentence(const Diagnostic& diagnostic)
{
    QStringList parts;
    if (const QString fault = what(diagnostic.id); !fault.isEmpty())
        parts.append(fault);
    if (!diagnostic.found.empty())
        parts.append(tr("found %1").arg(found(diagnostic)));
    if (!diagnostic.allowed.empty())
        parts.append(
            (diagnostic.is_warning() ? tr("better: %1") : tr("allowed: %1")).arg(allowed(diagnostic)));
    if (!diagnostic.suggestion.empty())
        parts.append(tr("did you mean %1?").arg(fromOutside(diagnostic.suggestion)));
    return parts.join(QLatin1String(", "));
}

} // namespace capitol::app
