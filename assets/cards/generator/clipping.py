"""Cutting patterns to an outline, so that the files need no clip paths."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence

from .shapes import Point, poly, shape

SLIVER = 3.0
"""Smaller areas are not worth a line in the file."""
TOKEN = re.compile(r"[MLCZ]|-?\d+\.?\d*")


def flatten(path: str, steps: int = 8) -> list[Point]:
    """The corners of a path made of absolute M, L, C and Z; curves become chords."""
    points: list[Point] = []
    command = ""
    tokens = TOKEN.findall(path)
    i = 0
    while i < len(tokens):
        if tokens[i] in "MLCZ":
            command = tokens[i]
            i += 1
        elif command == "C":
            numbers = [float(token) for token in tokens[i : i + 6]]
            points.extend(curve(points[-1], numbers, steps))
            i += 6
        else:
            points.append((float(tokens[i]), float(tokens[i + 1])))
            i += 2
    return points


def curve(start: Point, numbers: Sequence[float], steps: int) -> Iterator[Point]:
    """Points on a cubic curve behind its start."""
    corners = [start, (numbers[0], numbers[1]), (numbers[2], numbers[3]), (numbers[4], numbers[5])]
    for k in range(1, steps + 1):
        t = k / steps
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        yield (
            sum(w * corner[0] for w, corner in zip(weights, corners, strict=True)),
            sum(w * corner[1] for w, corner in zip(weights, corners, strict=True)),
        )


def edges(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(points, [*points[1:], points[0]], strict=True)


def clip(subject: Sequence[Point], cell: Sequence[Point]) -> list[Point]:
    """The part of any polygon inside a convex cell (Sutherland-Hodgman)."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(cell))
    sign = 1 if area > 0 else -1
    kept = list(subject)
    for (ax, ay), (bx, by) in edges(cell):
        result: list[Point] = []
        for p, q in edges(kept):
            inside_p = sign * ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax))
            inside_q = sign * ((bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax))
            if inside_p >= 0:
                result.append(p)
            if (inside_p >= 0) != (inside_q >= 0):
                t = inside_p / (inside_p - inside_q)
                result.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        kept = result
        if not kept:
            return []
    return kept


def bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def extent(points: Sequence[Point]) -> float:
    """The area of a polygon."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(points))) / 2


def fill_cells(area: Sequence[Point], cells: Iterable[Sequence[Point]], colour: str) -> str:
    """The convex cells, cut to the area, as one path of one colour."""
    left, top, right, bottom = bounds(area)
    path = ""
    for cell in cells:
        x0, y0, x1, y1 = bounds(cell)
        if x1 <= left or x0 >= right or y1 <= top or y0 >= bottom:
            continue
        part = clip(area, cell)
        if len(part) > 2 and extent(part) > SLIVER:
            path += poly(part)
    return shape(path, colour, 0) if path else ""


def lattice(area: Sequence[Point], dx: float, dy: float, brick: bool = False) -> Iterator[tuple[int, Point]]:
    """Row number and place of lattice points that cover the area, even about x = 0."""
    left, top, right, bottom = bounds(area)
    for row in range(math.floor(top / dy) - 1, math.ceil(bottom / dy) + 2):
        shift = dx / 2 if brick and row % 2 else 0
        for column in range(math.floor(left / dx) - 1, math.ceil(right / dx) + 2):
            yield row, (column * dx + shift, row * dy)
