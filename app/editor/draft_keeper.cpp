#include "editor/draft_keeper.h"

#include "variants/variant_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace capitol::app {

namespace {
constexpr int draftPause = 1000;                // milliseconds
constexpr int mostOfOne = 100;                  // drafts of one id, each left by another session
const QString ending = QStringLiteral(".yaml"); // or `.yaml~1` beside one that is left over

// Of what it is a draft.
QString idOf(const std::filesystem::path& file)
{
    const QString name = QFile(file.filename()).fileName();
    return name.left(name.lastIndexOf(ending));
}

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
    if (m_pause.isActive())
        keep();
}

DraftKeeper::Files DraftKeeper::filesIn(const std::filesystem::path& folder)
{
    const QStringList names{QStringLiteral("*.yaml"), QStringLiteral("*.yaml~[0-9]*")};
    Files files;
    for (const QFileInfo& file : QDir(QFile(folder).fileName()).entryInfoList(names, QDir::Files, QDir::Time))
        if (file.size() > 0) // else the program ended while it was made
            files.append(folder / QFile(file.fileName()).filesystemFileName());
    return files;
}

KeptDraft DraftKeeper::read(const std::filesystem::path& file)
{
    KeptDraft draft{idOf(file)};
    draft.bytes = VariantFiles::read(file, &draft.error);
    return draft;
}

void DraftKeeper::remove(const std::filesystem::path& file)
{
    std::error_code error;
    std::filesystem::remove(file, error);
}

void DraftKeeper::turnTo(std::filesystem::path folder)
{
    m_file.reset();
    m_folder = std::move(folder);
}

QStringList DraftKeeper::ids() const
{
    QStringList ids;
    for (const auto& file : filesIn(m_folder))
        ids.append(idOf(file));
    return ids;
}

std::filesystem::path DraftKeeper::leftOver(const QString& id) const
{
    for (const auto& file : filesIn(m_folder))
        if ((id.isEmpty() || idOf(file) == id) && !(m_file && file == m_file->file()))
            return file;
    return {};
}

void DraftKeeper::takeOver(const QString& id, const QByteArray& bytes)
{
    for (const auto& file : filesIn(m_folder))
        if (idOf(file) == id && VariantFiles::read(file) == bytes)
            return write(file);
}

// What is on its way there is there first.
void DraftKeeper::drop(const QString& id)
{
    if (!isOwn(id))
        return;
    const std::filesystem::path file = m_file->file();
    m_file.reset();
    remove(file);
}

bool DraftKeeper::isOwn(const QString& id) const
{
    return m_file && idOf(m_file->file()) == id;
}

std::filesystem::path DraftKeeper::freeFile(const QString& id) const
{
    const Files taken = filesIn(m_folder);
    const auto numbered = [&](int number) {
        const QString mark = number == 0 ? QString() : QStringLiteral("~%1").arg(number);
        return m_folder / QFile(id + ending + mark).filesystemFileName();
    };
    int number = 0;
    while (number + 1 < mostOfOne && taken.contains(numbered(number)))
        ++number;
    return numbered(number);
}

void DraftKeeper::write(const std::filesystem::path& file)
{
    m_file = std::make_unique<LateFile>(file);
    connect(m_file.get(), &LateFile::failed, this, &DraftKeeper::failed);
}

void DraftKeeper::keep()
{
    const QString id = VariantFiles::nameOf(m_document.file());
    const bool modified = m_document.isModified();
    if (modified && !isOwn(id))
        write(freeFile(id));
    if (isOwn(id))
        m_file->set(modified ? m_document.bytes().toStdString() : std::string());
}

} // namespace capitol::app
