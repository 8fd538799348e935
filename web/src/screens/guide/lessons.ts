// The lessons of the guided first game: each waits for its situation. None knows a card, only what happens.
import type { Option } from "../../notation";
import type { EventData, ViewData } from "../../wire";

/** What a lesson may look at: the table now. */
export interface Moment {
  view: ViewData;
  seat: number;
  options: Option[];
  character: (id: string) => boolean;
}

interface Asked {
  id: string;
  when: (moment: Moment) => boolean;
  at: (moment: Moment) => string; // what it points at, as a selector
}

interface Happened {
  id: string;
  event: (event: EventData, moment: Moment) => boolean;
  at: (moment: Moment, event: EventData) => string;
}

const at = (place: string) => `[data-at="${place}"]`;
const offers =
  (text: string) =>
  ({ options }: Moment) =>
    options.some((option) => option.text === text);
const isTurn = ({ view, seat }: Moment) => view.question?.asker === "turn" && view.turn.seat === seat;
const canBuild = ({ options }: Moment) => options.some((option) => option.kind === "build");
const ANSWERS = ".actions .answers";
const BUTTONS = ".actions .row";
const HAND = "ul.hand";

/** Lessons for when I am asked; of those that fit, the first is given. */
export const ASKED: readonly Asked[] = [
  { id: "goal", when: () => true, at: ({ seat }) => at(`city-${seat}`) },
  { id: "draft", when: ({ view }) => view.question?.asker === "draft", at: () => ".tray.panel" },
  {
    id: "enough",
    when: ({ view }) => view.question?.asker === "draft" && view.round > 2,
    at: ({ seat }) => at(`city-${seat}`),
  },
  { id: "gather", when: (moment) => isTurn(moment) && !moment.view.turn.gathered, at: () => ANSWERS },
  { id: "keep", when: ({ view }) => view.question?.asker === "gather", at: () => ".tray.panel" },
  {
    id: "power",
    when: (moment) => isTurn(moment) && moment.options.some((one) => one.kind === "use" && moment.character(one.card)),
    at: () => ANSWERS,
  },
  { id: "income", when: (moment) => isTurn(moment) && offers("income")(moment), at: () => ANSWERS },
  { id: "build", when: (moment) => isTurn(moment) && canBuild(moment), at: () => HAND },
  {
    id: "why",
    when: ({ view }) =>
      view.turn.gathered && Object.keys(view.question?.reasons ?? {}).some((option) => option.startsWith("build ")),
    at: () => HAND,
  },
  { id: "undo", when: ({ view }) => (view.question?.undoable ?? 0) > 0, at: () => BUTTONS },
  {
    id: "end",
    when: (moment) => isTurn(moment) && offers("end")(moment) && (!canBuild(moment) || moment.view.turn.built > 0),
    at: () => BUTTONS,
  },
];

/** Something is taken from me. */
function harms(event: EventData, { seat, view }: Moment): boolean {
  if (event.name === "moves-gold") return event.seat === seat;
  if (event.name === "silent") return (view.players[seat]?.characters ?? []).includes(event.things?.[0] ?? "");
  return ["destroys", "gets-hand", "confiscates"].includes(event.name) && event.other === seat && event.seat !== seat;
}

/** Lessons for when something happens; the game waits while they are read. */
export const HAPPENED: readonly Happened[] = [
  { id: "called", event: ({ name }) => name === "calls", at: () => ".ribbon" },
  { id: "harmed", event: harms, at: ({ seat }) => at(`seat-${seat}`) },
  { id: "marked", event: ({ name }) => name === "marks", at: (_, { things }) => at(`character-${things?.[0]}`) },
  {
    id: "rival",
    event: ({ name, seat = -1 }, moment) => name === "reveals" && seat !== moment.seat,
    at: (_, { seat }) => at(`seat-${seat}`),
  },
  {
    id: "rises",
    event: ({ name, seat = -1 }, moment) => name === "builds" && seat !== moment.seat,
    at: (_, { seat }) => at(`seat-${seat}`),
  },
  { id: "crown", event: ({ name }) => name === "crown", at: (_, { seat }) => at(`seat-${seat}`) },
  { id: "round", event: ({ name, amount = 0 }) => name === "round" && amount > 1, at: () => ".side.panel" },
  { id: "complete", event: ({ name }) => name === "completes", at: (_, { seat }) => at(`seat-${seat}`) },
  { id: "over", event: ({ name }) => name === "over", at: () => "" },
];

export const TOTAL = ASKED.length + HAPPENED.length;
