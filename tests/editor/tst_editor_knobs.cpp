// Every knob, found, changed and reset through the widgets that a person uses.
#include "common/plain_text.h"
#include "desk.h"
#include "editor/deck_model.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTreeView>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

QString wordsIn(const QWidget* field)
{
    const auto* line = qobject_cast<const QLineEdit*>(field);
    return line ? line->text() : qobject_cast<const QPlainTextEdit*>(field)->toPlainText();
}

// Another entry of a box, by keyboard.
void other(QComboBox* box)
{
    type(box, box->currentIndex() + 1 < box->count() ? Qt::Key_Down : Qt::Key_Up);
}

void enter(Desk& desk, QTableView* table, const QModelIndex& cell, const char* digits)
{
    table->setCurrentIndex(cell);
    table->setFocus();
    table->edit(cell);
    auto* field = table->findChild<QSpinBox*>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, digits);
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(desk.settled().readable);
}

// Changes the knob that is chosen, with what the panel offers for it.
void operate(Desk& desk, const Knob& knob)
{
    switch (knob.kind) {
    case KnobKind::whole: {
        auto* field = desk.find<QSpinBox>("field");
        type(field, field->value() < knob.max ? Qt::Key_Up : Qt::Key_Down);
        return;
    }
    case KnobKind::flag:
    case KnobKind::choice:
    case KnobKind::board:
        return other(desk.find<QComboBox>("field"));
    case KnobKind::buildings:
        desk.click("addBuilding");
        type(desk.find<QSpinBox>("floors4"), Qt::Key_Up);
        other(desk.find<QComboBox>("roof4"));
        return desk.click("remove0");
    case KnobKind::schedule:
        other(desk.find<QComboBox>("tile0.0"));
        return desk.click("addRound");
    case KnobKind::tie_break: {
        auto* list = desk.find<QListWidget>("tieBreaks");
        list->setCurrentRow(0);
        desk.click("tieBreakDown");
        list->setCurrentRow(2);
        return type(list, Qt::Key_Space);
    }
    case KnobKind::copies:
    case KnobKind::permits: {
        auto* table = desk.find<QTableView>("deckTable");
        const int row = knob.key == "deck.roof" ? 0 : knob.key == "deck.floor" ? 1 : 3;
        desk.click("addValue");
        QCOMPARE(desk.find<QSpinBox>("newValue")->value(), 10); // the next that one may want
        const auto& model = static_cast<const DeckModel&>(*table->model());
        enter(desk, table, model.index(row, model.columnOf(9)), "4");
        return enter(desk, table, model.index(row, 0), "0");
    }
    case KnobKind::area_counts:
        return type(desk.find<QSpinBox>("fountains.mar"), Qt::Key_Up);
    }
}

QByteArray lines(const Diagnostics& diagnostics)
{
    QByteArray all;
    for (const Diagnostic& diagnostic : diagnostics)
        all += QByteArray::fromStdString(diagnostic.text()) + '\n';
    return all;
}

} // namespace

