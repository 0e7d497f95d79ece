#include "folder.h"

#include "capitol/variant/difference.h"

#include <fstream>
#include <stdexcept>

namespace fs = std::filesystem;

Folder::Folder()
{
    if (!m_folder.isValid())
        throw std::runtime_error("no temporary folder");
}

// Qt cannot remove names that are no UTF-8.
Folder::~Folder()
{
    std::error_code ignored;
    fs::remove_all(path(), ignored);
}

fs::path Folder::write(const std::string& name, std::string_view text) const
{
    const fs::path file = path() / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
    return file;
}

fs::path Folder::path() const
{
    return m_folder.path().toStdString();
}

capitol::Library Folder::library() const
{
    return capitol::Library({path(), CAPITOL_VARIANTS_DIR});
}

capitol::Library shipped_library()
{
    return capitol::Library({"", CAPITOL_VARIANTS_DIR});
}

QByteArray texts(const capitol::Diagnostics& diagnostics)
{
    QByteArray all;
    for (const capitol::Diagnostic& diagnostic : diagnostics)
        all += QByteArray::fromStdString(diagnostic.text()) + '\n';
    return all;
}

QByteArray compare(const capitol::Ruleset& a, const capitol::Ruleset& b)
{
    QByteArray all;
    for (const capitol::Difference& difference : capitol::differences(a, b))
        all += QByteArray::fromStdString(difference.key + ": " + difference.a + " | " + difference.b + "\n");
    return all;
}

std::string child_of_schmidt(std::string_view text)
{
    return "format: 1\nid: x\nextends: schmidt\n" + std::string(text);
}
