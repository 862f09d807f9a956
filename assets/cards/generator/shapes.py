"""SVG primitives: paths, rectangles, circles and groups, nothing else.

Every function returns a piece of SVG text.  There is no clipPath, mask, filter, use or text in the
files, so that QSvgRenderer and browsers show the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .palette import FINE, INK, LINE

Point = tuple[float, float]


def num(value: float) -> str:
    """The number with at most one digit after the point."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def factor(value: float) -> str:
    """A scale factor with four significant digits."""
    return f"{value:.4g}"


def outline(width: float, colour: str) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"' if width else ""


def shape(path: str, fill: str, width: float = LINE, colour: str = INK) -> str:
    """A filled path with an outline; width 0 draws none."""
    return f'<path d="{path}" fill="{fill}"{outline(width, colour)}/>'


def stroke(path: str, width: float = FINE, colour: str = INK) -> str:
    return f'<path d="{path}" fill="none"{outline(width, colour)}/>'


def disc(x: float, y: float, radius: float, fill: str, width: float = LINE, colour: str = INK) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}"{outline(width, colour)}/>'


def beads(places: Iterable[Point], radius: float, fill: str, width: float) -> str:
    return "".join(disc(x, y, radius, fill, width) for x, y in places)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float = 0,
    line: float = 0,
    colour: str = INK,
) -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{corner}'
        f' fill="{fill}"{outline(line, colour)}/>'
    )


def group(body: str, transform: str = "") -> str:
    return f'<g transform="{transform}">{body}</g>' if transform else f"<g>{body}</g>"


def at(
    body: str,
    x: float,
    y: float,
    scale: float | tuple[float, float] = 1.0,
    angle: float = 0.0,
) -> str:
    """The body moved to (x, y), turned clockwise by degrees, scaled; a negative factor mirrors."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if angle:
        steps.append(f"rotate({num(angle)})")
    across, down = scale if isinstance(scale, tuple) else (scale, scale)
    if (across, down) != (1.0, 1.0):
        steps.append(f"scale({factor(across)} {factor(down)})")
    return group(body, " ".join(steps)) if steps else body


def poly(points: Sequence[Point], close: bool = True) -> str:
    """Path data of a polygon or, not closed, of a polyline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def lozenge(x: float, y: float, across: float, down: float) -> list[Point]:
    """The four corners of an upright lozenge with the given half axes."""
    return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]


def half_turn(body: str, width: float = 0, height: float = 0) -> str:
    """The body turned by 180 degrees about the middle of the given area (0, 0: about the origin)."""
    centre = f" {num(width / 2)} {num(height / 2)}" if width or height else ""
    return group(body, f"rotate(180{centre})")


def document(body: str, width: float, height: float) -> str:
    """A whole file; joins and ends of lines are round unless a shape says otherwise."""
    size = f"{num(width)} {num(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"'
        f' width="{num(width)}" height="{num(height)}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )
