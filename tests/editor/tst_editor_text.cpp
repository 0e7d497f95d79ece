// The text of a variant with the help that a person gets while writing it.
#include "desk.h"
#include "editor/quick_fixes.h"
#include "editor/yaml_context.h"
#include "variants/knob_words.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

QPlainTextEdit* textOf(Desk& desk)
{
    return desk.find<QPlainTextEdit>("yaml");
}

void putCaretAfter(Desk& desk, const QString& words)
{
    auto* yaml = textOf(desk);
    QTextCursor cursor = yaml->document()->find(words);
    QVERIFY2(!cursor.isNull(), qPrintable(words));
    cursor.clearSelection();
    yaml->setTextCursor(cursor);
    yaml->setFocus();
}

void writeText(Desk& desk, const QByteArray& text)
{
    desk.document().replaceAll(text, "x");
    desk.settled();
}

QTreeView* listOf(Desk& desk)
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->objectName() == "completions" && widget->isVisible())
            return qobject_cast<QTreeView*>(widget);
    Q_UNUSED(desk)
    return nullptr;
}

QStringList offered(Desk& desk)
{
    QStringList words;
    if (const QTreeView* list = listOf(desk))
        for (int row = 0; row < list->model()->rowCount(); ++row)
            words.append(list->model()->index(row, 0).data().toString());
    return words;
}

QStringList fixes(Desk& desk)
{
    QStringList words;
    const auto* menu = desk.window().findChild<QMenu*>("fixes");
    for (const QAction* action : menu ? menu->actions() : QList<QAction*>())
        words.append(action->text());
    return words;
}

void fix(Desk& desk, const QString& words)
{
    auto* menu = desk.window().findChild<QMenu*>("fixes");
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text().contains(words)) {
            action->trigger();
            delete menu;
            desk.settled();
            return;
        }
    QFAIL(qPrintable(words));
}

} // namespace

class TestEditorText : public QObject
{
    Q_OBJECT

private slots:
    void where_a_place_lies_data()
    {
        QTest::addColumn<QString>("text"); // the place is |
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("inValue");
        const auto row = [](const char* text, const char* whole, const char* word, bool inValue) {
            QTest::newRow(text) << text << whole << word << inValue;
        };
        row("|", "", "", false);
        row("ro|", "", "ro", false);
        row("rounds: |", "rounds", "", true);
        row("rounds: 4|2", "rounds", "4", true);
        row("draw:\n  co|", "draw", "co", false);
        row("draw:\n  |", "draw", "", false);
        row("draw:\n  rule: a|\n  count: 4", "draw.rule", "a", true);
        row("setup:\n  # hand\n  hand:\n    roof: 3\n\n    fl|", "setup.hand", "fl", false);
        row("setup:\n  hand:\n    roof: 3\n  ro|", "setup", "ro", false);
        row("setup:\n  hand: {roof: 3, fl|", "setup.hand", "fl", false);
        row("setup:\n  hand: {roof: 3, floor: |", "setup.hand.floor", "", true);
        row("deck: {permit: {bl|", "deck.permit", "bl", false);
        row("deck: {roof: {1: 2}, re|", "deck", "re", false);
        row("auction:\n  tie_break: [highest_card, lo|", "auction.tie_break", "lo", true);
        row("auction:\n  schedule:\n    - [fountain,\n       te|", "auction.schedule", "te", true);
        row("auction:\n  schedule:\n  - te|", "auction.schedule", "te", true);
        row("\"rounds\": |", "rounds", "", true);
        row("name: Don't [\nro|", "", "ro", false);
    }
    void where_a_place_lies()
    {
        QFETCH(QString, text);
        const auto at = text.indexOf(u'|');
        QTextDocument document(text.remove(at, 1));
        const QTextBlock block = document.findBlock(int(at));
        const YamlContext context = contextAt(block, at - block.position());
        QTEST(context.whole(), "whole");
        QTEST(context.word, "word");
        QFETCH(bool, inValue);
        QCOMPARE(!context.key.isEmpty(), inValue);
        QVERIFY(!context.isProse);
    }

