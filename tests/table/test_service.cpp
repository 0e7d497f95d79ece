// Tables on a disk that is full, or does not take something else.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "server/folder_storage.h"
#include "server/service.h"
#include "table_toy.h"
#endif

#include <QTemporaryDir>
#include <QTest>

#include <atomic>

#ifdef __unix__
#include <csignal>
#include <sys/resource.h>
#endif

using nlohmann::json;

namespace {

const toy::TableToy::Sources nothing;

// Counts who was asked for a choice, and can make them wait; makes players that it does not name, too.
struct Watched : toy::TableToy
{
    static inline std::atomic<int> asked = 0;
    static inline std::atomic<bool> held = false;
    static inline std::vector<std::string> names; // of who thought, in one thread
    static std::unique_ptr<game::Player<toy::Toy>> make_player(std::string_view name)
    {
        ++asked;
        held.wait(true);
        names.emplace_back(name);
        return TableToy::make_player(name == "unnamed" ? "random" : name);
    }
};

// What that journal says, as that of another table.
std::string with_id(const std::filesystem::path& journal, const std::string& id)
{
    std::string text = capitol::read_file(journal);
    json first = json::parse(text.substr(0, text.find('\n')));
    first["id"] = id;
    return first.dump() + text.substr(text.find('\n'));
}

// That cannot say which tables are lost.
struct Silent : server::FolderStorage
{
    using FolderStorage::FolderStorage;
    std::vector<std::string> lost() override { throw std::runtime_error("no answer"); }
};

// That takes no line with that in it, unless it is empty.
struct Narrow : server::FolderStorage
{
    static inline std::string refused;
    using FolderStorage::FolderStorage;
    void add(const std::string& id, const std::string& line) override
    {
        if (!refused.empty() && line.find(refused) != std::string::npos)
            throw std::runtime_error("no room");
        FolderStorage::add(id, line);
    }
};

// A server in a folder, and Anna, who has a table with a computer player there.
class Hall
{
public:
    explicit Hall(const QTemporaryDir& folder)
        : Hall(folder,
               std::make_unique<server::FolderStorage>(folder.path().toStdString(), [](const auto&) {}))
    {
    }
    Hall(const QTemporaryDir& folder, std::unique_ptr<server::Storage> storage,
         const server::ServiceOptions& options = {.version = "test"})
        : m_folder(folder.path().toStdString()),
          m_service(options, std::move(storage), nothing,
                    {[this](server::Connection, const std::string& text) { hear(text); },
                     [](server::Connection) {}, [] {},
                     [this](const std::string& line) { m_log += line + "\n"; }})
    {
        m_table = sit_down(1, "here", "random");
    }
    // Anna's new table with that computer player; its id.
    std::string sit_down(server::Connection from, const char* peer, const char* player)
    {
        greet(from, "Anna", peer);
        say({{"type", "create"}, {"variant", "highest"}, {"seats", 2}}, from);
        say({{"type", "seat"}, {"do", "take"}, {"seat", 1}}, from);
        say({{"type", "seat"}, {"do", "computer"}, {"seat", 2}, {"player", player}}, from);
        return m_last["table"];
    }
    void greet(server::Connection from, const char* name, const char* peer = "here")
    {
        m_service.open(from, peer);
        say({{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", name}}, from);
    }
    void say(const json& message, server::Connection from = 1) { m_service.receive(from, message.dump()); }
    void tick() { m_service.tick(); }
    std::size_t tables() const { return m_service.tables(); }
    // A journal of that name with what is in its own.
    std::filesystem::path copy_as(const std::string& name) const
    {
        const std::filesystem::path copy = m_folder / (name + ".journal");
        std::filesystem::copy_file(file(".journal"), copy);
        return copy;
    }
    const std::string& log() const { return m_log; }
    const std::string& table() const { return m_table; }
    // What was heard last, but for what goes to everybody.
    const json& last() const { return m_last; }
    std::filesystem::path file(const char* suffix) const { return m_folder / (m_table + suffix); }

private:
    void hear(const std::string& text)
    {
        const json message = json::parse(text);
        if (message["type"] == "created" || message["type"] == "bye" || message["type"] == "error")
            m_last = message;
    }

    const std::filesystem::path m_folder;
    std::string m_log;
    std::string m_table;
    json m_last;
    server::Service<Watched> m_service; // after what it calls
};

} // namespace

class TestService : public QObject
{
    Q_OBJECT

private slots:
    void a_record_is_kept_once_the_disk_takes_it()
    {
        const QTemporaryDir folder;
        Hall hall(folder);
        std::filesystem::create_directories(hall.file(".toy") / "in the way");
        hall.say({{"type", "start"}});
        hall.say({{"type", "propose"}, {"what", "end"}});
        hall.tick();
        QVERIFY(!std::filesystem::is_regular_file(hall.file(".toy")));
        std::filesystem::remove_all(hall.file(".toy"));
        hall.tick();
        QVERIFY(std::filesystem::is_regular_file(hall.file(".toy")));
    }

    void a_storage_that_cannot_say_what_is_lost_stops_nothing()
    {
        const QTemporaryDir folder;
        Hall hall(folder, std::make_unique<Silent>(folder.path().toStdString(), [](const auto&) {}));
        hall.say({{"type", "start"}});
        hall.tick();
        hall.tick();
        QCOMPARE(QByteArray::fromStdString(hall.log()).count("no answer"), 1); // not every second
        hall.say({{"type", "propose"}, {"what", "end"}});
        QVERIFY(std::filesystem::is_regular_file(hall.file(".toy")));
    }

    // Whatever is with one table, the others are played.
    void a_journal_that_cannot_be_read_is_left_alone()
    {
        const QTemporaryDir folder;
        const std::filesystem::path large = folder.filePath("aaaaaaaaaaaaaaaa.journal").toStdString();
        QVERIFY(QFile(QString::fromStdString(large.string())).open(QIODevice::WriteOnly));
        std::filesystem::resize_file(large, capitol::most_data + 1);
        std::string log;
        Hall hall(folder, std::make_unique<server::FolderStorage>(
                              folder.path().toStdString(), [&](const auto& line) { log += line + "\n"; }));
        QVERIFY2(log.find("aaaaaaaaaaaaaaaa.journal: ") != std::string::npos, log.c_str());
        hall.greet(2, "Bruno");
        hall.say({{"type", "join"}, {"table", "aaaaaaaaaaaaaaaa"}}, 2);
        QVERIFY2(hall.last()["code"] == json("unavailable"), hall.last().dump().c_str());
        QCOMPARE(std::filesystem::file_size(large), capitol::most_data + 1);
    }

    // Somebody has put it there; whoever asks for it does nothing to the table that it tells of.
    void a_journal_under_anothers_name_changes_nothing()
    {
        const QTemporaryDir folder;
        Hall hall(folder);
        hall.copy_as("aaaaaaaaaaaaaaaa");
        hall.greet(2, "Bruno");
        hall.say({{"type", "join"}, {"table", "aaaaaaaaaaaaaaaa"}}, 2);
        QVERIFY2(hall.last()["code"] == json("unavailable"), hall.last().dump().c_str());
        hall.say({{"type", "start"}});
        hall.say({{"type", "propose"}, {"what", "end"}});
        QVERIFY(std::filesystem::is_regular_file(hall.file(".toy")));
    }

    // The table after it goes on, and old records go.
    void a_damaged_journal_stops_no_tidying()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        Hall hall(folder, std::make_unique<server::FolderStorage>(path, [](const auto&) {}),
                  {.version = "test", .records = {.days = 1}, .tidy_pause = 0});
        hall.copy_as("aaaaaaaaaaaaaaaa");
        capitol::write_whole(path / "cccccccccccccccc.toy", "a record");
        std::filesystem::last_write_time(path / "cccccccccccccccc.toy",
                                         std::filesystem::file_time_type::clock::now() -
                                             std::chrono::days(2));
        capitol::write_whole(path / "bbbbbbbbbbbbbbbb.journal",
                             with_id(hall.copy_as("dddddddddddddddd"), "bbbbbbbbbbbbbbbb"));
        hall.tick();
        QCOMPARE(hall.tables(), 2U);
        QVERIFY(!std::filesystem::exists(path / "cccccccccccccccc.toy"));
        QVERIFY(hall.log().find("aaaaaaaaaaaaaaaa.journal: line 1: ") != std::string::npos);
    }

    void the_age_of_a_journal_is_known()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        server::FolderStorage storage(path, [](const auto&) {});
        storage.add("aaaaaaaaaaaaaaaa", "a line");
        storage.let_go("aaaaaaaaaaaaaaaa");
        const auto write_at = [&](std::chrono::hours ago) {
            std::filesystem::last_write_time(path / "aaaaaaaaaaaaaaaa.journal",
                                             std::filesystem::file_time_type::clock::now() - ago);
            return storage.take("aaaaaaaaaaaaaaaa").has_value();
        };
        using std::chrono::hours;
        QVERIFY(write_at(hours(50)));
        const auto age = storage.age("aaaaaaaaaaaaaaaa");
        QVERIFY(age >= hours(50) && age < hours(51));
        QVERIFY(write_at(hours(-50))); // the clock was wrong
        QCOMPARE(storage.age("aaaaaaaaaaaaaaaa").count(), 0);
    }

