#include "canal/canal_log_words.h"

#include "canal/canal_words.h"
#include "canal/contracts.h"

namespace canal::app {

QString LogWords::operator()(const Event& event) const
{
    return std::visit([this](const auto& e) { return tell(e); }, event);
}

QString LogWords::contract(int contract) const
{
    return Words::contract(m_rules, terms_of(m_rules, m_known, contract));
}

QString LogWords::ends(int contract) const
{
    return Words::ends(m_rules, terms_of(m_rules, m_known, contract));
}

Seat LogWords::actorOf(const Event& event)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { Seat(e.seat); })
                return Seat(e.seat);
            else
                return no_seat;
        },
        event);
}

QString LogWords::tell(const ContractRevealed& e) const
{
    return tr("New in parliament: %1 (%2).").arg(contract(e.contract), ends(e.contract));
}

QString LogWords::tell(const RowDiscarded& e) const
{
    return tr("%1 replaces the face-up cards.").arg(name(e.seat));
}

QString LogWords::tell(const Reshuffled&) const
{
    return tr("The discards are shuffled into a new pile.");
}

QString LogWords::tell(const CardTaken& e) const
{
    return tr("%1 takes a card: %2.").arg(name(e.seat), Words::card(e.card));
}

QString LogWords::tell(const CardDrawn& e) const
{
    return tr("%1 draws the top card.").arg(name(e.seat));
}

QString LogWords::tell(const Declared& e) const
{
    return tr("%1 shows a card: %2.").arg(name(e.seat), Words::card(e.card));
}

QString LogWords::tell(const Swapped& e) const
{
    return tr("%1 swaps engineers and now has %2.").arg(name(e.seat), Words::engineer(e.engineer));
}

QString LogWords::tell(const ContractTaken& e) const
{
    return tr("%1 takes the contract %2 (%3).").arg(name(e.seat), contract(e.contract), ends(e.contract));
}

QString LogWords::tell(const JunctionTaken& e) const
{
    return tr("%1 takes a junction contract: %2 (%3).")
        .arg(name(e.seat), contract(e.contract), ends(e.contract));
}

QString LogWords::tell(const BargePlaced& e) const
{
    return tr("%1 starts the %2 at %3.")
        .arg(name(e.seat), contract(e.contract), Words::place(m_rules, e.place));
}

QString LogWords::tell(const ColourChosen& e) const
{
    return tr("%1 chooses the colour for the goods: %2.").arg(name(e.seat), Words::colour(e.colour));
}

QString LogWords::tell(const CubeLifted& e) const
{
    return tr("%1 removes the cube from %2.").arg(name(e.seat), Words::place(m_rules, e.place));
}

QString LogWords::tell(const CubePlaced& e) const
{
    return tr("%1 places a cube in %2.").arg(name(e.seat), Words::place(m_rules, e.place));
}

QString LogWords::tell(const TileLaid& e) const
{
    return tr("%1 builds for the %2: %3.")
        .arg(name(e.seat), contract(e.contract), Words::tile(e.tile.tile).toLower());
}

QString LogWords::tell(const TilesTakenBack& e) const
{
    return tr("%1 takes back %n tile(s) of the %2.", nullptr, e.count)
        .arg(name(e.seat), contract(e.contract));
}

QString LogWords::tell(const CanalCompleted& e) const
{
    return tr("%1 completes the %2.").arg(name(e.seat), contract(e.contract));
}

QString LogWords::tell(const ContractReturned& e) const
{
    return tr("%1’s %2 remains incomplete.").arg(name(e.seat), contract(e.contract));
}

QString LogWords::tell(const Shipped& e) const
{
    QStringList places{Words::place(m_rules, e.place)};
    for (const Leg& leg : e.route)
        if (leg.owner != no_seat)
            places.append(Words::place(m_rules, leg.place));
    return tr("%1 ships a cube: %2.").arg(name(e.seat), places.join(QStringLiteral(" → ")));
}

QString LogWords::tell(const Scored& e) const
{
    switch (e.why) {
    case Points::canal:
        return tr("%1 gets %n point(s) for a completed canal.", nullptr, e.points).arg(name(e.seat));
    case Points::goods:
        return tr("%1 gets %n point(s) for goods.", nullptr, e.points).arg(name(e.seat));
    case Points::incomplete:
        return tr("%1 gets %n point(s) for an incomplete canal.", nullptr, e.points).arg(name(e.seat));
    case Points::builder:
        return tr("%1 gets %n point(s) for the number of contracts completed.", nullptr, e.points)
            .arg(name(e.seat));
    }
    return {};
}

QString LogWords::tell(const Discarded& e) const
{
    return tr("%1 discards a card: %2.").arg(name(e.seat), Words::card(e.card));
}

QString LogWords::tell(const Passed& e) const
{
    return tr("%1 passes.").arg(name(e.seat));
}

QString LogWords::tell(const EndBegan& e) const
{
    return tr("This triggers the end of the game: %n more round(s) after this one.", nullptr, e.rounds);
}

QString LogWords::tell(const RoundBegan& e) const
{
    return tr("Round %1").arg(e.round);
}

} // namespace canal::app
