// The layout: what fits into a room, and that it is as large as it can be.
import { describe, expect, test } from "vitest";
import {
  arrange,
  fitCity,
  fitHand,
  fitRivals,
  fitTray,
  isSquat,
  type Space,
  trayShare,
} from "../src/screens/table/layout";
import { soften } from "../src/parts/soften";

const space = (more: Partial<Space> = {}): Space => ({
  form: "wide",
  width: 1068,
  height: 700,
  above: 150,
  scale: 1,
  rivals: 4,
  built: 4,
  mine: 4,
  slots: 7,
  hand: 5,
  pointed: false,
  own: false,
  ...more,
});
const PHONE = { form: "tall", width: 370, height: 440 } as const;

describe("cities", () => {
  test("have the largest card that fits", () => {
    const card = fitCity(space(), 500, 150, 30, 200);
    expect(card).toBeGreaterThan(60);
    expect(fitCity(space(), 500, 150, card + 1, 200)).toBe(0);
  });

  test("that cannot be shown as cards are not", () => {
    expect(fitCity(space(), 500, 40, 30, 200)).toBe(0);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [7, 4],
  ])("%i rivals stand in %i columns", (rivals, columns) => {
    expect(fitRivals(space({ rivals }), 460, 240).columns).toBe(columns);
  });

  test("of rivals are never larger than mine", () => {
    for (let rivals = 1; rivals < 8; rivals++)
      for (const hand of [0, 7])
        for (const mine of [0, 4, 8]) {
          const { rivals: fit, mine: own } = arrange(space({ rivals, hand, mine, built: mine }));
          if (fit.card) expect(own.city).toBeGreaterThanOrEqual(fit.card);
        }
  });

  test("unfold on a phone while they are aimed at, and the hand makes room", () => {
    const shown = { ...PHONE, rivals: 4, built: 5, hand: 4 };
    const [aimed, usual] = [arrange(space({ ...shown, pointed: true })), arrange(space(shown))];
    expect(aimed.me).toBeLessThan(usual.me);
    expect(aimed.mine.hand.rows).toBeGreaterThan(0);
  });

  test.each([3, 5, 8])("of seven rivals with %i districts are all in sight while one is aimed at", (built) => {
    for (const hand of [0, 4, 8]) {
      const { columns, card } = arrange(
        space({ rivals: 7, built, mine: built, hand, height: 714, pointed: true }),
      ).rivals;
      expect([columns, card >= 44]).toEqual([4, true]);
    }
  });

  test.each([0, 4, 7, 10])("that do not fit leave two of three lines in sight beside %i cards", (hand) => {
    const { me, rivals } = arrange(space({ ...PHONE, width: 340, height: 245, rivals: 7, hand }));
    expect(245 - me - 10).toBeGreaterThanOrEqual(2 * rivals.height + 6);
  });

  test("of one rival leave no large part of the table empty", () => {
    for (const built of [3, 7])
      for (const hand of [4, 9]) {
        const fit = arrange(space({ rivals: 1, built, mine: built, slots: 8, hand, height: 714 }));
        expect(fit.rivals.spare).toBeLessThan(60);
      }
  });

  test("keep a line for cards: empty places move together", () => {
    const width = 5 * 100 + 4 * 6 + 10 + 6 + 3 * 7;
    expect(fitCity({ built: 5, slots: 8 }, width, 190, 30, 200)).toBe(100);
  });

  test("have places as wide as the line has room for, at most as cards", () => {
    const { rivals, mine } = arrange(space({ rivals: 1, built: 3, mine: 3, slots: 8, hand: 3, height: 714 }));
    expect(rivals.place).toBeGreaterThan(0.6 * rivals.card);
    expect(3 * (rivals.card + 6) + 5 * (rivals.place! + 4)).toBeLessThanOrEqual(1068 - 26 - 10);
    expect(mine.place ?? 0).toBeLessThanOrEqual(mine.city);
    const large = arrange(space({ width: 2000, height: 1230, rivals: 2, slots: 8 }));
    expect(large.mine.place).toBe(large.mine.city);
    expect(arrange(space({ rivals: 7, built: 6, mine: 6, height: 714 })).rivals.place).toBeUndefined(); // mere strips
  });

  test("that are aimed at leave to my hand what they do not need", () => {
    const shown = { ...PHONE, rivals: 1, mine: 3, hand: 4, pointed: true };
    const [few, many] = [arrange(space({ ...shown, built: 3 })), arrange(space({ ...shown, built: 8 }))];
    expect(few.me).toBeGreaterThan(many.me);
    expect(few.rivals.card).toBeGreaterThan(many.rivals.card);
    expect(few.rivals.spare).toBeLessThan(20);
    for (let rivals = 1; rivals < 8; rivals++)
      for (const hand of [0, 4, 7, 10]) {
        const tablet = arrange(space({ ...shown, width: 748, height: 700, rivals, built: 3, hand }));
        if (tablet.mine.city > 0) expect(tablet.mine.city).toBeGreaterThanOrEqual(tablet.rivals.card);
      }
  });

  test.each([1, 3, 5, 8])("of seven rivals on a phone have a name from the first round on, beside %i cards", (hand) => {
    for (const mine of [3, 6]) {
      const { face } = arrange(space({ ...PHONE, rivals: 7, built: mine, mine, hand })).rivals;
      expect(face).toBe("brief");
    }
  });

  test("are large enough to be pointed at, or unfold", () => {
    for (let rivals = 1; rivals < 8; rivals++) {
      const { card } = arrange(space({ rivals, height: 500, pointed: true })).rivals;
      expect(card === 0 || card >= 44).toBe(true);
    }
  });
});

