// A walk over the editor in four languages at its smallest: nothing is cut off, nothing is without a name.
//   tst_editor_pages --shots FOLDER   also keeps pictures
#include "desk.h"
#include "editor/knob_model.h"
#include "editor/name_dialog.h"
#include "editor/notice_bar.h"
#include "variants/knob_words.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolTip>
#include <QTreeView>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

QString said(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    return {};
}

// Texts with less room than they need.
QStringList misfits(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString text = said(*widget);
        if (!widget->isVisible() || text.isEmpty())
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool wraps = label && label->wordWrap();
        const int needed =
            wraps ? widget->heightForWidth(widget->width()) : widget->minimumSizeHint().width();
        if (needed > (wraps ? widget->height() : widget->width()) + 1)
            found.append(QString("%1 (%2 needed)").arg(text).arg(needed));
    }
    return found;
}

QStringList unnamed(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) ||
            qobject_cast<const QAbstractButton*>(widget) ||
            widget->parentWidget()->inherits("QAbstractSpinBox") || widget->objectName().startsWith("qt_"))
            continue;
        if (widget->accessibleName().isEmpty())
            found.append(QString("%1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    }
    return found;
}

} // namespace

#define NOTHING(list, where)                                                                                 \
    do {                                                                                                     \
        const QStringList found = list;                                                                      \
        QVERIFY2(found.isEmpty(), qPrintable(QString(where) + ": " + found.join(", ")));                     \
    } while (false)

class TestEditorPages : public QObject
{
    Q_OBJECT

private slots:
    void every_knob_has_words_in_every_language_data() { languages(); }
    void every_knob_has_words_in_every_language()
    {
        QFETCH(QString, language);
        Desk desk;
        desk.speak(language);
        QSet<QString> names;
        for (const Knob& knob : schema()) {
            QVERIFY2(!KnobWords::name(knob).isEmpty() && !KnobWords::sentence(knob).isEmpty(),
                     knob.key.c_str());
            const QString section = KnobWords::sectionOf(knob, KnobWords::capitolSections());
            QVERIFY2(KnobWords::sectionName(section) != section, knob.key.c_str());
            names.insert(section + KnobWords::name(knob));
            if (knob.kind == KnobKind::choice)
                for (int i = 0; i < int(knob.words.size()); ++i)
                    QVERIFY2(!KnobWords::word(knob, i).contains('='), knob.key.c_str());
        }
        QCOMPARE(names.size(), qsizetype(schema().size()));
    }

    void menus_are_walked_by_letters_data() { languages(); }
    void menus_are_walked_by_letters()
    {
        QFETCH(QString, language);
        Desk desk;
        desk.speak(language);
        QCOMPARE(clashingLetters(desk.window()), QStringList());
    }

    void nothing_is_cut_off_data() { languages(); }
    void nothing_is_cut_off()
    {
        QFETCH(QString, language);
        Desk desk;
        desk.openCommented();
        desk.speak(language);
        desk.window().resize(1024, 640);
        QCoreApplication::processEvents();
        QCOMPARE(desk.window().size(), QSize(1024, 640));
        NOTHING(misfits(desk.window()), language);
        for (const Knob& knob : schema()) {
            const QString key = QString::fromStdString(knob.key);
            desk.choose(key);
            NOTHING(misfits(desk.window()), language + ' ' + key);
            NOTHING(unnamed(desk.window()), language + ' ' + key);
            const auto* tree = desk.find<QTreeView>("knobs");
            QVERIFY2(tree->sizeHintForIndex(desk.row(key)).width() <= tree->columnWidth(0), qPrintable(key));
        }
        for (const char* key : {"id", "extends", "name.it", "summary.nl"}) {
            desk.choose(key);
            NOTHING(misfits(desk.window()), language + ' ' + key);
            NOTHING(unnamed(desk.window()), language + ' ' + key);
        }
        QVERIFY(desk.window().menuBar()->sizeHint().width() <= 1024);
        const auto* bar = desk.find<QToolBar>("tools");
        for (QAction* action : bar->actions())
            QVERIFY2(bar->widgetForAction(action)->isVisible(), qPrintable(language + ' ' + action->text()));
    }

    void values_are_in_sight_in_large_text()
    {
        Desk desk;
        desk.openCommented();
        desk.setScheme("contrast", 2);
        desk.window().resize(1024, 640);
        QCoreApplication::processEvents();
        const auto* tree = desk.find<QTreeView>("knobs");
        const int room = tree->viewport()->width();
        QVERIFY(tree->columnWidth(KnobModel::Value) >= room / 3);
        const int end = tree->columnViewportPosition(KnobModel::Value) + tree->columnWidth(KnobModel::Value);
        QVERIFY2(end <= room, qPrintable(QString("%1 of %2").arg(end).arg(room)));
        QVERIFY(tree->isColumnHidden(KnobModel::Parent));
        desk.setScheme("light", 1);
        desk.window().resize(1200, 760);
        QCoreApplication::processEvents();
        QVERIFY(!tree->isColumnHidden(KnobModel::Parent));
    }

