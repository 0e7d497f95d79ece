// A rich-text document that loads nothing: a picture or style sheet that it names is neither read from disk
// nor fetched.
#pragma once

#include <QTextDocument>
#include <QUrl>

namespace capitol::app {

class ClosedDocument : public QTextDocument
{
    Q_OBJECT

public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        return name.scheme() == QLatin1String("data") ? QTextDocument::loadResource(type, name) : QVariant();
    }
};

} // namespace capitol::app
