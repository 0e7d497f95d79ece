#include "remote/together.h"

#include "common/game_names.h"
#include "common/outside_text.h"
#include "remote/blocked_names.h"
#include "remote/refused_words.h"

#include <QFile>

namespace capitol::app {

namespace {

constexpr std::chrono::milliseconds listingTime(4000);

// Deleted later: the thing itself may have called.
template <typename Thing>
void putAway(std::unique_ptr<Thing>& thing)
{
    if (thing)
        thing.release()->deleteLater();
}

table::ClockPlan clockOf(const QString& kind, int amount)
{
    if (kind == QLatin1String("bank"))
        return {table::ClockKind::bank, amount * table::minute, 10 * table::second};
    if (kind == QLatin1String("move"))
        return {table::ClockKind::move, amount * table::second};
    if (kind == QLatin1String("days"))
        return {table::ClockKind::days, amount * table::day};
    return {};
}

} // namespace

Together::Together(const GameLibraries& libraries, std::filesystem::path folder)
    : m_libraries(libraries), m_folder(std::move(folder)), m_known(libraries),
      m_mine(m_folder / "tables.json")
{
    connect(&m_mine, &MyTables::failed, this, &Together::failed);
    connect(&m_mine, &MyTables::settled, this, [this] {
        if (m_client)
            m_client->ticketIsKept();
    });
    connect(&m_known, &KnownRules::changed, this, [this] {
        showTables();
        showNearby();
    });
    connect(&m_known, &KnownRules::kept, this, &Together::rulesKept);
    connect(&m_listing, &QTimer::timeout, this, &Together::list);
    m_listing.setInterval(listingTime);
}

Together::~Together()
{
    m_room.reset();
    m_table.reset();
}

void Together::setLanguage(const QString& language)
{
    m_language = language;
    findVariants();
    if (m_room)
        m_room->reword();
    if (m_table)
        m_table->reword();
}

void Together::setBlocked(const QStringList& names)
{
    m_blocked = names;
    tellBlocked();
    showNearby();
}

void Together::tellBlocked()
{
    if (m_room)
        m_room->setBlocked(m_blocked);
    if (m_table)
        m_table->setBlocked(m_blocked);
}

bool Together::offer(const QString& link)
{
    const auto invitation = readLink(link);
    if (!invitation)
        return false;
    m_invited = linkOf(*invitation);
    emit invitedChanged();
    return true;
}

// The local network is listened to only meanwhile.
void Together::setOpen(bool open)
{
    if (std::exchange(m_isOpen, open) == open)
        return;
    if (open) {
        m_mine.read();
        m_finder = std::make_unique<Finder>();
        connect(m_finder.get(), &Finder::changed, this, &Together::showNearby);
        m_listing.start();
        list();
    } else {
        m_finder.reset();
        m_listing.stop();
    }
    showNearby();
    emit openChanged();
}

Together::State Together::state() const
{
    if (!m_client)
        return Idle;
    if (m_room)
        return Sitting;
    if (!m_client->client().is_welcome()) // nor is it known which game the server has
        return Connecting;
    return m_plan || !m_client->client().table().empty() ? Entering : Browsing;
}

QString Together::ownName() const
{
    return nameForTables(m_name, tr("Player"));
}

QString Together::server() const
{
    return !m_client ? QString() : m_isOwn ? tr("this computer") : m_client->line().address().text();
}

QString Together::game() const
{
    return m_client ? m_client->game().game() : QString();
}

bool Together::encrypted() const
{
    return m_client && m_client->line().address().encrypted;
}

bool Together::playing() const
{
    return m_hasBegun;
}

// Ways to a server

QString Together::titled(const QString& game, const QString& rules) const
{
    return GameNames::titled(game, rules);
}

bool Together::go(const QString& text)
{
    const auto invitation = readInvitation(text);
    if (!invitation)
        return false;
    follow(*invitation, capitolGame); // the server tells which game it has
    if (!std::exchange(m_invited, {}).isEmpty())
        emit invitedChanged();
    return true;
}

// Back to the own seat, if one is there. Another server does not get what opens it.
void Together::follow(const Invitation& invitation, const QString& game)
{
    const table::Ticket ticket{invitation.table.toStdString(), {}, {}};
    const MyTable invited{
        .server = invitation.server, .ticket = ticket, .hosted = hostAt(invitation.server) != nullptr};
    ServerAddress server = invitation.server;
    for (const MyTable& mine : m_mine.tables())
        if (mine.isSameTable(invited) && !ticket.table.empty()) {
            if (mine.server.fingerprint.size() > server.fingerprint.size())
                server.fingerprint = mine.server.fingerprint;
            return connectTo(server, mine.game, mine.ticket, {});
        }
    connectTo(server, game, ticket, {});
}

void Together::joinListed(int row)
{
    if (state() != Browsing || row < 0 || row >= m_tables.count())
        return;
    ask([table = m_tables.at(row).table.toStdString()](auto& client) { client.join(table); });
}

void Together::joinNearby(int row)
{
    if (row >= 0 && row < m_nearby.count())
        follow({m_nearby.at(row).server, m_nearby.at(row).table}, m_nearby.at(row).game);
}

void Together::resume(int row)
{
    if (row < 0 || row >= m_mine.count())
        return;
    const MyTable mine = m_mine.tables()[row];
    if (!mine.hosted)
        return connectTo(mine.server, mine.game, mine.ticket, {});
    host(mine.game,
         [this, mine](const Host& own) { connectTo(own.addressHere(), mine.game, mine.ticket, {}); });
}

void Together::forget(int row)
{
    if (row >= 0 && row < m_mine.count())
        m_mine.forget(MyTable(m_mine.tables()[row]));
}

std::optional<std::string> Together::rulesOf(const QString& game, const QString& variantId) const
{
    const auto textIn = [id = variantId.toStdString()](const auto& library) {
        const auto loaded = library.load(id);
        return loaded ? std::optional(rulesText(*loaded.value)) : std::nullopt;
    };
    return game == canalGame ? textIn(m_libraries.canal) : textIn(m_libraries.capitol);
}

void Together::create(const QString& game, const QString& variantId, int seats, bool listed,
                      const QString& clock, int amount, bool here)
{
    const auto rules = rulesOf(game, variantId);
    if (!rules)
        return;
    table::Options options{.seats = seats, .listed = listed, .clock = clockOf(clock, amount)};
    if (options.clock.kind == table::ClockKind::days)
        options.grace = options.clock.time;
    const Plan plan = [this, options, rules = *rules](auto& client) {
        m_hasMade = !client.create(rules, options).empty();
        if (!m_hasMade)
            fail(tr("These rules are too long to be sent to a server."));
    };
    if (here)
        return host(game, [=, this](const Host& own) { connectTo(own.addressHere(), game, {}, plan); });
    if (m_client)
        ask(plan);
}

// Of the server that is there. A line keeps the name that it began with.
void Together::ask(Plan plan)
{
    if (m_client->name() != ownName())
        return connectTo(ServerAddress(m_client->line().address()), game(), {}, std::move(plan));
    m_plan = std::move(plan);
    carryOut();
    emit changed();
}

void Together::connectTo(const ServerAddress& server, const QString& game, const table::Ticket& ticket,
                         Plan plan)
{
    clear();
    m_plan = std::move(plan);
    m_goingTo = ticket.table;
    m_isOwn = hostAt(server) != nullptr;
    m_client = std::make_unique<RemoteClient>(m_libraries, game, ownName(), ticket);
    RemoteClient* client = m_client.get();
    client->keepTicket = [this, client] {
        if (client != m_client.get()) // it is being put away
            return false;
        keepTicket();
        return !m_mine.isSettled();
    };
    client->heard = [this, client](const Heard& heard) {
        if (client == m_client.get())
            hear(heard);
    };
    connect(client, &RemoteClient::lineChanged, this, &Together::noticeLine);
    connect(client, &RemoteClient::failed, this, [this, client] {
        if (!m_hasBegun) // else the table tells it
            fail(client->line().words());
    });
    client->open(server);
    emit changed();
}

void Together::carryOut()
{
    if (!m_client || !m_client->client().is_welcome())
        return;
    if (const Plan plan = std::exchange(m_plan, {}))
        plan(m_client->client());
    else if (m_client->client().table().empty())
        m_client->client().list();
    if (m_client) // the plan may have failed
        m_client->send();
    emit changed();
}

void Together::retry()
{
    if (m_client)
        m_client->retry();
}

// A seat before the game would keep the others waiting.
void Together::leave()
{
    if (m_room && !m_hasBegun && m_client->client().seat() != game::no_seat) {
        m_client->client().leave();
        m_client->send();
        m_mine.forget(tableHere(m_client->client().table()));
    } else if (m_room) {
        keepTicket();
    }
    clear();
    m_trouble.clear();
    emit changed();
}

void Together::clear()
{
    m_plan = {};
    m_hasMade = m_hasBegun = false;
    m_listed.clear();
    showTables();
    const bool hadRoom = m_room != nullptr;
    putAway(m_room);
    putAway(m_table);
    if (m_client) {
        m_client->disconnect(this);
        m_client->close();
    }
    putAway(m_client);
    m_isOwn = false;
    m_trouble.clear();
    if (!hadRoom)
        return;
    emit roomChanged();
    emit askedChanged();
}

// What goes wrong once a game is on leaves the table as it is seen.
void Together::fail(const QString& words)
{
    if (m_hasBegun)
        return emit failed(words);
    clear();
    m_trouble = words;
    emit changed();
}

// What is heard

void Together::hear(const Heard& heard)
{
    const RemoteClient* client = m_client.get();
    std::visit([this](const auto& one) { take(one); }, heard);
    if (client != m_client.get() || !m_room)
        return;
    m_room->show();
    m_table->hear(heard);
    noticeGame();
}

void Together::take(const table::Listed& listed)
{
    m_listed = listed.tables;
    showTables();
}

void Together::take(const table::Arrived&)
{
    m_goingTo = m_client->client().table();
    if (!m_room)
        sitDown();
}

void Together::sitDown()
{
    RemoteClient& client = *m_client;
    const Host* own = hostAt(client.line().address());
    const Invitation invitation{own ? own->addressOutside() : client.line().address(),
                                QString::fromStdString(client.client().table())};
    m_room = std::make_unique<WaitingRoom>(client, m_known, invitation);
    m_table = std::make_unique<RemoteTable>(client.game(),
                                            RemoteTable::Line{[&client] { client.send(); },
                                                              [&client] { return client.now(); },
                                                              [&client] { return client.lostWords(); },
                                                              [&client] { return client.isRestarting(); }},
                                            QFile(m_folder / "typed").fileName());
    connect(m_room.get(), &WaitingRoom::failed, this, &Together::failed);
    connect(m_table.get(), &RemoteTable::askedChanged, this, &Together::askedChanged);
    connect(m_table.get(), &RemoteTable::failed, this, &Together::failed);
    tellBlocked();
    if (std::exchange(m_hasMade, false))
        client.client().take(0);
    keepTicket();
    m_trouble.clear();
    emit roomChanged();
    emit changed();
}

void Together::take(const table::Declined& declined)
{
    const bool wayEnds = declined.kind == "hello" || declined.kind == "join" || declined.kind == "resume" ||
                         declined.kind == "create";
    if (!wayEnds)
        return; // the table tells it, where there is one
    if (declined.refused.code == "no_table")
        m_mine.forget(tableHere(m_goingTo));
    if (declined.refused.code == "bad_token")
        return; // one looks on
    if (m_hasBegun)
        m_client->giveUp(declined.refused); // the table tells it for as long as it is so
    else
        fail(wordsOf(declined.refused));
}

void Together::take(const table::Dismissed& dismissed)
{
    m_client->line().onDismissed(dismissed.why, std::chrono::milliseconds(dismissed.retry));
}

void Together::take(const table::Unseated& unseated)
{
    if (unseated.why == "kicked")
        emit failed(tr("The host has freed your seat."));
    else if (unseated.why == "away")
        emit failed(tr("You were away for too long, so your seat was given up."));
}

void Together::take(const table::Ended&)
{
    const table::AnyClient& client = m_client->client();
    emit ended({.table = tableHere(client.table()),
                .record = m_client->game().record(),
                .seat = client.seat(),
                .proven = client.ending()->proof == table::Proof::proven});
}

void Together::noticeLine()
{
    if (m_client && !m_client->isOpen() && m_client->line().state() == Connection::State::Waiting && !m_room)
        m_trouble = m_client->line().words();
    if (m_room)
        m_room->show();
    if (m_table)
        m_table->noticeLine();
    emit changed();
}

void Together::noticeGame()
{
    if (m_hasBegun || !m_client->client().has_begun())
        return;
    m_hasBegun = true;
    keepTicket();
    emit begun();
    emit changed();
}

// One of the server that the line leads to.
MyTable Together::tableHere(const std::string& table) const
{
    return {.server = m_client->line().address(), .ticket = {table, {}, {}}, .hosted = m_isOwn};
}

// Of a game that is over, what was kept before leads to the record until that is kept, too.
void Together::keepTicket()
{
    if (!m_client->client().has_arrived() || m_client->client().ending())
        return;
    const table::Ticket ticket = m_client->client().ticket();
    if (ticket.token.empty())
        return m_mine.forget(tableHere(ticket.table));
    const auto& client = m_client->client();
    m_mine.keep({.server = m_client->line().address(),
                 .ticket = ticket,
                 .hosted = m_isOwn,
                 .game = game(),
                 .rules = m_known.nameOf(m_client->game()),
                 .players = names(),
                 .begun = client.has_begun(),
                 .days = client.options().clock.kind == table::ClockKind::days,
                 .seen = QDateTime::currentDateTimeUtc()});
}

QString Together::names() const
{
    QStringList names;
    for (const table::SeatSeen& seat : m_client->client().seats().seats)
        if (seat.owner == table::Owner::person)
            names.append(fromOutside(seat.name));
    return names.join(QStringLiteral(", "));
}

// Lists

void Together::list()
{
    if (state() != Browsing)
        return;
    m_client->client().list();
    m_client->send();
}

TableRow Together::rowOf(const ServerAddress& server, const QString& game, const QString& host,
                         const table::Listing& listing) const
{
    const QString hash = QString::fromStdString(listing.hash);
    return {.server = server,
            .table = QString::fromStdString(listing.table),
            .game = game,
            .host = host,
            .rules = m_known.nameOf(hash),
            .differences = m_known.differencesOf(hash),
            .seats = listing.seats,
            .open = listing.open,
            .state = listing.state};
}

void Together::showTables()
{
    QList<TableRow> rows;
    for (const table::Listing& listing : m_listed)
        rows.append(rowOf(m_client->line().address(), game(), {}, listing));
    m_tables.show(rows);
}

void Together::showNearby()
{
    QList<TableRow> rows;
    for (const Finder::Found& found : m_finder ? m_finder->found() : QList<Finder::Found>())
        if (!hostAt(found.server) && !isBlocked(m_blocked, fromOutside(found.announcement.host)))
            for (const table::Listing& listing : found.announcement.tables)
                rows.append(rowOf(found.server, found.announcement.game, fromOutside(found.announcement.host),
                                  listing));
    m_nearby.show(rows);
}

// The servers of this window

Host& Together::hostFor(const QString& game)
{
    std::unique_ptr<Host>& host = m_hosts[game];
    if (host)
        return *host;
    const auto folder = m_folder / (game == canalGame ? "hosted-canal-mania" : "hosted");
    host = std::make_unique<Host>(m_libraries, game, folder, [this] { return ownName(); });
    connect(host.get(), &Host::failed, this, [this](const QString& reason) {
        m_afterStart = {};
        fail(tr("No server could be started on this computer: %1").arg(reason));
    });
    connect(host.get(), &Host::started, this, [this, made = host.get()] {
        if (const auto next = std::exchange(m_afterStart, {}))
            next(*made);
    });
    connect(host.get(), &Host::changed, this, &Together::changed);
    return *host;
}

void Together::host(const QString& game, const std::function<void(const Host&)>& then)
{
    m_afterStart = then;
    clear();
    hostFor(game).start();
}

bool Together::hosting() const
{
    return std::ranges::any_of(m_hosts, [](const auto& one) { return one.second->isRunning(); });
}

const Host* Together::hostAt(const ServerAddress& server) const
{
    for (const auto& [game, host] : m_hosts)
        if (host->isAt(server))
            return host.get();
    return nullptr;
}

bool Together::sitsHere() const
{
    if (!m_room || !m_isOwn)
        return false;
    const table::AnyClient& client = m_client->client();
    return client.is_there() && client.seat() != game::no_seat && !client.ending();
}

bool Together::hostsOthers() const
{
    int persons = 0;
    for (const auto& [game, host] : m_hosts)
        persons += host->personsHere();
    return persons > int(sitsHere());
}

} // namespace capitol::app
