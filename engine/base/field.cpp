#include "base/field.h"

#include "base/report.h"
#include "base/suggestion.h"
#include "base/whole_number.h"

#include <algorithm>

namespace capitol {

std::optional<Field> Field::find(const std::string& key) const
{
    if (!m_value->is_object())
        expect("an object");
    const auto found = m_value->find(key);
    if (found == m_value->end() || found->is_null())
        return std::nullopt;
    return Field(*found, join(m_path, key));
}

Field Field::need(const std::string& key) const
{
    if (auto found = find(key))
        return *found;
    throw FieldFault{join(m_path, key), "nothing", "a value for `" + key + "`"};
}

void Field::expect_keys(const std::vector<std::string>& known) const
{
    if (!m_value->is_object())
        expect("an object");
    for (const auto& [key, value] : m_value->items()) {
        if (std::ranges::find(known, key) != known.end())
            continue;
        const std::string similar = nearest(key, known);
        const std::string cure =
            similar.empty() ? "allowed: " + one_of(known) : "did you mean `" + similar + "`?";
        throw FieldFault{join(m_path, key), "unknown key " + in_quotes(key) + ", " + cure, {}};
    }
}

std::vector<Field> Field::items(std::size_t most) const
{
    if (!m_value->is_array())
        expect("a list");
    std::vector<Field> fields;
    for (const nlohmann::json& item : *m_value)
        fields.emplace_back(item, m_path + "[" + std::to_string(fields.size()) + "]");
    if (fields.size() > most)
        fields[most].refuse("more entries than allowed here, " + std::to_string(most));
    return fields;
}

std::int64_t Field::whole(std::int64_t min, std::int64_t max) const
{
    const bool fits = m_value->is_number_integer() &&
                      (!m_value->is_number_unsigned() || m_value->get<std::uint64_t>() <= INT64_MAX);
    const std::int64_t number = fits ? m_value->get<std::int64_t>() : 0;
    if (!fits || number < min || number > max)
        expect("a whole number " + std::to_string(min) + ".." + std::to_string(max));
    return number;
}

std::uint64_t Field::whole64() const
{
    if (!m_value->is_number_unsigned() &&
        !(m_value->is_number_integer() && m_value->get<std::int64_t>() >= 0))
        expect("a whole number 0.." + std::to_string(UINT64_MAX));
    return m_value->get<std::uint64_t>();
}

std::uint64_t Field::whole64_or_text() const
{
    if (!m_value->is_string())
        return whole64();
    const auto number = whole_number<std::uint64_t>(m_value->get_ref<const std::string&>());
    if (!number)
        expect("a whole number 0.." + std::to_string(UINT64_MAX));
    return *number;
}

bool Field::flag() const
{
    if (!m_value->is_boolean())
        expect("true or false");
    return m_value->get<bool>();
}

std::string Field::text() const
{
    if (!m_value->is_string())
        expect("text");
    return m_value->get<std::string>();
}

void Field::refuse(std::string found, std::string expected) const
{
    throw FieldFault{m_path, std::move(found), std::move(expected)};
}

void Field::expect(std::string what) const
{
    refuse(describe(*m_value), std::move(what));
}

std::string FieldFault::message() const
{
    return expected.empty() ? found : "found " + found + ", expected " + expected;
}

std::string describe(const nlohmann::json& value)
{
    switch (value.type()) {
    case nlohmann::json::value_t::string:
        return in_quotes(value.get_ref<const std::string&>());
    case nlohmann::json::value_t::array:
        return "a list";
    case nlohmann::json::value_t::object:
        return "an object";
    case nlohmann::json::value_t::null:
        return "nothing";
    default:
        return value.dump();
    }
}

} // namespace capitol
