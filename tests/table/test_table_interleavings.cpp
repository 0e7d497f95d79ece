// Clients whose lines are cut, whose messages are repeated, lost and overtaken, and a server that is killed:
// the game comes out as it would have without. CAPITOL_TABLE_GAMES says how many games.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "capitol/table/table_capitol.h"
#include "games.h"
#include "room.h"
#include "shipped.h"
#include "table_toy.h"
#endif

#include <QTest>

#include <deque>

using namespace table::test;
using capitol::Random;
using table::second;

namespace {

const toy::TableToy::Sources nothing;

// What a seat chooses, whenever it is asked: by what it sees, and by how many choices it made before.
template <table::TableGame G>
std::string choice_of(const table::Course<G>& course, const typename G::Rules& rules, Seat seat,
                      std::uint64_t seed)
{
    std::uint64_t made = 0;
    for (const auto& move : course.record().moves)
        made += move.seat == seat;
    Random random(mix(seed * 64 + made) + seat);
    return course.print(G::random_choice(rules, course.view(seat), random));
}

// A person, with a line to the server that may break at any moment.
template <table::TableGame G>
class Client
{
public:
    Client(Room<G>& room, std::string table, Seat seat, std::string token, table::Connection connection)
        : m_room(room), m_table(std::move(table)), m_seat(seat), m_token(std::move(token)),
          m_connection(connection), m_connected(true)
    {
    }

    bool connected() const { return m_connected && !m_room.was_closed(m_connection); }
    void cut()
    {
        if (connected())
            m_room.cut(m_connection);
        m_connected = false;
        m_sent.clear();
    }
    // What was asked and not answered is asked again.
    void come_back()
    {
        m_connection = m_room.come_back("Client", m_table, m_token, m_seen);
        m_connected = true;
        hear();
        if (!m_request.is_null())
            m_sent.push_back(m_request);
    }
    // At last all is answered.
    void finish()
    {
        come_back();
        for (const json& request : std::exchange(m_sent, {}))
            m_room.send(m_connection, request);
        hear();
    }
    std::size_t acknowledged() const { return m_acknowledged; }
    // A choice, if it is this seat's turn, as far as the client knows.
    void choose(const std::string& move)
    {
        if (!m_request.is_null())
            return;
        m_request = {
            {"type", "play"}, {"id", "m" + std::to_string(++m_requests)}, {"at", m_seen}, {"move", move}};
        m_sent.push_back(m_request);
        m_all.push_back(m_request);
    }
    bool may_choose() const { return m_may_choose; }
    std::size_t seen() const { return m_seen; }
    bool ended() const { return m_ended; }

    // The line carries a message, not always the first, and not always once.
    void carry(Random& random)
    {
        if (!connected() || m_sent.empty())
            return;
        const std::size_t which = random.below(static_cast<std::uint32_t>(m_sent.size()));
        m_room.send(m_connection, m_sent[which]);
        if (random.below(3) != 0)
            m_sent.erase(m_sent.begin() + static_cast<std::ptrdiff_t>(which));
        if (random.below(4) != 0) // else it gets lost, or comes later
            hear();
    }
    // Something that was sent long ago arrives.
    void echo(Random& random)
    {
        if (connected() && !m_all.empty())
            m_room.send(m_connection, m_all[random.below(static_cast<std::uint32_t>(m_all.size()))]);
    }
    void hear()
    {
        if (!m_connected)
            return;
        for (const std::string& text : m_room.drain(m_connection))
            hear(json::parse(text));
    }
    std::string problem() const { return m_problem; }

private:
    void hear(const json& message)
    {
        const std::string type = message["type"];
        if (message.contains("to_move"))
            hear_step(message, type == "snapshot");
        m_ended = m_ended || type == "ended";
        if (!m_request.is_null() && message.value("id", json()) == m_request["id"])
            hear_answer(message);
    }
    void hear_step(const json& message, bool is_snapshot)
    {
        const auto seq = message["seq"].get<std::size_t>();
        if (seq > m_seen + 1 && !is_snapshot)
            m_problem = "a gap before step " + std::to_string(seq);
        if (seq < m_seen + !is_snapshot)
            return; // told again
        m_seen = seq;
        m_may_choose = false;
        for (const json& seat : message["to_move"])
            m_may_choose = m_may_choose || seat == json(m_seat + 1);
    }
    void hear_answer(const json& message)
    {
        const std::string code = message.value("code", "");
        if (!code.empty() && code != "stale" && code != "too_often")
            m_problem = "refused: " + message.dump();
        m_acknowledged += code.empty();
        m_request = {}; // what was stale or too much is asked anew
    }

    Room<G>& m_room;
    const std::string m_table;
    const Seat m_seat;
    const std::string m_token;
    table::Connection m_connection;
    bool m_connected;
    std::size_t m_seen = 0;
    bool m_may_choose = false;
    bool m_ended = false;
    json m_request; // not answered yet
    int m_requests = 0;
    std::size_t m_acknowledged = 0;
    std::deque<json> m_sent; // on the line
    std::vector<json> m_all;
    std::string m_problem;
};

template <table::TableGame G>
class Storm
{
public:
    Storm(const typename G::Sources& sources, const json& create, std::uint64_t seed)
        : m_room(sources, seed), m_create(create), m_seed(seed), m_random(seed)
    {
        const std::vector<std::string> names{"Anna", "Bruno", seed % 3 == 0 ? "" : "Carla"};
        m_party = m_room.begin(names, create);
        m_rules = std::make_unique<typename G::Rules>(G::rules_of(course().record()));
        for (Seat seat = 0; seat < names.size(); ++seat)
            if (!names[seat].empty())
                m_clients.emplace_back(m_room, m_party.table, seat, m_party.tokens[seat],
                                       m_party.connections[seat]);
            else
                m_clients.emplace_back(m_room, m_party.table, seat, "", 0).cut();
        for (auto& client : m_clients)
            client.hear();
    }

