#include "common/document_file.h"

#include "common/whole_file.h"

#include <QBuffer>
#include <QFileInfo>

namespace capitol::app {

QString writeDocument(const QString& file, const std::string& text)
{
    return unwritten(file, writeWhole(file, QByteArray::fromStdString(text)));
}

QString writePdf(const QString& file, const QString& title, const QPageLayout& layout,
                 const std::function<bool(QPdfWriter&)>& print)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter paper(&buffer);
    paper.setPageLayout(layout);
    paper.setTitle(title);
    paper.setCreator(QStringLiteral("Capitol"));
    return print(paper) ? unwritten(file, writeWhole(file, buffer.data())) : QString();
}

QString endingOf(const QString& file)
{
    return QFileInfo(file).suffix().toLower();
}

} // namespace capitol::app
