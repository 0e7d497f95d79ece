// What a game provides besides its records to be played at a table that several people sit at.
#pragma once

#include "base/system_random.h"
#include "game/player.h"
#include "table/rules_text.h"

namespace table {

// Some legal choices of a seat; `all`: there are no others.
template <typename Choice>
struct SomeChoices
{
    std::vector<Choice> choices;
    bool all = false;
};

// At most so many of these, from all over the list.
template <typename Choice, typename List>
SomeChoices<Choice> some_of(const List& all, std::size_t most)
{
    const auto count = static_cast<std::size_t>(all.size());
    const std::size_t told = std::min(count, most);
    SomeChoices<Choice> some{{}, told == count};
    for (std::size_t i = 0; i < told; ++i)
        some.choices.emplace_back(all[static_cast<decltype(all.size())>(i * count / told)]);
    return some;
}

// `Played` is the game as its computer players know it.
template <typename G>
concept TableGame = record::RecordedGame<G> && game::Game<typename G::Played> &&
    requires(const typename G::Setup& setup, typename G::Setup& opened, const typename G::Rules& rules,
             const typename G::Position& position, const typename G::View& view,
             const typename G::Choice& choice, const typename G::Event& event,
             const std::vector<typename G::Event>& events, const typename G::Sources& sources,
             const capitol::RandomBits& bits, record::Head& head, std::string_view name)
{
    // Rules that the sources know by name, or nothing.
    {
        G::named_rules(sources, name)
        } -> std::same_as<std::optional<typename G::Setup>>;
    // All that chance decides, for as many seats as the head has: in the set-up, and as the head's seed.
    G::draw_opening(rules, bits, opened, head);

    {
        G::print_view(setup, rules, view)
        } -> std::same_as<Json>;
    {
        G::print_event_json(rules, view, event)
        } -> std::same_as<Json>; // as `print_event`
    // Whether a choice that led from one position to the other can no more be taken back, since somebody
    // learned something by it.
    {
        G::is_final(rules, position, position, choice, events)
        } -> std::same_as<bool>;

    // Of the view's seat, which may choose: one at least and at most so many, of all kinds.
    {
        G::some_choices(rules, view, std::size_t())
        } -> std::same_as<SomeChoices<typename G::Choice>>;

    {
        G::player_names()
        } -> std::same_as<std::vector<std::string>>;
    {
        G::make_player(name)
        } -> std::same_as<std::unique_ptr<game::Player<typename G::Played>>>; // null for an unknown name
    {
        G::usual_player()
        } -> std::same_as<std::string>; // for who is away
};

// What chance has decided and who plays, of a record whose rules are known: as a record says it, without its
// rules, which are long.
template <TableGame G>
std::string print_opening(const record::Record<G>& record)
{
    return G::format().key + ": 1\n" + record::print_head(record) + G::print_opening(record);
}
// A record without moves, with rules that are known. Throws capitol::FieldFault.
template <TableGame G>
record::Record<G> read_opening(const capitol::Field& field, const typename G::Setup& setup,
                               const typename G::Rules& rules)
{
    const std::string text = field.text();
    capitol::Report report("opening");
    record::Record<G> record;
    static_cast<typename G::Setup&>(record) = setup;
    if (const auto tree = capitol::parse_yaml_text(text, report); tree && report.clean()) {
        static_cast<record::Head&>(record) = record::HeadReader(*tree, text, G::format(), report).read();
        const game::SeatRange range = G::seat_range(rules);
        if (record::check_seats(*tree, record, range.min, range.max, report))
            G::read_opening(*tree, rules, record, report, record);
    }
    if (!report.clean())
        field.refuse(report.diagnostics().front().text());
    return record;
}

} // namespace table
