// Tables for programs: the messages of docs/network.md as lines, each behind the number of its connection.
#include "base/read_line.h"
#include "canal/table/service.h"
#include "capitol/table/service.h"
#include "cli/canal_commands.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/version.h"
#include "server/folder_storage.h"

#include <charconv>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace capitol {

namespace {

struct ServeOptions
{
    std::string game = capitol_name;
    std::string data;
    std::size_t tables = 2000;
    int thinkers = 1;
};

// What the thread that reads hands to the one that serves.
class Inbox
{
public:
    void add(std::optional<Line> line)
    {
        std::unique_lock lock(m_guard);
        m_read.wait(lock, [this] { return m_lines.size() < most; });
        m_lines.push_back(std::move(line));
        m_changed.notify_one();
    }
    void wake()
    {
        const std::lock_guard lock(m_guard);
        m_woken = true;
        m_changed.notify_one();
    }
    // Nothing after a second, or when somebody woke it up; the line without a value is the input's end.
    std::optional<std::optional<Line>> next()
    {
        std::unique_lock lock(m_guard);
        m_changed.wait_for(lock, std::chrono::seconds(1), [this] { return m_woken || !m_lines.empty(); });
        m_woken = false;
        if (m_lines.empty())
            return std::nullopt;
        auto line = std::move(m_lines.front());
        m_lines.pop_front();
        m_read.notify_one();
        return line;
    }

private:
    static constexpr std::size_t most = 1000; // lines that wait; then the reader does

    std::mutex m_guard;
    std::condition_variable m_changed;
    std::condition_variable m_read;
    std::deque<std::optional<Line>> m_lines;
    bool m_woken = false;
};

class LineServer
{
public:
    // Of either game.
    template <typename Library>
    LineServer(const Library& library, const ServeOptions& options)
        : m_out(exact_output()),
          m_service(make_service({.version = std::string("capitol-cli ") + version,
                                  .tables = {options.tables},
                                  .thinkers = options.thinkers},
                                 std::make_unique<server::FolderStorage>(options.data, log), library,
                                 carrier()))
    {
    }

    // Until the input ends, or nobody reads any more.
    void run()
    {
        std::thread([inbox = m_inbox] {
            for (auto line = read_line(std::cin); line; line = read_line(std::cin))
                inbox->add(std::move(line));
            inbox->add(std::nullopt);
        }).detach();
        while (m_out) {
            const auto line = m_inbox->next();
            if (line && !*line)
                break;
            if (line)
                receive(**line);
            m_service->think();
            if (std::chrono::steady_clock::now() - m_ticked >= std::chrono::seconds(1))
                tick();
            m_out << std::flush;
        }
        m_service->stop();
        m_out << std::flush;
    }

private:
    static void log(const std::string& text) { std::cerr << text << '\n'; }
    server::Carrier carrier()
    {
        return {
            [this](server::Connection to, const std::string& text) { m_out << to << ' ' << text << '\n'; },
            [this](server::Connection connection) { close(connection); },
            [inbox = m_inbox] { inbox->wake(); }, log};
    }
    // `7 {...}` is a message of connection 7, which is new if it was not there; `7` alone closes it. The same
    // is printed for those that are closed here.
    void receive(const Line& line)
    {
        server::Connection connection = 0;
        const char* end = line.text.data() + line.text.size();
        const auto [rest, error] = std::from_chars(line.text.data(), end, connection);
        if (error != std::errc() || (rest != end && *rest != ' ')) {
            std::cerr << "no connection's number: " << in_quotes(line.text) << '\n';
            return;
        }
        if (rest == end)
            return close(connection);
        if (m_open.insert(connection).second)
            m_service->open(connection, std::to_string(connection));
        m_service->receive(connection, {rest + 1, end});
    }
    void close(server::Connection connection)
    {
        if (m_open.erase(connection) == 0)
            return;
        m_out << connection << '\n';
        m_service->close(connection);
    }
    void tick()
    {
        m_ticked = std::chrono::steady_clock::now();
        m_service->tick();
    }

    std::ostream& m_out;
    const std::shared_ptr<Inbox> m_inbox = std::make_shared<Inbox>(); // the reader may outlive us
    std::set<server::Connection> m_open;
    std::chrono::steady_clock::time_point m_ticked;
    std::unique_ptr<server::AnyService> m_service;
};

int run_serve(Program& program, const ServeOptions& options)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    if (options.game == canal_name)
        LineServer(canal_library(program), options).run();
    else
        LineServer(program.library, options).run();
    return 0;
}

} // namespace

void add_serve(Program& program)
{
    program.add<ServeOptions>(
        program.app, "serve",
        "Tables for several players, local or remote: messages as lines on standard input and output",
        [](CLI::App& command, ServeOptions& options) {
            add_game_option(command, options.game);
            command
                .add_option("--data", options.data,
                            "The folder of the journals, from which a later run goes on")
                ->required()
                ->check(CLI::ExistingDirectory);
            command.add_option("--tables", options.tables, "How many tables there may be at once")
                ->capture_default_str()
                ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}));
            command.add_option("--thinkers", options.thinkers, "Threads for computer players")
                ->capture_default_str()
                ->check(CLI::Range(1, 64));
        },
        run_serve);
}

} // namespace capitol
