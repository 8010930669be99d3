"""The picture of docs/time.md: what is predicted of each kernel, over what was measured."""

import math

SIZE, LEFT, BOTTOM, TOP = 760, 64, 56, 48
LEAST, MOST = 0.35, 24
TICKS = (0.5, 1, 2, 5, 10, 20)
INSIDE, OUTSIDE, HELD_OUT = "#1f6fb2", "#c2410c", "#0f766e"


def place(factor):
    """0 to 1 along an axis; what is beyond it lies at its end."""
    inside = min(max(factor, LEAST), MOST)
    return math.log(inside / LEAST) / math.log(MOST / LEAST)


def x(factor):
    return LEFT + place(factor) * (SIZE - LEFT - 16)


def y(factor):
    return SIZE - BOTTOM - place(factor) * (SIZE - BOTTOM - TOP)


def line(x1, y1, x2, y2, style):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'


def text(at_x, at_y, words, style=""):
    return f'<text x="{at_x:.1f}" y="{at_y:.1f}" {style}>{words}</text>'


def axes():
    for tick in TICKS:
        grid = 'stroke="#e2e2e2"'
        yield line(x(tick), y(LEAST), x(tick), y(MOST), grid)
        yield line(x(LEAST), y(tick), x(MOST), y(tick), grid)
        yield text(x(tick), y(LEAST) + 18, f"{tick:g}", 'text-anchor="middle"')
        yield text(x(LEAST) - 8, y(tick) + 4, f"{tick:g}", 'text-anchor="end"')
    yield line(x(LEAST), y(LEAST), x(MOST), y(MOST), 'stroke="#666" stroke-dasharray="5 4"')
    yield text((x(LEAST) + x(MOST)) / 2, SIZE - 14, "measured: time before the fix / time after it",
               'text-anchor="middle"')
    middle = (y(LEAST) + y(MOST)) / 2
    yield text(18, middle, "predicted interval", f'text-anchor="middle" transform="rotate(-90 18 {middle:.1f})"')


def legend(at, colour, words):
    return [line(at, 24, at, 38, f'stroke="{colour}" stroke-width="3"'), text(at + 8, 36, words)]


def picture(rows):
    """SVG. rows: (name, measured, least, most, held_out)."""
    parts = [*axes(), *legend(LEFT, INSIDE, "kernel that the model was made with"),
             *legend(LEFT + 270, HELD_OUT, "held out, or unseen"),
             *legend(LEFT + 420, OUTSIDE, "measured outside the interval")]
    for name, measured, least, most, held_out in sorted(rows):
        is_inside = least <= measured <= most
        colour = OUTSIDE if not is_inside else HELD_OUT if held_out else INSIDE
        bar = line(x(measured), y(least), x(measured), y(most), f'stroke="{colour}" stroke-width="3"')
        parts.append(f"<g><title>{name}: measured {measured:.2f}, predicted {least:.2f} to {most:.2f}</title>{bar}</g>")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" '
            'font-family="sans-serif" font-size="13">\n'
            '<title>Predicted and measured gains of kernels whose bank conflicts are removed</title>\n'
            f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n")
