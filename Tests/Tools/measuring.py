"""Builds programs, and measures their time, memory and instructions, for Benchmarks and Growth."""
import collections
import csv
import math
import os
import pathlib
import random
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Tests/Tools/Benchmarks"
FILMS = ROOT / "Examples/films.csv"
Run = collections.namedtuple("Run", "seconds processor output report")
failed = []


def built(*products, package=ROOT):
    """Builds release versions of these programs, and returns their folder."""
    command = ["swift", "build", "-c", "release", "--package-path", package]
    for product in products:
        subprocess.run([*command, "--quiet", "--product", product], check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())


def movies():
    """Returns the path of `movies`, which MOVIES can name."""
    named = os.environ.get("MOVIES")
    return str(pathlib.Path(named).resolve() if named else built("movies") / "movies")


def run(*command, answers=""):
    """Runs a program with files as its input and output, and this folder as its home."""
    # Hashing uses a random seed otherwise, which changes the number of instructions.
    environment = os.environ | {"HOME": os.getcwd(), "SWIFT_DETERMINISTIC_HASHING": "1"}
    with tempfile.TemporaryFile("w+") as given, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as report:
        given.write(answers)
        given.seek(0)
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run(command, stdin=given, stdout=output, stderr=report, env=environment)
        seconds, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        output.seek(0)
        report.seek(0)
        result = Run(
            seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, output.read(),
            report.read().decode(errors="replace"))
    if done.returncode:
        sys.exit(f"{command} failed with {done.returncode}: {result.report[-1_000:]}")
    return result


def instructions(*command, answers="", marked=False):
    """Counts the instructions of a program, or of the part that it marks. Needs valgrind."""
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", f"--instr-atstart={'no' if marked else 'yes'}"]
    return int(re.search(r"Collected : (\d+)", run("valgrind", *options, *command, answers=answers).report)[1])


def peak(*command, answers=""):
    """Returns the most memory that a program uses, in KB, or None without GNU's or Apple's `time`."""
    timer = shutil.which("time")
    if not timer:
        return None
    # A child of this process would begin with this one's memory.
    if sys.platform == "darwin":
        report = run(timer, "-l", *command, answers=answers).report
        return int(re.search(r"(\d+) +maximum resident", report)[1]) // 1_024
    return int(run(timer, "-f", "%M", *command, answers=answers).report.split()[-1])


def compare(name, most, sizes, cost):
    """Prints how a cost grows with the size, and fails in the end if the exponent is larger."""
    costs = [cost(size) for size in sizes]
    exponent = math.log(max(costs[1], 1) / max(costs[0], 1)) / math.log(sizes[1] / sizes[0])
    millions = " and ".join(f"{cost / 1e6:,.1f}" for cost in costs)
    judge(name, f"{sizes[0]:,} and {sizes[1]:,}: {millions} million, exponent {exponent:.2f}", exponent, most)


def judge(name, figures, value, most):
    """Prints figures, and fails in the end if the value is larger."""
    print(f"{name}: {figures} of at most {most}{'' if value <= most else ': too much'}", flush=True)
    if value > most:
        failed.append(name)


def ratio(name, most, left, right):
    """Compares two figures, or several that were measured in turn. Skips figures that couldn't be measured."""
    if left is None or right is None:
        return
    sides = [side if isinstance(side, list) else [side] for side in (left, right)]
    value = statistics.median(one / other for one, other in zip(*sides))
    one, other = map(statistics.median, sides)
    judge(name, f"{one:,.1f} to {other:,.1f}, {value:.2f}", value, most)


def finish():
    if failed:
        sys.exit(f"Too much: {', '.join(failed)}")


def write(path, header, rows):
    with open(path, "w", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def made(count):
    """Writes a file of films with people, using words and names from the example."""
    numbers = random.Random(5)
    with open(FILMS) as file:
        films = list(csv.DictReader(file))
    words = [word for film in films for word in film["title"].split()]
    people = [name for film in films for name in film["directors"].split(", ") if name]
    header = ["imdb_id", "title", "year", "runtime_min", "genres", "directors", "cast"]
    return write(f"{count}.csv", header, ([
        f"tt{10_000_000 + number}", " ".join(numbers.choices(words, k=numbers.choice((1, 2, 3, 4)))),
        numbers.randint(1900, 2025), numbers.randint(60, 200), numbers.choice(("Drama", "Comedy", "Horror")),
        numbers.choice(people), ", ".join(numbers.choices(people, k=3)),
    ] for number in range(count)))
