/** Backs of cards, coin, crown, laurel, bell, logo and the icons of the application. */
import { at, dot, each, faint, line, mirror, path, rect, svg, times } from "./grammar/markup";

const GILT =
  '<linearGradient id="g" x2=".6" y2="1"><stop stop-color="#fff3bf"/><stop offset=".45" stop-color="#f0c14a"/><stop offset="1" stop-color="#a06c16"/></linearGradient>';
const NIGHT =
  '<linearGradient id="n" x2="0" y2="1"><stop stop-color="#33214f"/><stop offset=".55" stop-color="#7a4372"/><stop offset="1" stop-color="#f0a45f"/></linearGradient>';

/** The citadel of the logo, 54 wide and 46 high, standing on (0, 0). */
export const citadel = (fill: string, lit: string): string =>
  path(
    fill,
    "M-25 0v-16h-2v-6h3v3h3v-3h3v3h3v-3h3v6h-1v4h3v-14l-2-2v-6h3v3h2v-3h3v-4l4-9 4 9v4h3v3h2v-3h3v6l-2 2v14h3v-4h-1v-6h3v3h3v-3h3v3h3v-3h3v6h-2V0z",
  ) +
  path(
    lit,
    "M-4 0v-7a4 4 0 0 1 8 0v7zM-1.5-20v-4a1.5 1.5 0 0 1 3 0v4zM-19.8-8v-3a1.3 1.3 0 0 1 2.6 0v3zM17.2-8v-3a1.3 1.3 0 0 1 2.6 0v3zM-.8-33.5h1.6v2h-1.6z",
  );

const crownShape = "M10 44L4 16l15 11L32 6l13 21 15-11-6 28z";

