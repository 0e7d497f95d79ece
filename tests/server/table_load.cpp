// Many tables, with a real WebSocket for each person, played at a given pace: how long it takes from a choice
// until everybody at the table has heard of it, how much memory the server needs, and how long it takes to
// start again. Whoever is cut comes back and goes on. `table_load --help`.
#include "base/files.h"
#include "base/system_random.h"
#include "capitol/capitol.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "shipped.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkRequest>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>
#include <QWebSocket>

#include <csignal>
#include <deque>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#ifndef _WIN32
#include <sys/resource.h>
#endif

using namespace capitol;
using nlohmann::json;

namespace {

constexpr int most_opening = 25;                     // tables that are being made at a time
constexpr auto impatience = std::chrono::seconds(4); // with a line that is not opened
constexpr auto silence = std::chrono::seconds(8);    // after which a line is taken for dead
constexpr auto heartbeat = std::chrono::seconds(3);

struct Plan
{
    QUrl url;
    int tables = 0;
    int seats = 0;
    double pace = 0; // choices a second, of all tables together
};

double milliseconds_now()
{
    static const auto start = std::chrono::steady_clock::now();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

// What was measured, in milliseconds.
class Times
{
public:
    void add(double time) { m_times.push_back(time); }
    std::size_t count() const { return m_times.size(); }
    double at(double share)
    {
        if (m_times.empty())
            return 0;
        std::ranges::sort(m_times);
        return m_times[static_cast<std::size_t>(share * static_cast<double>(m_times.size() - 1))];
    }
    std::string print()
    {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << "p50 " << at(0.5) << " ms, p99 " << at(0.99)
             << " ms, most " << at(1) << " ms (" << count() << ")";
        return text.str();
    }

private:
    std::vector<double> m_times;
};

class Load;

// A table and how far it has come.
struct Party
{
    int number = 0;
    std::string id{};
    std::function<void()> start{};
    bool begun = false;
    int ready = 0;
    std::map<std::size_t, int> heard{};      // by step: how many have heard of it
    std::vector<double> sent{};              // by seat: when its last choice was made; 0 after a cut
    std::vector<std::size_t> acknowledged{}; // by seat
    std::set<std::string> records{};
    int ended = 0; // seats that know the end
};

class Player : public QObject
{
public:
    Player(Load& load, Party& party, Seat seat)
        : m_load(load), m_party(party), m_seat(seat), m_random(seat + 1)
    {
        m_pulse.callOnTimeout(this, [this] { feel_pulse(); });
        if (seat == 0)
            party.start = [this] { ask({{"type", "start"}, {"id", "start"}}); };
    }
    void open();
    // Its turn to choose has come up at the pace of all.
    void choose()
    {
        m_waits = false;
        if (m_socket && m_may_choose && m_asked.is_null())
            send({{"type", "look"}, {"id", "look"}});
    }
    // The line is there again, as the test knows.
    void expect_return(double now) { m_returned_at = now; }

private:
    void send(const json& message) { m_socket->sendTextMessage(QString::fromStdString(message.dump())); }
    void opened();
    void create();
    void ask(const json& message);
    void arrive();
    void take_seat();
    void cut();
    void feel_pulse();
    void come_back(std::chrono::milliseconds wait);
    void hear(const json& message);
    bool is_answer(const std::string& id) const { return !m_asked.is_null() && m_asked["id"] == json(id); }
    void hear_answer(const json& message);
    void hear_done(const std::string& id);
    void hear_refusal(const json& message);
    void hear_step(const json& message);
    void note_told(const json& event);
    void wait_for_turn();
    void play(const json& snapshot);

    Load& m_load;
    Party& m_party;
    const Seat m_seat;
    Random m_random;
    QTimer m_pulse;
    QWebSocket* m_socket = nullptr;
    double m_heard_at = 0;
    double m_returned_at = 0; // 0 unless the line was away
    std::string m_token;
    json m_asked; // not answered yet: asked again over the next line
    int m_creations = 0;
    int m_plays = 0;
    bool m_is_there = false; // at the table, over this line
    bool m_may_choose = false;
    bool m_waits = false; // for the pace
    bool m_ended = false;
};

class Load : public QObject
{
public:
    explicit Load(const Plan& wanted) : plan(wanted), rules(test::shipped_rules("schmidt"))
    {
        m_open.callOnTimeout(this, [this] { open_more(); });
        m_open.start(20);
        m_pace.callOnTimeout(this, [this] { let_choose(); });
        m_pace.start(10);
    }

    void begun() { ++m_begun; }
    void seat_others(Party& party)
    {
        for (Seat seat = 1; seat < static_cast<Seat>(plan.seats); ++seat) {
            m_players.push_back(std::make_unique<Player>(*this, party, seat));
            m_players.back()->open();
        }
    }
    void wait_for_turn(Player& player) { m_waiting.push_back(&player); }
    void ended(const Party& party)
    {
        ++m_ended;
        const LoadedRecord loaded = parse_record(*party.records.begin(), "", test::source_library());
        bool right = party.records.size() == 1 && loaded.is_whole();
        for (std::size_t seat = 0; right && seat < party.acknowledged.size(); ++seat)
            right =
                static_cast<std::size_t>(std::ranges::count(loaded.record->moves, static_cast<Seat>(seat),
                                                            &RecordMove::seat)) == party.acknowledged[seat];
        if (!right)
            problem("table " + std::to_string(party.number) + ": not the game that was played");
    }
    void problem(const std::string& text)
    {
        if (++problems <= 10)
            std::cerr << "problem: " << text << std::endl;
    }
    void line_is_back()
    {
        for (const auto& player : m_players)
            player->expect_return(milliseconds_now());
    }
    int tables_begun() const { return m_begun; }
    int tables_ended() const { return m_ended; }
    void start_over()
    {
        told = {};
        acknowledged = 0;
    }

    const Plan plan;
    const Rules rules;
    Times told;     // from a choice to everybody
    Times returned; // from the line's coming back to the first message
    std::uint64_t acknowledged = 0;
    std::uint64_t cuts = 0;
    std::uint64_t problems = 0;
    std::map<std::string, int> byes; // by why

private:
    void open_more()
    {
        while (static_cast<int>(m_parties.size()) < plan.tables &&
               static_cast<int>(m_parties.size()) - m_begun < most_opening) {
            Party& party =
                *m_parties.emplace_back(std::make_unique<Party>(Party{static_cast<int>(m_parties.size())}));
            party.acknowledged.resize(static_cast<std::size_t>(plan.seats));
            party.sent.resize(party.acknowledged.size());
            m_players.push_back(std::make_unique<Player>(*this, party, Seat{0}));
            m_players.back()->open();
        }
    }
    void let_choose()
    {
        const double now = milliseconds_now();
        m_due = std::min(m_due + (now - m_last) * plan.pace / 1000, plan.pace);
        for (m_last = now; m_due >= 1 && !m_waiting.empty(); --m_due) {
            Player* const player = m_waiting.front();
            m_waiting.pop_front();
            player->choose();
        }
    }

    QTimer m_open;
    QTimer m_pace;
    double m_last = milliseconds_now();
    double m_due = 0;
    int m_begun = 0;
    int m_ended = 0;
    std::vector<std::unique_ptr<Party>> m_parties;
    std::deque<std::unique_ptr<Player>> m_players;
    std::deque<Player*> m_waiting;
};

void Player::open()
{
    QUrl url = m_load.plan.url;
    url.setPath("/"); // else Qt asks for no page at all, which proxies refuse
    if (!m_party.id.empty())
        url.setQuery("table=" + QString::fromStdString(m_party.id));
    QNetworkRequest request(url);
    // A table's persons come from an address of their own, as far as the server believes it.
    request.setRawHeader("X-Forwarded-For", "10." + QByteArray::number(m_party.number >> 8) + '.' +
                                                QByteArray::number(m_party.number & 255) + ".1");
    m_socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, this);
    connect(m_socket, &QWebSocket::connected, this, &Player::opened);
    connect(m_socket, &QWebSocket::disconnected, this, &Player::cut);
    connect(m_socket, &QWebSocket::textMessageReceived, this, [this](const QString& text) {
        m_heard_at = milliseconds_now();
        if (m_returned_at > 0)
            m_load.returned.add(m_heard_at - std::exchange(m_returned_at, 0));
        hear(json::parse(text.toStdString()));
    });
    m_heard_at = milliseconds_now();
    m_pulse.start(heartbeat);
    m_socket->open(request);
}

void Player::opened()
{
    send({{"type", "hello"},
          {"protocol", {{"min", 1}, {"max", 1}}},
          {"name", "P" + std::to_string(m_seat + 1)}});
    if (!m_token.empty())
        send({{"type", "resume"}, {"id", "resume"}, {"table", m_party.id}, {"token", m_token}});
    else if (m_party.id.empty())
        create();
    else
        send({{"type", "join"}, {"id", "join"}, {"table", m_party.id}});
}

void Player::create()
{
    send({{"type", "create"},
          {"id", "create" + std::to_string(++m_creations)},
          {"variant", "schmidt"},
          {"seats", m_load.plan.seats}});
}

void Player::ask(const json& message)
{
    m_asked = message;
    if (m_is_there)
        send(m_asked);
}

void Player::arrive()
{
    m_is_there = true;
    if (!m_asked.is_null())
        send(m_asked);
    else if (m_token.empty())
        take_seat();
}

void Player::take_seat()
{
    m_token = random_secret(system_random);
    ask({{"type", "seat"}, {"id", "take"}, {"do", "take"}, {"seat", m_seat + 1}, {"token", m_token}});
}

void Player::cut()
{
    ++m_load.cuts;
    come_back(std::chrono::milliseconds(500 + m_random.below(500)));
}

void Player::feel_pulse()
{
    const double quiet = milliseconds_now() - m_heard_at;
    const bool is_open = m_socket && m_socket->state() == QAbstractSocket::ConnectedState;
    if (is_open && quiet < std::chrono::milliseconds(silence).count())
        send({{"type", "ping"}});
    else if (m_socket && quiet >= std::chrono::milliseconds(impatience).count())
        come_back(std::chrono::milliseconds(0));
}

void Player::come_back(std::chrono::milliseconds wait)
{
    if (!m_socket)
        return; // on the way already
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket->deleteLater();
    m_socket = nullptr;
    m_is_there = false;
    m_party.heard.clear();
    std::ranges::fill(m_party.sent, 0);
    QTimer::singleShot(wait, this, &Player::open);
}

void Player::hear(const json& message)
{
    const std::string type = message["type"];
    if (type == "error")
        return hear_refusal(message);
    if (message.contains("id"))
        hear_answer(message);
    if (message.contains("to_move"))
        hear_step(message);
    if (type == "created") {
        m_party.id = message["table"];
        arrive();
    } else if (type == "event") {
        note_told(message);
    } else if (type == "bye") {
        ++m_load.byes[message["why"]];
        come_back(std::chrono::milliseconds(message.value("retry", 0) + 1));
    } else if (type == "ended") {
        m_party.records.insert(message["record"].get<std::string>());
        if (!std::exchange(m_ended, true) && ++m_party.ended == m_load.plan.seats)
            m_load.ended(m_party);
    }
}

void Player::note_told(const json& event)
{
    const auto mover = event["seat"].get<std::size_t>() - 1;
    const std::size_t step = event["seq"];
    if (++m_party.heard[step] < m_load.plan.seats)
        return;
    m_party.heard.erase(step);
    if (m_party.sent[mover] > 0)
        m_load.told.add(m_heard_at - m_party.sent[mover]);
}

void Player::hear_answer(const json& message)
{
    const std::string id = message["id"];
    if (id == "join" || id == "resume")
        arrive();
    else if (id == "look")
        play(message);
    else if (is_answer(id)) {
        m_asked = {};
        hear_done(id);
        wait_for_turn();
    }
}

void Player::hear_done(const std::string& id)
{
    if (id == "take") {
        ask({{"type", "seat"}, {"id", "ready"}, {"do", "ready"}, {"on", true}});
        if (m_seat == 0)
            m_load.seat_others(m_party);
    } else if (id == "ready") {
        if (++m_party.ready == m_load.plan.seats)
            m_party.start();
    } else if (id != "start") {
        ++m_load.acknowledged;
        ++m_party.acknowledged[static_cast<std::size_t>(m_seat)];
    }
}

// What is refused for now is tried again; anything else is a problem.
void Player::hear_refusal(const json& message)
{
    const std::string code = message["code"];
    const std::string id = message.value("id", "");
    const std::chrono::milliseconds wait(message.value("retry", 0) + 50);
    if (code == "unavailable" || code == "no_table")
        return come_back(wait + std::chrono::milliseconds(500));
    if (code == "too_often" && id.starts_with("create"))
        return come_back(std::min(wait, std::chrono::milliseconds(1000))); // perhaps to another server
    if (code == "bad_token" && id == "resume" && m_asked.value("id", "") == "take")
        return send({{"type", "join"}, {"id", "join"}, {"table", m_party.id}}); // it was not taken yet
    if (code != "stale" && code != "too_often")
        m_load.problem(message.dump());
    const bool answered = is_answer(id);
    if (answered)
        m_asked = {};
    if (answered || id == "look")
        QTimer::singleShot(wait, this, &Player::choose);
}

void Player::hear_step(const json& message)
{
    if (!std::exchange(m_party.begun, true))
        m_load.begun();
    const json& to_move = message["to_move"];
    m_may_choose = std::ranges::find(to_move, json(m_seat + 1)) != to_move.end();
    wait_for_turn();
}

void Player::wait_for_turn()
{
    if (m_may_choose && !m_waits && m_asked.is_null()) {
        m_waits = true;
        m_load.wait_for_turn(*this);
    }
}

void Player::play(const json& snapshot)
{
    if (!m_may_choose || !m_asked.is_null())
        return;
    json view = snapshot["view"];
    view.erase("variant");
    const ParsedView parsed = parse_view(m_load.rules, view, m_seat);
    if (!parsed.view)
        return m_load.problem(parsed.at + ": " + parsed.error);
    const Choice choice = Capitol::random_choice(m_load.rules, *parsed.view, m_random);
    m_party.sent[static_cast<std::size_t>(m_seat)] = milliseconds_now();
    ask({{"type", "play"},
         {"id", "p" + std::to_string(++m_plays)},
         {"at", snapshot["seq"]},
         {"move", Capitol::print(m_load.rules, parsed.view->known, choice)}});
}

// capitol-server in a folder of its own.
class Server
{
public:
    explicit Server(const Plan& plan)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedOutputChannel);
        m_process.setReadChannel(QProcess::StandardError);
        m_arguments = {"--data",        m_folder.path(),
                       "--listen",      "127.0.0.1:0",
                       "--tables",      QString::number(plan.tables),
                       "--connections", QString::number(plan.tables * plan.seats),
                       "--behind-proxy"};
        start();
    }
    ~Server() { kill(); }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void start()
    {
        m_process.start(CAPITOL_SERVER, m_arguments);
        static const QRegularExpression port("\"listening\".*\"port\":(\\d+)");
        while (m_process.waitForReadyRead(60'000))
            while (m_process.canReadLine())
                if (const auto match = port.match(m_process.readLine()); match.hasMatch()) {
                    m_port = match.captured(1).toInt();
                    m_process.closeReadChannel(QProcess::StandardError);
                    return;
                }
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    QUrl url() const { return QUrl("ws://127.0.0.1:" + QString::number(m_port)); }
#ifdef __linux__
    // MiB
    double memory() const
    {
        std::istringstream text(read_file("/proc/" + std::to_string(m_process.processId()) + "/statm"));
        double all = 0;
        double resident = 0;
        text >> all >> resident;
        return resident * 4096 / (1 << 20);
    }
#endif

private:
    QTemporaryDir m_folder;
    QStringList m_arguments;
    QProcess m_process;
    int m_port = 0;
};

// Until it holds; false if it does not within that time.
template <typename Holds>
bool wait_until(Holds holds, std::chrono::milliseconds time)
{
    QElapsedTimer timer;
    timer.start();
    QTimer often; // else it would wait for an event that does not come
    often.start(20);
    while (!holds() && timer.elapsed() < time.count())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return holds();
}

volatile std::sig_atomic_t s_line_is_back = 0;

void allow_many_files()
{
#ifndef _WIN32
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
#endif
}

// Whoever cuts the line from outside says so when it is back (bad_lines.sh).
void note_line_is_back()
{
#ifdef SIGUSR1
    std::signal(SIGUSR1, [](int) { s_line_is_back = 1; });
#endif
}

void print_times(Load& load, double seconds)
{
    std::cout << "sockets:     " << load.plan.tables * load.plan.seats << ", at " << load.plan.tables
              << " tables\n"
              << "choices:     " << static_cast<double>(load.acknowledged) / seconds << " a second\n"
              << "told:        " << load.told.print() << " from a choice to everybody\n"
              << "cuts:        " << load.cuts << '\n';
    for (const auto& [why, count] : load.byes)
        std::cout << "bye:         " << count << " for " << why << '\n';
    if (load.returned.count() > 0)
        std::cout << "returned:    " << load.returned.print() << " after the line was back\n";
    std::cout << "problems:    " << load.problems << std::endl;
}

void print_memory([[maybe_unused]] const Server& server)
{
#ifdef __linux__
    std::cout << "memory:      " << server.memory() << " MiB" << std::endl;
#endif
}

void print_restart(Server& server)
{
    print_memory(server);
    server.kill();
    QElapsedTimer timer;
    timer.start();
    server.start();
    std::cout << "restart:     " << static_cast<double>(timer.elapsed()) / 1000 << " s after kill -9"
              << std::endl;
    print_memory(server);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_NO_GLIB", "1"); // whose loop lists all connections anew each time round; Qt's own does not
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"url", "A server that runs; else one is started.", "URL"},
                       {"tables", "How many tables.", "NUMBER", "20"},
                       {"seats", "Persons at each, 2 to 4.", "NUMBER", "4"},
                       {"pace", "Choices a second, of all tables together.", "NUMBER", "100"},
                       {"seconds", "For how long, once all tables have begun.", "NUMBER", "10"},
                       {"whole", "Until all games are over instead, but no longer than that."}});
    parser.process(application);
    allow_many_files();
    note_line_is_back();
    Plan plan{QUrl(parser.value("url")), parser.value("tables").toInt(), parser.value("seats").toInt(),
              parser.value("pace").toDouble()};
    std::unique_ptr<Server> server;
    if (plan.url.isEmpty()) {
        server = std::make_unique<Server>(plan);
        plan.url = server->url();
    }
    Load load(plan);
    if (!wait_until([&] { return load.tables_begun() == plan.tables; }, std::chrono::minutes(10))) {
        std::cerr << "only " << load.tables_begun() << " tables have begun\n";
        return 1;
    }
    std::cout << "begun" << std::endl;
    const bool whole = parser.isSet("whole");
    if (!whole)
        load.start_over();
    QElapsedTimer timer;
    timer.start();
    const auto over = [&] {
        if (std::exchange(s_line_is_back, 0) != 0)
            load.line_is_back();
        return whole && load.tables_ended() == plan.tables;
    };
    const bool all_over = wait_until(over, std::chrono::seconds(parser.value("seconds").toInt()));
    print_times(load, static_cast<double>(timer.elapsed()) / 1000);
    if (whole)
        std::cout << "games:       " << load.tables_ended() << " over" << std::endl;
    if (server)
        print_restart(*server);
    return load.problems == 0 && (all_over || !whole) ? 0 : 1;
}
