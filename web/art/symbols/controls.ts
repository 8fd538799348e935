/** What is pressed. */
import { draw, fill, hollow } from "./pen";

export const undo = draw("M4.5 9H14a6 6 0 0 1 0 12H8M9.5 3.5L4 9l5.5 5.5", 2.6);
export const sound = fill("M2 8h4.5L13 2.5v19L6.5 16H2z") + draw("M16.5 8.5q3 3.5 0 7M19.5 5q5.5 7 0 14", 2.2);
export const mute = fill("M2 8h4.5L13 2.5v19L6.5 16H2z") + draw("M16.5 9l6 6M22.5 9l-6 6", 2.2);
export const gear = hollow(
  "M10 1h4l.6 3 2 .9 2.6-1.7 2.8 2.8-1.7 2.6.9 2 3 .6v3.6l-3 .6-.9 2 1.7 2.6-2.8 2.8-2.6-1.7-2 .9-.6 3h-4l-.6-3-2-.9-2.6 1.7L2 19.9l1.7-2.6-.9-2-3-.6v-3.6l3-.6.9-2L2 5.9l2.8-2.8 2.6 1.7 2-.9zM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6z",
);
export const bell = fill(
  "M12 1.5a1.9 1.9 0 0 1 1.9 2.2Q18.4 5 18.6 11q.2 4.6 2.9 6.5v1.5h-19v-1.5Q5.2 15.6 5.4 11 5.6 5 10.1 3.7A1.9 1.9 0 0 1 12 1.5zM9 20.5h6q-.6 2.5-3 2.5t-3-2.5z",
);
export const key =
  hollow("M7.5 6a6 6 0 1 1 0 12a6 6 0 0 1 0-12zm0 3.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z") +
  draw("M13 12h10M18.5 12v4M22 12v3", 2.6);
export const seal = hollow(
  "M12 .8l2.7 2 3.3-.3 1.2 3.1 2.9 1.7-.8 3.2.8 3.2-2.9 1.7-1.2 3.1-3.3-.3-2.7 2-2.7-2-3.3.3-1.2-3.1-2.9-1.7.8-3.2-.8-3.2 2.9-1.7 1.2-3.1 3.3.3zM10.7 15.2l6.1-6.1-1.7-1.7-4.4 4.4-2-2L7 11.500z",
);
export const close = draw("M5 5l14 14M19 5L5 19", 2.8);
export const menu = draw("M3.5 6h17M3.5 12h17M3.5 18h17", 2.6);
export const plus = draw("M12 4v16M4 12h16", 2.8);
export const check = draw("M4 13l5.5 5.5L20.5 6", 3);
export const left = draw("M15.5 4l-8 8 8 8", 2.8);
export const right = draw("M8.5 4l8 8-8 8", 2.8);
export const down = draw("M4 8.5l8 8 8-8", 2.8);
export const play = fill("M6 3.2q0-1.7 1.5-.9l12.7 8.4q1.6 1.3 0 2.6L7.5 21.7Q6 22.5 6 20.8z");
export const pause = fill("M5 3h5v18H5zM14 3h5v18h-5z");
export const first = fill("M4 3h3v18H4zM20 3.5v17L8 12z");
export const last = fill("M17 3h3v18h-3zM4 3.5v17L16 12z");
export const help =
  draw("M7 8.5q0-5 5-5t5 4.7q0 2.8-3 4.3t-2 3.5", 2.8) + fill("M12 18.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4z");
export const hint = fill(
  "M12 1c5 0 8 3.4 8 7.7 0 3.3-1.8 5-3 6.7-.6.9-.8 1.6-.9 2.6H7.9c-.1-1-.3-1.7-.9-2.6-1.2-1.7-3-3.4-3-6.7C4 4.4 7 1 12 1zM8 19.3h8v1.5H8zM9.5 21.8h5q-.5 1.7-2.5 1.7t-2.5-1.7z",
);
export const copy =
  hollow("M9 1.5h11q2 0 2 2v12q0 2-2 2H9q-2 0-2-2v-12q0-2 2-2zm.5 2.5v11h10V4z") +
  fill("M4 6.5h1.6V19H17v1.5q0 2-2 2H4q-2 0-2-2v-12q0-2 2-2z");
export const search = draw("M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15zM15.8 15.8l6 6", 2.6);
export const curve = draw("M3 3v18h18M6.5 15.5l4-5 3.5 3 6.5-9", 2.6);
export const fork = draw("M5 22V13q0-5 5-5h9.5M15 3l5 5-5 5M5 12V2", 2.6);
export const dots = fill(
  "M12 2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM12 16.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z",
);
export const block = draw("M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19zM5.5 5.5l13 13", 2.6);
export const flag = draw("M5 22.5V2", 2.6) + fill("M6.5 3q4-2 7 0t7 0v10q-4 2-7 0t-7 0z");
