#!/usr/bin/env python3
"""Breaks the rules, the records and what a seat may know, place by place, and asks the tests whether they notice.

    tests/mutation/mutate.py FOLDER [--places 200] [--seed 1] [--jobs 2] [--room NAME]...

FOLDER gets a clone of HEAD, a build of it and journal.jsonl, a line for each place: the same command goes on with what
was interrupted. At the end it lists the survivors: changes that no test has noticed. Each is either a hole in the tests,
or changes nothing that can be seen (a shortcut, an assertion), which only a person can tell. By hand: a place takes about
a quarter of a minute."""

import argparse
import json
import random
import re
import resource
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 300  # seconds for the tests of a place: a loop that does not end is noticed, too
MEMORY = 4 << 30  # bytes: one that takes more and more ends itself


@dataclass(frozen=True)
class Room:
    """Sources that belong together, and the tests that guard them, the quickest first."""

    sources: tuple
    tests: tuple


ROOMS = {
    "capitol": Room(
        ("engine/capitol/*.cpp",),
        ("test_scenarios", "test_opening", "test_view", "test_perft", "test_accepted", "test_position", "test_living_views",
         "test_seen", "test_record", "test_invariants"),
    ),
    "capitol-record": Room(
        ("engine/capitol/record/*.cpp", "engine/record/*.cpp", "engine/record/*.h"),
        ("test_event", "test_position", "test_record", "test_seen", "test_lesson", "test_any_record"),
    ),
    "canal": Room(
        ("engine/canal/*.cpp",),
        ("test_canal_scenarios", "test_canal_notation", "test_canal_variant", "test_canal_games", "test_canal_record",
         "test_canal_lesson"),
    ),
    "canal-record": Room(("engine/canal/record/*.cpp",), ("test_canal_record", "test_canal_lesson", "test_canal_table")),
    "table": Room(
        ("engine/table/*.cpp", "engine/table/*.h"),
        ("test_table_scenarios", "test_table_attacks", "test_table_secrets", "test_service", "test_client", "test_canal_table"),
    ),
}

# What is broken, as clang-format writes it, and into what.
CHANGES = [
    (r" == ", " != "),
    (r" != ", " == "),
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r" \+= ", " -= "),
    (r" -= ", " += "),
    (r"\+\+(?=[a-z])", "--"),
    (r"--(?=[a-z])", "++"),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<=[(\s])!(?=[a-z])", ""),
    (r"(?<=[ (])1(?=[;),\s])", "2"),
    (r"(?<=[ (])0(?=[;),\s])", "1"),
    (r"\bcontinue;", ";"),
    (r"^(\s+)[a-z][\w.:]*(?:->)?[\w.]*\([^;{}]*\);$", r"\1;"),  # a call for its effect alone
]
NOT_CODE = re.compile(r"^\s*(//|#|namespace|using|template|static_assert|assert|case .*:$)|operator|std::string_view\(")


@dataclass(frozen=True)
class Place:
    file: str
    line: int  # from 1
    column: int
    change: int
    before: str
    after: str

    def key(self):
        return f"{self.file}:{self.line}:{self.column}:{self.change}"


def places_in(source, file):
    """All that can be broken in a file; of what is in quotation marks or a comment, nothing."""
    for number, line in enumerate((source / file).read_text().split("\n"), 1):
        if NOT_CODE.search(line):
            continue
        code = re.sub(r'"(?:[^"\\]|\\.)*"', lambda quoted: '"' + " " * (len(quoted[0]) - 2) + '"', line.split(" //")[0])
        for change, (pattern, instead) in enumerate(CHANGES):
            for found in re.finditer(pattern, code):
                changed = line[: found.start()] + found.expand(instead) + line[found.end() :]
                yield Place(file, number, found.start(), change, line.strip(), changed.strip())


