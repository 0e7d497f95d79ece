// The window's side of a table elsewhere: what is composed and typed stays whatever comes in, what people
// decide together, who is there, what is said. Against the real lobby, in the same process.
#include "canal/canal_session.h"
#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "remote/quick_phrases.h"
#include "remote/remote_table.h"
#include "remote_room.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using table::Matter;

namespace {

using Windows = table::test::Windows<PlayableCapitol, TableCapitol>;

// A window at a seat, with all that its pages see.
struct Desk
{
    Desk(Windows& windows, std::size_t seat, const QString& folder)
        : all(windows), own(windows[seat]),
          game(QStringLiteral("capitol"), {std::shared_ptr<void>(), &own.client}),
          table(game,
                {[] {}, [&room = windows.room] { return room.now(); }, [this] { return lost; },
                 [this] { return restarting; }},
                folder)
    {
        own.heard = [this](const auto& happening) { table.hear(game.hear(happening)); };
        session.join(table.makeMatch<PlayableCapitol, TableCapitol>(), table.draftFile());
    }
    ~Desk() { own.heard = {}; }

    // As an impatient person does who reads nothing.
    void goOn()
    {
        all.carry();
        while (session.canNext())
            session.next();
    }

    Windows& all;
    table::test::Window<PlayableCapitol, TableCapitol>& own;
    ClientOf<PlayableCapitol, TableCapitol> game;
    QString lost; // why the line does not come back
    bool restarting = false;
    RemoteTable table;
    GameSession session;
    QAbstractItemModelTester presence{table.presence(),
                                      QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester chat{table.chat(), QAbstractItemModelTester::FailureReportingMode::QtTest};
};

struct TwoDesks
{
    explicit TwoDesks(std::uint64_t seed = 1, table::ClockPlan clock = {})
        : windows(testLibrary(), {"Anna", "Livia"}, "schmidt", 0, seed, clock)
    {
        windows.begin();
        first.emplace(windows, 0, folder.path() + "/1");
        second.emplace(windows, 1, folder.path() + "/2");
        both = {&*first, &*second};
    }
    Desk& operator[](int desk) { return *both[std::size_t(desk)]; }
    void goOn()
    {
        for (Desk* desk : both)
            desk->goOn();
    }
    // Both pass until both are asked for a bid.
    void toAuction()
    {
        Pilot pilot(5);
        for (int moves = 0;
             !(both[0]->session.composer()->canSeal() && both[1]->session.composer()->canSeal()); ++moves) {
            QVERIFY(moves < 500);
            for (Desk* desk : both) {
                if (desk->session.composer()->canPass()) {
                    desk->session.composer()->pass();
                    desk->session.composer()->confirm();
                } else if (desk->session.humanToMove() && !desk->session.composer()->canSeal()) {
                    pilot.move(desk->session);
                }
                windows.room.pass(100);
                goOn();
            }
        }
    }

    QTemporaryDir folder;
    Windows windows;
    std::optional<Desk> first;
    std::optional<Desk> second;
    std::vector<Desk*> both;
};

} // namespace

class TestRemoteTable : public QObject
{
    Q_OBJECT

private slots:
    void whole_games_are_played_by_windows()
    {
        TwoDesks desks(3);
        Pilot pilot(3);
        for (int moves = 0; desks[0].session.state()->phase() != TableState::Phase::Over; ++moves) {
            QVERIFY(moves < 3000);
            for (Desk* desk : desks.both) {
                if (desk->session.humanToMove())
                    pilot.move(desk->session);
                desks.windows.room.pass(100);
                desks.goOn();
            }
        }
        for (Desk* desk : desks.both) {
            QVERIFY(desk->table.ended() && desk->table.proven());
            QVERIFY(desk->session.recorded());
            QCOMPARE(desk->table.endText(), QString());
        }
    }

