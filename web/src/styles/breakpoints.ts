// Breakpoints: the screens that styles tell apart, each named once. Styles say `@media (--small)`.
export const BREAKPOINTS: Readonly<Record<string, string>> = {
  tablet: "width <= 1100px", // the table's right column is narrower, names on the ribbon go
  small: "(width <= 900px) or (height <= 520px)", // phones, windows beside another, pages zoomed in
  flat: "(height <= 520px) and (width > 560px)", // a phone on its side: what is asked stands beside the table
  tight: "((width <= 900px) and (height <= 720px)) or (height <= 520px)", // not a pixel to waste
  page: "(width > 560px) and (width <= 900px) and (height > 900px)", // a tablet held upright: room above and below
  narrow: "width <= 560px", // forms and rows of buttons stack
  slim: "width <= 430px", // the smallest phones
  low: "height <= 800px", // cards are smaller, so that a table fits
};
