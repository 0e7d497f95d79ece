#include "variant/writer.h"

#include "base/yaml_edit.h"
#include "base/yaml_text.h"

namespace capitol {
namespace {

constexpr std::size_t step = 2; // blanks by which a section is indented

std::size_t shared_parts(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    std::size_t shared = 0;
    while (shared + 1 < a.size() && shared + 1 < b.size() && a[shared] == b[shared])
        ++shared;
    return shared;
}

} // namespace

std::string print_knobs(const std::vector<KnobLine>& lines)
{
    std::string text;
    std::vector<std::string> before;
    for (const KnobLine& line : lines) {
        const std::vector<std::string> parts = key_parts(line.key);
        for (std::size_t i = shared_parts(before, parts); i < parts.size(); ++i)
            text += std::string(step * i, ' ') + parts[i] + ":" +
                    (i + 1 < parts.size() ? "\n" : " " + line.value + "\n");
        before = parts;
    }
    return text;
}

std::string print_knobs_flow(const std::vector<KnobLine>& lines)
{
    std::string text = "{";
    std::vector<std::string> before;
    for (const KnobLine& line : lines) {
        const std::vector<std::string> parts = key_parts(line.key);
        const std::size_t shared = shared_parts(before, parts);
        if (!before.empty())
            text += std::string(before.size() - 1 - shared, '}') + ", ";
        for (std::size_t i = shared; i + 1 < parts.size(); ++i)
            text += parts[i] + ": {";
        text += parts.back() + ": " + line.value;
        before = parts;
    }
    return text + std::string(before.empty() ? 1 : before.size(), '}');
}

std::string print_texts(const std::string& key, const LocalText& texts)
{
    if (texts.empty())
        return {};
    std::string text = key + ":\n";
    for (const auto& [language, words] : texts)
        text += std::string(step, ' ') + language + ": " + print_quoted(words) + "\n";
    return text;
}

} // namespace capitol
