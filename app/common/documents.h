// The folder offered first for the user's own files.
#pragma once

#include <QString>

namespace capitol::app {

// The folder of documents, or of the person where there is none; or a file of that name in it.
QString inDocuments(const QString& name = {});

} // namespace capitol::app
