// The messages by their short names; the types themselves are generated from the server.
import type { components } from "./types";

type Schemas = components["schemas"];
export type AnyTale = Schemas["AnyTale"];
export type AnyWish = Schemas["AnyWish"];
export type TableTale = Schemas["TableTale"];
export type ViewTale = Schemas["ViewTale"];
export type PlayerTale = Schemas["PlayerTale"];
export type BuiltTale = Schemas["BuiltTale"];
export type ChairTale = Schemas["ChairTale"];
export type EventTale = Schemas["EventTale"];
export type ReasonTale = Schemas["ReasonTale"];
export type MarkTale = Schemas["MarkTale"];
export type ScoreTale = Schemas["ScoreTale"];
export type RefusedTale = Schemas["Refused"];
export type LineSaid = Schemas["LineSaid"];
export type TableWishes = Schemas["TableWishes"];
export type TableLine = Schemas["TableLine"];
export type NewTable = Schemas["NewTable"];
export type Place = Schemas["Place"];
export type Catalog = Schemas["Catalog"];
export type CharacterFacts = Schemas["CharacterCard"];
export type DistrictFacts = Schemas["DistrictCard"];
export type EditionFacts = Schemas["EditionCard"];
export type PresetFacts = Schemas["PresetCard"];
export type Setup = Schemas["Setup"];
export type SetupTold = Schemas["SetupTold"];
export type Replay = Schemas["Replay"];
export type ReplayStep = Schemas["StepTale"];
export type Guest = Schemas["Guest"];

/** A wish without its number, which the line gives it. */
export type Wish = AnyWish extends infer W ? (W extends { id: number } ? Omit<W, "id"> : never) : never;
