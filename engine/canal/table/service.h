// The service of Canal Mania's tables, compiled once for every program that serves them.
#pragma once

#include "canal/variant/library.h"
#include "server/any_service.h"

#include <memory>

namespace canal {

// The library must live longer. Throws as the service does.
std::unique_ptr<server::AnyService> make_service(server::ServiceOptions options,
                                                 std::unique_ptr<server::Storage> storage,
                                                 const Library& library, server::Carrier carrier);

} // namespace canal
