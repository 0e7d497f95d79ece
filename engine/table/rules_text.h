// Rules on their way between server and client.
#pragma once

#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "record/reader.h"
#include "table/message.h"

namespace table {

// The rules that a text says, all that `print_rules` prints: what is only named is not looked for, since what
// is wrong with it tells what else there is. Throws Refused.
template <record::RecordedGame G>
typename G::Setup read_rules(const std::string& text, const typename G::Sources& sources)
{
    capitol::Report report("rules");
    capitol::Diagnostics wrong;
    std::optional<typename G::Setup> setup;
    if (const auto tree = capitol::parse_yaml_text(text, report); tree && report.clean()) {
        for (const std::string& key : G::format().rules_keys)
            capitol::need(*tree, {}, key, "rules that are said whole", report);
        if (report.clean())
            setup = G::read_rules(*tree, sources, report, wrong);
    }
    report.hand_over(wrong);
    if (setup && !capitol::has_errors(wrong))
        return *std::move(setup);
    throw Refused{"bad_rules", wrong.empty() ? "no rules" : wrong.front().text(), "rules"};
}

} // namespace table
