#!/usr/bin/env python3
"""bad_line.py DEVICE DEVICE: makes two network devices and carries packets between them, each 100 to 200 ms later and one
in twenty not at all, as netem would where the kernel has it. Nothing is carried while the file `away` is there."""
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000


def device(name):
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return tun


ends = [device(name) for name in sys.argv[1:3]]
print("ready", flush=True)
on_the_way = []  # (when it arrives, a number that keeps the order, where, what)
number = 0
while True:
    wait = max(on_the_way[0][0] - time.monotonic(), 0) if on_the_way else None
    for end in select.select(ends, [], [], wait)[0]:
        packet = os.read(end, 65536)
        if random.random() < 0.05 or os.path.exists("away"):
            continue
        number += 1
        arrival = time.monotonic() + random.uniform(0.1, 0.2)
        heapq.heappush(on_the_way, (arrival, number, ends[1 - ends.index(end)], packet))
    while on_the_way and on_the_way[0][0] <= time.monotonic():
        _, _, end, packet = heapq.heappop(on_the_way)
        try:
            os.write(end, packet)
        except OSError:
            pass  # a device that is not up yet
