/** Things and marks of the game. */
import { spikes, tidy } from "../grammar";
import { draw, fill, hollow } from "./pen";

export const coin =
  hollow("M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21zm0 2.6a7.9 7.9 0 1 0 0 15.8a7.9 7.9 0 0 0 0-15.8z") +
  fill("M10.7 7h2.6v10h-2.6z");
export const card = hollow(
  "M6 1.5h12q2 0 2 2v17q0 2-2 2H6q-2 0-2-2v-17q0-2 2-2zm.5 2.5v16h11V4zm5.5 3.5l3.5 4.5-3.5 4.5L8.5 12z",
);
export const cards =
  hollow("M9 4h11q2 0 2 2v14q0 2-2 2H9q-2 0-2-2V6q0-2 2-2zm.5 2.5v13h10v-13z") +
  fill("M4 2h11v1.6H5.6V17H4q-2 0-2-2V4q0-2 2-2z") +
  draw("M14.5 10v6M11.5 13h6");
export const crown = fill("M3 17.5L1 6l6 4.5L12 3l5 7.5L23 6l-2 11.5zM3 19h18v3H3z");
export const hourglass =
  fill("M4 1.5h16V4H4zM4 20h16v2.5H4z") +
  hollow(
    "M6 4h12v2q0 3-4.5 6 4.5 3 4.5 6v2H6v-2q0-3 4.5-6Q6 9 6 6zm2.2 0q0 3.5 3.8 6 3.8-2.5 3.8-6zM12 14q-3 2.5-3.8 6h7.6Q15 16.5 12 14z",
  ) +
  fill("M8.8 6h6.4q-.8 2-3.2 3.6Q9.6 8 8.8 6zM12 15.5q2.8 2 3.4 4.5H8.6q.6-2.5 3.4-4.5z");
export const killed = hollow(
  "M12 1.5c6 0 9.5 4 9.5 9 0 3-1.2 5-3 6.2v3.3q0 2.5-2.5 2.5H8q-2.5 0-2.5-2.5v-3.3c-1.8-1.2-3-3.2-3-6.2 0-5 3.5-9 9.5-9zM8 8.5a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4zm8 0a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4zM12 14l-1.5 3h3zM8.8 18.5v2.5h1.4v-2.5zm2.5 0v2.5h1.4v-2.5zm2.5 0v2.5h1.4v-2.5z",
);
export const robbed = hollow(
  "M7.5 1.5q4.5 2 9 0l-3 5h-3zM9.5 8h5q7.5 5 7.5 10 0 4.5-10 4.5T2 18q0-5 7.5-10zm2.5 3a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 0 0 0-9.2zm-1.1 2h2.2v5.2h-2.2z",
);
export const warrant =
  hollow(
    "M5 1.5h10l4.5 4.5v10q-1.2-.8-2.7-.5-3 .7-3.3 3.8 0 1.8 1 3.2H5q-1.5 0-1.5-1.5V3Q3.5 1.5 5 1.5zm1.5 5.7v1.8h9V7.2zm0 4v1.8h9v-1.8zm0 4v1.8h5v-1.8z",
  ) + hollow("M17.5 15.5a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6zm0 2.2a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2z");
export const threat =
  hollow(
    "M3 4h18q2 0 2 2v12q0 2-2 2H3q-2 0-2-2V6q0-2 2-2zm.2 2.8v1.5l4.3 3.2a5 5 0 0 0 9 0l4.3-3.2V6.8l-4.9 3.4a5 5 0 0 0-7.8 0z",
  ) + fill("M12 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4z");
export const hammer = fill(
  "M3.5 7.5l5-5Q13 1.5 16.5 4L14 6.5l1.8 1.8L22.5 19q.3 1.2-.6 2.1-.9 1-2.2.7L9 12l-1.2-1.2-2 .6z",
);
export const lock = hollow(
  "M12 1.5c3.5 0 5.8 2.5 5.8 6V10H19q1.5 0 1.5 1.5V21q0 1.5-1.5 1.5H5Q3.5 22.5 3.5 21v-9.5Q3.5 10 5 10h1.2V7.5c0-3.5 2.3-6 5.8-6zm0 2.6c-2 0-3.2 1.4-3.2 3.4V10h6.4V7.5c0-2-1.2-3.4-3.2-3.4zm0 8.9a2 2 0 0 0-1.1 3.7l-.5 2.8h3.2l-.5-2.8A2 2 0 0 0 12 13z",
);
export const laurel =
  fill(
    "M11 20.5Q2 20 2 11.5q0-4 2-7 2 1 2 3.5 2 0 2.5 2.5-.5 1-1.5 1.5 2 .5 2 3-.5.8-1.5 1 2.5.5 3.5 4.5zM13 20.5q9-.5 9-9 0-4-2-7-2 1-2 3.5-2 0-2.5 2.5.5 1 1.5 1.5-2 .5-2 3 .5.8 1.5 1-2.5.5-3.5 4.5z",
  ) + fill(tidy(spikes(12, 7, 5, 4.5, 1.9)));
export const star = hollow(tidy(spikes(12, 12.6, 5, 12, 5) + spikes(12, 12.6, 5, 6.5, 2.7)));
export const dice = hollow(
  "M5 2h14q3 0 3 3v14q0 3-3 3H5q-3 0-3-3V5q0-3 3-3zm2.5 3.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zm9 0a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4zm-4.5 4.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zm9 0a2 2 0 1 0 0 4a2 2 0 0 0 0-4z",
);
export const scroll = hollow(
  "M6 2h13q3 0 3 3.5V8h-4v11q0 3-3 3H5q-3 0-3-3.5V17h3V3q0-1 1-1zm2.5 4.5v1.8h7V6.5zm0 4v1.8h7v-1.8zm0 4v1.8h7v-1.8z",
);
export const bell = fill(
  "M12 1a2 2 0 0 1 2 2.2q4.5 1.3 4.8 7 .2 4.3 2.7 6.3V18h-19v-1.5q2.5-2 2.7-6.3.3-5.7 4.8-7A2 2 0 0 1 12 1zM9 19.5h6q-.5 3-3 3t-3-3z",
);
export const swap = draw("M4 8h15M15 3.5L19.5 8 15 12.5M20 16H5M9 11.5L4.5 16 9 20.5", 2.2);
export const tower = fill("M4 2h3.4v2.2h2.9V2h3.4v2.2h2.9V2H20v6.5l-2 2V22h-4v-4.5q0-2-2-2t-2 2V22H6V10.5l-2-2z");
