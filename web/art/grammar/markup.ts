/** The letters of the grammar: each function returns a piece of SVG markup. */

const see = (opacity: number): string => (opacity === 1 ? "" : ` opacity="${opacity}"`);

export const path = (fill: string, d: string, opacity = 1): string => `<path fill="${fill}"${see(opacity)} d="${d}"/>`;

export const line = (colour: string, width: number, d: string, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${see(opacity)} d="${d}"/>`;

export const rect = (fill: string, x: number, y: number, w: number, h: number): string =>
  path(fill, `M${x} ${y}h${w}v${h}h${-w}z`);

export const dot = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const faint = (opacity: number, ...parts: string[]): string => `<g opacity="${opacity}">${parts.join("")}</g>`;

/** Parts drawn around (0, 0), moved, scaled and turned. */
export const at = (x: number, y: number, scale: number, parts: string[], angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${parts.join("")}</g>`;

/** The same parts, seen in a mirror standing at x. */
export const mirror = (x: number, ...parts: string[]): string =>
  `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${parts.join("")}</g>`;

export const each = <T>(things: readonly T[], draw: (thing: T, i: number) => string): string =>
  things.map(draw).join("");

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join("");

/** A star-shaped outline around (x, y). */
export function spikes(x: number, y: number, n: number, outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / n - Math.PI / 2 + turn;
    return `${x + r * Math.cos(a)} ${y + r * Math.sin(a)}`;
  });
  return `M${points.join("L")}z`;
}

/** Chance that is the same every time: numbers from 0 to 1 grown from a word. */
export function chance(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Short numbers: a tenth is finer than any screen, but small numbers are often shares. */
export const tidy = (svg: string): string =>
  svg.replace(/-?\d*\.\d{2,}(e-?\d+)?/g, (number) => {
    const fine = Math.abs(Number(number)) < 1 ? 100 : 10;
    return String(Math.round(Number(number) * fine) / fine);
  });

export const svg = (width: number, height: number, body: string, more = ""): string =>
  tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"${more}>${body}</svg>\n`,
  );
