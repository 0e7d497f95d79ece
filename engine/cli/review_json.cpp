#include "cli/reason_words.h"
#include "cli/review_print.h"

#include <cmath>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

double four_places(double share)
{
    return std::round(share * 1e4) / 1e4;
}

Json json_of(const Shares& shares, std::size_t players)
{
    Json json = Json::array();
    for (std::size_t seat = 0; seat < players; ++seat)
        json.push_back(four_places(shares[seat]));
    return json;
}

// A choice's number as files count, from 1.
Json move_number(const std::optional<std::size_t>& number)
{
    return number ? Json(*number + 1) : Json();
}

Json seat_json(const Record& record, const Review& review, Seat seat)
{
    const SeatSummary& summary = review.seats[seat];
    Json losses;
    for (const ChoiceKind kind : choice_kinds)
        losses[std::string(name_of(kind))] = four_places(summary.losses[index(kind)]);
    return {{"seat", seat + 1},
            {"name", record.seats[seat].name},
            {"accuracy", four_places(summary.accuracy)},
            {"losses", losses},
            {"gained", four_places(summary.gained)},
            {"luck", four_places(summary.luck)},
            {"unforeseen", four_places(summary.unforeseen)},
            {"best_move", move_number(summary.best)},
            {"worst_move", move_number(summary.worst)}};
}

Json turning_points_json(const Review& review)
{
    Json points = Json::array();
    for (const TurningPoint& point : review.turning_points)
        points.push_back({{"after_move", point.moves},
                          {"from", point.from + 1},
                          {"to", point.to + 1},
                          {"lead", four_places(point.lead)}});
    return points;
}

Json reasons_json(const Record& record, const ReviewedChoice& choice)
{
    Json reasons = Json::array();
    for (const HintReason& reason : choice.reasons)
        reasons.push_back(
            {{"kind", name_of(reason.kind)}, {"text", sentence_of(reason, record.variant.map)}});
    return reasons;
}

void add_judgement(const Record& record, const ReviewedChoice& choice, const ChoiceTexts& texts, Json& json)
{
    if (!choice.alternative)
        return;
    json["alternative"] = texts.alternative;
    json["alternative_share"] = four_places(choice.alternative->share);
    json["loss"] = four_places(choice.loss());
    json["merit"] = four_places(choice.merit());
    if (!choice.reasons.empty())
        json["reasons"] = reasons_json(record, choice);
}

Json choice_json(const Record& record, const ReviewedChoice& choice, const ChoiceTexts& texts,
                 std::size_t players)
{
    Json json{{"move", choice.number + 1},
              {"seat", choice.seat + 1},
              {"round", choice.round},
              {"kind", name_of(choice.kind)},
              {"choice", texts.choice}};
    add_judgement(record, choice, texts, json);
    json["fault"] = json_of(choice.fault, players);
    json[choice.is_luck ? "luck" : "unforeseen"] = json_of(choice.rest, players);
    if (const auto& cheaper = choice.cheaper_bid)
        json["cheaper_bid"] = {
            {"bid", cheaper->total}, {"enough", cheaper->enough}, {"chance", four_places(cheaper->chance)}};
    return json;
}

} // namespace

Json review_json(const Record& record, const Review& review, Seat seat)
{
    const std::size_t players = review.seats.size();
    const auto texts = texts_of(record, review);
    Json json{{"variant", record.variant.id}, {"moves", record.moves.size()},
              {"over", is_at_end(record)},    {"seats", Json::array()},
              {"curve", Json::array()},       {"turning_points", turning_points_json(review)},
              {"choices", Json::array()}};
    for (Seat one = 0; one < players; ++one)
        json["seats"].push_back(seat_json(record, review, one));
    for (const Shares& shares : review.curve)
        json["curve"].push_back(json_of(shares, players));
    for (const ReviewedChoice& choice : review.choices)
        if (seat == spectator || choice.seat == seat)
            json["choices"].push_back(choice_json(record, choice, texts[choice.number], players));
    return json;
}

} // namespace capitol
