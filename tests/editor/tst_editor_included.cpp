// A variant that comes with the program stays as it is, however its text is changed: a copy is.
#include "desk.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

#include <functional>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

using Deed = std::function<void(Desk& desk, QPlainTextEdit& text)>;

constexpr auto words = "count: 6"; // of the cards to draw

QPlainTextEdit& openShipped(Desk& desk)
{
    desk.window().openVariant("schmidt");
    auto* text = desk.find<QPlainTextEdit>("yaml");
    text->setFocus();
    QTextCursor cursor = text->document()->find(words);
    if (cursor.isNull())
        qFatal("no %s", words);
    text->setTextCursor(cursor);
    return *text;
}

void press(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers held, const QString& typed)
{
    QKeyEvent event(QEvent::KeyPress, key, held, typed);
    QCoreApplication::sendEvent(&widget, &event);
}

Deed keys(QKeyCombination keys, const QString& typed = {})
{
    return [=](Desk&, QPlainTextEdit& text) { press(text, keys.key(), keys.keyboardModifiers(), typed); };
}

Deed input(const QString& preedit, const QString& commit, int replaced)
{
    return [=](Desk&, QPlainTextEdit& text) {
        QInputMethodEvent event(preedit, {});
        event.setCommitString(commit, -replaced, replaced);
        QCoreApplication::sendEvent(&text, &event);
    };
}

Deed chosen(const QString& item)
{
    return [item](Desk&, QPlainTextEdit& text) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {20, 20}, text.mapToGlobal(QPoint(20, 20)));
        QCoreApplication::sendEvent(text.viewport(), &event);
        auto* menu = text.findChild<QMenu*>();
        for (QAction* action : menu->actions())
            if (action->text() == item)
                action->trigger();
        delete menu;
    };
}

void dropAtCaret(QPlainTextEdit& text, const QString& what)
{
    QMimeData data;
    data.setText(what);
    QDragEnterEvent drag(text.cursorRect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(text.viewport(), &drag);
    QDropEvent drop(text.cursorRect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(text.viewport(), &drop);
}

void replaceFound(Desk& desk, QPlainTextEdit&)
{
    desk.trigger("replaceText");
    desk.find<QLineEdit>("findWith")->setText("count: 3");
    desk.click("replace");
}

} // namespace

Q_DECLARE_METATYPE(Deed)

class TestEditorIncluded : public QObject
{
    Q_OBJECT

private slots:
    void its_text_is_changed_in_a_copy_data()
    {
        QTest::addColumn<Deed>("change");
        const auto row = [](const char* name, const Deed& change) { QTest::newRow(name) << change; };
        row("replace", replaceFound);
        for (const auto key :
             {QKeySequence::Delete, QKeySequence::Backspace, QKeySequence::Cut, QKeySequence::Paste,
              QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord, QKeySequence::DeleteEndOfLine,
              QKeySequence::InsertParagraphSeparator, QKeySequence::InsertLineSeparator})
            for (const QKeySequence& bound : QKeySequence::keyBindings(key))
                row(qPrintable(bound.toString()), keys(bound[0]));
        row("backspace", keys(Qt::Key_Backspace));
        row("a new line", keys(Qt::Key_Return, "\r"));
        row("AltGr", keys(Qt::CTRL | Qt::ALT | Qt::Key_BraceLeft, "{"));
        row("an accent being composed", input("´", {}, 0));
        row("a letter composed", input({}, "é", 0));
        row("letters taken back", input({}, {}, 2));
        row("cut by the menu", chosen("Cut"));
        row("paste by the menu", chosen("Paste"));
        row("dropped", [](Desk&, QPlainTextEdit& text) { dropAtCaret(text, "5"); });
    }
    void its_text_is_changed_in_a_copy()
    {
        QFETCH(Deed, change);
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        QGuiApplication::clipboard()->setText("count: 5");
        const QString before = text.textCursor().block().text();
        const int line = text.textCursor().blockNumber();
        change(desk, text);
        QCoreApplication::processEvents();
        QVERIFY(!desk.document().isShipped());
        QVERIFY2(desk.notice().contains("copy"), qPrintable(desk.notice()));
        QVERIFY(text.document()->findBlockByNumber(line).text() != before);
        desk.undoAll();
        QCOMPARE(text.document()->findBlockByNumber(line).text(), before);
        QCOMPARE(desk.settled().variant.id, "schmidt-2");
    }

    void what_is_selected_in_it_is_replaced_in_the_copy()
    {
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        QTest::keyClick(&text, Qt::Key_X);
        QVERIFY(!text.document()->toPlainText().contains(words));
    }

    // The copy keeps the id and the names that it was given.
    void all_words_of_it_are_replaced_in_the_copy()
    {
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        desk.trigger("replaceText");
        desk.find<QLineEdit>("findWith")->setText("count: 3");
        desk.click("replaceAll");
        QVERIFY(!text.document()->toPlainText().contains(words));
        QCOMPARE(desk.settled().variant.id, "schmidt-2");
        QCOMPARE(desk.settled().variant.rules.draw.count, 3);
    }

    void what_is_dropped_on_it_falls_where_it_was_aimed()
    {
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        text.centerCursor();
        const int line = text.textCursor().blockNumber();
        QVERIFY(text.verticalScrollBar()->value() > 0);
        dropAtCaret(text, "<here>");
        QCOMPARE(text.document()->find("<here>").blockNumber(), line);
    }

    // As a screen reader does, or text that is dragged out of the window.
    void what_is_changed_unasked_is_a_copys()
    {
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        QTextCursor(text.document()->find(words)).insertText("count: 2");
        QTRY_VERIFY(!desk.document().isShipped());
        QVERIFY(desk.document().isModified());
        QCOMPARE(desk.settled().variant.id, "schmidt-2");
        QCOMPARE(desk.settled().variant.rules.draw.count, 2);
        desk.window().save();
        QVERIFY(desk.read("variants/schmidt-2.yaml").contains("count: 2"));
    }

    void moving_about_in_it_makes_no_copy()
    {
        Desk desk;
        QPlainTextEdit& text = openShipped(desk);
        for (const QKeyCombination key : {QKeyCombination(Qt::Key_Down), Qt::CTRL | Qt::Key_Right,
                                          Qt::CTRL | Qt::Key_A, Qt::CTRL | Qt::Key_C})
            keys(key)(desk, text);
        QCoreApplication::processEvents();
        QVERIFY(desk.document().isShipped());
    }
};

QTEST_MAIN(TestEditorIncluded)
#include "tst_editor_included.moc"
