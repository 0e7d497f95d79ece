#include "rulebook/wording.h"

#include <algorithm>

namespace capitol {

std::string Counting::word(int number) const
{
    const auto at = static_cast<std::size_t>(number);
    return number >= 0 && at < words.size() ? words[at] : std::to_string(number);
}

class Wording::Reader
{
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    // Up to the end, or within forms up to the `|` or `}` that ends this one.
    Parts parts(bool in_form)
    {
        Parts parts;
        while (!m_rest.empty() && !(in_form && (m_rest[0] == '|' || m_rest[0] == '}'))) {
            if (m_rest.starts_with("**"))
                add(parts, Kind::strong, 2);
            else if (in_form && m_rest[0] == '#')
                add(parts, Kind::count, 1);
            else if (m_rest[0] == '{')
                parts.push_back(place());
            else if (m_rest[0] == '}')
                refuse("a } without its {");
            else
                add_character(parts);
        }
        return parts;
    }

    const std::string& fault() const { return m_fault; }

private:
    void refuse(const char* fault)
    {
        m_fault = fault;
        m_rest = {};
    }

    void add(Parts& parts, Kind kind, std::size_t length)
    {
        parts.push_back({kind, {}, {}});
        m_rest.remove_prefix(length);
    }

    void add_character(Parts& parts)
    {
        if (parts.empty() || parts.back().kind != Kind::words)
            parts.push_back({});
        parts.back().text += m_rest[0];
        m_rest.remove_prefix(1);
    }

    Part place()
    {
        m_rest.remove_prefix(1);
        const bool figures = m_rest.starts_with('=');
        m_rest.remove_prefix(figures);
        Part part{figures ? Kind::figures : Kind::word, name(), {}};
        while (m_rest.starts_with('|')) {
            part.kind = Kind::forms;
            m_rest.remove_prefix(1);
            part.forms.push_back(parts(true));
        }
        if (!m_rest.starts_with('}'))
            refuse("a { without its }");
        else if (part.text.empty())
            refuse("a place without a name");
        else if (part.forms.size() == 1 || part.forms.size() > 3)
            refuse("a choice that has not two or three forms");
        else
            m_rest.remove_prefix(1);
        return part;
    }

    std::string name()
    {
        const std::size_t end = std::min(m_rest.find_first_of("|}{ "), m_rest.size());
        std::string name(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return name;
    }

    std::string_view m_rest;
    std::string m_fault;
};

class Wording::Filler
{
public:
    Filler(const Facts& facts, const Counting& counting) : m_facts(facts), m_counting(counting) {}

    void fill(const Parts& parts, int count)
    {
        for (const Part& part : parts)
            fill(part, count);
    }

    Text take() { return std::move(m_text); }

private:
    void fill(const Part& part, int count)
    {
        switch (part.kind) {
        case Kind::words:
            return say(part.text);
        case Kind::word:
            return say(in_words(part.text));
        case Kind::figures:
            return say(m_facts.written(part.text));
        case Kind::count:
            return say(m_counting.word(count));
        case Kind::strong:
            m_strong = !m_strong;
            return;
        case Kind::forms:
            const int number = m_facts.number(part.text);
            return fill(part.forms[form_for(number, part.forms.size())], number);
        }
    }

    std::size_t form_for(int number, std::size_t forms) const
    {
        const bool one = number == 1 || (number == 0 && m_counting.none_is_one);
        if (forms == 3)
            return number == 0 ? 0 : number == 1 ? 1 : 2;
        return one ? 0 : 1;
    }

    std::string in_words(const std::string& name) const
    {
        const Fact* fact = m_facts.find(name);
        const int* number = fact ? std::get_if<int>(fact) : nullptr;
        return number ? m_counting.word(*number) : m_facts.written(name);
    }

    void say(const std::string& words)
    {
        if (m_text.empty() || m_text.back().strong != m_strong)
            m_text.push_back({{}, m_strong, false});
        m_text.back().text += words;
    }

    const Facts& m_facts;
    const Counting& m_counting;
    Text m_text;
    bool m_strong = false;
};

std::optional<Wording> Wording::parse(std::string_view text, std::string& fault)
{
    Reader reader(text);
    Wording passage;
    passage.m_parts = reader.parts(false);
    fault = reader.fault();
    return fault.empty() ? std::optional(std::move(passage)) : std::nullopt;
}

Text Wording::fill(const Facts& facts, const Counting& counting) const
{
    Filler filler(facts, counting);
    filler.fill(m_parts, 0);
    return filler.take();
}

bool Wording::begins_with_place() const
{
    return !m_parts.empty() && m_parts.front().kind != Kind::words && m_parts.front().kind != Kind::strong;
}

void Wording::collect(const Parts& parts, std::vector<std::string>& names)
{
    for (const Part& part : parts) {
        if (part.kind == Kind::word || part.kind == Kind::figures || part.kind == Kind::forms)
            names.push_back(part.text);
        for (const Parts& form : part.forms)
            collect(form, names);
    }
}

std::vector<std::string> Wording::names() const
{
    std::vector<std::string> names;
    collect(m_parts, names);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

} // namespace capitol
