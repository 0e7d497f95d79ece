// Several searches of the same root side by side, each with its own luck, their findings added up.
#pragma once

#include "search/search.h"

#include <memory>
#include <thread>

namespace search {

template <Game G>
class ParallelSearch
{
public:
    // A thread for each game, one at least; they differ in their seeds alone. With one game it is a plain
    // search, the same for the same seed; with more, how far each comes decides. The memory is that of all.
    ParallelSearch(const std::vector<std::unique_ptr<G>>& games, const Settings& settings)
    {
        Settings own = settings;
        own.bytes /= games.size();
        for (const auto& game : games)
            m_searches.push_back(std::make_unique<Search<G>>(*game, own));
    }

    // The iterations are shared out. The first search reports, from the thread that calls.
    void run(const Limits& limits, const Report<typename G::Action>& report = {})
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < m_searches.size(); ++i)
            helpers.emplace_back([this, i, own = share_of(limits, i)] { m_searches[i]->run(own); });
        m_searches.front()->run(share_of(limits, 0), scaled(report));
    }

    std::uint64_t iterations() const
    {
        return sum([](const Search<G>& one) { return one.iterations(); });
    }
    std::size_t bytes() const
    {
        return sum([](const Search<G>& one) { return one.bytes(); });
    }
    std::vector<Standing> open_standings() const
    {
        return merged([](const Search<G>& one) { return one.open_standings(); });
    }
    std::vector<Standing> sealed_standings(int seat) const
    {
        return merged([seat](const Search<G>& one) { return one.sealed_standings(seat); });
    }

private:
    template <typename Count>
    std::size_t sum(Count count) const
    {
        std::size_t all = 0;
        for (const auto& one : m_searches)
            all += count(*one);
        return all;
    }

    template <typename Ask>
    std::vector<Standing> merged(Ask ask) const
    {
        std::vector<Standing> all = ask(*m_searches.front());
        for (std::size_t i = 1; i < m_searches.size(); ++i)
            for (const Standing& one : ask(*m_searches[i]))
                merge(all, one);
        return all;
    }

    static void merge(std::vector<Standing>& all, const Standing& one)
    {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Standing& other) { return other.key == one.key; });
        if (found == all.end())
            return all.push_back(one);
        const double sum = found->value * found->visits + one.value * one.visits;
        found->visits += one.visits;
        found->value = found->visits > 0 ? sum / found->visits : 0;
    }

    Limits share_of(const Limits& limits, std::size_t number) const
    {
        Limits own = limits;
        if (limits.iterations > 0)
            own.iterations = std::max<std::uint64_t>(1, limits.iterations / m_searches.size() +
                                                            (number < limits.iterations % m_searches.size()));
        return own;
    }

    // The first search speaks for all of them, which have come about as far.
    Report<typename G::Action> scaled(const Report<typename G::Action>& report) const
    {
        if (!report)
            return {};
        return [&report, count = m_searches.size()](Progress<typename G::Action> progress) {
            progress.iterations *= count;
            report(progress);
        };
    }

    std::vector<std::unique_ptr<Search<G>>> m_searches;
};

} // namespace search
