#include "canal/builders.h"

#include "canal/contracts.h"

#include <algorithm>

namespace canal {

Builders::Builders(const Rules& rules, const Position& position)
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

int Builders::rank(Seat seat) const
{
    return static_cast<int>(std::ranges::count_if(m_merit, [&](int merit) { return merit > m_merit[seat]; }));
}

} // namespace canal