    void a_bid_being_composed_stays_while_another_comes_in()
    {
        TwoDesks desks;
        desks.toAuction();
        Composer& mine = *desks[0].session.composer();
        mine.toggleBid(0);
        QCOMPARE(mine.bidCount(), 1);
        desks[1].session.composer()->sealBid();
        desks.goOn();
        QVERIFY(value(*desks[0].session.seats(), 1, "hasBid").toBool());
        QCOMPARE(mine.bidCount(), 1);
        QVERIFY(desks[1].session.state()->prompt().contains("Anna")); // she is waited for
        desks[0].own.cut();
        desks[0].table.noticeLine();
        QVERIFY(desks[0].table.cut());
        QCOMPARE(mine.bidCount(), 1);
        desks[0].own.connect();
        desks.goOn();
        QVERIFY(!desks[0].table.cut());
        QCOMPARE(mine.bidCount(), 1);
        mine.sealBid();
        QVERIFY(!desks[0].session.humanToMove()); // it is on its way
        desks.goOn();
        QVERIFY(desks.windows.room.course(desks.windows.table).moves() > 0);
    }

    void a_bid_being_composed_and_what_is_typed_outlive_the_program()
    {
        TwoDesks desks;
        desks.toAuction();
        desks[0].session.composer()->toggleBid(0);
        const int total = desks[0].session.composer()->bidTotal();
        desks[0].table.chat()->setDraft("Salv");
        const QDir kept(desks.folder.path() + "/1");
        QTRY_COMPARE(kept.entryList(QDir::Files).size(), 2); // even if it were killed now
        desks.first.reset();
        desks[1].session.composer()->sealBid();
        desks.windows.carry();
        desks.windows.restart(0);
        desks.windows.carry();
        desks.first.emplace(desks.windows, 0, desks.folder.path() + "/1");
        QCOMPARE(desks.first->session.composer()->bidCount(), 1);
        QCOMPARE(desks.first->session.composer()->bidTotal(), total);
        QCOMPARE(desks.first->table.chat()->draft(), "Salv");
    }

    // Also of what was taken back, and while a move is put together.
    void all_that_happened_is_known_again_after_the_programs_end()
    {
        TwoDesks desks;
        desks.toAuction();
        desks[0].session.composer()->sealBid();
        desks.goOn();
        desks[0].table.askUndo();
        desks.goOn();
        desks[1].table.vote(true);
        desks.goOn();
        QVERIFY(desks[0].session.composer()->canSeal());
        desks[0].session.composer()->toggleBid(0);
        const QStringList shown = everythingShown(desks[0].session);
        const int told = desks[0].session.log()->count();
        QVERIFY(told > 1);
        desks.first.reset(); // with what is composed on the disk
        desks.windows.restart(0);
        desks.windows.carry();
        desks.first.emplace(desks.windows, 0, desks.folder.path() + "/1");
        desks.both[0] = &*desks.first;
        desks.goOn();
        QCOMPARE(desks[0].session.log()->count(), told);
        QCOMPARE(everythingShown(desks[0].session), shown);
        desks.windows.lookOn();
        Desk watcher(desks.windows, 2, desks.folder.path() + "/3");
        watcher.goOn();
        QCOMPARE(watcher.session.log()->count(), told);
    }

    // Nothing that is chosen then could be sent. What is composed waits for a person who tries again.
    void nothing_is_asked_while_the_line_is_lost_for_good()
    {
        TwoDesks desks;
        desks.toAuction();
        Desk& desk = desks[0];
        Composer& mine = *desk.session.composer();
        mine.toggleBid(0);
        desk.own.cut();
        desk.table.noticeLine();
        QVERIFY(desk.session.humanToMove() && mine.canSeal());
        desk.lost = "The seat was taken elsewhere.";
        desk.table.noticeLine();
        QVERIFY(!desk.session.humanToMove() && !mine.canSeal());
        QVERIFY(!desk.session.state()->prompt().contains("Waiting"));
        QCOMPARE(desk.table.cutText(), desk.lost);
        desk.lost.clear();
        desk.own.connect();
        desks.goOn();
        QVERIFY(desk.session.humanToMove() && mine.canSeal());
        QCOMPARE(mine.bidCount(), 1);
    }

    void what_was_chosen_while_the_line_is_cut_is_not_asked_again()
    {
        TwoDesks desks;
        desks.toAuction();
        desks[0].own.cut();
        desks[0].table.noticeLine();
        desks[0].session.composer()->sealBid();
        QVERIFY(!desks[0].session.humanToMove());
        desks[0].own.connect();
        desks.goOn();
        QVERIFY(value(*desks[1].session.seats(), 0, "hasBid").toBool());
    }

