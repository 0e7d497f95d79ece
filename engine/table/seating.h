// Who has which seat of a table, and who of them is there.
#pragma once

#include "table/allowance.h"
#include "table/answers.h"
#include "table/options.h"

#include <array>
#include <optional>
#include <vector>

namespace table {

inline constexpr int most_deeds = 30; // at once, of those that may go on for ever, a line of the journal each
inline constexpr Time grey_after = 10 * second; // a person who is gone so long is shown as away

enum class Owner : std::uint8_t { nobody, person, computer };
// Whether a computer player chooses for a person who is away.
enum class StandIn : std::uint8_t { none, once, until_return };
inline constexpr std::array stand_in_words{std::pair{"none", StandIn::none}, std::pair{"once", StandIn::once},
                                           std::pair{"until_return", StandIn::until_return}};

enum class Presence : std::uint8_t {
    here,
    away,   // without a connection, for some seconds at least
    absent, // for so long that the others may decide
    late    // the clock has run out
};
inline constexpr std::array presence_words{
    std::pair{"here", Presence::here}, std::pair{"away", Presence::away},
    std::pair{"absent", Presence::absent}, std::pair{"late", Presence::late}};

struct SeatState
{
    Owner owner = Owner::nobody;
    std::string name;   // of the person
    std::string player; // the computer player's
    std::string key;    // the hash of the person's token
    bool ready = false;
    int order = 0; // of taking: the longest sitting person is the host
    StandIn stand_in = StandIn::none;
    std::optional<Connection> connection;
    Time gone_since = 0; // without a connection
    unsigned muted = 0;  // seats whose talk this one does not want to hear, a bit each
    Answers answers{};
    Allowance talk{5, 3 * second};
    Allowance deeds{most_deeds, second};

    bool is_person() const { return owner == Owner::person; }
    bool by_computer() const { return owner == Owner::computer || stand_in != StandIn::none; }
    Time gone(Time now) const { return is_person() && !connection ? now - gone_since : 0; }
    Presence presence(Time now, Time grace) const
    {
        return gone(now) >= grace        ? Presence::absent
               : gone(now) >= grey_after ? Presence::away
                                         : Presence::here;
    }
};

class Seating
{
public:
    explicit Seating(int seats) : m_seats(static_cast<std::size_t>(seats)) {}

    int size() const { return static_cast<int>(m_seats.size()); }
    SeatState& operator[](game::Seat seat) { return m_seats[seat]; }
    const SeatState& operator[](game::Seat seat) const { return m_seats[seat]; }
    auto begin() const { return m_seats.begin(); }
    auto end() const { return m_seats.end(); }

    void take(game::Seat seat, std::string name, std::string key, Time now);
    void seat_computer(game::Seat seat, std::string player);
    void free(game::Seat seat) { m_seats[seat] = {}; }

    // no_seat for none.
    game::Seat seat_of(Connection connection) const;
    game::Seat seat_with(const std::string& key) const;
    game::Seat host() const;
    unsigned persons() const;                     // a bit a seat
    std::size_t persons_here() const;             // with a connection
    bool all_ready() const;                       // but for the host, who starts
    bool has_name(const std::string& name) const; // or one that looks like it

    // `seats`, with the presence of each.
    Json print(const std::vector<Presence>& presences) const;

private:
    std::vector<SeatState> m_seats;
    int m_taken = 0;
};

} // namespace table
