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

} // namespace

std::string print_network(const Network& network, const std::string& origin)
{
    return "// clang-format off\n// Made by `capitol-cli learn fit` (docs/learning.md): " + origin +
           "\n#include \"capitol/players/network.h\"\n\nnamespace capitol {\n\n"
           "const Network learned_network{\n" +
           print_layer(network.area) + print_layer(network.summed) + print_layer(network.table) +
           print_layer(network.last) + print_layer(network.out) + "};\n\n} // namespace capitol\n";
}

} // namespace capitol
