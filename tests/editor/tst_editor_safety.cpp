// Nothing is lost: asked before it is left, never over another's changes, kept when the program ends.
#include "desk.h"

#include <QAbstractButton>
#include <QDir>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>

#include <algorithm>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

const Knob& drawCount()
{
    return *find_knob("draw.count");
}

const QString draft = "variants/drafts/evening.yaml";
const QByteArray tooLarge = QByteArray("# more\n").repeated(1 << 18);
const QByteArray latin = "format: 1\nid: evening\nextends: schmidt\nname: {fr: Caf\xe9}\n";

// As a program that was killed leaves its changes.
void leave(Desk& desk, const QByteArray& changes)
{
    QDir().mkpath(desk.path("variants/drafts"));
    desk.write(draft, changes);
    desk.restart();
}

// As another program does; what it has written.
QByteArray changeElsewhere(Desk& desk)
{
    const QByteArray theirs = Desk::commented().replace("count: 5", "count: 9");
    desk.write("variants/evening.yaml", theirs);
    return theirs;
}

bool isDraft(const Desk& desk, const QByteArray& changes)
{
    const QStringList drafts = QDir(desk.path("variants/drafts")).entryList(QDir::Files);
    return std::ranges::any_of(
        drafts, [&](const QString& name) { return desk.read("variants/drafts/" + name) == changes; });
}

// Which is in a draft then.
void typeLetter(Desk& desk)
{
    auto* yaml = desk.find<QPlainTextEdit>("yaml");
    yaml->moveCursor(QTextCursor::Start);
    yaml->insertPlainText("#");
    QTRY_VERIFY_WITH_TIMEOUT(isDraft(desk, "#" + Desk::commented()), 4000);
}

