#include "join_command.h"

#include "canal/players/player.h"
#include "capitol/players/player.h"
#include "cli/canal_commands.h"
#include "table_player.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

struct JoinOptions
{
    std::string url;
    std::string game = capitol_name;
    std::string certificate;
    TableWish wish;
};

ServerAddress readAddress(const JoinOptions& options)
{
    auto address = readServerUrl(QString::fromStdString(options.url));
    if (!address)
        throw Failure(status_usage, in_quotes(options.url) + ": ws://HOST:PORT or wss://HOST:PORT is needed");
    address->fingerprint = readFingerprint(QString::fromStdString(options.certificate));
    return *address;
}

std::string checkFingerprint(const std::string& text)
{
    return readFingerprint(QString::fromStdString(text)).isEmpty()
               ? "64 hexadecimal digits are needed: the SHA-256 of the certificate"
               : "";
}

// Until it is done.
template <typename Sources>
int play(const Program& program, const Sources& sources, const TableWish& wish, const ServerAddress& address)
{
    std::string name = program.called.string();
    std::array<char*, 2> arguments{name.data(), nullptr};
    int count = 1;
    QCoreApplication application(count, arguments.data());
    const auto player = makeTablePlayer(sources, wish, address);
    QObject::connect(player.get(), &TablePlayer::finished, &application, &QCoreApplication::exit,
                     Qt::QueuedConnection);
    player->start();
    return QCoreApplication::exec();
}

int runJoin(const Program& program, const JoinOptions& options)
{
    const bool isCanal = options.game == canal_name;
    TableWish wish = options.wish;
    if (wish.variant.empty())
        wish.variant = isCanal ? canal::usual_variant : capitol::usual_variant;
    check_player_names({wish.player}, options.game);
    const ServerAddress address = readAddress(options);
    if (!options.certificate.empty() && !address.encrypted)
        throw Failure(status_usage, "--certificate is of use with wss:// only");
    return isCanal ? play(program, canal_library(program), wish, address)
                   : play(program, program.library, wish, address);
}

void addTable(CLI::App& command, TableWish& wish)
{
    auto* where = command.add_option_group("where", "Which table");
    where->add_option("--table", wish.table, "A table by its id, which is its invitation");
    where->add_flag("--create", wish.create, "A new table; its id is printed");
    where->add_flag("--any", wish.any, "The first listed table that has a seat free, whenever there is one");
    where->require_option(1);
    command.add_option("--variant", wish.variant,
                       "With --create: a variant that the server knows; the usual one by default");
    command.add_option("--seats", wish.seats, "With --create: how many seats")
        ->capture_default_str()
        ->check(CLI::Range(1, 8));
    command.add_option("--games", wish.games, "With --create and --any: how many games, one after another")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
}

} // namespace

void addJoin(Program& program)
{
    program.add<JoinOptions>(
        program.app, "join",
        "Send a computer player to a table of a server: capitol-server, or somebody's window",
        [](CLI::App& command, JoinOptions& options) {
            command.add_option("url", options.url, "ws://HOST:PORT or, encrypted, wss://HOST:PORT")
                ->required();
            add_game_option(command, options.game);
            command.add_option("--player", options.wish.player, "Which computer player")
                ->capture_default_str();
            command.add_option("--name", options.wish.name, "Its name at the table; else the player's");
            addTable(command, options.wish);
            command
                .add_option("--certificate", options.certificate,
                            "The SHA-256 of the server's certificate, which is then the only one accepted")
                ->check(CLI::Validator(checkFingerprint, "HEX"));
        },
        runJoin);
}

} // namespace capitol::app
