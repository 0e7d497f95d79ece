#include "rulebook/rule_in_force.h"

namespace capitol::app {

namespace {

constexpr int permit = 2; // HandModel::Kind

bool holdsPermit(const GameSession& session, const HandModel& hand)
{
    const int row = session.selectedCard();
    return hand.has(row) && hand.row(row).kind == permit;
}

} // namespace

RuleInForce ruleInForce(const GameSession& session, const HandModel& hand)
{
    if (session.stage() == GameSession::StageView::Reveal)
        return RuleInForce::auction;
    if (session.stage() == GameSession::StageView::Scoring)
        return RuleInForce::scoring;
    switch (session.phase()) {
    case GameSession::Phase::Construction:
        return holdsPermit(session, hand) ? RuleInForce::placing : RuleInForce::construction;
    case GameSession::Phase::Bidding:
    case GameSession::Phase::Tile:
        return RuleInForce::auction;
    case GameSession::Phase::Draw:
        return RuleInForce::drawing;
    case GameSession::Phase::Over:
        break;
    }
    return RuleInForce::end;
}

} // namespace capitol::app
