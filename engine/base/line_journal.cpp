#include "base/line_journal.h"

#include "base/open_file.h"

namespace capitol {

LineJournal::LineJournal(std::filesystem::path file, Readers readers)
    : m_name(std::move(file)),
      m_open(std::make_unique<OpenFile>(
          m_name, readers == Readers::owner ? OpenFile::For::journal_private : OpenFile::For::journal,
          m_name))
{
    if (!m_open->lock())
        fail(m_name, FileError::in_use);
    m_found = m_open->read_rest(most_data);
    const std::size_t whole = m_found.rfind('\n') + 1; // npos + 1 is 0
    m_torn = m_found.substr(whole);
    m_found.resize(whole);
    m_size = whole;
    sync_folder(m_name.parent_path());
}

LineJournal::~LineJournal() = default;

void LineJournal::add(std::string_view line)
{
    const std::string whole = std::string(line) + '\n';
    if (whole.size() > most_data - m_size)
        fail(m_name, FileError::too_large);
    if (!m_torn.empty())
        m_open->truncate(m_size); // nothing was added yet
    m_torn.clear();
    append_synced(*m_open, whole);
    m_size += whole.size();
}

} // namespace capitol