    // Restored, it would have to write the same line again: it is left for whoever comes.
    void a_line_that_is_never_taken_ends_its_table_alone()
    {
        const QTemporaryDir folder;
        const auto storage = [&] {
            return std::make_unique<Narrow>(folder.path().toStdString(), [](const auto&) {});
        };
        std::string table;
        Narrow::refused = R"("do":"pause")";
        {
            Hall hall(folder, storage());
            table = hall.table();
            hall.say({{"type", "start"}});
            hall.say({{"type", "propose"}, {"what", "pause"}});
            QVERIFY(hall.last()["why"] == json("journal"));
            QCOMPARE(hall.tables(), 0U);
        }
        Hall again(folder, storage());
        QCOMPARE(again.tables(), 1U); // its own
        again.greet(2, "Bruno");
        again.say({{"type", "join"}, {"table", table}}, 2);
        QVERIFY2(again.last()["why"] == json("journal"), again.last().dump().c_str());
        QCOMPARE(again.tables(), 1U);
        Narrow::refused.clear();
        again.greet(3, "Bruno");
        again.say({{"type", "join"}, {"table", table}}, 3);
        QCOMPARE(again.tables(), 2U);
    }

    // Whoever has many tables waits as long as others do.
    void one_address_keeps_nobody_elses_computer_players_waiting()
    {
        const QTemporaryDir folder;
        Watched::names.clear();
        Watched::held = true;
        {
            Hall hall(folder);
            hall.say({{"type", "start"}});
            for (server::Connection one = 2; one < 6; ++one) {
                hall.sit_down(one, "here", "random");
                hall.say({{"type", "start"}}, one);
            }
            hall.sit_down(6, "there", "search");
            hall.say({{"type", "start"}}, 6);
            Watched::held = false;
            Watched::held.notify_all();
        } // whoever was asked has answered
        QCOMPARE(Watched::names.size(), 6U);
        const auto quick = std::ranges::find(Watched::names, "search") - Watched::names.begin();
        QVERIFY2(quick <= 2, std::to_string(quick).c_str());
    }

