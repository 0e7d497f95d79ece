// The line protocol of Capitol: variants, positions, what scoring would give.
#pragma once

#include "capitol/players/player.h"
#include "capitol/record/record.h"
#include "protocol/game_protocol.h"

namespace capitol {

class Protocol final : public protocol::GameProtocol<RecordedCapitol, Capitol>
{
public:
    using Files = protocol::Files;

    explicit Protocol(const Library& library, Files files = Files::refused);

private:
    using Json = protocol::Json;

    Record new_record(const Field& request) const override;
    Json print_state() const override;
    Json print_view(const View& view) const override;
    Json print_events(const Position& before, const Events& events) const override;
    Json print_turn() const override;
    bool is_about_seat(const Refusal& refusal) const override;
    std::vector<std::string> player_names() const override;
    std::string usual_player() const override { return "greedy"; }
    std::unique_ptr<Player> make_player(const std::string& name) const override;

    Json variants() const;
    Json set_position(const Field& request);
    Json legal_moves(const Field& request) const;
    Json score() const;
    Json draws() const;

    Variant variant_in(const Field& field) const;
    Variant variant_of(const Field& position) const;
};

} // namespace capitol
