/** A district's picture: sky, far city, hills, the building, the ground. */
import { chance, dot, faint, path, rect, svg, times } from "./markup";
import { cloud, stars } from "./nature";
import { type Colour, GRASS, type Pair, PAVING, ROOF, SKY } from "./palette";

export interface Setting {
  /** What the building stands on. */
  ground?: "grass" | "paving" | "none";
  /** Where the sun or the moon is; 0 for none. */
  light?: number;
  /** Whether a far city is seen. */
  far?: boolean;
  /** A hall seen from inside instead of the open air. */
  inside?: boolean;
}

export interface Scene {
  colour: Colour;
  svg: string;
}

function farCity(seed: string, colour: string): string {
  const next = chance(`${seed} far`);
  const houses = times(15, (i) => {
    const x = Math.floor(i * 8.4 - 2 + next() * 3);
    const w = 6 + 2 * Math.floor(next() * 2);
    const h = 9 + Math.floor(next() * 17);
    const roof =
      next() < 0.4 ? `l${w / 2} ${-w * 1.5}l${w / 2} ${w * 1.5}` : next() < 0.5 ? `v-2h2v2h${w - 4}v-2h2v2` : `h${w}`;
    return `M${x} 72v${-h}${roof}v${h}z`;
  });
  return faint(0.28, path(colour, houses));
}

function clouds(seed: string): string {
  const next = chance(`${seed} clouds`);
  return (
    cloud(22 + next() * 24, 12 + next() * 10, 0.9, "#fff", 0.35) +
    cloud(70 + next() * 34, 30 + next() * 12, 0.8, "#fff", 0.3)
  );
}

function air(seed: string, colour: Colour, light: number, far: boolean): string {
  const [top] = SKY[colour];
  const night = colour === "unique";
  const disc =
    light &&
    faint(night ? 0.2 : 0.28, dot("#fff8dd", light, 23, 17)) + dot(night ? "#fdf3d3" : "#fff6d2", light, 23, 10.5);
  const moon =
    light && night
      ? faint(
          0.16,
          dot("#5b4480", light - 3, 21, 2.2),
          dot("#5b4480", light + 4, 26, 3),
          dot("#5b4480", light + 3, 18, 1.4),
        )
      : "";
  return (
    rect("url(#s)", 0, 0, 120, 84) +
    (night ? stars(seed) : "") +
    (disc || "") +
    moon +
    (night ? "" : clouds(seed)) +
    (far ? farCity(seed, top) : "") +
    faint(0.4, path(top, "M0 66q28-13 58-5t62-7v30H0z"))
  );
}

function hall(colour: Colour): string {
  const [top, middle] = SKY[colour];
  return (
    rect("url(#s)", 0, 0, 120, 84) +
    faint(
      0.3,
      path(
        top,
        times(5, (i) => `M${i * 30 - 14} 66v-38a14 14 0 0 1 28 0v38z`),
      ),
    ) +
    faint(0.5, path(middle, "M0 66h120v18H0z"))
  );
}

/** The ground, with the shadow of what will stand on it. */
const soil = ([light, shade]: Pair): string =>
  path(light, "M0 75q30-3 60-1t60-1v11H0z") +
  path(shade, "M0 80q40-4 120 0v4H0z") +
  path("#000", "M12 77q48-5 100 0q-50 4-100 0z", 0.2);

/** Draw a scene; the building is given the roof paints of its colour. */
export function scene(colour: Colour, building: (roof: Pair) => readonly string[], setting: Setting = {}): Scene {
  const { ground = setting.inside ? "none" : "grass", light = 90, far = true, inside = false } = setting;
  const [top, middle, low] = SKY[colour];
  const parts = building(ROOF[colour]).join("");
  const stops = inside ? [top, middle, top] : [top, middle, low];
  const sky = `<linearGradient id="s" x2="0" y2="1">${stops.map((c, i) => `<stop offset="${[0, 0.5, 0.95][i]}" stop-color="${c}"/>`).join("")}</linearGradient>`;
  const back = inside ? hall(colour) : air(String(parts.length), colour, light, far);
  const floor = ground === "grass" ? soil(GRASS) : ground === "paving" ? soil(PAVING) : "";
  return { colour, svg: svg(120, 84, `${sky}${back}${floor}${parts}`, ' preserveAspectRatio="xMidYMax slice"') };
}
