"""Builds, changes, plays and traces the programs of docs/patterns.md, for compare, watch and mistakes."""
import atexit
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHANGES = ROOT / "Examples/Changes"
DOCUMENT = ROOT / "docs/patterns.md"

# Each pattern's name, its folder and the program's files in it.
PATTERNS = {
    "segues": ("Segues", "MovieCoordinators/Before", "*.swift"),
    "plain": ("Plain coordinators", "PlainCoordinator", "*.swift"),
    "coordinators": ("Coordinators", "MovieCoordinators/After", "*.swift"),
    "owner": ("One owner", "OneOwner", "*.swift"),
    "state": ("State", "StateNavigation", "*.swift"),
    "clean": ("Clean Swift", "CleanSwiftRouter/Movies", "**/*.swift"),
    "hybrid": ("Clean Swift, coordinated", "CleanSwiftRouter/Movies", "**/*.swift"),
    "viper": ("VIPER", "ViperModules", "AppDelegate.swift,main.swift,Movies/*,Segues/*,ModuleInputOutput/*"),
}
# Each example's dependencies and folder.
PRODUCTS = {name: found for name, *found in re.findall(
    r'executableTarget\(\s*name: "(\w+)", dependencies: \[([^]]*)\],\s*path: "Examples/([^"]+)"',
    (ROOT / "Package.swift").read_text())}
# Stand-ins for parts of UIKit or SwiftUI, and the line that runs a program, aren't counted.
UNCOUNTED = {"NavigationController.swift", "NavigationStack.swift", "main.swift"}
TITLES = {key: f"[{name}](#{re.sub('[, ]+', '-', name.lower())})" for key, (name, *_) in PATTERNS.items()}


def table(heads, rows, left=1):
    lines = [heads, ["---"] * left + ["---:"] * (len(heads) - left), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def filled(text, place, block):
    """Returns the document with one block replaced."""
    begin, end = f"<!--{place}-->\n", f"\n<!--{place.partition(':')[0]}:end-->"
    if text.count(begin) != 1:
        fail(f"docs/patterns.md has no place for {place}")
    at = text.index(begin) + len(begin)
    return text[:at] + block + text[text.index(end, at):]


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def fail(words):
    print(words, file=sys.stderr)
    sys.exit(1)


def prepare(options, product="MovieCoordinatorsBefore"):
    """Builds a library of a product's dependencies, because linking hundreds of files is slow."""
    global work, settings, apart
    if product not in PRODUCTS:
        fail(f"There's no example {product}.")
    work = pathlib.Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, work)
    build = ["swift", "build", *options]
    subprocess.run([*build, "--quiet", "--product", product], cwd=ROOT, check=True)
    products = pathlib.Path(run([*build, "--show-bin-path"], cwd=ROOT).stdout.strip())
    linked = (products / f"{product}.product/Objects.LinkFileList").read_text().splitlines()
    objects = [line for line in linked if not re.search(rf"/({product}|EntityEditorShared)\.build/", line)]
    (work / "objects").write_text("\n".join(objects))
    library = work / ("libUsed.dylib" if sys.platform == "darwin" else "libUsed.so")
    link = ["swiftc", "-emit-library", "-profile-generate", f"@{work}/objects", "-o", library]
    subprocess.run(link, check=True)
    settings = ["-swift-version", "6", "-wmo", "-module-name", "Program", "-package-name", "examples"]
    for feature in "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility":
        settings += ["-enable-upcoming-feature", feature]
    settings += ["-I", f"{products}/Modules", f"-L{work}", "-lUsed", "-Xlinker", "-rpath", "-Xlinker", str(work)]
    apart = {**os.environ, "LLVM_PROFILE_FILE": "/dev/null", "GIT_CEILING_DIRECTORIES": str(work.parent)}


def sources(key):
    """Returns the folder of a pattern or product, and the program's files in it."""
    if key in PATTERNS:
        return PATTERNS[key][1:]
    uses, folder = PRODUCTS[key]
    parent, _, name = folder.rpartition("/")
    return (parent, f"{name}/*.swift,Shared/*.swift") if "EntityEditorShared" in uses else (folder, "**/*.swift")


class Program:
    """A copy of a pattern's sources, to be changed, built and played."""

    def __init__(self, key, variant, change="base"):
        folder, globs = sources(key)
        self.key = key
        self.top = work / key / variant
        self.folder = self.top / "Examples" / folder
        for glob in globs.split(","):
            for file in (ROOT / "Examples" / folder).glob(glob):
                copy = self.folder / file.relative_to(ROOT / "Examples" / folder)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
        if change != "base":
            self.apply("base")
        self.apply(change)

    def apply(self, name):
        patch = CHANGES / self.key / f"{name}.patch"
        if not patch.exists():
            return
        if "after" in header(self.key, name):
            self.apply(header(self.key, name)["after"])
        if "diff --git" not in patch.read_text():
            return
        done = run(["git", "apply", str(patch)], cwd=self.top, env=apart)
        if done.returncode:
            fail(f"{patch.relative_to(ROOT)} can't be applied:\n{done.stderr}")

    def files(self):
        return sorted(self.folder.rglob("*.swift"))

    def build(self):
        return run(["swiftc", *settings, *map(str, self.files()), "-o", str(self.top / "program")])

    def play(self, answers, arguments="", together=False):
        lines = "".join(f"{answer}\n" for answer in answers.split())
        return subprocess.run(
            [self.top / "program", *arguments.split()], input=lines, text=True, env=apart, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if together else subprocess.PIPE)


