#include "rulebook/rulebook_export.h"

#include "common/diagnostics_text.h"
#include "common/document_file.h"
#include "common/outside_text.h"
#include "common/whole_file.h"
#include "rulebook/html.h"
#include "rulebook/rulebook_document.h"

#include <QDir>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

namespace capitol::app {

namespace {

constexpr double written = 0.2; // of the work: the book's words
constexpr double laidOut = 0.5;

bool draw(const Rulebook& book, QPagedPaintDevice& paper, const Progress& progress)
{
    RulebookDocument document(book, paper);
    return progress(laidOut) && document.paintPages(fromOutside(book.title), [&](double share) {
        return progress(laidOut + (1 - laidOut) * share);
    });
}

} // namespace

RulebookExport::RulebookExport(const RulebookModel& rules, QObject* parent) : QObject(parent), m_rules(rules)
{
}

RulebookExport::~RulebookExport()
{
    m_stopped = true;
    if (m_thread)
        m_thread->wait();
}

QString RulebookExport::nameFor(const QString& language) const
{
    return QStringLiteral("%1-%2-%3")
        .arg(m_rules.source().fileName, tr("rules", "in the name of a file"), language);
}

QString RulebookExport::savedAs(const QString& file)
{
    return tr("Saved: %1").arg(fromOutside(QDir::toNativeSeparators(file)));
}

void RulebookExport::save(const QUrl& file, const QString& language)
{
    const QString path = file.toLocalFile();
    start(language, savedAs(path), [path](const Rulebook& book, const Progress& progress) {
        return toFile(book, path, usualPaper(QPageLayout::Portrait), progress);
    });
}

QString RulebookExport::toFile(const Rulebook& book, const QString& file, const QPageLayout& layout,
                               const Progress& progress)
{
    const QString ending = endingOf(file);
    if (ending == QLatin1String("pdf"))
        return writePdf(file, fromOutside(book.title), layout,
                        [&](QPdfWriter& paper) { return draw(book, paper, progress); });
    if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
        return writeDocument(file, to_html(book));
    return tr("Cannot write “%1”: the file name must end in .pdf or .html.")
        .arg(fromOutside(QFileInfo(file).fileName()));
}

void RulebookExport::print(QQuickWindow* window, WidgetTheme* look, const QString& language)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(usualPaper(QPageLayout::Portrait));
    printer->setDocName(nameFor(language));
    auto* dialog = new QPrintDialog(printer.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (look)
        look->applyTo(*dialog);
    connect(this, &QObject::destroyed, dialog, &QObject::deleteLater);
    connect(dialog, &QDialog::accepted, this, [=, this] { printOn(printer, language); });
    dialog->winId(); // makes its window
    dialog->windowHandle()->setTransientParent(window);
    dialog->setWindowModality(Qt::ApplicationModal);
    dialog->show();
}

// What goes into a file takes the way of all files.
void RulebookExport::printOn(const std::shared_ptr<QPrinter>& printer, const QString& language)
{
    const QString file = printer->outputFileName();
    const QString success = file.isEmpty() ? tr("Sent to the printer.") : savedAs(file);
    start(language, success, [=](const Rulebook& book, const Progress& progress) {
        if (!file.isEmpty())
            return toFile(book, file, printer->pageLayout(), progress);
        printer->setDocName(fromOutside(book.title));
        const bool drawn = draw(book, *printer, progress);
        return drawn || !progress(1) ? QString() : tr("The printer did not accept the document.");
    });
}

void RulebookExport::start(const QString& language, const QString& success, const Write& write)
{
    if (running() || !m_rules.source().write)
        return;
    m_stopped = false;
    m_success = success;
    forget();
    const Progress progress = [this](double share) {
        QMetaObject::invokeMethod(
            this, [this, share] { advance(share); }, Qt::QueuedConnection);
        return !m_stopped;
    };
    m_thread.reset(QThread::create([=, this, source = m_rules.source()] {
        const Loaded<Rulebook> book = source.write(language.toStdString());
        const QString trouble = !book               ? diagnosticsText(book.diagnostics)
                                : progress(written) ? write(*book.value, progress)
                                                    : QString();
        QMetaObject::invokeMethod(
            this, [this, trouble] { finish(trouble); }, Qt::QueuedConnection);
    }));
    m_thread->start();
    advance(0);
}

void RulebookExport::cancel()
{
    m_stopped = true;
}

void RulebookExport::forget()
{
    m_outcome.clear();
    m_failed = false;
    emit changed();
}

void RulebookExport::advance(double progress)
{
    m_progress = progress;
    emit changed();
}

void RulebookExport::finish(const QString& trouble)
{
    m_thread->wait();
    m_thread.reset();
    m_failed = !trouble.isEmpty();
    m_outcome = m_failed ? trouble : m_stopped ? QString() : m_success;
    emit changed();
}

} // namespace capitol::app
