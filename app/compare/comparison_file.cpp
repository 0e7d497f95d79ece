#include "compare/comparison_file.h"

#include "capitol/readings/rendering.h"
#include "common/document_file.h"
#include "common/outside_text.h"
#include "common/paged_document.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace capitol::app {

namespace {

class ComparisonFile
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::Comparison)

public:
    static QString write(const WordedTable& table, const QString& file)
    {
        const QString ending = endingOf(file);
        if (ending == QLatin1String("pdf"))
            return writePdf(file, QString::fromStdString(table.title), usualPaper(QPageLayout::Landscape),
                            [&](QPdfWriter& paper) { return print(table, paper); });
        if (ending == QLatin1String("md"))
            return writeDocument(file, render_markdown(table));
        if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
            return writeDocument(file, render_html(table));
        return tr("Cannot write “%1”: the file name must end in .html, .md or .pdf.")
            .arg(fromOutside(QFileInfo(file).fileName()));
    }

private:
    static bool print(const WordedTable& table, QPdfWriter& paper)
    {
        PagedDocument document(paper);
        document.setHtml(QString::fromStdString(render_html(table)));
        document.breakPages({});
        return document.paintPages(QString::fromStdString(table.title), [](double) { return true; });
    }
};

} // namespace

QString writeComparison(const WordedTable& table, const QString& file)
{
    return ComparisonFile::write(table, file);
}

} // namespace capitol::app
