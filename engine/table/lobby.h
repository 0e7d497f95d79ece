// All tables of a server, and who talks to it: greeting, finding, making and joining tables, limits. Like a
// table it has no sockets, no files, and no threads; what must be done is in `Out`.
#pragma once

#include "base/strict_json.h"
#include "table/table.h"
#include "table/table_id.h"
#include "table/table_limits.h"

#include <algorithm>

namespace table {

// Versions of the client protocol.
inline constexpr int oldest_protocol = 1;
inline constexpr int newest_protocol = 1;

inline constexpr std::size_t most_listed = 100; // tables that `list` names
inline constexpr Time greeting_time = 10 * second;
inline constexpr Time idle_time = 2 * 60 * second; // without any message
inline constexpr int most_refused = 100;           // messages too many, before the connection is closed

// A journal that does not make a table; the text names the line.
struct DamagedJournal : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

template <TableGame G>
class Lobby
{
public:
    using Field = capitol::Field;

    // Restores a table that somebody asks for and that is not here, if there is one. Throws Refused.
    using Fetch = std::function<void(const std::string& id, Out<G>& out)>;

    // The sources live longer. `version` is the server's own.
    Lobby(const typename G::Sources& sources, capitol::RandomBits bits, std::string version,
          const TableLimits& limits, Fetch fetch = {})
        : m_sources(sources), m_known_rules(sources), m_bits(std::move(bits)), m_version(std::move(version)),
          m_limits(limits), m_fetch(std::move(fetch))
    {
    }

    // A table as its journal tells it, whole lines; its id. Throws DamagedJournal, also for a table of
    // another id than the one that is given: that one may be here.
    // `age`: for how long nothing has happened there.
    std::string restore(std::string_view journal, Time now, Out<G>& out, const std::string& expected = {},
                        Time age = 0)
    {
        auto table = replay(journal, now);
        const std::string id = table->id();
        if (!expected.empty() && id != expected)
            throw DamagedJournal("line 1: the id of another table");
        table->count_desertion(age, now);
        table->tick(now, out);
        m_tables.insert_or_assign(id, std::move(table));
        return id;
    }

    // `peer` is where it comes from: connections of one peer share some limits.
    void open(Connection connection, const std::string& peer, Time now)
    {
        Visitor& visitor = m_visitors[connection];
        visitor.peer = peer;
        visitor.guest.connection = connection;
        visitor.heard = now;
    }
    // One message; how bytes are parted into messages is the carrier's business.
    void receive(Connection connection, std::string_view bytes, Time now, Out<G>& out)
    {
        const auto found = m_visitors.find(connection);
        if (found == m_visitors.end() || found->second.leaving)
            return;
        Visitor& visitor = found->second;
        visitor.heard = now;
        try {
            check_allowed(visitor, bytes, now);
            handle(visitor, read_request(bytes), now, out);
        } catch (const Refused& refused) {
            refuse(visitor, id_in(bytes), refused, out);
        } catch (const capitol::FieldFault& fault) {
            refuse(visitor, id_in(bytes), {"bad_request", fault.message(), fault.at}, out);
        }
    }
    // The connection is there no more.
    void close(Connection connection, Time now, Out<G>& out)
    {
        const auto found = m_visitors.find(connection);
        if (found == m_visitors.end())
            return;
        if (Table<G>* table = reach(found->second.table))
            table->leave(connection, now, out);
        m_visitors.erase(found);
    }
    // At least every second.
    void tick(Time now, Out<G>& out)
    {
        for (auto& [connection, visitor] : m_visitors)
            if (now - visitor.heard >= (visitor.greeted ? idle_time : greeting_time))
                send_away(visitor, "idle", out);
        for (auto& [id, table] : m_tables) {
            table->tick(now, out);
            if (table->is_deserted(now))
                out.gone.push_back(id);
        }
        for (const std::string& id : out.gone)
            m_tables.erase(id);
        std::erase_if(m_openers, [this](const auto& one) { return !m_tables.contains(one.first); });
        std::erase_if(m_new_tables, [now](const auto& one) { return one.second.is_full(now); });
    }
    // To a question; an empty text for a player that found nothing.
    void answer(const std::string& id, game::Seat seat, std::size_t turn, const std::string& move, Time now,
                Out<G>& out)
    {
        if (Table<G>* table = reach(id))
            table->answer(seat, turn, move, now, out);
    }
    // A table that is no more to be played here; the reason is one of network.md. Whoever was at it comes
    // back.
    void drop(const std::string& id, const char* why, Out<G>& out)
    {
        for (auto& [connection, visitor] : m_visitors)
            if (visitor.table == id)
                send_away(visitor, why, out, time_to_return());
        m_tables.erase(id);
    }
    // To all, at the end of the program.
    void send_all_away(Out<G>& out)
    {
        for (auto& [connection, visitor] : m_visitors)
            send_away(visitor, "server_stops", out, time_to_return());
    }