    void dialogs_and_messages_fit_data() { languages(); }
    void dialogs_and_messages_fit()
    {
        QFETCH(QString, language);
        Desk desk;
        desk.openCommented();
        desk.speak(language);
        for (const char* action : {"new", "duplicate", "rename"}) {
            desk.trigger(action);
            auto* dialog = desk.window().findChild<NameDialog*>();
            dialog->findChild<QLineEdit*>("id")->setText("dutch");
            QCoreApplication::processEvents();
            NOTHING(misfits(*dialog), language + ' ' + action);
            shot(*dialog, language + '-' + action);
            dialog->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        desk.document().setKnob(*find_knob("pieces.floors"), 3);
        desk.write("variants/evening.yaml", "# theirs\n");
        QTRY_VERIFY(desk.find<QAbstractButton>("offer1"));
        NOTHING(misfits(desk.window()), language);
        shot(desk.window(), language + "-theirs");
        desk.window().openVariant("dutch");
        auto* question = desk.window().findChild<QMessageBox*>("leaving");
        QCoreApplication::processEvents();
        NOTHING(misfits(*question), language);
        shot(*question, language + "-leaving");
        delete question;
        const QAbstractItemModel* problems = desk.window().findChild<QTableView*>("problems")->model();
        QTRY_VERIFY(problems->rowCount() > 0);
        if (language != "en")
            QVERIFY2(!problems->index(0, 2).data().toString().contains("floors in"),
                     qPrintable(problems->index(0, 2).data().toString()));
    }

    void it_can_be_used_with_text_twice_as_large_data() { languages(); }
    void it_can_be_used_with_text_twice_as_large()
    {
        QFETCH(QString, language);
        Desk desk;
        desk.openCommented();
        desk.speak(language);
        desk.setScheme("contrast", 2);
        desk.window().resize(1024, 640);
        QCoreApplication::processEvents();
        QCOMPARE(desk.window().size(), QSize(1024, 640));
        desk.choose("auction.schedule");
        shot(desk.window(), language + "-large-contrast");
        QVERIFY(desk.find<QTreeView>("knobs")->viewport()->height() > 80);
        const auto* bar = desk.find<QToolBar>("tools");
        for (const char* action : {"try", "measure", "save"})
            QVERIFY2(bar->widgetForAction(desk.window().findChild<QAction*>(action))->isVisible(), action);
        desk.setScheme("light", 1);
    }

    void a_state_too_long_for_its_line_is_told_by_a_tool_tip()
    {
        Desk desk;
        desk.window().openVariant("dutch");
        auto* state = desk.find<QLabel>("state");
        const auto tip = [&](int width) {
            QToolTip::hideText();
            QTRY_VERIFY(QToolTip::text().isEmpty());
            state->resize(width, state->height());
            QHelpEvent asked(QEvent::ToolTip, QPoint(5, 5), state->mapToGlobal(QPoint(5, 5)));
            QCoreApplication::sendEvent(state, &asked);
        };
        tip(2000);
        QVERIFY(QToolTip::text().isEmpty());
        tip(100);
        QVERIFY(QToolTip::text().contains("included with the program"));
        QVERIFY(state->minimumSizeHint().width() < 100);
    }

    void the_theme_and_the_language_hold_at_once()
    {
        Desk desk;
        desk.openCommented();
        const QColor light = desk.window().palette().color(QPalette::Base);
        desk.setScheme("dark");
        QVERIFY(desk.window().palette().color(QPalette::Base) != light);
        QCOMPARE(desk.find<QTreeView>("knobs")->palette().color(QPalette::Base), desk.look().panel);
        desk.speak("nl");
        QCOMPARE(desk.row("rounds").data().toString(), QString("Rondes"));
        shot(desk.window(), "nl-dark");
        desk.setScheme("light");
        desk.speak("it");
        QCOMPARE(desk.row("rounds").data().toString(), QString("Round"));
    }

    void tab_goes_through_all_and_round()
    {
        Desk desk;
        desk.openCommented();
        desk.choose("auction.schedule");
        desk.click("addRound"); // so that there is something to reset
        QSet<QWidget*> seen;
        desk.find<QLineEdit>("search")->setFocus();
        for (int i = 0; i < 80 && (i == 0 || !desk.find<QLineEdit>("search")->hasFocus()); ++i) {
            QWidget* focus = QApplication::focusWidget();
            QVERIFY2(!seen.contains(focus), qPrintable(focus->objectName()));
            seen.insert(focus);
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const char* name : {"knobs", "yaml", "tile0.0", "addRound", "resetKnob", "chooser"})
            QVERIFY2(seen.contains(desk.find<QWidget>(name)), name);
    }

    void pictures_data() { languages(); }
    void pictures()
    {
        if (folder().isEmpty())
            QSKIP("only with --shots");
        QFETCH(QString, language);
        Desk desk;
        desk.openCommented();
        desk.speak(language);
        for (const char* key : {"auction.schedule", "deck.permit", "setup.printed_fountains",
                                "setup.buildings", "auction.tie_break", "draw.rule", "summary.en"}) {
            desk.choose(key);
            shot(desk.window(), language + '-' + key);
        }
        desk.document().setKnob(*find_knob("pieces.floors"), 3);
        desk.settled();
        shot(desk.window(), language + "-problem");
    }

public:
    static QString& folder()
    {
        static QString folder;
        return folder;
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"it", "fr", "nl", "en"})
            QTest::newRow(language) << language;
    }
    static void shot(QWidget& window, const QString& name)
    {
        QCoreApplication::processEvents();
        if (!folder().isEmpty())
            window.grab().save(QDir(folder()).filePath(name + ".png"));
    }
};

int main(int argc, char** argv)
{
    QApplication program(argc, argv);
    QStringList words = QApplication::arguments();
    if (const auto at = words.indexOf("--shots"); at > 0) {
        TestEditorPages::folder() = words.value(at + 1);
        words.remove(at, 2);
    }
    TestEditorPages test;
    return QTest::qExec(&test, words);
}
#include "tst_editor_pages.moc"
