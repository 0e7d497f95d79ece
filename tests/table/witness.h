// What an audience gets of a game at a table, to be compared with what it gets of one that differs only where
// it may not see.
#pragma once

#include "followers.h"
#include "room.h"

namespace table::test {

using capitol::Random;

template <TableGame G>
using Record = record::Record<G>;
// Chance has decided otherwise, where that audience may not see it.
template <TableGame G>
using Disturb = std::function<void(Record<G>& record, Seat audience, Random& random)>;

// A record with other hidden things and the same number of moves, of which the audience saw the same; or
// nothing. Others who choose in secret may have chosen something else.
template <TableGame G>
std::optional<Record<G>> twin_of(const Record<G>& record, Seat audience, Random& random,
                                 const Disturb<G>& disturb)
{
    const auto rules = G::rules_of(record);
    Record<G> twin = record;
    disturb(twin, audience, random);
    auto one = record.start_position(rules);
    auto other = twin.start_position(rules);
    for (std::size_t i = 0;; ++i) {
        if (!(G::observe(rules, one, audience) == G::observe(rules, other, audience)))
            return std::nullopt;
        if (i == record.moves.size())
            return twin;
        const Seat seat = record.moves[i].seat;
        auto& choice = twin.moves[i].choice;
        const bool replaced = seat != audience && random.below(2) == 0 && G::may_choose(other, seat);
        if (replaced || G::check(rules, other, seat, choice)) {
            if (seat == audience || !G::may_choose(other, seat))
                return std::nullopt;
            choice = G::random_choice(rules, other, seat, random);
        }
        G::apply(rules, one, seat, record.moves[i].choice, nullptr);
        G::apply(rules, other, seat, choice, nullptr);
    }
}

// Messages that a seat may try, whether they are any good or not.
template <TableGame G>
std::vector<json> probes(const Record<G>& record, const typename G::Rules& rules, Seat audience,
                         Random& random)
{
    const std::size_t seq = record.moves.size() + 1;
    std::vector<json> all;
    for (const char* move :
         {"", "bid:", "bid:R7,F4", "bid:R1,R1,R1,R1", "pass", "done", "F5:0,1", "Pb4:2t@cap", "R3:2r",
          "draw:roof", "tile@cap", "7", "23", "31", "-1", "bid:F1,F2,F3", "Pw9", "F3:9"})
        all.push_back({{"type", "play"}, {"at", seq}, {"move", move}});
    const auto position = record.position_after(rules, record.moves.size());
    if (G::may_choose(position, audience)) {
        const auto choice = G::random_choice(rules, G::observe(rules, position, audience), random);
        all.push_back({{"type", "play"}, {"at", seq}, {"move", G::print(rules, position, choice)}});
    }
    all.push_back({{"type", "play"}, {"at", seq > 3 ? seq - 3 : 0}, {"move", "pass"}});
    all.push_back({{"type", "legal"}});
    all.push_back({{"type", "propose"}, {"what", "undo"}});
    all.push_back({{"type", "propose"}, {"what", "pause"}});
    return all;
}

// Everything that the audience gets of a game in that state: coming back in several ways, trying this and
// that.
template <TableGame G>
class Witness
{
public:
    Witness(const typename G::Sources& sources, const std::string& variant, const Record<G>& record,
            Seat audience)
        : m_room(sources, 7), m_audience(audience)
    {
        std::vector<std::string> names;
        for (const auto& seat : record.seats)
            names.push_back(seat.name);
        m_party = m_room.begin(names, {{"variant", variant}});
        std::string& journal = m_room.journals()[m_party.table];
        journal = journal.substr(0, journal.find(R"({"do":"start")"));
        const json start{{"do", "start"}, {"nonce", "nonce"}, {"opening", print_opening<G>(record)}};
        journal += start.dump() + "\n";
        const auto rules = G::rules_of(record);
        auto position = record.start_position(rules);
        for (std::size_t i = 0; i < record.moves.size(); ++i) {
            const auto& [seat, choice] = record.moves[i];
            const json entry{{"do", "play"}, {"seat", seat + 1}, {"move", G::print(rules, position, choice)}};
            if (i + 1 < record.moves.size())
                journal += entry.dump() + "\n";
            else
                m_last = entry;
            G::apply(rules, position, seat, choice, nullptr);
        }
        m_room.restart();
    }
    std::string hear(const std::vector<json>& attempts)
    {
        std::string heard = hear_last();
        for (const std::size_t seen : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
            m_room.pass(10 * second);
            const auto connection = come_back(seen);
            for (const json& attempt : attempts) {
                m_room.pass(second);
                m_room.send(connection, attempt);
            }
            for (const std::string& text : m_room.drain(connection))
                heard += without_commitment(text) + "\n";
        }
        return heard;
    }
    const Course<G>& course() const { return m_room.course(m_party.table); }

private:
    // The last choice, as it is told to who is there.
    std::string hear_last()
    {
        const auto listener = come_back(0);
        if (!m_last.is_null()) {
            const Seat seat = static_cast<Seat>(m_last["seat"].get<int>() - 1);
            const auto mover = seat == m_audience
                                   ? listener
                                   : m_room.come_back("Mover", m_party.table, m_party.tokens[seat]);
            m_room.ask(mover, {{"type", "play"}, {"at", course().seq()}, {"move", m_last["move"]}});
        }
        std::string heard;
        for (const std::string& text : m_room.drain(listener))
            heard += without_commitment(text) + "\n";
        return heard;
    }
    Connection come_back(std::size_t seen)
    {
        if (m_audience != game::spectator)
            return m_room.come_back("Client", m_party.table, m_party.tokens[m_audience], seen);
        const auto connection = m_room.greet("Vera");
        m_room.send(connection, {{"type", "join"}, {"table", m_party.table}});
        return connection;
    }
    // It is a hash with 256 bits that nobody knows; here they are the same, so it differs.
    std::string without_commitment(std::string text) const
    {
        const std::size_t at = text.find(course().commitment());
        return at == std::string::npos ? text : text.erase(at, 64);
    }

