#include "record/writer.h"

#include "base/files.h"

namespace record {

using namespace capitol;

namespace {

bool holds(const std::filesystem::path& file, const std::string& text)
{
    try {
        return read_file(file) == text;
    } catch (const std::system_error&) {
        return false;
    }
}

} // namespace

RecordFile::RecordFile(std::filesystem::path file, const std::string& text, LateSync::Failed failed)
    : m_file(std::move(file)), m_sync([this, failed = std::move(failed)](const std::system_error& error) {
          m_doubtful = true;
          if (failed)
              failed(error);
      })
{
    if (!holds(m_file, text))
        write_whole(m_file, text, m_sync);
}

void RecordFile::append(const std::string& line, const std::function<std::string()>& before)
{
    if (m_doubtful)
        return rewrite(before() + line);
    try {
        append_whole(m_file, line, m_sync);
    } catch (const std::system_error&) {
        m_doubtful = true; // half of it may be there, or the file gone
        throw;
    }
}

void RecordFile::cut_to(const std::string& text)
{
    if (m_doubtful || !cut_back(m_file, text.size(), m_sync))
        rewrite(text);
}

void RecordFile::rewrite(const std::string& text)
{
    m_sync.wait(); // of the file that was
    write_whole(m_file, text);
    m_doubtful = false;
}

} // namespace record
