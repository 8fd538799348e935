// All screens but the first are fetched when they are opened.
export const LATER = {
  table: () => import("./table/TableScreen.svelte"),
  new: () => import("./setup/Setup.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  review: () => import("./review/Review.svelte"),
  games: () => import("./games/Games.svelte"),
  you: () => import("./you/You.svelte"),
  profile: () => import("./you/Profile.svelte"),
  leagues: () => import("./leagues/Leagues.svelte"),
  league: () => import("./leagues/League.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  about: () => import("./About.svelte"),
  admin: () => import("./admin/Admin.svelte"),
  guide: () => import("./guide/Guide.svelte"),
};
