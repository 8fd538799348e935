// Where the cards lie that a question asks for: in my hand, or anywhere else.
import type { Option } from "../../notation";
import type { ViewData } from "../../wire";

/** The district cards to choose from that lie neither in my hand nor in a city: they are shown in the tray. */
export function laidOut(options: Option[], view: ViewData, seat: number): Option[] {
  const districts = options.filter((option) => option.kind === "district");
  const hand = new Set(view.players[seat]?.hand ?? []);
  // Of a rival's hand or of the deck there may be cards that I hold, too; all of mine are only asked for together.
  const mine = !view.aside.length && districts.every((option) => hand.has(option.card));
  return mine ? [] : districts;
}
