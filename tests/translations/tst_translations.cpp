// Every text of the window is there in every language, with the places for its arguments.
#include "ts_file.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QStringList places(const QString& text, bool plural)
{
    static const QRegularExpression place("%L?[0-9n]");
    QStringList found;
    for (auto matches = place.globalMatch(text); matches.hasNext();)
        if (const QString one = matches.next().captured(); !plural || one != "%n")
            found.append(one);
    found.sort();
    return found;
}

QStringList keys(const QList<TsMessage>& messages)
{
    QStringList keys;
    for (const TsMessage& message : messages)
        keys.append(message.context + '/' + message.source);
    keys.sort();
    return keys;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void every_text_is_translated_data() { languages(); }
    void every_text_is_translated();
    void arguments_keep_their_places_data() { languages(); }
    void arguments_keep_their_places();
    void all_languages_have_the_same_texts();
    void every_context_is_a_class_or_a_page();

private:
    static void languages();
};

void TestTranslations::languages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"it", "fr", "nl", "en"})
        QTest::newRow(language) << language;
}

void TestTranslations::every_text_is_translated()
{
    QFETCH(QString, language);
    const QList<TsMessage> messages = readMessages(language);
    QVERIFY2(messages.size() > 100, "the file cannot be read");
    for (const TsMessage& message : messages) {
        QVERIFY2(message.type.isEmpty(),
                 qPrintable(message.context + ": " + message.source + " is " + message.type));
        QVERIFY2(!message.forms.isEmpty() && !message.forms.contains(QString()),
                 qPrintable(message.context + ": " + message.source + " has no translation"));
        QCOMPARE(message.forms.size(), message.plural ? 2 : 1);
    }
}

void TestTranslations::arguments_keep_their_places()
{
    QFETCH(QString, language);
    for (const TsMessage& message : readMessages(language))
        for (const QString& form : message.forms)
            QVERIFY2(places(form, message.plural) == places(message.source, message.plural),
                     qPrintable(message.context + ": " + message.source + " -> " + form));
}

void TestTranslations::all_languages_have_the_same_texts()
{
    const QStringList english = keys(readMessages("en"));
    for (const char* language : {"it", "fr", "nl"})
        QCOMPARE(keys(readMessages(language)), english);
}

// Of any other the program never asks: lupdate has not understood where the text is.
void TestTranslations::every_context_is_a_class_or_a_page()
{
    QSet<QString> pages;
    QDirIterator files(CAPITOL_SOURCE_DIR "/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        pages.insert(QFileInfo(files.next()).completeBaseName());
    for (const TsMessage& message : readMessages("en"))
        QVERIFY2(message.context.contains("::") || pages.contains(message.context),
                 qPrintable(message.context + ": " + message.source));
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