    // Null if there is none.
    const Table<G>* find(const std::string& id) const
    {
        const auto found = m_tables.find(id);
        return found == m_tables.end() ? nullptr : found->second.get();
    }
    std::size_t tables() const { return m_tables.size(); }
    // At their seats, at tables whose game is not over.
    std::size_t persons_here() const
    {
        std::size_t persons = 0;
        for (const auto& [id, table] : m_tables)
            if (!table->is_over())
                persons += table->seating().persons_here();
        return persons;
    }
    // Where that connection is; empty for nowhere.
    std::string table_of(Connection connection) const
    {
        const auto found = m_visitors.find(connection);
        return found == m_visitors.end() ? std::string() : found->second.table;
    }

    // The peer that has opened a table that is here; empty if it was here before the server started.
    std::string opener_of(const std::string& id) const
    {
        const auto found = m_openers.find(id);
        return found == m_openers.end() ? std::string() : found->second;
    }

private:
    struct Visitor
    {
        Guest guest{};
        std::string peer{};
        bool greeted = false;
        bool leaving = false; // closing takes its time; what comes meanwhile is not heard
        Time heard = 0;
        std::string table{}; // where it is
        Allowance messages{200, 10};
        int refused = 0;
    };

    Table<G>* reach(const std::string& id)
    {
        const auto found = m_tables.find(id);
        return found == m_tables.end() ? nullptr : found->second.get();
    }

    std::unique_ptr<Table<G>> replay(std::string_view journal, Time now)
    {
        std::unique_ptr<Table<G>> table;
        for (int number = 1; !journal.empty(); ++number) {
            const std::size_t end = std::min(journal.find('\n'), journal.size());
            const std::string line = "line " + std::to_string(number) + ": ";
            try {
                enact(table, journal.substr(0, end), now);
            } catch (const Refused& refused) {
                throw DamagedJournal(line + refused.message);
            } catch (const capitol::FieldFault& fault) {
                throw DamagedJournal(line + fault.at + ": " + fault.message());
            }
            journal.remove_prefix(std::min(end + 1, journal.size()));
        }
        if (!table)
            throw DamagedJournal("an empty journal");
        return table;
    }
    void enact(std::unique_ptr<Table<G>>& table, std::string_view line, Time now)
    {
        const capitol::ParsedJson parsed = capitol::parse_json(line);
        if (!parsed.value)
            throw Refused{"bad_json", parsed.error};
        const Field entry(*parsed.value, "");
        if (table)
            table->enact(entry, now);
        else
            table = std::make_unique<Table<G>>(entry, m_known_rules, m_bits, now);
    }

    static void check_allowed(Visitor& visitor, std::string_view bytes, Time now)
    {
        if (bytes.size() > (visitor.greeted ? longest_message : longest_greeting)) {
            visitor.refused = most_refused;
            throw Refused{"too_long", "a message longer than allowed"};
        }
        if (const Time wait = visitor.messages.take(1, now); wait > 0) {
            ++visitor.refused;
            throw Refused{"too_often", "too many messages", {}, wait};
        }
    }
    // Who does not even greet, or does not stop, is sent away.
    static void refuse(Visitor& visitor, const std::string& id, const Refused& refused, Out<G>& out)
    {
        out.send(visitor.guest.connection, print_refusal(id, refused));
        out.refused.push_back(refused.code);
        if (!visitor.greeted || visitor.refused >= most_refused)
            show_out(visitor, out);
    }
    static void send_away(Visitor& visitor, const char* why, Out<G>& out, Time retry = 0)
    {
        if (visitor.leaving)
            return;
        Json bye{{"type", "bye"}, {"why", why}};
        if (retry > 0)
            bye["retry"] = retry;
        out.send(visitor.guest.connection, bye);
        show_out(visitor, out);
    }
    // Not the same for all, so that they do not come at once.
    Time time_to_return() const
    {
        return second + static_cast<Time>(capitol::random_below(m_bits, 2 * second));
    }
    static void show_out(Visitor& visitor, Out<G>& out)
    {
        visitor.leaving = true;
        out.closing.push_back(visitor.guest.connection);
    }

