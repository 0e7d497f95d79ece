// Messages to a table, and other lines for its journal: each line is one message, by one of three clients in
// turn. Whatever they say, everybody is answered with sound JSON, what is refused is not in the journal, and
// the journal makes the same table again. The game of the tests is quick to begin.
#include "base/strict_json.h"
#include "table_toy.h"
#include "target.h"

#include <array>

namespace capitol::fuzz {

namespace {

using Lobby = table::Lobby<toy::TableToy>;
using Out = table::Out<toy::TableToy>;

const toy::TableToy::Sources nothing;

constexpr int most_lines = 60;

std::unique_ptr<Lobby> empty_lobby()
{
    return std::make_unique<Lobby>(
        nothing, [bits = std::uint64_t{0}]() mutable { return ++bits * 0x9e3779b97f4a7c15ULL; }, "fuzz",
        table::TableLimits{10});
}

class Clients
{
public:
    Clients()
    {
        for (table::Connection one = 1; one <= 3; ++one) {
            m_lobby->open(one, "fuzz", m_now);
            say(one,
                R"({"type":"hello","protocol":{"min":1,"max":1},"name":"P)" + std::to_string(one) + "\"}");
        }
        say(1, R"({"type":"create","variant":"highest","seats":2})");
        m_table = m_lobby->table_of(1);
        for (table::Connection one = 1; one <= 3; ++one)
            say(one, R"({"type":"join","table":")" + m_table + "\"}");
        for (const char* seat : {"1", "2"}) {
            const table::Connection one = seat[0] == '1' ? 1 : 2;
            say(one, std::string(R"({"type":"seat","do":"take","seat":)") + seat + "}");
            say(one, R"({"type":"seat","do":"ready","on":true})");
        }
    }

    // Whether it was accepted.
    bool say(table::Connection from, std::string_view line)
    {
        m_now += table::second;
        Out out;
        const std::string before = m_journal;
        m_lobby->receive(from, line, m_now, out);
        bool refused = false;
        for (const table::Message& message : out.messages) {
            const ParsedJson parsed = parse_json(message.text);
            expect(parsed.value && parsed.value->contains("type"), "a message that is none: " + message.text);
            refused |= message.to == from && (*parsed.value)["type"] == "error";
        }
        for (const table::JournalLine& one : out.journal)
            if (one.table == m_table || m_table.empty())
                m_journal += one.text + "\n";
        expect(!refused || m_journal == before, "what was refused is in the journal");
        m_lobby->tick(m_now, out);
        return !refused;
    }
    void expect_same_again() const
    {
        const auto* table = m_lobby->find(m_table);
        if (!table)
            return;
        const auto again = empty_lobby();
        Out out;
        expect(again->restore(m_journal, m_now, out) == m_table, "another table is restored");
        const auto* restored = again->find(m_table);
        expect(!table->course() == !restored->course(), "begun, or not");
        if (table->course()) {
            expect(table->course()->position() == restored->course()->position(),
                   "another position is restored");
            expect(table->course()->seq() == restored->course()->seq(), "another number is restored");
        }
    }

private:
    std::unique_ptr<Lobby> m_lobby = empty_lobby();
    table::Time m_now = 0;
    std::string m_table;
    std::string m_journal;
};

// A journal that goes on with those lines is refused, or makes a table.
void try_journal(std::string_view lines)
{
    const auto lobby = empty_lobby();
    Out out;
    try {
        lobby->restore(lines, 0, out);
    } catch (const table::DamagedJournal& damaged) {
        expect(std::string_view(damaged.what()).size() < 2000, "a long complaint");
    }
}

} // namespace

bool try_input(std::string_view input)
{
    try_journal(input);
    Clients clients;
    bool accepted = false;
    for (int line = 0; line < most_lines && !input.empty(); ++line) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        accepted |= clients.say(static_cast<table::Connection>(line % 3 + 1), input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
    }
    clients.expect_same_again();
    return accepted;
}

} // namespace capitol::fuzz
