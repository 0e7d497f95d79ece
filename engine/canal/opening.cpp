#include "canal/game.h"
#include "canal/happen.h"

#include <algorithm>

namespace canal {

namespace {

using Below = std::function<std::uint32_t(std::uint32_t)>;

// Fisher-Yates from the back.
template <typename T>
void shuffle(std::vector<T>& things, const Below& below)
{
    for (std::size_t i = things.size(); i > 1; --i)
        std::swap(things[i - 1], things[below(static_cast<std::uint32_t>(i))]);
}

std::vector<int> shuffled_contracts(const Rules& rules, const Below& below)
{
    std::vector<int> starting;
    std::vector<int> others;
    for (int contract = 0; contract < rules.contracts(); ++contract)
        (rules.contract(contract).starting ? starting : others).push_back(contract);
    shuffle(starting, below);
    shuffle(others, below);
    starting.insert(starting.end(), others.begin(), others.end());
    return starting;
}

} // namespace

Opening draw_opening(const Rules& rules, int players, const Below& below)
{
    Opening opening;
    for (int engineer = 0; engineer < engineer_count; ++engineer)
        opening.engineers.push_back(static_cast<Engineer>(engineer));
    shuffle(opening.engineers, below);
    opening.engineers.resize(static_cast<std::size_t>(players));
    opening.contracts = shuffled_contracts(rules, below);
    rules.deck().for_each([&](Card card, int copies) {
        opening.cards.insert(opening.cards.end(), static_cast<std::size_t>(copies), card);
    });
    shuffle(opening.cards, below);
    return opening;
}

Opening open_from_seed(const Rules& rules, int players, std::uint64_t seed)
{
    Random random(seed);
    return draw_opening(rules, players, [&](std::uint32_t bound) { return random.below(bound); });
}

Position set_out(const Rules& rules, int players)
{
    Position position = empty_position(players);
    position.contracts_left = static_cast<std::uint8_t>(rules.contracts());
    position.deck_count = static_cast<std::uint8_t>(rules.deck_size());
    std::fill_n(position.contract_deck.begin(), position.contracts_left, no_contract);
    std::fill_n(position.deck.begin(), position.deck_count, unknown_card);
    for (Seat seat = 0; seat < players; ++seat)
        for (const Tile tile : all_tiles)
            position.tiles[seat][index(tile)] = static_cast<std::uint8_t>(rules.ruleset().tiles.of(tile));
    return position;
}

Position start(const Rules& rules, int players, const Opening& opening, std::uint64_t seed, Events* events)
{
    Position position = set_out(rules, players);
    const auto tell = [&](const auto& event) {
        happen(rules, position, event);
        if (events)
            events->push_back(event);
    };
    std::copy(opening.cards.rbegin(), opening.cards.rend(), position.deck.begin());
    std::transform(opening.contracts.rbegin(), opening.contracts.rend(), position.contract_deck.begin(),
                   [](int contract) { return static_cast<std::uint8_t>(contract); });
    position.random = Random(seed ^ 0x63616e616cULL).state(); // apart from the opening's sequence
    EngineersDealt dealt{};
    std::copy(opening.engineers.begin(), opening.engineers.end(), dealt.engineer.begin());
    tell(dealt);
    for (int i = 0; i < rules.ruleset().setup.parliament; ++i)
        tell(ContractRevealed{position.contract_deck[position.contracts_left - 1U]});
    for (int i = 0; i < rules.ruleset().setup.face_up; ++i)
        tell(CardRevealed{static_cast<std::uint8_t>(i), position.deck[position.deck_count - 1U]});
    for (int i = 0; i < rules.ruleset().setup.hand * players; ++i)
        tell(CardDealt{static_cast<Seat>((position.first + i) % players),
                       position.deck[position.deck_count - 1U]});
    Turn turn;
    turn.seat = position.first;
    tell(Asked{turn});
    return position;
}

} // namespace canal
