// A review in the making: asked for again and again until it is whole.
import { asRefused } from "../../state/app.svelte";
import type { ReviewAnswer, ReviewData, ReviewHead } from "../../wire";
import { api, type Refused } from "../../wire/api";

const AGAIN_MS = 1000;
const LATER_MS = 5000; // when the server has too much to do
const PATIENT = ["busy", "too-fast", "offline"]; // refusals that pass

export class Reviewed {
  readonly table: string;
  review = $state.raw<ReviewData | null>(null); // as far as it was made
  state = $state<ReviewAnswer["state"]>("working");
  done = $state(0); // part of the work
  older = $state(false); // whether an older judge made what there is
  refused = $state.raw<Refused | null>(null);
  asked = $state(0); // how often it was wanted again: whoever follows begins anew
  #have: ReviewAnswer["effort"] = "";

  constructor(table: string) {
    this.table = table;
  }

  /** Whether it will not come, however long one waits. */
  get lost(): boolean {
    return this.state === "failed" || (this.refused !== null && !PATIENT.includes(this.refused.code));
  }

  /** Ask until there is nothing more to come; gives how to stop. */
  follow(): () => void {
    let timer = 0;
    let stopped = false;
    const look = async () => {
      const pause = await this.#look();
      if (pause && !stopped) timer = window.setTimeout(look, pause);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  /** Let it be made again by today's judge; gives whether the server does so. */
  async again(): Promise<boolean> {
    try {
      const head = await api.post<ReviewHead>(`/api/tables/${this.table}/review`);
      [this.state, this.done, this.older, this.refused] = [head.state, head.done, head.older, null];
      this.asked += 1;
      return true;
    } catch (error) {
      this.refused = asRefused(error);
      return false;
    }
  }

  /** Look how far it is; gives the time until the next look, or none. */
  async #look(): Promise<number> {
    try {
      const answer = await api.get<ReviewAnswer>(`/api/tables/${this.table}/review?have=${this.#have}`);
      this.refused = null;
      this.state = answer.state;
      this.done = answer.done;
      const replaced = this.older && !answer.older && !answer.review;
      this.older = answer.older;
      if (replaced) {
        this.#have = ""; // what the reader has is the old one
        return this.#look();
      }
      if (answer.review) [this.review, this.#have] = [answer.review, answer.effort];
      return answer.state === "working" ? AGAIN_MS : 0;
    } catch (error) {
      this.refused = asRefused(error);
      return PATIENT.includes(this.refused.code) ? LATER_MS : 0;
    }
  }
}