class TestEditorKnobs : public QObject
{
    Q_OBJECT

private slots:
    void every_knob_is_changed_by_its_widget_and_undone_to_the_byte_data()
    {
        QTest::addColumn<QString>("key");
        for (const Knob& knob : schema())
            QTest::newRow(knob.key.c_str()) << QString::fromStdString(knob.key);
    }
    void every_knob_is_changed_by_its_widget_and_undone_to_the_byte()
    {
        QFETCH(QString, key);
        Desk desk;
        desk.write("variants/boards/other.yaml", otherBoard());
        desk.openCommented();
        const QByteArray before = desk.document().bytes();
        QCOMPARE(before, Desk::commented());
        const Knob& knob = *find_knob(key.toStdString());
        const KnobValue value = knob.get(desk.seen().variant.rules);
        desk.choose(key);
        operate(desk, knob);
        const Inspection& seen = desk.settled();
        QVERIFY(seen.readable);
        QVERIFY2(knob.get(seen.variant.rules) != value, desk.document().bytes());
        QVERIFY(desk.document().isModified());
        for (const char* comment : {"# Ours, for long evenings.", "# the usual", "# Less to draw.",
                                    "  # temple_factor: 3 is too much"})
            QVERIFY2(desk.document().bytes().contains(comment), desk.document().bytes());
        // The text alone says the same.
        QVERIFY(
            knob.get(desk.library().inspect(desk.document().bytes().toStdString(), "x.yaml").variant.rules) ==
            knob.get(seen.variant.rules));
        QCOMPARE(desk.row(key).data(KnobModel::Changed).toBool(),
                 knob.get(seen.variant.rules) != knob.get(seen.inherited));
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), before);
        QVERIFY(knob.get(desk.settled().variant.rules) == value);
        QVERIFY(!desk.document().isModified());
    }

    void simple_knobs_are_edited_in_their_cells_too()
    {
        Desk desk;
        desk.openCommented();
        auto* tree = desk.find<QTreeView>("knobs");
        int edited = 0;
        for (const Knob& knob : schema()) {
            const QModelIndex cell = desk.row(QString::fromStdString(knob.key), KnobModel::Value);
            if (!(cell.flags() & Qt::ItemIsEditable))
                continue;
            const KnobValue before = knob.get(desk.settled().variant.rules);
            tree->setCurrentIndex(cell);
            tree->edit(cell);
            auto* field = tree->viewport()->findChild<QWidget*>();
            QVERIFY2(field, knob.key.c_str());
            QVERIFY(!field->accessibleName().isEmpty());
            if (auto* number = qobject_cast<QSpinBox*>(field))
                type(number, number->value() < knob.max ? Qt::Key_Up : Qt::Key_Down);
            else
                other(qobject_cast<QComboBox*>(field));
            tree->setFocus(); // which ends the editing
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY2(knob.get(desk.settled().variant.rules) != before, knob.key.c_str());
            ++edited;
        }
        QVERIFY(edited > 35);
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void names_summaries_id_and_parent_are_edited()
    {
        Desk desk;
        desk.openCommented();
        for (const char* key : {"name.nl", "summary.fr"}) {
            desk.choose(key);
            auto* field = desk.find<QWidget>("field");
            field->setFocus();
            QTest::keyClicks(field, "Roma: 2 \"x\"");
            desk.find<QTreeView>("knobs")->setFocus();
        }
        desk.choose("extends");
        auto* box = desk.find<QComboBox>("field");
        box->setCurrentIndex(box->findData("dutch"));
        desk.choose("id");
        auto* id = desk.find<QLineEdit>("field");
        id->selectAll();
        QTest::keyClicks(id, "late evening!"); // what may not stand there becomes a dash
        QTest::keyClick(id, Qt::Key_Return);
        const Variant& variant = desk.settled().variant;
        QCOMPARE(variant.name.at("nl"), "Roma: 2 \"x\"");
        QCOMPARE(variant.name.at("it"), "Sera");
        QCOMPARE(variant.summary.at("fr"), "Roma: 2 \"x\"");
        QCOMPARE(variant.extends, "dutch");
        QCOMPARE(variant.id, "late-evening-");
        QCOMPARE(variant.rules.setup.first_player, FirstPlayer::oldest);
        QVERIFY2(desk.document().isPlayable(), lines(desk.seen().diagnostics));
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void what_is_undone_is_not_said_again_by_its_field_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key : {"name.it", "name.nl", "summary.fr", "id"})
            QTest::newRow(key) << key;
    }
    void what_is_undone_is_not_said_again_by_its_field()
    {
        QFETCH(QString, key);
        Desk desk;
        desk.openCommented();
        desk.choose(key);
        auto* field = desk.find<QWidget>("field");
        const QString before = wordsIn(field);
        field->setFocus();
        QTest::keyClicks(field, "x");
        desk.window().save(); // takes what is typed, and no focus
        QCOMPARE(desk.document().undoStack().count(), 1);
        QTRY_COMPARE(wordsIn(field), before + 'x');
        for (int i = 0; i < 2; ++i) {
            desk.trigger("undo");
            QVERIFY(field->hasFocus());
            QCOMPARE(desk.document().bytes(), Desk::commented());
        }
        QTRY_COMPARE(wordsIn(field), before);
        desk.window().save();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        desk.trigger("redo");
        QVERIFY(desk.document().bytes() != Desk::commented());
        QTRY_COMPARE(wordsIn(field), before + 'x');
    }

    void what_is_being_typed_stays_while_the_rest_changes()
    {
        Desk desk;
        desk.openCommented();
        for (const char* key : {"name.it", "summary.fr"}) {
            desk.choose(key);
            auto* field = desk.find<QWidget>("field");
            field->setFocus();
            QTest::keyClicks(field, "Roma e ");
            desk.document().setKnob(*find_knob("draw.count"), 2);
            desk.settled();
            QVERIFY(wordsIn(field).endsWith("Roma e "));
            QVERIFY(desk.window().save()); // in the middle of it
            desk.settled();
            QTest::keyClicks(field, "oltre");
            QVERIFY2(wordsIn(field).endsWith("Roma e oltre"), qPrintable(wordsIn(field)));
            desk.undoAll();
        }
    }

    void a_round_more_has_its_tiles()
    {
        Desk desk;
        desk.openCommented();
        desk.choose("rounds");
        type(desk.find<QSpinBox>("field"), Qt::Key_Up);
        QCOMPARE(desk.settled().variant.rules.auction.schedule.size(), 5u);
        QVERIFY2(desk.document().isPlayable(), lines(desk.seen().diagnostics));
        desk.choose("auction.schedule");
        desk.click("removeRound");
        desk.click("removeRound");
        QCOMPARE(desk.settled().variant.rules.rounds, 3);
        QVERIFY(desk.document().isPlayable());
    }

    void changed_rules_stand_out_and_are_reset()
    {
        Desk desk;
        desk.openCommented();
        QVERIFY(desk.row("draw.count").data(KnobModel::Changed).toBool());
        QVERIFY(desk.row("draw.count").data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(desk.row("draw.count", KnobModel::Parent).data().toString(), QString("6"));
        QVERIFY(!desk.row("rounds").data(KnobModel::Changed).toBool());
        desk.choose("draw.count");
        desk.click("resetKnob");
        QCOMPARE(desk.settled().variant.rules.draw.count, 6);
        QVERIFY(desk.document().bytes().contains("# Less to draw."));
        desk.trigger("resetAll");
        QVERIFY(desk.settled().variant.rules == desk.seen().inherited);
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void each_rule_says_whether_it_was_changed()
    {
        Desk desk;
        desk.openCommented();
        const auto said = [&desk](const char* key) {
            return desk.row(key).data(Qt::AccessibleTextRole).toString();
        };
        QVERIFY2(said("draw.count").endsWith(": 5, changed, was 6"), qPrintable(said("draw.count")));
        QVERIFY2(said("rounds").endsWith(": 4"), qPrintable(said("rounds")));
        desk.document().replaceAll(Desk::commented().replace("count: 5", "count: 500"), "x");
        desk.settled();
        QVERIFY2(said("draw.count").endsWith("not valid"), qPrintable(said("draw.count")));
    }

    void what_is_chosen_is_found_in_the_text()
    {
        Desk desk;
        desk.openCommented();
        const auto* yaml = desk.find<QPlainTextEdit>("yaml");
        const std::pair<const char*, const char*> lines[] = {{"draw.count", "  count: 5   # was six"},
                                                             {"id", "id: evening"},
                                                             {"extends", "extends: schmidt   # the usual"},
                                                             {"name.it", "name: {en: Evening, it: Sera}"},
                                                             {"rounds", "name: {en: Evening, it: Sera}"}};
        for (const auto& [key, line] : lines) { // the last one is inherited
            desk.choose(key);
            desk.find<QTreeView>("knobs")->setFocus();
            desk.trigger("toText");
            QVERIFY(yaml->hasFocus());
            QCOMPARE(yaml->textCursor().block().text(), QString(line));
        }
    }

    void why_a_rule_cannot_be_changed_is_said()
    {
        Desk desk;
        desk.openCommented();
        const QByteArray alias = Desk::commented().replace("count: 5", "count: &five 5") + "rounds: *five\n";
        desk.document().replaceAll(alias, "x");
        desk.settled();
        desk.choose("draw.count");
        type(desk.find<QSpinBox>("field"), Qt::Key_Down);
        QVERIFY2(desk.notice().contains("alias"), qPrintable(desk.notice()));
        QCOMPARE(desk.document().bytes(), alias);
    }

    void rules_are_found_by_name_key_and_sentence()
    {
        Desk desk;
        desk.openCommented();
        auto* search = desk.find<QLineEdit>("search");
        for (const char* words : {"scoring.temple_factor", "temple multiplies", "multiplies its area"}) {
            search->setText(words);
            QVERIFY2(desk.row("scoring.temple_factor").isValid(), words);
            QVERIFY2(!desk.row("rounds").isValid(), words);
        }
        search->clear();
        desk.window().findChild<QAbstractButton*>("changedOnly")->click();
        QVERIFY(desk.row("draw.count").isValid());
        QVERIFY(!desk.row("rounds").isValid());
    }

    void from_the_search_the_arrow_goes_to_what_was_found()
    {
        Desk desk;
        auto* search = desk.find<QLineEdit>("search");
        auto* tree = desk.find<QTreeView>("knobs");
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) {
            search->setFocus();
            search->clear();
            QTest::keyClicks(search, "temple multiplies");
            QTest::keyClick(search, key);
            QVERIFY(tree->hasFocus());
            QCOMPARE(tree->currentIndex().data(KnobModel::Key).toString(), QString("scoring.temple_factor"));
            tree->setCurrentIndex({});
        }
    }

    void what_is_chosen_is_edited_by_its_keys()
    {
        Desk desk;
        desk.openCommented();
        auto* tree = desk.find<QTreeView>("knobs");
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Return}) {
            desk.choose("draw.count");
            tree->setFocus();
            QTest::keyClick(tree, key);
            auto* field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
            QVERIFY(field);
            field->selectAll();
            QTest::keyClicks(field, key == Qt::Key_F2 ? "7" : "8");
            QTest::keyClick(field, Qt::Key_Return);
            QTRY_COMPARE(desk.settled().variant.rules.draw.count, key == Qt::Key_F2 ? 7 : 8);
        }
        desk.choose("auction.schedule");
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(qobject_cast<QComboBox*>(QApplication::focusWidget()));
    }

    void the_parent_is_called_by_its_name()
    {
        Desk desk;
        desk.openCommented();
        const auto* tree = desk.find<QTreeView>("knobs");
        const auto head = [&](int role = Qt::DisplayRole) {
            return tree->model()->headerData(KnobModel::Parent, Qt::Horizontal, role);
        };
        QCOMPARE(head().toString(), QString("In Schmidt rules"));
        QCOMPARE(head(Qt::ToolTipRole).toString(), plainTip("In Schmidt rules"));
        QCOMPARE(desk.row("extends", KnobModel::Value).data().toString(), QString("Schmidt rules"));
        desk.choose("extends");
        QCOMPARE(desk.find<QComboBox>("field")->currentText(), QString("Schmidt rules"));
        desk.document().setHeader("extends", "dutch");
        desk.settled();
        QCOMPARE(head().toString(), QString("In Dutch rules"));
    }

    void the_lists_of_fields_have_the_colours_of_the_window()
    {
        Desk desk;
        desk.setScheme("dark");
        desk.choose("extends");
        auto* field = desk.find<QComboBox>("field");
        field->showPopup();
        QCOMPARE(field->view()->palette().color(QPalette::Base), desk.look().panel);
        QCOMPARE(field->view()->palette().color(QPalette::Highlight), desk.look().accent);
        field->hidePopup();
        desk.setScheme("light");
    }

private:
    static QByteArray otherBoard()
    {
        QFile file(CAPITOL_VARIANTS_DIR "/boards/rome.yaml");
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace("\nid: rome\n", "\nid: other\n")
                                              : QByteArray();
    }
};

QTEST_MAIN(TestEditorKnobs)
#include "tst_editor_knobs.moc"
