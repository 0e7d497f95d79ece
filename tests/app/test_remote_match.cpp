// A match at a table elsewhere: whatever happens to the line, the window has seen what `observe` says, and a
// choice is made once. By the game of the tests and by Capitol.
#include "playable_toy.h"
#include "remote_room.h"
#include "table_fixture.h"
#include "table_toy.h"

#include "capitol/table/table_capitol.h"

#include <QSignalSpy>
#include <QTest>

using namespace table::test;
using capitol::Random;
using match::Standing;

namespace {

using ToyWindows = Windows<toy::PlayableToy, toy::TableToy>;
using CapitolWindows = Windows<capitol::app::PlayableCapitol, capitol::TableCapitol>;

const toy::TableToy::Sources toySources;

// Holds a window against the table that only the server knows.
template <typename All, typename One>
void compare(All& windows, const One& window)
{
    const auto& course = windows.room.course(windows.table);
    const auto& match = *window.match;
    if (window.client.seq() != course.seq())
        return; // it is cut off
    QVERIFY(match.view() == course.view(window.client.audience()));
    const auto history = match.history();
    QVERIFY(history.views.back() == match.view());
    if (history.leaps.isEmpty())
        QCOMPARE(history.moves(), int(course.moves()));
}

// The windows choose at random, over lines that are cut, until the game is over.
template <typename All, typename G>
void playWith(All& windows, Random& random, int cutOneIn)
{
    for (int turns = 0; !windows.room.course(windows.table).is_over(); ++turns) {
        QVERIFY(turns < 20'000);
        windows.room.pass(100);
        for (const auto& one : windows.all) {
            if (one->connection == 0 && random.below(3) == 0)
                one->connect();
            if (one->match && one->client.may_choose())
                one->match->submit(G::random_choice(one->match->rules(), one->match->view(), random));
            if (one->connection != 0 && random.below(std::uint32_t(cutOneIn)) == 0)
                one->cut(); // what was chosen may have come through, or not
            one->carry();
        }
        if (random.below(2) == 0)
            windows.carry();
        for (const auto& one : windows.all)
            if (one->match)
                compare(windows, *one);
    }
    for (const auto& one : windows.all)
        if (one->connection == 0)
            one->connect();
    windows.carry();
}

// It is made, and nothing of that is heard yet.
void chooseUnheard(ToyWindows::One& window)
{
    Random random(1);
    window.match->submit(toy::Toy::random_choice(window.match->rules(), window.match->view(), random));
    for (const std::string& text : window.client.take_outgoing())
        window.room.send_bytes(window.connection, text);
}

template <typename All, typename G>
void compareEnds(All& windows)
{
    const auto& record = windows.room.course(windows.table).record();
    for (const auto& one : windows.all) {
        QVERIFY(one->match->record());
        QCOMPARE(one->match->record()->moves.size(), record.moves.size());
        QVERIFY(one->match->isOver());
        QVERIFY(one->client.ending()->proof == table::Proof::proven);
        const auto history = one->match->history();
        QVERIFY(history.leaps.isEmpty());
        auto position = record.start_position(one->match->rules());
        QVERIFY(history.views[0] == G::observe(one->match->rules(), position, one->client.audience()));
        for (std::size_t move = 0; move < record.moves.size(); ++move) {
            G::apply(one->match->rules(), position, record.moves[move].seat, record.moves[move].choice,
                     nullptr);
            QVERIFY(history.views[move + 1] ==
                    G::observe(one->match->rules(), position, one->client.audience()));
        }
    }
}

} // namespace

class TestRemoteMatch : public QObject
{
    Q_OBJECT

private slots:
    void toys_over_bad_lines_are_seen_as_they_are()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            ToyWindows windows(toySources, {"Anna", "Livia", "Marcus"}, "highest", int(seed % 2), seed);
            windows.begin();
            windows.lookOn();
            Random random(seed);
            playWith<ToyWindows, toy::PlayableToy>(windows, random, 4);
            compareEnds<ToyWindows, toy::PlayableToy>(windows);
        }
    }

    void capitol_over_bad_lines_is_seen_as_it_is()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CapitolWindows windows(capitol::app::testLibrary(), {"Anna", "Livia"}, "schmidt", int(seed % 2),
                                   seed);
            windows.begin();
            windows.lookOn();
            Random random(seed);
            playWith<CapitolWindows, capitol::app::PlayableCapitol>(windows, random, 8);
            compareEnds<CapitolWindows, capitol::app::PlayableCapitol>(windows);
        }
    }

    void what_happened_leads_from_view_to_view()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& match = *windows[1].match;
        int told = 0;
        connect(&match, &match::MatchSignals::happened, &match, [&] {
            const auto& happening = match.happening();
            toy::View folded = happening.before;
            for (const toy::Event& event : happening.events)
                toy::Toy::see(match.rules(), folded, event);
            QVERIFY(folded == happening.after && folded == match.view());
            QCOMPARE(happening.move, ++told);
        });
        Random random(1);
        playWith<ToyWindows, toy::PlayableToy>(windows, random, 1'000'000);
        QCOMPARE(told, 2 * toy::rounds);
    }

    void who_chooses_is_asked_and_waits_for_the_server()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& match = *windows[0].match;
        const QSignalSpy asked(&match, &match::MatchSignals::asked);
        const QSignalSpy happened(&match, &match::MatchSignals::happened);
        match.proceed();
        QCOMPARE(asked.size(), 1);
        match.submit({toy::face_down});
        QVERIFY(match.refusal() == toy::not_in_hand);
        Random random(1);
        const toy::Choice choice = toy::Toy::random_choice(match.rules(), match.view(), random);
        match.submit(choice);
        QVERIFY(match.standing() == Standing::sending);
        QCOMPARE(happened.size(), 0);
        match.submit(choice); // not twice
        windows.carry();
        QVERIFY(match.standing() == Standing::inPlay);
        QCOMPARE(happened.size(), 1);
        match.proceed();
        QCOMPARE(asked.size(), 1); // Livia is to choose
        QVERIFY(!match.canUndo() && !match.couldUndo(choice));
    }

    void what_is_chosen_while_the_line_is_cut_is_made_once_it_is_back()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& match = *windows[0].match;
        windows[0].cut();
        QVERIFY(match.standing() == Standing::cut);
        Random random(1);
        match.submit(toy::Toy::random_choice(match.rules(), match.view(), random));
        QVERIFY(match.standing() == Standing::sending); // another cannot be chosen meanwhile
        windows.carry();
        QCOMPARE(match.moves(), 0);
        windows[0].connect();
        windows.carry();
        QCOMPARE(match.moves(), 1);
        QVERIFY(match.standing() == Standing::inPlay);
    }

    // The program was closed before the answer, and another run of it sees the choice at once.
    void what_was_chosen_before_the_programs_end_is_not_waited_for()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        chooseUnheard(windows[0]);
        windows.restart(0);
        windows.carry();
        QCOMPARE(windows[0].match->moves(), 1);
        QVERIFY(windows[0].match->standing() == Standing::inPlay);
        chooseUnheard(windows[1]);
        windows.carry();
        QVERIFY(windows[0].client.may_choose());
        QVERIFY(windows[0].match->standing() == Standing::inPlay);
    }

    // The line was cut between the two, and too much has happened since to be told step by step.
    void what_was_answered_is_not_waited_for_though_its_step_did_not_come()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& anna = windows[0];
        chooseUnheard(anna);
        for (const std::string& text : windows.room.drain(anna.connection))
            if (text.find(R"("type":"ack")") != std::string::npos)
                for (const auto& answer : anna.listen(text))
                    anna.hear(answer);
        QVERIFY(anna.client.unanswered().empty());
        QVERIFY(anna.match->standing() == Standing::sending);
        anna.client.look(windows.room.now());
        windows.carry();
        QCOMPARE(anna.match->moves(), 1);
        QVERIFY(anna.match->standing() == Standing::inPlay);
    }

    void what_others_agree_to_take_back_is_gone()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& match = *windows[0].match;
        const QSignalSpy rewound(&match, &match::MatchSignals::rewound);
        Random random(1);
        match.submit(toy::Toy::random_choice(match.rules(), match.view(), random));
        windows.carry();
        QCOMPARE(match.history().moves(), 1);
        windows[0].client.propose(table::Matter::undo);
        windows.carry();
        windows[1].client.vote(true);
        windows.carry();
        QCOMPARE(rewound.size(), 1);
        QCOMPARE(match.history().moves(), 0);
        QVERIFY(match.view() == windows.room.course(windows.table).view(0));
    }

    void a_pause_and_an_early_end_are_told()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& match = *windows[1].match;
        const auto agree = [&](table::Matter matter) {
            windows[0].client.propose(matter);
            windows.carry();
            windows[1].client.vote(true);
            windows.carry();
        };
        agree(table::Matter::pause);
        QVERIFY(match.standing() == Standing::paused);
        const QSignalSpy asked(&match, &match::MatchSignals::asked);
        match.proceed();
        QCOMPARE(asked.size(), 0);
        agree(table::Matter::go_on);
        QVERIFY(match.standing() == Standing::inPlay);
        windows.room.pass(table::proposal_pause);
        agree(table::Matter::end);
        QVERIFY(match.standing() == Standing::endedEarly);
        QVERIFY(match.record() && !match.isOver());
        match.proceed();
        QCOMPARE(asked.size(), 0);
    }

    void a_window_that_was_closed_says_what_it_has_missed_and_learns_it_at_the_end()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        Random random(1);
        for (std::size_t seat : {0, 1, 0})
            windows[seat].match->submit(
                toy::Toy::random_choice(windows[seat].match->rules(), windows[seat].match->view(), random)),
                windows.carry();
        windows.restart(0);
        windows.carry();
        QVERIFY(windows[0].match->history().isLeap(0));
        QVERIFY(windows[0].match->isHere(0) && !windows[0].match->isHere(1));
        playWith<ToyWindows, toy::PlayableToy>(windows, random, 1'000'000);
        QVERIFY(!windows[0].match->history().isLeap(0));
        compareEnds<ToyWindows, toy::PlayableToy>(windows);
    }

    void who_looks_on_sees_no_hand_and_is_not_asked()
    {
        ToyWindows windows(toySources, {"Anna", "Livia"}, "highest");
        windows.begin();
        auto& watcher = *windows.lookOn().match;
        QCOMPARE(int(watcher.audience()), int(game::spectator));
        const QSignalSpy asked(&watcher, &match::MatchSignals::asked);
        watcher.proceed();
        watcher.setAudience(0);
        QCOMPARE(int(watcher.audience()), int(game::spectator));
        QVERIFY(watcher.view().known.hands == decltype(watcher.view().known.hands)());
        QCOMPARE(asked.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestRemoteMatch)

#include "test_remote_match.moc"
