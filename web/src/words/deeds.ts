// Deeds: which events, one after the other, are told as one, by the rules in locales/story.txt.
import text from "virtual:story";
import { isCharacter } from "../notation";
import type { EventData } from "../wire";
import { NOBODY } from "./reader";

/** What one or more events of a deed must be like. */
interface Step {
  name: string;
  label: string; // under which a sentence finds its number and its things
  source: string;
  whose: string; // "" done by the doer, "<" by the doer to another, ">" to another, "~" by anybody
  unseen: boolean; // whether the reader must not see the things
  head: boolean; // whether it is the deed itself
  least: number;
  most: number;
}

/** Events that make a deed, in their order. */
export interface Rule {
  id: string;
  steps: readonly Step[];
  repeats: boolean;
  always: boolean; // in the detailed form, too
}

type Found = readonly [Step, EventData];

/** Events that fit a rule: who did it, and which event is which step. */
export interface Deed {
  rule: Rule;
  doer: number;
  found: readonly Found[];
}

const RULE = /^([a-z-]+)(!?) = (\()?([^()]+)(?:\)\+)?$/;
const STEP = /^(~?)(@?)(?:([a-z]+):)?([a-z-]+)(?:\/([a-z_]+))?([<>]?)(\^?)([?*+&]?)$/;
const COUNTS: Record<string, [number, number]> = { "": [1, 1], "?": [0, 1], "*": [0, 99], "+": [1, 99], "&": [2, 99] };
export const UNTOLD = "-"; // the id of the rules whose events are not told

/** Read rules, a line each; the file explains itself. */
export function readRules(text: string): Rule[] {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [, id = "", always, repeats, steps = ""] = RULE.exec(line) ?? [];
    return { id, steps: steps.split(" ").map(readStep), repeats: Boolean(repeats), always: Boolean(always) };
  });
}

function readStep(text: string): Step {
  const [, anybody, head, label = "", name = "", source = "", whose = "", unseen, many = ""] = STEP.exec(text) ?? [];
  const [least, most] = COUNTS[many]!;
  return { name, label, source, whose: anybody || whose, unseen: Boolean(unseen), head: Boolean(head), least, most };
}

const rules = new Map<string, Rule[]>(); // by the name of the event with which they can begin, in their order
for (const rule of readRules(text)) {
  const needed = rule.steps.findIndex(({ least }) => least > 0);
  for (const name of new Set(rule.steps.slice(0, needed + 1).map((step) => step.name)))
    rules.set(name, [...(rules.get(name) ?? []), rule]);
}

/** The events under a label; those of the deed itself without one. */
export function eventsOf({ found }: Deed, label = ""): EventData[] {
  return found.filter(([step]) => (label ? step.label === label : step.head)).map(([, event]) => event);
}

/** The deed that begins at a place of the events, in the turn of a seat; null for none. */
export function deedAt(events: readonly EventData[], place: number, turn: number, detailed = false): Deed | null {
  const end = detailed ? place + 1 : events.length;
  for (const rule of rules.get(events[place]!.name) ?? []) {
    const deed = rule.always || !detailed ? match(rule, events, place, end, turn) : null;
    if (deed) return deed;
  }
  return null;
}

/** Find the events of a rule, as many as fit. */
function match(rule: Rule, events: readonly EventData[], place: number, end: number, turn: number): Deed | null {
  const deed = { rule, doer: turn, found: [] as Found[] };
  do {
    const before = deed.found.length;
    if (!matchOnce(deed, events, place + before, end)) {
      deed.found.length = before;
      break;
    }
  } while (rule.repeats);
  return deed.found.length ? deed : null;
}

function matchOnce(
  deed: { rule: Rule; doer: number; found: Found[] },
  events: readonly EventData[],
  place: number,
  end: number,
): boolean {
  for (const step of deed.rule.steps) {
    let count = 0;
    for (; count < step.most && place < end; count++, place++) {
      const event = events[place]!;
      if (!fits(step, event, deed.doer) || !isAlike(step, event, deed.found)) break;
      if (deed.doer === NOBODY && step.whose !== "~") deed.doer = party(step, event);
      deed.found.push([step, event]);
    }
    if (count < step.least) return false;
  }
  return true;
}

function party({ whose }: Step, { seat = NOBODY, other = NOBODY }: EventData): number {
  return whose === "<" ? other : seat;
}

/** Whether an event can be a step; without a doer anybody may be the one. */
function fits(step: Step, event: EventData, doer: number): boolean {
  const { card = "", seat = NOBODY } = event;
  const sources = card ? [card, isCharacter(card) ? "character" : "district"] : ["none"];
  if (event.name !== step.name || (step.source && !sources.includes(step.source))) return false;
  if (step.unseen && isSeen(event)) return false;
  if (step.whose === "~") return true;
  if (step.whose === ">") return doer !== NOBODY && doer !== seat;
  const who = party(step, event);
  return who !== NOBODY && (doer === NOBODY || doer === who);
}

/** Whether an event can be told with the others of its step: of one card, seen or all unseen. */
function isAlike(step: Step, event: EventData, before: readonly Found[]): boolean {
  const first = before.find(([known]) => known === step)?.[1] ?? event;
  return (first.card ?? "") === (event.card ?? "") && isSeen(first) === isSeen(event);
}

function isSeen({ things = [] }: EventData): boolean {
  return things.length > 0;
}
