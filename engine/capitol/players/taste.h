// What a player likes besides winning: small likings that change which of nearly equal moves it chooses, so
// that it plays in a style. They look at what every seat may know, and at its own hand.
#pragma once

#include "capitol/players/evaluator.h"
#include "capitol/view.h"

namespace capitol {

// Each in chances of winning (0..1) that the player would give for one of it.
struct Taste
{
    double floor = 0;       // of its own, standing in an area
    double tile = 0;        // lying in an area in which it is first
    double card = 0;        // in its hand, of average value
    double rival_loses = 0; // for certain: that its best rival does not win
    bool operator==(const Taste&) const = default;
};

// A judgement coloured by a seat's taste. Once the game is over, winning alone counts.
class TasteEvaluator final : public Evaluator
{
public:
    // `view.seat` has the taste; what there is already makes no difference. The judgement and the rules live
    // longer.
    TasteEvaluator(const Evaluator& judgement, const Rules& rules, const View& view, const Taste& taste);

    void evaluate(std::span<const Position> positions, std::span<SeatPoints> chances) const override;
    void assign_priors(const Position& position, Options& options,
                       std::span<const std::size_t> numbers) const override;

private:
    double liking(const Position& position) const;
    double coloured(const Position& position, const SeatPoints& chances) const;

    const Evaluator& m_judgement;
    const Rules& m_rules;
    const Seat m_seat;
    const Taste m_taste;
    const double m_before; // how the seat liked what there was
};

} // namespace capitol