describe("the hand", () => {
  test.each([
    [1068, 200],
    [328, 130],
    [340, 140],
  ])("is whole in %i x %i, with up to ten cards", (width, height) => {
    for (let count = 1; count <= 10; count++) {
      const { card, tall, rows } = fitHand(width, height, count);
      const across = Math.ceil(count / rows);
      expect(across * card + (across - 1) * 7).toBeLessThanOrEqual(width);
      expect(rows * tall + (rows - 1) * 7).toBeLessThanOrEqual(height);
      expect(card).toBeGreaterThanOrEqual(58);
      expect(tall).toBeGreaterThanOrEqual(44);
    }
  });

  test("has large cards where there is room", () => {
    const fit = fitHand(1000, 220, 5);
    expect(fit.card).toBeGreaterThanOrEqual(119);
    expect(isSquat(fit)).toBe(false);
  });
});

describe("the tray", () => {
  test.each([
    [330, 140],
    [360, 154],
    [908, 302],
  ])("shows seven cards in %i x %i whole, and two as large as ever", (width, height) => {
    const fit = fitTray(width, height, 7, true)!;
    const rows = fit ? fit.rows : 1;
    expect(rows * ((fit?.tall ?? 92) + 7)).toBeLessThanOrEqual(height - 10);
    expect(fitTray(width, height, 2, true)).toBeUndefined();
  });

  test("shows ten cards, as many as a hand has, on the smallest phones", () => {
    for (const [width, height, flat] of [
      [340, 640, false],
      [278, 375, true],
    ] as const) {
      expect(fitTray(width, trayShare(true, flat, 10) * height, 10, true)).toBeDefined();
      expect(fitTray(width, trayShare(true, flat, 7) * height, 10, true)).toBeUndefined(); // as much as for seven
    }
  });

  test("scrolls where not even the smallest cards have room", () => {
    expect(fitTray(330, 140, 40, true)).toBeUndefined();
  });
});

describe("a table", () => {
  test("of five at 1440 x 900 has names on all cards and a row of whole cards in hand", () => {
    const { rivals, mine } = arrange(space());
    expect([rivals.columns, rivals.face, mine.beside, mine.hand.rows]).toEqual([2, "cards", true, 1]);
    expect(rivals.card).toBeGreaterThanOrEqual(84);
  });

  test("uses a large window", () => {
    const few = arrange(space({ width: 2000, height: 1230 })).rivals.card;
    expect(few).toBeGreaterThan(1.5 * arrange(space()).rivals.card);
  });

  test("on a phone leaves room for rivals and the hand", () => {
    for (let rivals = 1; rivals < 8; rivals++) {
      const layout = arrange(space({ ...PHONE, rivals, hand: 10 }));
      expect(PHONE.height - layout.me).toBeGreaterThan(100);
      expect(layout.mine.hand.card).toBeGreaterThanOrEqual(58);
    }
  });

  test("that is watched is all rivals", () => {
    expect(arrange(space({ mine: -1, hand: 0, rivals: 5 })).me).toBe(0);
  });
});

test("long words may be broken between syllables", () => {
  const shown = (name: string) => soften(name).replaceAll("\u00ad", "-");
  expect(shown("Observatory")).toBe("Observa-tory");
  expect(shown("Лабораторія")).toBe("Лабо-ра-то-рія");
  expect(shown("Town Hall")).toBe("Town Hall");
});
