// Several searches of the same root in parallel, each with its own random numbers, their results added up.
#pragma once

#include "search/search.h"

#include <exception>
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

    // The iterations are shared out. The first search reports, from the thread that calls. What one of the
    // games or the report throws ends all searches, and is thrown to the caller.
    void run(const Limits& limits, const Report<typename G::Action>& report = {})
    {
        std::stop_source all;
        const std::stop_callback passed_on(limits.stop, [&all] { all.request_stop(); });
        std::vector<std::exception_ptr> faults(m_searches.size());
        const auto run_one = [&, this](std::size_t i) {
            try {
                Limits own = share_of(limits, i);
                own.stop = all.get_token();
                m_searches[i]->run(own, i == 0 ? scaled(report) : Report<typename G::Action>());
            } catch (...) {
                faults[i] = std::current_exception();
                all.request_stop();
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (std::size_t i = 1; i < m_searches.size(); ++i)
                helpers.emplace_back(run_one, i);
            run_one(0);
        }
        for (const std::exception_ptr& fault : faults)
            if (fault)
                std::rethrow_exception(fault);
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
