#include "statistics/summary.h"

#include "capitol/players/levels.h"

#include <algorithm>
#include <limits>

namespace capitol::app {

namespace {

// Those that do not search are the weakest but for those that the program does not know.
int strengthOf(const std::string& player)
{
    if (player == "random")
        return 1;
    if (player == "greedy")
        return 2;
    const auto rated = rated_player(player);
    return rated ? rated->rating : 0;
}

Opponent strongestAgainst(const PlayedGame& game, std::size_t seat)
{
    Opponent strongest{-1, {}};
    for (std::size_t other = 0; other < game.seats.size(); ++other)
        if (other != seat && game.seats[other].isComputer())
            strongest = std::max(strongest, {strengthOf(game.seats[other].player), game.seats[other].player});
    return strongest;
}

int marginOf(const PlayedGame& game, std::size_t seat)
{
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < game.seats.size(); ++other)
        if (other != seat)
            best = std::max(best, game.seats[other].score);
    return game.seats[seat].score - best;
}

class SummingUp
{
public:
    void add(const PlayedGame& game)
    {
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            if (game.seats[seat].isPerson())
                add(game, seat);
    }
    const Summary& summary() const { return m_summary; }

private:
    void add(const PlayedGame& game, std::size_t seat)
    {
        const PlayedSeat& person = game.seats[seat];
        const int margin = marginOf(game, seat);
        for (Tally* tally : {&m_summary.all, &m_summary.byPerson[person.name],
                             &m_summary.byVariant[game.variant], &m_summary.byPlayers[int(game.seats.size())],
                             &m_summary.byOpponent[strongestAgainst(game, seat)]}) {
            tally->games += 1;
            tally->won += person.won ? 1 : 0;
            tally->points += person.score;
            tally->margin += margin;
        }
        if (!m_summary.best || person.score > m_summary.best->score)
            m_summary.best = {person.name, person.score, game.variant, game.date};
        follow(person);
    }

    void follow(const PlayedSeat& person)
    {
        int& run = m_runs[person.name];
        run = person.won ? run + 1 : 0;
        if (run > m_summary.longest.victories)
            m_summary.longest = {person.name, run};
    }

    Summary m_summary;
    std::map<std::string, int> m_runs;
};

} // namespace

Summary summaryOf(const std::vector<PlayedGame>& games)
{
    SummingUp sums;
    for (const PlayedGame& game : games)
        sums.add(game);
    return sums.summary();
}

} // namespace capitol::app
