// Where a person's own files are looked for and put first.
#pragma once

#include <QString>

namespace capitol::app {

// The folder of documents, or of the person where there is none; or a file of that name in it.
QString inDocuments(const QString& name = {});

} // namespace capitol::app
