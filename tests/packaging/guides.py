#!/usr/bin/env python3
"""guides.py FOLDER DOCS: the pages of the guides as a browser reads them. Every tag is closed, every link leads
somewhere, and what the Markdown sets as code, table or heading is one."""
import html.parser
import pathlib
import re
import sys

VOID = {"meta", "img", "br", "hr"}


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.links, self.faults = [], set(), [], []
        self.seen = {}
        self.feed(text)
        self.faults += [f"<{tag}> is not closed" for tag in self.open]

    def handle_starttag(self, tag, attributes):
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            if name in ("href", "src"):
                self.links.append(value)

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> closes another tag")


def expected(markdown):
    """How many of what the Markdown has, by tag."""
    blocks = re.findall(r"^```.*?^```$", markdown, re.M | re.S)
    prose = re.sub(r"^```.*?^```$", "", markdown, flags=re.M | re.S)
    count = {"pre": len(blocks), "table": len(re.findall(r"^\|[ :|-]+\|$", prose, re.M))}
    for level in (1, 2, 3):
        count[f"h{level}"] = len(re.findall(rf"^#{{{level}}} ", prose, re.M))
    return count


def faults(name, folder, docs, pages):
    page = pages[name]
    found = list(page.faults)
    for tag, number in expected((docs / f"{name}.md").read_text()).items():
        if page.seen.get(tag, 0) != number:
            found.append(f"{page.seen.get(tag, 0)} <{tag}> instead of {number}")
    for link in page.links:
        if re.match(r"https?://", link):
            continue
        file, _, anchor = link.partition("#")
        target = pages.get(pathlib.Path(file).stem) if file.endswith(".html") else page if not file else None
        if target is None and not (docs / file).exists():
            found.append(f"{link} leads nowhere")
        if target and anchor and anchor not in target.ids:
            found.append(f"{link} has no such heading")
    return found


def main():
    folder, docs = map(pathlib.Path, sys.argv[1:])
    pages = {d.stem: Page((folder / f"{d.stem}.html").read_text()) for d in docs.glob("*.md")}
    wrong = [f"{name}.html: {fault}" for name in sorted(pages) for fault in faults(name, folder, docs, pages)]
    print("\n".join(wrong))
    sys.exit(1 if wrong or len(pages) < 4 else 0)


main()
