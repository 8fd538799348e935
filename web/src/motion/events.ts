// What each event looks and sounds like: one line per name, the one place that knows them.
import type { SymbolName } from "../../art/symbols";
import type { EventData } from "../wire";

export type Kind = "turns" | "gold" | "cards" | "city" | "deeds";
export const KINDS: readonly Kind[] = ["turns", "gold", "cards", "city", "deeds"];

export type Sound =
  "turn" | "over" | "murder" | "fall" | "robbery" | "last" | "crown" | "strike" | "build" | "coin" | "card" | "call";

/** Where something can come from or go to: a place of one of the two players, or of the table. */
type Place = "bank" | "deck" | "old-crown" | "thing" | `${"gold" | "hand" | "city" | "seat"}-${"seat" | "other"}`;

interface Look {
  kind: Kind;
  glyph: SymbolName;
  sound?: Sound;
  what?: "coin" | "card" | "face" | "crown" | "mark"; // what flies; a face is a character, a mark the one who lays it
  from?: Place;
  to?: Place;
}

const flight = (what: Look["what"], from: Place, to: Place) => ({ what, from, to });

const LOOKS: Record<string, Look> = {
  starts: { kind: "turns", glyph: "crown" },
  round: { kind: "turns", glyph: "crown", sound: "call" },
  completes: { kind: "city", glyph: "tower", sound: "crown" },
  over: { kind: "turns", glyph: "laurel", sound: "over" },
  "face-up": { kind: "turns", glyph: "eye" },
  "face-down": { kind: "turns", glyph: "lock" },
  picks: { kind: "turns", glyph: "person", sound: "card", ...flight("face", "deck", "seat-seat") },
  "lays-down": { kind: "turns", glyph: "person" },
  swaps: { kind: "deeds", glyph: "swap", sound: "card", ...flight("face", "seat-seat", "seat-other") },
  calls: { kind: "turns", glyph: "bell", sound: "call" },
  silent: { kind: "turns", glyph: "bell" },
  reveals: { kind: "turns", glyph: "person", sound: "card", ...flight("face", "seat-seat", "thing") },
  resumes: { kind: "turns", glyph: "play" },
  stops: { kind: "deeds", glyph: "pause", sound: "strike" },
  ends: { kind: "turns", glyph: "check" },
  crown: { kind: "turns", glyph: "crown", sound: "crown", ...flight("crown", "old-crown", "seat-seat") },
  "gathers-gold": { kind: "gold", glyph: "coin" },
  gains: { kind: "gold", glyph: "coin", sound: "coin", ...flight("coin", "bank", "gold-seat") },
  refunds: { kind: "gold", glyph: "coin", sound: "coin", ...flight("coin", "bank", "gold-seat") },
  pays: { kind: "gold", glyph: "coin", sound: "coin", ...flight("coin", "gold-seat", "bank") },
  "moves-gold": { kind: "gold", glyph: "robbed", sound: "coin", ...flight("coin", "gold-seat", "gold-other") },
  "lays-gold": { kind: "gold", glyph: "coin", sound: "coin", ...flight("coin", "gold-seat", "thing") },
  "takes-gold": { kind: "gold", glyph: "coin", sound: "coin", ...flight("coin", "thing", "gold-seat") },
  "gathers-cards": { kind: "cards", glyph: "card" },
  "draws-more": { kind: "cards", glyph: "card" },
  "keeps-all": { kind: "cards", glyph: "card" },
  draws: { kind: "cards", glyph: "card", sound: "card", ...flight("card", "deck", "hand-seat") },
  looks: { kind: "cards", glyph: "card", sound: "card", ...flight("card", "deck", "hand-seat") },
  keeps: { kind: "cards", glyph: "card" },
  discards: { kind: "cards", glyph: "card", sound: "card", ...flight("card", "hand-seat", "deck") },
  "gives-card": { kind: "cards", glyph: "card", sound: "card", ...flight("card", "hand-seat", "hand-other") },
  "takes-card": { kind: "cards", glyph: "card", sound: "card", ...flight("card", "deck", "hand-seat") },
  "sees-hand": { kind: "cards", glyph: "eye" },
  "gets-hand": { kind: "cards", glyph: "swap", sound: "card", ...flight("card", "hand-other", "hand-seat") },
  shuffles: { kind: "cards", glyph: "cards", sound: "card" },
  searches: { kind: "cards", glyph: "eye" },
  tucks: { kind: "cards", glyph: "card", sound: "card", ...flight("card", "hand-seat", "city-seat") },
  discount: { kind: "city", glyph: "hammer" },
  builds: { kind: "city", glyph: "hammer", sound: "build", ...flight("card", "hand-seat", "city-seat") },
  confiscates: { kind: "deeds", glyph: "warrant", sound: "strike", ...flight("card", "city-other", "city-seat") },
  destroys: { kind: "deeds", glyph: "military", sound: "strike", ...flight("card", "city-other", "deck") },
  "moves-district": { kind: "city", glyph: "swap", sound: "strike", ...flight("card", "city-seat", "city-other") },
  beautifies: { kind: "city", glyph: "star", sound: "build" },
  marks: { kind: "deeds", glyph: "killed", sound: "strike", ...flight("mark", "seat-seat", "thing") },
  decides: { kind: "deeds", glyph: "lock" },
  shows: { kind: "deeds", glyph: "eye", sound: "strike" },
  bribes: { kind: "deeds", glyph: "threat" },
  refuses: { kind: "deeds", glyph: "threat" },
  counts: { kind: "deeds", glyph: "eye" },
};
const UNKNOWN: Look = { kind: "turns", glyph: "star" };

export function lookOf(event: EventData): Look {
  return LOOKS[event.name] ?? UNKNOWN;
}

/** The sounds that matter most first: of what happens at once, one is heard. */
const LOUDEST: readonly Sound[] = [
  ...(["over", "turn", "murder", "fall", "robbery", "last"] as const),
  ...(["strike", "crown", "build", "coin", "card", "call"] as const),
];

export function loudest(sounds: Iterable<Sound | undefined>): Sound | undefined {
  const all = new Set(sounds);
  return LOUDEST.find((sound) => all.has(sound));
}

/** A thing on its way between two places of the page, named as they are in `data-at`. */
export interface Flight {
  what: NonNullable<Look["what"]>;
  card: string; // its id, "" where it is not known
  count: number;
  from: string;
  to: string;
  start?: DOMRect | null; // where it was before the board changed
}

const MOST = 4; // more than these are not told apart in the air

/** What flies when an event happens; `crown` is who had the crown before. */
export function flightOf(event: EventData, crown: number): Flight | null {
  const { what, from, to } = lookOf(event);
  if (!what || !from || !to) return null;
  const thing = event.things?.[0] ?? "";
  const place = (name: Place): string => {
    if (name === "thing") return `character-${thing}`;
    if (name === "old-crown") return `seat-${crown}`;
    const [kind, whose] = name.split("-");
    return whose ? `${kind}-${(whose === "other" ? event.other : event.seat) ?? -1}` : name;
  };
  const things = event.things?.length ?? 0;
  const count = what === "coin" ? (event.amount ?? 1) : what === "card" ? things || (event.amount ?? 1) : 1;
  const card = what === "mark" ? (event.card ?? "") : things === 1 ? thing : "";
  const going = { what, card, count: Math.max(1, Math.min(count, MOST)), from: place(from), to: place(to) };
  return going.from === going.to ? null : going;
}
