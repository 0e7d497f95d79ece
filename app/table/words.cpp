#include "table/words.h"

#include "capitol/notation.h"

#include <array>

namespace capitol::app {

namespace {

struct Commented
{
    const char* text;
    const char* comment;
};

// By kindOf(): roofs, floors, then permits by colour.
constexpr std::array plainCards{QT_TRANSLATE_NOOP("capitol::app::Words", "roof card %1"),
                                QT_TRANSLATE_NOOP("capitol::app::Words", "floor card %1"),
                                QT_TRANSLATE_NOOP("capitol::app::Words", "black permit %1"),
                                QT_TRANSLATE_NOOP("capitol::app::Words", "white permit %1"),
                                QT_TRANSLATE_NOOP("capitol::app::Words", "red permit %1")};
constexpr std::array<Commented, 5> cardsWithArticle{{
    QT_TRANSLATE_NOOP3("capitol::app::Words", "roof card %1", "with its article, where there is one"),
    QT_TRANSLATE_NOOP3("capitol::app::Words", "floor card %1", "with its article, where there is one"),
    QT_TRANSLATE_NOOP3("capitol::app::Words", "black permit %1", "with its article, where there is one"),
    QT_TRANSLATE_NOOP3("capitol::app::Words", "white permit %1", "with its article, where there is one"),
    QT_TRANSLATE_NOOP3("capitol::app::Words", "red permit %1", "with its article, where there is one"),
}};

std::size_t kindOf(const CardType& type)
{
    return type.pile == Pile::roof ? 0 : type.pile == Pile::floor ? 1 : 2 + std::size_t(type.colour);
}

} // namespace

QString cardText(const Deck& deck, Card card)
{
    return QString::fromStdString(print_card(deck, card));
}

QString buildingText(int floors, Roof roof)
{
    return QString::fromStdString(print_building(floors, roof));
}

QString Words::card(const Deck& deck, Card card)
{
    const CardType& type = deck[card];
    return tr(plainCards[kindOf(type)]).arg(type.value);
}

QString Words::theCard(const Deck& deck, Card card)
{
    const CardType& type = deck[card];
    const auto& [name, comment] = cardsWithArticle[kindOf(type)];
    return tr(name, comment).arg(type.value);
}

QString Words::building(int floors, Roof roof)
{
    switch (roof) {
    case Roof::none:
        return tr("a building of %n floor(s) without a roof", nullptr, floors);
    case Roof::round:
        return tr("a building of %n floor(s) with a round roof", nullptr, floors);
    case Roof::triangular:
        break;
    }
    return tr("a building of %n floor(s) with a triangular roof", nullptr, floors);
}

QString Words::tile(Tile tile)
{
    switch (tile) {
    case Tile::none:
        return {};
    case Tile::fountain:
        return tr("Fountain");
    case Tile::amphitheatre:
        return tr("Amphitheatre");
    case Tile::temple:
        break;
    }
    return tr("Temple");
}

QString Words::theTile(Tile tile)
{
    switch (tile) {
    case Tile::none:
        return {};
    case Tile::fountain:
        return tr("the fountain");
    case Tile::amphitheatre:
        return tr("the amphitheatre");
    case Tile::temple:
        break;
    }
    return tr("the temple");
}

QString Words::pile(Pile pile)
{
    switch (pile) {
    case Pile::roof:
        return tr("roof cards");
    case Pile::floor:
        return tr("floor cards");
    case Pile::permit:
        break;
    }
    return tr("permits");
}

QString Words::district(Colour colour)
{
    switch (colour) {
    case Colour::black:
        return tr("black");
    case Colour::white:
        return tr("white");
    case Colour::red:
        break;
    }
    return tr("red");
}

QString Words::roofs(Roof roof)
{
    return roof == Roof::round ? tr("round roofs") : tr("triangular roofs");
}

QString Words::place(const Seating& table, const Place& place)
{
    const QString area = table.areaName(place.area);
    return place.site < 0 ? tr("the large site of %1").arg(area)
                          : tr("%1 %2", "area, site").arg(area, QString::number(place.site + 1));
}

QString Words::decidedBy(TieBreak rule)
{
    switch (rule) {
    case TieBreak::highest_card:
        return tr("the highest single card decides");
    case TieBreak::lowest_score:
        return tr("the lowest score decides");
    case TieBreak::seat_order:
        break;
    }
    return tr("the seat nearest the consul clockwise decides");
}

QString Words::tieRule(const std::vector<TieBreak>& rules)
{
    QStringList parts;
    for (const TieBreak rule : rules)
        parts.append(decidedBy(rule));
    if (rules.empty() || rules.back() != TieBreak::seat_order)
        parts.append(tr("nobody gets the tile"));
    return tr("Equal bids: %1.").arg(parts.join(tr("; still equal: ")));
}

QString Words::andList(const QStringList& names)
{
    if (names.size() < 2)
        return names.join(QString());
    return tr("%1 and %2", "a list of names, the last name")
        .arg(names.mid(0, names.size() - 1).join(tr(", ")), names.last());
}

} // namespace capitol::app