    void handle(Visitor& visitor, const Request& request, Time now, Out<G>& out)
    {
        if (!visitor.greeted)
            return greet(visitor, request, out);
        using Handler = void (Lobby::*)(Visitor&, const Request&, Time, Out<G>&);
        static const std::map<std::string, Handler> handlers{
            {"list", &Lobby::on_list},     {"create", &Lobby::on_create}, {"join", &Lobby::on_join},
            {"resume", &Lobby::on_resume}, {"ping", &Lobby::on_ping},     {"bye", &Lobby::on_bye}};
        if (const auto found = handlers.find(request.type); found != handlers.end())
            return (this->*found->second)(visitor, request, now, out);
        if (request.type == "hello")
            throw Refused{"bad_request", "said already", "type"};
        Table<G>* table = reach(visitor.table);
        if (!table)
            throw Refused{"no_table", "join a table first", "type"};
        table->receive(visitor.guest, request, now, out);
    }

    void greet(Visitor& visitor, const Request& request, Out<G>& out)
    {
        if (request.type != "hello")
            throw Refused{"no_greeting", "the first message is `hello`", "type"};
        const Field field = request.field();
        check_protocol(field.need("protocol"));
        check_features(field);
        if (const auto client = field.find("client"))
            read_shown(*client, longest_saying);
        visitor.guest.name = read_shown(field.need("name"), longest_name);
        visitor.greeted = true;
        Json welcome = answer_to(request.id, "welcome");
        welcome.update({{"protocol", newest_protocol},
                        {"features", Json::array()},
                        {"server", m_version},
                        {"game", G::format().key},
                        {"players", G::player_names()}});
        out.send(visitor.guest.connection, welcome);
    }
    static void check_protocol(const Field& field)
    {
        field.expect_keys({"min", "max"});
        const auto min = field.need("min").whole(1, 1000);
        const auto max = field.need("max").whole(1, 1000);
        if (min > newest_protocol || max < oldest_protocol)
            throw Refused{"version",
                          "the client speaks protocol " + std::to_string(min) + ".." + std::to_string(max) +
                              ", the server " + std::to_string(oldest_protocol) + ".." +
                              std::to_string(newest_protocol),
                          field.path()};
    }
    static void check_features(const Field& field)
    {
        constexpr std::size_t most = 32;
        if (const auto features = field.find("features"))
            for (const Field& one : features->items(most))
                read_shown(one, longest_name);
    }

    void on_list(Visitor& visitor, const Request& request, Time, Out<G>& out)
    {
        Json list = Json::array();
        for (const auto& [id, table] : m_tables)
            if (table->is_listed() && table->seating().persons() != 0 && list.size() < most_listed)
                list.push_back(print_listing(table->listing()));
        Json answer = answer_to(request.id, "tables");
        answer["tables"] = std::move(list);
        out.send(visitor.guest.connection, answer);
    }

    void on_create(Visitor& visitor, const Request& request, Time now, Out<G>& out)
    {
        if (is_repeat(visitor, request, out))
            return;
        check_new_table(visitor, now);
        const auto setup = setup_in(request.field());
        const Options options = read_options(request.field(), G::seat_range(G::rules_of(setup)));
        const std::string id = new_id();
        const std::string line = print(Terms<G>::print_first_line(id, setup, options));
        std::unique_ptr<Table<G>> table;
        enact(table, line, now);
        out.journal.push_back({id, line});
        visitor.table = id;
        Json answer = answer_to(request.id, "created");
        answer["table"] = id;
        give(visitor, request, answer, out);
        table->watch(visitor.guest.connection, now, out);
        m_tables.emplace(id, std::move(table));
        m_openers.emplace(id, visitor.peer);
    }
    void check_new_table(const Visitor& visitor, Time now)
    {
        need_no_table(visitor);
        Allowance& allowance = m_new_tables.try_emplace(visitor.peer, 5, 20 * second).first->second;
        if (const Time wait = allowance.take(1, now); wait > 0)
            throw Refused{"too_often", "too many new tables", {}, wait};
        if (m_tables.size() >= m_limits.most)
            throw Refused{"full", "this server has no room for another table"};
        if (opened_by(visitor.peer) >= m_limits.most_from_one)
            throw Refused{"full", "from your address there are too many tables already"};
    }
    std::size_t opened_by(const std::string& peer) const
    {
        const auto is_theirs = [&](const auto& one) { return one.second == peer; };
        return static_cast<std::size_t>(std::count_if(m_openers.begin(), m_openers.end(), is_theirs));
    }
    typename G::Setup setup_in(const Field& field) const
    {
        const auto rules = field.find("rules");
        const auto named = field.find("variant");
        if (rules.has_value() == named.has_value())
            throw capitol::FieldFault{"rules", "give either `rules` (their text) or `variant`", {}};
        if (rules)
            return read_rules<G>(rules->text(), m_sources);
        auto setup = G::named_rules(m_sources, named->text());
        if (!setup)
            throw Refused{"bad_rules", "no variant of that name", "variant"};
        return *std::move(setup);
    }
    std::string new_id() const
    {
        std::string id;
        while (id.size() < id_length)
            id += id_letters[capitol::random_below(m_bits, id_letters.size())];
        return id;
    }

