// Completions, and explanations of what is under the
// pointer; each kind of file provides its own.
#pragma once

#include "editor/yaml_context.h"

namespace capitol::app {

struct Completion
{
    QString text;    // what is written
    QString meaning; // in the language of the interface; may be empty
    bool operator==(const Completion&) const = default;
};

class TextHelp
{
public:
    virtual ~TextHelp() = default;
    // Everything allowed there, whatever has been typed of it already.
    virtual QList<Completion> completions(const YamlContext& context) const = 0;
    // Plain text, one paragraph per line; empty if there is nothing to say. The context's word is complete.
    virtual QString meaning(const YamlContext& context) const = 0;
};

} // namespace capitol::app
