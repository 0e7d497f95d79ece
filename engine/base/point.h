// A place on a plane. What has points says in which units, and from where they count.
#pragma once

namespace capitol {

struct Point
{
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

} // namespace capitol
