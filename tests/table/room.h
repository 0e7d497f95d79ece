// A lobby, the clients that talk to it, and its journals: everything between them can be cut, held back and
// repeated by the test that has them.
#pragma once

#include "base/mix.h"
#include "table/lobby.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace table::test {

using capitol::mix;
using game::Seat;
using nlohmann::json;

template <TableGame G>
class Room
{
public:
    explicit Room(const typename G::Sources& sources, std::uint64_t seed = 1,
                  const TableLimits& limits = {100})
        : m_sources(sources), m_limits(limits), m_seed(seed)
    {
        restart();
    }

    Lobby<G>& lobby() { return *m_lobby; }
    const Table<G>& table(const std::string& id) const { return *m_lobby->find(id); }
    const Course<G>& course(const std::string& id) const { return *table(id).course(); }
    std::map<std::string, std::string>& journals() { return m_journals; }
    Time now() const { return m_now; }

    // As after `kill -9`: what is in the journals is all there is.
    void restart()
    {
        m_lobby = std::make_unique<Lobby<G>>(m_sources, bits(), "test", m_limits);
        m_questions.clear();
        m_inboxes.clear();
        Out<G> out;
        for (const auto& [id, text] : m_journals)
            m_lobby->restore(text, m_now, out);
        carry(out);
    }

    // From somewhere; by itself, if that is not said.
    Connection connect(const std::string& peer = {})
    {
        ++m_connections;
        m_lobby->open(m_connections, peer.empty() ? std::to_string(m_connections) : peer, m_now);
        m_inboxes[m_connections];
        return m_connections;
    }
    Connection greet(const std::string& name, const std::string& peer = {})
    {
        const Connection connection = connect(peer);
        send(connection, {{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", name}});
        take(connection, "welcome");
        return connection;
    }
    void send_bytes(Connection connection, const std::string& bytes)
    {
        Out<G> out;
        m_lobby->receive(connection, bytes, m_now, out);
        carry(out);
    }
    void send(Connection connection, const json& message) { send_bytes(connection, message.dump()); }
    void cut(Connection connection)
    {
        Out<G> out;
        m_inboxes.erase(connection);
        m_lobby->close(connection, m_now, out);
        carry(out);
    }
    // Whether the server has closed it.
    bool was_closed(Connection connection) const { return m_closed.contains(connection); }

    // With an id of its own, unless it has one. The answer to it; other messages stay.
    json ask(Connection connection, json message)
    {
        if (!message.contains("id"))
            message["id"] = "r" + std::to_string(++m_ids);
        send(connection, message);
        return answer(connection, message["id"]);
    }
    std::string code(Connection connection, const json& message)
    {
        return ask(connection, message).value("code", "");
    }
    json answer(Connection connection, const json& id)
    {
        return take_if(connection, [&](const json& one) { return one.value("id", json()) == id; });
    }
    // The first message of that type, or null.
    json take(Connection connection, const std::string& type)
    {
        return take_if(connection, [&](const json& one) { return one["type"] == type; });
    }
    // All that has come, as it came.
    std::vector<std::string> drain(Connection connection) { return std::exchange(m_inboxes[connection], {}); }

    void pass(Time time)
    {
        for (; time > 0; time -= std::min(time, second)) {
            m_now += std::min(time, second);
            Out<G> out;
            m_lobby->tick(m_now, out);
            carry(out);
        }
    }
    // All at once, as if nothing had happened for so long.
    void leap(Time time)
    {
        m_now += time;
        pass(second);
    }
    const std::vector<Question<G>>& questions() const { return m_questions; }
    // Computer players choose what `choose` says of a question, until none is left.
    template <typename Choose>
    void think(Choose choose)
    {
        while (!m_questions.empty()) {
            const Question<G> question = m_questions.front();
            m_questions.erase(m_questions.begin());
            answer_question(question, choose(question));
        }
    }
    void answer_question(const Question<G>& question, const std::string& move)
    {
        Out<G> out;
        m_lobby->answer(question.table, question.seat, question.turn, move, m_now, out);
        carry(out);
    }

    // A table with these persons, seat by seat; an empty name for the computer player `random`. It has not
    // begun.
    struct Party
    {
        std::string table;
        std::vector<Connection> connections;
        std::vector<std::string> tokens;
    };
    Party gather(const std::vector<std::string>& names, json create)
    {
        Party party;
        create["type"] = "create";
        create["seats"] = names.size();
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            party.connections.push_back(0);
            party.tokens.emplace_back();
            if (names[seat].empty())
                continue;
            const Connection one = party.connections[seat] = greet(names[seat]);
            if (party.table.empty())
                party.table = ask(one, create).value("table", "");
            else
                ask(one, {{"type", "join"}, {"table", party.table}});
            party.tokens[seat] =
                ask(one, {{"type", "seat"}, {"do", "take"}, {"seat", seat + 1}}).value("token", "");
            ask(one, {{"type", "seat"}, {"do", "ready"}, {"on", true}});
        }
        for (std::size_t seat = 0; seat < names.size(); ++seat)
            if (names[seat].empty())
                ask(party.connections[0],
                    {{"type", "seat"}, {"do", "computer"}, {"seat", seat + 1}, {"player", "random"}});
        return party;
    }
    Party begin(const std::vector<std::string>& names, const json& create)
    {
        Party party = gather(names, create);
        ask(party.connections[0], {{"type", "start"}});
        return party;
    }
    Connection come_back(const std::string& name, const std::string& table, const std::string& token,
                         std::size_t seen = 0)
    {
        const Connection connection = greet(name);
        send(connection, {{"type", "resume"}, {"table", table}, {"token", token}, {"seen", seen}});
        return connection;
    }

private:
    template <typename Fits>
    json take_if(Connection connection, Fits fits)
    {
        auto& inbox = m_inboxes[connection];
        for (std::size_t i = 0; i < inbox.size(); ++i)
            if (const json one = json::parse(inbox[i]); fits(one)) {
                inbox.erase(inbox.begin() + static_cast<std::ptrdiff_t>(i));
                return one;
            }
        return {};
    }
    // As a server does: first the journals, then the messages.
    void carry(Out<G>& out)
    {
        for (const JournalLine& line : out.journal)
            m_journals[line.table] += line.text + "\n";
        for (const Message& message : out.messages)
            if (const auto found = m_inboxes.find(message.to); found != m_inboxes.end())
                found->second.push_back(message.text);
        m_questions.insert(m_questions.end(), out.questions.begin(), out.questions.end());
        for (const std::string& id : out.gone)
            m_journals.erase(id);
        for (const Connection closing : out.closing) {
            Out<G> after;
            m_lobby->close(closing, m_now, after);
            m_closed.insert(closing);
            carry(after);
        }
    }
    capitol::RandomBits bits()
    {
        return [this] { return mix(m_seed * 1'000'003 + ++m_drawn); };
    }

    const typename G::Sources& m_sources;
    const TableLimits m_limits;
    const std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
    Time m_now = 1'000'000;
    std::unique_ptr<Lobby<G>> m_lobby;
    std::map<std::string, std::string> m_journals;
    std::map<Connection, std::vector<std::string>> m_inboxes;
    std::vector<Question<G>> m_questions;
    Connection m_connections = 0;
    int m_ids = 0;
    std::set<Connection> m_closed;
};

} // namespace table::test
