// The messages by their short names; the types themselves are generated from the server.
import type { components } from "./types";

type Schemas = components["schemas"];
export type AnyMessage = Schemas["AnyMessage"];
export type AnyCommand = Schemas["AnyCommand"];
export type TableMessage = Schemas["TableMessage"];
export type ViewData = Schemas["ViewData"];
export type PlayerData = Schemas["PlayerData"];
export type BuiltData = Schemas["BuiltData"];
export type ChairData = Schemas["ChairData"];
export type ConductData = Schemas["ConductData"];
export type EffectData = Schemas["EffectData"];
export type EventData = Schemas["EventData"];
export type QuestionData = Schemas["QuestionData"];
export type ReasonData = Schemas["ReasonData"];
export type MarkData = Schemas["MarkData"];
export type HintMessage = Schemas["HintMessage"];
export type ScoreLineData = Schemas["ScoreLineData"];
export type ScoreData = Schemas["ScoreData"];
export type RefusedMessage = Schemas["Refused"];
export type RemarkData = Schemas["RemarkData"];
export type TableOptions = Schemas["TableOptions"];
export type ListedTable = Schemas["ListedTable"];
export type NewTable = Schemas["NewTable"];
export type NewTry = Schemas["NewTry"];
export type Place = Schemas["Place"];
export type Catalog = Schemas["Catalog"];
export type CharacterFacts = Schemas["CharacterCard"];
export type DistrictFacts = Schemas["DistrictCard"];
export type EditionFacts = Schemas["EditionCard"];
export type PresetFacts = Schemas["PresetCard"];
export type Setup = Schemas["Setup"];
export type CompleteSetup = Schemas["CompleteSetup"];
export type Replay = Schemas["Replay"];
export type StepData = Schemas["StepData"];
export type ReviewAnswer = Schemas["ReviewAnswer"];
export type ReviewData = Schemas["Review"];
export type AccountData = Schemas["Account"];
export type MomentData = Schemas["Moment"];
export type ReviewHead = Schemas["ReviewHead"];
export type MyGame = Schemas["MyGame"];
export type MyGames = Schemas["MyGames"];
export type FigureData = Schemas["Figure"];
export type ResultData = Schemas["Result"];
export type HabitData = Schemas["Habit"];
export type LuckData = Schemas["Luck"];
export type PointData = Schemas["Point"];
export type DraftData = Schemas["Draft"];
export type PushOffer = Schemas["PushOffer"];
export type Announcement = Schemas["Announcement"];
export type Blocked = Schemas["Blocked"];
export type Overview = Schemas["Overview"];
export type AdminDeed =
  | Schemas["Close"]
  | Schemas["Mute"]
  | Schemas["Unmute"]
  | Schemas["Ban"]
  | Schemas["Unban"]
  | Schemas["Unname"]
  | Schemas["Resolve"]
  | Schemas["Announce"]
  | Schemas["Withdraw"]
  | Schemas["Drain"];
export type ReportLine = Schemas["ReportLine"];
export type Guest = Schemas["Guest"];
export type Challenge = Schemas["Challenge"];
export type Welcomed = Schemas["Welcomed"];
export type MyKeys = Schemas["MyKeys"];
export type PasskeyLine = Schemas["PasskeyLine"];
export type LinkToken = Schemas["LinkToken"];
export type Correspondence = Schemas["Correspondence"];
export type Waiting = Schemas["Waiting"];
export type Vacation = Schemas["Vacation"];
export type MyFriends = Schemas["MyFriends"];
export type Person = Schemas["Person"];
export type RatingData = Schemas["RatingData"];
export type Profile = Schemas["Profile"];
export type LikingData = Schemas["LikingData"];
export type LeagueLine = Schemas["LeagueLine"];
export type LeagueData = Schemas["LeagueData"];
export type LeagueOffer = Schemas["LeagueOffer"];
export type StandingData = Schemas["StandingData"];

/** A command without its number, which the connection gives it. */
export type Command = AnyCommand extends infer C ? (C extends { id: number } ? Omit<C, "id"> : never) : never;
