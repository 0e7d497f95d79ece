#include "rulebook/condition.h"

#include <algorithm>
#include <charconv>

namespace capitol {
namespace {

std::vector<std::string_view> split(std::string_view text, std::string_view at)
{
    std::vector<std::string_view> parts;
    for (std::size_t found = text.find(at); found != std::string_view::npos; found = text.find(at)) {
        parts.push_back(text.substr(0, found));
        text.remove_prefix(found + at.size());
    }
    parts.push_back(text);
    return parts;
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

int number_of(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

std::optional<Condition::Term> Condition::parse_term(std::string_view text)
{
    constexpr std::pair<std::string_view, Relation> relations[]{{" != ", Relation::unequal},
                                                                {" = ", Relation::equal},
                                                                {" < ", Relation::less},
                                                                {" > ", Relation::more}};
    for (const auto& [sign, relation] : relations) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos)
            continue;
        const std::string_view name = trimmed(text.substr(0, at));
        const std::string_view value = trimmed(text.substr(at + sign.size()));
        if (name.empty() || value.empty() || value.find(' ') != std::string_view::npos)
            return std::nullopt;
        return Term{std::string(name), relation, std::string(value)};
    }
    return std::nullopt;
}

std::optional<Condition> Condition::parse(std::string_view text, std::string& fault)
{
    Condition condition;
    for (const std::string_view alternative : split(text, " or ")) {
        auto& all = condition.m_any.emplace_back();
        for (const std::string_view part : split(alternative, " and ")) {
            const auto term = parse_term(part);
            if (!term) {
                fault = trimmed(part);
                return std::nullopt;
            }
            all.push_back(*term);
        }
    }
    return condition;
}

// A value that is the name of a fact stands for that fact.
bool Condition::holds(const Term& term, const Facts& facts)
{
    const std::string left = facts.written(term.name);
    const std::string right = facts.find(term.value) ? facts.written(term.value) : term.value;
    switch (term.relation) {
    case Relation::equal:
        return left == right;
    case Relation::unequal:
        return left != right;
    case Relation::less:
        return number_of(left) < number_of(right);
    case Relation::more:
        return number_of(left) > number_of(right);
    }
    return false;
}

bool Condition::holds(const Facts& facts) const
{
    const auto all_hold = [&](const std::vector<Term>& terms) {
        return std::ranges::all_of(terms, [&](const Term& term) { return holds(term, facts); });
    };
    return m_any.empty() || std::ranges::any_of(m_any, all_hold);
}

std::vector<std::string> Condition::names() const
{
    std::vector<std::string> names;
    for (const auto& terms : m_any)
        for (const Term& term : terms)
            names.push_back(term.name);
    return names;
}

} // namespace capitol
