#include "editor/draft_keeper.h"

#include "variants/variant_files.h"

#include <QDir>
#include <QFile>

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
    m_folder = std::move(folder);
    m_own.clear();
}

QStringList DraftKeeper::idsIn(const std::filesystem::path& folder)
{
    QStringList ids;
    const QDir there(QFile(folder).fileName());
    for (const QString& name : there.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Time))
        ids.append(name.chopped(5));
    return ids;
}

std::optional<QByteArray> DraftKeeper::draft(const QString& id) const
{
    return VariantFiles::read(fileOf(m_folder, id));
}

void DraftKeeper::drop(const std::filesystem::path& folder, const QString& id)
{
    std::error_code error;
    std::filesystem::remove(fileOf(folder, id), error);
}

void DraftKeeper::keep()
{
    const QString id = VariantFiles::nameOf(m_document.file());
    if (!m_document.isModified()) {
        if (m_own == id)
            drop(id);
        return;
    }
    m_own = id;
    if (const QString error = VariantFiles::write(fileOf(m_folder, id), m_document.bytes()); !error.isEmpty())
        emit failed(error);
}

} // namespace capitol::app
