/**
 * Coats of arms. A code is words joined by hyphens: a division, two tinctures and a charge,
 * such as "bend-azure-or-anchor". Any code gives a shield: what it leaves out is chosen by its letters.
 */
import { CHARGES } from "./charges";
import { chance, svg } from "./grammar/markup";

const TINCTURES: Record<string, string> = {
  or: "#e0ac3a",
  argent: "#f3eee2",
  gules: "#a9322c",
  azure: "#2c5ea6",
  vert: "#2b7a4e",
  purpure: "#6f3f94",
  sable: "#2a2530",
};
const METALS = ["or", "argent"];
const HUES = ["gules", "azure", "vert", "purpure", "sable"];

/** What the second tincture covers, and where the charge stands: "on" it, on the "field", or across "both". */
const DIVISIONS: Record<string, { d: string; charge: "on" | "field" | "both"; y: number; size: number }> = {
  plain: { d: "", charge: "field", y: 33, size: 1.55 },
  pale: { d: "M16 0h28v70H16z", charge: "on", y: 33, size: 1.05 },
  fess: { d: "M0 17h60v30H0z", charge: "on", y: 32, size: 1 },
  bend: { d: "M0-11L60 49v40L0 29z", charge: "on", y: 34, size: 0.95 },
  chevron: { d: "M0 66L30 41 60 66V82L30 57 0 82z", charge: "field", y: 24, size: 1.1 },
  chief: { d: "M0 0h60v17H0z", charge: "field", y: 38, size: 1.2 },
  base: { d: "M0 46q8-5 15 0t15 0 15 0 15 0v24H0z", charge: "field", y: 25, size: 1.2 },
  bordure: { d: "M0 0h60v70H0zM10 10v23q0 17 20 26 20-9 20-26V10z", charge: "field", y: 32, size: 1.15 },
  cross: { d: "M26 0h8v70h-8zM0 28h60v8H0zM30 14a18 18 0 0 1 0 36a18 18 0 0 1 0-36z", charge: "on", y: 32, size: 1.05 },
  party: { d: "M30 0h30v70H30z", charge: "both", y: 33, size: 1.4 },
  slash: { d: "M0 0h60L0 66z", charge: "both", y: 32, size: 1.4 },
  quarter: { d: "M30 0h30v33H30zM0 33h30v37H0z", charge: "both", y: 33, size: 1.4 },
};

const OUTLINE = "M4 4h52v29q0 22-26 33Q4 55 4 33z";

interface Arms {
  division: string;
  field: string;
  other: string;
  charge: string;
}

function read(code: string): Arms {
  const next = chance(code);
  const pick = (words: readonly string[]): string => words[Math.floor(next() * words.length)]!;
  const words = code.split("-");
  const named = words.filter((word) => Object.hasOwn(TINCTURES, word));
  const metalFirst = next() < 0.5;
  const field = named[0] ?? pick(metalFirst ? METALS : HUES);
  const other = named[1] ?? pick(METALS.includes(field) ? HUES : METALS);
  return {
    division: words.find((word) => Object.hasOwn(DIVISIONS, word)) ?? pick(Object.keys(DIVISIONS)),
    field,
    other,
    charge: words.find((word) => Object.hasOwn(CHARGES, word)) ?? pick(Object.keys(CHARGES)),
  };
}

export function shield(code: string): string {
  const arms = read(code);
  const { d, charge, y, size } = DIVISIONS[arms.division]!;
  const field = TINCTURES[arms.field]!;
  const other = TINCTURES[arms.other]!;
  const bearing = (colour: string, more = "") =>
    `<g${more}><path fill="${colour}" fill-rule="evenodd" transform="translate(30 ${y}) scale(${size})" d="${CHARGES[arms.charge]}"/></g>`;
  const borne =
    charge === "on"
      ? bearing(field)
      : bearing(other) + (charge === "both" ? bearing(field, ' clip-path="url(#b)"') : "");
  return svg(
    60,
    70,
    `<clipPath id="a"><path d="${OUTLINE}"/></clipPath><clipPath id="b"><path d="${d || "M0 0"}"/></clipPath>` +
      `<g clip-path="url(#a)"><path fill="${field}" d="M0 0h60v70H0z"/><path fill="${other}" fill-rule="${arms.division === "bordure" ? "evenodd" : "nonzero"}" d="${d}"/>${borne}` +
      '<path fill="#fff" opacity=".13" d="M0 0h30v70H0z"/><path fill="#000" opacity=".1" d="M46 0h14v70H30q16-12 16-36z"/></g>' +
      `<path fill="none" stroke="#2a2018" stroke-width="4.4" d="${OUTLINE}"/><path fill="none" stroke="#e7c56a" stroke-width="2.4" d="${OUTLINE}"/>`,
  );
}

export const SHIELDS: readonly string[] = [
  "bend-azure-or-anchor",
  "chevron-gules-argent-tower",
  "quarter-vert-argent-tree",
  "party-purpure-or-bird",
  "fess-or-gules-crown",
  "plain-sable-or-sun",
  "chief-argent-azure-fish",
  "cross-gules-argent-rose",
  "pale-argent-vert-leaf",
  "base-azure-argent-star",
  "slash-or-purpure-moon",
  "bordure-gules-or-flame",
  "party-azure-argent-key",
  "plain-vert-or-bell",
  "chevron-argent-sable-hammer",
  "bend-purpure-argent-star",
  "fess-vert-or-fish",
  "chief-or-sable-wheel",
  "quarter-sable-or-flame",
  "base-argent-azure-bird",
  "slash-gules-argent-sun",
  "cross-or-vert-leaf",
  "bordure-argent-purpure-rose",
  "pale-sable-or-key",
];
