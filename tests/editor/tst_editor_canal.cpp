// Canal Mania's variants in the editor: every knob, files, sharing, what it does to the rulebook.
#include "canal/variant/schema.h"
#include "common/game_names.h"
#include "desk.h"
#include "editor/grouped_variants.h"
#include "editor/knob_model.h"
#include "editor/passages_view.h"
#include "editor/quick_fixes.h"
#include "editor/variant_help.h"
#include "editor/yaml_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

const QByteArray commentedCanal = "# Ours, for long evenings.\n"
                                  "format: 1\n"
                                  "id: evening\n"
                                  "game: canal-mania\n"
                                  "extends: first-edition   # the usual\n"
                                  "name: {en: Evening, it: Sera}\n"
                                  "\n"
                                  "cards:\n"
                                  "  hand: 5   # was seven\n"
                                  "  # take: 4 is too much\n";

void openEvening(Desk& desk)
{
    desk.write("variants/canal-mania/evening.yaml", commentedCanal);
    emit desk.window().filesChanged();
    desk.window().openVariant(canalGame, "evening");
}

QVariant shown(Desk& desk, const KnobForm& knob)
{
    return desk.row(QString::fromStdString(knob.key), KnobModel::Value).data();
}

// By the widget that the panel has for it.
void operate(Desk& desk, const KnobForm& knob)
{
    if (knob.kind == KnobKind::whole) {
        auto* field = desk.find<QSpinBox>("field");
        QVERIFY2(field, knob.key.c_str());
        return type(field, field->value() < knob.max ? Qt::Key_Up : Qt::Key_Down);
    }
    auto* box = desk.find<QComboBox>("field");
    QVERIFY2(box, knob.key.c_str());
    type(box, box->currentIndex() + 1 < box->count() ? Qt::Key_Down : Qt::Key_Up);
}

// The map that comes with the program under another id.
QByteArray ownMap()
{
    QFile file(CAPITOL_VARIANTS_DIR "/canal-mania/maps/england.yaml");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no map of England");
    return file.readAll().replace("\nid: england\n", "\nid: plot\n");
}

// A variant on a map and a parent of its own.
void writeFamily(const Desk& desk, const QString& folder)
{
    desk.write(folder + "/maps/plot.yaml", ownMap());
    desk.write(folder + "/mum.yaml",
               "format: 1\nid: mum\ngame: canal-mania\nextends: first-edition\nmap: plot\n");
    desk.write(folder + "/late.yaml", "format: 1\nid: late\ngame: canal-mania\nextends: mum\n"
                                      "end: {rounds: 1} # soon over\n");
}

} // namespace

class TestEditorCanal : public QObject
{
    Q_OBJECT

private slots:
    void every_knob_is_changed_by_its_widget_and_undone_to_the_byte()
    {
        Desk desk;
        desk.write("variants/canal-mania/maps/plot.yaml", ownMap());
        QFile deck(CAPITOL_VARIANTS_DIR "/canal-mania/decks/seventy-seven.yaml");
        QVERIFY(deck.open(QIODevice::ReadOnly));
        QDir().mkpath(desk.path("variants/canal-mania/decks"));
        desk.write("variants/canal-mania/decks/other.yaml", deck.readAll().replace("seventy-seven", "other"));
        openEvening(desk);
        const auto& knobs = desk.document().game().knobs();
        QCOMPARE(knobs.size(), canal::schema().size() + 2);
        for (const KnobForm& knob : knobs) {
            QCOMPARE(desk.document().bytes(), commentedCanal);
            const KnobValue before = desk.document().seen().value(knob);
            const QVariant shownBefore = shown(desk, knob);
            desk.choose(QString::fromStdString(knob.key));
            operate(desk, knob);
            const SeenVariant& seen = desk.document().settle();
            QVERIFY(seen.readable);
            QVERIFY2(seen.value(knob) != before, knob.key.c_str());
            QVERIFY2(shown(desk, knob) != shownBefore || knob.key == "map" || knob.key == "deck",
                     knob.key.c_str()); // a copy has the name of what it is copied from
            for (const char* comment :
                 {"# Ours, for long evenings.", "# the usual", "  # take: 4 is too much"})
                QVERIFY2(desk.document().bytes().contains(comment), desk.document().bytes());
            const auto read =
                desk.canalLibrary().inspect(desk.document().bytes().toStdString(), "evening.yaml");
            QVERIFY2(read.settings == desk.settledCanal().settings, knob.key.c_str());
            QVERIFY(desk.document().isModified());
            desk.undoAll();
            QVERIFY(desk.document().settle().value(knob) == before);
            QVERIFY(!desk.document().isModified());
        }
    }

