#include "play/draft.h"

#include "base/files.h"

#include <system_error>

namespace capitol::app {

namespace {

constexpr std::size_t mostDraft = 4096; // bytes
constexpr std::chrono::milliseconds gatheringTime(300);

std::string textIn(const std::filesystem::path& file)
{
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(file, trouble))
        return {};
    try {
        return read_file(file, mostDraft);
    } catch (const std::system_error&) {
        return {};
    }
}

} // namespace

Draft::Draft(const std::filesystem::path& file, const std::function<void(const QString&)>& unkept)
    : m_text(textIn(file)), m_file(std::make_unique<LateFile>(file, gatheringTime))
{
    QObject::connect(m_file.get(), &LateFile::failed, m_file.get(), unkept, Qt::SingleShotConnection);
}

void Draft::set(const std::string& text)
{
    if (text == m_text || !m_file)
        return;
    m_text = text;
    m_file->set(text);
}

void Draft::keep(const std::string& question, const std::string& picked)
{
    set(picked.empty() ? std::string() : question + ' ' + picked);
}

std::string Draft::read(const std::string& question) const
{
    const std::string start = question + ' ';
    return m_text.starts_with(start) ? m_text.substr(start.size()) : std::string();
}

} // namespace capitol::app
