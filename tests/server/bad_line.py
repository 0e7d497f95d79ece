#!/usr/bin/env python3
"""bad_line.py TARGET_PORT [OPTIONS]: a bad line to a server on this machine, for tests.

It listens on a port of 127.0.0.1 that is free, which is the first line of its output, and carries every connection to
the target from an address of its own, each direction and each connection by itself, so that messages of one overtake
those of another. Each piece of what is sent arrives late, and now and then much later, as if it had been lost and sent
again; connections are cut, each after a time of its own; and once there is silence: nothing passes, though nothing is
closed either. `silent` and `back` are printed when it begins and ends.
"""
import argparse
import asyncio
import random


class Line:
    def __init__(self, options):
        self.options = options
        self.open = asyncio.Event()
        self.open.set()
        self.cuts = 0
        self.connections = 0

    async def accept(self, reader, writer):
        self.connections += 1
        address = f"127.0.{random.randrange(1, 250)}.{random.randrange(1, 250)}"
        try:
            await self.open.wait()
            there = await asyncio.open_connection("127.0.0.1", self.options.target, local_addr=(address, 0))
        except OSError:
            writer.transport.abort()
            return
        ways = [asyncio.create_task(self.carry(reader, there[1])), asyncio.create_task(self.carry(there[0], writer))]
        life = random.expovariate(1 / self.options.life) if self.options.life else None
        done, _ = await asyncio.wait(ways, timeout=life, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            self.cuts += 1
        for way in ways:
            way.cancel()
        for end in (writer, there[1]):
            end.transport.abort()

    def lateness(self):
        late = self.options.delay + random.uniform(-1, 1) * self.options.jitter
        while random.random() < self.options.loss:
            late += random.uniform(200, 400)
        return max(late, 0) / 1000

    async def carry(self, reader, writer):
        """One direction: late, but in its order."""
        loop = asyncio.get_running_loop()
        pieces = asyncio.Queue(maxsize=1000)

        async def deliver():
            last = 0.0
            while True:
                due, piece = await pieces.get()
                last = max(last, due)
                await asyncio.sleep(max(last - loop.time(), 0))
                await self.open.wait()
                if not piece:
                    return
                writer.write(piece)
                await writer.drain()

        delivery = asyncio.create_task(deliver())
        try:
            while not delivery.done():
                piece = await reader.read(65536)
                await pieces.put((loop.time() + self.lateness(), piece))
                if not piece:
                    break
            await delivery
        except OSError:
            pass
        finally:
            delivery.cancel()

    async def be_silent(self):
        await asyncio.sleep(self.options.silent_after)
        print("silent", flush=True)
        self.open.clear()
        await asyncio.sleep(self.options.silence)
        self.open.set()
        print("back", flush=True)

    async def run(self):
        server = await asyncio.start_server(self.accept, "127.0.0.1", 0, backlog=4096)
        print(server.sockets[0].getsockname()[1], flush=True)
        if self.options.silence:
            await self.be_silent()
        await server.serve_forever()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("target", type=int, help="the server's port")
    parser.add_argument("--delay", type=float, default=0, help="milliseconds, each way")
    parser.add_argument("--jitter", type=float, default=0, help="milliseconds more or less")
    parser.add_argument("--loss", type=float, default=0, help="share of pieces that are late by 200 to 400 ms more")
    parser.add_argument("--life", type=float, default=0, help="seconds until a connection is cut, on average")
    parser.add_argument("--silence", type=float, default=0, help="seconds of nothing, once")
    parser.add_argument("--silent-after", type=float, default=10, help="seconds until then")
    asyncio.run(Line(parser.parse_args()).run())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
