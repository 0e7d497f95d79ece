#include "table/seating.h"

#include "base/visible_text.h"
#include "table/named_values.h"

#include <algorithm>

namespace table {

using game::Seat;

namespace {

Json print_seat(Seat seat, const SeatState& state, Presence presence)
{
    Json json{{"seat", seat + 1}};
    if (state.owner == Owner::computer)
        json["player"] = state.player;
    if (!state.is_person())
        return json;
    json["name"] = state.name;
    json["ready"] = state.ready;
    json["presence"] = word_for(presence_words, presence);
    if (state.stand_in != StandIn::none)
        json["computer"] = word_for(stand_in_words, state.stand_in);
    return json;
}

} // namespace

void Seating::take(Seat seat, std::string name, std::string key, Time now)
{
    SeatState state;
    state.owner = Owner::person;
    state.name = std::move(name);
    state.key = std::move(key);
    state.order = ++m_taken;
    state.gone_since = now;
    m_seats[seat] = std::move(state);
}

void Seating::seat_computer(Seat seat, std::string player)
{
    m_seats[seat] = {};
    m_seats[seat].owner = Owner::computer;
    m_seats[seat].player = std::move(player);
}

Seat Seating::seat_of(Connection connection) const
{
    const auto found = std::ranges::find(m_seats, std::optional(connection), &SeatState::connection);
    return found == m_seats.end() ? game::no_seat : static_cast<Seat>(found - m_seats.begin());
}

Seat Seating::seat_with(const std::string& key) const
{
    for (Seat seat = 0; seat < size(); ++seat)
        if (m_seats[seat].is_person() && m_seats[seat].key == key)
            return seat;
    return game::no_seat;
}

Seat Seating::host() const
{
    Seat host = game::no_seat;
    for (Seat seat = 0; seat < size(); ++seat)
        if (m_seats[seat].is_person() && (host == game::no_seat || m_seats[seat].order < m_seats[host].order))
            host = seat;
    return host;
}

unsigned Seating::persons() const
{
    unsigned persons = 0;
    for (Seat seat = 0; seat < size(); ++seat)
        persons |= unsigned{m_seats[seat].is_person()} << seat;
    return persons;
}

std::size_t Seating::persons_here() const
{
    const auto is_here = [](const SeatState& state) { return state.connection.has_value(); };
    return static_cast<std::size_t>(std::ranges::count_if(m_seats, is_here));
}

bool Seating::all_ready() const
{
    const Seat starting = host();
    for (Seat seat = 0; seat < size(); ++seat)
        if (m_seats[seat].owner == Owner::nobody ||
            (m_seats[seat].is_person() && seat != starting && !m_seats[seat].ready))
            return false;
    return true;
}

bool Seating::has_name(const std::string& name) const
{
    const auto seen = [](const SeatState& state) { return capitol::without_blanks(state.name); };
    return std::ranges::find(m_seats, capitol::without_blanks(name), seen) != m_seats.end();
}

Json Seating::print(const std::vector<Presence>& presences) const
{
    Json list = Json::array();
    for (Seat seat = 0; seat < size(); ++seat)
        list.push_back(print_seat(seat, m_seats[seat], presences[seat]));
    Json json{{"type", "seats"}, {"seats", std::move(list)}};
    json["host"] = host() == game::no_seat ? Json() : Json(host() + 1);
    return json;
}

} // namespace table
