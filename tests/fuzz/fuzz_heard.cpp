// What a client hears at a table where a game has begun: each line is one message of a server. It is heard,
// or refused with the client as it was; then it goes on.
#include "base/strict_json.h"
#include "capitol/table/table_capitol.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

using Client = table::Client<TableCapitol>;

constexpr int most_lines = 40;
constexpr table::Time now = 1000;

RandomBits counting()
{
    return [bits = std::uint64_t{0}]() mutable { return ++bits * 0x9e3779b97f4a7c15ULL; };
}

// As it comes from a real lobby.
class Begun
{
public:
    Begun() : m_lobby(shipped(), counting(), "fuzz", 10), m_client(shipped(), counting(), {"Anna", "fuzz"})
    {
        m_lobby.open(1, "fuzz", now);
        m_client.connected(now);
        carry();
        m_client.create_named("schmidt", {});
        carry();
        m_client.take(0);
        carry();
        m_client.seat_computer(1, "random");
        carry();
        m_client.ready(true);
        carry();
        m_client.start();
        carry();
    }
    const Client& client() const { return m_client; }

private:
    void carry()
    {
        for (auto sent = m_client.take_outgoing(); !sent.empty(); sent = m_client.take_outgoing())
            for (const std::string& text : sent) {
                table::Out<TableCapitol> out;
                m_lobby.receive(1, text, now, out);
                for (const table::Message& message : out.messages)
                    m_client.receive(message.text, now);
            }
    }

    table::Lobby<TableCapitol> m_lobby;
    Client m_client;
};

const Client& begun()
{
    static const Begun made;
    return made.client();
}

std::string picture_of(const Client& client)
{
    std::string text = print_ticket(client.ticket()) + std::to_string(client.seq()) +
                       std::to_string(client.to_move()) + client.commitment() +
                       std::to_string(client.seat()) + std::to_string(client.sayings().size()) +
                       std::to_string(client.seats().host) + std::to_string(client.is_paused());
    for (const auto& seat : client.seats().seats)
        text += seat.name + seat.player + std::to_string(seat.ready);
    if (client.has_begun())
        text += TableCapitol::print_view(client.setup(), client.rules(), client.view()).dump();
    return text;
}

// What a window would do with it at once.
void use(Client& client)
{
    if (!client.has_arrived())
        return;
    for (Seat seat = 0; client.clocks() && seat < client.options().seats; ++seat)
        client.clocks()->left_of(seat, now + 1);
    if (!client.has_begun())
        return;
    const std::string printed =
        TableCapitol::print_view(client.setup(), client.rules(), client.view()).dump();
    const ParsedJson parsed = parse_json(printed);
    const View again = TableCapitol::read_view(client.setup(), client.rules(), Field(*parsed.value, ""),
                                               client.options().seats, client.audience());
    expect(again == client.view(), "a view that is printed as another: " + printed);
    if (!client.may_choose())
        return;
    Random random(1);
    const Position whole = TableCapitol::determinise(client.rules(), client.view(), random);
    expect(observe(client.rules(), whole, client.audience()) == client.view(), "a view of no position");
    const auto some = TableCapitol::some_choices(client.rules(), client.view(), 50);
    for (const Choice& choice : some.choices)
        expect(!check(client.rules(), client.view().known, client.seat(), choice), "an illegal choice");
}

} // namespace

bool try_input(std::string_view input)
{
    Client client = begun();
    bool accepted = false;
    for (int line = 0; line < most_lines && !input.empty(); ++line) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        const std::string before = picture_of(client);
        try {
            client.receive(input.substr(0, end), now);
            accepted = true;
            use(client);
        } catch (const table::BadServer& bad) {
            expect(picture_of(client) == before, "refused, and yet changed");
            expect(bad.message.size() < 2000, "a long complaint");
        }
        client.take_outgoing();
        input.remove_prefix(std::min(end + 1, input.size()));
    }
    return accepted;
}

} // namespace capitol::fuzz
