// exp and log made only of additions, multiplications and divisions. IEEE 754 rounds those the same
// everywhere; the standard library's functions may differ in the last digit between platforms, and a search
// whose numbers differ in one digit may choose another move. (Square roots are exact everywhere.) Targets
// that make decisions with these must be built without floating-point contraction: see `capitol_target`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace search {

namespace detail {

constexpr double ln2_high = 0x1.62e42fee00000p-1; // its last bits are 0: k * ln2_high is exact
constexpr double ln2_low = 0x1.a39ef35793c76p-33;

// 1/3, 1/5 ... 1/21: a division takes longer than all the rest of a logarithm's step.
constexpr auto odd_parts = [] {
    std::array<double, 10> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] = 1.0 / static_cast<double>(2 * i + 3);
    return parts;
}();

constexpr double power_of_two(int exponent)
{
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

} // namespace detail

// The natural logarithm, accurate to about 1e-16. `x` is above 0 and not denormal.
constexpr double portable_log(double x)
{
    const auto bits = std::bit_cast<std::uint64_t>(x);
    int exponent = static_cast<int>(bits >> 52) - 1023;
    double part = std::bit_cast<double>((bits & 0xfffffffffffffULL) | 0x3ff0000000000000ULL); // 1..2
    if (part > 1.4142135623730951) {
        part /= 2;
        ++exponent;
    }
    const double s = (part - 1) / (part + 1); // log(part) = 2 atanh(s)
    const double z = s * s;
    double sum = 0;
    for (std::size_t i = detail::odd_parts.size(); i-- > 0;)
        sum = (sum + detail::odd_parts[i]) * z;
    return exponent * detail::ln2_high + (exponent * detail::ln2_low + 2 * s * (1 + sum));
}

// e to the power of `x`, accurate to about 1e-15; 0 for much less than -700, and at most e^700.
constexpr double portable_exp(double x)
{
    if (x < -700)
        return 0;
    if (x > 700)
        x = 700;
    const int exponent = static_cast<int>(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
    const double rest = (x - exponent * detail::ln2_high) - exponent * detail::ln2_low; // -0.35..0.35
    double sum = 1;
    for (int n = 14; n >= 1; --n)
        sum = 1 + sum * rest / n;
    return sum * detail::power_of_two(exponent);
}

// Logarithms of small whole numbers are asked for all the time.
class WholeLog
{
public:
    constexpr WholeLog()
    {
        for (std::size_t i = 1; i < m_known.size(); ++i)
            m_known[i] = portable_log(static_cast<double>(i));
    }
    // `number` is whole and 1 or more.
    double operator()(double number) const
    {
        return number < static_cast<double>(m_known.size()) ? m_known[static_cast<std::size_t>(number)]
                                                            : portable_log(number);
    }

private:
    std::array<double, 512> m_known{};
};
inline constexpr WholeLog whole_log;

} // namespace search
