// The comparison of rule texts and variants as the window shows and exports it.
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
        comparison = std::make_unique<Comparison>(testLibrary());
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
        comparison->setFilter(5);
        for (const QString& number : numbers())
            QVERIFY2(number.startsWith('U'), qPrintable(number));
        QCOMPARE(comparison->lines()->count(), 48);
        comparison->setFilter(2);
        QVERIFY(comparison->lines()->count() > 0);
        for (int row = 0; row < comparison->lines()->count(); ++row)
            QVERIFY(value(*comparison->lines(), row, "judgement").toString().contains("different rule"));
    }

    void the_most_alike_stand_beside_each_other()
    {
        while (comparison->canRemove())
            comparison->removeColumn(0);
        comparison->setColumn(0, choiceOf("Schmidt rules"));
        comparison->setColumn(1, choiceOf("Dutch text"));
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
        QVERIFY(exported("c.md").contains(said));
        QVERIFY(exported("c.html").contains(said));
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