    Room<G> m_room;
    const Seat m_audience;
    typename Room<G>::Party m_party;
    json m_last; // what is chosen before the audience's eyes
};

template <TableGame G>
Record<G> random_record(const typename G::Setup& setup, int players, std::uint64_t seed)
{
    Record<G> record;
    static_cast<typename G::Setup&>(record) = setup;
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"P" + std::to_string(seat + 1), std::string(record::person)});
    Random random(seed);
    const capitol::RandomBits bits = [&] { return std::uint64_t{random.next()} << 32 | random.next(); };
    const auto rules = G::rules_of(setup);
    G::draw_opening(rules, bits, record, record);
    for (auto position = record.start_position(rules); !G::is_over(position);) {
        const Seat seat = capitol::test::random_chooser<G>(position, random);
        record.moves.push_back({seat, G::random_choice(rules, position, seat, random)});
        G::apply(rules, position, seat, record.moves.back().choice, nullptr);
    }
    return record;
}

// How many twins got the very same, or -1 if one got something else.
template <TableGame G>
int equal_twins(const typename G::Sources& sources, const std::string& variant, int players,
                std::uint64_t seed, int tries, std::size_t moves, const Disturb<G>& disturb)
{
    Record<G> record = random_record<G>(*G::named_rules(sources, variant), players, seed);
    const auto rules = G::rules_of(record);
    Random random(seed);
    record.moves.resize(std::min(moves, record.moves.size()));
    int twins = 0;
    for (const Seat audience : capitol::test::audiences(players)) {
        const auto attempts = probes<G>(record, rules, audience, random);
        std::string heard;
        for (int i = 0; i < tries; ++i) {
            const auto twin = twin_of<G>(record, audience, random, disturb);
            if (!twin || print_record(*twin) == print_record(record))
                continue;
            if (heard.empty())
                heard = Witness<G>(sources, variant, record, audience).hear(attempts);
            if (Witness<G>(sources, variant, *twin, audience).hear(attempts) != heard)
                return -1;
            ++twins;
            break;
        }
    }
    return twins;
}

// Every message of a game, as the events alone make it: those that a follower sees, printed with what it saw
// before.
template <TableGame G>
std::string folding_problem(const typename G::Sources& sources, const std::string& variant,
                            std::uint64_t seed)
{
    Room<G> room(sources, seed);
    const auto party = room.begin({"Anna", "Bruno", "Carla"}, {{"variant", variant}});
    const auto vera = room.greet("Vera");
    room.ask(vera, {{"type", "join"}, {"table", party.table}});
    Random random(seed);
    const auto& course = room.course(party.table);
    const auto rules = G::rules_of(course.record());
    while (!course.is_over()) {
        const Seat seat = capitol::test::random_chooser<G>(course.position(), random);
        const auto choice = G::random_choice(rules, course.position(), seat, random);
        room.ask(party.connections[seat],
                 {{"type", "play"}, {"at", course.seq()}, {"move", course.print(choice)}});
        room.pass(100); // milliseconds
    }
    const auto& record = course.record();
    for (const Seat audience : capitol::test::audiences(3)) {
        const auto connection = audience == game::spectator ? vera : party.connections[audience];
        std::vector<typename G::Event> events;
        auto position = record.start_position(rules, &events);
        auto view = G::before_start(rules, 3, audience);
        const auto expected = [&] {
            json list = json::array();
            for (const auto& event : events) {
                const auto redacted = G::redact(event, audience);
                list.push_back(json::parse(G::print_event_json(rules, view, redacted).dump()));
                G::see(rules, view, redacted);
            }
            return list;
        };
        std::size_t step = 0;
        expected(); // the start was told before a spectator came
        for (const std::string& text : room.drain(connection)) {
            const json message = json::parse(text);
            if (message["type"] != "event")
                continue;
            const auto& move = record.moves.at(step++);
            events.clear();
            G::apply(rules, position, move.seat, move.choice, &events);
            if (message["events"] != expected() || message["seq"] != json(step + 1))
                return "another event at step " + std::to_string(step);
            if (!(view == G::observe(rules, position, audience)))
                return "another view at step " + std::to_string(step);
        }
        if (step != record.moves.size())
            return "steps are missing";
    }
    return {};
}

} // namespace table::test
