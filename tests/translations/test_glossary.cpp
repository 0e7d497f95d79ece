// The game's vocabulary is whole, and every text of the program keeps to it.
#include "glossary_check.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr const char* shipped = CAPITOL_SOURCE_DIR "/translations/glossary.yaml";

QString told(const capitol::Report& report)
{
    QStringList lines;
    for (const capitol::Diagnostic& diagnostic : report.diagnostics())
        lines.append(QString::fromStdString(diagnostic.text()));
    return lines.join('\n');
}

Glossary shippedGlossary()
{
    capitol::Report report(shipped);
    const Glossary glossary = readGlossary(shipped, report);
    return report.clean() ? glossary : Glossary();
}

// Two good terms, to be spoilt.
constexpr const char* good = R"(format: 1
terms:
- id: floor
  what: A block.
  en: {word: floor, plural: floors}
  it: {word: piano, plural: piani, avoid: [livell*]}
  fr: {word: étage, plural: étages}
  nl: {word: bouwsteen, plural: bouwstenen, avoid: [etage]}
- id: floor-card
  what: A card.
  en: {word: floor card}
  it: {word: carta piano}
  fr: {word: carte étage}
  nl: {word: bouwsteenkaart}
exceptions:
- term: floor
  why: Understood.
  languages: [it]
  in: Here
  texts: [Two floors]
)";

QString complaints(const QString& text)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("glossary.yaml");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        return "cannot be written";
    file.close();
    capitol::Report report("glossary.yaml");
    readGlossary(path.toStdString(), report);
    return told(report);
}

GlossaryCheck goodCheck(QTemporaryDir& folder)
{
    QFile file(folder.filePath("glossary.yaml"));
    if (file.open(QIODevice::WriteOnly))
        file.write(good);
    file.close();
    capitol::Report report("glossary.yaml");
    return GlossaryCheck(readGlossary(file.fileName().toStdString(), report));
}

TsMessage message(const QString& context, const QString& source, const QString& translation)
{
    return {context, source, {}, {translation}, false};
}

} // namespace

class TestGlossary : public QObject
{
    Q_OBJECT

private slots:
    void the_glossary_is_whole();
    void a_broken_glossary_is_told_with_line_and_key_data();
    void a_broken_glossary_is_told_with_line_and_key();
    void the_longer_term_counts();
    void a_translation_without_the_word_is_told();
    void a_word_to_be_avoided_is_told();
    void all_texts_keep_to_the_glossary();
    void every_word_is_said_somewhere_data();
    void every_word_is_said_somewhere();
};

void TestGlossary::the_glossary_is_whole()
{
    capitol::Report report("translations/glossary.yaml");
    const Glossary glossary = readGlossary(shipped, report);
    QVERIFY2(report.clean(), qPrintable(told(report)));
    QVERIFY(glossary.terms.size() > 50);
    QCOMPARE(complaints(good), QString());
}

void TestGlossary::a_broken_glossary_is_told_with_line_and_key_data()
{
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* of, const char* instead, const char* message) {
        QTest::newRow(name) << QString(instead) << QString(of) << QString(message);
    };
    row("a language is missing", "  fr: {word: carte étage}\n", "",
        "glossary.yaml:9:3: terms.floor-card.fr:");
    row("an unknown key", "plural: floors", "plurals: floors", "glossary.yaml:5:21: terms.floor.en.plurals:");
    row("no word", "{word: floor card}", "{plural: floor cards}",
        "glossary.yaml:11:7: terms.floor-card.en.word:");
    row("an empty word", "{word: floor card}", "{word: ''}",
        "glossary.yaml:11:14: terms.floor-card.en.word:");
    row("no sentence", "  what: A card.\n", "", "glossary.yaml:9:3: terms.floor-card.what:");
    row("an unknown language", "  nl: {word: bouwsteenkaart}",
        "  nl: {word: bouwsteenkaart}\n  de: {word: Karte}", "glossary.yaml:15:3: terms.floor-card.de:");
    row("an id twice", "id: floor-card", "id: floor", "glossary.yaml:9:3: terms:");
    row("a word that another term asks for", "[etage]", "[bouwsteenkaart]",
        "glossary.yaml:3:3: terms.floor.nl.avoid:");
    row("an exception of no term", "term: floor", "term: flour", "glossary.yaml:16:9: exceptions[0].term:");
    row("an exception without a reason", "  why: Understood.\n", "",
        "glossary.yaml:16:3: exceptions[0].why:");
    row("an exception in no language", "languages: [it]", "languages: [de]",
        "glossary.yaml:18:15: exceptions[0].languages:");
    row("no YAML", "[livell*]", "[*livell]", "glossary.yaml:6:");
    row("another format", "format: 1", "format: 2", "glossary.yaml:1:9: format:");
}

