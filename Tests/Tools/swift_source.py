"""Reads Swift."""
import re


def code(source):
    """The source with its comments and the texts of its strings as spaces, so that what is left has only brackets that count."""
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
                # In an interpolation, up to its parenthesis.
                inside[-1] += {"(": 1, ")": -1}.get(source[position], 0)
                if inside[-1] == 0:
                    inside.pop()
                out[position] = " "
            position += 1
    return "".join(out)