    void every_knob_has_words_of_its_own_in_every_language()
    {
        Desk desk;
        openEvening(desk);
        for (const char* language : {"en", "it", "fr", "nl"}) {
            desk.speak(language);
            QSet<QString> names;
            for (const KnobForm& knob : desk.document().game().knobs()) {
                const QModelIndex row = desk.row(QString::fromStdString(knob.key));
                QVERIFY2(!row.data().toString().isEmpty(), knob.key.c_str());
                QVERIFY2(!row.data(Qt::ToolTipRole).toString().isEmpty(), knob.key.c_str());
                names.insert(row.parent().data().toString() + row.data().toString());
            }
            QCOMPARE(names.size(), qsizetype(desk.document().game().knobs().size()));
        }
    }

    void simple_knobs_are_edited_in_their_cells_too()
    {
        Desk desk;
        openEvening(desk);
        auto* tree = desk.find<QTreeView>("knobs");
        for (const char* key : {"cards.take", "building.sharp_turns"}) {
            const KnobForm& knob = *desk.document().game().find(key);
            const KnobValue before = desk.document().settle().value(knob);
            const QModelIndex cell = desk.row(key, KnobModel::Value);
            tree->setCurrentIndex(cell);
            tree->edit(cell);
            auto* field = tree->viewport()->findChild<QWidget*>();
            QVERIFY(field);
            type(field, knob.kind == KnobKind::flag ? Qt::Key_Up : Qt::Key_Down);
            tree->setFocus();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY2(desk.document().settle().value(knob) != before, key);
        }
    }

