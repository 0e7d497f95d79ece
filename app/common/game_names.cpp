#include "common/game_names.h"

namespace capitol::app {

QString GameNames::titled(const QString& game, const QString& rules)
{
    return game == canalGame ? tr("Canal Mania: %1", "the rules' name").arg(rules) : rules;
}

QString GameNames::changed(const QString& variant)
{
    return tr("%1 (changed)", "a variant").arg(variant);
}

} // namespace capitol::app
