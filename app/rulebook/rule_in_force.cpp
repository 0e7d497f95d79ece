#include "rulebook/rule_in_force.h"

namespace capitol::app {

namespace {

constexpr int permit = 2; // HandModel::Kind

bool holdsPermit(const GameSession& session, const HandModel& hand)
{
    const int row = session.composer()->selectedCard();
    return hand.has(row) && hand.row(row).kind == permit;
}

} // namespace

RuleInForce ruleInForce(const GameSession& session, const HandModel& hand)
{
    if (session.state()->stage() == TableState::StageView::Reveal)
        return RuleInForce::auction;
    if (session.state()->stage() == TableState::StageView::Scoring)
        return RuleInForce::scoring;
    switch (session.state()->phase()) {
    case TableState::Phase::Construction:
        return holdsPermit(session, hand) ? RuleInForce::placing : RuleInForce::construction;
    case TableState::Phase::Bidding:
    case TableState::Phase::Tile:
        return RuleInForce::auction;
    case TableState::Phase::Draw:
        return RuleInForce::drawing;
    case TableState::Phase::Over:
        break;
    }
    return RuleInForce::end;
}

} // namespace capitol::app