    void on_join(Visitor& visitor, const Request& request, Time now, Out<G>& out)
    {
        if (is_repeat(visitor, request, out))
            return;
        Table<G>& table = table_in(visitor, request, now, out);
        table.watch(visitor.guest.connection, now, out);
        arrive(visitor, request, table, out);
    }
    void on_resume(Visitor& visitor, const Request& request, Time now, Out<G>& out)
    {
        if (is_repeat(visitor, request, out))
            return;
        const auto seen = request.field().find("seen");
        const auto last = seen ? static_cast<std::size_t>(seen->whole(0, INT32_MAX)) : 0;
        charge_guess(visitor, now);
        Table<G>& table = table_in(visitor, request, now, out);
        table.resume(visitor.guest.connection, request.field().need("token").text(), last, now, out);
        arrive(visitor, request, table, out);
    }
    static void need_no_table(const Visitor& visitor)
    {
        if (!visitor.table.empty())
            throw Refused{"at_table", "a connection is for one table"};
    }
    // Guessing tokens and tables is slow.
    static void charge_guess(Visitor& visitor, Time now)
    {
        constexpr int price = 40;
        if (const Time wait = visitor.messages.take(price, now); wait > 0)
            throw Refused{"too_often", "too many messages", {}, wait};
    }
    Table<G>& table_in(Visitor& visitor, const Request& request, Time now, Out<G>& out)
    {
        need_no_table(visitor);
        const std::string id = request.field().need("table").text();
        if (!reach(id) && m_fetch && is_table_id(id)) {
            charge_guess(visitor, now);
            m_fetch(id, out);
        }
        Table<G>* table = reach(id);
        if (!table)
            throw Refused{"no_table", "there is no such table", "table"};
        return *table;
    }
    static void arrive(Visitor& visitor, const Request& request, const Table<G>& table, Out<G>& out)
    {
        visitor.table = table.id();
        give(visitor, request, answer_to(request.id, "ack"), out);
    }
    static bool is_repeat(Visitor& visitor, const Request& request, Out<G>& out)
    {
        const auto given =
            request.id.empty() ? std::nullopt : visitor.guest.answers.find(request.id, request.digest);
        if (given)
            out.messages.push_back({visitor.guest.connection, *given});
        return given.has_value();
    }
    static void give(Visitor& visitor, const Request& request, const Json& answer, Out<G>& out)
    {
        visitor.guest.answers.keep(request.id, request.digest, print(answer));
        out.send(visitor.guest.connection, answer);
    }

    void on_ping(Visitor& visitor, const Request& request, Time, Out<G>& out)
    {
        out.send(visitor.guest.connection, answer_to(request.id, "pong"));
    }
    void on_bye(Visitor& visitor, const Request&, Time, Out<G>& out) { send_away(visitor, "asked", out); }

    const typename G::Sources& m_sources;
    KnownRules<G> m_known_rules;
    const capitol::RandomBits m_bits;
    const std::string m_version;
    const TableLimits m_limits;
    const Fetch m_fetch;
    std::map<Connection, Visitor> m_visitors;
    std::map<std::string, Allowance> m_new_tables; // by peer; those that are not full
    std::map<std::string, std::unique_ptr<Table<G>>> m_tables;
    std::map<std::string, std::string>
        m_openers; // by table, the peer; until the next tick also of those gone
};

} // namespace table
