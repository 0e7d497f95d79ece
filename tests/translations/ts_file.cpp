#include "ts_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace {

void readTranslation(QXmlStreamReader& xml, TsMessage& message)
{
    message.type = xml.attributes().value("type").toString();
    if (!message.plural) {
        message.forms = {xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        message.forms.append(xml.readElementText());
}

TsMessage readMessage(QXmlStreamReader& xml, const QString& context)
{
    TsMessage message;
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

} // namespace

QList<TsMessage> readMessages(const QString& language)
{
    QFile file(QString(CAPITOL_SOURCE_DIR "/translations/capitol_%1.ts").arg(language));
    QList<TsMessage> messages;
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
    return xml.hasError() ? QList<TsMessage>() : messages;
}
