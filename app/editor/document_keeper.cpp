#include "editor/document_keeper.h"

#include "base/text_file.h"
#include "base/utf8.h"
#include "common/problem_words.h"
#include "editor/draft_keeper.h"
#include "editor/notice_bar.h"
#include "variants/variant_files.h"

#include <QFile>
#include <QMessageBox>
#include <QPushButton>

namespace capitol::app {

namespace {
using std::chrono_literals::operator""ms;
constexpr auto lookPause = 100ms;  // another program may still be writing
constexpr auto lookAgain = 1000ms; // at what cannot be read for the moment
} // namespace

DocumentKeeper::DocumentKeeper(YamlDocument& document, DraftKeeper& drafts, NoticeBar& notice, Hooks hooks)
    : m_document(document), m_drafts(drafts), m_notice(notice), m_window(std::move(hooks))
{
    m_pause.setSingleShot(true);
    const auto lookSoon = [this] { m_pause.start(lookPause); };
    QObject::connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, lookSoon);
    QObject::connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, lookSoon);
    QObject::connect(&m_pause, &QTimer::timeout, &m_pause, [this] { lookAtFile(); });
}

void DocumentKeeper::leaveThen(const std::function<void()>& deed)
{
    m_window.commit();
    if (!m_document.isModified()) {
        m_drafts.drop(VariantFiles::nameOf(m_document.file())); // which may still wait to be emptied
        return deed();
    }
    auto* question = new QMessageBox(QMessageBox::Question, m_window.title(),
                                     tr("“%1” has unsaved changes.").arg(m_window.name()),
                                     QMessageBox::NoButton, m_notice.window());
    question->setObjectName(QStringLiteral("leaving"));
    question->setTextFormat(Qt::PlainText);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setAttribute(Qt::WA_WindowPropagation);
    QPushButton* saveButton = question->addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discardButton = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancelButton = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    saveButton->setObjectName(QStringLiteral("save"));
    discardButton->setObjectName(QStringLiteral("discard"));
    question->setDefaultButton(saveButton);
    question->setEscapeButton(cancelButton);
    QObject::connect(question, &QMessageBox::buttonClicked, &m_notice, [=, this](QAbstractButton* button) {
        if (button == discardButton)
            m_drafts.drop(VariantFiles::nameOf(m_document.file()));
        if (button == discardButton || (button == saveButton && m_window.save()))
            deed();
    });
    question->open();
}

void DocumentKeeper::watch()
{
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    std::error_code error;
    const std::filesystem::path& file = m_document.file();
    const std::filesystem::path place = std::filesystem::exists(file, error) ? file : file.parent_path();
    if (!place.empty())
        m_watcher.addPath(QFile(place).fileName());
}

void DocumentKeeper::lookAtFile()
{
    watch(); // many programs write another file in its place
    const auto theirs = VariantFiles::read(m_document.file());
    if (theirs && *theirs == m_document.savedBytes())
        return;
    if (!theirs)
        return VariantFiles::isMissing(m_document.file()) ? noteDeleted() : m_pause.start(lookAgain);
    if (m_document.isModified() && *theirs != m_document.bytes())
        return askWhose(*theirs);
    if (take(*theirs))
        m_notice.say(tr("Another program has changed the file; it has been reloaded."));
}

void DocumentKeeper::noteDeleted()
{
    if (m_document.isShipped() || m_document.savedBytes().isEmpty()) // it was not saved yet, or this is known
        return;
    m_document.setSavedBytes({});
    m_notice.say(tr("Another program has deleted the file. Saving will create it again."), {}, true);
}

bool DocumentKeeper::isFileKnown()
{
    const std::filesystem::path& file = m_document.file();
    if (VariantFiles::isMissing(file))
        return true;
    QString error;
    const auto theirs = VariantFiles::read(file, &error);
    if (theirs && *theirs == m_document.savedBytes())
        return true;
    if (theirs)
        askWhose(*theirs);
    else
        m_window.sayUnsaved(file, error);
    return false;
}

void DocumentKeeper::askWhose(const QByteArray& theirs)
{
    m_notice.say(tr("Another program has changed the file while you were editing it."),
                 {{tr("Keep mine"), [this, theirs] { m_document.setSavedBytes(theirs); }},
                  {tr("Load theirs"), [this, theirs] { take(theirs); }}},
                 true);
}

bool DocumentKeeper::take(const QByteArray& theirs)
{
    if (!isText(theirs, m_document.file()))
        return false;
    m_document.takeSaved(theirs, tr("Changed by another program"));
    m_window.reloaded();
    return true;
}

std::optional<QByteArray> DocumentKeeper::read(const std::filesystem::path& file)
{
    QString error;
    const auto bytes = VariantFiles::read(file, &error);
    if (!bytes)
        m_notice.say(tr("Cannot read %1: %2").arg(QFile(file).fileName(), error), {}, true);
    return bytes && isText(*bytes, file) ? bytes : std::nullopt;
}

// Bytes that are no UTF-8 would not be the same when they are written again.
bool DocumentKeeper::isText(const QByteArray& bytes, const std::filesystem::path& file)
{
    const std::string_view text(bytes.data(), std::size_t(bytes.size()));
    Report report(display(file));
    if (find_invalid_utf8(text) == text.size() || check_text(text, report))
        return true;
    const Diagnostic& fault = report.diagnostics().front();
    m_notice.say(tr("Cannot read %1: %2").arg(ProblemWords::place(fault), ProblemWords::sentence(fault)), {},
                 true);
    return false;
}

} // namespace capitol::app
