#include "capitol/puzzles/puzzle_search.h"

#include "base/worker_threads.h"

#include <map>
#include <mutex>

namespace capitol {

namespace {

using namespace std::chrono_literals;

constexpr auto look_every = 100ms;

// The games are looked at in any order, and told in theirs.
class OrderedSearch
{
public:
    OrderedSearch(const Variant& variant, const PuzzleSearch& search)
        : m_variant(variant), m_search(search), m_next(search.from_game), m_puzzles(search.known)
    {
    }

    std::size_t run()
    {
        PuzzleRequest request = m_search;
        request.stop = m_stop.get_token();
        WorkerThreads workers(m_search.threads, [&](std::size_t piece) {
            const int game = m_search.from_game + static_cast<int>(piece);
            if (game >= m_search.games || request.stop.stop_requested())
                return false;
            keep(game, find_puzzles(m_variant, request, game));
            return true;
        });
        const StopAtEnd stop{m_stop}; // whatever is thrown
        while (!is_enough() && !workers.wait_for(look_every))
            tell_finished();
        tell_finished();
        return m_puzzles;
    }

private:
    struct StopAtEnd
    {
        std::stop_source& source;
        ~StopAtEnd() { source.request_stop(); }
    };

    bool is_enough() const { return m_puzzles >= m_search.puzzles; }

    void keep(int game, std::vector<Puzzle> puzzles)
    {
        const std::lock_guard guard(m_guard);
        m_finished.emplace(game, std::move(puzzles));
    }

    std::vector<Puzzle> take_next()
    {
        const std::lock_guard guard(m_guard);
        return std::move(m_finished.extract(m_next).mapped());
    }
    bool is_next_finished()
    {
        const std::lock_guard guard(m_guard);
        return m_finished.contains(m_next);
    }

    void tell_finished()
    {
        for (; !is_enough() && is_next_finished(); ++m_next) {
            const auto puzzles = take_next();
            const std::size_t known = m_next == m_search.from_game ? m_search.known_of_game : 0;
            for (std::size_t i = known; i < puzzles.size() && !is_enough(); ++i, ++m_puzzles)
                m_search.found(puzzles[i]);
            if (m_search.progress)
                m_search.progress(m_next + 1, m_puzzles);
        }
    }

    const Variant& m_variant;
    const PuzzleSearch& m_search;
    std::stop_source m_stop;
    std::mutex m_guard; // of what follows
    std::map<int, std::vector<Puzzle>> m_finished;
    int m_next; // game
    std::size_t m_puzzles;
};

} // namespace

std::size_t search_puzzles(const Variant& variant, const PuzzleSearch& search)
{
    return OrderedSearch(variant, search).run();
}

} // namespace capitol
