#include "table_player.h"

#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "cli/program.h"
#include "cli/version.h"
#include "server/thinker.h"

#include <QElapsedTimer>

#include <iostream>

namespace capitol::app {

namespace {

constexpr table::Time listAgain = 5 * table::second;

bool isFree(const table::SeatSeen& seat)
{
    return seat.owner == table::Owner::nobody;
}

std::string print(const std::vector<int>& scores)
{
    std::string text;
    for (const int score : scores)
        text += (text.empty() ? "" : " : ") + std::to_string(score);
    return text;
}

template <typename G>
class PlayerAtTable final : public TablePlayer
{
public:
    PlayerAtTable(const typename G::Sources& sources, TableWish wish, ServerAddress address);

    void start() override;

private:
    using Client = table::Client<G>;
    using Ending = table::Ending<G>;
    using Happening = table::Happening<G>;
    using Seat = game::Seat;

    // The line
    void onOpened();
    void onReceived(const QByteArray& message);
    void tick();
    void send();
    table::Time now() const { return m_clock.elapsed(); }

    // What happens
    void tell(const Happening& happening);
    void choose(const std::vector<table::Listing>& tables);
    void onAnswered(const table::Answered& answered);
    void onDeclined(const table::Declined& declined);
    void onThought();
    void endGame();

    // What to do next
    void act();
    void findTable();
    void takeSeat();
    void prepare();
    void think();
    void vote();
    void play(const std::string& found);

    void beginAnew();
    void fail(const std::string& why);
    static void say(const std::string& text);

