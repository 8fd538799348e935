// The layout of a table: from the room there is to the size of every card in it. Plain arithmetic in CSS
// pixels; what it knows of the looks are the measures below, which the styles of the table keep to.

/** Wide: rivals and mine beside the chronicle. Tall: one column. Flat: the action bar stands beside the table. */
export type Form = "wide" | "tall" | "flat";

export interface Space {
  form: Form;
  width: number; // for rivals and mine
  height: number;
  above: number; // height of what stands above that
  scale: number; // of letters: 1 is the usual size
  rivals: number;
  built: number; // districts in the largest city of a rival
  mine: number; // districts in my city; -1 for a spectator, who has nothing
  slots: number; // districts that complete a city
  hand: number;
  pointed: boolean; // whether a district of a rival is to be pointed at
  own: boolean; // whether only districts of mine are
}

export type Face = "cards" | "pips" | "brief" | "chip"; // a rival with cards, with dots, with numbers, in one line

export interface RivalsFit {
  columns: number;
  face: Face;
  card: number; // width of a card in a city
  height: number; // of one rival
  spare: number; // height that all of them leave empty
  place?: number | undefined; // width of an empty place, where more than a strip has room
}
export interface HandFit {
  card: number;
  tall: number; // height of a card
  rows: number; // 0 where not even the smallest cards fit: they scroll
}
/** The cards of a city: how wide, and whether they are low, which they are where all could not be pressed else. */
export interface CityFit {
  card: number;
  low: boolean;
}
export interface MineFit {
  beside: boolean; // the city beside the hand, not above it
  city: number; // width of a card in my city; 0 where it is shown as dots, NONE where only as a number
  low: boolean; // as in CityFit
  hand: HandFit;
  place?: number | undefined; // width of an empty place, where more than a strip has room
}
export interface Layout {
  me: number; // height of what is mine
  rivals: RivalsFit;
  mine: MineFit;
  unfolded: CityFit; // of my city, where it lies over the others
}

export const GAP = 10; // between rivals
export const NONE = -1;
const BETWEEN = 6; // between cards of a city
const slot = (card: number): number => Math.min(card * 0.2, 20); // the width of an empty place beside my hand
const SLOT_GAP = 4;
const STRIP = 0.4; // of a card: narrower places are strips, all of one width
const SLIT = 7; // ... of one that moves together for cards, with the gap before it
const LEAST = 30; // a smaller card is a dot
const TARGET = 44; // ... or one that fingers miss
const MOST = { wide: 300, tall: 120, flat: 96 };
const PIPS = 28; // the line of dots
const HEAD = 46; // of a rival: one line, or two in a narrow one
const NARROW = 290; // where it needs two
const LEAST_WIDTH = 170; // of a rival whose city is shown
const LINE = 25;
const ROOMY = 1.7; // how much higher than needed a rival without cards may be
const FRAME = { x: 26, y: 14 }; // of a rival
const MY_HEAD = { wide: 46, tall: 32, flat: 32 };
const MY_FRAME = { wide: { x: 28, y: 14 }, tall: { x: 12, y: 8 }, flat: { x: 22, y: 8 } }; // against the width of rivals
const HAND_GAP = 7;
const HAND_CARD = { most: 300, least: 58, ratio: 1.46, lowest: 46, good: 119 };
const BROADEST = 1.4; // how much wider than high a card may be
const ASIDE = 38; // between my city and the hand beside it, and around that
const HANGS = 0.14; // what hangs below a card, in cards
const UPRIGHT = 1.4; // a card with a picture above its words
const LOW = 1.25; // below this ratio a card has its colour in the corner
const SLENDER = { width: 64, ratio: 1.5 }; // ... and below this width: names take three lines, reasons two
const CITY_PAD = { x: 10, y: 14 };
const LOW_CITY = 1.1; // how high a low card of a city is, in its width
const UNFOLDED = { most: 66, x: 16, y: 16 }; // my city over the others, and its frame

const SMALL = { cards: 0, pips: 0.3, brief: 0.2, chip: 0.1 };

/** How well a city reads: names fit on its cards from 64 pixels on, and are comfortable from 88; dots have none. */
function worthOf(card: number): number {
  if (card <= 0) return card ? 0 : SMALL.pips;
  if (card < 50) return SMALL.pips + (card - LEAST) / 120; // at least its picture is seen
  if (card < 64) return 0.47 + (0.13 * (card - 50)) / 14;
  if (card < 88) return 0.6 + (0.3 * (card - 64)) / 24;
  return 0.9 + Math.min(card - 88, 42) / 400 + Math.max(0, card - 130) / 2000;
}

/** The height of a card in a city, with the coin above and the colour below it; a low one has it beside the coin. */
const standing = (card: number, low = false): number => card * (low ? LOW_CITY : 1.64);

