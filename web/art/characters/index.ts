/** Every character with a portrait of its own, by the id of its card: the file's name. */
const drawings = import.meta.glob<string>(["./*.ts", "!./index.ts", "!./default.ts"], { eager: true, import: "default" });

export const CHARACTERS: Record<string, string> = Object.fromEntries(
  Object.entries(drawings).map(([file, drawing]) => [file.slice(2, -3), drawing]),
);
