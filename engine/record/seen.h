// A game as one audience saw it, to be shown to others: everything that happened, and nothing that it could
// not know. Seed and deal are not in it, so it cannot be replayed as a record can.
#pragma once

#include "record/record.h"

namespace record {

// What an audience has seen of a game, event by event.
template <RecordedGame G>
class SeenLines
{
public:
    SeenLines(const typename G::Rules& rules, int players, game::Seat audience)
        : m_rules(rules), m_view(G::before_start(rules, players, audience))
    {
    }

    void add(const std::vector<typename G::Event>& events)
    {
        for (const auto& event : events) {
            const auto redacted = G::redact(event, m_view.seat);
            m_text += "- " + G::print_event(m_rules, m_view, redacted) + "\n";
            G::see(m_rules, m_view, redacted);
        }
    }
    const std::string& text() const { return m_text; }

private:
    const typename G::Rules& m_rules;
    typename G::View m_view;
    std::string m_text;
};

// As a seat of the game, or a spectator, saw it.
template <RecordedGame G>
std::string print_seen(const Record<G>& record, game::Seat audience)
{
    const auto rules = G::rules_of(record);
    SeenLines<G> lines(rules, static_cast<int>(record.seats.size()), audience);
    std::vector<typename G::Event> events;
    auto position = record.start_position(rules, &events);
    lines.add(events);
    for (const auto& move : record.moves) {
        events.clear();
        G::apply(rules, position, move.seat, move.choice, &events);
        lines.add(events);
    }
    const std::string who = audience == game::spectator ? "spectator" : std::to_string(audience + 1);
    return G::format().key + "_seen: 1\n" + G::print_rules(record) + print_table(record) + "seen_by: " + who +
           "\nevents:\n" + lines.text();
}

} // namespace record
