/** The five colours of districts: told apart by shape, not by colour alone. */
import { spikes, tidy } from "../grammar";
import { draw, fill } from "./pen";

export const noble = fill(
  "M12 1.5c3 3 3.6 6 2 10h-4c-1.6-4-1-7 2-10zM9 13H7.5C3 13.5 1 11.5 1.5 8.5 2 6 5 5.5 6 8c-1.5.2-1.5 2 0 2 1.8 0 2.5 1 3 3zM15 13h1.5c4.5.5 6.5-1.5 6-4.5-.5-2.5-3.5-3-4.5-.5 1.5.2 1.5 2 0 2-1.8 0-2.5 1-3 3zM6.5 13.5h11v2.6h-11zM10 17h4c.2 2 .8 3.5 2 5-1.6 0-3-.4-4-1.5C11 21.6 9.6 22 8 22c1.2-1.5 1.8-3 2-5z",
);
export const religious = fill("M9.8 1.5h4.4v5.6h5.6v4.4h-5.6v11H9.8v-11H4.2V7.1h5.6z");
export const trade =
  fill(
    "M10.9 2.5h2.2v16h-2.2zM6 22c0-2.6 2-4 6-4s6 1.4 6 4zM.5 13h10c0 3-2 4.8-5 4.8S.5 16 .5 13zM13.5 13h10c0 3-2 4.8-5 4.8s-5-1.8-5-4.8z",
  ) + draw("M4 5.5h16M5.5 6L2.2 13M5.5 6l3.3 7M18.5 6l-3.3 7M18.5 6l3.3 7", 1.5);
export const military = fill(
  "M1.5 1.5l4.7 1 10.3 11.4 2-1.5 1.5 1.6-2 2 3.7 4-2 2-4-3.7-2 2-1.6-1.5 1.5-2L2.5 6.2zM22.5 1.5l-4.7 1-4.3 4.8 2.6 3 5.4-4.1zM8.2 12.8l-.7 1.1-2-1.5L4 14l2 2-3.7 4 2 2 4-3.7 2 2 1.6-1.5-1.5-2 .9-.9z",
);
export const unique = fill(tidy(spikes(12, 12.6, 5, 12, 5)));
