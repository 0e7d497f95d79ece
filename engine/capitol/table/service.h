// The service of Capitol's tables, compiled once for every program that serves them.
#pragma once

#include "capitol/variant/library.h"
#include "server/any_service.h"

#include <memory>

namespace capitol {

// The library must live longer. Throws as the service does.
std::unique_ptr<server::AnyService> make_service(server::ServiceOptions options,
                                                 std::unique_ptr<server::Storage> storage,
                                                 const Library& library, server::Carrier carrier);

} // namespace capitol
