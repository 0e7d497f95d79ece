// The line protocol of Canal Mania: variants, positions, legal moves.
#pragma once

#include "canal/record/record.h"
#include "protocol/game_protocol.h"

namespace canal {

class Protocol final : public protocol::GameProtocol<RecordedCanal, CanalMania>
{
public:
    explicit Protocol(const Library& library, protocol::Files files = protocol::Files::refused);

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
    std::unique_ptr<game::Player<CanalMania>> make_player(const std::string& name) const override;

    Json variants() const;
    Json set_position(const Field& request);
    Json legal_moves() const;
    Variant variant_in(const Field& field) const;
};

} // namespace canal
