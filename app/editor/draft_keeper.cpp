#include "editor/draft_keeper.h"

#include "variants/variant_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace capitol::app {

namespace {
constexpr int draftPause = 1000; // milliseconds
} // namespace

DraftKeeper::DraftKeeper(YamlDocument& document, std::filesystem::path folder)
    : m_document(document), m_folder(std::move(folder))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(draftPause);
    connect(&m_pause, &QTimer::timeout, this, &DraftKeeper::keep);
    connect(&m_document.text(), &QTextDocument::contentsChanged, &m_pause, qOverload<>(&QTimer::start));
}

DraftKeeper::~DraftKeeper()
{
    m_document.text().disconnect(&m_pause);
}

std::filesystem::path DraftKeeper::fileOf(const std::filesystem::path& folder, const QString& id)
{
    return folder / QFile(id + QStringLiteral(".yaml")).filesystemFileName();
}

void DraftKeeper::turnTo(std::filesystem::path folder)
{
    m_file.reset();
    m_folder = std::move(folder);
    m_own.clear();
}

QStringList DraftKeeper::idsIn(const std::filesystem::path& folder)
{
    QStringList ids;
    const QDir there(QFile(folder).fileName());
    for (const QFileInfo& file : there.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Time))
        if (file.size() > 0) // else the program ended while it was made
            ids.append(file.fileName().chopped(5));
    return ids;
}

// What is on its way there is there then.
void DraftKeeper::finish(const QString& id)
{
    if (id == m_own)
        m_file.reset();
}

KeptDraft DraftKeeper::draft(const QString& id)
{
    finish(id);
    return draftIn(m_folder, id);
}

KeptDraft DraftKeeper::draftIn(const std::filesystem::path& folder, const QString& id)
{
    KeptDraft draft{id, {}};
    draft.bytes = VariantFiles::read(fileOf(folder, id), &draft.error);
    return draft;
}

void DraftKeeper::drop(const QString& id)
{
    finish(id);
    drop(m_folder, id);
}

void DraftKeeper::drop(const std::filesystem::path& folder, const QString& id)
{
    std::error_code error;
    std::filesystem::remove(fileOf(folder, id), error);
}

LateFile& DraftKeeper::fileFor(const QString& id)
{
    if (!m_file || id != m_own) {
        m_file = std::make_unique<LateFile>(fileOf(m_folder, id));
        connect(m_file.get(), &LateFile::failed, this, &DraftKeeper::failed);
    }
    m_own = id;
    return *m_file;
}

void DraftKeeper::keep()
{
    const QString id = VariantFiles::nameOf(m_document.file());
    if (m_document.isModified())
        fileFor(id).set(m_document.bytes().toStdString());
    else if (id == m_own)
        fileFor(id).set({});
}

} // namespace capitol::app