    void prose_is_left_alone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"rounds: 4 # ro|", "# ro|", "name: \"ro|", "summary: >-\n  ro|\n",
                                 "summary:\n  en: |\n    one\n\n    ro|"})
            QTest::newRow(text) << QString(text).replace(": |\n", ": >\n");
    }
    void prose_is_left_alone()
    {
        QFETCH(QString, text);
        const auto at = text.indexOf(u'|');
        QTextDocument document(text.remove(at, 1));
        const QTextBlock block = document.findBlock(int(at));
        QVERIFY(contextAt(block, at - block.position()).isProse);
    }

    void keys_and_values_are_offered_while_someone_writes()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "format: 1\nid: evening\nextends: schmidt\n");
        auto* yaml = textOf(desk);
        yaml->moveCursor(QTextCursor::End);
        yaml->setFocus();
        QTest::keyClicks(yaml, "dr");
        QVERIFY2(offered(desk).startsWith("draw:"), qPrintable(offered(desk).join(' ')));
        QTest::keyClick(listOf(desk), Qt::Key_Return);
        QTest::keyClick(yaml, Qt::Key_Return);
        QTest::keyClicks(yaml, "ru");
        QCOMPARE(offered(desk), QStringList("rule:"));
        QTest::keyClick(listOf(desk), Qt::Key_Tab);
        desk.trigger("complete");
        QCOMPARE(offered(desk), QStringList({"add", "up_to"}));
        QTest::keyClick(listOf(desk), Qt::Key_Down);
        QTest::keyClick(listOf(desk), Qt::Key_Return);
        QCOMPARE(desk.document().bytes(),
                 QByteArray("format: 1\nid: evening\nextends: schmidt\ndraw:\n  rule: up_to"));
        QTest::keyClicks(yaml, "  # ru");
        QVERIFY(offered(desk).isEmpty());
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void letters_do_not_wait_for_what_they_mean()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = textOf(desk);
        yaml->moveCursor(QTextCursor::End);
        yaml->setFocus();
        int inspected = 0;
        connect(&desk.document(), &VariantDocument::inspected, this, [&] { ++inspected; });
        QTest::keyClicks(yaml, "# one two");
        QCOMPARE(inspected, 0);
        QTRY_COMPARE(inspected, 1);
    }

    // Each goes by the text as it is, however quickly it follows the typing.
    void changes_right_after_typing_are_made_to_what_was_typed()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = textOf(desk);
        yaml->moveCursor(QTextCursor::End);
        QTest::keyClicks(yaml, "rounds: 5");
        QVERIFY(desk.document().resetAll());
        QVERIFY2(!desk.document().bytes().contains("rounds: 5"), desk.document().bytes());
        putCaretAfter(desk, "en: Even");
        QTest::keyClicks(yaml, "s");
        QVERIFY(desk.document().setText("name", "nl", "Avond"));
        QCOMPARE(desk.settled().variant.name.at("en"), "Evensing");
        QCOMPARE(desk.seen().variant.name.at("nl"), "Avond");
        yaml->moveCursor(QTextCursor::Start);
        QTest::keyClicks(yaml, "[ ");
        QVERIFY(!desk.document().setText("name", "nl", "Nacht"));
        QVERIFY(!desk.document().setHeader("id", "night"));
        QVERIFY(!desk.document().resetKnob(*find_knob("draw.count")));
        QVERIFY(!desk.seen().readable);
    }

    // A menu that waited for its answer would hold up whatever asked for it.
    void the_texts_menu_is_open_while_the_program_goes_on()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = textOf(desk);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, yaml->mapToGlobal(QPoint(5, 5)));
        QTimer guard;
        connect(&guard, &QTimer::timeout, this, [] { qFatal("The menu does not return."); });
        guard.start(5000);
        QCoreApplication::sendEvent(yaml, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        guard.stop();
        QVERIFY(menu && menu->isVisible());
        const auto actions = menu->actions();
        const auto last = actions.constLast(); // all of the text is chosen by it
        menu->setActiveAction(last);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(yaml->textCursor().selectedText().size(), yaml->document()->characterCount() - 1);
        const QPointer<QMenu> gone(menu);
        QTRY_VERIFY(!gone);
    }

    void ids_of_variants_and_boards_are_offered()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "format: 1\nid: evening\nextends: \nboard: \nsetup: {printed_fountains: {}}\n");
        putCaretAfter(desk, "extends: ");
        desk.trigger("complete");
        QVERIFY2(offered(desk).contains("dutch") && !offered(desk).contains("evening"),
                 qPrintable(offered(desk).join(' ')));
        QTest::keyClick(listOf(desk), Qt::Key_Escape);
        QVERIFY(!listOf(desk));
        putCaretAfter(desk, "board: ");
        desk.trigger("complete");
        QCOMPARE(offered(desk), QStringList("rome"));
        QTest::keyClick(listOf(desk), Qt::Key_Escape);
        putCaretAfter(desk, "fountains: {");
        desk.trigger("complete");
        QVERIFY2(offered(desk).contains("cap:"), qPrintable(offered(desk).join(' ')));
    }

    void each_thing_is_explained_in_the_windows_language()
    {
        Desk desk;
        desk.openCommented();
        desk.speak("nl");
        const VariantHelp help(desk.document());
        const auto at = [&](const QString& words) {
            const QTextCursor cursor = desk.document().text().find(words);
            return help.meaning(contextAt(cursor.block(), cursor.positionInBlock()));
        };
        const Knob& knob = *find_knob("draw.count");
        QVERIFY2(at("  count").contains(KnobWords::sentence(knob)), qPrintable(at("  count")));
        QVERIFY(at("count: 5").contains(KnobWords::name(knob)));
        QVERIFY(at("count: 5").contains("32"));
        QCOMPARE(at("scoring"), KnobWords::sectionName("scoring"));
        QVERIFY(!at("extends").isEmpty());
        QVERIFY(at("# Less").isEmpty());
        putCaretAfter(desk, "count");
        desk.trigger("explain");
        QTRY_VERIFY2(QToolTip::text().contains(KnobWords::name(knob).toHtmlEscaped()),
                     qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void problems_can_be_fixed_by_one_step()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "id: evening\nextends: shmidt # whom\nrounds: 12\nscorign: {first: 9}\n"
                        "draw:\n  rule: \"maybe\" # ?\n");
        desk.trigger("nextProblem");
        putCaretAfter(desk, "shmidt");
        desk.trigger("fix");
        QVERIFY2(fixes(desk).first().contains("“schmidt”"), qPrintable(fixes(desk).join(' ')));
        fix(desk, "schmidt");
        QVERIFY(desk.document().bytes().contains("extends: schmidt # whom\n"));
        putCaretAfter(desk, "rounds: 1");
        desk.trigger("fix");
        fix(desk, "“8”");
        QVERIFY(desk.document().bytes().contains("rounds: 8\n"));
        putCaretAfter(desk, "scor");
        desk.trigger("fix");
        fix(desk, "“scoring”");
        QVERIFY(desk.document().bytes().contains("scoring: {first: 9}\n"));
        putCaretAfter(desk, "maybe");
        desk.trigger("fix");
        fix(desk, "“up_to”");
        QVERIFY(desk.document().bytes().contains("  rule: up_to # ?\n"));
        putCaretAfter(desk, "id");
        desk.trigger("fix");
        fix(desk, "format: 1");
        QVERIFY(desk.document().bytes().startsWith("format: 1\nid: evening\n"));
        QCOMPARE(desk.document().undoStack().count(), 6);
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void an_unknown_key_can_be_taken_out()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, Desk::commented() + "shopping:\n  - milk\n  - bread\n");
        desk.trigger("fix"); // of the next problem
        fix(desk, "“shopping”");
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void a_key_in_the_wrong_place_is_moved_to_the_right_one()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, Desk::commented() + "temple_factor: 2 # doubled\n");
        putCaretAfter(desk, "2 # dou");
        desk.trigger("fix");
        QVERIFY2(fixes(desk).contains("Move to “scoring.temple_factor”"), qPrintable(fixes(desk).join(' ')));
        fix(desk, "Move to “scoring.temple_factor”");
        QVERIFY2(desk.document().bytes().contains("\n  temple_factor: 2 # doubled\n"),
                 desk.document().bytes());
        QVERIFY(desk.document().isPlayable());
        desk.undoAll();
        writeText(desk, Desk::commented() + "count: 3\n"); // draw.count is there
        putCaretAfter(desk, "count: 3");
        desk.trigger("fix");
        for (const QString& words : fixes(desk))
            QVERIFY2(!words.contains("draw.count"), qPrintable(words));
    }

    void an_error_and_a_warning_differ_in_more_than_colour()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "format: 1\nid: other\nextends: schmidt\nrounds: 99\n");
        const QAbstractItemModel* problems = desk.find<QTableView>("problems")->model();
        QCOMPARE(problems->rowCount(), 2);
        QVERIFY(problems->index(0, 2).data().toString().startsWith("Warning: "));
        QVERIFY(problems->index(1, 2).data().toString().startsWith("Error: "));
        const auto shape = [&](int row) {
            const QImage image = qvariant_cast<QIcon>(problems->index(row, 0).data(Qt::DecorationRole))
                                     .pixmap(32)
                                     .toImage()
                                     .convertToFormat(QImage::Format_Alpha8);
            return image;
        };
        QVERIFY(!shape(0).isNull());
        QVERIFY(shape(0) != shape(1)); // without any colour
    }

    void a_parent_in_a_bundle_is_a_parent()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "format: 1\nid: evening\nextends: mum\ndraw: {count: 2}\nbundle:\n  variants:\n"
                        "    mum: {format: 1, id: mum, extends: schmidt, name: Mum, draw: {count: 4}}\n");
        QVERIFY(desk.document().isPlayable());
        QCOMPARE(desk.document().parentName(), QString("Mum"));
        auto* passages = desk.window().findChild<QTextBrowser*>("passages");
        QTRY_VERIFY2(passages->isVisible() && passages->toPlainText().contains("Mum"),
                     qPrintable(passages->toPlainText()));
    }

    void a_new_line_is_indented_as_it_goes_on()
    {
        Desk desk;
        desk.openCommented();
        writeText(desk, "setup:   # s\n");
        auto* yaml = textOf(desk);
        putCaretAfter(desk, "# s");
        QTest::keyClick(yaml, Qt::Key_Return);
        QTest::keyClick(yaml, Qt::Key_H);
        QTest::keyClicks(yaml, "and:");
        QTest::keyClick(yaml, Qt::Key_Return);
        QTest::keyClicks(yaml, "roof: 3");
        QTest::keyClick(yaml, Qt::Key_Return);
        QTest::keyClick(yaml, Qt::Key_Backspace);
        QTest::keyClicks(yaml, "x");
        QCOMPARE(desk.document().bytes(), QByteArray("setup:   # s\n  hand:\n    roof: 3\n  x\n"));
        QTest::keyClick(yaml, Qt::Key_Backspace);
        QCOMPARE(desk.document().bytes(), QByteArray("setup:   # s\n  hand:\n    roof: 3\n  \n"));
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void lines_become_comments_and_back()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = textOf(desk);
        putCaretAfter(desk, "draw:");
        yaml->moveCursor(QTextCursor::Down, QTextCursor::KeepAnchor);
        desk.trigger("comment");
        QVERIFY2(desk.document().bytes().contains("# draw:\n#   count: 5"), desk.document().bytes());
        desk.trigger("comment");
        QCOMPARE(desk.document().bytes(), Desk::commented());
    }

    void words_are_found_and_replaced()
    {
        Desk desk;
        desk.openCommented();
        auto* yaml = textOf(desk);
        yaml->setFocus();
        desk.trigger("find");
        auto* words = desk.find<QLineEdit>("findWords");
        QVERIFY(words && words->hasFocus());
        QTest::keyClicks(words, "se");
        QVERIFY(desk.find<QLabel>("findCount")->text().startsWith('2'));
        const int first = yaml->textCursor().selectionStart();
        desk.trigger("findNext");
        const int second = yaml->textCursor().selectionStart();
        QVERIFY(second > first);
        desk.trigger("findNext"); // round
        QCOMPARE(yaml->textCursor().selectionStart(), first);
        desk.trigger("findPrevious");
        QCOMPARE(yaml->textCursor().selectionStart(), second);
        desk.find<QLineEdit>("findWith")->setText("TWO");
        desk.click("replace");
        QCOMPARE(desk.document().bytes(), Desk::commented().replace("second", "TWOcond"));
        words->setText("schmidt");
        desk.click("replaceAll");
        QVERIFY(desk.document().bytes().contains("extends: TWO "));
        QCOMPARE(desk.document().undoStack().undoText(), QString("Replace all"));
        QTest::keyClick(words, Qt::Key_Escape);
        QVERIFY(!desk.find<QLineEdit>("findWords"));
        QVERIFY(yaml->hasFocus());
        desk.undoAll();
        QCOMPARE(desk.document().bytes(), Desk::commented());
        desk.find<QTreeView>("knobs")->setFocus();
        desk.trigger("find"); // a rule
        QVERIFY(desk.find<QLineEdit>("search")->hasFocus());
    }
};

QTEST_MAIN(TestEditorText)
#include "tst_editor_text.moc"
