#include "capitol/review/expectation.h"

#include "capitol/players/search_player.h"
#include "capitol/review/rooted_game.h"

namespace capitol {

namespace {

void shuffle_unseen(const Rules& rules, Position& position, Random& random)
{
    for (const Pile pile : all_piles)
        random.shuffle(position.pile_cards.data() + rules.deck().pile_offset(pile),
                       position.unseen[index(pile)]);
    if (rules.ruleset().deck.recycle == Recycle::shuffle)
        position.random = random.next();
}

} // namespace

search::Limits limits_of(const Effort& effort)
{
    return {.iterations = static_cast<std::uint64_t>(effort.iterations), .time = {}, .stop = effort.stop};
}

const SearchStyle& review_style()
{
    static constexpr SearchStyle style{.greedy_rounds = 1};
    return style;
}

Shares expected_shares(const Rules& rules, const Position& position, const Effort& effort)
{
    if (position.phase == Phase::over)
        return victory(rules, position);
    const HandmadeEvaluator evaluator(rules);
    const View view = observe(rules, position, position.to_move); // hides nothing: it is not imagined from
    SearchedGame game(rules, view, review_style(), evaluator, effort.seed, effort.stop);
    Random random(effort.seed ^ 0x6f72646572ULL); // apart from the play-outs' sequence
    const auto imagine = [&](Position& imagined) {
        imagined = position;
        shuffle_unseen(rules, imagined, random);
    };
    RootedGame open(game, view.seat, imagine, game.own_options());
    search::Search<RootedGame>(open, settings_for(review_style())).run(limits_of(effort));
    return open.mean_of_most_tried();
}

} // namespace capitol
