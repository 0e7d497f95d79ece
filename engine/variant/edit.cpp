#include "variant/edit.h"

#include "base/yaml_text.h"

#include <algorithm>

namespace capitol {

KeyOrder key_order(const std::vector<std::string>& headers, const std::vector<std::string>& knobs)
{
    KeyOrder all;
    for (const std::string& key : headers) {
        if (key == "name" || key == "summary")
            for (const char* language : languages)
                all.push_back(key + "." + language);
        else
            all.push_back(key);
    }
    all.insert(all.end(), knobs.begin(), knobs.end());
    return all;
}

std::optional<std::string> set_header(std::string_view text, const std::string& key, const std::string& word,
                                      const KeyOrder& order)
{
    return word.empty() ? remove_value(text, key) : set_value(text, key, print_scalar(word), order);
}

std::optional<std::string> set_local_text(std::string_view text, const std::string& key,
                                          const LocalText& known, const std::string& language,
                                          const std::string& words, const KeyOrder& order)
{
    const std::string path = key + "." + language;
    if (words.empty() && known.contains(language))
        return remove_value(text, known.size() == 1 ? key : path);
    if (auto changed = set_value(text, path, print_quoted(words), order))
        return changed;
    LocalText all = known; // one text for all languages, which becomes a map
    all[language] = words;
    std::string flow;
    for (const auto& [code, said] : all)
        flow += (flow.empty() ? "" : ", ") + code + ": " + print_quoted(said);
    return set_value(text, key, "{" + flow + "}", order);
}

std::vector<std::string> homes_of(const std::string& key, const KeyOrder& order)
{
    const std::string name = key.substr(key.rfind('.') + 1);
    std::vector<std::string> homes;
    const auto add = [&](const std::string& home) {
        const bool bears = home == name || home.ends_with("." + name);
        if (bears && home != key && std::ranges::find(homes, home) == homes.end())
            homes.push_back(home);
    };
    for (const std::string& path : order)
        for (std::size_t end = path.find('.');; end = path.find('.', end + 1)) {
            add(path.substr(0, end));
            if (end == std::string::npos)
                break;
        }
    return homes;
}

bool is_no_worse(const Diagnostics& before, const Diagnostics& after)
{
    const auto errors = [](const Diagnostics& all) {
        return std::ranges::count(all, false, &Diagnostic::is_warning);
    };
    return errors(after) <= errors(before);
}

} // namespace capitol