def code(lines):
    return [line for line in lines if line.strip() and not line.strip().startswith("//")]


def header(key, name):
    """Returns the lines before a change's diff: the answers, and the line that must be shown."""
    text = (CHANGES / key / f"{name}.patch").read_text().partition("diff --git")[0]
    return dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)


def closing(text, at):
    """Returns the position of the matching closing bracket."""
    depth = 0
    for end in range(at, len(text)):
        depth += (text[end] in "([{") - (text[end] in ")]}")
        if depth == 0:
            return end


def signatures(text):
    """Finds each function's body, its name in a drawing and its indentation."""
    modifiers = "(?:@\\w+ |override |private |fileprivate |package |mutating )*"
    for found in re.finditer(rf"^( *){modifiers}func (\w+)", text, re.M):
        at = text.index("(", found.end())
        end = closing(text, at)
        body = re.match(r"[^\n{}]*\{", text[end + 1:])
        if not body:
            continue
        brace = end + 1 + body.end()
        last = text.index(f"\n{found[1]}}}", brace) if text[brace] == "\n" else text.index("\n", brace)
        if "->" in body[0] and "return " not in text[brace:last]:
            continue
        labels = re.findall(r"(?:^|, |\n\s*)(\w+)(?: \w+)?: ", text[at + 1:end])
        yield brace, next((label for label in labels if re.match("did|has", label)), found[2]), found[1]


CALLS = """
import Foundation
import Usher
enum Calls {
    nonisolated(unsafe) static var stack: [String] = []
    nonisolated(unsafe) static var alive: [String] = []
    static func say(_ kind: String, _ parts: String...) {
        print(([kind] + parts).joined(separator: "\\u{1F}"))
        fflush(nil)
    }
    static func enter(_ type: String, _ call: String) {
        let name = String(type.prefix { $0 != "<" })
        say("call", stack.last ?? (["picks", "types"].contains(call) ? "User" : "Navigator"), name, call)
        stack.append(name)
    }
    static func leave() { stack.removeLast() }
    /// Runs a session whose answers and pages are separated.
    static func run(options: Session.Options = .init(), _ root: (Navigator) -> any Usher.Coordinator) -> Session.End {
        var conversation = Conversation(options: options, root)
        var text = conversation.takeText()
        while true {
            say("alive", alive.joined(separator: ", "))
            text.components(separatedBy: "\\n").forEach { say("page", $0) }
            say("turn")
            if let end = conversation.end { return end }
            let line = readLine()
            if let line { say("answer", line) }
            text = line.map { conversation.answer($0) } ?? conversation.endInput()
        }
    }
}
final class Life: Sendable {
    let name: String
    init(_ name: String) {
        self.name = name
        Calls.alive.append(name)
    }
    deinit { if let index = Calls.alive.firstIndex(of: name) { Calls.alive.remove(at: index) } }
}
"""


def instrument(program):
    """Builds a program that prints its calls and live objects with each page."""
    for file in program.files():
        text = re.sub(r"import EntityEditorShared\n", "", file.read_text())
        text = re.sub(r"Session\.run\(\s*on: \.standard(,\s*)?", "Calls.run(", text)
        places = []
        for at, name, indent in signatures(text):
            kind = "\\(type(of: self))" if indent else file.stem
            places.append((at, f'Calls.enter("{kind}", "{name}"); defer {{ Calls.leave() }};'))
        for found in re.finditer(r"page\.(item|\w+)\(.*\) \{ \[(\w+)[^\]]*\](?: \w+)? in", text):
            kind = re.findall(r"^ {0,4}(?:package )?(?:final )?class (\w+)", text[:found.start()], re.M)[-1]
            kind = "type(of: self)" if found[2] == "self" else f"{kind}.self"
            call = "picks" if found[1] == "item" else "types"
            places.append((found.end(), f'Calls.enter("\\({kind})", "{call}"); defer {{ Calls.leave() }};'))
        for found in re.finditer(r"(?:^ +|\{ )(?=(?:try )?(?:\w+\.)?navigator\.(push|start|perform)\()", text, re.M):
            places.append((found.end(), f'Calls.enter("Navigator", "{found[1]}"); defer {{ Calls.leave() }};'))
        for found in re.finditer(r"^ {0,4}(?:final |private |package )*class (\w+)[^{]*\{", text, re.M):
            places.append((found.end(), f'let life{found[1]} = Life("{found[1]}");'))
        for at, what in sorted(places, reverse=True):
            text = f"{text[:at]} {what} {text[at:]}"
        file.write_text(text)
    (program.folder / "Calls.swift").write_text(CALLS)
    built = program.build()
    if built.returncode:
        fail(f"{program.key} with a trace can't be built:\n{built.stderr}")
    return program


def turns(lines):
    """Yields the turns of an instrumented program: each answer, its calls, live objects and page."""
    turn = {}
    for line in lines:
        kind, *parts = line.rstrip("\n").split("\x1f")
        if kind != "turn":
            turn.setdefault(kind, []).append(parts)
        else:
            answer, page = ([line for line, in turn.get(kind, [])] for kind in ("answer", "page"))
            yield answer, turn.get("call", []), turn["alive"][0][0].split(", "), page
            turn = {}
