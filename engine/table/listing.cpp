#include "table/listing.h"

#include "table/heard.h"
#include "table/named_values.h"

#include <array>
#include <utility>

namespace table {

using capitol::Field;

namespace {

constexpr std::size_t most_listings = 1000; // of one server
constexpr std::array listing_words{std::pair{"waiting", Listing::waiting},
                                   std::pair{"playing", Listing::playing}, std::pair{"over", Listing::over}};

Listing read_listing(const Field& field)
{
    Listing one{read_table_id(field.need("table")),
                static_cast<int>(field.need("seats").whole(1, game::most_seats)), 0,
                read_digits(field.need("hash")), named(field.need("state"), listing_words)};
    one.open = static_cast<int>(field.need("open").whole(0, one.seats));
    return one;
}

} // namespace

Json print_listing(const Listing& listing)
{
    return {{"table", listing.table},
            {"seats", listing.seats},
            {"open", listing.open},
            {"hash", listing.hash},
            {"state", word_for(listing_words, listing.state)}};
}

std::vector<Listing> read_listings(const Field& field)
{
    std::vector<Listing> all;
    for (const Field& one : field.need("tables").items(most_listings))
        all.push_back(read_listing(one));
    return all;
}

} // namespace table
