// What variants and their files are called: no two alike, and none loses its parent by it.
#include "desk.h"
#include "editor/name_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
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

// A variant with its parent and its board in one file.
QByteArray bundled()
{
    QFile rome(QStringLiteral(CAPITOL_VARIANTS_DIR "/boards/rome.yaml"));
    if (!rome.open(QIODevice::ReadOnly))
        qFatal("no board of Rome");
    const QByteArray plot = rome.readAll().replace("id: rome", "id: plot").trimmed();
    return "format: 1\nid: mine\nextends: older\nboard: plot\nbundle:\n  variants:\n"
           "    older: {format: 1, id: older, extends: schmidt, draw: {count: 5}}\n  boards:\n    plot:\n    "
           "  " +
           QByteArray(plot).replace("\n", "\n      ") + "\n";
}

} // namespace

class TestEditorNames : public QObject
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
        QCOMPARE(desk.settled().variant.id, "estate-d-oro");
        QCOMPARE(desk.seen().variant.extends, "dutch");
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
        QCOMPARE(desk.settled().variant.id, "evening-2");
        QCOMPARE(desk.seen().variant.name.at("en"), "Evening 2");
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
        const LocalText& names = desk.settled().variant.name;
        QCOMPARE(desk.seen().variant.id, "dutch-2");
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
        QVERIFY(desk.library().load("late"));
    }

    void a_variant_that_others_are_based_on_is_not_deleted_under_them()
    {
        Desk desk;
        desk.write("variants/late.yaml", "format: 1\nid: late\nextends: evening\n# later\nrounds: 4\n");
        desk.openCommented();
        const Ruleset before = desk.library().load("late").value->rules;
        desk.trigger("delete");
        QVERIFY(desk.exists("variants/evening.yaml"));
        QVERIFY2(desk.notice().contains("late"), qPrintable(desk.notice()));
        desk.click("offer0");
        const auto late = desk.library().load("late");
        QCOMPARE(late.value->extends, "schmidt");
        QVERIFY(late.value->rules == before);
        QVERIFY(desk.read("variants/late.yaml").contains("# later"));
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/evening.yaml"));
        QVERIFY(desk.library().load("late"));
    }

    void what_came_in_one_file_with_a_deleted_variant_is_not_lost()
    {
        Desk desk;
        desk.write("variants/mine.yaml", bundled());
        desk.write("variants/late.yaml", "format: 1\nid: late\nextends: mine\n# later\nrounds: 4\n");
        const auto before = desk.library().load("late");
        QVERIFY(before);
        desk.window().openVariant("mine");
        desk.trigger("delete");
        desk.click("offer0"); // independent
        desk.trigger("delete");
        QVERIFY(!desk.exists("variants/mine.yaml"));
        const auto late = desk.library().load("late");
        QVERIFY2(late, desk.read("variants/late.yaml"));
        QVERIFY(late.value->rules == before.value->rules && late.value->map == before.value->map);
        QVERIFY(desk.read("variants/late.yaml").contains("# later"));
    }

    void a_variant_that_cannot_be_made_independent_keeps_its_parent()
    {
        Desk desk;
        const QByteArray late = "format: 1\nid: late\nextends: &older mine\nsummary: *older\n";
        desk.write("variants/mine.yaml", bundled());
        desk.write("variants/late.yaml", late);
        desk.window().openVariant("mine");
        desk.trigger("delete");
        desk.click("offer0"); // independent
        QVERIFY2(desk.notice().contains("late"), qPrintable(desk.notice()));
        desk.trigger("delete");
        QVERIFY(desk.exists("variants/mine.yaml"));
        QCOMPARE(desk.read("variants/late.yaml"), late);
    }

    void what_came_in_one_file_with_a_parent_is_exported_alone()
    {
        Desk desk;
        desk.write("variants/mine.yaml", bundled());
        desk.write("variants/late.yaml", "format: 1\nid: late\nextends: mine\nrounds: 4\n");
        desk.window().openVariant("late");
        const Ruleset rules = desk.settled().variant.rules;
        QVERIFY(desk.window().exportAloneTo(desk.path("alone.yaml")));
        Desk other;
        other.write("alone.yaml", desk.read("alone.yaml"));
        other.window().importFile(other.path("alone.yaml"));
        QVERIFY2(other.document().isPlayable(), desk.read("alone.yaml"));
        QVERIFY(other.settled().variant.rules == rules);
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
        QCOMPARE(desk.settled().variant.id, "evening");
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
};

QTEST_MAIN(TestEditorNames)
#include "tst_editor_names.moc"
