// Play with people elsewhere: from an address, an invitation or the local network to a table, and from there
// into its game. Nothing is asked of anybody before a person wants it.
#pragma once

#include "remote/host.h"
#include "remote/invitation.h"
#include "remote/known_rules.h"
#include "remote/my_tables.h"
#include "remote/remote_client.h"
#include "remote/remote_table.h"
#include "remote/tables_model.h"
#include "remote/waiting_room.h"

#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>

namespace capitol::app {

// A game that is over, as its server has opened it.
struct EndedGame
{
    MyTable table{}; // where
    SomeRecord record{};
    Seat seat = game::no_seat; // of this person; no_seat: looked on
    bool proven = false;       // the deal, and that the record is what was seen
};

class Together : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.together is the one.")
    Q_PROPERTY(bool possible READ possible CONSTANT)                   // this program can connect
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged) // its page is in sight
    Q_PROPERTY(capitol::app::TablesModel* tables READ tables CONSTANT) // of the server
    Q_PROPERTY(capitol::app::TablesModel* nearby READ nearby CONSTANT) // of the local network
    Q_PROPERTY(capitol::app::MyTables* mine READ mine CONSTANT)
    Q_PROPERTY(bool finding READ finding NOTIFY openChanged) // the local network can be listened to
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString server READ server NOTIFY changed) // the one that is asked, by its address
    Q_PROPERTY(QString game READ game NOTIFY changed) // of that server, as Preferences has it; "" for none
    Q_PROPERTY(bool encrypted READ encrypted NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed) // why that is not so; "" while all is well
    Q_PROPERTY(
        QString invited READ invited NOTIFY invitedChanged) // an invitation from outside, to be followed
    Q_PROPERTY(capitol::app::WaitingRoom* room READ room NOTIFY roomChanged) // null where there is none
    Q_PROPERTY(capitol::app::RemoteTable* table READ table NOTIFY roomChanged)
    Q_PROPERTY(bool playing READ playing NOTIFY changed) // the game of that table has begun
    // Others sit at tables of this window's server.
    Q_PROPERTY(bool hostsOthers READ hostsOthers NOTIFY changed)

public:
    enum State {
        Idle,
        Connecting, // to a server
        Browsing,   // its tables
        Entering,   // a table
        Sitting     // at one, or looking on
    };
    Q_ENUM(State)

    // The libraries live longer. `folder`: where seats, the hosted servers and what is typed are kept.
    Together(const GameLibraries& libraries, std::filesystem::path folder);
    ~Together() override;

    // What the person is called there.
    void setName(const QString& name) { m_name = name; }
    // Of people whose sayings are not shown, nor their tables nearby.
    void setBlocked(const QStringList& names);
    void setLanguage(const QString& language);
    // The record of the game that has ended there is: the seat is of no more use.
    void onRecordKept(const MyTable& table) { m_mine.forget(table); }
    // The variants have changed.
    void findVariants() { m_known.read(m_language); }
    // Of the program's start: a link from outside waits for the person's word. False for no such link.
    bool offer(const QString& link);

    bool possible() const { return Connection::isPossible(); }
    bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    TablesModel* tables() { return &m_tables; }
    TablesModel* nearby() { return &m_nearby; }
    MyTables* mine() { return &m_mine; }
    bool finding() const { return m_finder && m_finder->isListening(); }
    State state() const;
    QString server() const;
    QString game() const;
    bool encrypted() const;
    QString trouble() const { return m_trouble; }
    QString invited() const { return m_invited; }
    WaitingRoom* room() const { return m_room.get(); }
    RemoteTable* table() const { return m_table.get(); }
    bool playing() const;
    bool isAsked() const { return m_table && m_table->asked(); } // this person, to choose
    bool hosting() const;                                        // the server of this window runs
    bool hostsOthers() const;

    // What a table of that game with those rules is called.
    Q_INVOKABLE QString titled(const QString& game, const QString& rules) const;
    // What was typed: an address, a link or a code. False where it is none.
    Q_INVOKABLE bool go(const QString& text);
    Q_INVOKABLE void joinListed(int row);
    Q_INVOKABLE void joinNearby(int row);
    Q_INVOKABLE void resume(int row);
    Q_INVOKABLE void forget(int row);
    // A table of that game, as Preferences has it, on the server that is browsed, whose game it is, or on
    // this window's own. `clock`: "none", "bank", "move" or "days", with `amount` minutes, seconds or days.
    Q_INVOKABLE void create(const QString& game, const QString& variantId, int seats, bool listed,
                            const QString& clock, int amount, bool here);
    // From the table, or the server. A seat in a game that goes on is kept; one before the game is given up.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void retry();

signals:
    void openChanged();
    void changed();
    void invitedChanged();
    void roomChanged();
    void askedChanged();
    void begun();                                    // the game: `table` makes a match of it
    void ended(const capitol::app::EndedGame& game); // told again to who comes back to its table
    void failed(const QString& text);
    void rulesKept(); // of a table, among this person's variants

private:
    using Plan = std::function<void(table::AnyClient&)>; // what is asked once the server is there

    // `game`: what the server is expected to have.
    void connectTo(const ServerAddress& server, const QString& game, const table::Ticket& ticket, Plan plan);
    void follow(const Invitation& invitation, const QString& game);
    void ask(Plan plan);
    void carryOut();
    QString ownName() const;
    void hear(const Heard& heard);
    void take(const table::Welcomed&) { carryOut(); }
    void take(const table::Listed& listed);
    void take(const table::Arrived&);
    void take(const table::Declined& declined);
    void take(const table::Dismissed& dismissed);
    void take(const table::Unseated& unseated);
    void take(const table::Ended&);
    template <typename Other>
    void take(const Other&)
    {
    }
    void sitDown();
    void tellBlocked();
    void noticeLine();
    void noticeGame();
    void fail(const QString& words);
    void clear();
    MyTable tableHere(const std::string& table) const;
    void keepTicket();
    void list();
    void showTables();
    void showNearby();
    TableRow rowOf(const ServerAddress& server, const QString& game, const QString& host,
                   const table::Listing& listing) const;
    std::optional<std::string> rulesOf(const QString& game, const QString& variantId) const;
    Host& hostFor(const QString& game);
    void host(const QString& game, const std::function<void(const Host&)>& then);
    const Host* hostAt(const ServerAddress& server) const;
    bool sitsHere() const; // at a table of this window's server, the game of which is not over
    QString names() const;

    const GameLibraries m_libraries;
    const std::filesystem::path m_folder;
    QString m_name;
    QString m_language;
    QStringList m_blocked;
    KnownRules m_known;
    MyTables m_mine;
    TablesModel m_tables;
    TablesModel m_nearby;
    std::vector<table::Listing> m_listed; // by the server
    bool m_isOpen = false;
    QString m_trouble;
    QString m_invited;

    std::map<QString, std::unique_ptr<Host>> m_hosts; // by game, once it was wanted
    std::function<void(const Host&)> m_afterStart;    // of a host
    std::unique_ptr<Finder> m_finder;

    Plan m_plan;
    std::string m_goingTo;   // the table that is wanted, or was reached
    bool m_isOwn = false;    // the server that is asked is this window's
    bool m_hasMade = false;  // the table: its maker sits down
    bool m_hasBegun = false; // the game
    std::unique_ptr<RemoteClient> m_client;
    std::unique_ptr<WaitingRoom> m_room;
    std::unique_ptr<RemoteTable> m_table;
    QTimer m_listing; // while the page is in sight
};

} // namespace capitol::app
