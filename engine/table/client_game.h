// What a game provides besides its records so that a client can follow it at somebody else's table.
#pragma once

#include "record/record.h"
#include "table/message.h"

namespace table {

// A server may say anything: what is read here is refused with its path unless the game could be so.
template <typename G>
concept ClientGame = record::RecordedGame<G> &&
    requires(const typename G::Setup& setup, const typename G::Rules& rules, const typename G::View& view,
             const capitol::Field& field, game::Seat audience)
{
    {
        view.known
        } -> std::convertible_to<const typename G::Position&>; // what is hidden is missing in it
    {
        G::print_view(setup, rules, view)
        } -> std::same_as<Json>;
    // What `print_view` printed for that audience, of as many seats. Throws capitol::FieldFault.
    {
        G::read_view(setup, rules, field, int(), audience)
        } -> std::same_as<typename G::View>;
    // What `print_event_json` printed for that view, redacted for its audience. Whatever it returns `see` can
    // take; the whole step is looked at afterwards, as a view. Throws capitol::FieldFault.
    {
        G::read_event(rules, view, field)
        } -> std::same_as<typename G::Event>;
};

} // namespace table
