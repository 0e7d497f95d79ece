// A lobby with its journals in a storage and its computer players: a whole server but for the lines that
// carry the messages. It lives in one thread.
#pragma once

#include "server/any_service.h"
#include "server/thinker.h"
#include "table/lobby.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <set>
#include <utility>

namespace server {

template <table::TableGame G>
class Service final : public AnyService
{
public:
    using Time = table::Time;
    using Out = table::Out<G>;

    // Goes on with all tables of the storage that no other server has. Throws as the storage does, and
    // std::runtime_error that names the journal which cannot be gone on with.
    Service(ServiceOptions options, std::unique_ptr<Storage> storage, const typename G::Sources& sources,
            Carrier carrier)
        : m_options(std::move(options)), m_carrier(std::move(carrier)), m_storage(std::move(storage)),
          m_lobby(sources, capitol::system_random, m_options.version, m_options.tables,
                  [this](const std::string& id, Out& out) { fetch(id, out); }),
          m_thinker(m_options.thinkers, m_carrier.wake)
    {
        m_storage->set_record_suffix(G::format().suffix);
        for (const std::string& id : m_storage->free_tables())
            restore_unless_taken(id);
        m_storage->forget_records(m_options.records);
        m_carrier.log(std::to_string(m_lobby.tables()) + " tables go on");
    }

    void open(Connection connection, const std::string& peer, const std::string& named = {}) override
    {
        m_lobby.open(connection, peer, now());
        if (table::is_table_id(named) && !m_lobby.find(named))
            m_storage->ask_for(named);
    }
    void receive(Connection connection, std::string_view bytes) override
    {
        const auto came = Clock::now();
        Out out;
        ++m_tally.messages;
        m_lobby.receive(connection, bytes, now(), out);
        const bool is_deed = !out.journal.empty();
        carry(std::move(out));
        if (is_deed)
            m_tally.told.add(Clock::now() - came);
    }
    void close(Connection connection) override
    {
        Out out;
        m_lobby.close(connection, now(), out);
        carry(std::move(out));
    }
    void tick() override
    {
        Out out;
        for (const std::string& id : lost())
            drop(id, "moved", out);
        for (const std::string& id : std::set(m_unkept))
            keep_record(id);
        m_lobby.tick(now(), out);
        carry(std::move(out));
        if (now() >= m_tidy_at)
            tidy();
    }
    void think() override
    {
        for (const Thought& thought : m_thinker.take()) {
            Out out;
            m_lobby.answer(thought.table, thought.seat, thought.turn, thought.move, now(), out);
            carry(std::move(out));
        }
    }
    void stop() override
    {
        Out out;
        m_lobby.send_all_away(out);
        carry(std::move(out));
    }
    std::size_t tables() const override { return m_lobby.tables(); }
    std::size_t persons_here() const override { return m_lobby.persons_here(); }
    std::size_t questions() const override { return m_thinker.waiting(); }
    const Tally& tally() const override { return m_tally; }
    bool works() const override { return m_storage->works(); }

private:
    using Clock = std::chrono::steady_clock;

    static Time now()
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
    }

    std::vector<std::string> lost()
    {
        try {
            std::vector<std::string> ids = m_storage->lost();
            m_knows_lost = true;
            return ids;
        } catch (const std::runtime_error& error) {
            if (std::exchange(m_knows_lost, false)) // else it was said already
                m_carrier.log(error.what());
            return {};
        }
    }

    // False if there is no such table. Throws as the storage does, and std::runtime_error for a journal that
    // is damaged.
    bool restore(const std::string& id, Out& out)
    {
        const auto journal = m_storage->take(id);
        if (!journal)
            return false;
        try {
            m_lobby.restore(*journal, now(), out, id, m_storage->age(id).count());
        } catch (const table::DamagedJournal& damaged) {
            m_storage->let_go(id);
            throw std::runtime_error(m_storage->name_of(id) + ": " + damaged.what());
        }
        if (out.journal.empty()) // else once that is stored
            keep_record(id);
        return true;
    }
    void restore_unless_taken(const std::string& id)
    {
        Out out;
        try {
            restore(id, out);
        } catch (const Unavailable&) {
            return; // another server was quicker, or nobody can read it
        }
        carry(std::move(out));
    }
    // For somebody who asks for it.
    void fetch(const std::string& id, Out& out)
    {
        constexpr Time pause = table::second;
        try {
            restore(id, out);
        } catch (const Unavailable&) {
            throw table::Refused{"unavailable", "the table is another server's, or cannot be read", "table",
                                 pause};
        } catch (const std::runtime_error& error) {
            m_carrier.log(error.what());
            throw table::Refused{"unavailable", "the table cannot be read", "table", pause};
        }
    }
    // Now and then: tables whose server is gone, and old records.
    void tidy()
    {
        m_tidy_at = now() + m_options.tidy_pause;
        attempt([this] {
            for (const std::string& id : m_storage->free_tables())
                attempt([&] { restore_unless_taken(id); });
        });
        attempt([this] { m_storage->forget_records(m_options.records); });
    }
    // What fails is said, and does not keep the rest from being done.
    template <typename Deed>
    void attempt(Deed deed)
    {
        try {
            deed();
        } catch (const std::runtime_error& error) {
            m_carrier.log(error.what());
        }
    }

