// When a complete construction move, or a tile's site, waits for Confirm.
#pragma once

namespace capitol::app {

// irrevocable: where it could not be undone afterwards. A bid is sealed and a card is drawn without any of
// this.
enum class Confirmation { never, irrevocable, always };

} // namespace capitol::app
