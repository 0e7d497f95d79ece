#include "record/record.h"

#include "base/files.h"

namespace capitol {

RecordWriter::RecordWriter(std::filesystem::path file, const Record& record) : m_file(std::move(file))
{
    rewrite(record);
}

void RecordWriter::append(const Rules& rules, const Position& before, const RecordMove& move)
{
    append_whole(m_file, print_move_line(rules, before, move));
}

void RecordWriter::rewrite(const Record& record)
{
    write_whole(m_file, print_record(record));
}

} // namespace capitol
