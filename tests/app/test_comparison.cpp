// The comparison of rule texts and variants as the window shows and exports it.
#include "capitol/rulebook/rulebook_writer.h"
#include "compare/comparison.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

class TestComparison : public QObject
{
    Q_OBJECT

    std::unique_ptr<Comparison> comparison;
    QTemporaryDir folder;

    int choiceOf(const QString& name) const { return int(comparison->choices().indexOf(name)); }
    QStringList numbers() const
    {
        QStringList all;
        for (int row = 0; row < comparison->lines()->count(); ++row)
            all.append(value(*comparison->lines(), row, "number").toString());
        return all;
    }
    void showOnly(const QStringList& names)
    {
        while (comparison->columns()->count() > names.size())
            comparison->removeColumn(0);
        for (int i = 0; i < names.size(); ++i)
            comparison->setColumn(i, choiceOf(names[i]));
    }
    QByteArray exported(const QString& name)
    {
        const QString path = folder.filePath(name);
        comparison->exportTo(QUrl::fromLocalFile(path));
        if (!QTest::qWaitFor([&] { return !comparison->exporting(); }, 20000))
            return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        comparison = std::make_unique<Comparison>(testLibrary(), rulebook_folders({}));
        comparison->setLanguage("en");
        comparison->open();
        QVERIFY(comparison->reading());
        QTRY_VERIFY(!comparison->reading());
        QCOMPARE(comparison->problem(), QString());
    }

    void it_begins_with_the_four_sheets_and_every_point()
    {
        QCOMPARE(comparison->columns()->count(), 4);
        const QStringList all = numbers();
        for (int number = 1; number <= 113; ++number)
            QVERIFY2(all.count(QString::number(number)) == 1, qPrintable(QString::number(number)));
        for (int situation = 1; situation <= 48; ++situation)
            QCOMPARE(all.count(QString("U%1").arg(situation)), 1);
    }

    void a_tied_bid_is_told_by_each_sheet()
    {
        comparison->setSearch("auction.tie_break lowest_score");
        const int row = int(numbers().indexOf("63"));
        QVERIFY(row >= 0);
        const QStringList texts = value(*comparison->lines(), row, "texts").toStringList();
        QCOMPARE(texts.size(), 4);
        QCOMPARE(texts[0], texts[2]);
        QVERIFY(texts[2] != texts[3]);
        QVERIFY(value(*comparison->lines(), row, "differs").toBool());
    }

    void there_are_two_to_five_columns()
    {
        comparison->addColumn();
        QCOMPARE(comparison->columns()->count(), 5);
        QVERIFY(!comparison->canAdd());
        comparison->addColumn();
        QCOMPARE(comparison->columns()->count(), 5);
        for (int i = 0; i < 5; ++i)
            comparison->removeColumn(0);
        QCOMPARE(comparison->columns()->count(), 2);
        QVERIFY(!comparison->canRemove());
    }

    void filters_leave_only_what_they_say()
    {
        comparison->setFilter(int(Filter::situations));
        for (const QString& number : numbers())
            QVERIFY2(number.startsWith('U'), qPrintable(number));
        QCOMPARE(comparison->lines()->count(), 48);
        comparison->setFilter(int(Filter::variants));
        QVERIFY(comparison->lines()->count() > 0);
        for (int row = 0; row < comparison->lines()->count(); ++row)
            QVERIFY(value(*comparison->lines(), row, "judgement").toString().contains("different rule"));
    }

    void what_changes_play_stands_by_weight()
    {
        showOnly({"Dutch text", "English text"});
        QVERIFY2(
            comparison->summary().startsWith(
                "“Dutch text” and “English text” differ on 15 points that change play; what matters most: "
                "Tie for the highest bid; "),
            qPrintable(comparison->summary()));
        comparison->setFilter(int(Filter::play));
        QCOMPARE(comparison->lines()->count(), 15);
        QCOMPARE(numbers().mid(0, 2), QStringList({"63", "64"}));
        QCOMPARE(value(*comparison->lines(), 0, "contrasts").value<QList<int>>(), QList<int>({0, 2}));
        QCOMPARE(value(*comparison->columns(), 1, "likeness").toString().left(12), QString("≠ 15 in play"));
        QVERIFY(value(*comparison->lines(), 0, "spoken")
                    .toString()
                    .contains(". English text: plays differently: "));
        QVERIFY(comparison->marks().contains("Dutch text"));
    }

    void a_place_is_told_by_the_sheets_own_words()
    {
        comparison->setSearch("63");
        const int row = int(numbers().indexOf("63"));
        const QStringList places = value(*comparison->lines(), row, "places").toStringList();
        QCOMPARE(places[0], QString("Regole sulle Aste, point 7"));
        QCOMPARE(places[3], QString("Veilingregels"));
        comparison->setLanguage("nl");
        QCOMPARE(value(*comparison->lines(), row, "places").toStringList()[0],
                 QString("Regole sulle Aste, punt 7"));
    }

