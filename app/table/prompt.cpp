#include "table/prompt.h"

#include "capitol/drawing.h"
#include "capitol/floors.h"
#include "capitol/scoring.h"
#include "play/standing_words.h"
#include "table/log_words.h"
#include "table/words.h"

namespace capitol::app {

QString Prompt::text() const
{
    const Position& position = m_scene.position();
    if (m_scene.stage.stage() != ShownPosition::Stage::board || position.phase == Phase::over)
        return shown();
    if (m_scene.standing == match::Standing::lost)
        return {}; // what is wrong with the line is told above the board
    if (const QString halted = StandingWords::haltedBy(m_scene.standing); !halted.isEmpty())
        return halted;
    if (m_scene.turn || m_scene.bid)
        return asked();
    if (m_scene.standing == match::Standing::cut)
        return StandingWords::waitingForLine();
    if (position.phase == Phase::bidding && m_scene.table.isSpread())
        return tr("Waiting for the bids of: %1.").arg(missingBids().join(QLatin1String(", ")));
    const QString name = m_scene.table.nameOf(position.to_move);
    if (m_scene.thinking)
        return tr("%1 is thinking…").arg(name);
    return m_scene.table.seats[position.to_move].isHuman() ? tr("%1 is next.").arg(name) : QString();
}

QStringList Prompt::missingBids() const
{
    QStringList names;
    for (Seat seat = 0; seat < m_scene.position().players; ++seat)
        if (may_choose(m_scene.position(), seat))
            names.append(m_scene.table.nameOf(seat));
    return names;
}

QString Prompt::shown() const
{
    if (m_scene.stage.stage() == ShownPosition::Stage::reveal)
        return tr("The bids are revealed.");
    if (m_scene.stage.stage() == ShownPosition::Stage::scoring)
        return tr("Round %1 is being scored.").arg(m_scene.position().round);
    GameOver over;
    for (Seat seat = 0; seat < m_scene.position().players; ++seat)
        if (winners(m_scene.rules(), m_scene.position()) >> seat & 1)
            over.winners.push_back(seat);
    return LogWords(m_scene.table)(over);
}

QString Prompt::asked() const
{
    const Position& position = m_scene.position();
    switch (position.phase) {
    case Phase::construction:
        return construction();
    case Phase::bidding:
        return tr("Bid for %1: choose the cards for your bid, then seal it.")
            .arg(Words::theTile(m_scene.tile()));
    case Phase::tile:
        return m_scene.turn->move() ? confirm()
                                    : tr("Choose a site for %1.").arg(Words::theTile(m_scene.tile()));
    case Phase::draw:
        return tr("Take the top card of a pile: %n left to take.", nullptr, position.draws_left);
    case Phase::over:
        break;
    }
    return {};
}

QString Prompt::confirm() const
{
    return tr("Confirm, or choose something else.");
}

QString Prompt::construction() const
{
    const TurnBuilder& turn = *m_scene.turn;
    if (turn.passing())
        return tr("Pass for the rest of this phase? Confirm, or take it back.");
    if (!turn.card())
        return tr("Choose a card, or pass.");
    if (!turn.playable(*turn.card()))
        return tr("This card cannot do anything now: play it without effect, or keep it.");
    switch (m_scene.rules().deck().pile(*turn.card())) {
    case Pile::floor:
        return floors();
    case Pile::roof:
        return roof();
    case Pile::permit:
        break;
    }
    return permit();
}

QString Prompt::floors() const
{
    const int most = floor_allowance(m_scene.rules(), m_scene.position()).most;
    const int left = most - int(m_scene.turn->floors()->heights().size());
    if (!m_scene.turn->move())
        return tr("Choose a building without a roof, or a new one: %n floor(s) to put.", nullptr, left) +
               finality();
    return left > 0 ? tr("Confirm, or put %n more floor(s).", nullptr, left) : confirm();
}

QString Prompt::finality() const
{
    return m_scene.rules().ruleset().construction.placement_final == PlacementFinal::at_once
               ? QLatin1Char(' ') + tr("In this variant they stay where you put them.", "floors")
               : QString();
}

QString Prompt::roof() const
{
    const PlacePlan& places = *m_scene.turn->places();
    if (!places.building())
        return tr("Choose a building to roof.");
    return places.roof() ? confirm() : tr("Round or triangular?");
}

QString Prompt::permit() const
{
    const PlacePlan& places = *m_scene.turn->places();
    if (m_scene.turn->move())
        return confirm();
    if (places.building())
        return tr("Choose a site for %1.")
            .arg(Words::building(places.building()->floors, places.building()->roof));
    return places.place() ? tr("Choose which building goes there.")
                          : tr("Choose a finished building and a site.");
}

QString Prompt::drawReason() const
{
    const Position& position = m_scene.position();
    if (position.phase != Phase::draw)
        return {};
    const auto& knobs = m_scene.rules().ruleset().draw;
    const QString base = knobs.rule == DrawRule::add ? tr("%n card(s) for everyone", nullptr, knobs.count)
                                                     : tr("up to %n card(s) in hand", nullptr, knobs.count);
    const int extra = extra_draws(m_scene.rules(), position, position.to_move);
    if (extra == 0)
        return base;
    return tr("%1, %2", "cards for everyone, cards for amphitheatres")
        .arg(base, tr("%n more for amphitheatres", nullptr, extra));
}

} // namespace capitol::app
