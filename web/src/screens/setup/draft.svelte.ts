// The game that is being set up: what was chosen, what the server makes of it, and what it refuses.
import { asRefused } from "../../state/app.svelte";
import { cards } from "../../state/cards.svelte";
import type { EditionFacts, Setup, CompleteSetup } from "../../wire";
import { api, Refused } from "../../wire/api";

const PATIENCE_MS = 200; // changes that follow each other are checked once
export const LAST_RANK = 9;

/** The parts of the screen where a refusal can be shown. */
export type Place = "players" | "cast" | "unique" | "size" | "switches" | "code";

const PLACES: Record<string, Place> = {
  players: "players",
  size: "size",
  switch: "switches",
  "no-switch": "switches",
  "which-switch": "switches",
  "unique-count": "unique",
  unique: "unique",
  copies: "unique",
  requires: "unique",
  "fixed-deck": "unique",
  "same-rank": "cast",
  "no-rank": "cast",
  "too-few": "cast",
  "rank9-two": "cast",
  "rank9-three": "cast",
  "rank9-needed": "cast",
  "not-rank9": "cast",
  "not-cast": "cast",
  character: "cast",
  substitute: "cast",
  "substitute-for": "cast",
  "fixed-cast": "cast",
};

export class Draft {
  players = $state(4);
  edition = $state("");
  cast = $state.raw<string[]>([]);
  unique = $state.raw<string[]>([]);
  size = $state(0); // 0 as long as nobody chose
  switches = $state.raw<Record<string, string>>({}); // those that somebody turned
  told = $state.raw<CompleteSetup | null>(null); // the last game that could be played
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  drawn = $state(false); // the cards are random ones: another number of players draws anew
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  box: EditionFacts = $derived(
    cards.catalog.editions.find((one) => one.id === this.edition) ?? cards.catalog.editions[0]!,
  );
  valid = $derived(this.told !== null && this.refused === null && !this.busy);
  place: Place | null = $derived(this.refused ? (PLACES[this.refused.code] ?? "code") : null);

  constructor() {
    this.edition = cards.catalog.editions[0]!.id;
  }

  /** Begin with the game that a code stands for. */
  async open(code: string): Promise<void> {
    await this.#ask(() => api.get<CompleteSetup>(`/api/setups/${code}`));
  }

  pickPlayers(players: number): void {
    this.players = players;
    this.size = 0;
    if (this.drawn) this.draw();
    else this.#whole(this.told?.preset ?? "");
  }

  pickEdition(edition: string): void {
    this.edition = edition;
    this.players = Math.min(this.players, this.box.max_players);
    this.switches = {};
    this.size = 0;
    this.pickPreset(this.box.presets[0]?.id ?? "");
  }

  pickPreset(preset: string): void {
    this.drawn = false;
    void this.#ask(() => this.#check({ preset }));
  }

  draw(): void {
    this.drawn = true;
    void this.#ask(() => this.#check({ random: true }));
  }

  /** Cast a character in its rank; "" leaves the last rank out. */
  pickCharacter(rank: number, id: string): void {
    const others = this.cast.filter((one) => cards.character(one).rank !== rank);
    const all = id ? [...others, id] : others;
    this.cast = all.sort((a, b) => cards.character(a).rank - cards.character(b).rank);
    this.#parts();
  }

  pickUnique(unique: string[]): void {
    this.unique = unique;
    this.#parts();
  }

  pickSize(size: number): void {
    this.size = size;
    this.#parts();
  }

  turn(id: string, value: string): void {
    this.switches = { ...this.switches, [id]: value };
    this.#parts();
  }

  /** Check the cards as they were chosen one by one. */
  #parts(): void {
    this.drawn = false;
    const parts = this.box.fixed ? {} : { cast: this.cast, unique: this.unique };
    this.busy = true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(() => this.#check(parts)), PATIENCE_MS);
  }

  /** Check the preset that was chosen, or the cards one by one where it is none. */
  #whole(preset: string): void {
    if (preset || this.box.fixed) void this.#ask(() => this.#check({ preset }));
    else this.#parts();
  }

  async #check(setup: Setup): Promise<CompleteSetup> {
    const most = cards.catalog.unique_cards;
    if (setup.unique?.length === 0) throw new Refused("unique-count", { most, amount: 0 }); // the server would choose
    const { players, edition, switches, size } = this;
    return api.post<CompleteSetup>("/api/setups", { players, edition, complete_size: size, switches, ...setup });
  }

  /** Ask the server; only the last answer counts. */
  async #ask(question: () => Promise<CompleteSetup>): Promise<void> {
    clearTimeout(this.#waiting);
    const number = ++this.#asked;
    this.busy = true;
    try {
      const told = await question();
      if (number === this.#asked) this.#adopt(told);
    } catch (error) {
      if (number === this.#asked) this.refused = asRefused(error);
    }
    if (number === this.#asked) this.busy = false;
  }

  #adopt(told: CompleteSetup): void {
    this.told = told;
    this.refused = null;
    this.players = told.players;
    this.edition = told.edition;
    this.cast = told.cast;
    this.unique = told.unique;
  }
}
