#include "capitol/table/table_capitol.h"

#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"

#include <algorithm>
#include <memory>

namespace capitol {

namespace {

table::SomeChoices<Choice> some_bids(const Deck& deck, const CardSet& hand, std::size_t most)
{
    table::SomeChoices<Choice> some{{Bid()}, false};
    (hand & deck.firsts()).for_each([&](int bit) {
        Bid bid;
        bid.add(deck.card_at(bit));
        if (some.choices.size() < most)
            some.choices.emplace_back(bid);
    });
    return some;
}

} // namespace

std::optional<GameSetup> TableCapitol::named_rules(const Library& library, std::string_view id)
{
    if (names_file(id))
        return std::nullopt;
    Loaded<Variant> loaded = library.load_id(id);
    if (!loaded)
        return std::nullopt;
    return GameSetup{*std::move(loaded.value), {}};
}

void TableCapitol::draw_opening(const Rules& rules, const RandomBits& bits, GameSetup& setup,
                                record::Head& head)
{
    const auto below = [&](std::uint32_t bound) { return random_below(bits, bound); };
    setup.opening = capitol::draw_opening(rules, static_cast<int>(head.seats.size()), below);
    head.seed = bits(); // of what is shuffled later
}

table::Json TableCapitol::print_view(const GameSetup& setup, const Rules& rules, const View& view)
{
    return capitol::print_view(rules, setup.variant.id, view);
}

table::Json TableCapitol::print_event_json(const Rules& rules, const View& view, const Event& event)
{
    return capitol::print_event(rules, view.known, event);
}

View TableCapitol::read_view(const GameSetup& setup, const Rules& rules, const Field& field, int players,
                             Seat audience)
{
    const auto inside = [&](const std::string& at) {
        return at.empty() ? field.path() : field.path() + "." + at;
    };
    if (const Field variant = field.need("variant"); variant.text() != setup.variant.id)
        variant.refuse(capitol::describe(variant.json()), "`" + setup.variant.id + "`");
    field.need("players").whole(players, players);
    const ParsedView parsed = parse_view(rules, field.json(), audience);
    if (!parsed.view)
        throw FieldFault{inside(parsed.at), parsed.error, {}};
    return *parsed.view;
}

table::SomeChoices<Choice> TableCapitol::some_choices(const Rules& rules, const View& view, std::size_t most)
{
    if (view.known.phase == Phase::bidding)
        return some_bids(rules.deck(), view.known.hand[view.seat], most);
    const auto moves = std::make_unique<LegalMoves>(); // large
    legal(rules, view.known, *moves);
    return table::some_of<Choice>(*moves, most);
}

Event TableCapitol::read_event(const Rules& rules, const View& view, const Field& field)
{
    return capitol::read_event(rules, view, field);
}

} // namespace capitol

template class table::Table<capitol::TableCapitol>;
template class table::Lobby<capitol::TableCapitol>;
template class table::Client<capitol::TableCapitol>;
