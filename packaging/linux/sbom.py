#!/usr/bin/env python3
"""Says what a Debian package of ours is made of, as an SPDX 2.3 document (JSON) on standard output.

    sbom.py capitol_0.1.0-1_amd64.deb > capitol.spdx.json

Every file with its checksum; what was compiled in (headers alone); and what its programs load, as the packages of this
machine have it. A licence that is not in the table below is an error: whoever adds a library says what it is under.
The same package gives the same document."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from datetime import datetime, timezone
from pathlib import Path

OURS = "GPL-3.0-or-later"
# Headers that are compiled into our programs, by the package that brings them.
COMPILED_IN = {"nlohmann-json3-dev": "MIT", "libcli11-dev": "BSD-3-Clause", "libutfcpp-dev": "BSL-1.0"}
# Texts of Qt that are in our programs as resources.
CARRIED = {"qt6-translations-l10n": "GPL-3.0-only WITH Qt-GPL-exception-1.0"}
# Libraries that are loaded, by how their package's name begins.
LOADED = [
    ("libqt6", "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
    ("libyaml-cpp", "MIT"),
    ("libstdc++6", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libgcc-s1", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libc6", "LGPL-2.1-or-later"),
    ("libssl", "Apache-2.0"),
    ("libgl1", "MIT"),
    ("libopengl0", "MIT"),
    ("libglx0", "MIT"),
    ("libegl1", "MIT"),
]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def fail(words):
    sys.exit(f"sbom: {words}")


def identifier(words):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", words)


def version_of(package):
    try:
        return run("dpkg-query", "-W", "-f", "${Version}", package)
    except subprocess.CalledProcessError:
        return fail(f"{package} is not installed here, though it was built with it")


def checksum(path, kind):
    return hashlib.new(kind, path.read_bytes()).hexdigest()


def is_program(path):
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(program):
    """The libraries that it names itself, as the files that this machine loads for them."""
    names = set(re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", str(program))))
    found = dict(re.findall(r"^\s*(\S+) => (\S+)", run("ldd", str(program)), re.MULTILINE))
    return sorted(os.path.realpath(found[name]) for name in names if name in found)


def package_of(library):
    for path in (library, re.sub("^/usr", "", library), "/usr" + library):
        try:
            return run("dpkg", "-S", path).split(":")[0]
        except subprocess.CalledProcessError:
            continue
    return fail(f"no package has {library}")


def licence_of(package):
    for beginning, licence in LOADED:
        if package.startswith(beginning):
            return licence
    return fail(f"the licence of {package} is not in the table of this program")


def file_entry(path, tree):
    name = "./" + path.relative_to(tree).as_posix()
    return {
        "SPDXID": identifier("File-" + name[2:] + "-" + hashlib.sha256(name.encode()).hexdigest()[:8]),
        "fileName": name,
        "checksums": [{"algorithm": kind.upper(), "checksumValue": checksum(path, kind)} for kind in ("sha1", "sha256")],
        "licenseConcluded": OURS,
        "licenseInfoInFiles": ["NOASSERTION"],
        "copyrightText": "NOASSERTION",
    }


def verification_code(files):
    """As SPDX 2.3 defines it: of the sorted checksums."""
    sums = sorted(file["checksums"][0]["checksumValue"] for file in files)
    return hashlib.sha1("".join(sums).encode()).hexdigest()


def other_package(name, licence):
    return {
        "SPDXID": identifier("Package-" + name),
        "name": name,
        "versionInfo": version_of(name),
        "supplier": "Organization: Debian",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": f"pkg:deb/debian/{name}@{version_of(name)}",
            }
        ],
    }


def main():
    if len(sys.argv) != 2:
        fail("which package? sbom.py PACKAGE.deb")
    deb = Path(sys.argv[1])
    field = lambda key: run("dpkg-deb", "-f", str(deb), key).strip()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        run("dpkg-deb", "-x", str(deb), folder)
        paths = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
        newest = max(int(path.stat().st_mtime) for path in paths)
        files = [file_entry(path, tree) for path in paths]
        loaded = {package_of(library) for path in paths if is_program(path) for library in needed(path)}

    ours = {
        "SPDXID": identifier("Package-" + field("Package")),
        "name": field("Package"),
        "versionInfo": field("Version"),
        "packageFileName": deb.name,
        "supplier": "Organization: The Capitol maintainers",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": True,
        "packageVerificationCode": {"packageVerificationCodeValue": verification_code(files)},
        "checksums": [{"algorithm": "SHA256", "checksumValue": checksum(deb, "sha256")}],
        "licenseConcluded": OURS,
        "licenseDeclared": OURS,
        "licenseInfoFromFiles": ["NOASSERTION"],
        "copyrightText": "2026 The Capitol maintainers",
    }
    packages = [ours]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", ours["SPDXID"])]
    relations += [(ours["SPDXID"], "CONTAINS", file["SPDXID"]) for file in files]
    parts = [(name, licence, "STATIC_LINK") for name, licence in COMPILED_IN.items()]
    parts += [(name, licence, "CONTAINS") for name, licence in CARRIED.items()]
    parts += [(name, licence_of(name), "DYNAMIC_LINK") for name in sorted(loaded)]
    for name, licence, relation in parts:
        packages.append(other_package(name, licence))
        relations.append((ours["SPDXID"], relation, packages[-1]["SPDXID"]))

    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": deb.name,
        "documentNamespace": f"https://capitol-game.invalid/spdx/{deb.name}-{checksum(deb, 'sha256')}",
        "creationInfo": {
            "created": datetime.fromtimestamp(newest, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Organization: The Capitol maintainers", "Tool: packaging/linux/sbom.py"],
        },
        "packages": packages,
        "files": files,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations
        ],
    }
    json.dump(document, sys.stdout, indent=1)
    print()


main()
