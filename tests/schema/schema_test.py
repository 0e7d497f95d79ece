#!/usr/bin/env python3
"""The published JSON Schemas against the program's own reader.

schema_test.py CAPITOL_CLI SOURCE_DIR: what is shipped fits them, and of many files with one value changed each
fits exactly if the program finds no fault with its keys, types and ranges. 77 where the validator is missing.
"""
import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

CLI, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
# What a schema can see of a file: not what other files, or several keys together, make wrong.
SEEN = {"unknown_key", "missing_key", "wrong_type", "out_of_range", "not_allowed", "duplicate_key"}
WRONG = [None, -1, 0, 1, 3, 1000, 2.5, True, "nonsense", "3", [], {}, ["nonsense"], [[]], {"nonsense": 1},
         {"1": -1}, {"1": 65}, {"100": 1}, {"0": 1}, {"1": "many"}, ["51r"], ["2x"], ["0"], [1], ["2r"] * 21,
         [["fountain"] * 9], [["fountain"]] * 9, [["forum"]], ["seat_order", "seat_order"], {"black": {"1": 2}},
         {"green": {}}, {"en": "Mine"}, {"de": "Mein"}, {"en": ["Mine"]}, "x" * 101, "x" * 1001]


class Loader(yaml.SafeLoader):
    """YAML as the program reads it: true and false, decimal numbers, words."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [("bool", "^(?:true|false)$", "tf"), ("null", "^(?:|~|null)$", ["~", "n", ""]),
                            ("int", "^-?(?:0|[1-9][0-9]*)$", "-0123456789"),
                            ("float", r"^-?[0-9]*\.[0-9]+$", "-.0123456789")]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))
Loader.yaml_constructors = dict(yaml.SafeLoader.yaml_constructors)


def as_json(value):
    """JSON has no keys but texts."""
    if isinstance(value, dict):
        return {str(key): as_json(each) for key, each in value.items()}
    return [as_json(each) for each in value] if isinstance(value, list) else value


def load(file):
    return as_json(yaml.load(file.read_text(encoding="utf-8"), Loader))


def paths(tree, path=()):
    """Of every value in it; of lists and of maps of numbers, which are all alike, of the first two."""
    yield path
    children = list(tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ())
    alike = isinstance(tree, list) or all(str(key).isdigit() for key, _ in children)
    for key, value in children[:2] if alike else children:
        yield from paths(value, path + (key,))


def changed(tree, path, value):
    other = copy.deepcopy(tree)
    place = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def mutants(tree, needed, wrong):
    """With one value changed, one key misspelt or one left out; of other keys only those that are needed."""
    for path in paths(tree):
        if not path:
            continue
        small = {key: value for key, value in tree.items() if key in (*needed, path[0])}
        for value in wrong:
            yield changed(small, path, value)
        if isinstance(path[-1], str):
            yield changed(small, path[:-1] + (path[-1] + "x",), 1)
    for key in tree:
        yield {name: value for name, value in tree.items() if name != key}


def verdicts(files):
    """The ids of the errors that the program finds in each file."""
    found = []
    for start in range(0, len(files), 500):
        answer = subprocess.run([CLI, "validate", "--format", "json", *files[start:start + 500]],
                                capture_output=True, check=False)
        for file in json.loads(answer.stdout)["files"]:
            found.append([each for each in file["diagnostics"] if each["severity"] == "error"])
    return found


def beyond_the_edge(tree, error):
    """A place on a board too small for it: no schema can hold one key against another."""
    size = tree.get("size")
    sides = [size.get(side) for side in ("width", "height")] if isinstance(size, dict) else []
    edges = {f"a number 0..{side:g}" for side in sides if isinstance(side, (int, float))}
    return error["id"] == "out_of_range" and error["allowed"] in edges


def check(kind, trees):
    schema = json.loads((SOURCE / f"variants/schema/{kind}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    faults = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, tree in enumerate(trees):
            file = pathlib.Path(folder, f"{number}.yaml")
            file.write_text(yaml.safe_dump(tree, sort_keys=False, allow_unicode=True), encoding="utf-8")
            files.append(str(file))
        for tree, errors in zip(trees, verdicts(files)):
            wrong = [each for each in errors if each["id"] in SEEN and not beyond_the_edge(tree, each)]
            fits = validator.is_valid(tree)
            refused += not fits
            if fits and wrong or not fits and not errors:
                faults += 1
                told = wrong[0]["message"] if wrong else next(validator.iter_errors(tree)).message
                if faults <= 10:
                    print(f"{kind}: the schema {'takes' if fits else 'refuses'} what the program does not: {told[:300]}")
    print(f"{kind}: {len(trees)} files, {refused} refused by the schema, {faults} judged otherwise")
    return faults == 0 and refused > 500


def main():
    variants = [load(file) for file in sorted((SOURCE / "variants").glob("*.yaml"))]
    boards = [load(file) for file in sorted((SOURCE / "variants/boards").glob("*.yaml"))]
    for kind, shipped in ("variant", variants), ("board", boards):
        schema = json.loads((SOURCE / f"variants/schema/{kind}.schema.json").read_text(encoding="utf-8"))
        for tree in shipped:
            jsonschema.validate(tree, schema, jsonschema.Draft7Validator)
    schmidt = next(tree for tree in variants if tree["id"] == "schmidt")
    bundle = {"format": 1, "id": "mine", "extends": "mum", "board": "rome-2", "bundle": {
        "variants": {"mum": {"format": 1, "id": "mum", "extends": "schmidt", "rounds": 4}},
        "boards": {"rome-2": dict(boards[0], id="rome-2")}}}
    child = dict(schmidt, id="child", extends="schmidt")
    good = check("variant", [*variants, bundle, *mutants(child, ("format", "id", "extends"), WRONG)])
    few = dict(boards[0], areas=boards[0]["areas"][:1], water=boards[0]["water"][:1], walls=boards[0]["walls"][:1])
    good = check("board", [*boards, few, *mutants(few, few.keys(), WRONG[:12])]) and good
    sys.exit(0 if good else 1)


main()
