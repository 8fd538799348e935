/** A symbol is drawn on 24 by 24 in the colour of the text around it. */
export const fill = (d: string): string => `<path d="${d}"/>`;
export const hollow = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const draw = (d: string, width = 2): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
