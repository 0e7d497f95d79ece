#include "capitol/learning/weights_writer.h"

namespace capitol {

namespace {

template <typename Numbers>
std::string print_numbers(const Numbers& numbers)
{
    std::string text;
    for (const auto number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return "{" + text + "}";
}

template <int inputs, int units>
std::string print_layer(const Network::Layer<inputs, units>& layer)
{
    std::string text = "{{{\n";
    for (const auto& weights : layer.weights)
        text += "{" + print_numbers(weights) + "},\n";
    return text + "}},\n{" + print_numbers(layer.biases) + "}},\n";
}

std::string print_shares(const BidShares::ByCards& shares)
{
    std::string text = "{{\n";
    for (const auto& parts : shares)
        text += "{" + print_numbers(parts) + "},\n";
    return text + "}},\n";
}

// A constant of the type and the name that `header` declares.
std::string print_source(const std::string& command, const std::string& origin, const std::string& header,
                         const std::string& constant, const std::string& numbers)
{
    return "// clang-format off\n// Made by `capitol-cli learn " + command +
           "` (docs/learning.md): " + origin + "\n#include \"capitol/players/" + header +
           "\"\n\nnamespace capitol {\n\nconst " + constant + "{\n" + numbers +
           "};\n\n} // namespace capitol\n";
}

} // namespace

std::string print_network(const Network& network, const std::string& origin)
{
    return print_source("fit", origin, "network.h", "Network learned_network",
                        print_layer(network.area) + print_layer(network.summed) + print_layer(network.table) +
                            print_layer(network.last) + print_layer(network.out));
}

std::string print_bid_shares(const BidShares& shares, const std::string& origin)
{
    return print_source("bids", origin, "bid_shares.h", "BidShares learned_bid_shares",
                        print_shares(shares.usual) + print_shares(shares.at_last));
}

} // namespace capitol
