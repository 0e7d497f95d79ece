// Each idea of a table, once.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "room.h"
#include "table_toy.h"
#endif

#include <QTest>

#include <span>

using namespace table::test;
using table::second;

namespace {

const toy::TableToy::Sources nothing;
using ToyRoom = Room<toy::TableToy>;
using Party = ToyRoom::Party;

const json highest{{"variant", "highest"}};
const json with_bank{{"variant", "highest"},
                     {"clock", {{"kind", "bank"}, {"seconds", 60}, {"increment", 5}}}};

json seat(const char* what)
{
    return {{"type", "seat"}, {"do", what}};
}

// Any number that the seat holds.
std::string any_move(const ToyRoom& room, const Party& party, Seat who)
{
    const auto& position = room.course(party.table).position();
    int number = 1;
    while (!(position.hands[who] & toy::bit(number)))
        ++number;
    return std::to_string(number);
}

json play(const ToyRoom& room, const Party& party, Seat who)
{
    return {{"type", "play"}, {"at", room.course(party.table).seq()}, {"move", any_move(room, party, who)}};
}

json last(ToyRoom& room, table::Connection connection, const std::string& type)
{
    json found;
    for (const std::string& text : room.drain(connection))
        if (const json one = json::parse(text); one["type"] == type)
            found = one;
    return found;
}

json seat_of(const json& seats, int number)
{
    return seats["seats"][static_cast<std::size_t>(number - 1)];
}

void play_round(ToyRoom& room, const Party& party)
{
    for (Seat who = 0; who < party.connections.size(); ++who)
        room.ask(party.connections[who], play(room, party, who));
}

// Counts the choices that are made, again too.
struct Counting : toy::TableToy
{
    static inline int applied = 0;
    static void apply(const Rules& rules, Position& position, Seat seat, const Choice& choice,
                      std::vector<Event>* events)
    {
        ++applied;
        TableToy::apply(rules, position, seat, choice, events);
    }
};

// Counts the rules that are read.
struct CountingRules : toy::TableToy
{
    static inline int read = 0;
    static std::optional<Setup> read_rules(const capitol::YamlNode& tree, const Sources& sources,
                                           capitol::Report& report, capitol::Diagnostics& wrong)
    {
        ++read;
        return TableToy::read_rules(tree, sources, report, wrong);
    }
};

// Its choices are printed as nobody can read them.
struct Illegible : toy::TableToy
{
    static std::string print(const Rules&, const Position&, const Choice&) { return "?"; }
};

} // namespace

