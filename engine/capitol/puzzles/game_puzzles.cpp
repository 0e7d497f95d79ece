#include "capitol/puzzles/game_puzzles.h"

#include "base/mix.h"

#include <set>

namespace capitol {

namespace {

// A proposal has somewhat more of them than each comparison: 200 with the usual 160.
int proposing_iterations(int comparing_iterations)
{
    return comparing_iterations * 5 / 4;
}

class SearchedPuzzles
{
public:
    SearchedPuzzles(const Variant& variant, const PuzzleRequest& request, int game)
        : m_rules(variant.playable()), m_request(request), m_game(game),
          m_seed(static_cast<std::uint32_t>(mix(mix(request.seed) + static_cast<std::uint64_t>(game)) >> 33)),
          m_players(players_of(m_rules.ruleset(), game))
    {
    }

    std::vector<Puzzle> find()
    {
        const auto player = make_player("mason");
        const int iterations = proposing_iterations(m_request.iterations);
        Position position = Capitol::start(m_rules, m_players, m_seed);
        while (position.phase != Phase::over && !m_request.stop.stop_requested()) {
            const View view = observe(m_rules, position, position.to_move);
            const std::uint64_t seed = mix((std::uint64_t{m_seed} << 16) + m_moves.size());
            const auto advice = player->advise(m_rules, view, {.seed = seed, .iterations = iterations});
            look_at(view, advice.candidates, seed);
            m_moves.push_back({view.seat, advice.choice});
            apply(m_rules, position, view.seat, advice.choice);
        }
        return std::move(m_puzzles);
    }

private:
    static int players_of(const Ruleset& ruleset, int game)
    {
        return ruleset.players.min + game % (ruleset.players.max - ruleset.players.min + 1);
    }

    // Before that an estimate rests on too much that is still to come, and takes long.
    bool is_late(int round) const { return 2 * round > m_rules.ruleset().rounds; }

    void look_at(const View& view, const std::vector<Candidate>& proposed, std::uint64_t seed)
    {
        if (proposed.size() < 2 || !is_late(view.known.round) ||
            m_themes.contains(theme_of(m_rules, view, proposed.front().choice)))
            return;
        auto puzzle = find_puzzle(m_rules, view, proposed, m_request, seed);
        if (!puzzle || m_request.stop.stop_requested() || !m_themes.insert(puzzle->theme).second)
            return;
        puzzle->game = m_game;
        puzzle->seed = m_seed;
        puzzle->players = m_players;
        puzzle->moves = m_moves;
        m_puzzles.push_back(*std::move(puzzle));
    }

    const Rules m_rules;
    const PuzzleRequest& m_request;
    const int m_game;
    const std::uint32_t m_seed;
    const int m_players;
    std::vector<RecordMove> m_moves;
    std::set<PuzzleTheme> m_themes; // found
    std::vector<Puzzle> m_puzzles;
};

} // namespace

std::vector<Puzzle> find_puzzles(const Variant& variant, const PuzzleRequest& request, int game)
{
    return SearchedPuzzles(variant, request, game).find();
}

} // namespace capitol