def chosen_places(source, rooms, number, seed):
    """As many of each room as it has lines for, the same for the same seed and source."""
    everything = []
    for name in rooms:
        for pattern in ROOMS[name].sources:
            for path in sorted(source.glob(pattern)):
                file = path.relative_to(source).as_posix()
                everything += [(name, place) for place in places_in(source, file)]
    random.Random(seed).shuffle(everything)
    return everything[:number] if number < len(everything) else everything


class Workshop:
    def __init__(self, folder, jobs):
        self.source = folder / "source"
        self.build = folder / "build"
        self.jobs = str(jobs)

    def prepare(self, rooms):
        if not self.source.exists():
            subprocess.run(["git", "clone", "-q", str(ROOT), str(self.source)], check=True)
        subprocess.run(["git", "-C", str(self.source), "checkout", "-q", "."], check=True)
        subprocess.run(
            ["cmake", "-S", str(self.source), "-B", str(self.build), "-G", "Ninja", "-DCAPITOL_APP=OFF",
             "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1", "-DCMAKE_UNITY_BUILD=OFF", "--log-level=ERROR"],
            check=True, stdout=subprocess.DEVNULL)
        for name in rooms:
            outcome, test = self.ask(ROOMS[name])
            if outcome != "survived":
                sys.exit(f"mutate: before anything is broken: {outcome} {test}")

    def ask(self, room):
        """Test by test, each built when it is its turn: most of what is broken is noticed by the first."""
        for test in room.tests:
            if not self.passes("cmake", "--build", str(self.build), "-j", self.jobs, "--target", test):
                return "does not compile", test
            if not self.passes("ctest", "--test-dir", str(self.build), "-R", f"^{test}$", "--timeout", str(LIMIT)):
                return "noticed", test
        return "survived", ""

    @staticmethod
    def passes(*command):
        def keep_small():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        return subprocess.run(command, capture_output=True, preexec_fn=keep_small).returncode == 0

    def outcome(self, room, place):
        path = self.source / place.file
        whole = path.read_text()
        lines = whole.split("\n")
        indent = lines[place.line - 1][: len(lines[place.line - 1]) - len(lines[place.line - 1].lstrip())]
        lines[place.line - 1] = indent + place.after
        path.write_text("\n".join(lines))
        try:
            return self.ask(room)
        finally:
            path.write_text(whole)


def read_journal(journal):
    if not journal.exists():
        return {}
    lines = [line for line in journal.read_text().split("\n") if line.endswith("}")]
    return {entry["key"]: entry for entry in map(json.loads, lines)}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--places", type=int, default=200, help="that compile, all rooms together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--room", action="append", choices=sorted(ROOMS), help="only that one; all if none is named")
    return parser.parse_args()


def main():
    args = arguments()
    rooms = args.room or list(ROOMS)
    args.folder.mkdir(parents=True, exist_ok=True)
    workshop = Workshop(args.folder.resolve(), args.jobs)
    workshop.prepare(rooms)
    journal = args.folder / "journal.jsonl"
    known = read_journal(journal)
    asked = []
    for name, place in chosen_places(workshop.source, rooms, 100 * args.places, args.seed):
        if sum(entry["outcome"] != "does not compile" for entry in asked) >= args.places:
            break
        entry = known.get(place.key())
        if not entry:
            outcome, test = workshop.outcome(ROOMS[name], place)
            entry = {"key": place.key(), "room": name, "outcome": outcome, "test": test, "before": place.before, "after": place.after}
            with journal.open("a") as file:
                file.write(json.dumps(entry) + "\n")
            print(f"{len(asked) + 1}: {entry['outcome']} {test} {place.file}:{place.line}", flush=True)
        asked.append(entry)

    survivors = [entry for entry in asked if entry["outcome"] == "survived"]
    noticed = [entry for entry in asked if entry["outcome"] == "noticed"]
    for entry in survivors:
        print(f"\n{entry['key']}\n  {entry['before']}\n  {entry['after']}")
    print(f"\n{len(noticed)} of {len(noticed) + len(survivors)} places were noticed, {len(survivors)} survived")


main()
