// Windows at a table elsewhere: clients of a server in the same process, whose lines the test cuts.
#pragma once

#include "match/remote_match.h"

#include "room.h"
#include <QtGlobal>

namespace table::test {

// One person, with the client and the match of their window.
template <match::PlayableGame G, TableGame T>
struct Window
{
    using Match = match::RemoteMatch<G, T>;

    Window(Room<T>& at, const typename T::Sources& sources, const std::string& name, Ticket ticket = {})
        : room(at), client(
                        sources,
                        [bits = std::uint64_t{0}, salt = name.front()]() mutable {
                            return capitol::mix(++bits * 1000 + std::uint64_t(salt));
                        },
                        {name, "test"}, std::move(ticket))
    {
        connect();
    }

    void connect()
    {
        connection = room.connect();
        client.connected(room.now());
        if (match)
            match->noticeLine();
    }
    void cut()
    {
        room.cut(connection);
        connection = 0;
        client.disconnected();
        if (match)
            match->noticeLine();
    }
    // What waits on either side of the line arrives. False if nothing did.
    bool carry()
    {
        if (connection == 0)
            return false;
        bool any = false;
        for (const std::string& text : client.take_outgoing()) {
            room.send_bytes(connection, text);
            any = true;
        }
        for (const std::string& text : room.drain(connection)) {
            for (const auto& happening : listen(text))
                hear(happening);
            any = true;
        }
        return any;
    }
    std::vector<Happening<T>> listen(const std::string& text)
    {
        try {
            return client.receive(text, room.now());
        } catch (const BadServer& bad) {
            qFatal("%s (%s): %s", bad.message.c_str(), bad.at.c_str(), text.c_str());
        }
    }
    void hear(const Happening<T>& happening)
    {
        if (match)
            match->hear(happening);
        else if (client.has_begun())
            match = std::make_unique<Match>(client, [] {});
        if (heard)
            heard(happening);
    }

    Room<T>& room;
    Client<T> client;
    Connection connection = 0;
    std::unique_ptr<Match> match; // once the game has begun
    std::function<void(const Happening<T>&)> heard{};
};

// A table with its windows, one a seat, and one that looks on.
template <match::PlayableGame G, TableGame T>
struct Windows
{
    using One = Window<G, T>;

    Windows(const typename T::Sources& from, const std::vector<std::string>& names,
            const std::string& variant, int computers = 0, std::uint64_t seed = 1, ClockPlan clock = {})
        : sources(from), room(from, seed)
    {
        Options options;
        options.clock = clock;
        options.seats = int(names.size()) + computers;
        for (const std::string& name : names)
            all.push_back(std::make_unique<One>(room, sources, name));
        carry();
        all.front()->client.create_named(variant, options);
        carry();
        table = all.front()->client.table();
        for (std::size_t seat = 0; seat < names.size(); ++seat)
            sit(seat);
        for (int seat = int(names.size()); seat < options.seats; ++seat)
            all.front()->client.seat_computer(Seat(seat), "random");
        carry();
    }
    void begin()
    {
        all.front()->client.start();
        carry();
    }
    One& operator[](std::size_t seat) { return *all[seat]; }
    One& lookOn()
    {
        all.push_back(std::make_unique<One>(room, sources, "Watcher"));
        all.back()->client.join(table);
        carry();
        return *all.back();
    }
    // The program of a seat's window was closed and is started again.
    One& restart(std::size_t seat)
    {
        const Ticket ticket = read_ticket(print_ticket(all[seat]->client.ticket()));
        if (all[seat]->connection != 0)
            all[seat]->cut();
        all[seat] = std::make_unique<One>(room, sources, "Back", ticket);
        return *all[seat];
    }
    // Until nothing is on its way any more; computer players choose at random.
    void carry()
    {
        capitol::Random random(++m_thoughts);
        for (bool any = true; any;) {
            any = false;
            for (const auto& one : all)
                any |= one->carry();
            room.think([&](const Question<T>& question) {
                any = true;
                return T::print(*question.rules, question.view.known,
                                T::random_choice(*question.rules, question.view, random));
            });
        }
    }

    const typename T::Sources& sources;
    Room<T> room;
    std::string table;
    std::vector<std::unique_ptr<One>> all;

private:
    void sit(std::size_t seat)
    {
        if (seat > 0)
            all[seat]->client.join(table);
        carry();
        all[seat]->client.take(Seat(seat));
        all[seat]->client.ready(true);
        carry();
    }

    std::uint64_t m_thoughts = 0;
};

} // namespace table::test
