#include "record/record.h"

#include "base/files.h"

namespace capitol {

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

RecordWriter::RecordWriter(std::filesystem::path file, const Record& record, LateSync::Failed failed)
    : m_file(std::move(file)), m_sync([this, failed = std::move(failed)](const std::system_error& error) {
          m_doubtful = true;
          if (failed)
              failed(error);
      })
{
    if (const std::string text = print_record(record); !holds(m_file, text))
        write_whole(m_file, text);
}

void RecordWriter::append(const Record& record, const Rules& rules, const Position& before,
                          const RecordMove& move)
{
    const std::string line = print_move_line(rules, before, move);
    if (m_doubtful)
        rewrite(print_record(record) + line);
    else
        append_whole(m_file, line, m_sync);
}

void RecordWriter::take_back(const Record& shorter)
{
    const std::string text = print_record(shorter);
    if (m_doubtful || !cut_back(m_file, text.size(), m_sync))
        rewrite(text);
}

void RecordWriter::rewrite(const std::string& text)
{
    m_sync.wait(); // of the file that was
    write_whole(m_file, text);
    m_doubtful = false;
}

} // namespace capitol
