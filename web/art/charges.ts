/** What a shield bears: one outline each, about (0, 0), holes by the even-odd rule. */
import { spikes, tidy } from "./grammar/markup";

const circle = (r: number): string => `M0 ${-r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0 ${-2 * r}z`;
const around = (r: number, turn: number): string => `${r * Math.sin(turn)} ${-r * Math.cos(turn)}`;
const parts = (n: number, draw: (from: number, to: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i * 2 * Math.PI) / n, ((i + 1) * 2 * Math.PI) / n)).join("");

const rose = `M${around(8, 0)}${parts(5, (_, to) => `A5.4 5.4 0 0 1 ${around(8, to)}`)}z${circle(3.6)}${circle(1.8)}`;
const wheel =
  circle(12.5) +
  parts(
    6,
    (from, to) =>
      `M${around(4, from + 0.3)}L${around(9.4, from + 0.14)}A9.4 9.4 0 0 1 ${around(9.4, to - 0.14)}L${around(4, to - 0.3)}z`,
  ) +
  circle(1.6);

export const CHARGES: Record<string, string> = {
  tower: "M-8-11.5h4v3h2v-3h4v3h2v-3h4v7.5h-2V7h3v5.5H-9V7h3V-4h-2zM-2.5 12.5V7a2.5 2.5 0 0 1 5 0v5.5zM-1-3v5h2v-5z",
  star: tidy(spikes(0, 1, 5, 13, 5.2)),
  tree: "M-2 13l.8-6H-6a5 5 0 0 1-3-9a5.5 5.5 0 0 1 5-7.5a5.5 5.5 0 0 1 8 0A5.5 5.5 0 0 1 9-2a5 5 0 0 1-3 9H1.2l.8 6z",
  fish: "M-13 0Q-4-10 6-2.5L12.5-8Q10 0 12.5 8L6 2.5Q-4 10-13 0zM-7.5-2a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3zM-3-4q3 4 0 8h1.6q3-4 0-8z",
  key: "M0-13a5.7 5.7 0 0 1 2 11V6h4.5v2.6H2V10h3.5v2.6H-2V-2A5.7 5.7 0 0 1 0-13zm0 3a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 0-10z",
  sun: tidy(spikes(0, 0, 12, 13.5, 8) + circle(6.4) + circle(5)),
  moon: "M4-12a12.5 12.5 0 1 0 8 17.5A10.5 10.5 0 0 1 4-12z",
  rose: tidy(rose),
  anchor:
    "M0-13a3.5 3.5 0 0 1 1.8 6.5V-4H6.5v3.2H1.8V8.2Q7 7.4 8.5 3L6 3.5 10.5-1.5 13 5l-2-1Q8 12.5 0 13-8 12.5-11 4l-2 1L-10.5-1.5-6 3.5-8.5 3Q-7 7.4-1.8 8.2V-.8H-6.5V-4h4.7v-2.5A3.5 3.5 0 0 1 0-13zm0 2.1a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8z",
  bell: "M0-12.5a2.2 2.2 0 0 1 2.2 2.7Q7-8.5 7.3-1 7.5 4.5 10.5 7v1.6h-21V7Q-7.5 4.5-7.3-1-7-8.5-2.2-9.8A2.2 2.2 0 0 1 0-12.5zM-3.2 9.8h6.4Q2.6 13 0 13t-3.2-3.2z",
  bird: "M-13 5q5-2 6-6-2-6 1-10 6 2 8 7 1-4 5-4 3 0 3.5 2.5L14-3.5 10.5-2Q10.5 6 4 8l1.5 4.5H3L1.5 8.6Q-5 9-8 6q-2.5.5-5-1zM7-6a1 1 0 1 0 0 2a1 1 0 0 0 0-2z",
  hammer: "M-11-11H5l6 5-6 5H2.2v13.5h-4.6V-1H-11z",
  wheel: tidy(wheel),
  flame:
    "M0 13c-9.5 0-10-8.5-4.5-13.5-.5 3 1 4 2 3C-1.5-1.5-3.5-6 .5-13 .5-7 9 -4 9 5q0 8-9 8zm.2-3Q4 10 4 7T1 1Q.5 4.5-1.5 5.5t-1 3Q-1.7 10 .2 10z",
  leaf: "M-1 13V7Q-11 8-10.5-2-9-9 0-13.5 9-9 10.5-2 11 8 1 7v6zM-.6 4.5h1.2V1l4-3-.6-1L.6-.5V-8H-.6v7.5L-4-3l-.6 1 4 3z",
  crown: "M-10 7l-2.5-14 6.5 5L0-12l6 10 6.5-5L10 7zM-10 8.6h20v3.4h-20z",
};
