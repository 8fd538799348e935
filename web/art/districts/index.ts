/** Every district with a drawing of its own, by the id of its card: the file's name. */
import type { Scene } from "../grammar";

const drawings = import.meta.glob<Scene>(["./*.ts", "!./index.ts", "!./default.ts"], { eager: true, import: "default" });

export const DISTRICTS: Record<string, Scene> = Object.fromEntries(
  Object.entries(drawings).map(([file, drawing]) => [file.slice(2, -3), drawing]),
);
