// The space of a table: what is measured on the page, and the layout that follows from it.
import { MediaQuery } from "svelte/reactivity";
import { innerHeight } from "svelte/reactivity/window";
import type { LiveTable } from "../../state/live.svelte";
import { settings } from "../../state/settings.svelte";
import { BREAKPOINTS } from "../../styles/breakpoints";
import { arrange, type Form, GAP, HEAP } from "./layout";
import { laidOut } from "./lying";

const SOON = 3; // districts that are reckoned with from the beginning

export class TableSpace {
  width = $state(0); // of the rivals
  above = $state(0); // height of what stands above them
  tray = $state(0);
  bar = $state(0);
  readonly #table: LiveTable;
  readonly #small = new MediaQuery(BREAKPOINTS.small!);
  readonly #flat = new MediaQuery(BREAKPOINTS.flat!);

  constructor(table: LiveTable) {
    this.#table = table;
  }

  form: Form = $derived.by(() => (this.#flat.current ? "flat" : this.#small.current ? "tall" : "wide"));
  small = $derived.by(() => this.form !== "wide");

  // Each is a number of its own, so that the table is only laid anew when one of them changes.
  #players = $derived.by(() => this.#table.view?.players ?? []);
  #me = $derived.by(() => this.#players[this.#table.seat]);
  #others = $derived.by(() => this.#players.filter((player) => player !== this.#me));
  #taken = $derived.by(() => (this.form === "tall" ? this.bar : this.form === "wide" ? this.tray + GAP : 0));
  #height = $derived.by(() => (innerHeight.current ?? 0) - this.above - this.#taken - GAP);
  #rivals = $derived.by(() => this.#others.length);
  #built = $derived.by(() => Math.max(SOON, ...this.#others.map((player) => player.city.length)));
  #mine = $derived.by(() => (this.#me ? Math.max(SOON, this.#me.city.length) : -1));
  #hand = $derived.by(() => this.#me?.hand?.length ?? 0);
  // A small screen shows a spectator no empty places: cards of five and more cities fit without them.
  #slots = $derived.by(() => (this.#me || !this.small ? (this.#table.view?.complete_size ?? 0) : 0));
  #targets = $derived.by(() => this.#table.options.filter((option) => option.kind === "standing"));
  #pointed = $derived.by(() => this.#targets.some((option) => option.seat !== this.#table.seat));
  #own = $derived.by(() => this.#targets.length > 0 && !this.#pointed);
  pointed = $derived.by(() => this.#pointed || this.#own); // at any city
  #lying = $derived.by(() =>
    this.#table.view ? laidOut(this.#table.options, this.#table.view, this.#table.seat).length : 0,
  );
  #heaped = $derived.by(() => this.#lying > HEAP); // the tray needs more room
  /** Whether there is no room for the cast. */
  crowded = $derived.by(() => (this.form === "flat" ? this.pointed || this.#heaped : this.small && this.#own));

  layout = $derived.by(() =>
    arrange({
      form: this.form,
      width: this.width,
      height: this.#height,
      above: this.above,
      scale: settings.scale,
      rivals: this.#rivals,
      built: this.#built,
      mine: this.#mine,
      slots: this.#slots,
      hand: this.#hand,
      pointed: this.#pointed,
      own: this.#own,
    }),
  );
}
