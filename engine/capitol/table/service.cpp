#include "capitol/table/service.h"

#include "capitol/table/table_capitol.h"
#include "server/service.h"

namespace capitol {

std::unique_ptr<server::AnyService> make_service(server::ServiceOptions options,
                                                 std::unique_ptr<server::Storage> storage,
                                                 const Library& library, server::Carrier carrier)
{
    return std::make_unique<server::Service<TableCapitol>>(std::move(options), std::move(storage), library,
                                                           std::move(carrier));
}

} // namespace capitol
