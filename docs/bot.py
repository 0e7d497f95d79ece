#!/usr/bin/env python3
"""Plays at a table of Capitol: a legal choice at random, again and again. A start for bots of your own.

    bot.py ws://127.0.0.1:7411 --create dutch --seats 2    makes a table, prints its id, and plays there
    bot.py wss://play.example.org --table ID               takes a seat that is free

It needs nothing but Python: what a bot may do is asked for (`legal` in network.md), and the WebSocket is below.
"""
import argparse, base64, hashlib, json, os, random, secrets, socket, ssl, struct, sys, time
from urllib.parse import quote, urlsplit


class WebSocket:
    """A line to the server (RFC 6455): messages are text frames, and ours are masked."""

    def __init__(self, url, table=None):
        parts = urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or 7411
        self.socket = socket.create_connection((parts.hostname, port), timeout=45)
        if secure:  # the certificate must be one that this system trusts
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        path = f"/?table={quote(table)}" if table else "/"  # there may be several servers: one of them has the table
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {parts.hostname}:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline()
        headers = dict(line.decode().strip().lower().split(": ", 1) for line in iter(self.file.readline, b"\r\n") if b": " in line)
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        if b" 101 " not in status or headers.get("sec-websocket-accept") != proof.lower():
            raise ConnectionError("no WebSocket there")

    def frame(self, kind, payload):
        mask, size = os.urandom(4), len(payload)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise ConnectionError("the line is cut")
        return data

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 0x7F
            if size > 125:
                size = struct.unpack("!H", self.read(2))[0] if size == 126 else struct.unpack("!Q", self.read(8))[0]
            if size > 1 << 20:
                raise ConnectionError("a message that is too long")
            payload, kind = self.read(size), first & 0x0F
            if kind == 8:
                raise ConnectionError("the server has closed the line")
            if kind == 9:
                self.frame(10, payload)  # ping, pong
            elif kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


class Bot:
    def __init__(self, options):
        self.options = options
        self.table = options.table
        self.token = secrets.token_hex(32)  # of our own making: no cut loses the seat
        self.seat = None
        self.pending = None  # the choice that is not answered yet
        self.asking = self.paused = False
        self.count = 0
        self.id_start = secrets.token_hex(4)

    def ask(self, type, **more):
        self.count += 1
        message = {"type": type, "id": f"{self.id_start}-{self.count}", **more}
        self.line.send(message)
        return message

    def play(self):
        """One line after another, until the game is over."""
        while True:
            try:
                self.line = WebSocket(self.options.url, self.table)
                self.ask("hello", protocol={"min": 1, "max": 1}, name=self.options.name, client="bot.py")
                if self.table:
                    self.ask("resume", table=self.table, token=self.token)
                else:
                    self.ask("create", variant=self.options.create, seats=self.options.seats)
                while not self.hear(self.line.receive()):
                    pass
                return
            except ssl.SSLError as problem:
                raise SystemExit(f"bot.py: {problem}")
            except OSError as problem:  # what was not answered is sent again after `resume`
                print(f"bot.py: {problem}; trying again", file=sys.stderr)
                time.sleep(1 + random.random())

    def hear(self, message):
        """Whether it was the last message."""
        type = message["type"]
        if type == "error":
            self.refused(message)
        elif type == "created":
            self.table = message["table"]
            print(self.table, flush=True)
        elif type == "joined":
            self.seat, self.asking = message["seat"], False
            if self.pending:
                self.line.send(self.pending)
        elif type == "seats":
            self.prepare(message)
        elif type == "ack" and self.pending and message.get("id") == self.pending["id"]:
            self.pending = None
        elif type == "legal":
            self.asking = False
            self.pending = self.pending or self.ask("play", at=message["seq"], move=random.choice(message["moves"]))
        elif type == "clock":
            if self.paused and not message["paused"]:
                self.ask("look")
            self.paused = message["paused"]
        elif type == "proposal" and message["state"] == "open" and self.seat not in (None, *message["agreed"], *message["refused"]):
            self.ask("vote", proposal=message["proposal"], yes=True)
        elif type == "bye" and message["why"] == "displaced":
            raise SystemExit("bot.py: somebody else has come back to this seat")
        elif type == "ended":
            print("scores", *message["scores"], flush=True)
            return True
        if self.seat in message.get("to_move", ()) and not self.asking:
            self.asking = True
            self.ask("legal")
        return False

    def prepare(self, message):
        """Before the start: a seat, ready, and as the host the beginning."""
        seats = message["seats"]
        free = [one["seat"] for one in seats if "name" not in one and "player" not in one]
        own = next((one for one in seats if one.get("name") == self.options.name), None)
        if not own:
            if not free:
                raise SystemExit("bot.py: no seat is free")
            self.ask("seat", do="take", seat=free[0], token=self.token)
        self.seat = own["seat"] if own else self.seat
        if own and not own["ready"]:
            self.ask("seat", do="ready", on=True)
        elif own and message["host"] == own["seat"] and not free and all(one.get("ready", True) for one in seats):
            self.ask("start")

    def refused(self, message):
        code = message["code"]
        if code == "bad_token":  # the seat was not taken yet
            self.ask("join", table=self.table)
        elif code in ("stale", "too_often", "not_your_turn"):
            self.pending, self.asking = None, False  # until it is told whose turn it is
            time.sleep(message.get("retry", 0) / 1000)
            if self.seat:
                self.ask("look")
        elif code == "paused":
            self.pending = None
        elif code not in ("started", "pointless", "not_ready", "no_proposal", "voted", "seated", "seat_taken", "not_started"):
            raise SystemExit(f"bot.py: refused: {code}: {message['message']}")


def main():
    parser = argparse.ArgumentParser(description="A bot that plays legal choices at random.")
    parser.add_argument("url", help="ws://HOST:PORT or wss://HOST:PORT")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--table", metavar="ID")
    where.add_argument("--create", metavar="VARIANT")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--name", default="bot")
    Bot(parser.parse_args()).play()


if __name__ == "__main__":
    main()
