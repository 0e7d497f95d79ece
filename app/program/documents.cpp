#include "program/documents.h"

#include <QDir>
#include <QStandardPaths>

namespace capitol::app {

QString inDocuments(const QString& name)
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).filePath(name);
}

} // namespace capitol::app
