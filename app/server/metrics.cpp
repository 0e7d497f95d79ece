#include "server/metrics.h"

#include <optional>
#include <sstream>

#ifdef __linux__
#include "base/files.h"

#include <unistd.h>
#endif

namespace capitol {

namespace {

class Printer
{
public:
    Printer() { m_text.imbue(std::locale::classic()); }

    template <typename Value>
    void gauge(const char* name, const char* help, Value value)
    {
        head(name, "gauge", help);
        m_text << name << ' ' << value << '\n';
    }
    void counter(const char* name, const char* help, std::uint64_t value)
    {
        head(name, "counter", help);
        m_text << name << ' ' << value << '\n';
    }
    void counters(const char* name, const char* help, const char* label,
                  const std::map<std::string, std::uint64_t>& values)
    {
        head(name, "counter", help);
        for (const auto& [key, value] : values)
            m_text << name << '{' << label << "=\"" << key << "\"} " << value << '\n';
    }
    void histogram(const std::string& name, const char* help, const server::Durations& durations)
    {
        head(name.c_str(), "histogram", help);
        std::uint64_t so_far = 0;
        for (std::size_t i = 0; i < durations.counts().size(); ++i) {
            so_far += durations.counts()[i];
            m_text << name << "_bucket{le=\"";
            if (i < server::Durations::bounds.size())
                m_text << server::Durations::bounds[i];
            else
                m_text << "+Inf";
            m_text << "\"} " << so_far << '\n';
        }
        m_text << name << "_sum " << durations.sum() << '\n' << name << "_count " << so_far << '\n';
    }
    std::string text() const { return m_text.str(); }

private:
    void head(const char* name, const char* type, const char* help)
    {
        m_text << "# HELP " << name << ' ' << help << "\n# TYPE " << name << ' ' << type << '\n';
    }
    std::ostringstream m_text;
};

// Bytes; nothing where the system does not say.
std::optional<std::uint64_t> resident_memory()
{
#ifdef __linux__
    try {
        std::uint64_t all = 0;
        std::uint64_t resident = 0;
        if (std::istringstream(read_file("/proc/self/statm")) >> all >> resident)
            return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
#endif
    return std::nullopt;
}

} // namespace

std::string print(const Metrics& metrics)
{
    Printer out;
    out.counters("capitol_build_info", "The version that runs.", "version", {{metrics.version, 1}});
    out.gauge("capitol_tables", "Tables that are there.", metrics.tables);
    out.gauge("capitol_connections", "Connections that are open.", metrics.connections);
    out.counter("capitol_connections_total", "Connections that were accepted.", metrics.accepted);
    out.counters("capitol_connections_dropped_total", "Connections that the server has ended.", "reason",
                 {{"full", metrics.full}, {"not_reading", metrics.unread}});
    out.counter("capitol_messages_total", "Messages from clients.", metrics.tally.messages);
    out.counters("capitol_refusals_total", "Refused messages by code.", "code", metrics.tally.refused);
    out.counter("capitol_games_ended_total", "Games whose records were kept.", metrics.tally.ended);
    out.gauge("capitol_questions_waiting", "Turns that computer players have not begun to think about.",
              metrics.questions);
    out.histogram("capitol_journal_seconds", "From a line of a journal to its being on the disk.",
                  metrics.tally.stored);
    out.histogram("capitol_told_seconds",
                  "From a person's deed coming in to its having gone out to everybody.", metrics.tally.told);
    out.gauge("capitol_storage_up", "1 if the storage takes what is given to it.",
              metrics.storage_works ? 1 : 0);
    if (const auto memory = resident_memory())
        out.gauge("process_resident_memory_bytes", "Memory in use.", *memory);
    return out.text();
}

} // namespace capitol