    void the_models_keep_their_promises_while_games_change()
    {
        Desk desk;
        auto* chooser = desk.find<QComboBox>("chooser");
        auto* tree = desk.find<QTreeView>("knobs");
        const QAbstractItemModelTester grouped(chooser->model(),
                                               QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester knobs(tree->model(),
                                             QAbstractItemModelTester::FailureReportingMode::Fatal);
        openEvening(desk);
        desk.document().setKnob(*desk.document().game().find("cards.take"), 2);
        desk.undoAll();
        desk.window().openVariant(capitolGame, "dutch");
        QVERIFY(desk.row("draw.count").isValid());
        QVERIFY(!desk.row("cards.take").isValid());
        desk.window().openVariant(canalGame, "contract-values");
        QVERIFY(!desk.row("draw.count").isValid());
        QVERIFY(desk.row("cards.take").isValid());
        desk.write("variants/canal-mania/other.yaml", "format: 1\nid: other\ngame: canal-mania\n");
        emit desk.window().filesChanged();
        QVERIFY(QFile::remove(desk.path("variants/canal-mania/other.yaml")));
        emit desk.window().filesChanged();
    }

    void the_chooser_has_both_games_each_below_its_name()
    {
        Desk desk;
        auto* chooser = desk.find<QComboBox>("chooser");
        QStringList heads;
        for (int row = 0; row < chooser->count(); ++row)
            if (!(chooser->model()->index(row, 0).flags() & Qt::ItemIsSelectable))
                heads.append(chooser->itemText(row));
        QCOMPARE(heads, QStringList({"Capitol", "Canal Mania"}));
        const int row = chooser->findText("First edition");
        QVERIFY(row > chooser->findText("Canal Mania"));
        emit chooser->activated(row);
        QCOMPARE(desk.document().game().key(), canalGame);
        QCOMPARE(desk.settledCanal().variant.id, "first-edition");
        QCOMPARE(chooser->currentIndex(), row);
        QVERIFY(desk.document().isShipped());
        // Back to where there are boards to draw.
        emit chooser->activated(
            chooser->findText("Schmidt’s rules") < 0 ? 1 : chooser->findText("Schmidt’s rules"));
        QCOMPARE(desk.document().game().key(), capitolGame);
    }

    void a_shipped_variant_is_copied_at_the_first_change()
    {
        Desk desk;
        desk.window().openVariant(canalGame, "first-edition");
        QVERIFY(desk.document().setKnob(*desk.document().game().find("cards.take"), 2));
        QCOMPARE(desk.settledCanal().variant.id, "first-edition-2");
        QVERIFY(desk.window().save());
        QVERIFY(desk.exists("variants/canal-mania/first-edition-2.yaml"));
        QVERIFY(desk.canalLibrary().load("first-edition-2"));
        QCOMPARE(desk.canals().find("first-edition-2") >= 0, true);
        QCOMPARE(desk.variants().find("first-edition-2"), -1);
    }

    void an_id_of_the_program_or_of_another_file_is_refused()
    {
        Desk desk;
        openEvening(desk);
        QVERIFY(desk.document().setHeader("id", "second-edition"));
        QVERIFY(!desk.window().save());
        QVERIFY2(desk.notice().contains("second-edition-2"), qPrintable(desk.notice()));
        QVERIFY(!desk.exists("variants/canal-mania/second-edition.yaml"));
        // Each game has ids of its own.
        QVERIFY(desk.document().setHeader("id", "dutch"));
        QVERIFY(desk.window().save());
        QVERIFY(desk.exists("variants/canal-mania/dutch.yaml"));
        QVERIFY(!desk.exists("variants/canal-mania/evening.yaml"));
    }

    void a_new_one_is_of_the_game_that_is_open()
    {
        Desk desk;
        desk.window().openVariant(canalGame, "second-edition");
        desk.trigger("new");
        auto* name = desk.find<QLineEdit>("name");
        name->clear();
        QTest::keyClicks(name, "Fast canals");
        desk.click("accept");
        QCOMPARE(desk.document().plainText().section(u'\n', 0, 3),
                 "format: 1\nid: fast-canals\ngame: canal-mania\nextends: second-edition");
        QVERIFY(desk.document().isPlayable());
        QVERIFY(desk.window().save());
        QVERIFY(desk.canalLibrary().load("fast-canals"));
    }

    void it_is_deleted_and_comes_back()
    {
        Desk desk;
        openEvening(desk);
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/canal-mania/evening.yaml"));
        QVERIFY(desk.exists("variants/canal-mania/deleted/evening.yaml"));
        QCOMPARE(desk.settledCanal().variant.id, "first-edition");
        desk.click("offer0");
        QCOMPARE(desk.read("variants/canal-mania/evening.yaml"), commentedCanal);
        QCOMPARE(desk.settledCanal().variant.id, "evening");
    }

    void a_family_goes_into_one_file_and_comes_out_of_it()
    {
        Desk desk;
        writeFamily(desk, "variants/canal-mania");
        emit desk.window().filesChanged();
        desk.window().openVariant(canalGame, "late");
        const canal::GameData data = desk.settledCanal().variant.data;
        QVERIFY(desk.document().isPlayable());
        QVERIFY(desk.window().exportTo(desk.path("bundle.yaml")));
        QVERIFY(desk.window().exportAloneTo(desk.path("alone.yaml")));
        QVERIFY(desk.read("bundle.yaml").contains("# soon over"));
        for (const char* name : {"bundle.yaml", "alone.yaml"}) {
            Desk other; // where Capitol is open
            other.write(name, desk.read(name));
            other.window().importFile(other.path(name));
            QCOMPARE(other.document().game().key(), canalGame);
            QCOMPARE(other.settledCanal().variant.id, "late");
            QVERIFY2(other.document().isPlayable(), name);
            QVERIFY2(other.settledCanal().variant.data == data, name);
            QVERIFY(other.canalLibrary().load("late"));
        }
    }

    void what_lies_beside_an_imported_file_comes_with_it()
    {
        Desk desk;
        QDir().mkpath(desk.path("there/maps"));
        writeFamily(desk, "there");
        desk.window().importFile(desk.path("there/late.yaml"));
        QVERIFY(desk.document().isPlayable());
        const auto late = desk.canalLibrary().load("late");
        QVERIFY(late);
        QCOMPARE(late.value->data.map.id, "plot");
        QCOMPARE(late.value->data.ruleset.end.rounds, 1);
    }

    void try_it_hands_over_the_variant_as_it_stands()
    {
        Desk desk;
        openEvening(desk);
        QList<canal::Variant> tried;
        connect(&desk.window(), &EditorWindow::tryWanted, this,
                [&](const SomeVariant& variant) { tried.append(std::get<canal::Variant>(variant)); });
        desk.document().setKnob(*desk.document().game().find("cards.take"), 2);
        desk.trigger("try");
        QCOMPARE(tried.size(), 1);
        QCOMPARE(tried[0].data.ruleset.cards.take, 2);
        desk.document().setKnob(*desk.document().game().find("players.min"), 5);
        desk.document().setKnob(*desk.document().game().find("players.max"), 3);
        desk.trigger("try"); // nobody could play
        QCOMPARE(tried.size(), 1);
    }

    void a_draft_outlives_the_program_and_returns_to_its_game()
    {
        Desk desk;
        openEvening(desk);
        desk.document().setKnob(*desk.document().game().find("cards.take"), 2);
        QTRY_VERIFY(desk.exists("variants/canal-mania/drafts/evening.yaml"));
        desk.restart(false);
        QCOMPARE(desk.document().game().key(), capitolGame);
        QVERIFY2(desk.notice().contains("evening"), qPrintable(desk.notice()));
        desk.click("offer0");
        QCOMPARE(desk.document().game().key(), canalGame);
        QCOMPARE(desk.settledCanal().variant.data.ruleset.cards.take, 2);
        QCOMPARE(desk.settledCanal().variant.data.ruleset.cards.hand, 5);
        QVERIFY(desk.document().isModified());
    }

    void the_text_is_completed_and_explained()
    {
        Desk desk;
        openEvening(desk);
        const VariantHelp help(desk.document());
        const auto words = [](const QList<Completion>& all) {
            QStringList found;
            for (const Completion& each : all)
                found.append(each.text.trimmed());
            return found;
        };
        YamlContext context;
        QVERIFY(words(help.completions(context)).contains("game:"));
        QVERIFY(words(help.completions(context)).contains("building:"));
        QVERIFY(!words(help.completions(context)).contains("auction:"));
        context.path = {"building"};
        QVERIFY(words(help.completions(context)).contains("sharp_turns:"));
        context.key = "sharp_turns";
        QCOMPARE(words(help.completions(context)), QStringList({"true", "false"}));
        QVERIFY2(help.meaning(context).contains("sharply"), qPrintable(help.meaning(context)));
        context.path = {};
        context.key = "map";
        QCOMPARE(words(help.completions(context)), QStringList({"england", "england-newark"}));
        context.key = "extends";
        QVERIFY(words(help.completions(context)).contains("second-edition"));
        QVERIFY(!words(help.completions(context)).contains("dutch"));
    }

    void problems_are_named_and_mended()
    {
        Desk desk;
        openEvening(desk);
        const auto fixesOf = [&](const QString& text) {
            desk.document().rewrite(text.toStdString(), "typed");
            QStringList fixes;
            for (const Diagnostic& each : desk.document().settle().diagnostics)
                for (const QuickFix& fix : QuickFixes::of(each, &desk.document().game(), "evening", text))
                    fixes.append(fix.text);
            return fixes;
        };
        const QString head = "format: 1\nid: evening\ngame: canal-mania\nextends: first-edition\n";
        QVERIFY(fixesOf(head + "goods: {cubes: 9}\n").contains("Replace with “3”"));
        QVERIFY(fixesOf(head + "hand: 3\n").contains("Move to “cards.hand”"));
        QVERIFY(fixesOf(head + "map: englnd\n").contains("Replace with “england”"));
        QVERIFY(
            fixesOf("format: 1\nid: evening\nextends: first-edition\n").contains("Add “game: canal-mania”"));
        QVERIFY(fixesOf(head).isEmpty());
    }

    void the_rulebook_tells_what_is_changed()
    {
        Desk desk;
        openEvening(desk);
        auto* passages = desk.window().findChild<PassagesView*>("passages");
        QTRY_VERIFY(passages->isVisible());
        QTRY_VERIFY2(passages->toPlainText().contains("discard down to five"),
                     qPrintable(passages->toPlainText()));
        desk.speak("it");
        QTRY_VERIFY(!passages->toPlainText().contains("discard"));
        desk.window().openVariant(canalGame, "first-edition");
        QTRY_VERIFY(!passages->isVisible()); // it has no parent
    }

    void children_keep_their_rules_when_they_are_freed()
    {
        Desk desk;
        writeFamily(desk, "variants/canal-mania");
        emit desk.window().filesChanged();
        const canal::GameData before = desk.canalLibrary().load("late").value->data;
        desk.window().openVariant(canalGame, "mum");
        desk.trigger("delete");
        QVERIFY(desk.exists("variants/canal-mania/mum.yaml"));
        desk.click("offer0"); // makes them independent
        QVERIFY(desk.canalLibrary().load("late").value->data == before);
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/canal-mania/mum.yaml"));
        QVERIFY(desk.canalLibrary().load("late").value->data == before);
    }
};

QTEST_MAIN(TestEditorCanal)
#include "tst_editor_canal.moc"