export const crown = (): string =>
  svg(
    64,
    56,
    GILT +
      path("#000", `M8 53h48v-3H8z`, 0.2) +
      `<path fill="url(#g)" stroke="#7d5310" stroke-width="1.6" d="${crownShape}"/>` +
      faint(0.35, path("#7d5310", "M32 6l13 21 15-11-6 28H36z")) +
      '<path fill="url(#g)" stroke="#7d5310" stroke-width="1.6" d="M9 44h46v7H9z"/>' +
      each(
        [
          [4, 15, "#fff3bf"],
          [32, 6, "#fff3bf"],
          [60, 15, "#fff3bf"],
        ] as const,
        ([x, y, c]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="${c}" stroke="#7d5310" stroke-width="1.2"/>`,
      ) +
      dot("#c0392f", 32, 34, 4) +
      dot("#ff9d8f", 30.8, 32.8, 1.2) +
      dot("#2f66b0", 19, 36, 2.8) +
      dot("#2f66b0", 45, 36, 2.8) +
      each([16, 24, 32, 40, 48], (x) => dot("#fff3bf", x, 47.5, 1.5)),
  );

/** A leaf of the laurel, at a point of its branch, and turned against it. */
const leaf = (fill: string, x: number, y: number, turned: number, size: number): string =>
  `<path fill="${fill}" stroke="#7d5310" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${turned.toFixed(0)})scale(${size.toFixed(2)})" d="M0 0Q9-11 32-2Q12 10 0 0z"/>`;

/** The left branch, from where both are tied to its tip: leaves in pairs along a bow. */
function branch(): string {
  const [xs, ys] = [
    [97, 18, -2, 42],
    [172, 168, 82, 14],
  ] as const;
  const along = ([a, b, c, d]: readonly [number, number, number, number], t: number, s = 1 - t): [number, number] => [
    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d,
    s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c),
  ];
  const pair = (i: number): string => {
    const t = 0.12 + i * 0.11;
    const [[x, dx], [y, dy]] = [along(xs, t), along(ys, t)];
    const heading = (Math.atan2(dy, dx) * 180) / Math.PI;
    const size = 1.12 - i * 0.045;
    return leaf("#c8922b", x, y, heading + 42, size * 0.9) + leaf("url(#g)", x, y, heading - 34, size);
  };
  return line("#8e5e11", 3, "M97 172C18 168-2 82 42 14") + times(8, pair) + leaf("url(#g)", 41, 16, -62, 0.75);
}

/** A wreath around whoever wins. */
export const laurel = (): string =>
  svg(
    200,
    190,
    GILT +
      at(10, 17, 0.9, [
        branch(),
        mirror(100, branch()),
        path("#b8322c", "M97 168L80 188l11 1 9-13 9 13 11-1-17-20z"),
        dot("#d8483c", 100, 170, 7),
      ]),
  );

/** The bell that rings in the last round. */
export const bell = (): string =>
  svg(
    120,
    130,
    GILT +
      '<circle cx="60" cy="13" r="8" fill="none" stroke="#c8922b" stroke-width="5"/>' +
      dot("#8e5e11", 60, 114, 11) +
      dot("#f0c14a", 57, 111, 5) +
      '<path fill="url(#g)" stroke="#7d5310" stroke-width="2" d="M60 19c-22 0-31 18-33 40-2 24-8 34-18 42v7h102v-7c-10-8-16-18-18-42-2-22-11-40-33-40z"/>' +
      faint(0.28, path("#7d5310", "M64 19c19 2 27 19 29 40 2 24 8 34 18 42v7H70c8-30 8-60-6-89z")) +
      faint(0.7, path("#fff8d8", "M47 30c-8 8-9 22-11 36-1 10-3 16-6 22 10-6 11-16 12-28 1-13 3-23 5-30z")) +
      line("#8e5e11", 2.5, "M26 66q34 9 68 0M18 92q42 10 84 0"),
  );

export const coin = (): string =>
  svg(
    48,
    48,
    '<radialGradient id="c" cx=".36" cy=".28" r=".8"><stop stop-color="#fff6c8"/><stop offset=".45" stop-color="#f2c54a"/><stop offset="1" stop-color="#a06c16"/></radialGradient>' +
      dot("#7d5310", 24, 24, 23.5) +
      dot("url(#c)", 24, 24, 22) +
      '<circle cx="24" cy="24" r="17.5" fill="none" stroke="#8e5e11" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray=".1 3.3"/>' +
      faint(0.55, at(24, 34, 0.58, [citadel("#7a4f0c", "#f6d26a")])),
  );

const lattice = (colour: string): string =>
  faint(
    0.35,
    line(
      colour,
      0.9,
      times(9, (i) => `M${-40 + i * 20} 0l80 112M${-40 + i * 20} 112l80-112`),
    ),
  );
const frame = (outer: string, inner: string): string =>
  `<rect width="80" height="112" rx="8" fill="#f1dfb6"/><rect x="3" y="3" width="74" height="106" rx="6" fill="${outer}"/>` +
  lattice(inner) +
  `<rect x="7" y="7" width="66" height="98" rx="4" fill="none" stroke="#e7c56a" stroke-width="1.2"/><rect x="1.5" y="1.5" width="77" height="109" rx="7" fill="none" stroke="#f1dfb6" stroke-width="3.2"/>`;
const corner = path("#e7c56a", "M7 7h10q-8 2-10 10z");
const corners =
  corner + mirror(40, corner) + `<g transform="matrix(1 0 0 -1 0 112)">${corner}${mirror(40, corner)}</g>`;
const clip = (body: string): string =>
  `<clipPath id="k"><rect width="80" height="112" rx="8"/></clipPath><g clip-path="url(#k)">${body}</g>`;

/** The back of a district: the citadel in a ring. */
export const back = (): string =>
  svg(
    80,
    112,
    clip(frame("#6d3f27", "#c98d57") + corners) +
      dot("#e7c56a", 40, 56, 25) +
      dot("#55301e", 40, 56, 23) +
      dot("#6d3f27", 40, 56, 20.5) +
      at(40, 68, 0.72, [citadel("#f1d48a", "#55301e")]),
  );

export const logo = (): string =>
  svg(
    64,
    64,
    `${GILT}${NIGHT}${dot("url(#g)", 32, 32, 32)}${dot("url(#n)", 32, 32, 29)}<clipPath id="k"><circle cx="32" cy="32" r="29"/></clipPath><g clip-path="url(#k)">${dot("#f9b562", 44, 27, 9)}${path("#2a1b3c", "M0 52q32-6 64 0v12H0z")}${at(32, 52.5, 0.88, [citadel("#fff1cf", "#5b3350")])}</g>`,
  );

const picture = (scale: number): string =>
  NIGHT +
  rect("url(#n)", 0, 0, 512, 512) +
  each(
    [
      [70, 80, 3],
      [150, 50, 2.5],
      [430, 70, 3],
      [330, 40, 2],
      [60, 190, 2],
      [460, 170, 2.5],
      [250, 70, 2],
    ] as const,
    ([x, y, r]) => dot("#fff", x, y, r),
  ) +
  faint(0.3, dot("#f9b562", 345, 250, 118)) +
  dot("#f9b562", 345, 250, 84) +
  path("#2a1b3c", "M0 410q256-50 512 0v102H0z") +
  at(256, 420, scale, [citadel("#fff1cf", "#5b3350")]);

/** The icon of the application, with round corners of its own. */
export const icon = (): string =>
  svg(
    512,
    512,
    `<clipPath id="k"><rect width="512" height="512" rx="104"/></clipPath><g clip-path="url(#k)">${picture(7.4)}</g>`,
  );

/** The same for systems that cut the icon themselves: all that matters is within the inner circle. */
export const iconMaskable = (): string => svg(512, 512, picture(5.6));