    // First the storage, then the messages.
    void carry(Out out)
    {
        store(out);
        for (const std::string& code : out.refused)
            ++m_tally.refused[code];
        for (const table::Message& message : out.messages)
            m_carrier.send(message.to, message.text);
        for (const Connection closing : out.closing)
            m_carrier.close(closing);
        for (table::Question<G>& question : out.questions)
            ask(std::move(question));
        for (const std::string& id : out.gone)
            remove(id);
    }
    // The tables of one address have their turns together.
    void ask(table::Question<G> question)
    {
        const std::string opener = m_lobby.opener_of(question.table);
        const std::string whose = opener.empty() ? question.table : opener;
        m_thinker.ask(std::move(question), whose);
    }
    // Of a table whose journal is not taken nobody hears anything: what happened there has not happened.
    void store(Out& out)
    {
        for (const std::string& id : write_all(out))
            drop_and_restore(id, out);
        for (const table::JournalLine& line : out.journal)
            keep_record(line.table);
    }
    // The tables that had a line which was not taken: their messages and questions are gone.
    std::set<std::string> write_all(Out& out)
    {
        std::set<std::string> failed;
        for (const table::JournalLine& line : out.journal)
            if (!failed.contains(line.table) && !write(line))
                failed.insert(line.table);
        std::erase_if(out.messages,
                      [&](const table::Message& one) { return failed.contains(m_lobby.table_of(one.to)); });
        std::erase_if(out.questions,
                      [&](const table::Question<G>& one) { return failed.contains(one.table); });
        return failed;
    }
    // False if the storage does not take it; the journal is then as it was.
    bool write(const table::JournalLine& line)
    {
        const auto began = Clock::now();
        try {
            m_storage->add(line.table, line.text);
        } catch (const std::runtime_error& error) {
            m_carrier.log("table " + line.table + ": " + error.what());
            return false;
        }
        m_tally.stored.add(Clock::now() - began);
        return true;
    }
    void drop(const std::string& id, const char* why, Out& out)
    {
        m_lobby.drop(id, why, out);
        m_storage->let_go(id);
    }
    // Back to what its journal says; whoever was there comes back and asks again. A table that cannot be
    // restored, or not without a line that is not taken either, is left for them to fetch.
    void drop_and_restore(const std::string& id, Out& out)
    {
        drop(id, "journal", out);
        Out again; // nobody is there to be told
        try {
            restore(id, again);
        } catch (const std::runtime_error& error) {
            return m_carrier.log(error.what());
        }
        if (!write_all(again).empty())
            return drop(id, "journal", out);
        std::ranges::move(again.questions, std::back_inserter(out.questions));
        keep_record(id);
    }
    // The game as everybody may have it, once it is over; until the storage takes it, the journal stays.
    void keep_record(const std::string& id)
    {
        const table::Table<G>* table = m_lobby.find(id);
        if (!table || !table->is_over())
            return;
        try {
            if (!m_storage->has_record(id)) {
                m_storage->keep_record(id, record::print_record(table->course()->record()));
                ++m_tally.ended;
            }
            m_unkept.erase(id);
        } catch (const std::runtime_error& error) {
            if (m_unkept.insert(id).second) // else it was said already
                m_carrier.log("table " + id + ": " + error.what());
        }
    }
    void remove(const std::string& id)
    {
        if (m_unkept.erase(id) != 0)
            return m_storage->let_go(id); // a later run makes the record from it
        try {
            m_storage->remove(id);
        } catch (const std::runtime_error& error) {
            m_carrier.log("table " + id + ": " + error.what());
        }
    }

    const ServiceOptions m_options;
    const Carrier m_carrier;
    const std::unique_ptr<Storage> m_storage;
    table::Lobby<G> m_lobby;
    std::set<std::string> m_unkept; // tables whose records the storage did not take yet
    bool m_knows_lost = true;       // the storage said which tables are lost when it was last asked
    Tally m_tally;
    Time m_tidy_at = now() + m_options.tidy_pause;
    Thinker<G> m_thinker;
};

} // namespace server
