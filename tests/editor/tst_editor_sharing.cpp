// Variants are taken in from other people and given to them, with all that they need.
#include "desk.h"

#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QTest>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

// The dialog that asks for a file gets one, and goes.
void answer(Desk& desk, const QString& file)
{
    const QPointer<QFileDialog> dialog = desk.window().findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->setDirectory(QFileInfo(file).path());
    dialog->findChild<QLineEdit*>()->setText(QFileInfo(file).fileName());
    static_cast<QDialog*>(dialog)->accept();
    QTRY_VERIFY(!dialog);
}

} // namespace

class TestEditorSharing : public QObject
{
    Q_OBJECT

private slots:
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
        QCOMPARE(desk.settled().variant.id, "evening-2");
        QVERIFY(desk.notice().contains("evening-2"));
        QVERIFY(desk.exists("variants/evening-2.yaml"));
    }

    void files_are_chosen_in_dialogs()
    {
        Desk desk;
        desk.write("gift.yaml", Desk::commented());
        desk.trigger("import");
        answer(desk, desk.path("gift.yaml"));
        QCOMPARE(desk.settled().variant.id, "evening");
        desk.trigger("export");
        const auto* dialog = desk.window().findChild<QFileDialog*>();
        QVERIFY(dialog && dialog->selectedFiles().value(0).endsWith("evening.yaml"));
        answer(desk, desk.path("out")); // gets an ending
        QCOMPARE(desk.read("out.yaml"), Desk::commented());
        desk.trigger("exportAlone");
        answer(desk, desk.path("alone.yaml"));
        QVERIFY(!desk.read("alone.yaml").contains("extends"));
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
        const Ruleset rules = desk.settled().variant.rules;
        QVERIFY(desk.document().isPlayable());
        QVERIFY(desk.window().exportTo(desk.path("late-and-all.yaml")));
        QVERIFY(desk.window().exportAloneTo(desk.path("late-alone.yaml")));
        for (const char* name : {"late-and-all.yaml", "late-alone.yaml"}) {
            Desk other;
            other.write(name, desk.read(name));
            other.window().importFile(other.path(name));
            QCOMPARE(other.settled().variant.id, "late");
            QVERIFY2(other.document().isPlayable(), name);
            QVERIFY2(other.seen().variant.rules == rules, name);
            QVERIFY(other.read("variants/late.yaml").contains("# ours") ||
                    other.seen().variant.extends.empty());
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
        QCOMPARE(desk.library().load_id("late").value->rules.draw.count, 5);
    }
};

QTEST_MAIN(TestEditorSharing)
#include "tst_editor_sharing.moc"