/** How many lines a city takes: its cards, and behind the last one its empty places, as narrow as need be. */
function lines(width: number, card: number, built: number, slots: number): number {
  const across = Math.floor((width + BETWEEN) / (card + BETWEEN));
  const full = Math.max(0, Math.ceil(built / across) - 1);
  const rest = width - (built - full * across) * (card + BETWEEN);
  return full + (rest < Math.max(0, slots - built) * SLIT ? 2 : 1);
}

/** The width of an empty place: that of a card, or what the line leaves; none where that is no more than a strip. */
function placeOf({ built, slots }: Pick<Space, "built" | "slots">, width: number, card: number): number | undefined {
  const rest = (width - CITY_PAD.x - built * (card + BETWEEN)) / Math.max(1, slots - built) - SLOT_GAP;
  return card > 0 && rest > STRIP * card ? Math.min(card, Math.floor(rest)) : undefined;
}

/** How high a city is with cards of a width. */
const heightOf = (city: Pick<Space, "built" | "slots">, width: number, card: number, low = false): number =>
  lines(width - CITY_PAD.x, card, city.built, city.slots) * (standing(card, low) + BETWEEN) + CITY_PAD.y;

/** The largest card with which a city fits; 0 if none does. */
export function fitCity(
  city: Pick<Space, "built" | "slots">,
  width: number,
  height: number,
  smallest: number,
  most: number,
  low = false,
): number {
  const fits = (card: number) => card <= width - CITY_PAD.x && heightOf(city, width, card, low) <= height;
  let [least, beyond] = [smallest - 1, Math.floor(most) + 1];
  while (beyond - least > 1) {
    const card = (least + beyond) >> 1;
    if (fits(card)) least = card;
    else beyond = card;
  }
  return least < smallest ? 0 : least;
}

/** Whether the last row is less than half as long as the others: 4+3, not 3+3+1. */
const ragged = (count: number, columns: number): boolean => 2 * (((count - 1) % columns) + 1) < columns;

/** Rivals in equal boxes, with the largest card that fits all of them. */
export function fitRivals(space: Space, height: number, most: number): RivalsFit {
  const { rivals, width, scale } = space;
  let best: RivalsFit | null = null;
  let worth = 0;
  for (let columns = 1; columns <= rivals; columns++) {
    const rows = Math.ceil(rivals / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    if (columns > Math.ceil(rivals / rows) || ragged(rivals, columns)) continue;
    if (wide < LEAST_WIDTH * scale) continue;
    const high = Math.floor((height - GAP * (rows - 1)) / rows);
    const head = (wide <= NARROW * scale ? HEAD + LINE : HEAD) * scale;
    const inner = { width: wide - FRAME.x, height: high - FRAME.y - head };
    const card = fitCity(space, inner.width, inner.height, space.pointed ? TARGET : LEAST, most);
    const holes = rows * columns - rivals;
    const fair = card * (1 - 0.15 * holes) * (high > 1.5 * wide ? 0.7 : 1); // even rows, broad boxes
    if (fair <= worth) continue;
    worth = fair;
    const spare = inner.height - heightOf(space, inner.width, card);
    best = {
      columns,
      face: "cards",
      card,
      height: high,
      spare: rows * spare,
      place: placeOf(space, inner.width, card),
    };
  }
  return best ?? fitSmall(space, height);
}

/** Where no cards fit: dots, or only numbers; if even they do not fit, they scroll. */
function fitSmall({ form, rivals, mine, width, scale }: Space, height: number): RivalsFit {
  const most = Math.max(1, Math.floor(width / (112 * scale)));
  const three = form === "wide" || rivals === 3 || (rivals > 4 && mine >= 0); // a spectator has more height
  const least = Math.min(rivals, three ? 3 : 2, most);
  const need = { pips: (28 + LINE + PIPS + 14) * scale, brief: (28 + LINE + 10) * scale, chip: 30 * scale };
  for (const face of ["pips", "brief", "chip"] as const)
    for (let columns = least; columns <= Math.min(rivals, most); columns++) {
      if (form === "wide" && ragged(rivals, columns)) continue;
      const rows = Math.ceil(rivals / columns);
      const high = Math.floor((height + 6) / rows) - 6;
      if (high >= need[face]) return { columns, face, card: 0, height: Math.min(high, need[face] * ROOMY), spare: 0 };
    }
  return { columns: Math.min(rivals, most), face: "chip", card: 0, height: need.chip, spare: 0 };
}

/** How many stand side by side where so many have room, so that all rows are about as long. */
export const evenly = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / Math.max(1, most)));

const isLow = ({ card, tall }: HandFit): boolean => tall < card * LOW;

