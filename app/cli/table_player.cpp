#include "table_player.h"

#include "cli/program.h"
#include "cli/version.h"

#include <iostream>

namespace capitol::app {

namespace {

constexpr table::Time listAgain = 5 * table::second;

bool isFree(const table::SeatSeen& seat)
{
    return seat.owner == table::Owner::nobody;
}

std::string scoresOf(const table::Ending<TableCapitol>& ending)
{
    std::string text;
    for (const int score : ending.scores)
        text += (text.empty() ? "" : " : ") + std::to_string(score);
    return text;
}

} // namespace

TablePlayer::TablePlayer(const Library& library, TableWish wish, ServerAddress address)
    : m_library(library), m_wish(std::move(wish)), m_address(std::move(address)),
      m_thinker(1, [this] { QMetaObject::invokeMethod(this, &TablePlayer::onThought, Qt::QueuedConnection); })
{
    m_clock.start();
    connect(&m_connection, &Connection::opened, this, &TablePlayer::onOpened);
    connect(&m_connection, &Connection::received, this, &TablePlayer::onReceived);
    connect(&m_connection, &Connection::cut, this, [this] {
        m_client->disconnected();
        say("the line is cut; trying again");
    });
    connect(&m_connection, &Connection::failed, this, [this] { fail(m_connection.words().toStdString()); });
    connect(&m_ticks, &QTimer::timeout, this, &TablePlayer::tick);
    m_ticks.setInterval(std::chrono::seconds(1));
}

void TablePlayer::start()
{
    m_ticks.start();
    beginAnew();
}

// A connection is for one table.
void TablePlayer::beginAnew()
{
    m_client = std::make_unique<Client>(
        m_library, system_random,
        table::Self{m_wish.name.empty() ? m_wish.player : m_wish.name, std::string("capitol-cli ") + version},
        table::Ticket{m_wish.table, {}, {}});
    m_connection.nameTable(m_wish.table);
    m_connection.open(m_address);
}

void TablePlayer::onOpened()
{
    m_seatsKnown = false;
    m_client->connected(now());
    send();
}

void TablePlayer::onReceived(const QByteArray& message)
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

void TablePlayer::tick()
{
    if (m_client->is_silent(now()))
        return m_connection.giveUp(Connection::Failure::Silent);
    m_client->tick(now());
    act();
}

void TablePlayer::send()
{
    m_connection.nameTable(m_client->table());
    for (const std::string& text : m_client->take_outgoing())
        m_connection.send(QByteArray::fromStdString(text));
}

void TablePlayer::tell(const table::Happening<TableCapitol>& happening)
{
    if (std::holds_alternative<table::Welcomed>(happening))
        say("connected to " + m_client->server());
    else if (std::holds_alternative<table::SeatsChanged>(happening))
        m_seatsKnown = true;
    else if (const auto* listed = std::get_if<table::Listed>(&happening))
        choose(listed->tables);
    else if (const auto* unseated = std::get_if<table::Unseated>(&happening))
        fail("the seat is lost: " + unseated->why);
    else if (const auto* answered = std::get_if<table::Answered>(&happening);
             answered && answered->kind == "take")
        say("at table " + m_client->table() + ", seat " + std::to_string(m_client->seat() + 1));
    else if (answered && answered->kind == "create")
        std::cout << m_client->table() << std::endl;
    else if (const auto* declined = std::get_if<table::Declined>(&happening))
        onDeclined(*declined);
    else if (const auto* dismissed = std::get_if<table::Dismissed>(&happening);
             dismissed && dismissed->why == "displaced")
        fail("somebody else has come back to this seat");
    else if (std::holds_alternative<table::Ended>(happening))
        endGame();
}

void TablePlayer::choose(const std::vector<table::Listing>& tables)
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
void TablePlayer::onDeclined(const table::Declined& declined)
{
    const std::string& kind = declined.kind;
    const std::string& code = declined.refused.code;
    if (kind == "vote" || code == "stale" || code == "paused" || code == "not_ready" || code == "started" ||
        code == "pointless")
        return;
    say(kind + " was refused: " + code + ", " + declined.refused.message);
    if (declined.refused.retry > 0 || code == "seat_taken" || code == "full")
        m_patience = now() + std::max(declined.refused.retry, table::second);
    else if (m_wish.any && (kind == "join" || kind == "take"))
        m_patience = now() + listAgain;
    else
        fail("there is no way on");
}

void TablePlayer::endGame()
{
    const auto& ending = *m_client->ending();
    m_proven = m_proven && ending.proof == table::Proof::proven;
    say("the game is over, " + scoresOf(ending) +
        (ending.proof == table::Proof::proven ? "" : "; the deal was another than promised"));
    ++m_played;
    if (m_played < m_wish.games && m_wish.table.empty())
        return QMetaObject::invokeMethod(this, &TablePlayer::beginAnew, Qt::QueuedConnection), void();
    m_done = true;
    emit finished(m_proven ? 0 : status_failed);
}

void TablePlayer::act()
{
    if (!m_done && m_client->is_welcome() && now() >= m_patience) {
        if (m_client->table().empty())
            findTable();
        else if (m_client->is_there() && m_seatsKnown && m_client->seat() == no_seat)
            takeSeat();
        else if (m_client->is_there() && m_seatsKnown && !m_client->has_begun())
            prepare();
    }
    vote();
    think();
    send();
}

void TablePlayer::findTable()
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

void TablePlayer::takeSeat()
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
void TablePlayer::prepare()
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

void TablePlayer::vote()
{
    if (m_done || !m_client->is_there() || m_client->seat() == no_seat || !m_client->proposal())
        return;
    const table::Proposal& proposal = m_client->proposal()->proposal;
    const bool hasVoted = (proposal.agreed | proposal.refused) >> m_client->seat() & 1;
    const auto isVote = [](const table::Unanswered& one) { return one.kind == "vote"; };
    if (!hasVoted && std::ranges::none_of(m_client->unanswered(), isVote))
        m_client->vote(true);
}

void TablePlayer::think()
{
    if (m_done || m_thinking || !m_client->has_begun() || !m_client->may_choose())
        return;
    m_thinking = true;
    m_thinker.ask({m_client->table(), m_client->seat(), ++m_turn, m_wish.player,
                   std::make_shared<const Rules>(m_client->rules()), m_client->view(), system_random()});
}

// If it is still of use: meanwhile something may have been taken back, or the next game may have begun.
void TablePlayer::onThought()
{
    for (const server::Thought& thought : m_thinker.take()) {
        m_thinking = false;
        if (m_done || thought.table != m_client->table() || !m_client->has_begun() || !m_client->may_choose())
            continue;
        const Rules& rules = m_client->rules();
        const View& view = m_client->view();
        const auto parsed = TableCapitol::parse(rules, view.known, thought.move);
        if (thought.move.empty()) {
            Random random(system_random());
            m_client->play(TableCapitol::random_choice(rules, view, random));
        } else if (parsed.choice && !TableCapitol::check(rules, view.known, view.seat, *parsed.choice)) {
            m_client->play(*parsed.choice);
        }
    }
    act();
}

void TablePlayer::fail(const std::string& why)
{
    if (m_done)
        return;
    m_done = true;
    say(why);
    emit finished(status_failed);
}

void TablePlayer::say(const std::string& text)
{
    std::cerr << "capitol-cli join: " << visible(text) << std::endl;
}

} // namespace capitol::app
