// The client of a table of one of the games, and, once its game is on, the match that follows it. Beside the
// game all tables are the same.
#pragma once

#include "canal/record/record.h"
#include "canal/variant/library.h"
#include "capitol/record/record.h"
#include "match/remote_match.h"
#include "variants/some_variant.h"

#include <QPointer>
#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <variant>
#include <vector>

namespace capitol::app {

// The variants of both games.
struct GameLibraries
{
    const Library& capitol;
    const canal::Library& canal;
    std::vector<std::filesystem::path> rulebooks{}; // the folders of the passages of their rules
};

// What is heard, without what belongs to one game.
struct Moved // a seat has chosen; no_seat: the game has begun
{
    game::Seat seat = game::no_seat;
};
struct Recollected // what had happened before
{
};
using Heard =
    std::variant<table::Welcomed, table::Listed, table::Arrived, table::SeatsChanged, table::Unseated, Moved,
                 table::Undone, table::Shown, Recollected, table::Ended, table::Said, table::ProposalChanged,
                 table::ClockChanged, table::Answered, table::Declined, table::Dismissed>;

using SomeRecord = std::variant<Record, canal::Record>;

class GameClient
{
public:
    virtual ~GameClient() = default;

    virtual QString game() const = 0; // as Preferences has it
    virtual table::AnyClient& client() = 0;
    // Tells of all that the message says, one after another; the match has heard it then. Throws
    // table::BadServer.
    virtual void receive(std::string_view message, table::Time now,
                         const std::function<void(const Heard&)>& tell) = 0;
    // Of the match; false where there is none.
    virtual bool hasGaps() const = 0;
    virtual void noticeLine() = 0;

    // Once the client has arrived: the rules, as the server has told them.
    virtual SomeVariant variant() const = 0;
    // Of a game that has ended.
    virtual SomeRecord record() const = 0;
};

// `T` is the game as tables know it, `P` as the window plays it.
template <match::PlayableGame P, table::ClientGame T>
class ClientOf final : public GameClient
{
public:
    using Client = table::Client<T>;
    using Match = match::RemoteMatch<P, T>;

    ClientOf(const QString& game, std::shared_ptr<Client> client) : m_game(game), m_client(std::move(client))
    {
    }

    // As RemoteMatch says. It must go before the client does.
    std::unique_ptr<Match> makeMatch(std::function<void()> send, std::function<bool()> isLost)
    {
        auto match = std::make_unique<Match>(*m_client, std::move(send), std::move(isLost));
        m_match = match.get();
        return match;
    }
    // What `receive` does with each happening.
    Heard hear(const table::Happening<T>& happening)
    {
        if (m_match)
            m_match->hear(happening);
        return std::visit([](const auto& one) { return toldOf(one); }, happening);
    }

    QString game() const override { return m_game; }
    table::AnyClient& client() override { return *m_client; }
    void receive(std::string_view message, table::Time now,
                 const std::function<void(const Heard&)>& tell) override
    {
        for (const table::Happening<T>& happening : m_client->receive(message, now))
            tell(hear(happening));
    }
    bool hasGaps() const override { return m_match && m_match->hasGaps(); }
    void noticeLine() override
    {
        if (m_match)
            m_match->noticeLine();
    }
    SomeVariant variant() const override { return variantOf(m_client->setup()); }
    SomeRecord record() const override { return match::recordOf<P>(*m_client->ending()); }

private:
    static SomeVariant variantOf(const GameSetup& setup) { return setup.variant; }
    static SomeVariant variantOf(const canal::GameSetup& setup)
    {
        canal::Variant variant;
        variant.id = setup.variant;
        variant.data = setup.data;
        return variant;
    }
    static Heard toldOf(const table::Stepped<T>& step) { return Moved{step.seat}; }
    static Heard toldOf(const table::Recalled<T>&) { return Recollected(); }
    template <typename Other>
    static Heard toldOf(const Other& other)
    {
        return other;
    }

    const QString m_game;
    const std::shared_ptr<Client> m_client;
    QPointer<Match> m_match;
};

// The libraries live longer.
std::unique_ptr<GameClient> makeGameClient(const GameLibraries& libraries, const QString& game,
                                           const table::Self& self, const table::Ticket& ticket);
// The game that a server's greeting names; "" for any other message.
QString greetedGame(std::string_view message);

} // namespace capitol::app