    // Somebody else takes back a choice, while this person looks at the first one.
    void a_bid_being_composed_is_there_again_after_one_has_looked_back()
    {
        TwoDesks desks;
        desks.toAuction();
        Composer& mine = *desks[0].session.composer();
        const int last = desks[0].session.hand()->count() - 1;
        mine.toggleBid(last);
        const int total = mine.bidTotal();
        desks[1].session.composer()->sealBid();
        desks.goOn();
        desks[0].session.lookBack(0);
        desks[1].table.askUndo();
        desks.goOn();
        desks[0].table.vote(true);
        desks.goOn();
        QVERIFY(!value(*desks[1].session.seats(), 1, "hasBid").toBool());
        desks[0].session.backToNow();
        desks.goOn();
        QVERIFY(value(*desks[0].session.hand(), last, "inBid").toBool());
        QCOMPARE(mine.bidTotal(), total);
    }

    void what_is_taken_back_while_one_looks_at_it_is_not_looked_at_any_more()
    {
        TwoDesks desks;
        desks.goOn();
        const int mover = desks[0].session.match()->toMove();
        GameSession& looking = desks[1 - mover].session;
        const int before = looking.log()->rowCount();
        Pilot pilot(1);
        pilot.move(desks[mover].session);
        desks.goOn();
        QVERIFY(looking.log()->rowCount() > before);
        looking.lookBack(looking.log()->rowCount() - 1);
        const int moves = looking.replay()->moves();
        desks[mover].table.askUndo();
        desks.goOn();
        desks[1 - mover].table.vote(true);
        desks.goOn();
        QVERIFY(looking.replay()->on());
        QCOMPARE(looking.log()->rowCount(), before);
        QVERIFY(looking.replay()->row() < before);
        QVERIFY(looking.replay()->moves() < moves);
    }