    const typename G::Sources& m_sources;
    const TableWish m_wish;
    const ServerAddress m_address;
    Connection m_connection;
    QTimer m_ticks;
    QElapsedTimer m_clock;
    std::unique_ptr<Client> m_client;
    table::Time m_patience = 0; // what is asked for is not asked for again before
    std::size_t m_turn = 0;     // of questions to the player
    bool m_thinking = false;
    bool m_seatsKnown = false; // over this line
    int m_played = 0;
    bool m_proven = true; // all ends
    bool m_done = false;
    server::Thinker<G> m_thinker; // the last member: its thread uses the others
};

template <typename G>
PlayerAtTable<G>::PlayerAtTable(const typename G::Sources& sources, TableWish wish, ServerAddress address)
    : m_sources(sources), m_wish(std::move(wish)), m_address(std::move(address)), m_thinker(1, [this] {
          QMetaObject::invokeMethod(this, &PlayerAtTable::onThought, Qt::QueuedConnection);
      })
{
    m_clock.start();
    connect(&m_connection, &Connection::opened, this, &PlayerAtTable::onOpened);
    connect(&m_connection, &Connection::received, this, &PlayerAtTable::onReceived);
    connect(&m_connection, &Connection::cut, this, [this] {
        m_client->disconnected();
        say("the line is cut; trying again");
    });
    connect(&m_connection, &Connection::failed, this, [this] { fail(m_connection.words().toStdString()); });
    connect(&m_ticks, &QTimer::timeout, this, &PlayerAtTable::tick);
    m_ticks.setInterval(std::chrono::seconds(1));
}

template <typename G>
void PlayerAtTable<G>::start()
{
    m_ticks.start();
    beginAnew();
}

// A connection is for one table.
template <typename G>
void PlayerAtTable<G>::beginAnew()
{
    m_client = std::make_unique<Client>(
        m_sources, system_random,
        table::Self{m_wish.name.empty() ? m_wish.player : m_wish.name, std::string("capitol-cli ") + version},
        table::Ticket{m_wish.table, {}, {}});
    m_connection.nameTable(m_wish.table);
    m_connection.open(m_address);
}

template <typename G>
void PlayerAtTable<G>::onOpened()
{
    m_seatsKnown = false;
    m_client->connected(now());
    send();
}

template <typename G>
void PlayerAtTable<G>::onReceived(const QByteArray& message)
{
    if (m_done)
        return;
    try {
        const std::string_view text(message.data(), static_cast<std::size_t>(message.size()));
        for (const auto& happening : m_client->receive(text, now()))
            tell(happening);
    } catch (const table::BadServer& bad) {
        say("the server makes no sense: " + bad.at + ": " + bad.message);
        return m_connection.giveUp(Connection::Failure::Senseless);
    }
    act();
}

template <typename G>
void PlayerAtTable<G>::tick()
{
    if (m_client->is_silent(now()))
        return m_connection.giveUp(Connection::Failure::Silent);
    m_client->tick(now());
    act();
}

template <typename G>
void PlayerAtTable<G>::send()
{
    m_connection.nameTable(m_client->table());
    for (const std::string& text : m_client->take_outgoing())
        m_connection.send(QByteArray::fromStdString(text));
}

template <typename G>
void PlayerAtTable<G>::tell(const Happening& happening)
{
    if (std::holds_alternative<table::Welcomed>(happening))
        say("connected to " + m_client->server());
    else if (std::holds_alternative<table::SeatsChanged>(happening))
        m_seatsKnown = true;
    else if (const auto* listed = std::get_if<table::Listed>(&happening))
        choose(listed->tables);
    else if (const auto* unseated = std::get_if<table::Unseated>(&happening))
        fail("the seat is lost: " + unseated->why);
    else if (const auto* answered = std::get_if<table::Answered>(&happening))
        onAnswered(*answered);
    else if (const auto* declined = std::get_if<table::Declined>(&happening))
        onDeclined(*declined);
    else if (const auto* dismissed = std::get_if<table::Dismissed>(&happening))
        m_connection.onDismissed(dismissed->why, std::chrono::milliseconds(dismissed->retry));
    else if (std::holds_alternative<table::Ended>(happening))
        endGame();
}

template <typename G>
void PlayerAtTable<G>::onAnswered(const table::Answered& answered)
{
    if (answered.kind == "take")
        say("at table " + m_client->table() + ", seat " + std::to_string(m_client->seat() + 1));
    else if (answered.kind == "create")
        std::cout << m_client->table() << std::endl;
}

template <typename G>
void PlayerAtTable<G>::choose(const std::vector<table::Listing>& tables)
{
    const auto found = std::ranges::find_if(tables, [](const table::Listing& one) {
        return one.state == table::Listing::waiting && one.open > 0;
    });
    if (found != tables.end())
        m_client->join(found->table);
    else
        m_patience = now() + listAgain;
}

// What is too early is asked for again, what others were quicker at elsewhere.
template <typename G>
void PlayerAtTable<G>::onDeclined(const table::Declined& declined)
{
    const std::string& kind = declined.kind;
    const std::string& code = declined.refused.code;
    if (kind == "vote" || code == "stale" || code == "paused" || code == "not_ready" || code == "started" ||
        code == "pointless")
        return;
    say(kind + " was refused: " + code + ", " + declined.refused.message);
    if (declined.refused.retry > 0 || code == "seat_taken")
        m_patience = now() + std::max(declined.refused.retry, table::second);
    else if (code == "full" || (m_wish.any && (kind == "join" || kind == "take")))
        m_patience = now() + listAgain;
    else
        fail("there is no way on");
}

template <typename G>
void PlayerAtTable<G>::endGame()
{
    const Ending& ending = *m_client->ending();
    m_proven = m_proven && ending.proof == table::Proof::proven;
    say("the game is over, " + print(ending.scores) +
        (ending.proof == table::Proof::proven ? "" : "; the deal was another than promised"));
    ++m_played;
    if (m_played < m_wish.games && m_wish.table.empty())
        return QMetaObject::invokeMethod(this, &PlayerAtTable::beginAnew, Qt::QueuedConnection), void();
    m_done = true;
    emit finished(m_proven ? 0 : status_failed);
}

template <typename G>
void PlayerAtTable<G>::act()
{
    if (!m_done && m_client->is_welcome() && now() >= m_patience) {
        if (m_client->table().empty())
            findTable();
        else if (m_client->is_there() && m_seatsKnown && m_client->seat() == game::no_seat)
            takeSeat();
        else if (m_client->is_there() && m_seatsKnown && !m_client->has_begun())
            prepare();
    }
    vote();
    think();
    send();
}

template <typename G>
void PlayerAtTable<G>::findTable()
{
    if (!m_client->unanswered().empty())
        return;
    if (m_wish.any)
        m_client->list();
    else if (m_wish.create)
        m_client->create_named(m_wish.variant, {.seats = m_wish.seats, .listed = true});
    else
        m_client->join(m_wish.table);
}

template <typename G>
void PlayerAtTable<G>::takeSeat()
{
    const auto& seats = m_client->seats().seats;
    const auto found = std::ranges::find_if(seats, isFree);
    if (found == seats.end() && !m_wish.any)
        return fail("no seat is free at that table");
    if (found == seats.end())
        return beginAnew();
    m_client->take(static_cast<Seat>(found - seats.begin()));
}

// The host begins once everybody is there.
template <typename G>
void PlayerAtTable<G>::prepare()
{
    const auto& seats = m_client->seats().seats;
    if (!m_client->unanswered().empty())
        return;
    const auto isReady = [](const table::SeatSeen& seat) {
        return seat.owner == table::Owner::computer || (seat.owner == table::Owner::person && seat.ready);
    };
    if (!seats[m_client->seat()].ready)
        m_client->ready(true);
    else if (m_client->is_host() && std::ranges::all_of(seats, isReady))
        m_client->start();
}

template <typename G>
void PlayerAtTable<G>::vote()
{
    if (m_done || !m_client->is_there() || m_client->seat() == game::no_seat || !m_client->proposal())
        return;
    const table::Proposal& proposal = m_client->proposal()->proposal;
    const bool hasVoted = (proposal.agreed | proposal.refused) >> m_client->seat() & 1;
    const auto isVote = [](const table::Unanswered& one) { return one.kind == "vote"; };
    if (!hasVoted && std::ranges::none_of(m_client->unanswered(), isVote))
        m_client->vote(true);
}

template <typename G>
void PlayerAtTable<G>::think()
{
    if (m_done || m_thinking || !m_client->has_begun() || !m_client->may_choose())
        return;
    m_thinking = true;
    m_thinker.ask({m_client->table(), m_client->seat(), ++m_turn, m_wish.player,
                   std::make_shared<const typename G::Rules>(m_client->rules()), m_client->view(),
                   system_random()});
}

// If it is still of use: meanwhile something may have been taken back, or the next game may have begun.
template <typename G>
void PlayerAtTable<G>::onThought()
{
    for (const server::Thought& thought : m_thinker.take()) {
        m_thinking = false;
        if (!m_done && thought.table == m_client->table() && m_client->has_begun() && m_client->may_choose())
            play(thought.move);
    }
    act();
}

template <typename G>
void PlayerAtTable<G>::play(const std::string& found)
{
    const auto& rules = m_client->rules();
    const auto& view = m_client->view();
    const auto parsed = G::parse(rules, view.known, found);
    if (found.empty()) {
        Random random(system_random());
        m_client->play(G::random_choice(rules, view, random));
    } else if (parsed.choice && !G::check(rules, view.known, view.seat, *parsed.choice)) {
        m_client->play(*parsed.choice);
    }
}

template <typename G>
void PlayerAtTable<G>::fail(const std::string& why)
{
    if (m_done)
        return;
    m_done = true;
    say(why);
    emit finished(status_failed);
}

template <typename G>
void PlayerAtTable<G>::say(const std::string& text)
{
    std::cerr << "capitol-cli join: " << visible(text) << std::endl;
}

} // namespace

std::unique_ptr<TablePlayer> makeTablePlayer(const Library& library, TableWish wish, ServerAddress address)
{
    return std::make_unique<PlayerAtTable<TableCapitol>>(library, std::move(wish), std::move(address));
}

std::unique_ptr<TablePlayer> makeTablePlayer(const canal::Library& library, TableWish wish,
                                             ServerAddress address)
{
    return std::make_unique<PlayerAtTable<canal::TableCanal>>(library, std::move(wish), std::move(address));
}

} // namespace capitol::app
