// Reading a record. Its head is YAML like any other; the moves below it are read line by line, so that a file
// that was truncated loads up to its last whole line.
#pragma once

#include "base/text_file.h"
#include "base/utf8.h"
#include "record/lines.h"
#include "record/record.h"

#include <filesystem>

namespace record {

// Every move is checked as it is read. Without a record its head cannot be used, and `diagnostics` say why.
// With one, `stopped` names the first line that is no legal move, if there is any: the record ends before it.
// An unfinished last line, as a cut leaves it, is dropped.
template <RecordedGame G>
struct LoadedRecord
{
    std::optional<Record<G>> record;
    capitol::Diagnostics diagnostics;
    std::optional<capitol::Diagnostic> stopped;
    std::size_t unread = 0; // lines after that one
    std::string dropped;    // the unfinished line, as UTF-8

    bool is_whole() const { return record && !stopped; }
    // All that is wrong, none if the record is whole.
    capitol::Diagnostics faults() const
    {
        capitol::Diagnostics all = diagnostics;
        if (stopped)
            all.push_back(*stopped);
        return all;
    }
};

// Makes the moves and keeps them, up to the first that is refused, which is reported.
template <RecordedGame G>
class MoveReader
{
public:
    MoveReader(Record<G>& record, capitol::Report& report)
        : m_rules(G::rules_of(record)), m_position(record.start_position(m_rules)), m_record(record),
          m_report(report)
    {
    }

    // How many lines there are after the one that is refused.
    std::size_t read(const Parts& parts)
    {
        int number = parts.first_move_line;
        for (std::size_t i = 0; i < parts.moves.size(); ++i, ++number)
            if (!without_comment(parts.moves[i]).empty() && !read_line(parts.moves[i], number))
                return parts.moves.size() - i - 1;
        return 0;
    }

private:
    bool read_line(std::string_view line, int number)
    {
        int column = 1;
        const std::string_view text = text_of(line, column);
        m_place = {number, column};
        if (capitol::Report bytes(m_report.file()); !capitol::check_text(line, bytes))
            return refuse(capitol::valid_utf8(trimmed(line)), "plain text in UTF-8");
        if (text.size() < 3 || text[0] < '1' || text[0] > '9' || text[1] != ' ')
            return refuse(trimmed(line), "a line such as `- 1 " + G::format().example + "`");
        const auto seat = static_cast<game::Seat>(text[0] - '1');
        const auto parsed = G::parse(m_rules, m_position, text.substr(2));
        if (G::is_over(m_position))
            return refuse(text, "nothing: the game is over");
        if (!G::may_choose(m_position, seat))
            return refuse(text, choice_expected());
        if (!parsed.choice)
            return refuse(text, "a move: " + parsed.error);
        if (const auto refusal = G::check(m_rules, m_position, seat, *parsed.choice))
            return refuse(text, "a legal move: " + G::describe(refusal));
        m_record.moves.push_back({seat, *parsed.choice});
        G::apply(m_rules, m_position, seat, *parsed.choice, nullptr);
        return true;
    }

    std::string choice_expected() const
    {
        int choosing = 0;
        for (int seat = 0; seat < G::seats(m_position); ++seat)
            choosing += G::may_choose(m_position, static_cast<game::Seat>(seat));
        return choosing > 1
                   ? "a move of a seat that has not chosen yet"
                   : "a move of seat " + std::to_string(G::to_move(m_position) + 1) + ", whose turn it is";
    }

    bool refuse(std::string_view found, std::string allowed)
    {
        m_report.add(capitol::Diagnostic::Id::not_allowed, m_place,
                     "moves[" + std::to_string(m_record.moves.size()) + "]", capitol::in_quotes(found),
                     std::move(allowed));
        return false;
    }

    const typename G::Rules m_rules;
    typename G::Position m_position;
    Record<G>& m_record;
    capitol::Report& m_report;
    capitol::Place m_place;
};

// The record without its moves. Diagnostics of what it only names go to `others`.
template <RecordedGame G>
std::optional<Record<G>> read_head(const capitol::YamlNode& tree, std::string_view text,
                                   const typename G::Sources& sources, capitol::Report& report,
                                   capitol::Diagnostics& others)
{
    const Format format = G::format();
    Record<G> record;
    static_cast<Head&>(record) = HeadReader(tree, text, format, report).read();
    if (!report.clean())
        return {};
    std::optional<typename G::Setup> setup = G::read_rules(tree, sources, report, others);
    if (!setup)
        return {};
    static_cast<typename G::Setup&>(record) = *std::move(setup);
    const auto rules = G::rules_of(record);
    const game::SeatRange range = G::seat_range(rules);
    if (!check_seats(tree, record, range.min, range.max, report))
        return {};
    G::read_opening(tree, rules, record, report, record);
    return record;
}

template <RecordedGame G>
LoadedRecord<G> parse_record(std::string_view text, const std::filesystem::path& file,
                             const typename G::Sources& sources)
{
    LoadedRecord<G> loaded;
    capitol::Report report(file.empty() ? "<text>" : capitol::display(file));
    const Parts parts = part(text);
    const bool is_small = text.size() <= capitol::max_file_size;
    std::optional<capitol::YamlNode> tree;
    if (capitol::check_text(is_small ? parts.head : text, report)) // lines of moves are looked at one by one
        tree = capitol::parse_yaml(parts.head, report);
    if (tree && report.clean())
        loaded.record = read_head<G>(*tree, parts.head, sources, report, loaded.diagnostics);
    if (!report.clean())
        loaded.record.reset();
    report.hand_over(loaded.diagnostics);
    if (loaded.record)
        loaded.unread = MoveReader<G>(*loaded.record, report).read(parts);
    if (!report.clean())
        loaded.stopped = report.diagnostics().front();
    loaded.dropped = capitol::valid_utf8(parts.dropped);
    return loaded;
}

template <RecordedGame G>
bool looks_like_record(std::string_view text)
{
    const std::string key = G::format().key + ":";
    return text.starts_with(key) || text.find("\n" + key) != std::string_view::npos;
}

// A file that does not even look like a record is refused without quoting any of it.
template <RecordedGame G>
LoadedRecord<G> load_record(const std::filesystem::path& file, const typename G::Sources& sources)
{
    capitol::Report report(capitol::display(file));
    const auto text = capitol::read_text_file(file, report);
    if (text && looks_like_record<G>(*text))
        return parse_record<G>(*text, file, sources);
    if (text) // nothing of it is told: it may be anything
        report.add(capitol::Diagnostic::Id::not_allowed, {1, 1}, {}, "another kind of file",
                   "a record, with the key `" + G::format().key + "`");
    LoadedRecord<G> loaded;
    report.hand_over(loaded.diagnostics);
    return loaded;
}

} // namespace record
