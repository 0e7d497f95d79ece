// What a search wants to know about positions. Every judgement has this interface, made by hand or learned,
// so that it can be exchanged whole.
#pragma once

#include "capitol/move.h"
#include "capitol/players/evaluation.h"
#include "capitol/players/network.h"
#include "search/game.h"

#include <span>
#include <vector>

namespace capitol {

// Several threads may ask it at once.
class Evaluator
{
public:
    using Options = std::vector<search::Option<Choice>>;

    virtual ~Evaluator() = default;
    // Of each position every seat's chance, from 0 (hopeless) to 1 (won). There are as many chances as
    // positions.
    virtual void evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const = 0;
    // Gives the options of those numbers their priors: what each adds to the chance of the seat to move, up
    // to a constant. The game is not over.
    virtual void assign_priors(const Position& position, Options& options,
                               std::span<const std::size_t> numbers) const = 0;
};

// By what yards, hands and areas can still become.
class HandmadeEvaluator final : public Evaluator
{
public:
    // Both live longer.
    explicit HandmadeEvaluator(const Rules& rules, const Weights& weights = usual_weights)
        : m_rules(rules), m_weights(weights), m_prospects(rules, weights)
    {
    }

    void evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const override;
    void assign_priors(const Position& position, Options& options,
                       std::span<const std::size_t> numbers) const override;

private:
    void weigh_moves(const Position& position, Options& options, std::span<const std::size_t> numbers) const;
    void weigh_bids(const Position& position, Options& options, std::span<const std::size_t> numbers) const;

    const Rules& m_rules;
    const Weights& m_weights;
    const Prospects m_prospects;
};

// The handmade one, its chances mended by a network that has learned from games to their end.
class LearnedEvaluator final : public Evaluator
{
public:
    // All live longer.
    explicit LearnedEvaluator(const Rules& rules, const Weights& weights = usual_weights,
                              const Network& network = learned_network)
        : m_rules(rules), m_handmade(rules, weights), m_prospects(rules, weights), m_network(network)
    {
    }

    void evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const override;
    void assign_priors(const Position& position, Options& options,
                       std::span<const std::size_t> numbers) const override
    {
        m_handmade.assign_priors(position, options, numbers);
    }

private:
    SeatPoints chances_of(const Position& position) const;

    const Rules& m_rules;
    const HandmadeEvaluator m_handmade;
    const Prospects m_prospects;
    const Network& m_network;
};

} // namespace capitol
