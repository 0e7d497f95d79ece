#include "capitol/variant/field_reader.h"

#include "base/suggestion.h"
#include "base/utf8.h"
#include "capitol/variant/knob_reader.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

const std::vector<std::string>& language_codes()
{
    static const std::vector<std::string> codes(languages.begin(), languages.end());
    return codes;
}

} // namespace

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

void report_missing(const YamlNode& parent, const std::string& path, std::string allowed, Report& report)
{
    report.add(Id::missing_key, parent.place, path, {}, std::move(allowed));
}

void report_unknown(const YamlNode& key, const std::string& path, const std::vector<std::string>& known,
                    std::string suggestion, Report& report)
{
    report.add(Id::unknown_key, key.place, path, in_quotes(key.text), one_of(known), std::move(suggestion));
}

} // namespace capitol
