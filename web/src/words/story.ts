// The story of a game: its events gathered into lines, one sentence for each deed.
import { isCharacter } from "../notation";
import type { EventData } from "../wire";
import { type Arguments, firstOf, hasPart, Name, phrase, slug } from "./bundle";
import { type Deed, deedAt, eventsOf, UNTOLD } from "./deeds";
import { listed, playerName, sourceName } from "./names";
import { type Mark, NOBODY, type Part, type Reader } from "./reader";
import { inParts, namesOf, partFor, tellEvent, yesOrNo } from "./sentences";

/** What a player has when a round is over; all of it lies on the table. */
export interface Standing {
  seat: number;
  districts: number;
  gold: number;
}

/** One line of the story: the events that it tells, as its reader saw them. */
export interface Line {
  name: string; // of its rule or, for a single event, of that
  place: number; // of its first event among all of them
  events: readonly EventData[];
  deed: Deed | null;
  round: number; // the one that is summed up
  standings: readonly Standing[];
}

export const SUMS = "sums"; // the name of the line that sums up a round
const BEGIN_TURN = ["reveals", "resumes"];
const END_ROUND = ["round", "over"];
type Change = readonly [mine: number, theirs: number]; // for the event's player, and for the other one
const GOLD: Record<string, Change> = {
  gains: [1, 0],
  refunds: [1, 0],
  "takes-gold": [1, 0],
  pays: [-1, 0],
  "lays-gold": [-1, 0],
  "moves-gold": [-1, 1],
};
const COINS: Record<string, Change> = { beautifies: [-1, 0] };
const DISTRICTS: Record<string, Change> = {
  builds: [1, 0],
  confiscates: [1, 0],
  destroys: [0, -1],
  "moves-district": [-1, 1],
};

/** Keeps what everybody can see: whose turn it is, the round, gold and districts. */
class Account {
  turn = NOBODY;
  round = 0;
  whole = false; // whether everything was heard, from the beginning
  readonly gold = new Map<number, number>();
  readonly districts = new Map<number, number>();

  hear({ name, seat = NOBODY, other = NOBODY, amount = 0 }: EventData): void {
    this.whole ||= name === "starts";
    if (BEGIN_TURN.includes(name)) this.turn = seat;
    else if (name === "round") [this.turn, this.round] = [NOBODY, amount];
    const change = (counts: Map<number, number>, changes: Change | undefined, by: number) => {
      if (changes?.[0]) counts.set(seat, (counts.get(seat) ?? 0) + changes[0] * by);
      if (changes?.[1]) counts.set(other, (counts.get(other) ?? 0) + changes[1] * by);
    };
    change(this.gold, GOLD[name], amount);
    change(this.gold, COINS[name], 1);
    change(this.districts, DISTRICTS[name], 1);
  }

  /** Who has what, the largest city first. */
  sums(): Standing[] {
    const found = [...this.gold].map(([seat, gold]) => ({ seat, districts: this.districts.get(seat) ?? 0, gold }));
    return found.sort((a, b) => b.districts - a.districts || b.gold - a.gold || a.seat - b.seat);
  }
}

/** Gather events into lines, from one of them on; or a line for each of them. */
export function tellStory(events: readonly EventData[], since = 0, detailed = false): Line[] {
  const account = new Account();
  for (const event of events.slice(0, since)) account.hear(event);
  const lines: Line[] = [];
  for (let place = since; place < events.length;) {
    const first = events[place]!;
    if (END_ROUND.includes(first.name) && account.round && account.whole && !detailed)
      lines.push({ name: SUMS, place, events: [], deed: null, round: account.round, standings: account.sums() });
    const deed = deedAt(events, place, account.turn, detailed);
    const told = events.slice(place, place + (deed?.found.length ?? 1));
    if (deed?.rule.id !== UNTOLD)
      lines.push({ name: deed?.rule.id ?? first.name, place, events: told, deed, round: 0, standings: [] });
    for (const event of told) account.hear(event);
    place += told.length;
  }
  return lines;
}

/** A line for one event alone. */
export function lineOf(event: EventData, place = 0): Line {
  return { name: event.name, place, events: [event], deed: null, round: 0, standings: [] };
}

/** The event that a line is about; none for a summary. */
export function headOf({ deed, events }: Line): EventData | undefined {
  return deed ? eventsOf(deed)[0] : events[0];
}

/** Whom a line tells of. */
export function seatsOf({ deed, events }: Line): number[] {
  if (!deed) return events.flatMap(({ seat = NOBODY, other = NOBODY }) => [seat, other]);
  const [seat, people] = partiesOf(deed);
  return [seat, ...people];
}

/** Say a line of the story. */
export function sayLine(line: Line, reader: Reader): string {
  return tell(line, reader, (name) => name);
}

/** Say a line in pieces, those that name a card or a player apart. */
export function lineParts(line: Line, reader: Reader): Part[] {
  return inParts((mark) => tell(line, reader, mark));
}

function tell(line: Line, reader: Reader, mark: Mark): string {
  if (line.name === SUMS) return tellSums(line, reader, mark);
  return line.deed ? tellDeed(line.deed, reader, mark) : tellEvent(line.events[0]!, reader, mark);
}

function named(seat: number, reader: Reader, mark: Mark): Name {
  return mark(playerName(seat, reader), { seat });
}

