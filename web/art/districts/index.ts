/** Every district with a drawing of its own, by the id of its card. */
import type { Scene } from "../grammar";
import armory from "./armory";
import barracks from "./barracks";
import basilica from "./basilica";
import bell_tower from "./bell_tower";
import capitol from "./capitol";
import castle from "./castle";
import cathedral from "./cathedral";
import cemetery from "./cemetery";
import church from "./church";
import docks from "./docks";
import dragon_gate from "./dragon_gate";
import factory from "./factory";
import fortress from "./fortress";
import framework from "./framework";
import gold_mine from "./gold_mine";
import great_wall from "./great_wall";
import harbor from "./harbor";
import haunted_quarter from "./haunted_quarter";
import hospital from "./hospital";
import imperial_treasury from "./imperial_treasury";
import ivory_tower from "./ivory_tower";
import keep from "./keep";
import laboratory from "./laboratory";
import library from "./library";
import lighthouse from "./lighthouse";
import manor from "./manor";
import map_room from "./map_room";
import market from "./market";
import monastery from "./monastery";
import monument from "./monument";
import museum from "./museum";
import necropolis from "./necropolis";
import observatory from "./observatory";
import palace from "./palace";
import park from "./park";
import poor_house from "./poor_house";
import prison from "./prison";
import quarry from "./quarry";
import school_of_magic from "./school_of_magic";
import secret_vault from "./secret_vault";
import smithy from "./smithy";
import stables from "./stables";
import statue from "./statue";
import tavern from "./tavern";
import temple from "./temple";
import theater from "./theater";
import thieves_den from "./thieves_den";
import throne_room from "./throne_room";
import town_hall from "./town_hall";
import trading_post from "./trading_post";
import university from "./university";
import watchtower from "./watchtower";
import wishing_well from "./wishing_well";

export const DISTRICTS: Record<string, Scene> = {
  manor,
  castle,
  palace,
  temple,
  church,
  monastery,
  cathedral,
  tavern,
  market,
  trading_post,
  docks,
  harbor,
  town_hall,
  watchtower,
  prison,
  barracks,
  fortress,
  armory,
  basilica,
  capitol,
  dragon_gate,
  factory,
  framework,
  gold_mine,
  great_wall,
  haunted_quarter,
  imperial_treasury,
  ivory_tower,
  keep,
  laboratory,
  library,
  map_room,
  monument,
  museum,
  necropolis,
  observatory,
  park,
  poor_house,
  quarry,
  school_of_magic,
  secret_vault,
  smithy,
  stables,
  statue,
  theater,
  thieves_den,
  wishing_well,
  cemetery,
  hospital,
  university,
  lighthouse,
  bell_tower,
  throne_room,
};
