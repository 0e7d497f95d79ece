#include "common/documents.h"

#include <QDir>
#include <QStandardPaths>

namespace capitol::app {

QString inDocuments(const QString& name)
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).filePath(name);
}

} // namespace capitol::app
