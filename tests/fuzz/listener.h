// A client at a table where a game has begun, as it comes from a real lobby, and what it hears there: each
// line is one message of a server. It is heard, or refused with the client as it was; then it goes on.
#pragma once

#include "base/strict_json.h"
#include "table/client.h"
#include "table/lobby.h"
#include "target.h"

namespace capitol::fuzz {

inline RandomBits counting()
{
    return [bits = std::uint64_t{0}]() mutable { return ++bits * 0x9e3779b97f4a7c15ULL; };
}

template <typename G>
class Listener
{
public:
    using Client = table::Client<G>;

    // Seat 1 of so many, at the beginning of a game.
    Listener(const typename G::Sources& sources, const std::string& variant, int seats)
        : m_lobby(sources, counting(), "fuzz", {10}), m_client(sources, counting(), {"Anna", "fuzz"})
    {
        m_lobby.open(1, "fuzz", now);
        m_client.connected(now);
        carry();
        m_client.create_named(variant, {.seats = seats});
        carry();
        m_client.take(0);
        carry();
        for (int seat = 1; seat < seats; ++seat)
            m_client.seat_computer(static_cast<game::Seat>(seat), "random");
        carry();
        m_client.ready(true);
        carry();
        m_client.start();
        carry();
    }

    // Whether any of it was heard.
    bool try_input(std::string_view input) const
    {
        Client client = m_client;
        bool accepted = false;
        for (int line = 0; line < most_lines && !input.empty(); ++line) {
            const std::size_t end = std::min(input.find('\n'), input.size());
            client.recall(); // else nothing of the past is looked at
            accepted |= hear(client, input.substr(0, end));
            client.take_outgoing();
            input.remove_prefix(std::min(end + 1, input.size()));
        }
        return accepted;
    }

private:
    static constexpr int most_lines = 40;
    static constexpr table::Time now = 1000;

    void carry()
    {
        for (auto sent = m_client.take_outgoing(); !sent.empty(); sent = m_client.take_outgoing())
            for (const std::string& text : sent) {
                table::Out<G> out;
                m_lobby.receive(1, text, now, out);
                for (const table::Message& message : out.messages)
                    m_client.receive(message.text, now);
            }
    }
    static bool hear(Client& client, std::string_view message)
    {
        const std::string before = picture_of(client);
        try {
            client.receive(message, now);
        } catch (const table::BadServer& bad) {
            expect(picture_of(client) == before, "refused, and yet changed");
            expect(bad.message.size() < 2000, "a long complaint");
            return false;
        }
        use(client);
        return true;
    }
    static std::string picture_of(const Client& client)
    {
        std::string text = print_ticket(client.ticket()) + std::to_string(client.seq()) +
                           std::to_string(client.to_move()) + client.commitment() +
                           std::to_string(client.seat()) + std::to_string(client.sayings().size()) +
                           std::to_string(client.seats().host) + std::to_string(client.is_paused());
        for (const auto& seat : client.seats().seats)
            text += seat.name + seat.player + std::to_string(seat.ready);
        if (client.has_begun())
            text += G::print_view(client.setup(), client.rules(), client.view()).dump();
        return text;
    }
    // What a window would do with it at once.
    static void use(Client& client)
    {
        if (!client.has_arrived())
            return;
        for (game::Seat seat = 0; client.clocks() && seat < client.options().seats; ++seat)
            client.clocks()->left_of(seat, now + 1);
        if (!client.has_begun())
            return;
        const std::string printed = G::print_view(client.setup(), client.rules(), client.view()).dump();
        const ParsedJson parsed = parse_json(printed);
        const auto again = G::read_view(client.setup(), client.rules(), Field(*parsed.value, ""),
                                        client.options().seats, client.audience());
        expect(again == client.view(), "a view that is printed as another: " + printed);
        if (client.may_choose())
            choose(client);
    }
    static void choose(const Client& client)
    {
        Random random(1);
        const auto whole = G::determinise(client.rules(), client.view(), random);
        expect(G::observe(client.rules(), whole, client.audience()) == client.view(),
               "a view of no position");
        const auto some = G::some_choices(client.rules(), client.view(), 50);
        for (const auto& choice : some.choices)
            expect(!G::check(client.rules(), client.view().known, client.seat(), choice),
                   "an illegal choice");
    }

    table::Lobby<G> m_lobby;
    Client m_client;
};

} // namespace capitol::fuzz
