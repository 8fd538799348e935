/** People, talk and places. */
import { draw, fill, hollow } from "./pen";

export const person = fill(
  "M12 1.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 0 1 0-10.4zM1.8 22.5c0-6 4-9.3 10.2-9.3s10.2 3.3 10.2 9.3z",
);
export const befriend =
  fill("M9 2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6zM0 22c0-5.6 3.5-8.6 9-8.6s9 3 9 8.6z") +
  draw("M20 4.5v7M16.5 8h7", 2.4);
export const bot =
  fill("M11 1h2v4h-2zM12 .5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6zM0 11.5h2v6H0zM22 11.5h2v6h-2z") +
  hollow(
    "M6 5h12q3 0 3 3v11q0 3-3 3H6q-3 0-3-3V8q0-3 3-3zm2 4.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4zm8 0a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4zM7.5 16.5v2.2h9v-2.2z",
  );
export const eye =
  hollow(
    "M12 4.5c5 0 9 3 11.5 7.5C21 16.5 17 19.5 12 19.5S3 16.5.500 12C3 7.5 7 4.5 12 4.5zm0 2.3a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 0 0 0-10.4z",
  ) + fill("M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z");
export const chat = hollow(
  "M4 3h16q3 0 3 3v8.5q0 3-3 3h-8.5L5.5 22.5v-5H4q-3 0-3-3V6q0-3 3-3zm2.5 5.7a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2zm5.5 0a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2zm5.5 0a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2z",
);
export const link = draw(
  "M10 14.5a4.3 4.3 0 0 0 6.2 0l4-4a4.4 4.4 0 0 0-6.2-6.2l-1.8 1.8M14 9.5a4.3 4.3 0 0 0-6.2 0l-4 4a4.4 4.4 0 0 0 6.2 6.2l1.8-1.8",
  2.4,
);
export const qr =
  hollow("M2 2h8v8H2zm2.2 2.2v3.6h3.6V4.2zM14 2h8v8h-8zm2.2 2.2v3.6h3.6V4.2zM2 14h8v8H2zm2.2 2.2v3.6h3.6v-3.6z") +
  fill("M13 13h3v3h-3zM16 16h3v3h-3zM19 13h3v3h-3zM13 19h3v3h-3zM19 19h3v3h-3z");
export const share =
  fill("M18 1.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM6 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM18 14.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8z") +
  draw("M6 12l12-6.5M6 12l12 6.5");
export const globe = draw(
  "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM2 12h20M12 2q-5 4-5 10t5 10M12 2q5 4 5 10t-5 10",
  1.9,
);
export const home = hollow("M12 1.5L23.5 12H20v10.5H4V12H.5zm-2.5 13V22h5v-7.5z");
export const leave =
  hollow("M3 1.5h11v4h-2.5V4H8l4 2.5V20h0v2.5L5 20H3zm7 10.5a1.2 1.2 0 1 0 0 .1z") +
  fill("M12.5 17.5H14V20h-1.5zM16 7l6.5 5-6.5 5v-3.5h-4v-3h4z");
export const book = hollow(
  "M12 5Q8 1.8 1 2.5v17Q8 19 12 22q4-3 11-2.5v-17Q16 1.8 12 5zm-1.2 2.2v10.6q-3-1.5-7.4-1.4V5q4.8-.2 7.4 2.2zm2.4 0q2.6-2.4 7.4-2.2v11.4q-4.4-.1-7.4 1.4z",
);
export const image =
  hollow("M4 3h16q3 0 3 3v12q0 3-3 3H4q-3 0-3-3V6q0-3 3-3zm-.5 2.5v13h17v-13z") +
  fill("M7.5 7.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM4.5 17.5l5-5 3 3 4-5 3.5 4.5v2.5z");
