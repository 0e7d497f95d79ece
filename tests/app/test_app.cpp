// The program: games on disk, variants, preferences, language. Everything in temporary folders.
#include "capitol/players/player.h"
#include "players/player_choice.h"
#include "program_test.h"
#include "table_fixture.h"
#include "variants/variant_choice.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

QVariantList twoPeople()
{
    return {QVariantMap{{"name", "Anna"}, {"player", "human"}, {"hue", 3}},
            QVariantMap{{"name", "Livia"}, {"player", "human"}, {"hue", 2}}};
}

} // namespace

class TestApp : public ProgramTest
{
    Q_OBJECT

    QList<int> hues() const
    {
        QList<int> hues;
        for (int seat = 0; seat < app->session()->seats()->count(); ++seat)
            hues.append(value(*app->session()->seats(), seat, "hue").toInt());
        return hues;
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void play_is_one_person_against_three()
    {
        QVERIFY(!app->capitol()->canContinue());
        app->capitol()->play();
        QVERIFY(errors.isEmpty());
        QVERIFY(app->session()->active());
        QCOMPARE(app->session()->seats()->count(), 4);
        QCOMPARE(value(*app->session()->seats(), 0, "isHuman").toBool(), true);
        QCOMPARE(value(*app->session()->seats(), 3, "player").toString(), QString("apprentice"));
        QVERIFY(app->capitol()->canContinue());
    }

    void play_is_by_the_rules_and_against_the_players_of_the_last_new_game()
    {
        app->preferences()->setLanguage("en");
        QCOMPARE(app->capitol()->playText(), QString("Schmidt rules, 3 opponents: easy"));
        app->capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}}},
                                "dutch", "1");
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
        QVERIFY(app->capitol()->playText().endsWith("3 opponents: random"));
        app->capitol()->play();
        QVERIFY(app->session()->state()->variantName().contains("Dutch"));
        QCOMPARE(value(*app->session()->seats(), 1, "player").toString(), QString("random"));
    }

    void play_of_either_game_is_against_the_players_of_the_last_new_game()
    {
        app->preferences()->setLanguage("en");
        const QVariantMap person{{"player", "human"}};
        const QVariantMap other{{"player", "random"}};
        app->canal()->newGame({person, other, other}, "first-edition", "1");
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
        QVERIFY2(app->canal()->playText().endsWith("3 opponents: random"),
                 qPrintable(app->canal()->playText()));
        QVERIFY2(app->capitol()->playText().endsWith("3 opponents: random"),
                 qPrintable(app->capitol()->playText()));
    }

    void only_who_has_no_game_at_all_is_a_newcomer()
    {
        QVERIFY(app->capitol()->isNewcomer());
        app->capitol()->play();
        QVERIFY(!app->capitol()->isNewcomer());
        app->capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "random"}}},
                                "dutch", "1");
        app->session()->finishSaving();
        QVERIFY(QFile::remove(path("data/current.capitol")));
        restart();
        QVERIFY(!app->capitol()->canContinue());
        QVERIFY(!app->capitol()->isNewcomer()); // the first game was put away
    }

    void unsaved_rules_are_tried_at_once_and_stand_in_the_record()
    {
        Variant variant = testLibrary().load("dutch").value.value();
        variant.id = "mine";
        variant.rules.players.max = 3;
        variant.rules.draw.count = 2;
        QSignalSpy front(app.get(), &App::attentionWanted);
        app->tryVariant(variant);
        QVERIFY(errors.isEmpty());
        QCOMPARE(front.size(), 1);
        QCOMPARE(app->session()->seats()->count(), 3);
        const LoadedRecord kept = load_record(path("data/current.capitol").toStdString(), testLibrary());
        QVERIFY(kept.record);
        QVERIFY(kept.record->variant.rules == variant.rules);
    }

    void unsaved_rules_of_canal_mania_are_tried_at_once_too()
    {
        canal::Variant variant = *app->canal()->library().load(canal::usual_variant).value;
        variant.id = "mine";
        variant.data.ruleset.players.max = 3;
        variant.data.ruleset.cards.take = 2;
        QSignalSpy front(app.get(), &App::attentionWanted);
        app->tryVariant(variant);
        QVERIFY(errors.isEmpty());
        QCOMPARE(front.size(), 1);
        QVERIFY(!app->session()->active());
        const auto& setup = app->canalSession()->match()->setup();
        QCOMPARE(app->canalSession()->record()->seats.size(), std::size_t{3});
        QVERIFY(setup.data == variant.data);
    }

    void a_game_begun_by_one_click_has_its_colours_after_a_restart()
    {
        app->capitol()->play();
        const QList<int> before = hues();
        QCOMPARE(QSet<int>(before.begin(), before.end()), QSet<int>({0, 1, 2, 3}));
        restart();
        app->capitol()->continueGame();
        QCOMPARE(hues(), before);
    }

    void a_game_of_canal_mania_left_is_told_of_after_a_restart()
    {
        const QVariantMap anna{{"name", "Anna"}, {"player", "human"}};
        const QVariantMap other{{"player", "random"}};
        app->canal()->newGame({anna, other, other}, "first-edition", "7");
        restart();
        QVERIFY(app->canal()->canContinue());
        QCOMPARE(app->canal()->continueText(), QString());
        QTRY_VERIFY2(app->canal()->continueText().startsWith("First edition, round 1: Anna, "),
                     qPrintable(app->canal()->continueText()));
    }

    void rules_that_are_only_tried_are_called_changed()
    {
        canal::Variant variant = *app->canal()->library().load("first-edition").value;
        variant.data.ruleset.cards.take = 2;
        app->tryVariant(variant);
        app->canal()->leave();
        QTRY_VERIFY2(app->canal()->continueText().startsWith("First edition (changed), round 1: "),
                     qPrintable(app->canal()->continueText()));
    }

    void a_game_left_can_be_continued_after_a_restart_with_its_colours()
    {
        app->capitol()->newGame(twoPeople(), "dutch", "7");
        app->session()->uncoverHand();
        app->session()->composer()->selectCard(0);
        app->session()->composer()->playForNothing();
        const Position position = positionOf(*app->session()->match());
        restart();
        QVERIFY(!app->session()->active());
        QVERIFY(app->capitol()->canContinue());
        QCOMPARE(app->capitol()->continueText(), QString()); // it is read beside the window
        QTRY_VERIFY2(app->capitol()->continueText().contains("Anna"),
                     qPrintable(app->capitol()->continueText()));
        app->capitol()->continueGame();
        QVERIFY(positionOf(*app->session()->match()) == position);
        QCOMPARE(hues(), QList<int>({3, 2}));
    }

    void a_hue_that_no_record_can_name_is_none()
    {
        for (const int hue : {-7, 8, 99}) {
            app->capitol()->newGame(
                {QVariantMap{{"player", "human"}, {"hue", hue}}, QVariantMap{{"player", "greedy"}}}, "dutch",
                "7");
            QVERIFY(load_record(path("data/current.capitol").toStdString(), testLibrary()).is_whole());
            QCOMPARE(hues(), QList<int>({0, 1}));
        }
    }

    void a_copy_of_a_game_has_its_colours_wherever_it_is_opened()
    {
        app->capitol()->newGame(twoPeople(), "dutch", "7");
        const QUrl copy = QUrl::fromLocalFile(path("copy.capitol"));
        app->capitol()->saveRecord(copy);
        app->capitol()->play();
        app->watchRecord(copy);
        QCOMPARE(hues(), QList<int>({3, 2}));
        app->openRecord(copy);
        QCOMPARE(hues(), QList<int>({3, 2}));
        app->capitol()->rematch();
        QCOMPARE(hues(), QList<int>({3, 2}));
    }

    void a_new_game_keeps_the_unfinished_one()
    {
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        app->capitol()->newGame(twoPeople(), "schmidt", "8");
        QCOMPARE(savedGames().size(), 1);
        QVERIFY(app->capitol()->canContinue());
    }

    void a_finished_game_is_put_away()
    {
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        Pilot pilot(7);
        GameSession& session = *app->session();
        while (session.state()->phase() != TableState::Phase::Over || session.canNext()) {
            session.next();
            session.uncoverHand();
            if (session.humanToMove())
                pilot.move(session);
        }
        QVERIFY(!app->capitol()->canContinue());
        QCOMPARE(savedGames().size(), 1);
        const LoadedRecord kept =
            load_record(path("data/games/" + savedGames().first()).toStdString(), testLibrary());
        QVERIFY(kept.record);
        QCOMPARE(kept.record->moves.size(), session.match()->record()->moves.size());
    }

    void seeds_are_numbers_or_words()
    {
        for (const char* seed : {"42", "Roma", "Roma"})
            app->capitol()->newGame(twoPeople(), "schmidt", seed);
        const std::uint64_t word = app->session()->match()->record()->seed;
        app->capitol()->newGame(twoPeople(), "schmidt", "Roma");
        QCOMPARE(app->session()->match()->record()->seed, word);
        app->capitol()->newGame(twoPeople(), "schmidt", "42");
        QCOMPARE(app->session()->match()->record()->seed, std::uint64_t{42});
    }

    void a_broken_record_is_explained_and_changes_nothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("not YAML") << QByteArray("capitol: [1");
        QTest::newRow("no game") << QByteArray("hello\n");
        QTest::newRow("rubbish") << QByteArray("\0\1\2\xff", 4);
        QTest::newRow("empty") << QByteArray();
    }
    void a_broken_record_is_explained_and_changes_nothing()
    {
        QFETCH(QByteArray, text);
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        const Position position = positionOf(*app->session()->match());
        Sandbox::write(path("broken.capitol"), text);
        app->openRecord(QUrl::fromLocalFile(path("broken.capitol")));
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains("broken.capitol"), qPrintable(errors[0]));
        QVERIFY(positionOf(*app->session()->match()) == position);
        QVERIFY(savedGames().isEmpty());
    }

    void a_missing_record_is_explained()
    {
        app->openRecord(QUrl::fromLocalFile(path("nowhere.capitol")));
        QCOMPARE(errors.size(), 1);
        QVERIFY(errors[0].contains("nowhere.capitol"));
    }

    void a_broken_current_game_is_explained_and_kept()
    {
        Sandbox::write(path("data/current.capitol"), "capitol: 1\nnonsense");
        restart();
        QVERIFY(app->capitol()->canContinue());
        QTRY_COMPARE(app->capitol()->continueText(), QString("The last game cannot be read."));
        app->capitol()->continueGame();
        QCOMPARE(errors.size(), 1);
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        QCOMPARE(savedGames().size(), 1);
    }

    void a_saved_copy_can_be_opened()
    {
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        app->session()->uncoverHand();
        app->session()->composer()->selectCard(0);
        app->session()->composer()->playForNothing();
        const Position position = positionOf(*app->session()->match());
        app->capitol()->saveRecord(QUrl::fromLocalFile(path("copy.capitol")));
        app->capitol()->leave();
        app->openRecord(QUrl::fromLocalFile(path("copy.capitol")));
        QVERIFY(errors.isEmpty());
        QVERIFY(positionOf(*app->session()->match()) == position);
    }

    void a_copy_that_cannot_be_written_is_explained()
    {
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        app->capitol()->saveRecord(QUrl::fromLocalFile(path("no/such/folder/copy.capitol")));
        QCOMPARE(errors.size(), 1);
    }

    void an_unknown_computer_player_is_explained()
    {
        QVariantList seats = twoPeople();
        seats[1] = QVariantMap{{"name", "Livia"}, {"player", "oracle"}};
        app->capitol()->newGame(seats, "schmidt", "7");
        QCOMPARE(errors.size(), 1);
        QVERIFY(errors[0].contains("oracle"));
        QVERIFY(!app->session()->active());
    }

    void too_many_or_too_few_players_are_explained()
    {
        app->capitol()->newGame({twoPeople()[0]}, "schmidt", "7");
        app->capitol()->newGame(twoPeople() + twoPeople() + twoPeople(), "schmidt", "7");
        app->capitol()->newGame(twoPeople(), "nonsuch", "7");
        QCOMPARE(errors.size(), 3);
        QVERIFY(!app->session()->active());
    }

    void a_broken_variant_is_listed_with_what_is_wrong()
    {
        Sandbox::write(path("variants/mine.yaml"), "format: 1\nid: mine\nextends: schmidt\nroundz: 3\n");
        restart();
        const QAbstractItemModelTester tester(app->capitol()->variants(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int mine = app->capitol()->variants()->find("mine");
        QVERIFY(mine >= 0);
        QVERIFY2(app->capitol()->variants()->at(mine).error.contains("roundz"),
                 qPrintable(app->capitol()->variants()->at(mine).error));
        QVERIFY(app->capitol()->variants()->at(app->capitol()->variants()->find("schmidt")).error.isEmpty());
        app->capitol()->newGame(twoPeople(), "mine", "7");
        QCOMPARE(errors.size(), 1);
    }

    // What came with the program is played, whatever lies in one's own folder.
    void a_file_of_a_shipped_id_is_passed_over_and_named()
    {
        Sandbox::write(path("variants/dutch.yaml"),
                       "format: 1\nid: dutch\nextends: schmidt\nname: {en: Mine}\n");
        Sandbox::write(path("variants/schmidt.yaml"), "rounds: [");
        restart();
        const VariantRow dutch = app->capitol()->variants()->at(app->capitol()->variants()->find("dutch"));
        QVERIFY(dutch.error.isEmpty());
        QCOMPARE(dutch.name, "Dutch rules");
        const VariantRow mine =
            app->capitol()->variants()->at(app->capitol()->variants()->find(path("variants/dutch.yaml")));
        QCOMPARE(mine.name, "dutch.yaml");
        QVERIFY2(mine.error.contains("dutch-2"), qPrintable(mine.error));
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void the_five_variants_are_there_in_each_language()
    {
        QStringList summaries;
        for (const char* language : {"it", "fr", "nl", "en"}) {
            app->preferences()->setLanguage(language);
            for (const char* id : {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"}) {
                const int row = app->capitol()->variants()->find(id);
                QVERIFY(row >= 0);
                QVERIFY(!app->capitol()->variants()->at(row).name.isEmpty());
                summaries.append(app->capitol()->variants()->at(row).summary);
            }
        }
        QCOMPARE(QSet<QString>(summaries.begin(), summaries.end()).size(), summaries.size());
    }

    void preferences_are_kept()
    {
        app->preferences()->setLanguage("nl");
        app->preferences()->setView3d(false);
        app->preferences()->setAnimationPace(2);
        app->preferences()->setTheme("contrast");
        app->preferences()->setPalette("distinct");
        app->preferences()->setTextSize(175);
        app->preferences()->setReducedMotion(true);
        app->preferences()->setConfirmation(0);
        QVERIFY(app->preferences()->turnNotice());
        app->preferences()->setTurnNotice(false);
        app->preferences()->setWindowGeometry({1, 2, 1100, 700});
        app->preferences()->setSoundVolume(0);
        app->preferences()->setAmbienceVolume(50);
        app->preferences()->setMusicVolume(75);
        app->preferences()->setQuality("high");
        QVERIFY(app->preferences()->floorsShown());
        app->preferences()->setFloorsShown(false);
        app->preferences()->setCameraView("close");
        app->preferences()->setCameraPose({12.5, 40, 0.6, -3, 7});
        app->preferences()->setMapPose({-5, 50, 0.5, 1, 2});
        app.reset();
        const Preferences kept;
        QCOMPARE(kept.language(), QString("nl"));
        QVERIFY(!kept.view3d());
        QCOMPARE(kept.animationPace(), 2);
        QCOMPARE(kept.theme(), QString("contrast"));
        QCOMPARE(kept.palette(), QString("distinct"));
        QCOMPARE(kept.textSize(), 175);
        QVERIFY(kept.reducedMotion());
        QCOMPARE(kept.confirmation(), 0);
        QVERIFY(!kept.turnNotice());
        QCOMPARE(kept.windowGeometry(), QRectF(1, 2, 1100, 700));
        QCOMPARE(kept.soundVolume(), 0);
        QCOMPARE(kept.ambienceVolume(), 50);
        QCOMPARE(kept.musicVolume(), 75);
        QCOMPARE(kept.quality(), QString("high"));
        QVERIFY(!kept.floorsShown());
        QCOMPARE(kept.cameraView(), QString("close"));
        QCOMPARE(kept.cameraPose(), QList<qreal>({12.5, 40, 0.6, -3, 7}));
        QCOMPARE(kept.mapPose(), QList<qreal>({-5, 50, 0.5, 1, 2}));
    }

    void another_view_forgets_where_the_camera_was()
    {
        app->preferences()->setCameraPose({12.5, 40, 0.6, -3, 7});
        app->preferences()->setMapPose({12.5, 40, 0.6, -3, 7});
        app->preferences()->setCameraView("top");
        QVERIFY(app->preferences()->cameraPose().isEmpty());
        QVERIFY(app->preferences()->mapPose().isEmpty());
    }

    void a_view_is_chosen_again()
    {
        QSignalSpy chosen(app->preferences(), &Preferences::cameraViewChosen);
        QSignalSpy changed(app->preferences(), &Preferences::cameraViewChanged);
        for (const char* view : {"top", "close", "close", "moon"})
            app->preferences()->setCameraView(view);
        QCOMPARE(chosen.size(), 3);
        QCOMPARE(changed.size(), 2);
    }

    // Before there were volumes, sounds were on or off.
    void sounds_that_were_off_stay_off()
    {
        QCOMPARE(app->preferences()->soundVolume(), 100);
        QCOMPARE(app->preferences()->ambienceVolume(), 25);
        Sandbox::write(path("settings.ini"), "[General]\nsound=false\n");
        restart();
        QCOMPARE(app->preferences()->soundVolume(), 0);
        app->preferences()->setSoundVolume(50);
        restart();
        QCOMPARE(app->preferences()->soundVolume(), 50);
    }

    void nonsense_among_the_settings_does_no_harm()
    {
        Sandbox::write(path("settings.ini"), "[General]\nlanguage=klingon\nanimationPace=900\ntheme="
                                             "neon\npalette=mud\ntextSize="
                                             "9000\nconfirmation=-7\nlastVariant=../../etc\n"
                                             "quality=9\ncameraView=moon\ncameraPose=1, 2, nan, 4, 5\n"
                                             "soundVolume=-3\nambienceVolume=9000\nmusicVolume=loud\n");
        restart();
        QVERIFY(LanguageModel::has(app->preferences()->language()));
        QVERIFY(app->preferences()->animationPace() <= 2);
        QCOMPARE(app->preferences()->theme(), QString("light"));
        QCOMPARE(app->preferences()->palette(), QString("usual"));
        QCOMPARE(app->preferences()->textSize(), 200);
        QCOMPARE(app->preferences()->confirmation(), 0);
        QCOMPARE(app->preferences()->quality(), QString("automatic"));
        QCOMPARE(app->preferences()->cameraView(), QString("table"));
        QVERIFY(app->preferences()->cameraPose().isEmpty());
        QCOMPARE(app->preferences()->soundVolume(), 0);
        QCOMPARE(app->preferences()->ambienceVolume(), 100);
        QCOMPARE(app->preferences()->musicVolume(), 0);
        app->capitol()->play();
        QVERIFY(app->session()->active());
    }

    void the_language_changes_the_prompt_at_once()
    {
        app->preferences()->setLanguage("en");
        app->capitol()->newGame(twoPeople(), "schmidt", "7");
        app->session()->uncoverHand();
        QStringList prompts;
        connect(app->session(), &GameSession::changed, this,
                [&] { prompts.append(app->session()->state()->prompt()); });
        for (const char* language : {"it", "fr", "nl", "en"})
            app->preferences()->setLanguage(language);
        QCOMPARE(QSet<QString>(prompts.begin(), prompts.end()).size(), 4);
    }

    void the_buttons_that_qt_makes_speak_the_language_too()
    {
        for (const auto& [language, word] :
             {std::pair{"it", "Annulla"}, {"fr", "Annuler"}, {"nl", "Annuleren"}, {"en", "Cancel"}}) {
            app->preferences()->setLanguage(language);
            QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QString(word));
        }
    }

    void the_kinds_of_player_and_the_chosen_variant_are_reworded_at_once()
    {
        app->preferences()->setLanguage("en");
        VariantChoice choice;
        choice.setVariants(app->capitol()->variants());
        choice.setWanted("dutch");
        QCOMPARE(choice.id(), QString("dutch"));
        QSignalSpy chosen(&choice, &VariantChoice::changed);
        QSignalSpy named(app->playerKinds(), &PlayerKinds::dataChanged);
        QSignalSpy noted(app->playerKinds(), &PlayerKinds::reworded);
        const QString summary = choice.summary();
        const QString note = PlayerKinds::noteOf("master");
        app->preferences()->setLanguage("it");
        QVERIFY(chosen.count() > 0 && named.count() == app->playerKinds()->rowCount() && noted.count() == 1);
        QVERIFY(choice.summary() != summary && PlayerKinds::noteOf("master") != note);
        QCOMPARE(PlayerKinds::nameOf("human"), QString("Persona"));
    }

    void the_chosen_variant_stays_chosen_when_another_comes_before_it()
    {
        const Library library(
            Folders{std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants", path("variants").toStdString()});
        VariantsModel variants;
        variants.read(library, "en");
        VariantChoice choice;
        choice.setVariants(&variants);
        choice.setUsual("schmidt");
        choice.setWanted("italian-sheet");
        const int row = choice.row();
        Sandbox::write(path("variants/aaa.yaml"), "format: 1\nid: aaa\nextends: schmidt\nname: {en: Aaa}\n");
        variants.read(library, "en");
        QCOMPARE(choice.row(), row + 1);
        QCOMPARE(choice.id(), QString("italian-sheet"));
        choice.setWanted("aaa");
        QCOMPARE(choice.id(), QString("aaa"));
        QVERIFY(QFile::remove(path("variants/aaa.yaml")));
        variants.read(library, "en");
        QCOMPARE(choice.id(), QString("schmidt"));
    }

    void a_player_of_a_strength_and_a_style_has_a_name_and_a_note()
    {
        app->preferences()->setLanguage("en");
        QCOMPARE(PlayerKinds::nameOf("master"), QString("Computer: expert"));
        QCOMPARE(PlayerKinds::nameOf("master/miser"), QString("Computer: expert, miser"));
        QCOMPARE(PlayerKinds::nameOf("rated-1400"), QString("Computer: 1400"));
        QCOMPARE(PlayerKinds::nameOf("rated-1400/spoiler"), QString("Computer: 1400, spoiler"));
        QCOMPARE(PlayerKinds::levelOf("rated-1400/spoiler"), QString("1400, spoiler"));
        QSet<QString> notes;
        for (const char* style : {"", "/builder", "/speculator", "/spoiler", "/miser"})
            notes.insert(PlayerKinds::noteOf(QString("rated-1400") + style));
        QCOMPARE(notes.size(), 5);
        for (const char* other : {"rated-1401", "rated-1400/", "master/%1", "greedy/miser", "<b>"}) {
            QCOMPARE(PlayerKinds::nameOf(other), QString(other));
            QVERIFY(PlayerKinds::noteOf(other).isEmpty());
        }
    }

    void a_strength_and_a_style_are_an_id()
    {
        PlayerChoice choice;
        choice.setKinds(app->playerKinds());
        choice.setPlayerId("greedy"); // which has neither
        QCOMPARE(choice.rating(), 1500);
        choice.setPlayerId("master/miser");
        QSignalSpy changed(&choice, &PlayerChoice::changed);
        QCOMPARE(choice.rating(), PlayerChoice::highest());
        QCOMPARE(choice.style(), 4);
        choice.setRating(1424);
        QCOMPARE(choice.playerId(), QString("rated-1400/miser"));
        choice.setRating(-1);
        choice.setStyle(99);
        QCOMPARE(choice.playerId(), QString("rated-1100/miser"));
        choice.setRating(1200);
        choice.setStyle(0);
        QCOMPARE(choice.playerId(), QString("apprentice"));
        QCOMPARE(changed.count(), 4);
    }

    // As docs/players.md has it; of the reader's own rules nothing was measured.
    void a_strength_is_worth_what_the_arena_found_by_these_rules()
    {
        app->preferences()->setLanguage("en");
        PlayerChoice choice;
        choice.setKinds(app->playerKinds());
        choice.setPlayerId("architect");
        const QString nowhere = choice.odds();
        QVERIFY2(nowhere.contains("100 points"), qPrintable(nowhere));
        choice.setProperty("variant", "schmidt");
        choice.setProperty("players", 2);
        const QString schmidt = choice.odds();
        QVERIFY2(schmidt.contains("2 players") && !schmidt.contains('%'), qPrintable(schmidt));
        QSignalSpy changed(&choice, &PlayerChoice::changed);
        choice.setProperty("variant", "italian-sheet");
        QCOMPARE(changed.count(), 1);
        QVERIFY(choice.odds() != schmidt);
        choice.setProperty("players", 5);
        QCOMPARE(choice.odds(), nowhere);
    }

    void a_choice_of_a_player_follows_the_language()
    {
        app->preferences()->setLanguage("en");
        PlayerChoice choice;
        choice.setKinds(app->playerKinds());
        choice.setPlayerId("master/miser");
        QCOMPARE(choice.name(), QString("expert, miser"));
        QVERIFY(choice.levels().startsWith("easy: 1200"));
        QSignalSpy changed(&choice, &PlayerChoice::changed);
        app->preferences()->setLanguage("it");
        QVERIFY(changed.count() > 0);
        QCOMPARE(choice.name(), QString("esperto, avaro"));
        choice.setPlayerId("greedy");
        QCOMPARE(choice.name(), QString("Computer: avido"));
    }

    void a_board_that_was_asked_to_be_flat_is_not_said_to_be_the_computers_fault()
    {
        for (const bool asked : {true, false}) {
            About::setFlatAsked(asked);
            for (const char* language : {"it", "fr", "nl", "en"}) {
                app->preferences()->setLanguage(language);
                QCOMPARE(app->about()->whyFlat().contains("--2d"), asked);
            }
        }
    }

    void there_is_a_kind_of_player_for_everyone_who_can_sit_down()
    {
        QVERIFY(app->playerKinds()->find("human") >= 0);
        for (const std::string& name : player_names())
            if (std::ranges::find(yardstick_names, name) == yardstick_names.end())
                QVERIFY2(app->playerKinds()->find(QString::fromStdString(name)) >= 0, name.c_str());
    }
};

QTEST_GUILESS_MAIN(TestApp)
#include "test_app.moc"
