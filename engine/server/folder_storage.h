// Journals and records as files in a folder, which is one server's alone.
#pragma once

#include "base/line_journal.h"
#include "server/storage.h"

#include <functional>
#include <map>

namespace server {

// The records in the folder of such a storage, by name: plain files, each called as its table.
std::vector<std::filesystem::path> records_in(const std::filesystem::path& folder, const std::string& suffix);

class FolderStorage : public Storage
{
public:
    // The folder must be there. `log` is told of files that are left alone.
    FolderStorage(std::filesystem::path folder, std::function<void(const std::string&)> log);

    void set_record_suffix(const std::string& suffix) override { m_record_suffix = suffix; }
    std::vector<std::string> free_tables() override;
    std::optional<std::string> take(const std::string& id) override;
    std::chrono::milliseconds age(const std::string& id) override;
    void add(const std::string& id, const std::string& line) override;
    void let_go(const std::string& id) override;
    void remove(const std::string& id) override;
    std::string name_of(const std::string& id) const override;
    bool has_record(const std::string& id) override;
    void keep_record(const std::string& id, const std::string& text) override;
    void forget_records(const RecordLimits& limits) override;
    std::vector<std::string> lost() override;
    bool works() const override { return m_works; }

private:
    std::unique_ptr<capitol::LineJournal> open(const std::string& id) const;
    std::filesystem::path file_of(const std::string& id, const std::string& suffix) const;

    const std::filesystem::path m_folder;
    const std::function<void(const std::string&)> m_log;
    const capitol::LineJournal m_lock;
    std::string m_record_suffix = ".capitol";
    std::map<std::string, std::unique_ptr<capitol::LineJournal>> m_journals;
    bool m_works = true;
};

} // namespace server
