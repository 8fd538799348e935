// Words: says what the server tells by ids and codes, in the language of the reader.
export { type Arguments, has, LANGUAGES, load, loadRules, Name, phrase } from "./bundle";
export { botName, cardName, cardText, chairNames, colourName, listed, playerName } from "./names";
export * from "./sentences";
export { headOf, type Line, lineOf, lineParts, sayLine, seatsOf, SUMS, tellStory } from "./story";
export * from "./review";
export { NOBODY, type Part, type Reader, SPECTATOR } from "./reader";
