#include "program/empty_map.h"

#include "canal/canal_scene.h"

namespace capitol::app {

EmptyMap::EmptyMap(const canal::Library& library)
{
    const auto usual = library.load(canal::usual_variant);
    if (!usual)
        return;
    const canal::Rules rules(usual.value->data);
    m_terrain = canal::app::terrainOf(rules);
    m_places.show(canal::app::placesOn(rules));
}

} // namespace capitol::app