/** Whether a card is too low for a picture above its words, or too narrow for its colour below them. */
export const isSquat = (fit: HandFit): boolean => isLow(fit) || fit.card < SLENDER.width;

/** The height of a card as wide as this with a picture above its words, in a line that has room for it. */
function tallOf(card: number, line: number): number {
  if (card < SLENDER.width) return Math.floor(Math.min(card * SLENDER.ratio, line)); // nothing hangs below it
  return Math.floor(Math.min(card * HAND_CARD.ratio, line - card * HANGS));
}

/** The whole hand with cards that read best, in as many rows as that takes. */
export function fitHand(width: number, height: number, count: number): HandFit & { worth: number } {
  const { most, least, lowest } = HAND_CARD;
  let best = { card: least, tall: lowest, rows: 0, worth: -10 };
  for (let rows = 1; rows <= Math.max(1, Math.min(count, 4)); rows++) {
    const across = Math.ceil(count / rows) || 1;
    const widest = Math.min(most, Math.floor((width + HAND_GAP) / across) - HAND_GAP);
    const line = Math.floor(height / rows) - HAND_GAP;
    const upright = Math.min(widest, Math.floor(line / (UPRIGHT + HANGS)));
    const broad = Math.min(widest, Math.floor(line * BROADEST));
    const fits = [
      { card: upright, tall: tallOf(upright, line), rows },
      { card: broad, tall: Math.floor(Math.min(line, broad * LOW - 1)), rows },
    ];
    for (const fit of fits) {
      const worth = fit.card < least || fit.tall < lowest ? -10 : worthOfHand(fit);
      if (worth > best.worth) best = { ...fit, worth };
    }
  }
  return best;
}

const TRAY = { x: 24, y: 12, usual: { card: 119, tall: 200 }, brief: { card: 84, tall: 92 } };

export const HEAP = 7; // cards; more of them take more of the window

/** The part of the window that the tray may take. */
export function trayShare(small: boolean, flat: boolean, districts: number): number {
  if (!small) return 0.42;
  const heap = districts > HEAP;
  return flat || !districts ? (heap ? 0.46 : 0.36) : heap ? 0.27 : 0.24;
}

/** The cards of the tray where as many of the usual size have no room; none where not even the smallest have. */
export function fitTray(width: number, height: number, count: number, brief: boolean): HandFit | undefined {
  const { card, tall } = brief ? TRAY.brief : TRAY.usual;
  const inner = { width: width - TRAY.x, height: height - TRAY.y };
  const across = Math.floor((inner.width + HAND_GAP) / (card + HAND_GAP));
  if (Math.ceil(count / across) * (tall + HAND_GAP) <= inner.height) return undefined;
  const fit = fitHand(inner.width, inner.height, count);
  return fit.rows ? fit : undefined;
}

/** How well the cards of a hand read; beyond that, how large they are. */
function worthOfHand(fit: HandFit): number {
  const { good, ratio } = HAND_CARD;
  const read = Math.min(1, fit.card / 92) * Math.min(1, fit.tall / 104) * (isLow(fit) ? 0.85 : 1);
  const size = Math.min(1.1, fit.card / good) * Math.min(1.1, fit.tall / (good * ratio));
  return 0.85 * read + 0.15 * size;
}

/** My city and hand in a box, each as large as the other allows. */
export function fitMine(space: Space, height: number): MineFit & { worth: number; least: number } {
  const { form, mine, slots, hand, scale } = space;
  const width = space.width - MY_FRAME[form].x;
  const inner = height - MY_FRAME[form].y - MY_HEAD[form] * scale;
  const none = { card: HAND_CARD.least, tall: HAND_CARD.lowest, rows: 0 };
  let best: ReturnType<typeof fitMine> = { beside: false, city: 0, low: false, hand: none, worth: -9, least: -9 };
  const offer = (beside: boolean, city: number, fit: HandFit & { worth: number }, low = false): void => {
    const shown = worthOf(Math.min(city, Math.max(fit.card, HAND_CARD.good))); // larger than the hand is waste
    const least = Math.min(fit.worth, shown);
    const torn = beside && fit.rows > 1 ? 0.2 : 0; // rows of cards beside a city look left over
    const covers = space.own && city <= 0 ? 8 : 0; // it would unfold over the others
    const worth = 2.5 * fit.worth + (space.own ? 3 : 1) * shown + least - torn - covers - (low ? 1 : 0);
    if (worth > best.worth) best = { beside, city, low, hand: fit, worth, least };
  };
  offer(false, NONE, fitHand(width, inner, hand));
  offer(false, 0, fitHand(width, inner - PIPS, hand));
  for (let card = space.pointed || space.own ? TARGET : LEAST; card <= MOST[form]; card += 3) {
    const high = standing(card) + BETWEEN + CITY_PAD.y;
    const empty = Math.max(0, slots - mine);
    const long = mine * (card + BETWEEN) + CITY_PAD.x;
    if (long + empty * SLIT <= width) offer(false, card, fitHand(width, inner - high, hand));
    else if (space.own)
      for (const low of [false, true]) {
        if (low && card >= SLENDER.width) continue; // those have their name below the picture
        const city = heightOf({ built: mine, slots }, width, card, low);
        offer(false, card, fitHand(width, inner - city, hand), low);
      }
    const beside = width - long - empty * (slot(card) + SLOT_GAP) - 14;
    if (form === "wide" && high <= inner) offer(true, card, fitHand(beside, inner, hand));
  }
  const taken = best.beside ? Math.ceil(hand / (best.hand.rows || 1)) * (best.hand.card + HAND_GAP) + ASIDE : 0;
  return { ...best, place: placeOf({ built: mine, slots }, width - taken, best.city) };
}

