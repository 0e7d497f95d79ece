// Information-set Monte Carlo tree search, single observer (Cowling, Powley, Whitehouse 2012): each iteration
// determinises the hidden part, descends the tree through the moves possible there, plays out and backs up
// every seat's own result. Simultaneous choices are decoupled: at one node each seat has a bandit of its own.
#pragma once

#include "search/game.h"
#include "search/limits.h"
#include "search/portable_math.h"
#include "search/tree.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace search {

struct Settings
{
    double exploration = 1;                     // 1 is UCB1-tuned
    double prior_weight = 2;                    // a prior counts as many visits
    double max_prior_gap = 0.3;                 // no option looks worse than the best by more than this
    std::size_t bytes = std::size_t{256} << 20; // of the tree
};

// How far a search has come, told while it goes on.
template <typename Action>
struct Progress
{
    std::uint64_t iterations = 0;
    double value = 0;         // expected result of the seat that chooses, by the best action so far
    std::vector<Action> line; // the principal variation: what is most likely to follow, the best action first
};
template <typename Action>
using Report = std::function<void(const Progress<Action>&)>; // may be empty

// An action at the root and how the search rates it.
struct Standing
{
    std::uint64_t key = 0;
    std::uint32_t visits = 0;
    double value = 0; // mean result of the seat that chooses
};

template <Game G>
class Search
{
public:
    Search(G& game, const Settings& settings) : m_game(game), m_settings(settings), m_tree(settings.bytes) {}

    // At least one iteration. Stops before its limits once nothing can change the answer, where it may.
    // Reports from time to time, in the thread that calls.
    void run(const Limits& limits, const Report<typename G::Action>& report = {})
    {
        const SearchBudget watch(limits);
        ReportTimer pace;
        do {
            iterate();
            if (report && m_done % check_every == 0 && pace.is_due())
                report(progress());
        } while (!watch.is_over(++m_done) && !(limits.may_end_early && is_decided(watch)));
    }

    // What is thought to follow in the state that was imagined last, as far as the tree knows it.
    Progress<typename G::Action> progress()
    {
        Progress<typename G::Action> progress{m_done, 0.5, {}};
        State state = m_root;
        Index node = Tree::root;
        while (node != nowhere && !m_game.is_over(state))
            node = m_game.simultaneous_movers(state) > 0 ? likely_sealed(node, state, progress)
                                                         : likely(m_tree[node].children, 0, state, progress);
        return progress;
    }

    std::uint64_t iterations() const { return m_done; }
    std::size_t bytes() const { return m_tree.bytes(); }

    // The root's open choices, in no order.
    std::vector<Standing> open_standings() const
    {
        std::vector<Standing> standings;
        for (Index at = m_tree[Tree::root].children; at != nowhere; at = m_tree[at].next)
            standings.push_back(standing_of(m_tree[at], m_tree[at].key));
        return standings;
    }
    // A seat's part of the sealed choice at the root.
    std::vector<Standing> sealed_standings(int seat) const
    {
        std::vector<Standing> standings;
        for (Index at = m_tree[Tree::root].arms; at != nowhere; at = m_tree[at].next)
            if (m_tree[at].key >> seat_shift == static_cast<std::uint64_t>(seat))
                standings.push_back(standing_of(m_tree[at], m_tree[at].key & key_mask));
        return standings;
    }

private:
    using State = typename G::State;
    using Options = std::vector<Option<typename G::Action>>;
    struct Step
    {
        Index node;
        int seat; // whose result counts there
    };

    static constexpr std::uint64_t check_every = 64;
    static constexpr int seat_shift = 60;
    static constexpr std::uint64_t key_mask = (std::uint64_t{1} << seat_shift) - 1;

    static Standing standing_of(const Node& node, std::uint64_t key)
    {
        return {key, node.visits, node.visits > 0 ? node.sum / node.visits : 0};
    }

    void iterate()
    {
        m_game.determinise(m_state);
        m_root = m_state;
        m_path.assign(1, {Tree::root, m_game.to_move(m_state)});
        Index node = Tree::root;
        while (node != nowhere && !m_game.is_over(m_state))
            node = m_game.simultaneous_movers(m_state) > 0 ? choose_sealed(node) : choose_openly(node);
        back_up(m_game.play_out(m_state));
    }

