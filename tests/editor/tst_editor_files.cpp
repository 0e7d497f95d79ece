// Files: written whole, never over another's, and nothing lost when they are in trouble.
#include "desk.h"
#include "editor/name_dialog.h"
#include "editor/notice_bar.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

const Knob& drawCount()
{
    return *find_knob("draw.count");
}

NameDialog* dialogOf(Desk& desk)
{
    return desk.window().findChild<NameDialog*>();
}

void name(Desk& desk, const char* called, const char* id = nullptr)
{
    NameDialog* dialog = dialogOf(desk);
    QVERIFY(dialog);
    auto* field = dialog->findChild<QLineEdit*>("name");
    field->selectAll();
    QTest::keyClicks(field, called);
    if (id)
        dialog->findChild<QLineEdit*>("id")->setText(id);
}

void accept(Desk& desk)
{
    auto* button = dialogOf(desk)->findChild<QAbstractButton*>("accept");
    QVERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void answer(Desk& desk, const char* button)
{
    auto* question = desk.window().findChild<QMessageBox*>("leaving");
    QVERIFY(question);
    QTest::mouseClick(question->findChild<QAbstractButton*>(button), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class TestEditorFiles : public QObject
{
    Q_OBJECT

private slots:
    void a_new_variant_is_listed_as_soon_as_it_is_saved()
    {
        QCOMPARE(VariantFiles::idFor("1ª Città d'Été!"), QString("citta-d-ete"));
        Desk desk;
        desk.trigger("new");
        name(desk, "Estate d'Oro");
        dialogOf(desk)->findChild<QComboBox*>("base")->setCurrentIndex(desk.variants().find("dutch"));
        accept(desk);
        QCOMPARE(desk.document().settle().variant.id, "estate-d-oro");
        QCOMPARE(desk.document().seen().variant.extends, "dutch");
        QVERIFY(desk.document().isModified());
        QCOMPARE(desk.variants().find("estate-d-oro"), -1);
        desk.trigger("save");
        QVERIFY(!desk.document().isModified());
        QVERIFY(desk.variants().find("estate-d-oro") >= 0);
        QCOMPARE(desk.variants().at(desk.variants().find("estate-d-oro")).name, QString("Estate d'Oro"));
        QCOMPARE(desk.read("variants/estate-d-oro.yaml"), desk.document().bytes());
    }

    void a_taken_name_is_refused_and_said()
    {
        Desk desk;
        desk.openCommented();
        desk.trigger("duplicate");
        name(desk, "x", "dutch");
        QVERIFY(!dialogOf(desk)->findChild<QAbstractButton*>("accept")->isEnabled());
        QVERIFY(desk.window().findChild<QLabel*>("problem")->text().contains("dutch"));
        name(desk, "x", "7");
        QVERIFY(!dialogOf(desk)->findChild<QAbstractButton*>("accept")->isEnabled());
        name(desk, "Dutch rules"); // another variant's name
        QVERIFY(!dialogOf(desk)->findChild<QAbstractButton*>("accept")->isEnabled());
        QVERIFY(desk.window().findChild<QLabel*>("problem")->text().contains("Dutch rules 2"));
        dialogOf(desk)->reject();
        desk.write("variants/taken.yaml", "mine\n");
        desk.document().setHeader("id", "taken");
        QVERIFY(!desk.window().save());
        QVERIFY(desk.notice().contains("taken"));
        QCOMPARE(desk.read("variants/taken.yaml"), QByteArray("mine\n"));
        QVERIFY(desk.document().isModified());
    }

    void a_duplicate_has_all_comments_and_a_name_of_its_own()
    {
        Desk desk;
        desk.openCommented();
        desk.trigger("duplicate");
        accept(desk);
        QCOMPARE(desk.document().settle().variant.id, "evening-2");
        QCOMPARE(desk.document().seen().variant.name.at("en"), "Evening 2");
        QVERIFY(desk.document().bytes().contains("# temple_factor: 3 is too much"));
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
    }

    void renaming_moves_the_file()
    {
        Desk desk;
        desk.openCommented();
        desk.trigger("rename");
        name(desk, "Night");
        accept(desk);
        QVERIFY(desk.exists("variants/night.yaml"));
        QVERIFY(!desk.exists("variants/evening.yaml"));
        QVERIFY(desk.read("variants/night.yaml").contains("# Less to draw."));
        QVERIFY(desk.variants().find("night") >= 0);
        QCOMPARE(desk.variants().find("evening"), -1);
    }

    void what_is_typed_as_a_file_name_becomes_one()
    {
        QCOMPARE(VariantFiles::idFor("Cœur de Rome"), QString("coeur-de-rome"));
        QCOMPARE(VariantFiles::idFor("羅馬"), QString("variant"));
        Desk desk;
        desk.openCommented();
        desk.trigger("rename");
        auto* id = dialogOf(desk)->findChild<QLineEdit*>("id");
        id->clear();
        QTest::keyClicks(id, "Evil Name");
        QCOMPARE(id->text(), QString("evil-name"));
        id->setCursorPosition(4);
        id->insert("È!");
        QCOMPARE(id->text(), QString("evile--name"));
        QCOMPARE(id->cursorPosition(), 6);
        dialogOf(desk)->reject();
        desk.choose("id");
        auto* field = desk.find<QLineEdit>("field");
        field->selectAll();
        field->insert("Notte d’Estate");
        QCOMPARE(field->text(), QString("notte-d-estate"));
    }

    void the_file_name_of_what_is_shipped_is_taken()
    {
        Desk desk;
        desk.openCommented();
        desk.document().replaceAll(Desk::commented().replace("id: evening", "id: dutch"), "typed");
        QVERIFY(!desk.window().save());
        QVERIFY(!desk.exists("variants/dutch.yaml"));
        QVERIFY2(desk.notice().contains("dutch-2"), qPrintable(desk.notice()));
        desk.click("offer0");
        QVERIFY(desk.read("variants/dutch-2.yaml").contains("id: dutch-2"));
        QVERIFY(!desk.exists("variants/evening.yaml"));
    }

    void two_variants_never_have_one_name()
    {
        Desk desk;
        desk.window().importFile(QStringLiteral(CAPITOL_VARIANTS_DIR "/dutch.yaml"));
        const LocalText& names = desk.document().settle().variant.name;
        QCOMPARE(desk.document().seen().variant.id, "dutch-2");
        QCOMPARE(names.at("en"), "Dutch rules 2");
        QCOMPARE(names.at("nl"), "Nederlandse regels 2");
        QVERIFY2(desk.notice().contains("Dutch rules 2"), qPrintable(desk.notice()));
        desk.openCommented();
        desk.document().setText("name", "en", "Dutch rules");
        QVERIFY(!desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
        QVERIFY2(desk.notice().contains("Dutch rules 3"), qPrintable(desk.notice()));
        desk.click("offer0");
        QVERIFY(desk.read("variants/evening.yaml").contains("Dutch rules 3"));
        QVERIFY(!desk.document().isModified());
    }

    void who_is_based_on_a_renamed_variant_is_not_left_alone_data()
    {
        QTest::addColumn<QString>("offer");
        QTest::newRow("based on the new name") << "offer0";
        QTest::newRow("the old file stays") << "offer1";
    }
    void who_is_based_on_a_renamed_variant_is_not_left_alone()
    {
        QFETCH(QString, offer);
        Desk desk;
        const QByteArray child = "format: 1\nid: late\nextends: evening # ours\nname: Late\n";
        desk.write("variants/late.yaml", child);
        desk.openCommented();
        desk.trigger("rename");
        name(desk, "Night");
        accept(desk);
        QVERIFY(desk.exists("variants/evening.yaml"));
        QVERIFY(!desk.exists("variants/night.yaml"));
        QVERIFY2(desk.notice().contains("Late"), qPrintable(desk.notice()));
        desk.click(offer);
        QVERIFY(desk.exists("variants/night.yaml"));
        const bool follows = offer == "offer0";
        QCOMPARE(desk.exists("variants/evening.yaml"), !follows);
        QCOMPARE(desk.read("variants/late.yaml"),
                 follows ? QByteArray(child).replace("evening", "night") : child);
        QVERIFY(desk.document().library().load("late"));
    }

    void a_variant_that_others_are_based_on_is_not_deleted_under_them()
    {
        Desk desk;
        desk.write("variants/late.yaml", "format: 1\nid: late\nextends: evening\n# later\nrounds: 4\n");
        desk.openCommented();
        const Ruleset before = desk.document().library().load("late").value->rules;
        desk.trigger("delete");
        QVERIFY(desk.exists("variants/evening.yaml"));
        QVERIFY2(desk.notice().contains("late"), qPrintable(desk.notice()));
        desk.click("offer0");
        const auto late = desk.document().library().load("late");
        QCOMPARE(late.value->extends, "schmidt");
        QVERIFY(late.value->rules == before);
        QVERIFY(desk.read("variants/late.yaml").contains("# later"));
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/evening.yaml"));
        QVERIFY(desk.document().library().load("late"));
    }

    void a_deleted_variant_comes_back()
    {
        Desk desk;
        desk.openCommented();
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/evening.yaml"));
        QVERIFY(desk.document().isShipped());
        QCOMPARE(desk.variants().find("evening"), -1);
        desk.click("offer0");
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
        QCOMPARE(desk.document().settle().variant.id, "evening");
    }

    void unsaved_changes_of_a_deleted_variant_come_back_too()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray changed = desk.document().bytes();
        desk.trigger("delete");
        desk.click("offer0");
        QCOMPARE(desk.document().bytes(), changed);
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
    }

    void a_dropped_file_is_imported()
    {
        Desk desk;
        desk.write("gift.yaml", Desk::commented());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(desk.path("gift.yaml"))});
        QDragEnterEvent drag(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window(), &drag);
        QVERIFY(drag.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window(), &drop);
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
        desk.window().importFile(desk.path("gift.yaml")); // the name is taken now
        QCOMPARE(desk.document().settle().variant.id, "evening-2");
        QVERIFY(desk.notice().contains("evening-2"));
        QVERIFY(desk.exists("variants/evening-2.yaml"));
    }

    void what_is_no_variant_is_not_imported_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no YAML") << QByteArray("a: [\n");
        QTest::newRow("something else") << QByteArray("shopping: [milk]\n");
        QTest::newRow("no text") << QByteArray("\0\1\2\xff", 4);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("huge") << QByteArray(2 << 20, '#');
    }
    void what_is_no_variant_is_not_imported()
    {
        QFETCH(QByteArray, text);
        Desk desk;
        desk.openCommented();
        desk.write("gift.yaml", text);
        desk.window().importFile(desk.path("gift.yaml"));
        QVERIFY2(desk.notice().contains("gift.yaml"), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), Desk::commented());
        QCOMPARE(QDir(desk.path("variants")).entryList(QDir::Files), QStringList{"evening.yaml"});
    }

    void an_export_is_the_text_and_a_failed_one_is_said()
    {
        Desk desk;
        desk.openCommented();
        QVERIFY(desk.window().exportTo(desk.path("out.yaml")));
        QCOMPARE(desk.read("out.yaml"), Desk::commented());
        QVERIFY(!desk.window().exportTo(desk.path("out.yaml/below")));
        QVERIFY(desk.notice().contains("out.yaml"));
    }

    void an_export_brings_all_that_it_needs()
    {
        Desk desk;
        desk.write("variants/late.yaml",
                   "format: 1\nid: late\nextends: evening # ours\nname: {en: Late}\nboard: plot\n");
        QFile rome(QStringLiteral(CAPITOL_VARIANTS_DIR "/boards/rome.yaml"));
        QVERIFY(rome.open(QIODevice::ReadOnly));
        desk.write("variants/boards/plot.yaml", rome.readAll().replace("id: rome", "id: plot"));
        desk.openCommented();
        desk.window().openVariant("late");
        const Ruleset rules = desk.document().settle().variant.rules;
        QVERIFY(desk.document().isPlayable());
        QVERIFY(desk.window().exportTo(desk.path("late-and-all.yaml")));
        QVERIFY(desk.window().exportAloneTo(desk.path("late-alone.yaml")));
        for (const char* name : {"late-and-all.yaml", "late-alone.yaml"}) {
            Desk other;
            other.write(name, desk.read(name));
            other.window().importFile(other.path(name));
            QCOMPARE(other.document().settle().variant.id, "late");
            QVERIFY2(other.document().isPlayable(), name);
            QVERIFY2(other.document().seen().variant.rules == rules, name);
            QVERIFY(other.read("variants/late.yaml").contains("# ours") ||
                    other.document().seen().variant.extends.empty());
        }
    }

    void what_lies_beside_a_file_is_imported_with_it()
    {
        Desk desk;
        QVERIFY(QDir().mkpath(desk.path("gifts")));
        desk.write("gifts/evening.yaml", Desk::commented());
        desk.write("gifts/late.yaml", "format: 1\nid: late\nextends: evening\nname: {en: Late}\n");
        desk.window().importFile(desk.path("gifts/late.yaml"));
        QVERIFY2(desk.document().isPlayable(), qPrintable(desk.notice()));
        QVERIFY(QDir(desk.path("gifts")).removeRecursively());
        QCOMPARE(desk.document().library().load_id("late").value->rules.draw.count, 5);
    }

    void a_folder_that_cannot_be_written_loses_nothing()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray mine = desk.document().bytes();
        // A file where the folder should be: nothing can be written there, whoever one is.
        QVERIFY(QDir().rename(desk.path("variants"), desk.path("away")));
        desk.write("variants", "in the way");
        QVERIFY(!desk.window().save());
        QVERIFY2(desk.notice().contains("evening.yaml"), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), mine);
        QVERIFY(desk.document().isModified());
        QVERIFY(desk.find<QAbstractButton>("offer0")); // elsewhere
        QVERIFY(QFile::remove(desk.path("variants")));
        QVERIFY(QDir().rename(desk.path("away"), desk.path("variants")));
        desk.click("offer1"); // again
        QCOMPARE(desk.read("variants/evening.yaml"), mine);
        QVERIFY(!desk.document().isModified());
    }

    void another_programs_changes_are_read_where_there_are_none_here()
    {
        Desk desk;
        desk.openCommented();
        QTest::qWait(20);
        const QByteArray theirs = Desk::commented().replace("count: 5", "count: 9");
        desk.write("variants/evening.yaml", theirs);
        QTRY_COMPARE(desk.document().bytes(), theirs);
        QVERIFY(!desk.document().isModified());
        QCOMPARE(desk.document().settle().variant.rules.draw.count, 9);
        desk.trigger("undo");
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void whose_changes_count_is_asked_data()
    {
        QTest::addColumn<bool>("mine");
        QTest::newRow("mine") << true;
        QTest::newRow("theirs") << false;
    }
    void whose_changes_count_is_asked()
    {
        QFETCH(bool, mine);
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray changed = desk.document().bytes();
        const QByteArray theirs = Desk::commented().replace("count: 5", "count: 9");
        desk.write("variants/evening.yaml", theirs);
        QTRY_VERIFY(desk.find<QAbstractButton>("offer1"));
        QVERIFY(!desk.window().save()); // not over it unasked
        QCOMPARE(desk.read("variants/evening.yaml"), theirs);
        desk.click(mine ? "offer0" : "offer1");
        QCOMPARE(desk.document().bytes(), mine ? changed : theirs);
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), mine ? changed : theirs);
        if (!mine) {
            desk.trigger("undo");
            QCOMPARE(desk.document().bytes(), changed);
        }
    }

    void a_file_deleted_elsewhere_is_written_anew()
    {
        Desk desk;
        desk.openCommented();
        QVERIFY(QFile::remove(desk.path("variants/evening.yaml")));
        QTRY_VERIFY(desk.document().isModified());
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
    }

    void closing_asks_about_what_is_not_saved_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("save") << "save";
        QTest::newRow("discard") << "discard";
    }
    void closing_asks_about_what_is_not_saved()
    {
        QFETCH(QString, button);
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray changed = desk.document().bytes();
        desk.window().close();
        QVERIFY(desk.window().isVisible());
        answer(desk, button.toLatin1());
        QTRY_VERIFY(!desk.window().isVisible());
        QCOMPARE(desk.read("variants/evening.yaml"), button == "save" ? changed : Desk::commented());
        QVERIFY(desk.window().files().drafts().isEmpty());
    }

    void another_variant_is_opened_only_once_nothing_is_lost()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        desk.window().openVariant("dutch");
        QCOMPARE(desk.document().settle().variant.id, "evening");
        auto* question = desk.window().findChild<QMessageBox*>("leaving");
        QTest::keyClick(question, Qt::Key_Escape);
        QCOMPARE(desk.document().settle().variant.rules.draw.count, 2);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        desk.window().openVariant("dutch");
        answer(desk, "save");
        QCOMPARE(desk.document().settle().variant.id, "dutch");
        QVERIFY(desk.read("variants/evening.yaml").contains("count: 2"));
    }

    void what_a_crash_left_unsaved_is_offered_again()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray changed = desk.document().bytes();
        QTRY_COMPARE_WITH_TIMEOUT(desk.window().files().drafts(), QStringList{"evening"}, 4000);
        desk.restart(false);
        QVERIFY2(desk.notice().contains("evening"), qPrintable(desk.notice()));
        desk.click("offer0");
        QCOMPARE(desk.document().bytes(), changed);
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        desk.trigger("redo");
        QVERIFY(desk.window().save());
        QVERIFY(desk.window().files().drafts().isEmpty());
    }

    void a_broken_text_can_be_saved_and_opened_again()
    {
        Desk desk;
        desk.openCommented();
        desk.document().replaceAll("id: [", "break");
        QVERIFY(desk.window().save());
        desk.window().openVariant("schmidt");
        desk.window().openVariant("evening");
        QCOMPARE(desk.document().bytes(), QByteArray("id: ["));
        QVERIFY(!desk.document().settle().readable);
    }
};

QTEST_MAIN(TestEditorFiles)
#include "tst_editor_files.moc"
