#include "canal/game.h"
#include "canal/happen.h"

#include <algorithm>

namespace canal {

namespace {

template <typename T>
void shuffle(std::vector<T>& things, std::size_t first, Random& random)
{
    random.shuffle(things.data() + first, static_cast<int>(things.size() - first));
}

std::vector<int> shuffled_contracts(const Rules& rules, Random& random)
{
    std::vector<int> starting;
    std::vector<int> others;
    for (int contract = 0; contract < rules.contracts(); ++contract)
        (rules.contract(contract).starting ? starting : others).push_back(contract);
    shuffle(starting, 0, random);
    shuffle(others, 0, random);
    starting.insert(starting.end(), others.begin(), others.end());
    return starting;
}

} // namespace

Opening open_from_seed(const Rules& rules, int players, std::uint64_t seed)
{
    Random random(seed);
    Opening opening;
    for (int engineer = 0; engineer < engineer_count; ++engineer)
        opening.engineers.push_back(static_cast<Engineer>(engineer));
    shuffle(opening.engineers, 0, random);
    opening.engineers.resize(static_cast<std::size_t>(players));
    opening.contracts = shuffled_contracts(rules, random);
    rules.deck().for_each([&](Card card, int copies) {
        opening.cards.insert(opening.cards.end(), static_cast<std::size_t>(copies), card);
    });
    shuffle(opening.cards, 0, random);
    return opening;
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
    Turn turn;
    turn.seat = position.first;
    tell(Asked{turn});
    return position;
}

} // namespace canal
