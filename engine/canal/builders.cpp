#include "canal/builders.h"

#include "canal/contracts.h"

#include <algorithm>

namespace canal {

Builders::Builders(const Rules& rules, const Position& position)
    : m_bonus(rules.ruleset().builders.of(position.players)), m_ranks_all(rules.ruleset().builders.none)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        m_merit[seat] = static_cast<int>(position.engineer[seat]);
    for (int contract = 0; contract < rules.canals(); ++contract) {
        const Canal& canal = position.canals[static_cast<std::size_t>(contract)];
        if (canal.standing == Standing::complete)
            m_merit[canal.owner] +=
                (1 << completed_at) + (contract_of(rules, position, contract).value << value_at);
    }
}

int Builders::points(Seat seat) const
{
    if (!m_ranks_all && completed(seat) == 0)
        return 0;
    const auto before = std::ranges::count_if(m_merit, [&](int merit) { return merit > m_merit[seat]; });
    return m_bonus.of(static_cast<int>(before));
}

} // namespace canal