    void only_players_that_the_server_names_get_a_seat()
    {
        const QTemporaryDir folder;
        Hall hall(folder);
        hall.say({{"type", "seat"}, {"do", "free"}, {"seat", 2}});
        hall.say({{"type", "seat"}, {"do", "computer"}, {"seat", 2}, {"player", "unnamed"}});
        QVERIFY(hall.last()["type"] == json("error"));
        QVERIFY2(std::string(hall.last()["message"]).find("random or search") != std::string::npos,
                 hall.last().dump().c_str());
    }

#ifdef __unix__
    // A limit on the size of files stands for the full disk.
    void what_is_not_on_the_disk_asks_nobody()
    {
        const QTemporaryDir folder;
        Watched::asked = 0;
        {
            Hall hall(folder);
            std::signal(SIGXFSZ, SIG_IGN);
            rlimit before{};
            getrlimit(RLIMIT_FSIZE, &before);
            const rlimit small{20, before.rlim_max};
            setrlimit(RLIMIT_FSIZE, &small);
            hall.say({{"type", "start"}});
            setrlimit(RLIMIT_FSIZE, &before);
            QVERIFY(hall.last()["why"] == json("journal"));
        } // whoever was asked has answered
        QCOMPARE(Watched::asked.load(), 0);
    }
#endif
};

QTEST_APPLESS_MAIN(TestService)
#include "test_service.moc"
