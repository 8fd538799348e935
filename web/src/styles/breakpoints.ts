// Breakpoints: the screens that styles tell apart, each named once. Styles say `@media (--small)`.
export const BREAKPOINTS: Readonly<Record<string, string>> = {
  tablet: "width <= 1100px", // the table's right column is narrower, names on the ribbon go
  small: "width <= 900px", // one column: phones, and windows beside another
  narrow: "width <= 560px", // forms and rows of buttons stack
  slim: "width <= 430px", // the smallest phones
  low: "height <= 800px", // cards are smaller, so that a table fits
};
