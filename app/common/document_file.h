// Documents that a person keeps: text, or pages as a PDF. Written whole or not at all; may be called in any
// thread of Qt's.
#pragma once

#include <QPdfWriter>
#include <QString>

#include <functional>
#include <string>

namespace capitol::app {

// Each gives what went wrong, in the language of the interface; nothing if nothing did.
QString writeDocument(const QString& file, const std::string& text);
// `print` paints the pages; false if it was stopped, and then nothing is written, which is nothing wrong.
QString writePdf(const QString& file, const QString& title, const QPageLayout& layout,
                 const std::function<bool(QPdfWriter&)>& print);

// In small letters, without the dot.
QString endingOf(const QString& file);

} // namespace capitol::app
