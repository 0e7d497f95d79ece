#include "capitol/players/advice.h"

#include "capitol/players/evaluation.h"
#include "capitol/players/reasons.h"

#include <algorithm>

namespace capitol {

namespace {

constexpr std::size_t most_reasons = 2;

void add_reasons(const Rules& rules, const View& view, const Choice& choice, Reasons& reasons)
{
    if (const Bid* bid = std::get_if<Bid>(&choice))
        return add_bid_reasons(rules, view, *bid, reasons);
    const Move& move = std::get<Move>(choice);
    if (move.for_nothing)
        return;
    switch (move.kind) {
    case MoveKind::permit:
    case MoveKind::tile:
        return add_placing_reasons(rules, view, move, reasons);
    case MoveKind::floor:
    case MoveKind::roof:
        return add_yard_reasons(rules, view, move, reasons);
    case MoveKind::pass:
        return add_pass_reasons(rules, view, reasons);
    case MoveKind::draw:
        return add_draw_reasons(rules, view, move, reasons);
    case MoveKind::done:
        return;
    }
}

HintedMove hinted(const Rules& rules, const View& view, const Candidate& candidate, double lead)
{
    HintedMove hinted{candidate.choice, candidate.visits, candidate.value, lead,
                      reasons_for(rules, view, candidate.choice)};
    hinted.reasons.resize(std::min(hinted.reasons.size(), most_reasons));
    return hinted;
}

} // namespace

Reasons reasons_for(const Rules& rules, const View& view, const Choice& choice)
{
    Reasons reasons;
    add_reasons(rules, view, choice, reasons);
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const HintReason& a, const HintReason& b) { return a.weight > b.weight; });
    if (reasons.empty())
        reasons.push_back({.kind = ReasonKind::better_later});
    return reasons;
}

Hint give_hint(const Rules& rules, const View& view, const SearchRequest& thinking, int most)
{
    const Advice advice = make_player("master")->advise(rules, view, thinking);
    if (advice.candidates.size() == 1)
        return {{{advice.choice, 0, 0, 0, {{.kind = ReasonKind::only_move}}}}};
    const Prospects prospects(rules);
    Hint hint;
    const double least = rough::hardly_visited * advice.candidates.front().visits;
    for (const Candidate& candidate : advice.candidates) {
        if (static_cast<int>(hint.moves.size()) == most || candidate.visits < least)
            continue;
        hint.moves.push_back(hinted(rules, view, candidate, prospects.lead_for(view.known, candidate.value)));
    }
    return hint;
}

} // namespace capitol
