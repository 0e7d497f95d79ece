#include "remote/game_client.h"

#include "base/strict_json.h"
#include "canal/playable_canal.h"
#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "common/game_names.h"
#include "table/playable_capitol.h"

namespace capitol::app {

namespace {

template <match::PlayableGame P, table::ClientGame T>
std::unique_ptr<GameClient> clientOf(const QString& game, const typename T::Sources& library,
                                     const table::Self& self, const table::Ticket& ticket)
{
    return std::make_unique<ClientOf<P, T>>(
        game, std::make_shared<table::Client<T>>(library, system_random, self, ticket));
}

// Its text; "" where it is none.
std::string textIn(const nlohmann::json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

std::unique_ptr<GameClient> makeGameClient(const GameLibraries& libraries, const QString& game,
                                           const table::Self& self, const table::Ticket& ticket)
{
    if (game == canalGame)
        return clientOf<canal::app::PlayableCanal, canal::TableCanal>(canalGame, libraries.canal, self,
                                                                      ticket);
    return clientOf<PlayableCapitol, TableCapitol>(capitolGame, libraries.capitol, self, ticket);
}

QString greetedGame(std::string_view message)
{
    const ParsedJson parsed = parse_json(message);
    if (!parsed.value || !parsed.value->is_object() || textIn(*parsed.value, "type") != "welcome")
        return {};
    const std::string key = textIn(*parsed.value, "game");
    if (key == canal::RecordedCanal::format().key)
        return canalGame;
    return key == RecordedCapitol::format().key ? capitolGame : QString();
}

} // namespace capitol::app
