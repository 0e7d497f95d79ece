#include "rulebook/facts.h"

namespace capitol {

const Fact* Facts::find(std::string_view name) const
{
    const auto found = m_facts.find(name);
    return found == m_facts.end() ? nullptr : &found->second;
}

int Facts::number(std::string_view name) const
{
    const Fact* fact = find(name);
    const int* number = fact ? std::get_if<int>(fact) : nullptr;
    return number ? *number : 0;
}

std::string Facts::written(std::string_view name) const
{
    const Fact* fact = find(name);
    if (!fact)
        return {};
    const int* number = std::get_if<int>(fact);
    return number ? std::to_string(*number) : std::get<std::string>(*fact);
}

Facts Facts::with(const Facts& more) const
{
    Facts all = more;
    all.m_facts.insert(m_facts.begin(), m_facts.end()); // keeps what is there
    return all;
}

std::vector<std::string> Facts::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, fact] : m_facts)
        names.push_back(name);
    return names;
}

} // namespace capitol
