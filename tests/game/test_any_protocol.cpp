// The line protocol of a game that is none of ours.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "game/search_player.h"
#include "protocol/game_protocol.h"
#include "recorded_toy.h"
#endif

#include <QTest>

using namespace toy;
using nlohmann::json;

namespace {

const RecordedToy::Sources nothing;

class ToyProtocol final : public protocol::GameProtocol<RecordedToy, Toy>
{
public:
    ToyProtocol() : GameProtocol(nothing, protocol::Files::refused) {}

private:
    Record new_record(const Field& request) const override
    {
        Record record;
        record.seats.resize(static_cast<std::size_t>(request.need("players").whole(2, most_seats)),
                            {"Seat", "human"});
        record.seed = protocol::seed_in(request);
        return record;
    }
    protocol::Json print_state() const override { return print(table().position()); }
    protocol::Json print_view(const View& view) const override { return print(view.known); }
    protocol::Json print_events(const toy::Position&, const Events& events) const override
    {
        return events.size();
    }
    protocol::Json print_turn() const override { return {{"to_move", to_move()}}; }
    bool is_about_seat(const Refusal& refusal) const override { return refusal == chosen_already; }
    std::vector<std::string> player_names() const override { return {"random", "search"}; }
    std::string usual_player() const override { return "search"; }
    std::unique_ptr<game::Player<Toy>> make_player(const std::string& name) const override
    {
        if (name == "search")
            return std::make_unique<game::SearchPlayer<Toy>>(20);
        return name == "random" ? std::make_unique<game::RandomPlayer<Toy>>() : nullptr;
    }

    static protocol::Json print(const toy::Position& position)
    {
        return {{"round", position.round}, {"hands", position.hands}, {"points", position.points}};
    }
};

json ask(ToyProtocol& protocol, const json& request)
{
    return json::parse(protocol.answer(request.dump()));
}

} // namespace

class TestAnyProtocol : public QObject
{
    Q_OBJECT

private slots:
    void a_game_is_played_by_its_suggestions()
    {
        ToyProtocol protocol;
        QVERIFY(ask(protocol, {{"cmd", "hello"}})["engine"] == json("toy"));
        const json begun = ask(protocol, {{"id", 7}, {"cmd", "new"}, {"players", 3}, {"seed", 5}});
        QVERIFY(begun["id"] == json(7));
        json last;
        int choices = 0;
        do {
            const json advice = ask(protocol, {{"cmd", "suggest"}, {"seed", choices}});
            QVERIFY2(advice["ok"] == true, advice.dump().c_str());
            last = ask(protocol, {{"cmd", "play"}, {"move", advice["move"]}});
            QVERIFY2(last["ok"] == true, last.dump().c_str());
            ++choices;
        } while (!last["to_move"].is_null());
        QCOMPARE(choices, 3 * rounds);
        QVERIFY(!last["winners"].empty());
        QVERIFY(ask(protocol, {{"cmd", "play"}, {"move", "1"}})["error"]["code"] == json("game_over"));
        // Its record is played again elsewhere, to the same end.
        const json record = ask(protocol, {{"cmd", "record"}})["record"];
        const json end = ask(protocol, {{"cmd", "state"}})["state"];
        ToyProtocol other;
        QVERIFY(ask(other, {{"cmd", "load"}, {"record", record}})["state"] == end);
        QVERIFY(ask(other, {{"cmd", "undo"}})["state"]["round"] == json(rounds));
    }

    void a_seat_sees_its_own_hand_alone()
    {
        ToyProtocol protocol;
        const json whole = ask(protocol, {{"cmd", "new"}, {"players", 2}, {"seed", 1}})["state"]["hands"];
        const json seen = ask(protocol, {{"cmd", "state"}, {"seat", 2}})["state"]["hands"];
        QVERIFY(seen[1] == whole[1]);
        QVERIFY(seen[0] == json(0));
        QVERIFY(whole[0] != 0);
    }

    void what_is_refused_changes_nothing()
    {
        ToyProtocol protocol;
        QVERIFY(ask(protocol, {{"cmd", "state"}})["error"]["code"] == json("bad_request"));
        const json state = ask(protocol, {{"cmd", "new"}, {"players", 2}, {"seed", 1}})["state"];
        const auto code = [&](const json& request) { return ask(protocol, request)["error"]["code"]; };
        QVERIFY(code({{"cmd", "undo"}}) == json("nothing_to_undo"));
        QVERIFY(code({{"cmd", "jump"}}) == json("unknown_command"));
        QVERIFY(code({{"cmd", "new"}, {"players", 6}}) == json("bad_request"));
        QVERIFY(code({{"cmd", "play"}, {"move", "forty"}}) == json("bad_move"));
        QVERIFY(code({{"cmd", "suggest"}, {"level", "genius"}}) == json("bad_request"));
        QVERIFY(code({{"cmd", "load"}, {"file", "/etc/passwd"}}) == json("bad_request"));
        const unsigned hand = state["hands"][1];
        std::uint8_t own = 1;
        while (!(hand & bit(own)))
            ++own;
        std::uint8_t other = 1;
        while (hand & bit(other))
            ++other;
        QVERIFY(code({{"cmd", "play"}, {"move", std::to_string(other)}, {"seat", 2}}) ==
                json("illegal_move"));
        QVERIFY(ask(protocol, {{"cmd", "state"}})["state"] == state);
        // The second seat may choose first, and only once.
        QVERIFY(ask(protocol, {{"cmd", "play"}, {"move", std::to_string(own)}, {"seat", 2}})["ok"] ==
                json(true));
        const json again = ask(protocol, {{"cmd", "play"}, {"move", std::to_string(own)}, {"seat", 2}});
        QVERIFY(again["error"]["at"] == json("seat"));
    }
};

QTEST_APPLESS_MAIN(TestAnyProtocol)
#include "test_any_protocol.moc"
