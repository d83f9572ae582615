"""A curve as a picture: SVG, drawn by hand, because a line needs no library."""

from collections.abc import Sequence
from pathlib import Path

from courtcards.engine.phrases import Data

WIDTH, HEIGHT, MARGIN = 640, 200, 44
# What is drawn of a training, and how it is called.
CURVES = {
    "wins": "wins, alone against rules of thumb",
    "evenness": "how evenly it chooses (nats)",
    "error": "how wrong its hopes are (squared)",
}


def draw_chart(lines: Sequence[Data], path: Path) -> None:
    """Draw the curves of a training, one below the other."""
    found = [(name, title) for name, title in CURVES.items() if any(name in one for one in lines)]
    parts = [
        _curve([(one["decisions"], one[name]) for one in lines if name in one], title, i * HEIGHT)
        for i, (name, title) in enumerate(found)
    ]
    size = f'viewBox="0 0 {WIDTH} {max(1, len(found)) * HEIGHT}"'
    style = 'font-family="sans-serif" font-size="12" fill="#222"'
    body = "\n".join(parts)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n',
        encoding="utf-8",
    )


def _curve(points: Sequence[tuple[float, float]], title: str, top: int) -> str:
    """Draw one curve with its title and the ends of its axes."""
    low, high = min(y for _, y in points), max(y for _, y in points)
    last = max(x for x, _ in points)
    left, bottom = MARGIN, top + HEIGHT - 28
    height, width = HEIGHT - 64, WIDTH - 2 * MARGIN

    def place(x: float, y: float) -> str:
        right = left + width * x / max(last, 1)
        up = bottom - height * (y - low) / ((high - low) or 1)
        return f"{right:.1f},{up:.1f}"

    line = " ".join(place(x, y) for x, y in points)
    return (
        f'<text x="{left}" y="{top + 22}" font-weight="bold">{title}</text>\n'
        f'<text x="4" y="{bottom}">{low:.2f}</text><text x="4" y="{bottom - height + 4}">{high:.2f}</text>\n'
        f'<text x="{left + width}" y="{bottom + 16}" text-anchor="end">{last:,.0f} decisions</text>\n'
        f'<path d="M{left},{bottom - height}V{bottom}H{left + width}" fill="none" stroke="#bbb"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#8b1e3f" stroke-width="2"/>'
    )