class TestTableScenarios : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_is_played()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const json began = last(room, party.connections[1], "began");
        QVERIFY(began["seq"] == json(1) && began["to_move"] == json({1, 2}));
        for (int round = 0; round < toy::rounds; ++round)
            play_round(room, party);
        const json ended = last(room, party.connections[1], "ended");
        QVERIFY(ended["finished"] == json(true));
        QVERIFY(room.course(party.table).is_over());
        // The deal that was promised at the start is the one that was played.
        const std::string record = ended["record"];
        const std::string head = record.substr(0, record.find("moves:\n") + 7);
        QVERIFY(began["commitment"] ==
                json(capitol::sha256(ended["nonce"].get<std::string>() + "\n" + head)));
        QVERIFY(room.code(party.connections[0], {{"type", "play"}, {"at", 11}, {"move", "1"}}) ==
                "game_over");
    }

    void everybody_is_told_every_number()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const auto watcher = room.greet("Vera");
        room.ask(watcher, {{"type", "join"}, {"table", party.table}});
        room.ask(party.connections[0], play(room, party, 0));
        for (const auto connection : {party.connections[0], party.connections[1], watcher}) {
            const json event = last(room, connection, "event");
            QVERIFY(event["seq"] == json(2) && event["seat"] == json(1) && event["to_move"] == json({2}));
            const bool own = connection == party.connections[0];
            const std::string hidden = "choose 1 " + std::to_string(toy::face_down);
            QCOMPARE(event["events"][0] == json(hidden), !own); // only the seat itself knows which number
        }
    }

    void seats_are_taken_left_and_freed()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Bruno", ""}, highest);
        const auto [anna, bruno] = std::pair(party.connections[0], party.connections[1]);
        QVERIFY(seat_of(last(room, bruno, "seats"), 3)["player"] == json("random"));
        const auto vera = room.greet("Vera");
        room.ask(vera, {{"type", "join"}, {"table", party.table}});
        json take = seat("take");
        take["seat"] = 1;
        QVERIFY(room.code(vera, take) == "seat_taken");
        QVERIFY(room.code(bruno, {{"type", "start"}}) == "not_host");
        room.ask(bruno, seat("leave"));
        QVERIFY(room.take(bruno, "unseated")["why"] == json("left"));
        QVERIFY(room.code(anna, {{"type", "start"}}) == "not_ready");
        take["seat"] = 2;
        QVERIFY(room.ask(vera, take)["seat"] == json(2));
        QVERIFY(room.code(anna, {{"type", "start"}}) == "not_ready");
        json free = seat("free");
        free["seat"] = 2;
        QVERIFY(room.code(vera, free) == "not_host");
        json computer = seat("computer");
        computer["seat"] = 3;
        computer["player"] = "random";
        QVERIFY(room.code(vera, computer) == "not_host");
        room.ask(anna, free);
        QVERIFY(room.take(vera, "unseated")["why"] == json("kicked"));
        QVERIFY(room.ask(bruno, take)["type"] == json("ack"));
        json ready = seat("ready");
        ready["on"] = true;
        room.ask(bruno, ready);
        QVERIFY(room.ask(anna, {{"type", "start"}})["type"] == json("ack"));
        QVERIFY(room.code(bruno, seat("leave")) == "started");
    }

    void the_host_is_who_sits_longest()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Bruno"}, highest);
        QVERIFY(last(room, party.connections[1], "seats")["host"] == json(1));
        room.ask(party.connections[0], seat("leave"));
        QVERIFY(last(room, party.connections[1], "seats")["host"] == json(2));
    }

    void a_name_is_there_once()
    {
        ToyRoom room(nothing);
        const Party party = room.gather({"Anna", "Anna"}, highest);
        QVERIFY(party.tokens[1].empty());
    }

    void a_repeat_gets_the_same_answer_and_does_nothing()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        json move = play(room, party, 0);
        move["id"] = "once";
        const json answer = room.ask(party.connections[0], move);
        QVERIFY(room.ask(party.connections[0], move) == answer);
        QCOMPARE(room.course(party.table).moves(), 1U);
        // Over another connection, and after a restart.
        auto again = room.come_back("Anna", party.table, party.tokens[0]);
        QVERIFY(room.ask(again, move) == answer);
        room.restart();
        again = room.come_back("Anna", party.table, party.tokens[0]);
        QVERIFY(room.ask(again, move) == answer);
        QCOMPARE(room.course(party.table).moves(), 1U);
        move["move"] = any_move(room, party, 1);
        QVERIFY(room.code(again, move) == "id_used");
    }

    void anybody_may_look()
    {
        ToyRoom room(nothing);
        const Party waiting = room.gather({"Anna", "Bruno"}, highest);
        QVERIFY(room.code(waiting.connections[0], {{"type", "look"}}) == "not_started");
        QVERIFY(room.code(waiting.connections[0], {{"type", "past"}}) == "not_started");
        const Party party = room.begin({"Carla", "Dora"}, highest);
        const auto vera = room.greet("Vera");
        room.ask(vera, {{"type", "join"}, {"table", party.table}});
        const json own = room.ask(party.connections[0], {{"type", "look"}});
        const json seen = room.ask(vera, {{"type", "look"}});
        QVERIFY(own["type"] == json("snapshot") && own["view"]["hands"][0] != json(0));
        QVERIFY(seen["view"]["hands"] == json(std::vector<int>(toy::most_seats)));
    }

    // As that audience was told it.
    void anybody_may_ask_what_happened()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        play_round(room, party);
        const auto vera = room.greet("Vera");
        room.ask(vera, {{"type", "join"}, {"table", party.table}});
        const auto& course = room.course(party.table);
        for (const auto& [connection, audience] :
             {std::pair{party.connections[0], game::Seat{0}}, std::pair{vera, game::spectator}}) {
            const json past = room.ask(connection, {{"type", "past"}});
            QVERIFY(past["type"] == json("past") && past["seq"] == json(course.seq()));
            QVERIFY(past["steps"] == json(course.tell_since(0, audience)));
        }
        int asked = 1;
        while (room.ask(vera, {{"type", "past"}})["type"] == json("past"))
            ++asked;
        QVERIFY(asked >= 10 && asked <= 20);
    }

    void who_is_late_is_told_what_was_missed()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        json early = play(room, party, 1);
        play_round(room, party);
        room.drain(party.connections[1]);
        QVERIFY(room.code(party.connections[1], early) == "stale");
        const json first = room.take(party.connections[1], "event");
        const json second_one = room.take(party.connections[1], "event");
        QVERIFY(first["seq"] == json(2) && second_one["seq"] == json(3));
    }

    // Somebody else's choice in between disturbs nobody who chooses at the same time.
    void sealed_choices_cross_each_other()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        const json late = play(room, party, 2);
        room.ask(party.connections[0], play(room, party, 0));
        room.ask(party.connections[1], play(room, party, 1));
        QVERIFY(room.ask(party.connections[2], late)["type"] == json("ack"));
    }

    void a_seat_is_taken_up_again()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.cut(party.connections[1]);
        room.ask(party.connections[0], play(room, party, 0));
        // From what was seen last, or from nothing.
        const auto back = room.come_back("Bruno", party.table, party.tokens[1], 1);
        QVERIFY(room.take(back, "joined")["seat"] == json(2));
        QVERIFY(room.take(back, "event")["seq"] == json(2));
        const auto fresh = room.come_back("Bruno", party.table, party.tokens[1]);
        QVERIFY(room.take(fresh, "snapshot")["seq"] == json(2));
        // The older connection is told, and closed.
        QVERIFY(room.take(back, "bye")["why"] == json("displaced"));
        QVERIFY(room.was_closed(back));
        QVERIFY(room.ask(fresh, play(room, party, 1))["type"] == json("ack"));
    }

    // However often something was taken back before.
    void what_was_missed_is_told_without_replaying_all()
    {
        Room<Counting> room(nothing);
        const std::string id = room.begin({"Anna", "Bruno"}, highest).table;
        const auto rules = Counting::rules_of(room.course(id).record());
        table::Course<Counting> course(rules, room.course(id).record(), "");
        capitol::Random random(1);
        const auto make = [&](Seat seat) {
            course.make(seat, Counting::random_choice(rules, course.view(seat), random));
        };
        make(0);
        for (int i = 0; i < 20; ++i) {
            make(1);
            course.take_back(1);
        }
        Counting::applied = 0;
        QVERIFY(course.tell_since(course.seq(), game::spectator).empty());
        QVERIFY(Counting::applied <= 1);
        const auto all = course.tell_since(1, game::spectator);
        QCOMPARE(all.size(), course.seq() - 1);
        for (std::size_t seen = 1; seen <= course.seq(); ++seen) {
            const auto told = course.tell_since(seen, game::spectator);
            QVERIFY(std::ranges::equal(told, std::span(all).subspan(seen - 1)));
        }
    }

    void absence_is_shown_and_the_others_decide()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        const auto [anna, bruno] = std::pair(party.connections[0], party.connections[1]);
        room.cut(party.connections[2]);
        room.drain(anna);
        room.pass(9 * second);
        QVERIFY(last(room, anna, "seats").is_null());
        room.pass(2 * second);
        QVERIFY(seat_of(last(room, anna, "seats"), 3)["presence"] == json("away"));
        const json stand_in{{"type", "propose"}, {"what", "stand_in"}, {"seat", 3}, {"how", "until_return"}};
        QVERIFY(room.code(anna, stand_in) == "pointless");
        room.ask(anna, {{"type", "ping"}});
        room.pass(50 * second);
        room.ask(bruno, {{"type", "ping"}});
        QVERIFY(seat_of(last(room, anna, "seats"), 3)["presence"] == json("absent"));
        room.ask(anna, stand_in);
        QVERIFY(room.questions().empty());
        const json proposal = last(room, bruno, "proposal");
        QVERIFY(proposal["state"] == json("open") && proposal["seat"] == json(3));
        room.ask(bruno, {{"type", "vote"}, {"proposal", proposal["proposal"]}, {"yes", true}});
        QVERIFY(last(room, anna, "proposal")["state"] == json("passed"));
        QCOMPARE(room.questions().size(), 1U);
        QVERIFY(room.questions()[0].view == room.course(party.table).view(2)); // its seat's, no more
        room.think([](const auto& question) {
            capitol::Random random(question.seed);
            return std::to_string(toy::Toy::random_choice(*question.rules, question.view, random).number);
        });
        QCOMPARE(room.course(party.table).moves(), 1U);
        // The owner has the seat at once, and no computer plays it any more.
        const auto back = room.come_back("Carla", party.table, party.tokens[2]);
        QVERIFY(seat_of(last(room, anna, "seats"), 3)["presence"] == json("here"));
        room.ask(anna, play(room, party, 0));
        room.ask(bruno, play(room, party, 1));
        QVERIFY(room.questions().empty());
        QVERIFY(room.ask(back, play(room, party, 2))["type"] == json("ack"));
    }

    void a_computer_may_choose_once()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.cut(party.connections[1]);
        room.pass(61 * second);
        const json once{{"type", "propose"}, {"what", "stand_in"}, {"seat", 2}, {"how", "once"}};
        QVERIFY(room.ask(party.connections[0], once)["type"] == json("ack"));
        room.think([](const auto&) { return std::string("nonsense"); }); // stood in for by chance
        QCOMPARE(room.course(party.table).moves(), 1U);
        room.ask(party.connections[0], play(room, party, 0));
        QVERIFY(room.questions().empty());
        QVERIFY(room.course(party.table).may_choose(1));
    }

    // What a computer player thought of for somebody who is back is not played.
    void an_answer_that_comes_too_late_is_forgotten()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.cut(party.connections[1]);
        room.pass(61 * second);
        room.ask(party.connections[0],
                 {{"type", "propose"}, {"what", "stand_in"}, {"seat", 2}, {"how", "until_return"}});
        const auto question = room.questions().at(0);
        const auto back = room.come_back("Bruno", party.table, party.tokens[1]);
        room.answer_question(question, any_move(room, party, 1));
        QCOMPARE(room.course(party.table).moves(), 0U);
        QVERIFY(room.ask(back, play(room, party, 1))["type"] == json("ack"));
        room.answer_question(question, any_move(room, party, 1));
        QCOMPARE(room.course(party.table).moves(), 1U);
    }

    // Nor is what it thought of during a pause, but then it is asked again.
    void a_computer_is_asked_again_after_a_pause()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", ""}, highest);
        const auto question = room.questions().at(0);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "pause"}});
        room.answer_question(question, any_move(room, party, 1));
        QCOMPARE(room.course(party.table).moves(), 0U);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "go_on"}});
        QCOMPARE(room.questions().size(), 2U);
        room.answer_question(room.questions().at(1), any_move(room, party, 1));
        QCOMPARE(room.course(party.table).moves(), 1U);
    }

    void what_was_shown_cannot_be_taken_back()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const json undo{{"type", "propose"}, {"what", "undo"}};
        QVERIFY(room.code(party.connections[0], undo) == "pointless");
        room.ask(party.connections[0], play(room, party, 0));
        room.ask(party.connections[0], undo);
        const json number = last(room, party.connections[1], "proposal")["proposal"];
        room.ask(party.connections[1], {{"type", "vote"}, {"proposal", number}, {"yes", true}});
        const json undone = last(room, party.connections[1], "undone");
        QVERIFY(undone["seq"] == json(3) && undone["moves"] == json(0));
        QVERIFY(room.course(party.table).may_choose(0));
        play_round(room, party); // and now all is open
        room.pass(table::proposal_pause);
        QVERIFY(room.code(party.connections[0], undo) == "pointless");
    }

    void one_no_is_enough_against_undo()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        room.ask(party.connections[0], play(room, party, 0));
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "undo"}});
        const json number = last(room, party.connections[1], "proposal")["proposal"];
        QVERIFY(room.code(party.connections[0], {{"type", "vote"}, {"proposal", number}, {"yes", true}}) ==
                "voted");
        room.ask(party.connections[1], {{"type", "vote"}, {"proposal", number}, {"yes", false}});
        QVERIFY(last(room, party.connections[2], "proposal")["state"] == json("failed"));
        QCOMPARE(room.course(party.table).moves(), 1U);
        const json again = room.ask(party.connections[0], {{"type", "propose"}, {"what", "undo"}});
        QVERIFY(again["code"] == json("too_often") && again["retry"].get<int>() > 0);
    }

    void a_step_ends_a_proposal_of_undo_alone()
    {
        for (const char* what : {"pause", "undo"}) {
            ToyRoom room(nothing);
            const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
            room.ask(party.connections[0], play(room, party, 0));
            room.ask(party.connections[0], {{"type", "propose"}, {"what", what}});
            room.ask(party.connections[1], play(room, party, 1));
            QCOMPARE(last(room, party.connections[2], "proposal")["state"].get<std::string>(),
                     std::string(what == std::string("undo") ? "failed" : "open"));
        }
    }

    void a_pause_stops_game_and_clocks()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, with_bank);
        room.pass(10 * second);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "pause"}});
        const json number = last(room, party.connections[1], "proposal")["proposal"];
        room.ask(party.connections[1], {{"type", "vote"}, {"proposal", number}, {"yes", true}});
        const json clock = last(room, party.connections[0], "clock");
        QVERIFY(clock["paused"] == json(true) && clock["left"] == json({50 * second, 50 * second}));
        QVERIFY(room.code(party.connections[0], play(room, party, 0)) == "paused");
        room.pass(100 * second);
        room.restart();
        Party again = party;
        for (Seat who : {0, 1})
            again.connections[who] = room.come_back("x", party.table, party.tokens[who]);
        room.ask(again.connections[0], {{"type", "propose"}, {"what", "go_on"}});
        room.ask(again.connections[1], {{"type", "vote"}, {"proposal", 2}, {"yes", true}});
        QVERIFY(last(room, again.connections[0], "clock")["paused"] == json(false));
        QVERIFY(room.ask(again.connections[0], play(room, again, 0))["type"] == json("ack"));
    }

    // All are on the clock at once, each until the own choice is in.
    void clocks_run_until_ones_own_choice()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, with_bank);
        QVERIFY(last(room, party.connections[0], "clock")["running"] == json({1, 2}));
        room.pass(20 * second);
        room.ask(party.connections[0], play(room, party, 0));
        const json clock = last(room, party.connections[0], "clock");
        QVERIFY(clock["left"] == json({45 * second, 40 * second}) && clock["running"] == json({2}));
        // The time when the server was not there counts for nobody.
        room.restart();
        const auto back = room.come_back("Bruno", party.table, party.tokens[1]);
        QVERIFY(last(room, back, "clock")["left"] == json({45 * second, 40 * second}));
        const auto anna = room.come_back("Anna", party.table, party.tokens[0]);
        room.pass(41 * second);
        QVERIFY(seat_of(last(room, anna, "seats"), 2)["presence"] == json("late"));
        // The others decide about who is late, and may give time.
        room.ask(anna, {{"type", "propose"}, {"what", "extend"}, {"seat", 2}});
        QVERIFY(seat_of(last(room, anna, "seats"), 2)["presence"] == json("here"));
        QVERIFY(last(room, back, "clock")["left"][1] == json(60 * second));
    }

    void each_choice_may_have_its_time()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"},
                                       {{"variant", "highest"}, {"clock", {{"kind", "days"}, {"days", 2}}}});
        QVERIFY(last(room, party.connections[0], "clock")["left"][0] == json(2 * table::day));
        room.cut(party.connections[1]);
        room.pass(100 * second);
        QVERIFY(seat_of(last(room, party.connections[0], "seats"), 2)["presence"] == json("away"));
        room.ask(party.connections[0], play(room, party, 0));
        QVERIFY(last(room, party.connections[0], "clock")["left"][0] == json(2 * table::day));
    }

    void who_is_back_after_the_end_is_welcome()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.cut(party.connections[1]);
        room.pass(61 * second);
        room.ask(party.connections[0],
                 {{"type", "propose"}, {"what", "stand_in"}, {"seat", 2}, {"how", "until_return"}});
        room.pass(table::proposal_pause);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "end"}});
        QVERIFY(room.course(party.table).is_over());
        const auto back = room.come_back("Bruno", party.table, party.tokens[1]);
        QVERIFY(!room.take(back, "ended").is_null());
    }

    void the_game_may_be_ended_by_all()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "end"}});
        QVERIFY(!room.course(party.table).is_over());
        room.ask(party.connections[1], {{"type", "vote"}, {"proposal", 1}, {"yes", true}});
        const json ended = last(room, party.connections[0], "ended");
        QVERIFY(ended["finished"] == json(false) && ended["winners"].empty() && ended["seq"] == json(2));
        room.restart();
        const auto back = room.come_back("Anna", party.table, party.tokens[0], 1);
        QVERIFY(room.take(back, "ended") == ended);
        QVERIFY(room.take(back, "ended").is_null());
    }

    void talk_is_heard_but_not_by_who_mutes()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        const json hello{{"type", "say"}, {"text", "Salve, <b>amici</b>!"}};
        room.ask(party.connections[1], {{"type", "report"}, {"seat", 1}, {"mute", true}});
        room.ask(party.connections[0], hello);
        QVERIFY(last(room, party.connections[1], "said").is_null());
        QVERIFY(last(room, party.connections[2], "said")["text"] == hello["text"]); // as it is: plain text
        // Also of what was said before.
        const auto back = room.come_back("Bruno", party.table, party.tokens[1]);
        QVERIFY(last(room, back, "talk").is_null());
        const auto watcher = room.greet("Vera");
        room.ask(watcher, {{"type", "join"}, {"table", party.table}});
        QVERIFY(last(room, watcher, "talk")["sayings"][0]["seat"] == json(1));
        // Nor after a restart.
        room.restart();
        const auto anna = room.come_back("Anna", party.table, party.tokens[0]);
        const auto bruno = room.come_back("Bruno", party.table, party.tokens[1]);
        room.ask(anna, hello);
        QVERIFY(last(room, bruno, "said").is_null());
        room.ask(bruno, {{"type", "report"}, {"seat", 1}, {"mute", false}});
        room.ask(anna, hello);
        QVERIFY(last(room, bruno, "said")["text"] == hello["text"]);
        QCOMPARE(room.code(bruno, {{"type", "report"}, {"seat", 1}, {"mute", false}}), "pointless");
    }

    void what_is_said_and_proposed_outlives_the_server()
    {
        ToyRoom room(nothing);
        Party party = room.begin({"Anna", "Bruno", "Carla"}, highest);
        const auto restart = [&] {
            room.restart();
            for (const Seat who : {0, 1, 2})
                party.connections[who] = room.come_back("x", party.table, party.tokens[who]);
        };
        room.ask(party.connections[1], {{"type", "say"}, {"text", "Salve"}});
        const json propose{{"type", "propose"}, {"id", "once"}, {"what", "pause"}};
        const json answer = room.ask(party.connections[0], propose);
        restart();
        const json talk = last(room, party.connections[2], "talk");
        QVERIFY(talk["sayings"].size() == 1);
        const json said = talk["sayings"][0];
        QVERIFY(said["text"] == json("Salve") && said["seat"] == json(2) && said["number"] == json(1));
        const json open = last(room, party.connections[1], "proposal");
        QVERIFY(open["state"] == json("open") && open["agreed"] == json({1}) && open["proposal"] == json(1));
        QVERIFY(room.ask(party.connections[0], propose) == answer);
        QCOMPARE(room.code(party.connections[1], {{"type", "propose"}, {"what", "end"}}), "busy");
        room.ask(party.connections[1], {{"type", "vote"}, {"proposal", 1}, {"yes", false}});
        restart(); // a vote counts after it, too
        QCOMPARE(room.code(party.connections[1], {{"type", "vote"}, {"proposal", 1}, {"yes", true}}),
                 "voted");
        room.ask(party.connections[2], {{"type", "vote"}, {"proposal", 1}, {"yes", true}});
        QVERIFY(last(room, party.connections[0], "clock")["paused"] == json(true));
        // What is decided or took too long is not open again.
        restart();
        QVERIFY(last(room, party.connections[0], "proposal").is_null());
        room.ask(party.connections[0], {{"type", "propose"}, {"what", "end"}});
        for (int i = 0; i < 2; ++i) {
            room.pass(table::proposal_open / 2);
            for (const auto connection : party.connections)
                room.send(connection, {{"type", "ping"}});
        }
        restart();
        QVERIFY(last(room, party.connections[0], "proposal").is_null());
    }

    // Nobody fills the disk by talking: beyond so much, what is said goes with the server's run.
    void not_all_that_is_said_is_written()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        const auto size = [&] { return room.journals()[party.table].size(); };
        std::size_t before = 0;
        for (int i = 0; i <= table::most_written_sayings; ++i) {
            before = size();
            QCOMPARE(room.code(party.connections[0], {{"type", "say"}, {"text", "Ave"}}), "");
            room.pass(3 * second);
            room.send(party.connections[1], {{"type", "ping"}});
        }
        QCOMPARE(size(), before);
        QVERIFY(last(room, party.connections[1], "said")["number"] == json(table::most_written_sayings + 1));
    }

    void computers_play_from_the_start()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "", ""}, highest);
        QCOMPARE(room.questions().size(), 2U);
        QVERIFY(room.questions()[0].player == "random");
        room.restart(); // and are asked again
        QCOMPARE(room.questions().size(), 2U);
        room.think([](const auto& question) {
            capitol::Random random(question.seed);
            return std::to_string(toy::Toy::random_choice(*question.rules, question.view, random).number);
        });
        QCOMPARE(room.course(party.table).moves(), 2U);
    }

    void tables_are_found_if_they_are_listed()
    {
        ToyRoom room(nothing);
        json listed = highest;
        listed["listed"] = true;
        const Party open = room.gather({"Anna", "Bruno"}, listed);
        room.gather({"Carla", "Dora"}, highest);
        const auto vera = room.greet("Vera");
        const json tables = room.ask(vera, {{"type", "list"}})["tables"];
        QVERIFY(tables.size() == 1 && tables[0]["table"] == json(open.table));
        QVERIFY(tables[0]["state"] == json("waiting") && tables[0]["open"] == json(0));
    }

    // Rules come as a text that says all, and everybody is told it with its hash.
    void rules_travel()
    {
        ToyRoom room(nothing);
        const auto anna = room.greet("Anna");
        room.ask(anna, {{"type", "create"}, {"rules", "lowest: true\n"}, {"seats", 2}});
        const json joined = room.take(anna, "joined");
        QVERIFY(joined["rules"] == json("lowest: true\n"));
        QVERIFY(joined["hash"] == json(capitol::sha256("lowest: true\n")));
        const auto bruno = room.greet("Bruno");
        QVERIFY(room.code(bruno, {{"type", "create"}, {"rules", "lowest: maybe\n"}, {"seats", 2}}) ==
                "bad_rules");
        QVERIFY(room.code(bruno, {{"type", "create"}, {"variant", "middle"}, {"seats", 2}}) == "bad_rules");
        QVERIFY(room.code(bruno, {{"type", "create"}, {"variant", "lowest"}, {"seats", 6}}) == "bad_request");
    }

    void rules_are_read_once_for_all_tables()
    {
        Room<CountingRules> room(nothing);
        const json lowest{{"variant", "lowest"}};
        const auto first = room.begin({"Anna", "Bruno"}, lowest);
        room.begin({"Carla", "Dora"}, lowest);
        room.begin({"Erik", "Fien"}, highest);
        CountingRules::read = 0;
        room.restart();
        QCOMPARE(CountingRules::read, 2);
        QVERIFY(room.table(first.table).course()->record().lowest);
    }

    void deserted_tables_go_away()
    {
        ToyRoom room(nothing);
        const Party waiting = room.gather({"Anna", "Bruno"}, highest);
        const Party playing = room.begin({"Carla", "Dora"}, highest);
        for (const auto connection : waiting.connections)
            room.cut(connection);
        for (const auto connection : playing.connections)
            room.cut(connection);
        room.pass(table::seat_kept + second);
        QVERIFY(room.table(waiting.table).seating().persons() == 0);
        room.pass(table::deserted_time);
        QVERIFY(!room.lobby().find(waiting.table) && !room.journals().contains(waiting.table));
        QVERIFY(room.lobby().find(playing.table)); // a game waits for its players
        room.leap(table::abandoned_time - 20 * 60 * second);
        QVERIFY(room.lobby().find(playing.table));
        room.leap(20 * 60 * second); // but not for ever
        QVERIFY(!room.lobby().find(playing.table) && !room.journals().contains(playing.table));
    }

    void the_silent_are_sent_away()
    {
        ToyRoom room(nothing);
        const auto mute = room.connect();
        const auto idle = room.greet("Anna");
        room.pass(11 * second);
        QVERIFY(room.was_closed(mute) && !room.was_closed(idle));
        room.pass(table::idle_time);
        QVERIFY(room.take(idle, "bye")["why"] == json("idle"));
        QVERIFY(room.was_closed(idle));
    }

    void a_journal_makes_the_same_table()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno", ""}, with_bank);
        room.ask(party.connections[0], play(room, party, 0));
        const auto position = room.course(party.table).position();
        const auto vera = room.greet("Vera");
        room.ask(vera, {{"type", "join"}, {"table", party.table}});
        const json before = room.take(vera, "snapshot");
        room.restart();
        QVERIFY(room.course(party.table).position() == position);
        const auto again = room.greet("Vera");
        room.ask(again, {{"type", "join"}, {"table", party.table}});
        QVERIFY(room.take(again, "snapshot") == before);
        QCOMPARE(room.course(party.table).turn_of(1), 1U);
    }

    // What a later run would stop at.
    void what_cannot_be_read_again_is_not_written()
    {
        Room<Illegible> room(nothing);
        const auto party = room.begin({"Anna", "Bruno"}, highest);
        const auto journals = room.journals();
        const auto hand = room.course(party.table).position().hands[0];
        const std::string move = std::to_string(std::countr_zero(hand));
        QVERIFY(room.code(party.connections[0], {{"type", "play"}, {"at", 1}, {"move", move}}) == "bad_move");
        QVERIFY(room.journals() == journals);
    }

    // The days count over restarts; who was there when the server ended has time to come back.
    void restarts_give_no_game_its_days_anew()
    {
        ToyRoom room(nothing);
        const Party playing = room.begin({"Anna", "Bruno"}, highest);
        const Party waiting = room.gather({"Carla", "Dora"}, highest);
        table::Lobby<toy::TableToy> lobby(nothing, capitol::system_random, "test", {9});
        const auto restore = [&](const Party& party, table::Time age) {
            table::Out<toy::TableToy> out;
            lobby.restore(room.journals()[party.table], 0, out, party.table, age);
        };
        const auto is_there_after = [&](const Party& party, table::Time time) {
            table::Out<toy::TableToy> out;
            lobby.tick(time, out);
            return lobby.find(party.table) != nullptr;
        };
        restore(playing, 59 * table::day);
        QVERIFY(is_there_after(playing, table::day - second));
        QVERIFY(!is_there_after(playing, table::day));
        restore(playing, 100 * table::day);
        restore(waiting, 100 * table::day);
        QVERIFY(is_there_after(playing, table::deserted_time - second));
        QVERIFY(is_there_after(waiting, table::deserted_time - second));
        QVERIFY(!is_there_after(playing, table::deserted_time));
        QVERIFY(!is_there_after(waiting, table::deserted_time));
    }

    void a_damaged_journal_is_refused_by_its_line()
    {
        ToyRoom room(nothing);
        const Party party = room.begin({"Anna", "Bruno"}, highest);
        room.ask(party.connections[0], play(room, party, 0));
        const std::string whole = room.journals()[party.table];
        const auto lines = static_cast<int>(std::ranges::count(whole, '\n'));
        table::Lobby<toy::TableToy> lobby(nothing, capitol::system_random, "test", {1});
        table::Out<toy::TableToy> out;
        const auto refusal = [&](const std::string& text) -> std::string {
            try {
                lobby.restore(text, 0, out);
            } catch (const table::DamagedJournal& damaged) {
                return damaged.what();
            }
            return {};
        };
        QVERIFY(refusal(whole).empty());
        QVERIFY(refusal("").find("empty") != std::string::npos);
        const std::string last_line = whole.substr(whole.rfind('\n', whole.size() - 2) + 1);
        const std::string at = "line " + std::to_string(lines + 1);
        QVERIFY(refusal(whole + last_line).starts_with(at)); // a choice made twice
        QVERIFY(refusal(whole + "{\"do\":\"dance\"}\n").starts_with(at));
        QVERIFY(refusal(whole + "{\"do\":").starts_with(at));
        QVERIFY(refusal(whole + R"({"do":"play","seat":9,"move":"1"})").starts_with(at));
        QVERIFY(refusal(whole + R"({"do":"undo","moves":7})").starts_with(at));
        QVERIFY(refusal(whole.substr(whole.find('\n') + 1)).starts_with("line 1"));
        // What belongs to a game, before it began.
        const std::string gathered = whole.substr(0, whole.find("{\"do\":\"start\""));
        const auto deeds = std::ranges::count(gathered, '\n');
        QVERIFY(refusal(gathered).empty() && deeds < lines);
        const std::string early = "line " + std::to_string(deeds + 1);
        for (const char* deed :
             {R"({"do":"pause","on":true})", R"({"do":"undo","moves":0})", R"({"do":"extend","seat":1})",
              R"({"do":"stand_in","seat":1,"how":"once"})", R"({"do":"end"})"})
            QVERIFY2(refusal(gathered + deed + "\n").starts_with(early), deed);
        const auto with_remark = [&](const std::string& remark) {
            std::string changed = whole;
            return changed.insert(changed.find("toy: 1\\n") + 8, "# " + remark + "\\n");
        };
        QVERIFY(with_remark("of somebody") != whole && refusal(with_remark("of somebody")).empty());
        QVERIFY(refusal(with_remark("\\u001b[2J")).starts_with("line "));
    }
};

QTEST_APPLESS_MAIN(TestTableScenarios)
#include "test_table_scenarios.moc"
