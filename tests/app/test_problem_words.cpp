// What the engine reports is said in the language of the interface.
#include "capitol/variant/library.h"
#include "common/problem_words.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace capitol;
using namespace capitol::app;

namespace {

const QByteArray head = "format: 1\nid: odd\n";
const QByteArray outline = "outline: [[1, 1], [9, 1], [9, 9]]";
const QByteArray area = "{code: mar, colour: white, " + outline + ", label: [5, 5], small_sites: [[3, 3]]}";

QByteArray withArea(const QByteArray& text)
{
    return head + "areas: [" + text + "]\n";
}

// Each sentence that the board `odd` of that text gets.
QStringList sentences(const QByteArray& text)
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath("boards");
    QFile file(folder.filePath("boards/odd.yaml"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        return {};
    file.close();
    QStringList said;
    for (const Diagnostic& one : Library({folder.path().toStdString()}).load_board("odd").diagnostics) {
        // apart, so that a word of one cannot hide that the other is English
        for (const bool found : {true, false}) {
            Diagnostic part{one};
            (found ? part.allowed : part.found).clear();
            part.suggestion.clear();
            said.append(ProblemWords::sentence(part));
        }
    }
    return said;
}

} // namespace

class TestProblemWords : public QObject
{
    Q_OBJECT

private slots:
    void boards_are_reported_in_the_language_data();
    void boards_are_reported_in_the_language();
    void amounts_stay_in_their_places();
};

void TestProblemWords::boards_are_reported_in_the_language_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected"); // in one of the Italian sentences
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString(expected);
    };
    row("no areas", head, "lista di quartieri");
    row("empty areas", head + "areas: []\n", "1..");
    row("areas a word", head + "areas: Rome\n", "lista di quartieri");
    row("area a word", withArea("Rome"), "chiavi di un quartiere");
    row("empty area", withArea("{}"), "tre lettere minuscole");
    row("code", withArea("{code: Mars, colour: white}"), "tre lettere minuscole");
    row("code twice", withArea(area + ", " + area), "codice");
    row("colour", withArea("{code: mar, colour: green}"), "black, white o red");
    row("outline", withArea("{outline: [[1, 1]]}"), "almeno 3 punti");
    row("point", withArea("{label: 7}"), "un punto [x, y]");
    row("sites", withArea("{small_sites: 7}"), "almeno 1 punti");
    row("size", head + "size: 7\nareas: [" + area + "]\n", "width");
    row("width", head + "size: {}\nareas: [" + area + "]\n", "centimetri");
    row("water", head + "water: 7\nareas: [" + area + "]\n", "liste di punti");
    row("name", head + "name: {en: " + QByteArray(200, 'x') + "}\nareas: [" + area + "]\n", "100 caratteri");
    QByteArray many;
    for (int i = 0; i < 60; ++i)
        many += "[3, 3], ";
    row("map without end", head + "size: {width: 5\n", "} alla fine della mappa");
    row("list without end", head + "areas: [[1, 2]\n", "] alla fine della lista");
    row("not lined up", head + "size:\n  width: 5\n height: 3\n", "non allineata");
    row("an item among keys", head + "- a\n", "lo stesso rientro");
    row("two keys on a line", head + "size: width: 5\n", "una chiave fuori posto");
    row("an item on a key's line", head + "areas: - 1\n", "una voce di lista fuori posto");
    row("brackets crossed", head + "areas: [1, 2}\n", "non corrisponde");
    row("escape", head + "name: \"a\\q\"\n", "due barre rovesciate");
    row("short escape", head + "name: \"\\xz\"\n", "due cifre");
    row("first character", head + "name: @home\n", "non può iniziare");
    row("quote not closed", head + "name: \"a\n---\n", "virgolette mai chiuse");
    row("a star alone", head + "name: *\n", "* senza nome");
    row("an ampersand alone", head + "name: &\n", "& senza nome");
    row("an alias of nothing", head + "name: *four\n", "l’ancora citata non è definita");
    row("tab", head + "size:\n\twidth: 5\n", "una tabulazione");
    row("many points",
        head + "walls: [[" + QByteArray("[3, 3], ").repeated(300) + "]]\nareas: [" + area + "]\n",
        "300 punti");
    row("many sites", withArea("{small_sites: [" + many + "]}"), "60 spazi");
}

void TestProblemWords::boards_are_reported_in_the_language()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const QStringList english = sentences(text);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/capitol_it.qm"));
    QCoreApplication::installTranslator(&translator);
    const QStringList italian = sentences(text);
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(!english.isEmpty());
    QCOMPARE(italian.size(), english.size());
    QVERIFY2(italian.join('\n').contains(expected), qPrintable(italian.join('\n')));
    static const QRegularExpression words(
        "\\b(an|at most|at "
        "least|list|map|of|areas|sites|letters|has|other|where|without|each|text|illegal|end)\\b");
    for (const QString& sentence : italian)
        QVERIFY2(!sentence.contains(words), qPrintable(sentence));
}

void TestProblemWords::amounts_stay_in_their_places()
{
    Diagnostic one;
    one.id = Diagnostic::Id::out_of_range;
    one.found = "0 areas";
    one.allowed = "1..12 areas";
    QCOMPARE(ProblemWords::sentence(one), QString("found 0 areas, allowed: 1..12 areas"));
    one.allowed = "the file's name without .yaml, \"a%2 7\"";
    QVERIFY(ProblemWords::sentence(one).endsWith("the file's name without .yaml, \"a%2 7\""));
    one.file = "50 %2.yaml";
    one.line = 7;
    one.column = 3;
    QVERIFY(ProblemWords::line(one).startsWith("50 %2.yaml, line 7, column 3: "));
}

QTEST_GUILESS_MAIN(TestProblemWords)
#include "test_problem_words.moc"
