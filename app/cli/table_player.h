// A computer player of ours at tables of a server elsewhere, one game after another: it comes back after
// every cut, thinks in a thread of its own, and agrees to whatever the others propose.
#pragma once

#include "connection/connection.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "capitol/table/table_capitol.h"
#include "server/thinker.h"
#endif

#include <QElapsedTimer>

namespace capitol::app {

// Which tables it wants: one of `table`, `create` and `any`.
struct TableWish
{
    std::string player = "master";
    std::string name{}; // else the player's
    std::string table{};
    bool create = false;
    bool any = false;
    std::string variant = "schmidt"; // with `create`
    int seats = 2;                   // the same
    int games = 1;                   // with `create` and `any`
};

class TablePlayer : public QObject
{
    Q_OBJECT

public:
    // The library lives longer.
    TablePlayer(const Library& library, TableWish wish, ServerAddress address);

    void start();

signals:
    void finished(int status); // of the program

private:
    using Client = table::Client<TableCapitol>;

    // The line
    void onOpened();
    void onReceived(const QByteArray& message);
    void tick();
    void send();
    table::Time now() const { return m_clock.elapsed(); }

    // What happens
    void tell(const table::Happening<TableCapitol>& happening);
    void choose(const std::vector<table::Listing>& tables);
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

    void beginAnew();
    void fail(const std::string& why);
    static void say(const std::string& text);

    const Library& m_library;
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
    server::Thinker<TableCapitol> m_thinker; // the last member: its thread uses the others
};

} // namespace capitol::app
