// Clients over lines that are cut, that carry late and twice, and a server that is killed, from the making of
// the table to the end of the game: each knows at every moment how the game stood after the step it knows
// last, and what was asked is done once.
#pragma once

#include "games.h"
#include "remote.h"

#include <QTest>

namespace table::test {

using capitol::Random;

inline constexpr int storm_seats = 3;           // and somebody who looks on
inline constexpr int most_sayings_in_storm = 3; // who comes back hears them all before anything else

template <typename G>
class Storm
{
public:
    Storm(const typename G::Sources& sources, std::string variant, std::uint64_t seed, bool votes)
        : m_room(sources, seed), m_variant(std::move(variant)), m_seed(seed), m_random(seed), m_votes(votes)
    {
        for (const char* name : {"Anna", "Bruno", "Carla", "Dora"})
            m_all.push_back(std::make_unique<Remote<G>>(m_room, sources, name, mix(seed) + m_all.size()));
    }

    // What went wrong, or nothing.
    std::string play()
    {
        for (int step = 0; !is_over(); ++step) {
            if (step > 200'000)
                return "the game does not end, at step " + std::to_string(course() ? course()->seq() : 0);
            happen();
            if (const std::string problem = look_around(); !problem.empty())
                return problem;
        }
        return all_hear_the_end();
    }
    std::size_t cuts() const { return m_cuts; }
    std::size_t undone() const { return m_undone; }

private:
    const Course<G>* course() const
    {
        const auto* table = m_room.lobby().find(m_all[0]->client().table());
        return table ? table->course() : nullptr;
    }
    bool is_over() const { return course() && course()->is_over(); }

    void happen()
    {
        Remote<G>& one = *m_all[m_random.below(static_cast<std::uint32_t>(m_all.size()))];
        switch (m_random.below(60)) {
        case 0:
            if (m_random.below(5) == 0)
                return restart();
            [[fallthrough]];
        case 1:
            ++m_cuts;
            return one.cut();
        case 2:
            return one.connect(); // though there may be a line: displaced
        case 3:
            m_room.pass(second * (1 + m_random.below(20)));
            return;
        default:
            break;
        }
        one.client().tick(m_room.now());
        if (!one.has_line() || one.client().is_silent(m_room.now()))
            return one.connect();
        want(one);
        if (m_random.below(2) == 0)
            one.carry_up(m_random.below(4) == 0);
        else
            one.carry_down(m_random.below(4) == 0);
        remember();
    }
    void restart()
    {
        for (auto& one : m_all)
            one->cut();
        m_room.restart();
    }

    // What that person would do next, by what it knows.
    void want(Remote<G>& one)
    {
        auto& client = one.client();
        const auto number = static_cast<std::size_t>(
            std::ranges::find_if(m_all, [&](const auto& other) { return other.get() == &one; }) -
            m_all.begin());
        if (client.unanswered().size() > 3)
            return;
        if (client.table().empty())
            return find_table(one, number);
        if (!client.is_there() || number >= storm_seats)
            return;
        if (client.has_begun())
            return take_part(one);
        if (client.seat() == game::no_seat)
            return one.expect(client.take(static_cast<Seat>(number)));
        const auto& seen = client.seats().seats;
        const bool all_ready = std::ranges::all_of(seen, [](const auto& seat) { return seat.ready; });
        if (client.unanswered().empty() && !seen[client.seat()].ready)
            one.expect(client.ready(true));
        else if (client.unanswered().empty() && client.is_host() && all_ready)
            one.expect(client.start());
    }
    void find_table(Remote<G>& one, std::size_t number)
    {
        if (number > 0)
            return m_all[0]->client().is_there() ? one.client().join(m_all[0]->client().table()) : void();
        if (one.client().unanswered().empty())
            one.expect(one.client().create_named(m_variant, {.seats = storm_seats}));
    }
    void take_part(Remote<G>& one)
    {
        auto& client = one.client();
        if (m_votes && client.unanswered().empty() && (client.proposal() || client.is_paused()))
            return decide(one);
        if (client.may_choose() && (!m_votes || m_random.below(8) == 0)) {
            Random random(mix(m_seed * 64 + client.seq()) + client.seat());
            one.expect(client.play(G::random_choice(client.rules(), client.view(), random)));
        } else if (m_sayings < most_sayings_in_storm && m_random.below(40) == 0) {
            ++m_sayings;
            one.expect(client.say("step " + std::to_string(client.seq())));
        } else if (m_votes && m_random.below(10) == 0 && client.unanswered().empty()) {
            one.expect(client.propose(m_random.below(3) ? Matter::undo : Matter::pause));
        }
    }
    // Mostly all agree.
    void decide(Remote<G>& one)
    {
        auto& client = one.client();
        if (!client.proposal())
            return one.expect(client.propose(Matter::go_on));
        const unsigned voted = client.proposal()->proposal.agreed | client.proposal()->proposal.refused;
        if (!(voted >> client.seat() & 1))
            one.expect(client.vote(m_random.below(8) != 0));
    }

    // How it stood after each step.
    void remember()
    {
        if (!course())
            return;
        m_positions.emplace(course()->seq(), course()->position());
    }
    std::string look_around()
    {
        for (auto& one : m_all) {
            if (!one->problem().empty())
                return one->problem();
            for (const auto& happening : one->take_happenings()) {
                m_undone += std::holds_alternative<Undone>(happening);
                if (const std::string problem = stepped_problem(happening); !problem.empty())
                    return problem;
            }
            if (const std::string problem = view_problem(one->client()); !problem.empty())
                return problem;
        }
        return {};
    }
    static std::string stepped_problem(const Happening<G>& happening)
    {
        const auto* stepped = std::get_if<Stepped<G>>(&happening);
        if (stepped && stepped->seq > 1 && stepped->events.empty())
            return "a step without events";
        return {};
    }
    std::string view_problem(const Client<G>& client) const
    {
        if (!client.has_begun())
            return {};
        const auto position = m_positions.find(client.seq());
        if (position == m_positions.end())
            return "a step that was not made: " + std::to_string(client.seq());
        return client.view() == G::observe(client.rules(), position->second, client.audience())
                   ? ""
                   : "another view of step " + std::to_string(client.seq());
    }

    std::string all_hear_the_end()
    {
        remember();
        for (auto& one : m_all) {
            for (int i = 0; i < 3; ++i) { // what is refused as too early is tried again
                m_room.pass(60 * second);
                one->connect();
                one->settle();
            }
            if (const std::string problem = look_around(); !problem.empty())
                return problem;
            const auto& client = one->client();
            if (client.seq() != course()->seq() || !client.ending())
                return "somebody does not hear of the end";
            if (client.ending()->proof != Proof::proven)
                return "the end is not proven";
            if (client.ending()->record.moves != course()->record().moves)
                return "another record";
            if (!one->unanswered().empty() || !client.unanswered().empty())
                return "not answered: " + one->unanswered();
            if (one->acknowledged("play") != choices_of(client.seat()))
                return "a choice was acknowledged and not made, or made twice";
        }
        return {};
    }
    // Also those that were taken back.
    std::size_t choices_of(Seat seat)
    {
        const std::string& journal = m_room.journals()[m_all[0]->client().table()];
        const std::string entry = R"({"do":"play","seat":)" + std::to_string(seat + 1) + ",";
        std::size_t made = 0;
        for (std::size_t at = journal.find(entry); at != std::string::npos; at = journal.find(entry, at + 1))
            ++made;
        return made;
    }

    mutable Room<G> m_room;
    const std::string m_variant;
    const std::uint64_t m_seed;
    Random m_random;
    const bool m_votes;
    std::vector<std::unique_ptr<Remote<G>>> m_all; // the last one looks on
    std::map<std::size_t, typename G::Position> m_positions;
    int m_sayings = 0;
    std::size_t m_cuts = 0;
    std::size_t m_undone = 0;
};

// One of `share` games, usually of so many. With `votes` they also take back and pause: too often for a long
// game to come to its end.
template <typename G>
void weather_storms(const typename G::Sources& sources, const std::string& variant, int usual, int share,
                    bool votes)
{
    const int count = std::max(1, games(usual) / share);
    std::size_t cuts = 0;
    std::size_t undone = 0;
    for (int seed = 0; seed < count; ++seed) {
        Storm<G> storm(sources, variant, static_cast<std::uint64_t>(seed), votes && seed % 2 == 1);
        const std::string problem = storm.play();
        QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem).c_str());
        cuts += storm.cuts();
        undone += storm.undone();
    }
    if (games(usual) < usual)
        return; // too few to have seen everything
    QVERIFY(cuts > static_cast<std::size_t>(count));
    QCOMPARE(undone > 0, votes);
}

} // namespace table::test
