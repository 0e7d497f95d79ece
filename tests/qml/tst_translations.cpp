// Every text of the window is there in every language, with the places for its arguments.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString context;
    QString source;
    QString type; // of the translation: "", "unfinished", "vanished", "obsolete"
    QStringList forms;
    bool plural = false;
};

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

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.type = xml.attributes().value("type").toString();
    if (!message.plural) {
        message.forms = {xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        message.forms.append(xml.readElementText());
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source")
            message.source = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

QList<Message> readMessages(const QString& language)
{
    QFile file(QString(CAPITOL_TRANSLATIONS "/capitol_%1.ts").arg(language));
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.append(readMessage(xml, context));
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QStringList keys(const QList<Message>& messages)
{
    QStringList keys;
    for (const Message& message : messages)
        keys.append(message.context + '/' + message.source);
    keys.sort();
    return keys;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data() { languages(); }
    void everyTextIsTranslated();
    void argumentsKeepTheirPlaces_data() { languages(); }
    void argumentsKeepTheirPlaces();
    void allLanguagesHaveTheSameTexts();

private:
    static void languages();
};

void TestTranslations::languages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"it", "fr", "nl", "en"})
        QTest::newRow(language) << language;
}

void TestTranslations::everyTextIsTranslated()
{
    QFETCH(QString, language);
    const QList<Message> messages = readMessages(language);
    QVERIFY2(messages.size() > 100, "the file cannot be read");
    for (const Message& message : messages) {
        QVERIFY2(message.type.isEmpty(),
                 qPrintable(message.context + ": " + message.source + " is " + message.type));
        QVERIFY2(!message.forms.isEmpty() && !message.forms.contains(QString()),
                 qPrintable(message.context + ": " + message.source + " has no translation"));
        QCOMPARE(message.forms.size(), message.plural ? 2 : 1);
    }
}

void TestTranslations::argumentsKeepTheirPlaces()
{
    QFETCH(QString, language);
    for (const Message& message : readMessages(language))
        for (const QString& form : message.forms)
            QVERIFY2(places(form, message.plural) == places(message.source, message.plural),
                     qPrintable(message.context + ": " + message.source + " -> " + form));
}

void TestTranslations::allLanguagesHaveTheSameTexts()
{
    const QStringList english = keys(readMessages("en"));
    for (const char* language : {"it", "fr", "nl"})
        QCOMPARE(keys(readMessages(language)), english);
}

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
