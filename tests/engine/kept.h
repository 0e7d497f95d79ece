// What is long in the making, made once for each name.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace capitol::test {

template <typename Value>
using Kept = std::map<std::string, Value, std::less<>>;

// The one of that name; `make` gives the first.
template <typename Value, typename Make>
const Value& kept(Kept<Value>& all, std::string_view name, Make make)
{
    auto found = all.find(name);
    if (found == all.end())
        found = all.emplace(name, make()).first;
    return found->second;
}

} // namespace capitol::test
