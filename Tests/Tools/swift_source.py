"""Reads Swift."""
import re


def code(source):
    """Returns the source with comments and string contents replaced by spaces, so that all remaining brackets are code."""
    out, position, inside = list(source), 0, []

    def blank(end):
        nonlocal position
        for index in range(position, min(end, len(source))):
            if source[index] != "\n":
                out[index] = " "
        position = end

    while position < len(source):
        string = inside[-1] if inside and isinstance(inside[-1], tuple) else None
        if string:
            quote, hashes = string
            if source.startswith("\\" + hashes + "(", position):
                inside.append(1)
                blank(position + 2 + len(hashes))
            elif source.startswith("\\", position) and not hashes:
                blank(position + 2)
            elif source.startswith(quote + hashes, position):
                inside.pop()
                blank(position + len(quote + hashes))
            else:
                blank(position + 1)
        elif source.startswith("//", position):
            blank(source.index("\n", position))
        elif start := re.compile(r'(#*)("""|")').match(source, position):
            inside.append((start[2], start[1]))
            blank(start.end())
        else:
            if inside:
                # Continues after the interpolation's closing parenthesis.
                inside[-1] += {"(": 1, ")": -1}.get(source[position], 0)
                if inside[-1] == 0:
                    inside.pop()
                out[position] = " "
            position += 1
    return "".join(out)


_token = re.compile(r'//[^\n]*|(?P<hashes>#*)(?P<quote>"""|")|[()]')


def texts(source):
    """Returns each string literal with its position. Interpolations are replaced by "…"."""
    found = []
    # All parentheses of a file are balanced.
    _read_code(source, 0, found)
    return sorted(found)


def _read_code(source, position, texts):
    """Reads to the end or past the closing parenthesis, and records each string with its position."""
    depth = 1
    while match := _token.search(source, position):
        position = match.end()
        if match["quote"]:
            position = _read_text(source, match, texts)
        elif match[0] in "()":
            depth += 1 if match[0] == "(" else -1
            if depth == 0:
                break
    return position


def _read_text(source, begin, texts):
    end, escape = begin["quote"] + begin["hashes"], "\\" + begin["hashes"]
    position, text = begin.end(), ""
    while not source.startswith(end, position):
        if source.startswith(escape + "(", position):
            position = _read_code(source, position + len(escape) + 1, texts)
            text += "…"
        elif source.startswith(escape, position):
            # One character, or a line continuation with its indentation.
            match = re.compile(r"\n *|.").match(source, position + len(escape))
            text += "" if match[0][0] == "\n" else " "
            position = match.end()
        else:
            text += source[position]
            position += 1
    texts.append((begin.start(), text))
    return position + len(end)
