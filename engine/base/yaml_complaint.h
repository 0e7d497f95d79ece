// What yaml-cpp objects to, in words for the author of the file.
#pragma once

#include <string>
#include <string_view>

namespace capitol {

struct YamlComplaint
{
    std::string found;
    std::string allowed;
};
// `message` as a YAML::ParserException has it; one that is not known is passed on.
YamlComplaint explain_yaml(std::string_view message);

} // namespace capitol