    // Both return where to go on, `nowhere` at the edge of the tree.
    Index choose_openly(Index node)
    {
        const int seat = m_game.to_move(m_state);
        const Index chosen = choose(m_tree[node].children, 0);
        return follow(chosen, seat);
    }

    Index choose_sealed(Index node)
    {
        for (int left = m_game.simultaneous_movers(m_state); left > 0; --left) {
            const int seat = m_game.to_move(m_state);
            follow(choose(m_tree[node].arms, static_cast<std::uint64_t>(seat) << seat_shift), seat);
        }
        const std::uint64_t outcome = m_game.outcome(m_state);
        Index& children = m_tree[node].children;
        const Index found = m_tree.find(children, outcome);
        return follow(found != nowhere ? found : m_tree.add(children, outcome), 0);
    }

    // Makes the most visited choice of those that can be made; `nowhere` if none was visited.
    Index likely(Index list, std::uint64_t seat_bits, State& state, Progress<typename G::Action>& progress)
    {
        m_game.list(state, m_options);
        Index best = nowhere;
        const typename G::Action* action = nullptr;
        for (const auto& option : m_options) {
            const Index found = m_tree.find(list, option.key | seat_bits);
            if (found == nowhere || m_tree[found].visits <= (best == nowhere ? 0 : m_tree[best].visits))
                continue;
            best = found;
            action = &option.action;
        }
        if (best == nowhere)
            return nowhere;
        if (progress.line.empty())
            progress.value = standing_of(m_tree[best], 0).value;
        progress.line.push_back(*action);
        m_game.apply(state, *action);
        return best;
    }

    Index likely_sealed(Index node, State& state, Progress<typename G::Action>& progress)
    {
        for (int left = m_game.simultaneous_movers(state); left > 0; --left) {
            const auto seat_bits = static_cast<std::uint64_t>(m_game.to_move(state)) << seat_shift;
            if (likely(m_tree[node].arms, seat_bits, state, progress) == nowhere)
                return nowhere;
        }
        return m_tree.find(m_tree[node].children, m_game.outcome(state));
    }

    Index follow(Index node, int seat)
    {
        if (node == nowhere)
            return nowhere;
        m_path.push_back({node, seat});
        return m_tree[node].visits > 0 ? node : nowhere;
    }

    // Lists, picks and applies; returns the node of what was picked, `nowhere` if the memory is full.
    Index choose(Index& list, std::uint64_t seat_bits)
    {
        m_game.list(m_state, m_options);
        match(list, seat_bits);
        add_new_options(list, seat_bits);
        const std::size_t pick = m_options.size() == 1 ? 0 : best_option();
        const Index found = m_nodes[pick];
        m_game.apply(m_state, m_options[pick].action);
        return found != nowhere ? found : m_tree.add(list, m_options[pick].key | seat_bits);
    }

    // Options that are met for the first time get their nodes and what they look like.
    void add_new_options(Index& list, std::uint64_t seat_bits)
    {
        m_new.clear();
        for (std::size_t i = 0; i < m_options.size(); ++i)
            if (m_nodes[i] == nowhere)
                m_new.push_back(i);
        if (m_new.empty() || m_tree.is_full())
            return;
        m_game.assign_priors(m_state, m_options, m_new);
        for (std::size_t last = m_new.size(); last > 0; --last) { // lists grow at their heads
            const std::size_t i = m_new[last - 1];
            m_nodes[i] = m_tree.add(list, m_options[i].key | seat_bits);
            if (m_nodes[i] != nowhere)
                m_tree[m_nodes[i]].prior = m_options[i].prior;
        }
    }