    void the_game_on_the_table_is_a_column()
    {
        QVERIFY(comparison->choices().filter("table").isEmpty());
        Variant own = testLibrary().load("schmidt").value.value();
        own.id = "own";
        own.name = {{"en", "<b>Own</b>"}};
        own.rules.auction.tie_break = {TieBreak::lowest_score};
        own.rules.draw.count = 8; // no text says so
        comparison->open(own);
        QTRY_VERIFY(!comparison->reading());
        showOnly({"On the table: <b>Own</b>", "Dutch text"});
        comparison->setFilter(int(Filter::play));
        QVERIFY(!numbers().contains("63")); // as the Dutch text has it
        const auto drawn = [&] {
            const int row = int(numbers().indexOf("91"));
            return value(*comparison->lines(), row, "texts").toStringList().value(0);
        };
        QTRY_VERIFY2(drawn().contains("eight new cards"), qPrintable(drawn()));
        comparison->setColumn(1, choiceOf("English text"));
        QCOMPARE(numbers().first(), QString("63"));
        QVERIFY(value(*comparison->columns(), 0, "onTable").toBool());

        const QSignalSpy back(comparison.get(), &Comparison::backToGameWanted);
        const QSignalSpy played(comparison.get(), &Comparison::playWanted);
        const QSignalSpy edited(comparison.get(), &Comparison::editWanted);
        comparison->play(0);
        comparison->edit(0);
        QCOMPARE(back.size(), 1);
        QCOMPARE(played.size() + edited.size(), 0);

        comparison->setLanguage("fr");
        QTRY_VERIFY2(drawn().contains("huit"), qPrintable(drawn()));
        QCOMPARE(value(*comparison->columns(), 0, "choice").toInt(), 4); // after the four texts
        comparison->open();                                              // the game is over
        QTRY_VERIFY(!comparison->reading());
        QCOMPARE(comparison->columns()->count(), 4);
        QVERIFY(!value(*comparison->columns(), 0, "onTable").toBool());
    }

    void the_most_alike_stand_beside_each_other()
    {
        showOnly({"Schmidt rules", "Dutch text"});
        comparison->addColumn();
        comparison->setColumn(2, choiceOf("English text, taken literally"));
        QVERIFY(choiceOf("English text, taken literally") >= 0);
        comparison->orderByLikeness();
        QCOMPARE(value(*comparison->columns(), 0, "name").toString(), QString("Schmidt rules"));
        QCOMPARE(value(*comparison->columns(), 2, "name").toString(), QString("Dutch text"));
    }

    void a_column_can_be_opened_in_the_editor()
    {
        const QSignalSpy wanted(comparison.get(), &Comparison::editWanted);
        comparison->edit(3);
        comparison->edit(-1);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QString("dutch"));
    }

    void a_column_can_be_played()
    {
        const QSignalSpy wanted(comparison.get(), &Comparison::playWanted);
        comparison->play(0);
        comparison->play(9);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QString("italian-sheet"));
    }

    void lines_open_and_close_and_the_lists_are_sound()
    {
        const QAbstractItemModelTester lines(comparison->lines(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester columns(comparison->columns(),
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        comparison->lines()->toggle(3);
        QVERIFY(value(*comparison->lines(), 3, "open").toBool());
        const QString number = value(*comparison->lines(), 3, "number").toString();
        comparison->setSearch(value(*comparison->lines(), 3, "topic").toString());
        QVERIFY(value(*comparison->lines(), int(numbers().indexOf(number)), "open").toBool());
        comparison->setSearch("no such thing anywhere");
        QCOMPARE(comparison->lines()->count(), 0);
        comparison->setSearch({});
        comparison->lines()->toggle(3);
        QVERIFY(!value(*comparison->lines(), 3, "open").toBool());
    }

    void exports_hold_what_is_shown()
    {
        comparison->setSearch("auction.tie_break lowest_score");
        const QByteArray said = value(*comparison->lines(), 0, "topic").toString().toUtf8();
        const QByteArray markdown = exported("c.md");
        QVERIFY(markdown.contains(said));
        QVERIFY(markdown.contains("| ≠ **"));
        const QByteArray html = exported("c.html");
        QVERIFY(html.contains(said));
        QVERIFY(html.contains("<td class=\"play\">"));
        for (const QByteArray& file : {markdown, html})
            QVERIFY(file.contains(comparison->summary().toUtf8()));
        const QByteArray pdf = exported("c.pdf");
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.size() > 5000);
    }

    void what_cannot_be_written_is_said_and_leaves_nothing()
    {
        const QSignalSpy failed(comparison.get(), &Comparison::failed);
        QVERIFY(exported("c.docx").isEmpty());
        QVERIFY(exported("no folder/c.md").isEmpty());
        QCOMPARE(failed.size(), 2);
        QVERIFY(failed[0][0].toString().contains(".pdf"));
        QVERIFY(failed[1][0].toString().contains("c.md"));
        QVERIFY(!QFile::exists(folder.filePath("c.docx")));
    }

    void another_language_changes_every_word_at_once()
    {
        const QString english = value(*comparison->lines(), 0, "topic").toString();
        comparison->setLanguage("it");
        QVERIFY(value(*comparison->lines(), 0, "topic").toString() != english);
        QVERIFY(choiceOf("Testo olandese") >= 0);
    }
};

QTEST_MAIN(TestComparison)
#include "test_comparison.moc"