function tellSums({ round, standings }: Line, reader: Reader, mark: Mark): string {
  const { language } = reader;
  const items = (rows: readonly Standing[], count: (one: Standing) => number) => {
    const you = (seat: number) => mark(new Name(phrase("ui-you", language)), { seat });
    const player = (seat: number) => (seat === reader.seat ? you(seat) : named(seat, reader, mark));
    const item = (one: Standing) => ({ player: player(one.seat), number: count(one) });
    const said = rows.map((one) => phrase("story-sums-item", language, "", item(one)));
    return listed(said, language);
  };
  const richest = [...standings].sort((a, b) => b.gold - a.gold);
  return phrase("story-sums", language, "", {
    round,
    items: items(standings, ({ districts }) => districts),
    "gold-items": items(richest, ({ gold }) => gold),
  });
}

/** Say what somebody did, with all that belongs to it. */
function tellDeed(deed: Deed, reader: Reader, mark: Mark): string {
  const { language } = reader;
  const rule = deed.rule.id;
  const card = deed.found.findLast(([, event]) => event.card)?.[1].card ?? "";
  const ids = [`story-${rule}`, `event-${eventsOf(deed)[0]!.name}`];
  const id = firstOf(card ? [`story-${rule}-${slug(card)}`, ...ids] : ids, language);
  const [seat, people] = partiesOf(deed);
  const other = people.length === 1 && people[0] !== seat ? people[0]! : NOBODY;
  const names = people.map((one) => named(one, reader, mark));
  return phrase(id, language, partFor(id, seat, other, reader), {
    ...argumentsOf(deed, reader, mark),
    player: named(seat, reader, mark),
    other: named(other, reader, mark),
    people: listed(names, language),
    card: mark(sourceName(card, reader), { card }),
    source: card ? (isCharacter(card) ? "character" : "district") : "none",
  });
}

/** What a sentence may say of a deed, but for who did it. */
function argumentsOf(deed: Deed, reader: Reader, mark: Mark): Arguments {
  const { id, repeats, steps } = deed.rule;
  const heads = eventsOf(deed);
  const things = thingsOf(heads, reader, mark);
  const found: Arguments = {
    count: heads.length,
    thing: things[0] ?? new Name(""),
    things: listed(things, reader.language),
    seen: yesOrNo(things.length > 0),
    own: yesOrNo((heads[0]!.seat ?? NOBODY) === (heads[0]!.other ?? NOBODY)),
    items: itemsOf(id, heads, reader, mark),
    ...amounts("amount", repeats ? heads.slice(0, 1) : heads, reader.language),
  };
  for (const { label } of steps) if (label) Object.assign(found, labelled(label, deed, reader, mark));
  return found;
}

/** Who does a deed, and with or to whom; where many do the same, nobody and all of them. */
function partiesOf(deed: Deed): [number, number[]] {
  const { doer, found } = deed;
  const heads = eventsOf(deed);
  const unique = (seats: number[]) => [...new Set(seats)];
  if (found.every(([step]) => step.whose === "~")) {
    const seats = unique(heads.map(({ seat = NOBODY }) => seat));
    return [seats.length === 1 ? seats[0]! : NOBODY, seats];
  }
  const across = ({ seat = NOBODY, other = NOBODY }: EventData) => (seat === doer ? other : seat);
  const others = heads.map(across).filter((seat) => seat !== NOBODY);
  const all = others.length ? others : found.map(([, event]) => across(event));
  return [doer, unique(all.filter((seat) => seat !== NOBODY))];
}

/** Who did what, for deeds of many. */
function itemsOf(rule: string, heads: readonly EventData[], reader: Reader, mark: Mark): Name {
  const id = `story-${rule}-item`;
  if (!hasPart(id, "", reader.language)) return new Name("");
  const items = heads.map((event) => {
    const thing = thingsOf([event], reader, mark)[0] ?? new Name("");
    return phrase(id, reader.language, "", { player: named(event.seat ?? NOBODY, reader, mark), thing });
  });
  return listed(items, reader.language);
}

function thingsOf(events: readonly EventData[], reader: Reader, mark: Mark): Name[] {
  return namesOf(
    events.flatMap(({ things = [] }) => things),
    reader,
    mark,
  );
}

/** A number under its name, and the same in words, as gold and as cards. */
function amounts(label: string, events: readonly EventData[], language: string): Arguments {
  const amount = events.reduce((sum, event) => sum + (event.amount ?? 0), 0);
  return {
    [label]: amount,
    [`${label}-coins`]: phrase("story-coins", language, "", { amount }),
    [`${label}-cards`]: phrase("story-cards", language, "", { amount }),
  };
}

/** What a sentence may say of the events under a label. */
function labelled(label: string, deed: Deed, reader: Reader, mark: Mark): Arguments {
  const events = eventsOf(deed, label);
  const things = thingsOf(events, reader, mark);
  const card = events.find((event) => event.card)?.card ?? "";
  return {
    [`${label}-things`]: listed(things, reader.language),
    [`${label}-card`]: mark(sourceName(card, reader), { card }),
    [`${label}-seen`]: yesOrNo(things.length > 0),
    ...amounts(label, deed.rule.repeats ? events.slice(0, 1) : events, reader.language),
  };
}