void answer(Desk& desk, const char* button)
{
    auto* question = desk.window().findChild<QMessageBox*>("leaving");
    QVERIFY(question);
    QTest::mouseClick(question->findChild<QAbstractButton*>(button), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class TestEditorSafety : public QObject
{
    Q_OBJECT

private slots:
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
        const QByteArray theirs = changeElsewhere(desk);
        QTRY_COMPARE(desk.document().bytes(), theirs);
        QVERIFY(!desk.document().isModified());
        QCOMPARE(desk.settled().variant.rules.draw.count, 9);
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
        const QByteArray theirs = changeElsewhere(desk);
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

    void what_another_program_wrote_is_not_removed_by_a_new_name_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::newRow("over what was opened") << true;
        QTest::newRow("where nothing was saved yet") << false;
    }
    void what_another_program_wrote_is_not_removed_by_a_new_name()
    {
        QFETCH(bool, saved);
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        if (!saved) {
            leave(desk, desk.document().bytes()); // as a draft, of which there is no file any more
            QVERIFY(QFile::remove(desk.path("variants/evening.yaml")));
            desk.click("offer0");
        }
        const QByteArray theirs = changeElsewhere(desk);
        QTRY_VERIFY(desk.find<QAbstractButton>("offer1"));
        desk.document().setHeader("id", "night");
        QVERIFY(!desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), theirs);
        QVERIFY(!desk.exists("variants/night.yaml"));
        desk.click("offer0"); // mine
        QVERIFY(desk.window().save());
        QVERIFY(desk.read("variants/night.yaml").contains("count: 2"));
        QVERIFY(!desk.exists("variants/evening.yaml"));
    }

    void what_another_program_wrote_is_not_removed_once_it_was_offered()
    {
        Desk desk;
        desk.write("variants/late.yaml", "format: 1\nid: late\nextends: evening\nname: Late\n");
        desk.openCommented();
        desk.document().setHeader("id", "night");
        QVERIFY(!desk.window().save());
        const QByteArray theirs = changeElsewhere(desk);
        desk.click("offer0"); // to base late on night
        QCOMPARE(desk.read("variants/evening.yaml"), theirs);
        QVERIFY(!desk.exists("variants/night.yaml"));
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

    void a_file_deleted_and_created_again_is_watched()
    {
        Desk desk;
        desk.openCommented();
        QVERIFY(QFile::remove(desk.path("variants/evening.yaml")));
        QTRY_VERIFY(desk.document().isModified());
        desk.write("variants/evening.yaml", Desk::commented());
        QTRY_VERIFY(!desk.document().isModified());
        QVERIFY2(!desk.notice().contains("deleted"), qPrintable(desk.notice()));
        const QByteArray theirs = changeElsewhere(desk);
        QTRY_COMPARE(desk.document().bytes(), theirs);
    }

    void a_file_that_cannot_be_read_is_not_taken_for_deleted()
    {
        Desk desk;
        desk.openCommented();
        desk.write("variants/evening.yaml", tooLarge);
        QTest::qWait(300);
        QCOMPARE(desk.document().bytes(), Desk::commented());
        QVERIFY(!desk.document().isModified());
        QVERIFY2(!desk.notice().contains("deleted"), qPrintable(desk.notice()));
        desk.document().setKnob(drawCount(), 2);
        QVERIFY(!desk.window().save());
        QVERIFY2(desk.notice().contains("evening.yaml: "), qPrintable(desk.notice()));
        QCOMPARE(desk.read("variants/evening.yaml"), tooLarge);
        desk.trigger("undo");
        const QByteArray theirs = changeElsewhere(desk);
        QTRY_COMPARE(desk.document().bytes(), theirs);
    }

    // As on a drive that other programs lock files on: nothing tells when it can be read.
    void a_file_that_could_not_be_read_is_looked_at_again()
    {
        Desk desk;
        desk.openCommented();
        const QByteArray theirs = Desk::commented().replace("count: 5", "count: 9");
        QDir().mkpath(desk.path("locked"));
        QDir().mkpath(desk.path("free"));
        desk.write("locked/theirs.yaml", tooLarge);
        desk.write("free/theirs.yaml", theirs);
        QVERIFY(QFile::link(desk.path("locked"), desk.path("now")));
        QVERIFY(QFile::remove(desk.path("variants/evening.yaml")));
        QVERIFY(QFile::link(desk.path("now/theirs.yaml"), desk.path("variants/evening.yaml")));
        QTest::qWait(300);
        QVERIFY(!desk.document().isModified());
        QVERIFY(QFile::remove(desk.path("now")));
        QVERIFY(QFile::link(desk.path("free"), desk.path("now")));
        QTRY_COMPARE(desk.document().bytes(), theirs);
    }

    void a_file_with_two_kinds_of_line_ends_is_nobody_elses()
    {
        const QByteArray mixed = "format: 1\r\nid: evening\nextends: schmidt\n";
        Desk desk;
        desk.write("variants/evening.yaml", mixed);
        desk.window().openVariant("evening");
        QVERIFY(!desk.document().isModified());
        QCOMPARE(desk.document().bytes(), mixed);
        desk.document().setKnob(drawCount(), 2);
        QVERIFY2(desk.window().save(), qPrintable(desk.notice()));
        QVERIFY(desk.read("variants/evening.yaml").contains("count: 2"));
        QVERIFY(!desk.document().isModified());
    }

    void line_ends_that_another_program_changed_are_kept()
    {
        Desk desk;
        desk.openCommented();
        const QByteArray theirs = Desk::commented().replace("\n", "\r\n");
        desk.write("variants/evening.yaml", theirs);
        QTRY_COMPARE(desk.document().savedBytes(), theirs);
        QVERIFY(!desk.document().isModified());
        desk.document().setKnob(drawCount(), 2);
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), QByteArray(theirs).replace("count: 5", "count: 2"));
    }

    void what_is_no_text_is_not_opened()
    {
        Desk desk;
        desk.write("variants/evening.yaml", latin);
        desk.window().openVariant("evening");
        QVERIFY(desk.document().isShipped()); // as it was
        QVERIFY2(desk.notice().endsWith("evening.yaml, line 4, column 15: not a text file, found byte 0xe9, "
                                        "allowed: plain text in UTF-8"),
                 qPrintable(desk.notice()));
        QCOMPARE(desk.read("variants/evening.yaml"), latin);
    }

    void what_another_program_wrote_is_not_loaded_if_it_is_no_text()
    {
        Desk desk;
        desk.openCommented();
        desk.write("variants/evening.yaml", latin);
        QTRY_VERIFY2(desk.notice().contains("evening.yaml, line 4"), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), Desk::commented());
        desk.document().setKnob(drawCount(), 2);
        const QByteArray mine = desk.document().bytes();
        QVERIFY(!desk.window().save());
        desk.click("offer1"); // theirs
        QVERIFY2(desk.notice().contains("evening.yaml, line 4"), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), mine);
        QCOMPARE(desk.read("variants/evening.yaml"), latin);
        QVERIFY(!desk.window().save());
        desk.click("offer0"); // mine
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), mine);
    }

    void discarding_closes_even_where_the_file_cannot_be_read()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        desk.write("variants/evening.yaml", tooLarge);
        desk.window().close();
        answer(desk, "discard");
        QTRY_VERIFY(!desk.window().isVisible());
        QVERIFY(!desk.document().isModified());
        QVERIFY(desk.window().drafts().ids().isEmpty());
        QCOMPARE(desk.read("variants/evening.yaml"), tooLarge);
    }

    void discarded_changes_stay_drafts_while_they_stay_in_sight()
    {
        Desk desk;
        desk.openCommented();
        typeLetter(desk);
        desk.write("variants/morning.yaml", tooLarge);
        desk.window().openVariant("morning");
        answer(desk, "discard");
        QVERIFY2(desk.notice().contains("morning.yaml: "), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), "#" + Desk::commented());
        QTRY_COMPARE(desk.read(draft), "#" + Desk::commented());
    }

    void a_draft_whose_file_cannot_be_read_is_an_unsaved_variant()
    {
        const QByteArray mine = Desk::commented() + "rounds: 5\n";
        Desk desk;
        desk.write("variants/evening.yaml", tooLarge);
        leave(desk, mine);
        desk.click("offer0");
        QVERIFY2(desk.notice().contains("evening.yaml: "), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), mine);
        QCOMPARE(desk.settled().variant.id, "evening");
        QVERIFY(desk.document().isModified());
        QVERIFY(!desk.window().save()); // not over what could not be read
        QCOMPARE(desk.read("variants/evening.yaml"), tooLarge);
        QCOMPARE(desk.read(draft), mine);
        QVERIFY(QFile::remove(desk.path("variants/evening.yaml")));
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), mine);
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
        QVERIFY(desk.window().drafts().ids().isEmpty());
    }

    void what_was_undone_leaves_no_draft_data()
    {
        QTest::addColumn<bool>("quits");
        QTest::newRow("another variant is opened") << false;
        QTest::newRow("the program ends") << true;
    }
    void what_was_undone_leaves_no_draft()
    {
        QFETCH(bool, quits);
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(desk.window().drafts().ids(), QStringList{"evening"}, 4000);
        desk.undoAll();
        if (quits)
            desk.restart(true);
        else
            desk.window().openVariant("dutch");
        QVERIFY(desk.window().drafts().ids().isEmpty());
    }

    void another_variant_is_opened_only_once_nothing_is_lost()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        desk.window().openVariant("dutch");
        QCOMPARE(desk.settled().variant.id, "evening");
        auto* question = desk.window().findChild<QMessageBox*>("leaving");
        QTest::keyClick(question, Qt::Key_Escape);
        QCOMPARE(desk.settled().variant.rules.draw.count, 2);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        desk.window().openVariant("dutch");
        answer(desk, "save");
        QCOMPARE(desk.settled().variant.id, "dutch");
        QVERIFY(desk.read("variants/evening.yaml").contains("count: 2"));
    }

    void what_a_crash_left_unsaved_is_offered_again()
    {
        Desk desk;
        desk.openCommented();
        desk.document().setKnob(drawCount(), 2);
        const QByteArray changed = desk.document().bytes();
        QTRY_COMPARE_WITH_TIMEOUT(desk.window().drafts().ids(), QStringList{"evening"}, 4000);
        desk.restart(false);
        QVERIFY2(desk.notice().contains("evening"), qPrintable(desk.notice()));
        desk.click("offer0");
        QCOMPARE(desk.document().bytes(), changed);
        QCOMPARE(desk.read("variants/evening.yaml"), Desk::commented());
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        desk.trigger("redo");
        QVERIFY(desk.window().save());
        QVERIFY(desk.window().drafts().ids().isEmpty());
    }

    void a_draft_that_is_offered_is_restored_as_it_was_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("today's is saved") << "save";
        QTest::newRow("today's is discarded") << "discard";
    }
    void a_draft_that_is_offered_is_restored_as_it_was()
    {
        QFETCH(QString, button);
        Desk desk;
        const QByteArray yesterdays = Desk::commented() + "rounds: 5\n";
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, yesterdays);
        desk.window().openVariant("evening");
        typeLetter(desk);
        desk.click("offer0");
        answer(desk, button.toLatin1());
        QCOMPARE(desk.document().bytes(), yesterdays);
        QCOMPARE(desk.read("variants/evening.yaml"), (button == "save" ? "#" : "") + Desk::commented());
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), desk.read("variants/evening.yaml"));
    }

    void a_draft_that_is_refused_takes_none_of_today_with_it()
    {
        Desk desk;
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, Desk::commented() + "rounds: 5\n");
        desk.window().openVariant("evening");
        typeLetter(desk);
        desk.click("offer1");
        QTRY_VERIFY(isDraft(desk, "#" + Desk::commented()));
        QCOMPARE(desk.window().drafts().ids(), QStringList{"evening"});
    }

    void a_draft_without_an_answer_is_offered_again()
    {
        Desk desk;
        const QByteArray yesterdays = Desk::commented() + "rounds: 5\n";
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, yesterdays);
        desk.window().openVariant("evening");
        typeLetter(desk);
        QVERIFY(desk.window().save());
        QCOMPARE(desk.read("variants/evening.yaml"), "#" + Desk::commented());
        desk.restart();
        desk.click("offer0");
        QCOMPARE(desk.document().bytes(), yesterdays);
        QVERIFY(desk.window().save());
        QVERIFY(desk.window().drafts().ids().isEmpty());
    }

    void every_crash_leaves_a_draft_of_its_own()
    {
        Desk desk;
        const QByteArray yesterdays = Desk::commented() + "rounds: 5\n";
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, yesterdays);
        desk.window().openVariant("evening");
        typeLetter(desk);
        desk.restart(false);
        QCOMPARE(desk.window().drafts().ids(), QStringList({"evening", "evening"}));
        desk.click("offer0"); // the newest
        QCOMPARE(desk.document().bytes(), "#" + Desk::commented());
        desk.window().openVariant("dutch");
        answer(desk, "discard");
        QVERIFY(isDraft(desk, yesterdays));
        desk.window().openVariant("evening");
        QVERIFY2(desk.notice().contains("evening"), qPrintable(desk.notice()));
        desk.click("offer1");
        QVERIFY(desk.window().drafts().ids().isEmpty());
    }

    void a_draft_without_an_answer_stays_when_its_variant_is_renamed()
    {
        Desk desk;
        const QByteArray yesterdays = Desk::commented() + "rounds: 5\n";
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, yesterdays);
        desk.window().openVariant("evening");
        desk.document().setHeader("id", "night");
        QVERIFY(desk.window().save());
        QVERIFY(isDraft(desk, yesterdays));
    }

    void a_draft_that_cannot_be_read_says_so()
    {
        Desk desk;
        desk.write("variants/evening.yaml", Desk::commented());
        leave(desk, tooLarge);
        QVERIFY2(desk.notice().contains("evening"), qPrintable(desk.notice()));
        desk.click("offer0");
        QVERIFY2(desk.notice().startsWith("Cannot read evening: "), qPrintable(desk.notice()));
        QVERIFY(desk.document().isShipped()); // as it was
    }

    void a_draft_is_not_waited_for_but_at_the_end()
    {
        Desk desk;
        desk.openCommented();
        const std::filesystem::path folder = desk.path("elsewhere").toStdString();
        auto drafts = std::make_unique<DraftKeeper>(desk.document(), folder);
        desk.document().setKnob(drawCount(), 2);
        drafts->keep();
        QVERIFY(!desk.exists("elsewhere/evening.yaml"));
        QTRY_VERIFY(drafts->isIdle());
        QCOMPARE(desk.read("elsewhere/evening.yaml"), desk.document().bytes());
        desk.document().setKnob(drawCount(), 4);
        drafts->keep();
        drafts->drop("evening");
        QVERIFY(!desk.exists("elsewhere/evening.yaml"));
        drafts->keep();
        QTRY_VERIFY(drafts->isIdle());
        QCOMPARE(desk.read("elsewhere/evening.yaml"), desk.document().bytes());
        desk.document().setKnob(drawCount(), 2);
        drafts->keep();
        drafts.reset();
        QCOMPARE(desk.read("elsewhere/evening.yaml"), desk.document().bytes());
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
        QVERIFY(!desk.settled().readable);
    }
};

QTEST_MAIN(TestEditorSafety)
#include "tst_editor_safety.moc"
