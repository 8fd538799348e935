// How the line of each seat is dashed, so that colours are not needed to tell lines apart.
export const DASHES = ["", "10 4", "3 4", "10 4 3 4", "18 5", "1.5 5", "14 3 2 3", "7 7"] as const;
