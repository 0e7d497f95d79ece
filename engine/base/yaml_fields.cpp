#include "base/yaml_fields.h"

#include "base/suggestion.h"
#include "base/utf8.h"
#include "base/whole_number.h"

#include <algorithm>
#include <cctype>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

const std::vector<std::string>& language_codes()
{
    static const std::vector<std::string> codes(languages.begin(), languages.end());
    return codes;
}

// `-?(0|[1-9][0-9]*)`
bool looks_whole(std::string_view text)
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    if (text.empty() || (text.size() > 1 && text[0] == '0'))
        return false;
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> whole_in(std::string_view text, int min, int max)
{
    const auto value = whole_number<int>(text);
    return value && *value >= min && *value <= max ? value : std::nullopt;
}

std::string whole_range(int min, int max)
{
    return "a whole number " + std::to_string(min) + ".." + std::to_string(max);
}

// What was meant by something that is nearly a whole number: `08`, `1_000`, `"5"`, `+3`, `4.0`.
std::string nearly_whole(std::string text, int min, int max)
{
    std::erase(text, '_');
    text.erase(0, text.find_first_not_of("+0"));
    if (text.ends_with(".0"))
        text.resize(text.size() - 2);
    if (text.empty())
        text = "0";
    return looks_whole(text) && whole_in(text, min, max) ? text : std::string();
}

std::string nearly_flag(const YamlNode& node)
{
    static const std::vector<std::string> yes{"true", "yes", "on", "y", "1"};
    static const std::vector<std::string> no{"false", "no", "off", "n", "0"};
    std::string word = node.text;
    std::ranges::transform(word, word.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (std::ranges::find(yes, word) != yes.end())
        return "true";
    if (std::ranges::find(no, word) != no.end())
        return "false";
    return nearest(word, {"true", "false"});
}

} // namespace

std::optional<int> read_whole(const YamlNode& node, const std::string& path, int min, int max, Report& report)
{
    if (!node.is(Kind::scalar) || node.quoted || !looks_whole(node.text)) {
        report.add(Id::wrong_type, node.place, path, describe(node), whole_range(min, max),
                   nearly_whole(node.text, min, max));
        return std::nullopt;
    }
    const auto value = whole_in(node.text, min, max);
    if (!value)
        report.add(Id::out_of_range, node.place, path, describe(node), whole_range(min, max));
    return value;
}

std::optional<bool> read_flag(const YamlNode& node, const std::string& path, Report& report)
{
    const bool value = node.text == "true";
    if (node.is(Kind::scalar) && !node.quoted && (value || node.text == "false"))
        return value;
    report.add(Id::wrong_type, node.place, path, describe(node), "true or false", nearly_flag(node));
    return std::nullopt;
}

bool is_id(std::string_view text)
{
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
    return !text.empty() && text.size() <= 64 && is_letter(text[0]) && std::ranges::all_of(text, fits);
}

void read_format(const YamlNode& file, Report& report)
{
    if (const YamlNode* format = file.find("format"))
        read_whole(*format, "format", 1, 1, report);
    else
        report_missing(file, "format", "format: 1", report);
}

std::string read_id(const YamlNode& file, Report& report)
{
    const YamlNode* id = file.find("id");
    if (!id) {
        report_missing(file, "id", "id: the file's name without .yaml", report);
        return {};
    }
    if (id->is(Kind::scalar) && is_id(id->text))
        return id->text;
    report.add(id->is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, id->place, "id", describe(*id),
               id_rule);
    return {};
}

LocalText read_local_text(const YamlNode& node, const std::string& path, std::size_t longest, Report& report)
{
    if (!node.is(Kind::map))
        return {{"en", read_text(node, path, longest, report)}};
    LocalText text;
    for (const YamlEntry& entry : node.entries) {
        const std::string entry_path = join(path, entry.key.text);
        if (std::ranges::find(language_codes(), entry.key.text) == language_codes().end())
            report_unknown(entry.key, entry_path, language_codes(), nearest(entry.key.text, language_codes()),
                           report);
        else
            text[entry.key.text] = read_text(entry.value, entry_path, longest, report);
    }
    return text;
}

std::string read_text(const YamlNode& node, const std::string& path, std::size_t longest, Report& report)
{
    const std::string allowed = "text of at most " + std::to_string(longest) + " characters";
    if (!node.is(Kind::scalar)) {
        report.add(Id::wrong_type, node.place, path, describe(node), allowed);
        return {};
    }
    const std::size_t length = count_characters(node.text);
    if (length > longest)
        report.add(Id::out_of_range, node.place, path, std::to_string(length) + " characters", allowed);
    return node.text;
}

const YamlNode* need(const YamlNode& map, const std::string& path, const std::string& key,
                     const std::string& allowed, Report& report)
{
    const YamlNode* node = map.find(key);
    if (!node)
        report_missing(map, join(path, key), allowed, report);
    return node;
}

void report_missing(const YamlNode& parent, const std::string& path, std::string allowed, Report& report)
{
    report.add(Id::missing_key, parent.place, path, {}, std::move(allowed));
}

void report_unknown_keys(const YamlNode& map, const std::string& path, const std::vector<std::string>& known,
                         Report& report)
{
    for (const YamlEntry& entry : map.entries)
        if (std::ranges::find(known, entry.key.text) == known.end())
            report_unknown(entry.key, join(path, entry.key.text), known, nearest(entry.key.text, known),
                           report);
}

void report_unknown(const YamlNode& key, const std::string& path, const std::vector<std::string>& known,
                    std::string suggestion, Report& report)
{
    report.add(Id::unknown_key, key.place, path, in_quotes(key.text), one_of(known), std::move(suggestion));
}

} // namespace capitol
