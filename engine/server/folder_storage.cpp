#include "server/folder_storage.h"

#include "base/visible_text.h"
#include "table/table_id.h"

#include <algorithm>

namespace server {

namespace fs = std::filesystem;
using capitol::LineJournal;

namespace {

constexpr const char* journal = ".journal";

struct RecordFile
{
    fs::path file;
    fs::file_time_type time;
    std::uintmax_t size = 0;
};

std::vector<RecordFile> newest_first(const std::vector<fs::path>& files)
{
    std::vector<RecordFile> records;
    for (const fs::path& file : files)
        records.push_back({file, fs::last_write_time(file), fs::file_size(file)});
    std::ranges::sort(records, std::greater(), &RecordFile::time);
    return records;
}

} // namespace

std::vector<fs::path> records_in(const fs::path& folder, const std::string& suffix)
{
    std::vector<fs::path> records;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == suffix && table::is_table_id(entry.path().stem().string()) &&
            fs::is_regular_file(entry.symlink_status()))
            records.push_back(entry.path());
    std::ranges::sort(records);
    return records;
}

FolderStorage::FolderStorage(fs::path folder, std::function<void(const std::string&)> log)
    : m_folder(std::move(folder)), m_log(std::move(log)), m_lock(m_folder / "server.lock")
{
}

fs::path FolderStorage::file_of(const std::string& id, const std::string& suffix) const
{
    return m_folder / (id + suffix);
}

std::string FolderStorage::name_of(const std::string& id) const
{
    return capitol::display(file_of(id, journal));
}

// Whatever else is in the folder stays as it is: it may be somebody's only copy.
std::vector<std::string> FolderStorage::free_tables()
{
    std::vector<std::string> ids;
    for (const auto& entry : fs::directory_iterator(m_folder)) {
        const fs::path& file = entry.path();
        const std::string id = file.stem().string();
        if (file.extension() != journal || m_journals.contains(id))
            continue;
        if (table::is_table_id(id) && fs::is_regular_file(entry.symlink_status()))
            ids.push_back(id);
        else
            m_log(capitol::display(file) + ": no table's journal; left alone");
    }
    std::ranges::sort(ids);
    return ids;
}

std::optional<std::string> FolderStorage::take(const std::string& id)
{
    if (!fs::is_regular_file(fs::symlink_status(file_of(id, journal))))
        return std::nullopt;
    m_journals.erase(id); // a file is opened once
    auto opened = open(id);
    std::string lines = opened->take_found();
    m_journals.emplace(id, std::move(opened));
    if (!lines.empty())
        return lines;
    remove(id); // nobody was told of that table
    return std::nullopt;
}

// One that is too large, or not ours to read, keeps the others from nothing.
std::unique_ptr<LineJournal> FolderStorage::open(const std::string& id) const
{
    try {
        return std::make_unique<LineJournal>(file_of(id, journal), capitol::Readers::owner);
    } catch (const std::system_error& error) {
        m_log(std::string(error.what()) + "; left alone");
        throw Unavailable(error.what());
    }
}

// Not less than nothing, whatever was done to the clock.
std::chrono::milliseconds FolderStorage::age(const std::string& id)
{
    using std::chrono::milliseconds;
    std::error_code unknown;
    const auto written = fs::last_write_time(file_of(id, journal), unknown);
    if (unknown)
        return {};
    const auto age = std::chrono::duration_cast<milliseconds>(fs::file_time_type::clock::now() - written);
    return std::max(age, milliseconds(0));
}

void FolderStorage::add(const std::string& id, const std::string& line)
{
    m_works = false;
    auto& opened = m_journals[id];
    if (!opened)
        opened = std::make_unique<LineJournal>(file_of(id, journal), capitol::Readers::owner);
    opened->add(line);
    m_works = true;
}

void FolderStorage::let_go(const std::string& id)
{
    m_journals.erase(id);
}

void FolderStorage::remove(const std::string& id)
{
    m_journals.erase(id);
    fs::remove(file_of(id, journal));
}

bool FolderStorage::has_record(const std::string& id)
{
    std::error_code unknown;
    return fs::is_regular_file(file_of(id, m_record_suffix), unknown);
}

void FolderStorage::keep_record(const std::string& id, const std::string& text)
{
    capitol::write_whole(file_of(id, m_record_suffix), text);
}

// None; but a disk that took something no more may take it again.
std::vector<std::string> FolderStorage::lost()
{
    if (m_works)
        return {};
    try {
        const fs::path probe = m_folder / "server.probe";
        capitol::write_whole(probe, "a few bytes\n");
        m_works = fs::remove(probe);
    } catch (const std::system_error&) {
        m_works = false;
    }
    return {};
}

void FolderStorage::forget_records(const RecordLimits& limits)
{
    std::uintmax_t total = 0;
    const auto oldest = fs::file_time_type::clock::now() - std::chrono::days(limits.days);
    for (const RecordFile& record : newest_first(records_in(m_folder, m_record_suffix))) {
        total += record.size;
        const bool is_old = limits.days > 0 && record.time < oldest;
        const bool is_much = limits.mebibytes > 0 && total > std::uintmax_t(limits.mebibytes) << 20;
        if ((is_old || is_much) && !fs::exists(file_of(record.file.stem().string(), journal)))
            fs::remove(record.file);
    }
}

} // namespace server
