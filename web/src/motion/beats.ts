// Beats: what happened in one step, cut into moments that are told one after the other: a sentence each, with
// everything that flies while it is said.
import type { EventData } from "../wire";
import { type Line, tellStory } from "../words";
import { type Flight, flightOf, loudest, lookOf, type Sound } from "./events";
import { type Scene, sceneOf } from "./scenes";

export interface Beat {
  line: Line;
  flights: Flight[];
  scene: Scene | null;
  sound: Sound | undefined;
  ms: number; // how long it is told
}

export const FLIGHT_MS = 420;
export const STAGGER_MS = 55;
const STILL_MS = 650; // for what is only told
const AFTER_MS = 160;
const SCENE_MS = 1700;

/** What is told of the events from one of them on; scenes for whoever has some characters, if there are to be any. */
export function beatsOf(
  events: readonly EventData[],
  since: number,
  crown: number,
  characters: readonly string[] | false,
): Beat[] {
  return tellStory(events, since)
    .filter((line) => line.events.length)
    .map((line) => {
      const flights: Flight[] = [];
      for (const event of line.events) {
        const flight = flightOf(event, crown);
        if (event.name === "crown") crown = event.seat ?? crown;
        if (flight) flights.push(flight);
      }
      const scene = characters ? sceneOf(line, characters) : null;
      const sound = scene?.sound ?? loudest(line.events.map((event) => lookOf(event).sound));
      const most = Math.max(0, ...flights.map((flight) => flight.count));
      const ms = scene ? SCENE_MS : most ? FLIGHT_MS + (most - 1) * STAGGER_MS + AFTER_MS : STILL_MS;
      return { line, flights: scene ? [] : flights, scene, sound, ms };
    });
}
