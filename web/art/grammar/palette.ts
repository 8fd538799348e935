/** The paints. A pair is a lit side and a side in shade. */
export type Colour = "noble" | "religious" | "trade" | "military" | "unique";
export type Pair = readonly [light: string, shade: string];

export const COLOURS: readonly Colour[] = ["noble", "religious", "trade", "military", "unique"];

/** From the zenith down to the horizon. */
export const SKY: Record<Colour, readonly [string, string, string]> = {
  noble: ["#b5672a", "#f0ab54", "#ffecb8"],
  religious: ["#3f6bab", "#8fb8e6", "#eef5fc"],
  trade: ["#3d7f60", "#97c99b", "#f1f7d6"],
  military: ["#8a3430", "#dc8565", "#fde0c4"],
  unique: ["#2c1d54", "#6f58ab", "#e3d0ee"],
};

export const ROOF: Record<Colour, Pair> = {
  noble: ["#d0932a", "#935f14"],
  religious: ["#4179c0", "#27508a"],
  trade: ["#41905e", "#24613d"],
  military: ["#b4453a", "#78251b"],
  unique: ["#a565c9", "#6c3696"],
};

export const PLASTER: Pair = ["#f5e8cd", "#d3ba8f"];
export const STONE: Pair = ["#dccfb8", "#a89679"];
export const SLATE: Pair = ["#b3aebc", "#7c7589"];
export const MARBLE: Pair = ["#fbf7ee", "#d5cbbb"];
export const BRICK: Pair = ["#cf8a63", "#9d5c3d"];
export const WOOD: Pair = ["#b3814d", "#7d5430"];
export const GOLD: Pair = ["#f6cf5a", "#c08a1f"];
export const DUSK: Pair = ["#6a5880", "#493a5e"];
export const LEAF: Pair = ["#5f8f4e", "#426b3a"];
export const GRASS: Pair = ["#75874a", "#566539"];
export const PAVING: Pair = ["#b7a78c", "#8f7f68"];

export const INK = "#3b2a1d";
export const LIT = "#ffdc7c";
export const PALE = "#fff6df";
export const FIRE = "#ff9d3c";
export const RED = "#b23a34";
export const WATER = "#4b88ad";
export const GLOW = "#9ff0c0";