void TestGlossary::a_broken_glossary_is_told_with_line_and_key()
{
    QFETCH(QString, instead);
    QFETCH(QString, of);
    QFETCH(QString, message);
    const QString text = QString(good).replace(of, instead);
    QVERIFY(text != good);
    QVERIFY2(complaints(text).contains(message), qPrintable(complaints(text)));
}

void TestGlossary::the_longer_term_counts()
{
    QTemporaryDir folder;
    const GlossaryCheck check = goodCheck(folder);
    QCOMPARE(check.termsOf("Floors for a floor card"), QStringList({"floor", "floor-card"}));
    QCOMPARE(check.termsOf("A &floor card of floor.max"), QStringList({"floor-card"}));
    QCOMPARE(check.termsOf("Flooring"), QStringList());
}

void TestGlossary::a_translation_without_the_word_is_told()
{
    QTemporaryDir folder;
    GlossaryCheck check = goodCheck(folder);
    QCOMPARE(check.faults("it", message("There", "Two floors", "Due piani")), QStringList());
    QCOMPARE(check.faults("it", message("There", "Two floors", "Due pianisti")),
             QStringList("it: There: “Two floors” -> “Due pianisti” has no word for floor: piano, piani"));
    QCOMPARE(check.idleExceptions(), QStringList("it | Here | floor | Two floors"));
    QCOMPARE(check.faults("it", message("Here", "Two floors", "Due")), QStringList());
    QCOMPARE(check.idleExceptions(), QStringList());
}

void TestGlossary::a_word_to_be_avoided_is_told()
{
    QTemporaryDir folder;
    GlossaryCheck check = goodCheck(folder);
    QCOMPARE(check.faults("nl", Prose{"a.yaml", "says", "Een Etage", "Een Etage"}),
             QStringList("nl: a.yaml: says: “Een Etage” says “Etage”, which is to be avoided for floor: "
                         "bouwsteen, bouwstenen"));
    QCOMPARE(check.faults("nl", Prose{"a.yaml", "says", "Etagère", "Etagère"}), QStringList());
    QCOMPARE(check.faults("it", message("There", "High", "Due livelli")).size(), 1);
}

void TestGlossary::all_texts_keep_to_the_glossary()
{
    GlossaryCheck check(shippedGlossary());
    QStringList faults;
    for (const std::string& code : languageCodes()) {
        const QString language = QString::fromStdString(code);
        for (TsMessage& message : readMessages(language)) {
            if (language == "en") // most stay as they are
                message.forms.replaceInStrings(QRegularExpression("^$"), message.source);
            faults += check.faults(language, message);
        }
        for (const Prose& prose : readProse(language))
            faults += check.faults(language, prose);
    }
    for (const QString& fault : faults) // each by itself: Qt cuts off a long message
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
    QVERIFY2(check.idleExceptions().isEmpty(),
             qPrintable("exceptions that no text needs:\n" + check.idleExceptions().join('\n')));
}

void TestGlossary::every_word_is_said_somewhere_data()
{
    QTest::addColumn<QString>("language");
    for (const std::string& language : languageCodes())
        QTest::newRow(language.c_str()) << QString::fromStdString(language);
}

void TestGlossary::every_word_is_said_somewhere()
{
    QFETCH(QString, language);
    QStringList texts;
    for (const TsMessage& message : readMessages(language))
        texts += language == "en" ? QStringList(message.source) + message.forms : message.forms;
    for (const Prose& prose : readProse(language))
        texts.append(prose.text);
    QVERIFY(texts.size() > 1000);
    const QStringList unsaid = GlossaryCheck(shippedGlossary()).unsaid(language, texts.join('\n'));
    QVERIFY2(unsaid.isEmpty(), qPrintable("in no text:\n" + unsaid.join('\n')));
}

QTEST_APPLESS_MAIN(TestGlossary)
#include "test_glossary.moc"
