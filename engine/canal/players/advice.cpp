#include "canal/players/advice.h"

#include "canal/building.h"
#include "canal/goods.h"
#include "canal/players/judgement.h"

#include <algorithm>
#include <numeric>

namespace canal {

namespace {

constexpr std::size_t most_reasons = 2;
constexpr int few_cards = 4; // to lack: about two turns
// Weights of reasons that are worth saying rather than points.
constexpr double a_word = 0.3;
constexpr double a_plan = 1.5;

class ReasonFinder
{
public:
    ReasonFinder(const Rules& rules, const View& view, const Move& move)
        : m_rules(rules), m_known(view.known), m_seat(view.seat), m_move(move), m_judgement(rules),
          m_plans(rules, view.known, view.seat)
    {
    }

    std::vector<HintReason> find()
    {
        add_of_kind();
        std::ranges::stable_sort(m_reasons, std::ranges::greater(), &HintReason::weight);
        if (m_reasons.empty())
            add(ReasonKind::better_later, 0);
        return std::move(m_reasons);
    }

private:
    HintReason& add(ReasonKind kind, double weight)
    {
        m_reasons.push_back({.kind = kind, .weight = weight});
        return m_reasons.back();
    }

    std::uint8_t terms_of(int contract) const
    {
        return static_cast<std::uint8_t>(canal::terms_of(m_rules, m_known, contract));
    }

    void add_of_kind()
    {
        switch (m_move.kind) {
        case MoveKind::contract:
        case MoveKind::junction:
            return add_contract();
        case MoveKind::take:
        case MoveKind::pick:
            return add_card(m_move.card);
        case MoveKind::renew:
        case MoveKind::draw:
            return add_poor_row();
        case MoveKind::declare:
        case MoveKind::keep:
            return add_symbol(m_known.drawn.symbol());
        case MoveKind::colour:
            return add_symbol(m_move.colour);
        case MoveKind::cube:
        case MoveKind::lift:
            return add_cube();
        case MoveKind::lay:
            return add_tile();
        case MoveKind::take_back:
            add(ReasonKind::leads_on, a_plan).contract = terms_of(m_move.contract);
            return;
        case MoveKind::ship:
            return add_route();
        case MoveKind::discard:
            add(ReasonKind::least_needed, a_word);
            return;
        case MoveKind::swap:
            add(ReasonKind::has_power, a_word).engineer = m_move.engineer;
            return;
        case MoveKind::barge:
        case MoveKind::pass:
        case MoveKind::done:
            return;
        }
    }

    void add_contract()
    {
        Position with = m_known;
        const std::uint8_t contract = take_contract(m_rules, with, m_move);
        const auto terms = static_cast<std::uint8_t>(canal::terms_of(m_rules, with, contract));
        const std::optional<int> missing = missing_cards(with, contract);
        if (missing == 0)
            add(ReasonKind::hand_suffices, 2 * a_plan).contract = terms;
        else if (missing && *missing <= few_cards) {
            HintReason& reason = add(ReasonKind::lacks_cards, a_plan);
            reason.contract = terms;
            reason.amount = *missing;
        }
        for (const int place : ends_of(m_rules.terms(terms)))
            if (own_places(m_known, m_seat) & bit(place)) {
                HintReason& reason = add(ReasonKind::joins_own, a_plan / 2);
                reason.contract = terms;
                reason.place = static_cast<std::uint8_t>(place);
                return;
            }
    }

    // That the hand lacks; none if the canal cannot be completed.
    std::optional<int> missing_cards(const Position& position, int contract)
    {
        const Plan plan = m_plans.of_contract(position, contract);
        return plan.leads ? std::optional(canal::missing_cards(m_rules, Means(position, m_seat), plan))
                          : std::nullopt;
    }

    // The open contract, nearest to its completion, that the hand lacks one card less for with that one.
    std::uint8_t use_of(Card card)
    {
        Position with = m_known;
        with.hand[m_seat].add(card);
        std::uint8_t best = no_contract;
        int fewest = max_cards;
        for (const std::uint8_t contract : m_known.open[m_seat]) {
            if (contract == no_contract)
                continue;
            const std::optional<int> missing = missing_cards(m_known, contract);
            if (missing && *missing < fewest && missing_cards(with, contract) < missing) {
                best = contract;
                fewest = *missing;
            }
        }
        return best;
    }

