#include "canal/table/service.h"

#include "canal/table/table_canal.h"
#include "server/service.h"

namespace canal {

std::unique_ptr<server::AnyService> make_service(server::ServiceOptions options,
                                                 std::unique_ptr<server::Storage> storage,
                                                 const Library& library, server::Carrier carrier)
{
    return std::make_unique<server::Service<TableCanal>>(std::move(options), std::move(storage), library,
                                                         std::move(carrier));
}

} // namespace canal
