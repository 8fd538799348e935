// A district that stands in a city, as the text of the option that points at it.
import type { BuiltData } from "../../wire";

export function standing({ id, beautified }: BuiltData, seat: number): string {
  return `${id}${beautified ? "+" : ""}@${seat}`;
}
