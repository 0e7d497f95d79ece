// A list is told its new rows, and says what changed and nothing else: row by row, since Qt 3D 6.4 loses
// count of several at once.
#include "models/row_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace capitol::app;

namespace {

// "a1": the thing `a`, which looks like 1 now.
class Things : public RowModel
{
public:
    QVariant data(const QModelIndex& index, int role) const override
    {
        return role == Qt::DisplayRole ? m_rows[index.row()] : QVariant();
    }
    QStringList rows() const { return m_rows; }
    void show(const QStringList& next)
    {
        change(m_rows, next, [](const QString& a, const QString& b) { return a[0] == b[0]; });
    }

private:
    QStringList m_rows;
};

// All that a list says, in the order it says it: "+2" a row came in at 2, "-2" it went, "~2" it looks
// different.
class Listener : public QObject
{
public:
    explicit Listener(const RowModel& list)
    {
        const auto range = [this](const char* sign) {
            return [this, sign](const QModelIndex&, int first, int last) { note(sign, first, last); };
        };
        connect(&list, &RowModel::rowsInserted, this, range("+"));
        connect(&list, &RowModel::rowsRemoved, this, range("-"));
        connect(&list, &RowModel::dataChanged, this,
                [this](const QModelIndex& from, const QModelIndex& to) { note("~", from.row(), to.row()); });
        connect(&list, &RowModel::rowsMoved, this, [this] { heard.append("moved"); });
        connect(&list, &RowModel::modelReset, this, [this] { heard.append("reset"); });
        connect(&list, &RowModel::layoutChanged, this, [this] { heard.append("layout"); });
        connect(&list, &RowModel::countChanged, this, [this] { heard.append("count"); });
    }

    QStringList heard;

private:
    void note(const char* sign, int first, int last)
    {
        heard.append(sign +
                     (first == last ? QString::number(first) : QString("%1..%2").arg(first).arg(last)));
    }
};

} // namespace

class TestRows : public QObject
{
    Q_OBJECT

private slots:
    void a_list_says_what_changed_and_nothing_else_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("heard");
        const auto row = [](const char* name, const char* before, const char* after, const char* heard) {
            QTest::newRow(name) << before << after << heard;
        };
        row("nothing", "a b c", "a b c", "");
        row("nothing at all", "", "", "");
        row("one comes first", "b c", "a b c", "+0 count");
        row("one comes between", "a c", "a b c", "+1 count");
        row("one comes last", "a b", "a b c", "+2 count");
        row("the first goes", "a b c", "b c", "-0 count");
        row("one between goes", "a b c", "a c", "-1 count");
        row("the last goes", "a b c", "a b", "-2 count");
        row("several come", "a d", "a b c d", "+1 +2 count");
        row("several go", "a b c d", "a d", "-1 -1 count");
        row("all come", "", "a b", "+0 +1 count");
        row("all go", "a b", "", "-0 -0 count");
        row("one looks different", "a b c", "a b1 c", "~1");
        row("two look different", "a b c", "a1 b c1", "~0 ~2");
        row("one is another", "a b c", "a x c", "-1 +1");
        row("one goes up", "a b c d", "a c b d", "-1 -1 +1 +2");
        row("the last comes first", "a b c", "c a b", "-0 -0 -0 +0 +1 +2");
        row("one goes, one looks different", "a b c", "a c1", "-1 ~1 count");
        row("one comes, one looks different", "a c", "a1 b c", "+1 ~0 count");
    }
    void a_list_says_what_changed_and_nothing_else()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, heard);
        Things list;
        const QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.show(before.split(' ', Qt::SkipEmptyParts));
        const Listener listener(list);
        list.show(after.split(' ', Qt::SkipEmptyParts));
        QCOMPARE(list.rows().join(' '), after);
        QCOMPARE(listener.heard.join(' '), heard);
    }
};

QTEST_GUILESS_MAIN(TestRows)
#include "test_rows.moc"
