// Scenes: the great moments of a game, each a short picture over the table.
import type { EventData } from "../wire";
import type { Line } from "../words";
import type { Sound } from "./events";

export type SceneKind = "murder" | "robbery" | "crown" | "fall" | "last-round" | "victory";

export interface Scene {
  kind: SceneKind;
  sound: Sound;
  event: EventData;
  struck: boolean; // whether it is the reader who was murdered: the event names only a character
}

const SOUNDS: Record<SceneKind, Sound> = {
  murder: "murder",
  robbery: "robbery",
  crown: "crown",
  fall: "fall",
  "last-round": "last",
  victory: "over",
};

function kindOf({ name, card, seat, other }: EventData): SceneKind | null {
  if (name === "marks" && card === "assassin") return "murder";
  if (name === "moves-gold" && card === "thief") return "robbery";
  if (name === "destroys" && other !== undefined && other !== seat) return "fall"; // not what one tears down oneself
  if (name === "completes") return "last-round";
  if (name === "over") return "victory";
  return name === "crown" ? "crown" : null;
}

/** The scene of a line, if it is worth one, for somebody who has some characters. */
export function sceneOf(line: Line, characters: readonly string[]): Scene | null {
  for (const event of line.events) {
    const kind = kindOf(event);
    if (!kind) continue;
    const struck = kind === "murder" && (event.things ?? []).some((id) => characters.includes(id));
    return { kind, sound: SOUNDS[kind], event, struck };
  }
  return null;
}

/** What an event does to a player: murdered or bewitched by a character's name, or told by the event itself. */
export function blowTo(
  event: EventData,
  seat: number,
  characters: readonly string[],
): "murder" | "bewitched" | "told" | null {
  const { name, card, other } = event;
  const named = name === "marks" && (event.things ?? []).some((id) => characters.includes(id));
  if (named && event.seat !== seat && card === "assassin") return "murder";
  if (named && event.seat !== seat && card === "witch") return "bewitched";
  if (name === "moves-district") return event.seat === seat && !characters.includes(card ?? "") ? "told" : null;
  if (name === "confiscates" || kindOf(event) === "fall") return other === seat ? "told" : null;
  return kindOf(event) === "robbery" && event.seat === seat ? "told" : null;
}
