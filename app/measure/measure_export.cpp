// What the panel hands out: files and the clipboard.
#include "common/documents.h"
#include "common/whole_file.h"
#include "measure/measure_chart.h"
#include "measure/measure_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QPixmap>
#include <QTabWidget>

namespace capitol::app {

QString MeasurePanel::exportTable(const QString& file) const
{
    return unwritten(file, writeWhole(file, QByteArray::fromStdString(m_job.measuring()->csv())));
}

QString MeasurePanel::exportSvg(const QString& file) const
{
    return unwritten(file, writeWhole(file, [this](QIODevice& device) { return m_chart->writeSvg(device); }));
}

QString MeasurePanel::exportPng(const QString& file) const
{
    return unwritten(file, writeWhole(file, [this](QIODevice& device) { return m_chart->writePng(device); }));
}

MeasurePanel::FileKind MeasurePanel::tableFile() const
{
    return {tr("Export the table"), tr("Comma-separated values") + QStringLiteral(" (*.csv)"),
            QStringLiteral("csv"), &MeasurePanel::exportTable};
}

MeasurePanel::FileKind MeasurePanel::svgFile() const
{
    return {tr("Export the chart"), tr("SVG pictures") + QStringLiteral(" (*.svg)"), QStringLiteral("svg"),
            &MeasurePanel::exportSvg};
}

MeasurePanel::FileKind MeasurePanel::pngFile() const
{
    return {tr("Export the chart"), tr("PNG pictures") + QStringLiteral(" (*.png)"), QStringLiteral("png"),
            &MeasurePanel::exportPng};
}

QString MeasurePanel::proposedName() const
{
    const auto idOf = [](const SomeVariant& some) {
        return QString::fromStdString(std::visit([](const auto& variant) { return variant.id; }, some));
    };
    const QString name = idOf(m_measured->variant);
    return m_measured->parent ? name + QLatin1Char('-') + idOf(*m_measured->parent) : name;
}

void MeasurePanel::askForFile(const FileKind& kind)
{
    auto* dialog = new QFileDialog(this, kind.title,
                                   inDocuments(proposedName() + QLatin1Char('.') + kind.ending), kind.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(kind.ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, write = kind.write](const QString& file) {
        const QString error = (this->*write)(file);
        say(error.isEmpty() ? tr("Saved to %1.").arg(file) : error);
    });
    dialog->open();
}

// What is in sight: words, a table, or a picture.
void MeasurePanel::copy() const
{
    QClipboard& clipboard = *QApplication::clipboard();
    switch (m_tabs->currentIndex()) {
    case 0:
        return clipboard.setText(findingsText());
    case 1:
        return clipboard.setText(m_model.text());
    case 2:
        return clipboard.setPixmap(m_chart->grab());
    default:
        return clipboard.setText(m_effects.text());
    }
}

} // namespace capitol::app