    // Finds the options' nodes. Lists come mostly in the same order, so each look goes on from the last find.
    void match(Index list, std::uint64_t seat_bits)
    {
        const std::size_t count = m_options.size();
        m_nodes.assign(count, nowhere);
        std::size_t from = 0;
        for (; list != nowhere; list = m_tree[list].next) {
            Node& node = m_tree[list];
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t at = from + i < count ? from + i : from + i - count;
                if ((m_options[at].key | seat_bits) != node.key)
                    continue;
                m_nodes[at] = list;
                ++node.offered;
                from = at;
                break;
            }
        }
    }

    std::size_t best_option() const
    {
        static const Node unknown;
        const auto node_of = [&](std::size_t i) -> const Node& {
            return m_nodes[i] == nowhere ? unknown : m_tree[m_nodes[i]];
        };
        double visits = 0;
        double sum = 0;
        float likeliest = -1e9F;
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            visits += node_of(i).visits;
            sum += node_of(i).sum;
            likeliest = std::max(likeliest, node_of(i).prior);
        }
        const double mean = visits > 0 ? sum / visits : 0.5;
        std::size_t best = 0;
        double highest = -1e9;
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            const Prospect prospect = prospect_of(node_of(i), mean + look(node_of(i), likeliest), visits);
            if (falls_short(prospect, highest))
                continue;
            const double worth = promise(node_of(i), prospect);
            if (worth > highest) {
                highest = worth;
                best = i;
            }
        }
        return best;
    }

    double look(const Node& node, float likeliest) const
    {
        return std::max<double>(node.prior - likeliest, -m_settings.max_prior_gap);
    }

    // What is known of an option, with the prior as visits that have been made.
    struct Prospect
    {
        double visits;
        double value;   // mean result
        double offered; // how often it could have been chosen, and 1
    };
    Prospect prospect_of(const Node& node, double expected, double all_visits) const
    {
        const double visits = m_settings.prior_weight + node.visits;
        return {visits, (m_settings.prior_weight * expected + node.sum) / visits,
                1 + (node.visits == 0 ? all_visits : node.offered)};
    }

    // Surely promises less than `highest`: told without a logarithm or a root, which most options need not
    // have then. The variance is 1/4 at most, the logarithm less than the number's bits times ln 2.
    bool falls_short(const Prospect& prospect, double highest) const
    {
        constexpr double most_of_a_bit = 0.25 * 0.69315 * 1.001; // and room for rounding
        const double gap = highest - prospect.value;
        const double most = m_settings.exploration * m_settings.exploration * most_of_a_bit *
                            std::bit_width(static_cast<std::uint64_t>(prospect.offered));
        return gap > 0 && gap * gap * prospect.visits > most;
    }

    // UCB1-tuned (Auer 2002).
    double promise(const Node& node, const Prospect& prospect) const
    {
        const double n = prospect.visits;
        const double rounds = whole_log(prospect.offered);
        double variance = 0.25;
        if (node.visits > 1) {
            const double mean = node.sum / node.visits;
            variance = std::min(0.25, node.squares / node.visits - mean * mean + std::sqrt(2 * rounds / n));
        }
        return prospect.value + m_settings.exploration * std::sqrt(variance * rounds / n);
    }

    void back_up(const Results& results)
    {
        for (const Step& step : m_path) {
            Node& node = m_tree[step.node];
            const double result = results[static_cast<std::size_t>(step.seat)];
            ++node.visits;
            node.sum += result;
            node.squares += result * result;
        }
    }

    // The leader at the root cannot be overtaken any more. A sealed choice is drawn from all that were
    // visited, so it is never decided early.
    bool is_decided(const SearchBudget& watch) const
    {
        if (m_done % check_every != 0 || m_tree[Tree::root].arms != nowhere)
            return false;
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        for (Index at = m_tree[Tree::root].children; at != nowhere; at = m_tree[at].next) {
            const std::uint32_t visits = m_tree[at].visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second > watch.left(m_done);
    }

    G& m_game;
    const Settings m_settings;
    Tree m_tree;
    std::uint64_t m_done = 0;
    State m_state{};
    State m_root{}; // as it was imagined last
    std::vector<Step> m_path;
    Options m_options;
    std::vector<Index> m_nodes;     // of the options
    std::vector<std::size_t> m_new; // options without a node
};

} // namespace search
