#include "puzzles/puzzle_results.h"

#include "base/yaml_fields.h"
#include "base/yaml_text.h"
#include "record/head.h"

#include <algorithm>
#include <array>

namespace capitol::app {

namespace {

constexpr std::size_t longestId = 200; // so that as many as are kept fit into a file
constexpr const char* idRule = "lower-case letters, digits, . - and _, at most 200";
constexpr std::array<const char*, 4> resultNames{"first_try", "later", "shown", "missed"};

std::string printKept(const PuzzleResults::Kept& one)
{
    return "- {id: " + print_quoted(one.puzzle) + ", result: " + resultNames[std::size_t(one.result)] +
           ", date: " + one.date.toString(Qt::ISODate).toStdString() + "}\n";
}

class ResultsReader
{
public:
    ResultsReader(const YamlNode& file, Report& report) : m_file(file), m_report(report) {}

    PuzzleResults read()
    {
        report_unknown_keys(m_file, {}, {"puzzle_results", "puzzles"}, m_report);
        const YamlNode* format = need(m_file, {}, "puzzle_results", "puzzle_results: 1", m_report);
        if (format && format->text != "1")
            record::refuse(*format, "puzzle_results", "1", m_report);
        if (m_report.clean())
            readList();
        return std::move(m_results);
    }

private:
    // As far as the first fault: a file with one wrong line has usually many.
    void readList()
    {
        const YamlNode* list = need(m_file, {}, "puzzles", "a list", m_report);
        if (!list)
            return;
        if (!list->is(YamlNode::Kind::list))
            return record::refuse(*list, "puzzles", "a list", m_report);
        if (list->items.size() > PuzzleResults::most)
            return m_report.add(Diagnostic::Id::too_large, list->place, "puzzles",
                                std::to_string(list->items.size()) + " puzzles",
                                "at most " + std::to_string(PuzzleResults::most));
        for (std::size_t at = 0; at < list->items.size() && m_report.clean(); ++at)
            record::read_value(
                list->items[at], "puzzles[" + std::to_string(at) + "]",
                [this](const Field& field) { readOne(field); }, m_report);
    }

    void readOne(const Field& field)
    {
        field.expect_keys({"id", "result", "date"});
        const Field id = field.need("id");
        const PuzzleResults::Kept one{idOf(id), result(field.need("result")), date(field.need("date"))};
        if (!m_results.keep(one))
            id.refuse(describe(id.json()), "each puzzle only once");
    }

    static std::string idOf(const Field& field)
    {
        std::string text = field.text();
        if (text.empty() || text.size() > longestId || !std::ranges::all_of(text, isOfId))
            field.refuse(describe(field.json()), idRule);
        return text;
    }

    static bool isOfId(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
    }

    static PuzzleResult result(const Field& field)
    {
        const auto found = std::ranges::find(resultNames, field.text());
        if (found == resultNames.end())
            field.refuse(describe(field.json()), "first_try, later, shown or missed");
        return PuzzleResult(found - resultNames.begin());
    }

    static QDate date(const Field& field)
    {
        const QDate date = QDate::fromString(QString::fromStdString(field.text()), Qt::ISODate);
        if (!date.isValid())
            field.refuse(describe(field.json()), "a date such as 2026-01-31");
        return date;
    }

    const YamlNode& m_file;
    Report& m_report;
    PuzzleResults m_results;
};

} // namespace

bool PuzzleResults::solve(const std::string& puzzle, QDate date)
{
    return settle(puzzle, PuzzleResult::firstTry, PuzzleResult::later, date);
}

bool PuzzleResults::miss(const std::string& puzzle, QDate date)
{
    return settle(puzzle, PuzzleResult::missed, PuzzleResult::missed, date);
}

bool PuzzleResults::show(const std::string& puzzle, QDate date)
{
    return settle(puzzle, PuzzleResult::shown, PuzzleResult::shown, date);
}

bool PuzzleResults::settle(const std::string& puzzle, PuzzleResult fresh, PuzzleResult afterMiss, QDate date)
{
    const auto found = m_places.find(puzzle);
    if (found == m_places.end())
        return keep({puzzle, fresh, date});
    Kept& kept = m_all[found->second];
    if (kept.result != PuzzleResult::missed || afterMiss == PuzzleResult::missed)
        return false;
    kept.result = afterMiss;
    kept.date = date;
    return true;
}

bool PuzzleResults::keep(const Kept& one)
{
    if (!m_places.emplace(one.puzzle, m_all.size()).second)
        return false;
    m_all.push_back(one);
    return true;
}

std::optional<PuzzleResult> PuzzleResults::of(const std::string& puzzle) const
{
    const auto found = m_places.find(puzzle);
    return found == m_places.end() ? std::nullopt : std::optional(m_all[found->second].result);
}

bool PuzzleResults::isOpen(const std::string& puzzle) const
{
    return of(puzzle).value_or(PuzzleResult::missed) == PuzzleResult::missed;
}

int PuzzleResults::streak() const
{
    const auto broken = std::find_if(m_all.rbegin(), m_all.rend(),
                                     [](const Kept& one) { return one.result != PuzzleResult::firstTry; });
    return int(broken - m_all.rbegin());
}

int PuzzleResults::longestStreak() const
{
    int longest = 0;
    int now = 0;
    for (const Kept& one : m_all) {
        now = one.result == PuzzleResult::firstTry ? now + 1 : 0;
        longest = std::max(longest, now);
    }
    return longest;
}

std::string printResults(const PuzzleResults& results)
{
    std::string text = "puzzle_results: 1\n";
    text += results.all().empty() ? "puzzles: []\n" : "puzzles:\n";
    for (const PuzzleResults::Kept& one : results.all())
        text += printKept(one);
    return text;
}

PuzzleResults readResults(const YamlNode& file, Report& report)
{
    return ResultsReader(file, report).read();
}

} // namespace capitol::app
