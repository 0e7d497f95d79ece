#include "table_toy.h"

template class table::Table<toy::TableToy>;
template class table::Lobby<toy::TableToy>;
template class table::Client<toy::TableToy>;
