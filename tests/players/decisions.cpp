// Prints what the computer players decide and how they value it, to the last bit, along games of two kinds of
// rules. Built by several compilers it must print the same: compilers_agree.sh does so.
#include "capitol/players/player.h"

#include <bit>
#include <cstdio>
#include <memory>

using namespace capitol;

namespace {

void mix_in(std::uint64_t& sum, std::uint64_t value)
{
    sum = (sum ^ value) * 1099511628211ULL; // FNV-1a over whole numbers
}

std::uint64_t sum_of(const Advice& advice)
{
    std::uint64_t sum = 14695981039346656037ULL;
    for (const Candidate& candidate : advice.candidates) {
        mix_in(sum, static_cast<std::uint64_t>(candidate.visits));
        mix_in(sum, std::bit_cast<std::uint64_t>(candidate.value));
    }
    return sum;
}

// A line for each decision, one for the end.
void print_game(const Rules& rules, int players, std::uint64_t seed)
{
    std::vector<std::unique_ptr<Player>> table;
    const std::vector<std::string> names = player_names();
    for (int seat = 0; seat < players; ++seat)
        table.push_back(make_player(names[(seed + static_cast<std::uint64_t>(seat)) % names.size()]));
    Position position = start(rules, players, seed);
    for (SearchRequest thinking{.seed = seed, .iterations = 40}; position.phase != Phase::over;
         ++thinking.seed) {
        const Seat seat = position.to_move;
        const Advice advice = table[seat]->advise(rules, observe(rules, position, seat), thinking);
        apply(rules, position, advice.choice);
        std::printf("%llu %d %d %016llx\n", static_cast<unsigned long long>(seed), seat, position.supply,
                    static_cast<unsigned long long>(sum_of(advice)));
    }
    for (Seat seat = 0; seat < players; ++seat)
        std::printf("%d ", position.score[seat]);
    std::printf("\n");
}

Board nine_areas()
{
    Board board{"nine", {}};
    for (int i = 0; i < 9; ++i)
        board.areas.push_back(
            {std::string("ar") + static_cast<char>('a' + i), all_colours[i % colour_count], 7, i % 3, true});
    return board;
}

// What Schmidt's rules never ask for.
Ruleset other_rules()
{
    Ruleset ruleset;
    ruleset.deck.recycle = Recycle::shuffle;
    ruleset.construction.floors_per_card = 3;
    ruleset.construction.floor_use = FloorUse::up_to;
    ruleset.placement = {.first_height = 2, .max_step = 2, .below_tallest = true};
    ruleset.information.hand_count = HandCount::hidden;
    ruleset.draw.after_last_round = ruleset.draw.extra_optional = true;
    return ruleset;
}

} // namespace

int main()
{
    const Rules usual(Ruleset{}, nine_areas());
    const Rules other(other_rules(), nine_areas());
    for (int game = 0; game < 9; ++game)
        print_game(game % 2 == 0 ? usual : other, 2 + game % 3, static_cast<std::uint64_t>(game));
}
