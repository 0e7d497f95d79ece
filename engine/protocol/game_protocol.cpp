#include "protocol/game_protocol.h"

namespace protocol {

using namespace capitol;

std::string all_texts(const Diagnostics& diagnostics)
{
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        text += (text.empty() ? "" : "; ") + diagnostic.text();
    return text;
}

Diagnostics without_content(Diagnostics diagnostics)
{
    for (Diagnostic& diagnostic : diagnostics)
        if (diagnostic.line > 0)
            diagnostic.key = diagnostic.found = diagnostic.suggestion = {};
    return diagnostics;
}

std::optional<game::Seat> seat_in(const Field& request, const char* key, int players)
{
    const auto field = request.find(key);
    if (!field)
        return std::nullopt;
    return static_cast<game::Seat>(field->whole(1, players) - 1);
}

std::uint64_t seed_in(const Field& request)
{
    const auto field = request.find("seed");
    std::random_device device;
    return field ? field->whole64() : device();
}

} // namespace protocol