    // Without any trouble.
    void play_calmly()
    {
        while (!course().is_over()) {
            const Seat seat = G::to_move(course().position());
            const std::string move = choice_of<G>(course(), *m_rules, seat, m_seed);
            if (m_party.connections[seat] == 0)
                think();
            else
                m_room.ask(m_party.connections[seat],
                           {{"type", "play"}, {"at", course().seq()}, {"move", move}});
            m_room.pass(second);
        }
    }
    // What went wrong, or nothing.
    std::string play_in_the_storm()
    {
        for (int step = 0; !course().is_over(); ++step) {
            if (step > 20'000)
                return "the game does not end";
            happen();
            for (const auto& client : m_clients)
                if (!client.problem().empty())
                    return client.problem();
        }
        return all_hear_the_end();
    }
    const table::Course<G>& course() const { return m_room.course(m_party.table); }
    // Of each seat, in its order.
    std::vector<std::string> choices() const
    {
        std::vector<std::string> texts(m_clients.size());
        auto position = course().record().start_position(*m_rules);
        for (const auto& move : course().record().moves) {
            texts[move.seat] += G::print(*m_rules, position, move.choice) + "\n";
            G::apply(*m_rules, position, move.seat, move.choice, nullptr);
        }
        return texts;
    }

private:
    void happen()
    {
        auto& client = m_clients[m_random.below(static_cast<std::uint32_t>(m_clients.size()))];
        const bool is_person = &client - m_clients.data() != 2 || m_seed % 3 != 0;
        switch (m_random.below(40)) {
        case 0:
            return m_random.below(4) == 0 ? restart() : client.cut();
        case 1:
        case 2:
            return client.cut();
        case 3:
            return is_person ? client.come_back() : think(); // though there is a line: displaced
        case 4:
            return client.echo(m_random);
        case 5:
        case 6:
            return m_room.pass(second * (1 + m_random.below(20)));
        default:
            break;
        }
        if (!is_person)
            return think();
        if (!client.connected())
            return client.come_back();
        if (m_random.below(2) == 0)
            client.hear();
        else
            client.carry(m_random);
        const Seat seat = static_cast<Seat>(&client - m_clients.data());
        if (client.may_choose() && course().may_choose(seat) && client.seen() >= course().turn_of(seat))
            client.choose(choice_of<G>(course(), *m_rules, seat, m_seed));
    }
    void restart()
    {
        for (auto& client : m_clients)
            client.cut();
        m_room.restart();
    }
    void think()
    {
        m_room.think(
            [this](const auto& question) { return choice_of<G>(course(), *m_rules, question.seat, m_seed); });
    }
    std::string all_hear_the_end()
    {
        for (Seat seat = 0; seat < m_clients.size(); ++seat) {
            if (m_party.tokens[seat].empty())
                continue;
            m_room.pass(20 * second);
            m_clients[seat].cut();
            m_clients[seat].finish();
            if (!m_clients[seat].ended() || m_clients[seat].seen() != course().seq())
                return "seat " + std::to_string(seat + 1) + " does not hear of the end";
            const auto made =
                std::ranges::count(course().record().moves, seat, [](const auto& move) { return move.seat; });
            if (m_clients[seat].acknowledged() != static_cast<std::size_t>(made))
                return "seat " + std::to_string(seat + 1) + " is not told of what it did";
        }
        return {};
    }

    Room<G> m_room;
    const json m_create;
    const std::uint64_t m_seed;
    Random m_random;
    typename Room<G>::Party m_party;
    std::unique_ptr<typename G::Rules> m_rules;
    std::vector<Client<G>> m_clients;
};

template <table::TableGame G>
std::string storm_problem(const typename G::Sources& sources, const json& create, std::uint64_t seed)
{
    Storm<G> calm(sources, create, seed);
    calm.play_calmly();
    Storm<G> storm(sources, create, seed);
    if (const std::string problem = storm.play_in_the_storm(); !problem.empty())
        return problem;
    if (storm.choices() != calm.choices())
        return "other choices were made";
    return storm.course().position() == calm.course().position() ? "" : "another position is reached";
}

} // namespace

class TestTableInterleavings : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void any_game()
    {
        for (int seed = 0; seed < games(200); ++seed) {
            const json create{{"variant", seed % 2 ? "highest" : "lowest"}};
            const std::string problem = storm_problem<toy::TableToy>(nothing, create, seed);
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem).c_str());
        }
    }

    void capitol_data()
    {
        QTest::addColumn<QString>("variant");
        for (const std::string& id : capitol::test::shipped_ids)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void capitol()
    {
        QFETCH(QString, variant);
        const json create{{"variant", variant.toStdString()},
                          {"clock", {{"kind", "move"}, {"seconds", 3600}}}};
        for (int seed = 0; seed < std::max(1, games(10) / 5); ++seed) {
            const std::string problem =
                storm_problem<::capitol::TableCapitol>(::capitol::test::source_library(), create, seed);
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestTableInterleavings)
#include "test_table_interleavings.moc"
