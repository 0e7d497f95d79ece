// The part of the composer that says in words what is put together.
#include "canal/building.h"
#include "canal/canal_composer.h"
#include "canal/canal_words.h"
#include "canal/goods.h"

namespace canal::app {

namespace {

template <typename Few>
QStringList cardNames(const Few& cards)
{
    QStringList names;
    for (const Card card : cards)
        names.append(Words::card(card));
    return names;
}

} // namespace

QString Composer::contractName(int contract) const
{
    return Words::contract(*m_rules, terms_of(*m_rules, m_view.known, contract));
}

QString Composer::payText(const Move& lay) const
{
    QStringList parts = cardNames(lay.pay);
    if (half_left(m_view.known, lay.contract))
        parts.prepend(tr("half a surveyor"));
    const QString pay = parts.join(QStringLiteral(" + "));
    if (lay.extra.size() == 0)
        return pay;
    return tr("%1, extra %2", "cards that pay, and those for building over a canal")
        .arg(pay, cardNames(lay.extra).join(QStringLiteral(" + ")));
}

// "Leeds → Skipton → Liverpool: Anna 3, Livia 2"
QString Composer::routeText(const Move& ship) const
{
    QStringList places;
    for (const int place : placesAlong(ship))
        places.append(Words::place(*m_rules, place));
    QStringList points;
    const auto scored = route_points(ship.route);
    for (int seat = 0; seat < m_seats->size(); ++seat)
        if (scored[std::size_t(seat)] > 0)
            points.append(tr("%1 +%2", "name, points")
                              .arg((*m_seats)[seat].name, QString::number(scored[std::size_t(seat)])));
    return tr("%1: %2", "a route and who scores what")
        .arg(places.join(QStringLiteral(" → ")), points.join(QStringLiteral(", ")));
}

QString Composer::layText(const Move& lay) const
{
    const Canal& canal = m_view.known.canals[lay.contract];
    const QString laid =
        tr("%1 for the %2: tile %3 of %4, paid with %5.")
            .arg(Words::tile(lay.tile.tile), contractName(lay.contract), QString::number(canal.tiles + 1),
                 QString::number(terms(lay.contract).value), payText(lay));
    const int left = tilesLeft(lay);
    return left == 0 ? laid : laid + u' ' + tr("At least %n more to go.", "tiles", left);
}

QString Composer::textOf(const Move& move) const
{
    switch (move.kind) {
    case MoveKind::pass:
        return m_view.known.turn.step == Step::delivery ? tr("Ship no more cubes") : tr("Skip this phase");
    case MoveKind::done:
        return m_view.known.turn.step == Step::extra ? tr("No second contract") : tr("Done");
    case MoveKind::contract:
        return tr("Take the contract %1").arg(contractName(move.contract));
    case MoveKind::junction:
        return tr("Take the junction contract %1 – %2", "two places")
            .arg(Words::place(*m_rules, move.place), Words::place(*m_rules, move.to));
    case MoveKind::barge:
        return tr("Start at %1").arg(Words::place(*m_rules, move.place));
    case MoveKind::swap:
        return tr("Swap for %1").arg(Words::engineer(move.engineer));
    case MoveKind::renew:
        return tr("Replace the face-up cards");
    case MoveKind::take:
        return tr("Take: %1").arg(Words::card(move.card));
    case MoveKind::draw:
        return tr("Draw the top card");
    case MoveKind::pick:
        return tr("Instead of drawing: %1").arg(Words::card(move.card));
    case MoveKind::declare:
        return tr("Show the card and place goods");
    case MoveKind::keep:
        return tr("Keep the card secret");
    case MoveKind::colour:
        return Words::colour(move.colour);
    case MoveKind::lift:
        return tr("Remove the cube from %1").arg(Words::place(*m_rules, move.place));
    case MoveKind::cube:
        return tr("Place a cube in %1").arg(Words::place(*m_rules, move.place));
    case MoveKind::lay:
        return layText(move);
    case MoveKind::take_back:
        return tr("%n tile(s) of the %1", "taken back", move.count).arg(contractName(move.contract));
    case MoveKind::ship:
        return routeText(move);
    case MoveKind::discard:
        return tr("Discard: %1").arg(Words::card(move.card));
    }
    return {};
}

} // namespace canal::app