    void add_card(Card card)
    {
        if (const std::uint8_t contract = use_of(card); contract != no_contract)
            add(ReasonKind::needed_for, a_plan).contract = terms_of(contract);
        if (card.kind() == CardKind::surveyor)
            add(ReasonKind::stands_for_any, a_plan / 2);
        add_symbol(card.symbol());
    }

    void add_poor_row()
    {
        const auto helps = [this](Card card) { return card.is_seen() && use_of(card) != no_contract; };
        if (std::ranges::none_of(m_known.row, helps))
            add(ReasonKind::little_in_row, a_word);
    }

    void add_symbol(Colour colour)
    {
        if (colour == Colour::none || colour == Colour::any)
            return;
        const double worth = m_judgement.worth_of_symbol(m_known, m_seat, colour);
        const bool helps = m_move.kind != MoveKind::keep;
        if (helps && worth >= m_judgement.weights().own_cube)
            add(ReasonKind::goods_for_own, worth);
        else if (!helps && worth < 0)
            add(ReasonKind::goods_for_rival, -worth);
    }

    void add_cube()
    {
        const bool placing = m_move.kind == MoveKind::cube;
        const bool own = own_places(m_known, m_seat) & bit(m_move.place);
        if (placing && own)
            add(ReasonKind::at_own, a_plan).place = m_move.place;
        else if (!placing && !own && m_known.connected & bit(m_move.place))
            add(ReasonKind::from_rival, a_plan).place = m_move.place;
    }

    // What is hidden does not change what a tile does.
    Position after() const
    {
        Random random(0);
        Position next = determinise(m_rules, {m_seat, m_known}, random);
        apply(m_rules, next, m_move);
        return next;
    }

    void add_tile()
    {
        const Position next = after();
        const Canal& canal = next.canals[m_move.contract];
        if (canal.standing == Standing::complete)
            add_of_contract(ReasonKind::completes, 10, next.score[m_seat] - m_known.score[m_seat]);
        else if (canal.stops > m_known.canals[m_move.contract].stops)
            add_of_contract(ReasonKind::reaches, 2, 0).place = canal.stop[canal.stops - std::size_t{1}];
        else
            add_of_contract(ReasonKind::goes_on, 1, m_plans.of_contract(next, m_move.contract).tiles());
        if (const int points = m_rules.ruleset().scoring.tile.of(m_move.tile.tile); points > 1)
            add(ReasonKind::tile_points, points / 2.0).amount = points;
        add_end();
    }
    HintReason& add_of_contract(ReasonKind kind, double weight, int amount)
    {
        HintReason& reason = add(kind, weight);
        reason.contract = terms_of(m_move.contract);
        reason.amount = amount;
        return reason;
    }

    void add_route()
    {
        const auto points = route_points(m_move.route);
        const int own = points[m_seat];
        const bool alone = std::accumulate(points.begin(), points.end(), 0) == own;
        add(alone ? ReasonKind::brings_alone : ReasonKind::brings, own).amount = own;
        add_end();
    }

    void add_end()
    {
        if (m_known.ending)
            add(ReasonKind::end_near, a_plan).amount = m_known.rounds_left;
    }

    const Rules& m_rules;
    const Position& m_known;
    const Seat m_seat;
    const Move& m_move;
    Judgement m_judgement;
    Plans m_plans;
    std::vector<HintReason> m_reasons;
};

} // namespace

std::vector<HintReason> reasons_for(const Rules& rules, const View& view, const Move& move)
{
    return ReasonFinder(rules, view, move).find();
}

Hint give_hint(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    const Advice advice = make_player("master")->advise(rules, view, thinking);
    std::vector<Move> legal;
    list_moves(rules, view.known, legal);
    if (legal.size() == 1)
        return {advice.choice, {{.kind = ReasonKind::only_move}}};
    Hint hint{advice.choice, reasons_for(rules, view, advice.choice)};
    hint.reasons.resize(std::min(hint.reasons.size(), most_reasons));
    return hint;
}

} // namespace canal
