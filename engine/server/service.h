// A lobby with its journals on the disk and its computer players: a whole server but for the lines that carry
// the messages. It lives in one thread.
#pragma once

#include "base/files.h"
#include "base/line_journal.h"
#include "server/any_service.h"
#include "server/thinker.h"
#include "table/lobby.h"

#include <chrono>
#include <set>

namespace server {

struct ServiceOptions
{
    std::filesystem::path folder; // of the journals; it must be there
    std::string version;          // of the server, for greetings
    std::size_t most_tables = 2000;
    int thinkers = 1; // threads
};

template <table::TableGame G>
class Service final : public AnyService
{
public:
    using Time = table::Time;

    // Goes on with all tables of the folder. Throws std::system_error where files cannot be read, and
    // std::runtime_error that names the journal which cannot be gone on with.
    Service(ServiceOptions options, const typename G::Sources& sources, Carrier carrier)
        : m_options(std::move(options)), m_carrier(std::move(carrier)),
          m_lock(m_options.folder / "server.lock"),
          m_lobby(sources, capitol::system_random, m_options.version, m_options.most_tables),
          m_thinker(m_options.thinkers, m_carrier.wake)
    {
        for (const std::string& id : find_tables())
            restore(id);
        m_carrier.log(std::to_string(m_lobby.tables()) + " tables go on");
    }

    void open(Connection connection, const std::string& peer) override
    {
        m_lobby.open(connection, peer, now());
    }
    void receive(Connection connection, std::string_view bytes) override
    {
        table::Out<G> out;
        m_lobby.receive(connection, bytes, now(), out);
        carry(std::move(out));
    }
    void close(Connection connection) override
    {
        table::Out<G> out;
        m_lobby.close(connection, now(), out);
        carry(std::move(out));
    }
    void tick() override
    {
        for (const std::string& id : std::set(m_unkept))
            keep_record(id);
        table::Out<G> out;
        m_lobby.tick(now(), out);
        carry(std::move(out));
    }
    void think() override
    {
        for (const Thought& thought : m_thinker.take()) {
            table::Out<G> out;
            m_lobby.answer(thought.table, thought.seat, thought.turn, thought.move, now(), out);
            carry(std::move(out));
        }
    }
    void stop() override
    {
        table::Out<G> out;
        m_lobby.send_all_away("server_stops", out);
        carry(std::move(out));
    }
    std::size_t tables() const { return m_lobby.tables(); }

private:
    static Time now()
    {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }
    std::filesystem::path file_of(const std::string& id, const char* suffix) const
    {
        return m_options.folder / (id + suffix);
    }

    // Whatever else is in the folder stays as it is: it may be somebody's only copy.
    std::vector<std::string> find_tables() const
    {
        std::vector<std::string> ids;
        for (const auto& entry : std::filesystem::directory_iterator(m_options.folder)) {
            const std::filesystem::path& file = entry.path();
            if (file.extension() != ".journal")
                continue;
            const std::string id = file.stem().string();
            if (table::is_table_id(id) && std::filesystem::is_regular_file(entry.symlink_status()))
                ids.push_back(id);
            else
                m_carrier.log(capitol::display(file) + ": no table's journal; left alone");
        }
        std::ranges::sort(ids);
        return ids;
    }
    std::unique_ptr<capitol::LineJournal> open_journal(const std::string& id) const
    {
        return std::make_unique<capitol::LineJournal>(file_of(id, ".journal"), capitol::Readers::owner);
    }
    void restore(const std::string& id)
    {
        auto journal = open_journal(id);
        if (journal->found().empty())
            return remove(id); // nobody was told of that table
        table::Out<G> out;
        try {
            if (m_lobby.restore(journal->found(), now(), out) != id)
                throw table::DamagedJournal("line 1: the id of another table");
        } catch (const table::DamagedJournal& damaged) {
            throw std::runtime_error(capitol::display(journal->file()) + ": " + damaged.what());
        }
        m_journals.insert_or_assign(id, std::move(journal));
        keep_record(id);
        carry(std::move(out));
    }

    // First the disk, then the messages.
    void carry(table::Out<G> out)
    {
        std::set<std::string> failed;
        for (const table::JournalLine& line : out.journal)
            if (!failed.contains(line.table) && !write(line))
                failed.insert(line.table);
        std::erase_if(out.messages,
                      [&](const table::Message& one) { return failed.contains(m_lobby.table_of(one.to)); });
        std::erase_if(out.questions,
                      [&](const table::Question<G>& one) { return failed.contains(one.table); });
        for (const std::string& id : failed)
            drop(id, out);
        for (const table::JournalLine& line : out.journal)
            keep_record(line.table);
        for (const table::Message& message : out.messages)
            m_carrier.send(message.to, message.text);
        for (const Connection closing : out.closing)
            m_carrier.close(closing);
        for (table::Question<G>& question : out.questions)
            m_thinker.ask(std::move(question));
        for (const std::string& id : out.gone)
            remove(id);
    }
    // False if the disk does not take it; the journal is then as it was.
    bool write(const table::JournalLine& line)
    {
        try {
            auto& journal = m_journals[line.table];
            if (!journal)
                journal = open_journal(line.table);
            journal->add(line.text);
            return true;
        } catch (const std::system_error& error) {
            m_carrier.log("table " + line.table + ": " + error.what());
            return false;
        }
    }
    // Back to what its journal says; whoever was there comes back and asks again.
    void drop(const std::string& id, table::Out<G>& out)
    {
        m_lobby.drop(id, out);
        m_journals.erase(id);
        try {
            if (std::filesystem::exists(file_of(id, ".journal")))
                restore(id);
        } catch (const std::exception& error) {
            m_carrier.log(error.what());
        }
    }
    // The game as everybody may have it, once it is over; until the disk takes it, the journal stays.
    void keep_record(const std::string& id)
    {
        const table::Table<G>* table = m_lobby.find(id);
        std::error_code unknown;
        if (!table || !table->is_over() || std::filesystem::is_regular_file(file_of(id, ".capitol"), unknown))
            return;
        try {
            capitol::write_whole(file_of(id, ".capitol"), record::print_record(table->course()->record()));
            m_unkept.erase(id);
        } catch (const std::system_error& error) {
            if (m_unkept.insert(id).second) // else it was said already
                m_carrier.log("table " + id + ": " + error.what());
        }
    }
    void remove(const std::string& id)
    {
        m_journals.erase(id);
        if (m_unkept.erase(id) != 0)
            return; // a later run makes the record from it
        std::error_code error;
        std::filesystem::remove(file_of(id, ".journal"), error);
        if (error)
            m_carrier.log("table " + id + ": " + error.message());
    }

    const ServiceOptions m_options;
    const Carrier m_carrier;
    const capitol::LineJournal m_lock; // the folder is this server's alone
    table::Lobby<G> m_lobby;
    std::map<std::string, std::unique_ptr<capitol::LineJournal>> m_journals;
    std::set<std::string> m_unkept; // tables whose records the disk did not take yet
    Thinker<G> m_thinker;
};

} // namespace server