    void whoever_is_to_move_after_a_pause_is_asked_in_canal_mania_too()
    {
        using canal::TableCanal;
        using canal::app::PlayableCanal;
        const canal::Library library(Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
        table::test::Windows<PlayableCanal, TableCanal> windows(library, {"Anna", "Livia", "Marco"},
                                                                canal::usual_variant);
        windows.begin();
        const auto mover = std::size_t(windows[0].match->toMove());
        auto& own = windows[mover].client;
        own.propose(Matter::pause);
        windows.carry();
        const auto agree = [&] {
            for (std::size_t seat = 0; seat < 3; ++seat)
                if (seat != mover)
                    windows[seat].client.vote(true);
            windows.carry();
        };
        agree();
        QVERIFY(own.is_paused());
        canal::app::Session session;
        auto match = std::make_unique<match::RemoteMatch<PlayableCanal, TableCanal>>(own, [] {});
        windows[mover].heard = [&match = *match](const auto& happening) { match.hear(happening); };
        const QTemporaryDir folder;
        session.join(std::move(match), folder.filePath("draft").toStdString());
        QVERIFY(!session.composer()->asked());
        own.propose(Matter::go_on);
        windows.carry();
        agree();
        QVERIFY(session.composer()->asked());
        windows[mover].heard = {};
    }

    // Also once what happened before is known again.
    void a_move_being_composed_outlives_the_program_in_canal_mania_too()
    {
        using canal::TableCanal;
        using canal::app::PlayableCanal;
        using Windows = table::test::Windows<PlayableCanal, TableCanal>;
        const canal::Library library(Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
        Windows windows(library, {"Anna", "Livia", "Marco"}, canal::usual_variant);
        windows.begin();
        const auto mover = std::size_t(windows[0].match->toMove());
        const QTemporaryDir folder;
        const QString file = folder.filePath("draft");
        const auto join = [&](canal::app::Session& session) {
            auto match =
                std::make_unique<match::RemoteMatch<PlayableCanal, TableCanal>>(windows[mover].client, [] {});
            windows[mover].heard = [&match = *match](const auto& happening) { match.hear(happening); };
            session.join(std::move(match), file.toStdString());
        };
        canal::app::Picked picked;
        {
            canal::app::Session session;
            join(session);
            canal::app::Composer& composer = *session.composer();
            composer.propose(composer.legal().front());
            composer.confirm();
            windows.carry();
            QVERIFY(composer.asked());
            composer.propose(composer.legal().front());
            picked = composer.picked();
            QVERIFY(!picked.isNothing());
            QTRY_VERIFY(QFileInfo::exists(file)); // even if it were killed now
            windows[mover].heard = {};
        }
        windows.restart(mover);
        windows.carry();
        canal::app::Session session;
        join(session);
        QVERIFY(session.composer()->picked() == picked);
        windows[mover].client.recall();
        windows.carry();
        QVERIFY(session.composer()->picked() == picked);
        windows[mover].heard = {};
    }

    void what_is_asked_of_all_is_told_and_voted_on()
    {
        TwoDesks desks;
        RemoteTable& anna = desks[0].table;
        RemoteTable& livia = desks[1].table;
        QVERIFY(anna.mayPropose() && !anna.mayAskUndo());
        anna.askPause();
        desks.goOn();
        QVERIFY(livia.proposalText().contains("Anna") && livia.mayVote());
        QVERIFY(!anna.mayVote() && !anna.mayPropose());
        livia.vote(true);
        desks.goOn();
        QVERIFY(anna.paused() && livia.paused() && anna.proposalText().isEmpty());
        const bool annaMoves = desks[0].session.match()->toMove() == 0;
        QCOMPARE(desks[annaMoves ? 0 : 1].session.humanToMove(), false);
        anna.askPause(); // to go on
        desks.goOn();
        livia.vote(true);
        desks.goOn();
        QVERIFY(!anna.paused());
    }

    void a_game_ends_early_if_all_agree()
    {
        TwoDesks desks;
        desks[0].table.askEnd();
        desks.goOn();
        QCOMPARE(desks[0].table.proposalText(), "You propose to end the game here.");
        QCOMPARE(desks[1].table.proposalText(), "Anna proposes to end the game here.");
        desks[1].table.vote(true);
        desks.goOn();
        for (const Desk* desk : desks.both) {
            QVERIFY(desk->table.ended() && desk->table.proven());
            QCOMPARE(desk->table.endText(), "The game ended early, by agreement.");
        }
    }

    void who_has_no_time_left_gets_more_or_a_computer_until_they_are_back()
    {
        TwoDesks desks(1, {table::ClockKind::bank, 60 * table::second});
        const int mover = desks[0].session.match()->toMove();
        Desk& slow = desks[mover];
        RemoteTable& waiting = desks[1 - mover].table;
        const auto left = [&] {
            return slow.own.client.clocks()->left_of(Seat(mover), desks.windows.room.now());
        };
        desks.windows.room.pass(30 * table::second);
        desks.goOn();
        QCOMPARE(left(), 30 * table::second);
        waiting.askExtend(mover); // nobody else votes on it
        desks.goOn();
        QCOMPARE(left(), 90 * table::second);
        slow.table.askExtend(mover);
        desks.goOn();
        QVERIFY2(waiting.proposalText().contains("proposes more time for"),
                 qPrintable(waiting.proposalText()));
        waiting.vote(false);
        desks.windows.room.pass(left() + table::second);
        desks.goOn();
        QVERIFY2(waiting.missingText().endsWith("has no time left."), qPrintable(waiting.missingText()));
        waiting.askStandIn("until_return");
        desks.goOn();
        QVERIFY(slow.table.stoodInFor());
        QCOMPARE(value(*waiting.presence(), mover, "standIn").toInt(), int(PresenceModel::UntilReturn));
        slow.table.takeOver();
        desks.goOn();
        QVERIFY(!slow.table.stoodInFor());
    }

    void who_is_away_is_grey_and_the_others_decide()
    {
        TwoDesks desks;
        RemoteTable& anna = desks[0].table;
        const auto presence = [&] { return value(*anna.presence(), 1, "presence").toInt(); };
        QCOMPARE(presence(), int(PresenceModel::Here));
        desks[1].own.cut();
        desks.windows.room.pass(table::grey_after);
        desks.goOn();
        QCOMPARE(presence(), int(PresenceModel::Away));
        QCOMPARE(anna.missingSeat(), -1);
        desks.windows.room.pass(60 * table::second);
        desks.goOn();
        QCOMPARE(presence(), int(PresenceModel::Absent));
        QCOMPARE(anna.missingSeat(), 1);
        QVERIFY(anna.missingText().contains("Livia"));
        anna.askStandIn("until_return");
        desks.goOn();
        QCOMPARE(value(*anna.presence(), 1, "standIn").toInt(), int(PresenceModel::UntilReturn));
        desks[1].own.connect();
        desks.goOn();
        QCOMPARE(value(*anna.presence(), 1, "standIn").toInt(), int(PresenceModel::Nobody));
        QCOMPARE(anna.missingSeat(), -1);
    }

    // First about who is waited for; and about nobody twice.
    void of_two_who_are_away_both_are_decided_about()
    {
        Windows windows(testLibrary(), {"Anna", "Livia", "Marcus"}, "schmidt");
        windows.begin();
        const int mover = windows[0].match->toMove();
        const int other = mover == 0 ? 1 : 0;
        const QTemporaryDir folder;
        Desk here(windows, std::size_t(3 - mover - other), folder.path());
        for (const int seat : {mover, other})
            windows[std::size_t(seat)].cut();
        windows.room.pass(61 * table::second);
        here.goOn();
        QCOMPARE(here.table.missingSeat(), mover);
        here.table.askStandIn("until_return");
        here.goOn();
        QCOMPARE(here.table.missingSeat(), other);
        windows.room.pass(table::proposal_pause);
        here.table.askStandIn("until_return");
        here.goOn();
        for (const int seat : {mover, other})
            QCOMPARE(value(*here.table.presence(), seat, "standIn").toInt(), int(PresenceModel::UntilReturn));
        QCOMPARE(here.table.missingSeat(), std::min(mover, other)); // still away
    }

    void what_is_said_is_read_in_ones_own_language_and_can_be_muted()
    {
        TwoDesks desks;
        ChatModel& heard = *desks[1].table.chat();
        desks[0].table.chat()->setDraft("  <b>Salve</b> ");
        desks[0].table.say();
        QCOMPARE(desks[0].table.chat()->draft(), QString());
        desks[0].table.sayPhrase(int(quickPhrases().indexOf("quick:well_played")));
        desks.goOn();
        QCOMPARE(heard.count(), 2);
        QCOMPARE(heard.unread(), 2);
        QCOMPARE(desks[0].table.chat()->unread(), 0);
        QCOMPARE(value(heard, 0, "text").toString(), "<b>Salve</b>"); // and plain text it stays
        QCOMPARE(value(heard, 1, "text").toString(), "Well played!");
        QCOMPARE(phraseOf("quick:unknown"), "quick:unknown");
        heard.setAttended(true);
        QCOMPARE(heard.unread(), 0);
        desks[1].table.mute(0, true);
        QCOMPARE(heard.count(), 0);
        desks.goOn();
        desks[0].table.chat()->setDraft("?");
        desks[0].table.say();
        desks.goOn();
        QCOMPARE(heard.count(), 0);
        desks[1].table.mute(0, false);
        QCOMPARE(heard.count(), 2);
    }

    // Whoever it is: people elsewhere are known by their names only.
    void nobody_hears_whom_they_have_blocked()
    {
        TwoDesks desks;
        RemoteTable& livia = desks[1].table;
        const ChatModel& heard = *livia.chat();
        desks[0].table.sayPhrase(0);
        desks.goOn();
        QCOMPARE(heard.count(), 1);
        const QString name = livia.presence()->row(0).name;
        const QString own = livia.presence()->row(1).name;
        livia.setBlocked({"  " + name.toUpper(), own});
        QCOMPARE(heard.count(), 0);
        QVERIFY(value(*livia.presence(), 0, "blocked").toBool());
        QVERIFY(!value(*livia.presence(), 0, "muted").toBool());
        livia.chat()->setDraft("Salve");
        livia.say();
        desks[0].table.sayPhrase(1);
        desks.goOn();
        QCOMPARE(heard.count(), 1); // one hears oneself
        QCOMPARE(heard.unread(), 1);
        livia.setBlocked({});
        QCOMPARE(heard.count(), 3);
    }

    void blocked_names_are_kept_once_and_not_for_ever()
    {
        QStringList blocked = withBlocked({}, "Bert", true);
        QVERIFY(isBlocked(blocked, " bert "));
        QVERIFY(isBlocked(blocked, QString::fromUtf8("\uff22ert"))); // a wide B
        QVERIFY(!isBlocked(blocked, "Berta"));
        QVERIFY(!isBlocked(blocked, {}));
        QCOMPARE(withBlocked(blocked, "BERT", true), QStringList{"BERT"});
        QCOMPARE(withBlocked(blocked, "bert", false), QStringList());
        QCOMPARE(withBlocked(blocked, " ", true), blocked);
        for (int i = 0; i < 1000; ++i)
            blocked = withBlocked(blocked, QString("Guest %1").arg(i), true);
        QVERIFY(blocked.size() < 1000 && isBlocked(blocked, "Guest 999") && !isBlocked(blocked, "Bert"));
    }

    // Ten at once are too many.
    void what_the_server_does_not_take_is_told_and_stays_typed()
    {
        TwoDesks desks;
        RemoteTable& anna = desks[0].table;
        const QSignalSpy failed(&anna, &RemoteTable::failed);
        for (int i = 0; i < 10 && failed.isEmpty(); ++i) {
            anna.chat()->setDraft(QString("Salve %1").arg(i));
            anna.say();
            desks.goOn();
        }
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains("too often"));
        const int heard = desks[1].table.chat()->count();
        QCOMPARE(anna.chat()->draft(), QString("Salve %1").arg(heard));
    }

    void what_cannot_be_kept_is_told_once()
    {
        TwoDesks desks;
        const QString file = desks.folder.filePath("no folder");
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        desks.first.reset();
        desks.first.emplace(desks.windows, 0, file);
        RemoteTable& anna = desks.first->table;
        GameSession& session = desks.first->session;
        const QSignalSpy typed(&anna, &RemoteTable::failed);
        const QSignalSpy composed(&session, &GameSession::failed);
        desks.both[0] = &*desks.first;
        desks.toAuction();
        session.composer()->toggleBid(0);
        anna.chat()->setDraft("Salv");
        QTRY_COMPARE(typed.count() + composed.count(), 2);
        session.composer()->toggleBid(0);
        anna.chat()->setDraft("Salve");
        QTest::qWait(1000);
        QCOMPARE(typed.count(), 1);
        QCOMPARE(composed.count(), 1);
    }

    void a_clock_is_told_in_whole_minutes_until_the_last()
    {
        QCOMPARE(clockText(12 * 60 * table::second), "12 min");
        QCOMPARE(clockText(11 * 60 * table::second + 1), "12 min");
        QCOMPARE(clockText(60 * table::second), "1 min");
        QCOMPARE(clockText(59 * table::second), "59 s");
        QCOMPARE(clockText(3 * table::day), "3 d");
        QCOMPARE(clockText(-5), "no time left");
    }

    void who_looks_on_sees_the_table_without_a_hand()
    {
        TwoDesks desks;
        desks.windows.lookOn();
        Desk watcher(desks.windows, 2, desks.folder.path() + "/3");
        QCOMPARE(watcher.session.viewSeat(), -1);
        QCOMPARE(watcher.table.seat(), -1);
        Pilot pilot(1);
        for (int moves = 0; moves < 60; ++moves)
            for (Desk* desk : desks.both) {
                if (desk->session.humanToMove())
                    pilot.move(desk->session);
                desks.windows.room.pass(100);
                desks.goOn();
                watcher.goOn();
                QCOMPARE(watcher.session.hand()->count(), 0);
                QVERIFY(!watcher.session.humanToMove() && !watcher.table.mayPropose());
            }
        QVERIFY(watcher.session.log()->count() > 0);
    }
};

QTEST_MAIN(TestRemoteTable)

#include "test_remote_table.moc"
