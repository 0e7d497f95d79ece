#include "compare/comparison_file.h"

#include "program/closed_document.h"
#include "program/whole_file.h"
#include "readings/rendering.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>

namespace capitol::app {

namespace {

class ComparisonFile
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::Comparison)

public:
    static QString write(const WordedTable& table, const QString& file)
    {
        const QString ending = QFileInfo(file).suffix().toLower();
        if (ending == QLatin1String("pdf"))
            return save(file, [&](QIODevice& target) { return print(table, target); });
        if (ending == QLatin1String("md"))
            return save(file, [&](QIODevice& target) { return put(render_markdown(table), target); });
        if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
            return save(file, [&](QIODevice& target) { return put(render_html(table), target); });
        return tr("Cannot write “%1”: the file name must end in .html, .md or .pdf.")
            .arg(QFileInfo(file).fileName());
    }

private:
    static QString save(const QString& file, const std::function<bool(QIODevice&)>& fill)
    {
        return unwritten(file, writeWhole(file, fill));
    }

    static bool put(const std::string& text, QIODevice& target)
    {
        return target.write(text.data(), qint64(text.size())) == qint64(text.size());
    }

    static bool print(const WordedTable& table, QIODevice& target)
    {
        QPdfWriter paper(&target);
        paper.setPageSize(QPageSize(QPageSize::A4));
        paper.setPageOrientation(QPageLayout::Landscape);
        paper.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout::Millimeter);
        paper.setTitle(QString::fromStdString(table.title));
        ClosedDocument document;
        document.setHtml(QString::fromStdString(render_html(table)));
        document.print(&paper);
        return true;
    }
};

} // namespace

QString writeComparison(const WordedTable& table, const QString& file)
{
    return ComparisonFile::write(table, file);
}

} // namespace capitol::app