/** My city over the others: in sight as a whole, with cards that fingers hit. */
function unfold(space: Space, me: number): CityFit {
  const city = { built: space.mine, slots: space.slots };
  const [width, height] = [space.width - UNFOLDED.x, space.above + space.height - me - UNFOLDED.y];
  for (const low of [false, true]) {
    const card = fitCity(city, width, height, TARGET, low ? SLENDER.width - 1 : UNFOLDED.most, low);
    if (card) return { card, low };
  }
  return { card: TARGET, low: true };
}

/** Share the height between rivals and mine. */
export function arrange(space: Space): Layout {
  const layout = share(space);
  return { ...layout, unfolded: unfold(space, layout.me) };
}

type Shared = Omit<Layout, "unfolded">;

function share(space: Space): Shared {
  const most = MOST[space.form];
  const nothing = { beside: false, city: 0, low: false, hand: { card: 0, tall: 0, rows: 0 } };
  if (space.mine < 0) return { me: 0, rivals: fitRivals(space, space.height, most), mine: nothing };
  if (space.pointed && space.form !== "wide") return aimed(space);
  let best: Shared | null = null;
  let worth = -Infinity;
  const limit = space.form === "wide" && space.rivals > 2 ? space.height / 2 : space.height - 40;
  for (let me = 100; me <= limit; me += Math.max(6, Math.round(space.height / 100))) {
    const mine = fitMine(space, me);
    const rivals = fitRivals(space, space.height - me - GAP, mine.city > 0 ? mine.city : LEAST - 1);
    const seen = rivals.card ? worthOf(rivals.card) : worthOfSmall(space, rivals, mine);
    const unfolds = space.pointed && !rivals.card; // then cities do not fit, either
    const out = unfolds ? 3 : 5 * hidden(space, rivals, space.height - me - GAP);
    // What reads worst counts most. Of two that are as good, the one that leaves less empty.
    const total = mine.worth + 3 * seen + 3 * Math.min(mine.least, seen) - out - rivals.spare / 500 - me / 10_000;
    if (total > worth) {
      worth = total;
      best = { me, rivals, mine };
    }
  }
  const least = Math.max(100, space.height - 40);
  return best ?? { me: least, rivals: fitRivals(space, 40, 0), mine: fitMine(space, least) };
}

/** While a district is pointed at, where cities have to unfold for it: all the room that my hand can spare. */
function aimed(space: Space): Shared {
  let me = 100;
  const lacks = ({ hand, city }: MineFit) => hand.rows === 0 || city === NONE; // my city must be there to be unfolded
  while (me < space.height - 40 && lacks(fitMine(space, me))) me += 6;
  const rivalsBeside = (mine: number, most: number) => fitRivals(space, space.height - mine - GAP, most);
  const most = MOST[space.form];
  me += Math.max(0, Math.floor(rivalsBeside(me, most).spare) - GAP); // what they leave is my hand's
  const mine = fitMine(space, me);
  const shown = mine.city > 0 ? Math.min(most, mine.city) : most; // my city is never smaller than theirs
  return { me, rivals: rivalsBeside(me, shown), mine };
}

/** How well rivals without cards read. Upright, even names have room, unless the hand had no pictures then. */
function worthOfSmall({ form }: Space, { face }: RivalsFit, { hand }: MineFit): number {
  const nameless = form === "tall" && (face === "chip" || (face === "brief" && hand.tall < 60));
  return SMALL[face] - (nameless || form === "wide" ? 0.1 : 0);
}

/** How much of the rivals has to be scrolled to, for want of height: 0 is nothing. */
function hidden({ rivals }: Space, fit: RivalsFit, height: number): number {
  const need = Math.ceil(rivals / fit.columns) * (fit.height + 6) - 6;
  return need > height + 1 ? 0.2 + 0.8 * (1 - height / need) : 0;
}
