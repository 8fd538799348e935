/** Which cards have a picture of their own; the others have one by colour (`_noble`...) or `_unknown`. */
declare module "virtual:art" {
  export const districts: ReadonlySet<string>;
  export const characters: ReadonlySet<string>;
  export const shields: readonly string[];
  export const symbols: ReadonlySet<string>;
}
