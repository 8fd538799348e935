/** The city on the horizon, at dusk and in the morning. */
import { citadel } from "./emblems";
import { at, chance, dot, faint, path, svg, times } from "./grammar/markup";

const WIDTH = 1600;
const HEIGHT = 320;

interface Hour {
  sky: readonly [string, string, string, string];
  disc: readonly [colour: string, x: number, y: number];
  /** From the farthest row of houses to the nearest. */
  rows: readonly [string, string, string];
  window: string;
  stars: number;
}

const DUSK: Hour = {
  sky: ["#241b3d", "#51386d", "#a4566b", "#f0a868"],
  disc: ["#ffe2a6", 1130, 170],
  rows: ["#6b4470", "#3d2a52", "#1c1530"],
  window: "#ffcf78",
  stars: 40,
};

const DAY: Hour = {
  sky: ["#8fc0e8", "#bfdcf0", "#f2ead2", "#fbe3b6"],
  disc: ["#fff6d8", 420, 110],
  rows: ["#d3d3d6", "#cbb9a3", "#ab9274"],
  window: "#7f6a55",
  stars: 0,
};

const ground = HEIGHT;

/** One building standing at x: its outline, and how wide it is. */
function building(x: number, base: number, next: () => number): [outline: string, width: number, top: number] {
  const w = 26 + Math.floor(next() * 34);
  const h = Math.floor(base * (0.55 + next() * 0.6));
  const y = ground - h;
  const kind = next();
  const half = w / 2;
  if (kind < 0.3) return [`M${x} ${ground}V${y}l${half} ${-w}l${half} ${w}V${ground}z`, w, y];
  if (kind < 0.5)
    return [
      `M${x} ${ground}V${y}${times(3, () => `v-9h${w / 5}v9h${w / 5}`).slice(0, -`h${w / 5}`.length)}V${ground}z`,
      w,
      y,
    ];
  if (kind < 0.65)
    return [`M${x} ${ground}V${y}c0-${w} ${w}-${w} ${w} 0V${ground}zM${x + half - 2} ${y - w * 0.7}v-16h4v16z`, w, y];
  if (kind < 0.8)
    return [
      `M${x} ${ground}V${y}l${half} ${-Math.floor(w * 0.6)} ${half} ${Math.floor(w * 0.6)}V${ground}zM${x + 4} ${y}v-22h7v22z`,
      w,
      y,
    ];
  return [
    `M${x} ${ground}V${y - 20}h${w * 0.3}l${w * 0.2} ${-w}l${w * 0.2} ${w}h${w * 0.3}V${ground}zM${x + half - 1} ${y - 18 - w}v-12h14l-4 4 4 4h-12v4z`,
    w,
    y,
  ];
}

function row(seed: string, base: number, colour: string, window: string): string {
  const next = chance(seed);
  let outline = "";
  let windows = "";
  for (let x = -10; x < WIDTH;) {
    const swell = 1 + 0.45 * Math.sin(x / 190 + base) + 0.2 * Math.sin(x / 67);
    const [shape, width, top] = building(x, base * swell, next);
    outline += shape;
    for (let y = top + 14; y < ground - 12; y += 17)
      if (window && next() < 0.5)
        windows += `M${x + 6 + Math.floor(next() * (width - 16))} ${y}v-5a2.5 2.5 0 0 1 5 0v5z`;
    x += Math.floor(width * (0.75 + next() * 0.45));
  }
  return (
    path(colour, `M0 ${ground - base * 0.4}h${WIDTH}V${ground}H0z${outline}`) +
    (windows && faint(0.75, path(window, windows)))
  );
}

function skyline(hour: Hour): string {
  const [top, high, low, horizon] = hour.sky;
  const [light, x, y] = hour.disc;
  const next = chance("stars");
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${high}"/><stop offset=".78" stop-color="${low}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>`;
  const stars = times(hour.stars, () => {
    const r = 0.6 + next() * 0.9;
    return `M${next() * WIDTH} ${next() * 140}h${r * 2}v${r * 2}h${-r * 2}z`;
  });
  return svg(
    WIDTH,
    HEIGHT,
    sky +
      path("url(#s)", `M0 0h${WIDTH}v${HEIGHT}H0z`) +
      (stars && faint(0.7, path("#fff", stars))) +
      faint(0.18, dot(light, x, y, 110)) +
      faint(0.3, dot(light, x, y, 70)) +
      dot(light, x, y, 42) +
      faint(0.55, path(hour.rows[0], "M380 320q300-210 840 0z"), at(790, 222, 3.6, [citadel(hour.rows[0], low)])) +
      row("far", 84, hour.rows[0], "") +
      row("middle", 72, hour.rows[1], hour.window) +
      row("near", 34, hour.rows[2], hour.window),
    ' preserveAspectRatio="xMidYMax slice"',
  );
}

export const dusk = (): string => skyline(DUSK);
export const day = (): string => skyline(DAY);
