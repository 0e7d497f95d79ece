// Information-set Monte Carlo tree search, single observer (Cowling, Powley, Whitehouse 2012): each iteration
// imagines the hidden, walks down the tree among what is possible there, plays out and backs up every seat's
// own result. Sealed choices are decoupled: at one node each seat has a bandit of its own.
#pragma once

#include "search/game.h"
#include "search/limits.h"
#include "search/tree.h"

#include <algorithm>
#include <cmath>

namespace search {

struct Settings
{
    double exploration = 1;                     // 1 is UCB1-tuned
    double prior_weight = 2;                    // a prior counts as many visits
    std::size_t bytes = std::size_t{256} << 20; // of the tree
};

// An action at the root and what the search makes of it.
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

    // At least one iteration. Stops before its limits once nothing can change the answer.
    void run(const Limits& limits)
    {
        const Watch watch(limits);
        do
            iterate();
        while (!watch.is_over(++m_done) && !(m_done % check_every == 0 && is_decided(watch.left(m_done))));
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
        m_game.imagine(m_state);
        m_path.assign(1, {Tree::root, m_game.to_move(m_state)});
        Index node = Tree::root;
        while (node != nowhere && !m_game.is_over(m_state))
            node = m_game.sealed(m_state) > 0 ? choose_sealed(node) : choose_openly(node);
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
        for (int left = m_game.sealed(m_state); left > 0; --left) {
            const int seat = m_game.to_move(m_state);
            follow(choose(m_tree[node].arms, static_cast<std::uint64_t>(seat) << seat_shift), seat);
        }
        const std::uint64_t outcome = m_game.outcome(m_state);
        Index& children = m_tree[node].children;
        const Index found = m_tree.find(children, outcome);
        return follow(found != nowhere ? found : m_tree.add(children, outcome), 0);
    }

    Index follow(Index node, int seat)
    {
        if (node == nowhere)
            return nowhere;
        m_path.push_back({node, seat});
        return m_tree[node].visits > 0 ? node : nowhere;
    }

    // Lists, picks and applies; returns the node of what was picked, made if need be.
    Index choose(Index& list, std::uint64_t seat_bits)
    {
        m_game.list(m_state, m_options);
        match(list, seat_bits);
        const std::size_t pick = m_options.size() == 1 ? 0 : best_option();
        const Index found = m_nodes[pick];
        m_game.apply(m_state, m_options[pick].action);
        return found != nowhere ? found : m_tree.add(list, m_options[pick].key | seat_bits);
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
        double visits = 0;
        double sum = 0;
        for (const Index node : m_nodes)
            if (node != nowhere) {
                visits += m_tree[node].visits;
                sum += m_tree[node].sum;
            }
        const double mean = visits > 0 ? sum / visits : 0.5;
        std::size_t best = 0;
        double highest = -1e9;
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            const double worth = promise(m_nodes[i], mean + m_options[i].prior, visits);
            if (worth > highest) {
                highest = worth;
                best = i;
            }
        }
        return best;
    }

    // UCB1-tuned (Auer 2002), with the prior as visits that have been made.
    double promise(Index at, double expected, double visits) const
    {
        static const Node unseen;
        const Node& node = at == nowhere ? unseen : m_tree[at];
        const double n = m_settings.prior_weight + node.visits;
        const double value = (m_settings.prior_weight * expected + node.sum) / n;
        const double rounds = std::log(1 + (at == nowhere ? visits : node.offered));
        double variance = 0.25;
        if (node.visits > 1) {
            const double mean = node.sum / node.visits;
            variance = std::min(0.25, node.squares / node.visits - mean * mean + std::sqrt(2 * rounds / n));
        }
        return value + m_settings.exploration * std::sqrt(variance * rounds / n);
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
    bool is_decided(double iterations_left) const
    {
        if (m_tree[Tree::root].arms != nowhere)
            return false;
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        for (Index at = m_tree[Tree::root].children; at != nowhere; at = m_tree[at].next) {
            const std::uint32_t visits = m_tree[at].visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second > iterations_left;
    }

    G& m_game;
    const Settings m_settings;
    Tree m_tree;
    std::uint64_t m_done = 0;
    State m_state{};
    std::vector<Step> m_path;
    Options m_options;
    std::vector<Index> m_nodes; // of the options
};

} // namespace search
